// Draws the page again when a running clock changes its text, and not otherwise.
import type { App } from "../app/app.ts";
import { warn } from "../table/sounds.ts";
import { dialOf, nextChangeMs, timeLeft } from "./face.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** To be called whenever the page was drawn. */
export function tick(app: App): void {
  clearTimeout(timer);
  timer = undefined;
  const page = app.state.table;
  const clocks = page?.open?.view.clocks;
  if (page?.waitingSince !== undefined || page?.open?.view.waiting)
    timer = setTimeout(() => app.redraw(), 1000);
  if (!page?.open || !clocks?.running) return;
  clearTimeout(timer);
  warn(app, page);
  const since = page.time.now(app.state.now) - page.open.now;
  const dial = dialOf(clocks, clocks.running);
  const left = timeLeft(dial, since);
  if (left === null) return;
  const delayed = (dial.delay ?? 0) - since;
  timer = setTimeout(
    () => app.redraw(),
    Math.min(1000, delayed > 0 ? nextChangeMs(delayed) : nextChangeMs(left)),
  );
}
