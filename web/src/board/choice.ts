// Choosing a legal move square by square: which squares come next, and when the choice is complete.
// The legal moves come from the server; nothing here knows the rules.
import type { Square } from "./squares.ts";

/** A legal move: its squares (for castling, the king's and the rook's), what it captures, what a pawn becomes. */
export interface LegalMove {
  /** As the table writes it: `e2-e4`, `e7-e8Q`, `c3-e5-g7`. */
  move: string;
  squares: Square[];
  promotion: string | undefined;
  /** In the notation of the game, with English letters. */
  notation: string;
  /** Draughts: the square jumped by each hop, in order. */
  captured: Square[];
  /** Castling in chess: where the king and the rook come to stand. */
  castling: { king: Square; rook: Square } | undefined;
}

/** What has been chosen so far leads to this. */
export type Chosen =
  | { step: "on"; path: Square[]; jumped: Square[] }
  | { step: "promote"; moves: LegalMove[] }
  | { step: "done"; move: LegalMove };

/** Which squares may follow the path, by the square from which the piece goes on. */
export function nextSquares(moves: readonly LegalMove[], path: readonly Square[]): Map<Square, Square[]> {
  const next = new Map<Square, Set<Square>>();
  const from = path.at(-1);
  for (const move of moves) {
    if (!startsWith(move, path)) continue;
    const origin = from ?? move.squares[0];
    const targets = path.length > 0 ? [move.squares[path.length]] : firstTargets(move, moves);
    for (const target of targets) {
      if (origin === undefined || target === undefined) continue;
      next.set(origin, (next.get(origin) ?? new Set()).add(target));
    }
  }
  return new Map([...next].map(([origin, targets]) => [origin, [...targets]]));
}

/** Takes one more square into the choice; undefined if no legal move goes there. */
export function choose(moves: readonly LegalMove[], path: readonly Square[], to: Square): Chosen | undefined {
  const longer = [...path, to];
  const fitting = moves.filter((move) => startsWith(move, longer) || castlesTo(move, longer, moves));
  const complete = fitting.filter((move) => move.squares.length <= longer.length);
  const [only] = complete;
  if (only && complete.length === 1) return { step: "done", move: only };
  if (only && complete.every((move) => move.promotion)) return { step: "promote", moves: complete };
  const [first] = fitting;
  return first && { step: "on", path: longer, jumped: first.captured.slice(0, longer.length - 1) };
}

const startsWith = (move: LegalMove, path: readonly Square[]): boolean =>
  path.every((square, index) => move.squares[index] === square);

/** Castling may also be shown by the king's own square, unless the king could simply go there. */
function firstTargets(move: LegalMove, moves: readonly LegalMove[]): (Square | undefined)[] {
  const king = move.castling?.king;
  const targets = [move.squares[1]];
  if (king !== undefined && castlesTo(move, [move.squares[0] ?? "", king], moves)) targets.push(king);
  return targets;
}

function castlesTo(move: LegalMove, path: readonly Square[], moves: readonly LegalMove[]): boolean {
  const [from, to] = path;
  if (path.length !== 2 || move.squares[0] !== from || move.castling?.king !== to || from === to)
    return false;
  return !moves.some((rival) => rival !== move && rival.squares[0] === from && rival.squares[1] === to);
}
