// What lies at a player's edge of the board: words to say, the box of spare pieces, and the clock.
import { h, type VNode, type VNodeChildren, type VNodeData } from "snabbdom";
import type { App } from "../app/app.ts";
import { missing } from "../board/material.ts";
import { other, type Side } from "../board/squares.ts";
import { isDraughts, type Open, ownSides, type TablePage } from "../table/state.ts";
import { button } from "../ui/parts.ts";
import { beside, box } from "./box-view.ts";
import { adjust, pressClock, slipped, takeOff } from "./commands.ts";
import { hasHands, sharesTablet } from "./state.ts";

/** The edge of somebody who has one side of the board. */
export function ownEdge(app: App, page: TablePage, open: Open): VNode | undefined {
  const [own] = ownSides(open);
  if (!own || !hasHands(open) || sharesTablet(open)) return undefined;
  return h("div.edge", [
    tools(app, page, own),
    isDraughts(open) ? undefined : box(app, page, own),
    clockButton(app, open, own),
    // Below the clock, which must not move under the finger when a piece is taken.
    takenOff(app, page, open, own),
  ]);
}

/** What was taken from the opponent, and can be given back. */
function takenOff(app: App, page: TablePage, open: Open, side: Side): VNode | undefined {
  const colour = other(side);
  const taken = open.info.regulations.start ? [] : missing(open.position, colour, isDraughts(open));
  const kinds = [...new Set(taken)];
  if (kinds.length === 0) return undefined;
  return h(
    "div.box",
    { attrs: { role: "group", "aria-label": app.t("taken-off", { count: taken.length }) } },
    kinds.map((kind) => beside(app, page, side, { kind, colour })),
  );
}

function tools(app: App, page: TablePage, side: Side): VNode {
  const { adjusting, brushed, chosen } = page.hand;
  return h("div.own-sayings", [
    button(app.t("i-adjust"), () => adjust(app, side), "", { "aria-pressed": String(adjusting === side) }),
    // Always there, so that the clock below does not move under the finger.
    button(app.t("it-slipped"), () => slipped(app), brushed ? "warn" : "warn unused", unused(!brushed)),
    button(app.t("take-off"), () => takeOff(app, chosen ?? ""), chosen ? "" : "unused", unused(!chosen)),
  ]);
}

function clockButton(app: App, open: Open, side: Side): VNode {
  const running = open.view.clocks?.running === side;
  return pressedDown(
    app,
    side,
    "button.button.press-clock",
    { class: { running } },
    app.t("act-press-clock"),
  );
}

/** A clock acts as soon as it is pressed down, as a real one does. */
export function pressedDown(
  app: App,
  side: Side,
  selector: string,
  data: VNodeData,
  children: VNodeChildren,
): VNode {
  const press = (event: Event): void => {
    event.preventDefault();
    pressClock(app, side);
  };
  const keydown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") press(event);
  };
  return h(
    selector,
    {
      ...data,
      key: side,
      attrs: { type: "button", "data-act": "press-clock", ...data.attrs },
      on: { pointerdown: press, keydown },
    },
    children,
  );
}

export const unused = (is: boolean): Record<string, string | boolean> =>
  is ? { tabindex: "-1", "aria-hidden": "true" } : {};
