// What calls an arbiter of many tables: a sound, a sign in the title, a number on the icon.
import type { App } from "../app/app.ts";
import type { GroupRow } from "../wire/received.ts";
import { isClosed, needsArbiter } from "./order.ts";
import { seesList } from "./state.ts";

export interface Call {
  sound: "call" | "hurry";
  row: GroupRow;
}

/** The most urgent thing that is new: somebody waits, or a flag has fallen. */
export function callOf(
  before: ReadonlyMap<string, GroupRow>,
  changed: readonly GroupRow[],
): Call | undefined {
  const isNew = (row: GroupRow, need: "question" | "claim" | "flag"): boolean =>
    !isClosed(row) &&
    (row.glance.needs?.includes(need) ?? false) &&
    !before.get(row.table)?.glance.needs?.includes(need);
  const asks = changed.find((row) => isNew(row, "question") || isNew(row, "claim"));
  if (asks) return { sound: "call", row: asks };
  const fallen = changed.find((row) => isNew(row, "flag"));
  return fallen && { sound: "hurry", row: fallen };
}

/** How many tables need the reader. */
export function countNeeds(app: App): number {
  const { group } = app.state;
  return group && seesList(group) ? group.rows.filter(needsArbiter).length : 0;
}

let badge = 0;

/** The same number on the icon of an installed page. */
export function showBadge(app: App): void {
  const count = countNeeds(app);
  if (count === badge) return;
  badge = count;
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined);
}
