// A player's name and clock, above and below the board.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { clockText, dialOf, isLow, timeLeft } from "../clock/face.ts";
import { isArbiter } from "../arbiter/state.ts";
import { isWood } from "../hands/state.ts";
import { nameOf } from "../ui/parts.ts";
import { freeSeatButton } from "./free-seat.ts";
import { materialView } from "./material-view.ts";
import { isDraughts, isOver, type Open, ownSides, type TablePage } from "./state.ts";

export function playerBar(app: App, page: TablePage, open: Open, side: Side): VNode {
  const { seats, present } = open.info;
  const person = seats[side];
  const there = present.includes(side);
  const turn = open.view.turn === side && !isOver(open) && !isWood(open);
  return h(`div.player.${side}`, { key: side, class: { turn } }, [
    h("span.dot", {
      class: { there },
      attrs: {
        role: "img",
        "aria-label": app.t(there ? "player-there" : "player-away"),
        title: app.t(there ? "player-there" : "player-away"),
      },
    }),
    h("div.who", [
      h("div.called", [
        h("span.name", nameOf(app, person)),
        h("span.side.soft", [
          h("span.sign", { attrs: { "aria-hidden": "true" } }, side === "white" ? "○ " : "● "),
          app.t(side === "white" ? "plays-white" : "plays-black"),
        ]),
        ownSides(open).includes(side) ? h("span.you", app.t("you")) : undefined,
        adjusts(open, side) ? h("span.says", app.t("says-adjust")) : undefined,
      ]),
      materialView(app, open.position, side, isDraughts(open), !isWood(open) && !isArbiter(open)),
    ]),
    freeSeatButton(app, open, side),
    clock(app, page, open, side),
  ]);
}

/** Everybody hears "I adjust". */
const adjusts = ({ view }: Open, side: Side): boolean =>
  view.hand?.by === side && view.hand.manner === "adjusting" && !view.outcome;

function clock(app: App, page: TablePage, open: Open, side: Side): VNode | undefined {
  const dial = open.view.clocks && dialOf(open.view.clocks, side);
  if (!dial || dial.shown === null) return undefined;
  const since = page.time.now(app.state.now) - open.now;
  const left = timeLeft(dial, since) ?? 0;
  const delayLeft = dial.running && dial.delay ? Math.max(0, dial.delay - since) : 0;
  return h(
    "div.clock",
    {
      class: { running: dial.running, low: isLow(left), down: dial.fallen },
      attrs: { role: "timer", "aria-label": app.t("clock-label", { player: app.t(`word-${side}`) }) },
    },
    [
      dial.fallen
        ? h("span.flag", { attrs: { role: "img", "aria-label": app.t("flag-down") } }, "⚑")
        : undefined,
      delayLeft > 0 ? h("span.delay", `${Math.ceil(delayLeft / 1000)}`) : undefined,
      h("span.time", clockText(left)),
    ],
  );
}
