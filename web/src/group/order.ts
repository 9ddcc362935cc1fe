// In which order the tables of a group are listed: those that need the arbiter first.
import type { Side } from "../board/squares.ts";
import { dialOf, timeLeft } from "../clock/face.ts";
import type { GroupRow, Need } from "../wire/received.ts";

export const FILTERS = ["needs-me", "playing", "not-begun", "over", "all"] as const;
export type Filter = (typeof FILTERS)[number];

export const SECTIONS = ["urgent", "seen", "low", "rest", "over"] as const;
export type Section = (typeof SECTIONS)[number];

/** The tables of each part of the list, in their order. */
export type Layout = Record<Section, readonly string[]>;

/** What a row shows of the table's state, the most important. */
export type RowState =
  "question" | "claim" | "flag" | "irregularity" | "report" | "low" | "playing" | "waiting" | "over";

/** Every state has a sign and a word; colour alone says nothing. */
export const SIGNS: Record<RowState, string> = {
  question: "!",
  claim: "=",
  flag: "⚑",
  irregularity: "!",
  report: "✉",
  low: "◔",
  playing: "▸",
  waiting: "○",
  over: "●",
};

const LOW_MS = 5 * 60_000;

export const isClosed = ({ outcome, abandoned, glance }: GroupRow): boolean =>
  Boolean(outcome) || abandoned === true || glance.stage === "over";

/** Who has less than five minutes, so many milliseconds after the row was written. */
export function shortSides({ glance: { clocks, stage } }: GroupRow, sinceMs: number): Side[] {
  if (!clocks || stage !== "playing") return [];
  return (["white", "black"] as const).filter((side) => {
    const left = timeLeft(dialOf(clocks, side), sinceMs);
    return left !== null && left < LOW_MS;
  });
}

export const isShort = (row: GroupRow, sinceMs: number): boolean =>
  row.glance.needs?.includes("low-time") === true || shortSides(row, sinceMs).length > 0;

export function stateOf(row: GroupRow, short: boolean): RowState {
  const { needs = [], stage } = row.glance;
  const has = (need: Need): boolean => needs.includes(need);
  if (isClosed(row)) return "over";
  if (has("claim")) return "claim";
  if (has("question")) return "question";
  if (has("flag")) return "flag";
  if (has("irregularity")) return "irregularity";
  if (has("report")) return "report";
  if (short) return "low";
  return stage === "waiting" ? "waiting" : "playing";
}

const SECTION: Record<RowState, Section> = {
  question: "urgent",
  claim: "urgent",
  flag: "seen",
  irregularity: "seen",
  report: "seen",
  low: "low",
  playing: "rest",
  waiting: "rest",
  over: "over",
};

/** Whether the arbiter has to go there. */
export const needsArbiter = (row: GroupRow): boolean =>
  ["urgent", "seen"].includes(SECTION[stateOf(row, false)]);

/** How long somebody has waited at a table. */
export const waitedMs = ({ glance: { waiting }, now }: GroupRow, sinceMs: number): number =>
  waiting ? now + sinceMs - waiting.since : 0;

/** Lists what passes the filter. `sinceMs` tells how long ago a row was written. */
export function layoutOf(rows: readonly GroupRow[], sinceMs: (row: GroupRow) => number): Layout {
  const placed = rows.map((row) => {
    const since = sinceMs(row);
    const state = stateOf(row, isShort(row, since));
    return { row, state, section: SECTION[state], waited: waitedMs(row, since) };
  });
  const tables = (section: Section): string[] =>
    placed
      .filter((one) => one.section === section)
      .sort((one, two) => {
        if (section === "urgent") return two.waited - one.waited;
        // Flags before irregularities, and what is not signed before what is.
        if (section === "seen" && one.state !== two.state) return one.state === "flag" ? -1 : 1;
        if (section === "over") return unsigned(two.row) - unsigned(one.row) || byNumber(one.row, two.row);
        return byNumber(one.row, two.row);
      })
      .map(({ row }) => row.table);
  return {
    urgent: tables("urgent"),
    seen: tables("seen"),
    low: tables("low"),
    rest: tables("rest"),
    over: tables("over"),
  };
}

const byNumber = (one: GroupRow, two: GroupRow): number => one.round - two.round || one.number - two.number;

const unsigned = ({ glance }: GroupRow): number => Number(glance.needs?.includes("unsigned") ?? false);

export const listed = (layout: Layout): string[] => SECTIONS.flatMap((section) => layout[section]);

/** The order that was held, without what is gone and with what is new at the end. */
export function keepOrder(held: Layout, fresh: Layout): Layout {
  const known = new Set(listed(held));
  const there = new Set(listed(fresh));
  const part = (section: Section): string[] => [
    ...held[section].filter((table) => there.has(table)),
    ...fresh[section].filter((table) => !known.has(table)),
  ];
  return {
    urgent: part("urgent"),
    seen: part("seen"),
    low: part("low"),
    rest: part("rest"),
    over: part("over"),
  };
}

/** How many tables need the arbiter that stand further down in the order that is held. */
export function newOnes(held: Layout, fresh: Layout): number {
  const before = new Set([...held.urgent, ...held.seen]);
  return [...fresh.urgent, ...fresh.seen].filter((table) => !before.has(table)).length;
}

export function passes(row: GroupRow, filter: Filter): boolean {
  switch (filter) {
    case "needs-me":
      return needsArbiter(row);
    case "playing":
      return !isClosed(row) && row.glance.stage !== "waiting";
    case "not-begun":
      return !isClosed(row) && row.glance.stage === "waiting";
    case "over":
      return isClosed(row);
    case "all":
      return true;
  }
}

/** By the number of the table, or by a part of a name however it is accented. */
export function isFound(row: GroupRow, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const names = plain(`${row.white} ${row.black}`);
  return words.every((word) => (/^\d+$/.test(word) ? String(row.number) === word : names.includes(word)));
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
