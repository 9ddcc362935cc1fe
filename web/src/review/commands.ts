// What happens on the review page.
import type { App } from "../app/app.ts";
import { get } from "../net/http.ts";
import { spokenMove } from "../table/notation.ts";
import type { Review } from "../wire/received.ts";
import { stepOf } from "./steps.ts";
import { allPositions, newReviewPage, type ReviewPage } from "./state.ts";

export function enterReview(app: App, id: string, ply: number | undefined): void {
  app.update({ review: newReviewPage(id) });
  get<Review>(`/tables/${id}/review`).then(
    (review) => {
      if (app.state.review?.id !== id) return;
      const flipped = review.info.yours.includes("black") && !review.info.yours.includes("white");
      change(app, {
        review,
        positions: allPositions(review),
        flipped,
        ply: within(review, ply ?? review.lines.length),
      });
    },
    () => change(app, { missing: true }),
  );
}

export function change(app: App, changed: Partial<ReviewPage>): void {
  const { review } = app.state;
  if (review) app.update({ review: { ...review, ...changed } });
}

const within = (review: Review, ply: number): number => Math.max(0, Math.min(review.lines.length, ply));

/** Shows the position after so many moves, and says the last of them. The address leads here. */
export function show(app: App, wanted: number): void {
  const page = app.state.review;
  if (!page?.review) return;
  const ply = within(page.review, wanted);
  change(app, { ply, copied: false });
  history.replaceState(null, "", `/r/${page.id}#${ply}`);
  const line = page.review.lines[ply - 1];
  app.say(
    line
      ? `${app.t(`word-${line.by}`)}: ${spokenMove(app, page.review, line.notation)}`
      : app.t("review-start"),
  );
}

export function pressed(app: App, event: KeyboardEvent): void {
  const page = app.state.review;
  const ply = page && stepOf(event, page.ply);
  if (ply !== undefined) show(app, ply);
}
