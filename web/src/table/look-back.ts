// Looking back at earlier positions while the game goes on.
import type { App } from "../app/app.ts";
import type { Position } from "../board/position.ts";
import { get } from "../net/http.ts";
import { allPositions } from "../review/state.ts";
import { stepOf } from "../review/steps.ts";
import type { Review } from "../wire/received.ts";
import { change } from "./hear.ts";
import { spokenMove } from "./notation.ts";
import { isPlayer, type Open, type TablePage } from "./state.ts";

/** The game up to a message of the server, and the position of it that is shown. */
export interface Back {
  /** The message, after which there may be more moves. */
  seq: number;
  review: Review;
  positions: Position[];
  ply: number;
}

/** How many moves have been made in what is shown. */
export const shownPly = (page: TablePage, open: Open): number => page.back?.ply ?? open.lines.length;

/** Over the board a player has the scoresheet and the position, and no second board to look at (FIDE 12.3a). */
export const mayLookBack = (open: Open): boolean =>
  open.told &&
  (open.info.regulations.conduct === "assisted" || !isPlayer(open) || Boolean(open.view.outcome));

export async function lookBack(app: App, wanted: number): Promise<void> {
  const { table: page } = app.state;
  if (!page?.open || !mayLookBack(page.open)) return;
  const last = page.open.lines.length;
  const ply = Math.max(0, Math.min(last, wanted));
  if (ply === last) {
    change(app, { back: undefined });
    return;
  }
  const { seq } = page.open;
  const known = page.back?.seq === seq ? page.back : await fetched(page.id, seq);
  // Meanwhile the game may have gone on: then it is what counts.
  if (!known || app.state.table?.open?.seq !== seq) return;
  change(app, { back: { ...known, ply } });
  const line = known.review.lines[ply - 1];
  app.say(
    line
      ? `${app.t(`word-${line.by}`)}: ${spokenMove(app, page.open, line.notation)}`
      : app.t("review-start"),
  );
}

async function fetched(id: string, seq: number): Promise<Omit<Back, "ply"> | undefined> {
  const review = await get<Review>(`/tables/${id}/review`).catch(() => undefined);
  return review && { seq, review, positions: allPositions(review) };
}

/** The arrow keys go through the game, outside the board and the fields. */
export function steppedBack(app: App, event: KeyboardEvent): void {
  const { table: page } = app.state;
  if (!page?.open || !mayLookBack(page.open)) return;
  const ply = stepOf(event, shownPly(page, page.open));
  if (ply !== undefined) void lookBack(app, ply);
}
