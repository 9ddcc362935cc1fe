// What lies at a player's edge of the board: words to say, the box of spare pieces, and the clock.
import { h, type VNode } from "snabbdom";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import type { Kind } from "../board/position.ts";
import type { Side } from "../board/squares.ts";
import { isDraughts, type Open, ownSides, type TablePage } from "../table/state.ts";
import { button } from "../ui/parts.ts";
import { adjust, pressClock, slipped, takeFromBox, takeOff } from "./commands.ts";
import { hasHands, sharesTablet } from "./state.ts";

const BOX: Kind[] = ["queen", "rook", "bishop", "knight"];

/** The edge of somebody who has one side of the board. */
export function ownEdge(app: App, page: TablePage, open: Open): VNode | undefined {
  const [own] = ownSides(open);
  if (!own || !hasHands(open) || sharesTablet(open)) return undefined;
  return h("div.edge", [tools(app, page, open, own), clockButton(app, open, own)]);
}

/** One of the two edges of a tablet that lies between the players: its buttons act for its own side. */
export function sharedEdge(
  app: App,
  page: TablePage,
  open: Open,
  side: Side,
  turned: boolean,
): VNode | undefined {
  if (!sharesTablet(open)) return undefined;
  const label = app.t(side === "white" ? "plays-white" : "plays-black");
  const more = button(app.t("more-acts"), () => void openSheet(app, side), "", { "data-more": side });
  const attrs = { role: "group", "aria-label": label };
  return h("div.edge.shared", { key: `edge-${side}`, class: { turned }, attrs }, [
    h("div.row", [...(tools(app, page, open, side).children ?? []), more]),
    clockButton(app, open, side),
  ]);
}

function tools(app: App, page: TablePage, open: Open, side: Side): VNode {
  const { adjusting, brushed, chosen } = page.hand;
  return h("div.row", [
    button(app.t("i-adjust"), () => adjust(app), "", { "aria-pressed": String(adjusting) }),
    // Always there, so that the clock below does not move under the finger.
    button(app.t("it-slipped"), () => slipped(app), brushed ? "warn" : "warn unused", unused(!brushed)),
    button(app.t("take-off"), () => takeOff(app, chosen ?? ""), chosen ? "" : "unused", unused(!chosen)),
    isDraughts(open) ? undefined : box(app, page, side),
  ]);
}

/** Always there, so that it hints at nothing (FIDE 4.6c). A piece goes to the square that was chosen. */
function box(app: App, page: TablePage, side: Side): VNode {
  const { chosen: square, fromBox } = page.hand;
  const piece = (kind: Kind): VNode => {
    const name = app.t(`word-${kind}`);
    const label = square
      ? app.t("put-piece", { piece: name, square })
      : app.t("take-from-box", { piece: name });
    return h(
      "button",
      {
        key: kind,
        attrs: { type: "button", "aria-label": label, "aria-pressed": String(fromBox === kind) },
        on: { click: () => takeFromBox(app, kind) },
      },
      [h("span.cg-wrap", [h(`piece.${side}.${kind}`)])],
    );
  };
  return h("div.box", { attrs: { role: "group", "aria-label": app.t("box") } }, BOX.map(piece));
}

/** It acts as soon as it is pressed down, as a real one does. */
function clockButton(app: App, open: Open, side: Side): VNode {
  const running = open.view.clocks?.running === side;
  const press = (event: Event): void => {
    event.preventDefault();
    pressClock(app, side);
  };
  return h(
    "button.button.press-clock",
    {
      key: side,
      class: { running },
      attrs: { type: "button", "data-act": "press-clock" },
      on: {
        pointerdown: press,
        keydown: (event: KeyboardEvent) => {
          if (event.key === "Enter" || event.key === " ") press(event);
        },
      },
    },
    app.t("act-press-clock"),
  );
}

const unused = (is: boolean): Record<string, string | boolean> =>
  is ? { tabindex: "-1", "aria-hidden": "true" } : {};
