// What stands on the board, and how it looks while a move is under way.
import type { Side, Square } from "./squares.ts";
import type { LegalMove } from "./choice.ts";

export const KINDS = ["pawn", "knight", "bishop", "rook", "queen", "king", "man"] as const;
export type Kind = (typeof KINDS)[number];

export interface Piece {
  colour: Side;
  kind: Kind;
}

export type Position = ReadonlyMap<Square, Piece>;

/** The piece has gone along the path; what it jumped is still there (ČUD 4.14: it stays until the end). */
export function along(position: Position, path: readonly Square[]): Position {
  const [from, to] = [path[0], path.at(-1)];
  const piece = from === undefined ? undefined : position.get(from);
  if (from === undefined || to === undefined || !piece || from === to) return position;
  const moved = new Map(position);
  moved.delete(from);
  return moved.set(to, piece);
}

/** How the board will look if the server takes the move: to show what is being sent, never as played. */
export function intended(position: Position, move: LegalMove): Position {
  const [from] = move.squares;
  const piece = from === undefined ? undefined : position.get(from);
  if (from === undefined || !piece) return position;
  const after = new Map(position);
  if (move.castling) {
    const rook = position.get(move.squares[1] ?? "");
    after.delete(from);
    after.delete(move.squares[1] ?? "");
    if (rook) after.set(move.castling.rook, rook);
    return after.set(move.castling.king, piece);
  }
  return along(position, move.squares);
}
