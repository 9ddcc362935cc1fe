// Over the board nobody is told which moves are legal, not even that it is their turn (FIDE 13.6): any piece may be sent anywhere.
import type { LegalMove } from "../board/choice.ts";
import type { Piece } from "../board/position.ts";
import { rows, type Square } from "../board/squares.ts";
import { isOver, type Open, ownSides } from "./state.ts";

export const playsFreely = (open: Open): boolean =>
  open.info.regulations.conduct === "over-the-board" &&
  !isOver(open) &&
  ownSides(open).length > 0 &&
  open.legal.length === 0;

const SQUARES = rows("white").flat();

export function freeMoves(open: Open): LegalMove[] {
  const own = ownSides(open);
  const moves: LegalMove[] = [];
  for (const [from, piece] of open.position) {
    if (!own.includes(piece.colour)) continue;
    for (const to of SQUARES) {
      if (to === from) continue;
      if (isPromoted(piece, to)) moves.push(...promotions(from, to));
      else moves.push(free(from, to));
    }
  }
  return moves;
}

/** Whether the piece becomes another one there. */
export const isPromoted = ({ kind, colour }: Piece, to: Square): boolean =>
  kind === "pawn" && to.endsWith(colour === "white" ? "8" : "1");

export const promotions = (from: Square, to: Square): LegalMove[] =>
  ["Q", "R", "B", "N"].map((letter) => free(from, to, letter));

function free(from: Square, to: Square, promotion?: string): LegalMove {
  const move = `${from}-${to}${promotion ?? ""}`;
  return { move, notation: move, squares: [from, to], promotion, captured: [], castling: undefined };
}
