// What is heard at the table.
import type { App } from "../app/app.ts";
import { isArbiter } from "../arbiter/state.ts";
import { dialOf, isLow, timeLeft } from "../clock/face.ts";
import { play, type Sound } from "../ui/sound.ts";
import { hasEmptySeat, isPlayer, type Open, ownSides, type TablePage } from "./state.ts";

export function sound(app: App, heard: Sound | undefined): void {
  if (!heard || !app.state.settings.sound) return;
  play(heard);
  if (heard === "call" && navigator.userActivation.hasBeenActive) navigator.vibrate?.(200);
}

/** What a message of the server sounds like: what wants an answer drowns the move that it came with. */
export function soundOf(before: Open, after: Open): Sound | undefined {
  const { outcome, offer, claim, board, waiting, clocks } = after.view;
  if (outcome && !before.view.outcome) return "end";
  const others = (by: string): boolean => !after.info.yours.some((role) => role === by);
  if (offer && !before.view.offer && others(offer.by)) return "call";
  if (claim && !before.view.claim && others(claim.by)) return "call";
  if (isArbiter(after) && waiting && !before.view.waiting) return "call";
  if (isArbiter(after) && (clocks?.fallen?.length ?? 0) > (before.view.clocks?.fallen?.length ?? 0))
    return "hurry";
  if (board === before.view.board) return undefined;
  return after.lines.at(-1)?.notation.includes("x") ? "capture" : "move";
}

/** Somebody has taken the last seat, or wants another game. */
export function soundOfPeople(before: Open, after: Open): Sound | undefined {
  const { rematch, yours } = after.info;
  const asked = rematch && !before.info.rematch && !yours.includes(rematch.by);
  const came = hasEmptySeat(before) && !hasEmptySeat(after);
  return isPlayer(after) && (asked || came) ? "call" : undefined;
}

/** The tables and sides that still had time when they were last looked at. */
const hadTime = new Set<string>();

/** A player's own clock runs low: said once. */
export function warn(app: App, { id, open, time }: TablePage): void {
  for (const side of open ? ownSides(open) : []) {
    const dial = open?.view.clocks && dialOf(open.view.clocks, side);
    if (!open || !dial?.running || dial.shown === null) continue;
    const since = time.now(app.state.now) - open.now;
    const left = timeLeft(dial, since) ?? 0;
    const key = `${id} ${side}`;
    if (!isLow(left)) hadTime.add(key);
    else if (hadTime.delete(key)) sound(app, "hurry");
  }
}
