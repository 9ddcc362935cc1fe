// The review page: any finished game, move by move.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { boardElement } from "../board/element.ts";
import { coordinates, grid } from "../board/grid.ts";
import { type BoardLook, still } from "../board/pointer-board.ts";
import type { Side } from "../board/squares.ts";
import { clockText } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { infoView } from "../table/info-view.ts";
import { materialView } from "../table/material-view.ts";
import { inNumbers, writtenMove } from "../table/notation.ts";
import { damaged } from "../table/notices.ts";
import { reason, score, verdict } from "../table/outcome.ts";
import { scoresheet } from "../table/scoresheet.ts";
import { isDraughts } from "../table/state.ts";
import { button, nameOf, nothingHere } from "../ui/parts.ts";
import type { Review } from "../wire/received.ts";
import { timeChart } from "./chart.ts";
import { change, show } from "./commands.ts";
import { keep } from "./keep-view.ts";
import { type Found, lastSquares, type ReviewPage, timeAtStart, unnoticed } from "./state.ts";
import { steps } from "./steps.ts";

export function reviewView(app: App): VNode {
  const page = app.state.review;
  if (page?.missing) return nothingHere(app, app.t("no-review"), app.t("no-review-why"));
  if (!page?.review) return h("div.card.row", [h("span.spinner"), app.t("opening")]);
  return reviewed(app, page, page.review);
}

function reviewed(app: App, page: ReviewPage, review: Review): VNode {
  const below: Side = page.flipped ? "black" : "white";
  const above: Side = page.flipped ? "white" : "black";
  const go = (ply: number): void => show(app, ply);
  return h("div.table-page.reviewed", { key: `review-${page.id}` }, [
    h("h1.unseen", app.t("review")),
    h("section.board-side", { attrs: { "aria-label": app.t("board-label") } }, [
      player(app, page, review, above),
      board(app, page, review),
      player(app, page, review, below),
      steps(app, page.ply, review.lines.length, go),
    ]),
    h("div.panel", [
      damaged(app, review.info),
      outcome(app, review),
      scoresheet(app, { info: review.info, lines: review.lines, shown: page.ply, show: go }),
      breaches(app, review, go),
      timeChart(app, review.lines, page.ply, go),
      keep(app, page, review),
      infoView(app, review),
    ]),
  ]);
}

function player(app: App, page: ReviewPage, review: Review, side: Side): VNode {
  const line = review.lines[page.ply - 1];
  // At the end the clocks stand as at the table: somebody may have thought on after the last move, and resigned.
  const atEnd = review.outcome && page.ply === review.lines.length;
  const left = atEnd ? review.left[side] : line ? line.left[side] : timeAtStart(review.lines);
  const spent = line?.by === side ? line.spent : null;
  return h(`div.player.${side}`, { key: side }, [
    h("div.who", [
      h("div.called", [
        h("span.name", nameOf(app, review.info.seats[side])),
        h("span.side.soft", app.t(side === "white" ? "plays-white" : "plays-black")),
        spent === null || spent === undefined
          ? undefined
          : h("span.spent.small.soft", app.t("spent", { seconds: spent / 1000 })),
      ]),
      materialView(app, page.positions[page.ply] ?? new Map(), side, isDraughts(review)),
    ]),
    left === null || left === undefined ? undefined : h("div.clock", [h("span.time", clockText(left))]),
  ]);
}

let known: { key: unknown[]; look: BoardLook } | undefined;

function look(page: ReviewPage, review: Review): BoardLook {
  const key = [review, page.ply, page.flipped];
  if (known && key.every((part, index) => part === known?.key[index])) return known.look;
  const line = review.lines[page.ply - 1];
  const below = page.flipped ? "black" : "white";
  const draughts = review.info.regulations.game === "czech-draughts";
  const made: BoardLook = {
    ...still(page.positions[page.ply] ?? new Map(), below, draughts),
    lastMove: lastSquares(line, page.positions[page.ply] ?? new Map()),
    check: line?.check ?? undefined,
  };
  known = { key, look: made };
  return made;
}

const nothing = (): void => undefined;

function board(app: App, page: ReviewPage, review: Review): VNode {
  const shown = look(page, review);
  const gridLook = {
    ...shown,
    cursor: page.cursor,
    chosen: undefined,
    jumped: [],
    numbers: inNumbers(app, review),
  };
  return h("div.board", [
    coordinates(gridLook),
    boardElement(shown, { moved: nothing, tried: nothing, chose: nothing, premoved: nothing }),
    grid(
      gridLook,
      {
        cursor: (cursor) => cursor !== app.state.review?.cursor && change(app, { cursor }),
        press: nothing,
        cancel: nothing,
        typed: nothing,
      },
      app.speech,
    ),
    h("p.unseen", { attrs: { id: "board-help" } }, app.t("review-help")),
  ]);
}

/** What was against the Laws and nobody noticed, each with a way to its move. */
function breaches(app: App, review: Review, go: (ply: number) => void): VNode | undefined {
  const found = unnoticed(review.lines);
  if (found.length === 0) return undefined;
  const item = ({ ply, line, breach }: Found): VNode =>
    h("li", [
      button(writtenMove(app, review, line.notation), () => go(ply), "quiet"),
      ` ${app.t(`word-${breach.by}`)}: ${app.phrase(breach.phrase)} `,
      h("span.article", breach.article),
    ]);
  return h("section.breaches", { attrs: { "aria-labelledby": "unnoticed" } }, [
    h("h2", { attrs: { id: "unnoticed" } }, app.t("unnoticed")),
    h("ul", found.map(item)),
  ]);
}

function outcome(app: App, { outcome: ended }: Review): VNode | undefined {
  if (!ended) return undefined;
  return h("section.result", { attrs: { "aria-label": app.t("result") } }, [
    h("p.score", score(ended)),
    h("p.verdict", verdict(app, ended)),
    h("p.soft", [sentence(reason(app, ended)), " ", h("span.article", ended.article)]),
  ]);
}
