// One tablet that lies between two players: it stays awake, may fill the screen, and is left only by both.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import type { TablePage } from "../table/state.ts";
import { button, notice } from "../ui/parts.ts";
import { changeHand } from "./commands.ts";
import { sharesTablet } from "./state.ts";

let lock: WakeLockSentinel | undefined;
let wanted = false;
/** Whether Back first leads to this page again. */
let guarded = false;

/** The screen stays on while the tablet lies there. A browser that cannot, or does not want to, lets it go dark. */
async function stayAwake(): Promise<void> {
  if (!wanted || document.visibilityState !== "visible" || (lock && !lock.released)) return;
  lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
}

/** While the page is shown to two players. A browser gives up the lock when the page is hidden. */
export const keepsAwake = {
  insert: (): void => {
    guard();
    wanted = true;
    document.addEventListener("visibilitychange", stayAwake);
    void stayAwake();
  },
  destroy: (): void => {
    wanted = false;
    document.removeEventListener("visibilitychange", stayAwake);
    void lock?.release().catch(() => undefined);
    lock = undefined;
  },
};

/** One entry more in the browser's history, for Back to end on. */
function guard(): void {
  guarded = true;
  if (history.state !== GUARD) history.pushState(GUARD, "", location.href);
}

const GUARD = "tablet";

/** Back does not take the game from two players by accident: it asks first, and leaves when it is pressed again. */
export function holdsBack(app: App): boolean {
  const page = app.state.table;
  if (!guarded || !page?.open || location.pathname !== `/t/${page.id}`) return false;
  if (!sharesTablet(page.open) || page.hand.leaving) {
    guarded = false;
    history.back();
  } else {
    guard();
    changeHand(app, { leaving: "somebody" });
  }
  return true;
}

const fillScreen = (): void =>
  void (
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  ).catch(() => undefined);

/** Drawn, because few fonts have such signs. */
const FRAME = "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4";
const DOOR = "M7 2H2v12h5M6 8h8M11 5l3 3-3 3";

function sign(label: string, path: string, press: () => void): VNode {
  const picture = h("svg", { attrs: { viewBox: "0 0 16 16", "aria-hidden": "true" } }, [
    h("path", { attrs: { d: path } }),
  ]);
  return h(
    "button.button.sign",
    { attrs: { type: "button", "aria-label": label, title: label }, on: { click: press } },
    [picture],
  );
}

export const screenButton = (app: App): VNode => sign(app.t("full-screen"), FRAME, fillScreen);

/** Leaving takes both players: one asks, the other agrees. */
export const leaveButton = (app: App, side: Side): VNode =>
  sign(app.t("leave-table"), DOOR, () => changeHand(app, { leaving: side }));

export function leavingView(app: App, { hand }: TablePage, side: Side): VNode | undefined {
  if (!hand.leaving) return undefined;
  const stay = button(app.t("stay-at-table"), () => changeHand(app, { leaving: undefined }));
  if (hand.leaving === side) return notice("asks", [h("p", app.t("leaving-waits")), stay], "leaving");
  return notice(
    "asks",
    [
      h("p", app.t(hand.leaving === "somebody" ? "leaving-back" : "leaving-asked")),
      h("div.row", [button(app.t("leave-table"), () => leave(app), "main"), stay]),
    ],
    "leaving",
  );
}

function leave(app: App): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  app.go("/");
}
