// A live board with its players, clocks and result.
import { h, thunk, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { readBoard } from "../board/fen.ts";
import { other, type Side } from "../board/squares.ts";
import { boardSvg, svgAddress } from "../board/svg.ts";
import { score } from "../table/outcome.ts";
import type { GroupRow } from "../wire/received.ts";
import { namesOf, playerOf } from "./names.ts";

export function tileView(app: App, row: GroupRow, below: Side, calls: boolean): VNode {
  const { language } = app.state.settings;
  return thunk("li.tile", row.table, drawn, [app, row, below, calls, language]);
}

function drawn(app: App, row: GroupRow, below: Side, calls: boolean): VNode {
  const label = namesOf(app, row);
  const board = thunk("img.tile-board", "board", boardImage, [
    row.glance.board,
    below,
    row.game === "czech-draughts",
  ]);
  return h("li.tile", { class: { calls }, attrs: { "data-table": row.table } }, [
    h("a.tile-link", { attrs: { href: row.outcome ? `/r/${row.table}` : `/t/${row.table}` } }, [
      h("span.tile-head", [
        h("span.number", [h("span.unseen", app.t("group-table")), " ", String(row.number)]),
        row.outcome ? h("strong.score", score(row.outcome)) : undefined,
        calls
          ? h("span.state", [h("span.sign", { attrs: { "aria-hidden": "true" } }, "▸ "), app.t("your-move")])
          : undefined,
        h("span.unseen", label),
      ]),
      playerLine(app, row, other(below)),
      board,
      playerLine(app, row, below),
    ]),
  ]);
}

function playerLine(app: App, row: GroupRow, side: Side): VNode {
  const { clocks } = row.glance;
  const running = clocks?.running === side;
  const fallen = clocks?.fallen?.includes(side) ?? false;
  return h(`span.row-player.${side}`, { key: side }, [
    h("span.pin", { attrs: { role: "img", "aria-label": app.t(`word-${side}`) } }),
    h("span.name", playerOf(app, row, side)),
    clocks && clocks[side] !== null && clocks[side] !== undefined
      ? h("span.row-clock", { class: { running, fallen } }, [
          h("span.sign", { attrs: { "aria-hidden": "true" } }, fallen ? "⚑" : running ? "▸" : ""),
          h("span.time", { attrs: { "data-ticks": side, "data-of": row.table } }),
        ])
      : undefined,
  ]);
}

/** Its own picture, made again only when a piece has moved. */
function boardImage(board: string, seenBy: Side, draughts: boolean): VNode {
  const svg = boardSvg({ position: readBoard(board), seenBy, draughts, label: "" });
  return h("img.tile-board", { attrs: { src: svgAddress(svg), alt: "", width: 360, height: 360 } });
}
