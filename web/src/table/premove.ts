// A move made in advance, and what its pawn becomes: chosen with it, so that no time is lost when it is played.
import type { App } from "../app/app.ts";
import type { LegalMove } from "../board/choice.ts";
import type { Piece } from "../board/position.ts";
import type { Square } from "../board/squares.ts";
import { isPromoted, promotions } from "./promotions.ts";
import { change } from "./hear.ts";
import { PROMOTED } from "./promotion.ts";
import type { Open, TablePage } from "./state.ts";

/** The board has taken a move in advance, or has dropped or played it. */
export function premoved(app: App, squares: [Square, Square] | undefined): void {
  const [from, to] = squares ?? [];
  const premove = from && to ? { from, to, promotion: undefined } : undefined;
  change(app, { premove });
  if (premove) app.say(app.t("premove-ready"));
}

/** What the pawn that was sent in advance may become, until it is chosen. */
export function openPromotions({ premove }: TablePage, open: Open): LegalMove[] | undefined {
  const piece = premove && open.position.get(premove.from);
  if (!premove || premove.promotion || !piece || !isPromoted(piece, premove.to)) return undefined;
  return promotions(premove.from, premove.to);
}

export function promise(app: App, { promotion }: LegalMove): void {
  const premove = app.state.table?.premove;
  if (premove) change(app, { premove: { ...premove, promotion } });
}

/** Of several promotions, the one that was chosen in advance. */
export const promised = ({ premove }: TablePage, moves: readonly LegalMove[]): LegalMove | undefined =>
  moves.find(
    ({ squares: [from, to], promotion }) =>
      premove?.from === from && premove?.to === to && premove?.promotion === promotion,
  );

/** The piece that the pawn becomes, to be shown where it will stand. */
export function promisedPiece({ premove }: TablePage, open: Open): [Square, Piece] | undefined {
  const kind = PROMOTED[premove?.promotion ?? ""];
  const pawn = premove && open.position.get(premove.from);
  return premove && kind && pawn && [premove.to, { colour: pawn.colour, kind }];
}
