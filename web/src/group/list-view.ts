// The list of tables for those who arbitrate them: what needs them first.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { button, typedValue } from "../ui/parts.ts";
import type { GroupRow } from "../wire/received.ts";
import { freshLayout, holdOrder, sinceRow } from "./commands.ts";
import { changeGroup } from "./hear.ts";
import {
  type Filter,
  FILTERS,
  keepOrder,
  type Layout,
  newOnes,
  passes,
  SECTIONS,
  type Section,
} from "./order.ts";
import { rowView } from "./row-view.ts";
import { type GroupPage, ownRows, roundsOf } from "./state.ts";

export function listView(app: App, group: GroupPage): VNode {
  const fresh = freshLayout(app, group);
  const shown = group.held ? keepOrder(group.held, fresh) : fresh;
  return h("div.group-list", { key: "list" }, [
    filters(app, group),
    newsView(app, group.held ? newOnes(group.held, fresh) : 0),
    rows(app, group, shown),
  ]);
}

/** Says what is new while nothing may move; pressing it takes the focus from the list, and the order is right again. */
function newsView(app: App, count: number): VNode {
  return h("div.news", { attrs: { role: "status" } }, [
    count > 0
      ? button(
          app.t("group-new-ones", { count }),
          () => {
            holdOrder(app, false);
            document.querySelector(".group-list")?.scrollIntoView({ block: "start" });
          },
          "main",
        )
      : undefined,
  ]);
}

function rows(app: App, group: GroupPage, layout: Layout): VNode {
  const byTable = new Map(group.rows.map((row) => [row.table, row]));
  const since = sinceRow(app, group);
  const many = group.round === undefined && roundsOf(group.rows).length > 1;
  const part = (section: Section): VNode | undefined => {
    const tables = layout[section].flatMap((table) => byTable.get(table) ?? []);
    if (tables.length === 0) return undefined;
    const id = `rows-${section}`;
    return h(`section.${id}`, { key: section, attrs: { "aria-labelledby": id } }, [
      h("h2", { attrs: { id } }, app.t(`group-section-${section}`)),
      h(
        "ul.rows",
        tables.map((row) => rowView(app, row, since(row), many)),
      ),
    ]);
  };
  const parts = SECTIONS.map(part).filter((one) => one !== undefined);
  const none = h(
    "p.soft",
    { key: "none" },
    app.t(group.rows.length > 0 ? "group-none-found" : "group-no-tables"),
  );
  return h("div.all-rows", { on: holding(app) }, parts.length > 0 ? parts : [none]);
}

/** A finger that scrolls is still down although its pointer is cancelled, so its end is a touch's end. */
function holding(app: App): Record<string, (event: Event) => void> {
  const hold = (): void => holdOrder(app, true);
  const release = (event: Event): void => {
    const list = event.currentTarget as Element;
    const next = event instanceof FocusEvent ? event.relatedTarget : document.activeElement;
    if (!(next instanceof Element && list.contains(next))) holdOrder(app, false);
  };
  const left = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") release(event);
  };
  return {
    pointerdown: hold,
    focusin: hold,
    pointerup: release,
    pointerleave: left,
    touchend: release,
    touchcancel: release,
    focusout: release,
  };
}

function filters(app: App, group: GroupPage): VNode {
  const rounds = roundsOf(group.rows);
  const inRound = ownRows(group).filter(({ round }) => group.round === undefined || round === group.round);
  return h("div.filters", { attrs: { role: "group", "aria-label": app.t("group-filter") } }, [
    ...FILTERS.map((filter) => filterButton(app, group.filter, filter, inRound)),
    rounds.length > 1 ? roundChoice(app, group, rounds) : undefined,
    h("input.input.search", {
      attrs: {
        type: "search",
        placeholder: app.t("group-search"),
        "aria-label": app.t("group-search"),
        maxlength: 60,
      },
      props: { value: group.search },
      on: { input: (event: Event) => changeGroup(app, { search: typedValue(event) }) },
    }),
  ]);
}

function filterButton(app: App, chosen: Filter, filter: Filter, rows: readonly GroupRow[]): VNode {
  const count = rows.filter((row) => passes(row, filter)).length;
  return button(
    app.t(`group-filter-${filter}`, { count }),
    () => changeGroup(app, { filter, held: undefined }),
    filter === "needs-me" && count > 0 ? "calls" : "",
    { "aria-pressed": String(chosen === filter), "data-filter": filter },
  );
}

export function roundChoice(
  app: App,
  group: GroupPage,
  rounds: readonly number[],
  then: () => void = () => undefined,
): VNode {
  const choose = (event: Event): void => {
    const round = Number(typedValue(event));
    changeGroup(app, { round: round === 0 ? undefined : round, held: undefined });
    then();
  };
  return h(
    "select.select.round",
    { attrs: { "aria-label": app.t("group-round-label") }, on: { change: choose } },
    [
      h(
        "option",
        { attrs: { value: "0" }, props: { selected: group.round === undefined } },
        app.t("group-all-rounds"),
      ),
      ...rounds.map((round) =>
        h(
          "option",
          { key: round, attrs: { value: String(round) }, props: { selected: group.round === round } },
          app.t("group-round", { round }),
        ),
      ),
    ],
  );
}
