// What a pawn may become that is sent to the last rank before anybody has said whether it may go there.
import type { LegalMove } from "../board/choice.ts";
import type { Piece } from "../board/position.ts";
import type { Square } from "../board/squares.ts";

/** Whether the piece becomes another one there. */
export const isPromoted = ({ kind, colour }: Piece, to: Square): boolean =>
  kind === "pawn" && to.endsWith(colour === "white" ? "8" : "1");

export const promotions = (from: Square, to: Square): LegalMove[] =>
  ["Q", "R", "B", "N"].map((letter) => free(from, to, letter));

function free(from: Square, to: Square, promotion?: string): LegalMove {
  const move = `${from}-${to}${promotion ?? ""}`;
  return { move, notation: move, squares: [from, to], promotion, captured: [], castling: undefined };
}
