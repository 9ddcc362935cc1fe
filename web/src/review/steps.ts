// Going through a game: the buttons and the keys.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { button } from "../ui/parts.ts";

/** `ply` of `last` moves are shown. At an end the buttons are closed but keep the focus, which would be lost otherwise. */
export function steps(app: App, ply: number, last: number, show: (ply: number) => void): VNode {
  const to = (sign: string, key: string, wanted: number, closed: boolean): VNode =>
    button(sign, () => !closed && show(wanted), "", {
      "aria-label": app.t(key),
      title: app.t(key),
      "aria-disabled": String(closed),
    });
  return h("div.steps", { attrs: { role: "group", "aria-label": app.t("steps") } }, [
    to("«", "step-first", 0, ply === 0),
    to("‹", "step-back", ply - 1, ply === 0),
    h("span.count.small.soft", `${ply} / ${last}`),
    to("›", "step-on", ply + 1, ply === last),
    to("»", "step-last", last, ply === last),
  ]);
}

const KEYS: Record<string, (ply: number) => number> = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
};

/** Where a key leads; the arrows go through the game, unless they are wanted on the board or in a field. */
export function stepOf(event: KeyboardEvent, ply: number): number | undefined {
  const key = KEYS[event.key];
  const busy =
    event.target instanceof Element && event.target.closest("input, select, textarea, [role=grid]");
  if (!key || busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  event.preventDefault();
  return key(ply);
}
