// What the browser's tab says: whose game it is, and that it is the reader's move.
import { isArbiter } from "../arbiter/state.ts";
import { countNeeds } from "../group/calls.ts";
import { nameOf } from "../ui/parts.ts";
import type { TableInfo } from "../wire/received.ts";
import { awaitsPlayer, isOver } from "../table/state.ts";
import type { App } from "./app.ts";

/** An arbiter of many tables sees first how many of them wait. */
export function titleOf(app: App): string {
  const waiting = countNeeds(app);
  return `${waiting > 0 ? `(${waiting}) ` : ""}${[...parts(app), "Partie"].join(" · ")}`;
}

function parts(app: App): string[] {
  const { route, table, review, group } = app.state;
  if (route.page === "account") return [app.t("account")];
  if (route.page === "new-group") return [app.t("group-new")];
  if (route.page === "group") return group?.info ? [group.info.title] : [];
  if (route.page === "review")
    return review?.review ? [app.t("review"), players(app, review.review.info)] : [];
  if (route.page !== "table" || !table?.open) return [];
  const { info, view } = table.open;
  const yourMove =
    view.choices && !isOver(table.open) && !awaitsPlayer(table.open) ? [app.t("your-move")] : [];
  // An arbiter with many tabs sees at which table somebody waits.
  const waits = isArbiter(table.open) && view.waiting ? [`(!) ${app.t("somebody-waits")}`] : yourMove;
  return [...(view.outcome ? [app.t("result")] : waits), players(app, info)];
}

const players = (app: App, { seats }: TableInfo): string =>
  `${nameOf(app, seats.white)} – ${nameOf(app, seats.black)}`;
