// The results of a round at a glance, and the files of it.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { score } from "../table/outcome.ts";
import type { GroupRow } from "../wire/received.ts";
import { roundChoice } from "./list-view.ts";
import { namesOf } from "./names.ts";
import { isClosed } from "./order.ts";
import { type GroupPage, lastRound, roundsOf } from "./state.ts";

const shownRound = (group: GroupPage): number => group.round ?? lastRound(group.rows);

export function resultsView(app: App, group: GroupPage): VNode | undefined {
  if (group.rows.length === 0) return undefined;
  const round = shownRound(group);
  const rows = group.rows.filter((row) => row.round === round);
  const rounds = roundsOf(group.rows);
  return h("div.stack.tight.results", { key: "results" }, [
    rounds.length > 1 ? roundChoice(app, group, rounds) : undefined,
    h("p.small", summary(app, rows)),
    h(
      "ol.result-list",
      rows.map((row) => resultItem(app, row)),
    ),
    downloads(app, group, round),
  ]);
}

/** `9 of 40 over: 1–0 4 · ½–½ 3 · 0–1 2`. */
function summary(app: App, rows: readonly GroupRow[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of rows)
    if (outcome) counts.set(score(outcome), (counts.get(score(outcome)) ?? 0) + 1);
  const told = [...counts].map(([result, count]) => `${result} ${count}×`);
  const over = app.t("group-over-of", { over: rows.filter(isClosed).length, all: rows.length });
  return [over, ...told].join(" · ");
}

function resultItem(app: App, row: GroupRow): VNode {
  const result = row.outcome ? score(row.outcome) : row.abandoned ? app.t("no-result") : "*";
  return h("li", { key: row.table }, [
    h("span.number", String(row.number)),
    h("a.names", { attrs: { href: row.outcome ? `/r/${row.table}` : `/t/${row.table}` } }, namesOf(app, row)),
    h(
      "span.result-of",
      row.outcome || row.abandoned
        ? result
        : app.t(`group-result-${row.glance.stage === "waiting" ? "waiting" : "playing"}`),
    ),
  ]);
}

export function downloads(app: App, { id }: GroupPage, round: number): VNode {
  const file = (kind: "results" | "games", label: string): VNode =>
    h("a.button", { attrs: { href: `/api/v1/groups/${id}/${kind}?round=${round}`, download: "" } }, label);
  return h("div.row", [file("results", app.t("group-csv")), file("games", app.t("group-pgn"))]);
}
