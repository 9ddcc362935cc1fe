// Who waits for a game, which tables can be watched, and the person's own games.
import { h, thunk, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { readBoard } from "../board/fen.ts";
import type { Side } from "../board/squares.ts";
import { boardSvg, svgAddress } from "../board/svg.ts";
import { gameName } from "../table/info-view.ts";
import { timeName } from "../clock/time-name.ts";
import { score } from "../table/outcome.ts";
import { button, nameOf } from "../ui/parts.ts";
import { isSame } from "../account/same-person.ts";
import type { Seek, TableSummary } from "../wire/received.ts";
import { take, withdraw } from "./commands.ts";
import { type HomePage, isClosed, isOnlyOffered } from "./state.ts";

export function listsView(app: App, { lobby, mine, seek }: HomePage): VNode {
  const seeks = (lobby?.seeks ?? []).filter(({ id }) => id !== seek);
  const unlisted = lobby ? lobby.seek_count - lobby.seeks.length : 0;
  const others = (lobby?.watch ?? []).filter(({ table }) => !mine?.some((own) => own.table === table));
  return h("div.stack", [
    tables(app, "my-games", mine?.filter((table) => isClosed(table) && !isOnlyOffered(table)) ?? []),
    section(
      app,
      "open-seeks",
      [
        ...seeks.map((one) => seekItem(app, one)),
        ...(unlisted > 0
          ? [h("li.small.soft", { key: "more" }, app.t("more-seeks", { count: unlisted }))]
          : []),
      ],
      app.t(seek ? "no-other-seeks" : "no-seeks"),
    ),
    section(
      app,
      "watch",
      others.slice(0, 12).map((table) => tableItem(app, table)),
      app.t("nothing-to-watch"),
    ),
  ]);
}

/** The person's games that go on: above everything else, for somebody may be waiting there. */
export const underWayView = (app: App, { mine }: HomePage): VNode | undefined =>
  tables(app, "under-way", mine?.filter(isUnderWay) ?? []);

const isUnderWay = (table: TableSummary): boolean => !isClosed(table) && !isOnlyOffered(table);

function tables(app: App, key: "my-games" | "under-way", list: TableSummary[]): VNode | undefined {
  if (list.length === 0) return undefined;
  return section(
    app,
    key,
    list.slice(0, 8).map((table) => tableItem(app, table)),
    "",
  );
}

function section(
  app: App,
  key: "my-games" | "under-way" | "open-seeks" | "watch",
  items: VNode[],
  empty: string,
): VNode {
  return h("section.card", { key, attrs: { "aria-labelledby": key } }, [
    h("h2", { attrs: { id: key } }, app.t(key)),
    items.length > 0 ? h("ul.list", items) : h("p.soft.small", empty),
  ]);
}

function seekItem(app: App, { id, by, game, time_text, colour, special }: Seek): VNode {
  const own = app.state.me !== undefined && isSame(app.state.me, by);
  const facts = [gameName(app, game), timeName(app, time_text), app.t(`seeks-${colour}`)];
  return h("li.item", { key: id }, [
    h("div.what", [
      h("strong", nameOf(app, by)),
      h("span.small.soft", [...facts, ...(special ? [app.t("seeks-special")] : [])].join(" · ")),
    ]),
    own
      ? button(app.t("withdraw"), () => void withdraw(app, id))
      : button(app.t("take"), () => void take(app, id), "main"),
  ]);
}

function tableItem(app: App, table: TableSummary): VNode {
  const { seats, outcome } = table;
  const names = `${nameOf(app, seats.white)} – ${nameOf(app, seats.black)}`;
  return h("li.item", { key: table.table }, [
    h("a.table-link", { attrs: { href: outcome ? `/r/${table.table}` : `/t/${table.table}` } }, [
      thumbnail(table),
      h("span.what", [
        h("strong", names),
        h(
          "span.small.soft",
          [gameName(app, table.game), timeName(app, table.time_text), standing(app, table)].join(" · "),
        ),
      ]),
    ]),
  ]);
}

function standing(app: App, { outcome, abandoned, damaged, plies }: TableSummary): string {
  if (damaged) return app.t("record-damaged");
  if (outcome) return score(outcome);
  return abandoned ? app.t("no-result") : app.t("moves-made", { count: Math.ceil(plies / 2) });
}

/** Drawn anew only when the board has changed. */
function thumbnail({ table, board, game, yours }: TableSummary): VNode {
  const seenBy: Side = yours.includes("black") && !yours.includes("white") ? "black" : "white";
  return thunk("img.thumbnail", table, smallBoard, [board, seenBy, game === "czech-draughts"]);
}

function smallBoard(board: string, seenBy: Side, draughts: boolean): VNode {
  const svg = boardSvg({ position: readBoard(board), seenBy, draughts, label: "" });
  return h("img.thumbnail", { attrs: { src: svgAddress(svg), alt: "", width: 64, height: 64 } });
}
