// Who has more on the board, and of what: as the pieces that a player has taken would lie beside it.
import { KINDS, type Kind, type Position } from "./position.ts";
import { other, type Side } from "./squares.ts";

/** What players commonly reckon the pieces at. Draughts has only one measure: how many. */
const WORTH: Record<Kind, number> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0, man: 1 };
const DEAREST = [...KINDS].sort((one, two) => WORTH[two] - WORTH[one]);

export interface Surplus {
  /** What the side has more of than the opponent, the dearest first. */
  kinds: Kind[];
  /** By how much it is ahead on the whole; nothing if it is not. */
  ahead: number;
}

export function surplus(position: Position, side: Side, draughts: boolean): Surplus {
  const own = counts(position, side, draughts);
  const theirs = counts(position, other(side), draughts);
  const more = (kind: Kind): number => (own.get(kind) ?? 0) - (theirs.get(kind) ?? 0);
  const ahead = KINDS.reduce((sum, kind) => sum + more(kind) * WORTH[kind], 0);
  return {
    kinds: DEAREST.flatMap((kind) => Array<Kind>(Math.max(0, more(kind))).fill(kind)),
    ahead: Math.max(0, ahead),
  };
}

/** In draughts a king counts as the man that it was: what is taken is a piece either way. */
function counts(position: Position, side: Side, draughts: boolean): Map<Kind, number> {
  const counted = new Map<Kind, number>();
  for (const { colour, kind } of position.values()) {
    const counts = draughts ? "man" : kind;
    if (colour === side) counted.set(counts, (counted.get(counts) ?? 0) + 1);
  }
  return counted;
}

const CHESS: readonly (readonly [Kind, number])[] = [
  ["queen", 1],
  ["rook", 2],
  ["bishop", 2],
  ["knight", 2],
  ["pawn", 8],
];

/** The pieces of a side that were taken. A pawn that has become something else was not: one more of that stands for it. */
export function missing(position: Position, side: Side, draughts: boolean): Kind[] {
  const standing = [...position.values()].filter(({ colour }) => colour === side);
  if (draughts) return Array<Kind>(Math.max(0, 12 - standing.length)).fill("man");
  const lacking = CHESS.map(
    ([kind, count]) => [kind, count - standing.filter((piece) => piece.kind === kind).length] as const,
  );
  const promoted = lacking.reduce((sum, [, count]) => sum + Math.max(0, -count), 0);
  return lacking.flatMap(([kind, count]) =>
    Array<Kind>(Math.max(0, kind === "pawn" ? count - promoted : count)).fill(kind),
  );
}
