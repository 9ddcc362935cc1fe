// What stands above and beside a table of a group: the way back to its list, and to the next table.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Open } from "../table/state.ts";
import { button, check } from "../ui/parts.ts";
import type { InGroup } from "../wire/received.ts";
import { countNeeds } from "./calls.ts";
import { nextNeed } from "./commands.ts";
import { awaiting, boardsLeft, neighbour, nextBoard, scoreSoFar } from "./exhibition.ts";
import { changeGroup } from "./hear.ts";
import { listView } from "./list-view.ts";
import { namesOf } from "./names.ts";
import { needsArbiter } from "./order.ts";
import { type GroupPage, isExhibitor, seesList } from "./state.ts";
import { isWide } from "./wide.ts";

/** On wide screens the list stays beside the table. */
export function listBeside(app: App, { info }: Open): VNode | undefined {
  const { group } = app.state;
  if (!group?.info || group.id !== info.group?.group || !seesList(group) || isExhibitor(group) || !isWide())
    return undefined;
  return h("aside.group-side", { key: "beside", attrs: { "aria-label": group.info.title } }, [
    h("h2", [h("a", { attrs: { href: `/g/${group.id}` } }, group.info.title)]),
    listView(app, group),
  ]);
}

export function stripView(app: App, { info }: Open): VNode | undefined {
  const place = info.group;
  if (!place) return undefined;
  const group = app.state.group?.id === place.group ? app.state.group : undefined;
  return h("nav.group-strip", { key: "strip", attrs: { "aria-label": app.t("group-strip") } }, [
    back(app, place, group),
    group && isExhibitor(group) ? exhibition(app, group) : undefined,
    group && seesList(group) && !isExhibitor(group) ? nextButton(app, group) : undefined,
  ]);
}

function back(app: App, { group, title, round, number }: InGroup, known: GroupPage | undefined): VNode {
  const row = known?.rows.find(({ table }) => table === app.state.table?.id);
  const table = app.t("group-table-number", { number });
  const rest = [title, app.t("group-round", { round }), ...(row ? [namesOf(app, row)] : [])];
  return h("a.button.quiet.back", { attrs: { href: `/g/${group}` } }, [
    h("span", { attrs: { "aria-hidden": "true" } }, "‹"),
    h("span.unseen", app.t("group-back")),
    h("span.where", [h("strong", table), h("span.small", row ? rest.slice(2).join() : rest.join(" · "))]),
  ]);
}

function nextButton(app: App, group: GroupPage): VNode | undefined {
  const others = group.rows.filter((row) => needsArbiter(row) && row.table !== app.state.table?.id);
  if (others.length === 0)
    return h(
      "span.small.soft",
      { key: "none" },
      app.t(countNeeds(app) > 0 ? "group-only-this" : "group-nobody-waits"),
    );
  return button(app.t("group-next-need", { count: others.length }), () => goNext(app), "main next", {
    title: "N",
  });
}

function exhibition(app: App, group: GroupPage): VNode {
  const [own, others] = scoreSoFar(group);
  const table = app.state.table?.id;
  const go = (to: string | undefined): void => {
    if (to) app.go(`/t/${to}`);
  };
  const waiting = awaiting(group).filter((row) => row.table !== table).length;
  return h("div.row.exhibition", { key: "exhibition" }, [
    button("←", () => go(neighbour(group, table, -1)), "", { "aria-label": app.t("group-board-before") }),
    button("→", () => go(neighbour(group, table, 1)), "", { "aria-label": app.t("group-board-after") }),
    button(app.t("group-next-board", { count: waiting }), () => goNext(app), "main next", {
      title: "N",
      ...(waiting === 0 ? { "aria-disabled": "true" } : {}),
    }),
    h("span.small", app.t("group-boards-left", { count: boardsLeft(group) })),
    h("span.small", app.t("group-score", { own: points(own), others: points(others) })),
    check(app.t("group-goes-on"), group.goesOn, (goesOn) =>
      changeGroup(app, { goesOn, goOnWhenReady: false }),
    ),
  ]);
}

/** `3½`. */
export const points = (count: number): string =>
  `${count >= 1 || count === 0 ? Math.floor(count) : ""}${count % 1 === 0 ? "" : "½"}`;

function goNext(app: App): void {
  const { group } = app.state;
  const next = group && (isExhibitor(group) ? nextBoard(app) : nextNeed(app));
  if (next) app.go(`/t/${next}`);
}

/** N goes to the next table, wherever the focus is but in a field. */
export function pressedForNext(app: App, event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
  if (!app.state.group) return;
  event.preventDefault();
  goNext(app);
}
