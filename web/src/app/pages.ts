// What happens when a page is entered and left.
import { enterAccount } from "../account/commands.ts";
import { enterGroup, leaveGroup, readCards } from "../group/commands.ts";
import { pressedForNext } from "../group/strip-view.ts";
import { enterHome, leaveHome } from "../home/commands.ts";
import { enterReview, pressed } from "../review/commands.ts";
import { pressedForClock } from "../hands/wood-view.ts";
import { pressedForSheet } from "../acts/commands.ts";
import { enterTable, leaveTable } from "../table/commands.ts";
import { steppedBack } from "../table/look-back.ts";
import type { App } from "./app.ts";
import type { Route } from "./route.ts";

/** What was shown before is where the account page leads back to. */
export function enter(app: App, route: Route, before?: Route): void {
  if (route.page === "home") enterHome(app);
  else if (route.page === "table") enterTable(app, route.id, route.key);
  else if (route.page === "group") {
    enterGroup(app, route.id, route.key);
    if (route.part === "cards") void readCards(app);
  } else if (route.page === "review") enterReview(app, route.id, route.ply);
  else if (route.page === "account") enterAccount(app, before);
}

/** A group stays while the reader goes between its list and its tables. */
export function leave(app: App, route: Route, next: Route): void {
  if (route.page === "home") leaveHome(app);
  else if (route.page === "table") leaveTable(app);
  else if (route.page === "review") app.update({ review: undefined });
  if (!(next.page === "group" || next.page === "table")) leaveGroup(app);
}

/** A key that nothing on the page has taken, wherever the focus is: a game is gone through without a click into it first. */
export function pressedOn(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const { page } = app.state.route;
  if (page === "table") {
    pressedForSheet(app, event);
    pressedForNext(app, event);
    pressedForClock(app, event);
    steppedBack(app, event);
  } else if (page === "review") pressed(app, event);
}
