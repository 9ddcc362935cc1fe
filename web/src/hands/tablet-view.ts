// The two edges of a tablet that lies between the players.
import { h, type VNode } from "snabbdom";
import { claimButton } from "../acts/claims-view.ts";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { missing } from "../board/material.ts";
import { other, type Side } from "../board/squares.ts";
import { clockText, dialOf, isLow, timeLeft } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { act } from "../table/commands.ts";
import { noticesFor } from "../table/notices.ts";
import { isDraughts, type Open, type TablePage } from "../table/state.ts";
import { button } from "../ui/parts.ts";
import { beside, box } from "./box-view.ts";
import { adjust, slipped, takeOff, thatWasMe } from "./commands.ts";
import { correctionButtons } from "./correction-view.ts";
import { pressedDown, unused } from "./edge-view.ts";
import { sharesTablet } from "./state.ts";
import { keepsAwake, leaveButton, screenButton } from "./tablet.ts";

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
    takenOff(app, page, open, side),
    button(app.t("it-slipped"), () => slipped(app), brushed ? "warn" : "warn unused", unused(!brushed)),
    ...(isDraughts(open) ? correctionButtons(app, side) : [box(app, page, side)]),
  ]);
}

/** What was taken from the opponent lies at one's own edge, from where it can be given back. */
function takenOff(app: App, page: TablePage, open: Open, side: Side): VNode {
  const colour = other(side);
  const pieces = open.info.regulations.start ? [] : missing(open.position, colour, isDraughts(open));
  return h(
    "div.taken-off",
    { attrs: { role: "group", "aria-label": app.t("taken-off", { count: pieces.length }) } },
    pieces.map((kind, index) => beside(app, page, side, { kind, colour }, index)),
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
