// Draws the page again when a running clock changes its text, and not otherwise.
import type { App } from "../app/app.ts";
import { warn } from "../table/sounds.ts";
import { nextChangeMs, timeLeft } from "./face.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** To be called whenever the page was drawn. */
export function tick(app: App): void {
  clearTimeout(timer);
  timer = undefined;
  const page = app.state.table;
  const clocks = page?.open?.view.clocks;
  const running = clocks && [clocks.white, clocks.black].find((dial) => dial.running);
  if (!page?.open || !running) return;
  warn(app, page);
  const since = page.time.now(app.state.now) - page.open.now;
  const dial = { ...running, shown: running.shown ?? null, delay: running.delay ?? null };
  const left = timeLeft(dial, since);
  if (left === null) return;
  const delayed = (dial.delay ?? 0) - since;
  timer = setTimeout(
    () => app.redraw(),
    Math.min(1000, delayed > 0 ? nextChangeMs(delayed) : nextChangeMs(left)),
  );
}
