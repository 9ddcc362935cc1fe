// Draws the page again when a running clock changes its text, and not otherwise.
import type { App } from "../app/app.ts";
import { isArbiter } from "../arbiter/state.ts";
import { warn } from "../table/sounds.ts";
import type { Open, TablePage } from "../table/state.ts";
import { dialOf, nextChangeMs, timeLeft } from "./face.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Which state of which table was asked for because a flag has fallen in it, and how often. */
let asked = { of: "", times: 0 };
/** This computer's clock may be a little ahead of the server's. */
const MOST_TIMES = 3;

/** A flag falls without an event where nobody calls it by itself. The arbiter is to see it, and that it can be called. */
function lookAgain(app: App, page: TablePage, open: Open): void {
  if (!isArbiter(open)) return;
  const of = `${page.id} ${open.seq}`;
  asked = asked.of === of ? { of, times: asked.times + 1 } : { of, times: 1 };
  if (asked.times <= MOST_TIMES) app.socket.say({ type: "open", table: page.id });
}

/** To be called whenever the page was drawn. */
export function tick(app: App): void {
  clearTimeout(timer);
  timer = undefined;
  const page = app.state.table;
  const clocks = page?.open?.view.clocks;
  if (page?.open?.view.waiting) timer = setTimeout(() => app.redraw(), 1000);
  if (!page?.open || !clocks?.running) return;
  clearTimeout(timer);
  warn(app, page);
  const since = page.time.now(app.state.now) - page.open.now;
  const dial = dialOf(clocks, clocks.running);
  const left = timeLeft(dial, since);
  if (left === null) return;
  if (left <= 0 && !clocks.fallen?.includes(clocks.running)) lookAgain(app, page, page.open);
  const delayed = (dial.delay ?? 0) - since;
  timer = setTimeout(
    () => app.redraw(),
    Math.min(1000, delayed > 0 ? nextChangeMs(delayed) : nextChangeMs(left)),
  );
}
