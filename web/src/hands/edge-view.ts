// What lies at a player's edge of the board: words to say, the box of spare pieces, and the clock.
import { h, type VNode, type VNodeChildren, type VNodeData } from "snabbdom";
import { claimButton } from "../acts/claims-view.ts";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { missing } from "../board/material.ts";
import type { Kind } from "../board/position.ts";
import { other, type Side } from "../board/squares.ts";
import { clockText, dialOf, isLow, timeLeft } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { act } from "../table/commands.ts";
import { noticesFor } from "../table/notices.ts";
import { isDraughts, type Open, ownSides, type TablePage } from "../table/state.ts";
import { button } from "../ui/parts.ts";
import { adjust, pressClock, slipped, takeFromBox, takeOff, thatWasMe } from "./commands.ts";
import { hasHands, sharesTablet } from "./state.ts";
import { keepsAwake, leaveButton, screenButton } from "./tablet.ts";

const BOX: Kind[] = ["queen", "rook", "bishop", "knight"];

/** The edge of somebody who has one side of the board. */
export function ownEdge(app: App, page: TablePage, open: Open): VNode | undefined {
  const [own] = ownSides(open);
  if (!own || !hasHands(open) || sharesTablet(open)) return undefined;
  return h("div.edge", [tools(app, page, open, own), clockButton(app, open, own)]);
}

/**
 * One of the two edges of a tablet that lies between the players: its buttons act for its own side. From the edge inwards:
 * the clock, what can be said, and the tray. What both have to read lies over the tray.
 */
export function sharedEdge(
  app: App,
  page: TablePage,
  open: Open,
  side: Side,
  turned: boolean,
): VNode | undefined {
  if (!sharesTablet(open)) return undefined;
  const label = app.t(side === "white" ? "plays-white" : "plays-black");
  const attrs = { role: "group", "aria-label": label };
  return h(
    "div.edge.shared",
    { key: `edge-${side}`, class: { turned }, attrs, hook: turned ? {} : keepsAwake },
    [
      noticesFor(app, page, open, side),
      tray(app, page, open, side),
      sayings(app, page, side),
      sharedClock(app, page, open, side),
    ],
  );
}

/** What a player says: buttons that belong to their edge. */
function sayings(app: App, { hand }: TablePage, side: Side): VNode {
  return h("div.sayings", [
    button(app.t("i-adjust"), () => adjust(app, side), "", {
      "aria-pressed": String(hand.adjusting === side),
    }),
    button(app.t("that-was-me"), () => thatWasMe(app, side), "", {
      "aria-pressed": String(hand.claimedBy === side),
    }),
    button(app.t("act-offer"), () => act(app, { act: "offer" }, undefined, side)),
    claimButton(app, side),
    button(app.t("more-acts"), () => void openSheet(app, { as: side }), "", { "data-more": side }),
    screenButton(app),
    leaveButton(app, side),
  ]);
}

function tray(app: App, page: TablePage, open: Open, side: Side): VNode {
  const { brushed, chosen } = page.hand;
  return h("div.tray", [
    button(app.t("take-off"), () => takeOff(app, chosen ?? ""), chosen ? "" : "idle", {
      "aria-disabled": String(!chosen),
    }),
    takenOff(app, open, side),
    button(app.t("it-slipped"), () => slipped(app), brushed ? "warn" : "warn unused", unused(!brushed)),
    isDraughts(open) ? undefined : box(app, page, side),
  ]);
}

/** What was taken from the opponent lies at one's own edge. */
function takenOff(app: App, open: Open, side: Side): VNode {
  const draughts = isDraughts(open);
  const pieces = open.info.regulations.start ? [] : missing(open.position, other(side), draughts);
  return h(
    "div.taken-off",
    { attrs: { role: "img", "aria-label": app.t("taken-off", { count: pieces.length }) } },
    [
      h(
        "span.cg-wrap",
        pieces.map((kind, index) => h(`piece.${other(side)}.${kind}`, { key: index })),
      ),
    ],
  );
}

/** The whole edge is the clock: name, time, and what to do with it. */
function sharedClock(app: App, page: TablePage, open: Open, side: Side): VNode {
  const dial = open.view.clocks && dialOf(open.view.clocks, side);
  const left = dial && timeLeft(dial, page.time.now(app.state.now) - open.now);
  return pressedDown(
    app,
    side,
    "button.press-clock.wide",
    {
      class: { running: dial?.running ?? false, low: isLow(left ?? Infinity), down: dial?.fallen ?? false },
    },
    [
      h("span.name", sentence(app.t(side === "white" ? "plays-white" : "plays-black"))),
      h("span.time", [dial?.fallen ? "⚑ " : "", left === null || left === undefined ? "" : clockText(left)]),
      h("span.press", app.t("act-press-clock")),
    ],
  );
}

function tools(app: App, page: TablePage, open: Open, side: Side): VNode {
  const { adjusting, brushed, chosen } = page.hand;
  return h("div.row", [
    button(app.t("i-adjust"), () => adjust(app, side), "", { "aria-pressed": String(adjusting === side) }),
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
function pressedDown(
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

const unused = (is: boolean): Record<string, string | boolean> =>
  is ? { tabindex: "-1", "aria-hidden": "true" } : {};
