// Over the board nobody is told which moves are legal, not even that it is their turn (FIDE 13.6): any piece may be sent anywhere.
import type { LegalMove } from "../board/choice.ts";
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
    const last = piece.colour === "white" ? "8" : "1";
    for (const to of SQUARES) {
      if (to === from) continue;
      if (piece.kind === "pawn" && to.endsWith(last))
        moves.push(...["Q", "R", "B", "N"].map((letter) => free(from, to, letter)));
      else moves.push(free(from, to));
    }
  }
  return moves;
}

function free(from: Square, to: Square, promotion?: string): LegalMove {
  const move = `${from}-${to}${promotion ?? ""}`;
  return { move, notation: move, squares: [from, to], promotion, captured: [], castling: undefined };
}
