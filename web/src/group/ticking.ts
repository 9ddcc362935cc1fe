// Clocks of many tables: their text is changed in place, and nothing else is drawn.
import type { App } from "../app/app.ts";
import { clockText, dialOf, minutesText, timeLeft } from "../clock/face.ts";
import type { GroupRow } from "../wire/received.ts";
import { sinceRow } from "./commands.ts";
import { shortSides, waitedMs } from "./order.ts";

const TICK_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let short = "";
/** What each text was last written from. */
const written = new WeakMap<Element, GroupRow>();

/** To be called whenever the page was drawn: what is new gets its text at once, and the rest with the next tick. */
export function tickGroup(app: App): void {
  if (!app.state.group) return;
  paint(app, "new");
  timer ??= setTimeout(() => again(app), TICK_MS);
}

function again(app: App): void {
  timer = undefined;
  const { group } = app.state;
  if (!group) return;
  app.state = { ...app.state, now: performance.now() };
  paint(app, "all");
  timer = setTimeout(() => again(app), TICK_MS);
  const since = sinceRow(app, group);
  const now = group.rows.map((row) => shortSides(row, since(row)).join("+")).join();
  if (short === now) return;
  // A table that gets short of time changes its place.
  short = now;
  app.redraw();
}

function paint(app: App, which: "all" | "new"): void {
  const { group } = app.state;
  if (!group) return;
  const since = sinceRow(app, group);
  const rows = new Map(group.rows.map((row) => [row.table, row]));
  for (const shown of document.querySelectorAll<HTMLElement>("[data-ticks]")) {
    const row = rows.get(shown.dataset["of"] ?? "");
    if (!row || (which === "new" && written.get(shown) === row)) continue;
    written.set(shown, row);
    write(shown, textOf(row, shown.dataset["ticks"] ?? "", since(row)));
  }
}

/** The text node stays, so that a change is as small as it can be. */
function write(shown: HTMLElement, text: string): void {
  const node = shown.firstChild;
  if (node instanceof Text) {
    if (node.data !== text) node.data = text;
  } else shown.textContent = text;
}

export function textOf(row: GroupRow, what: string, sinceMs: number): string {
  if (what === "waited") return minutesText(waitedMs(row, sinceMs));
  const { clocks } = row.glance;
  if (!clocks || (what !== "white" && what !== "black")) return "";
  const left = timeLeft(dialOf(clocks, what), sinceMs);
  // Tenths would need more ticks than a list is worth.
  return left === null ? "" : clockText(left).replace(/\.\d$/, "");
}
