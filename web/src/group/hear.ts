// What the server says of a group, taken into the state.
import type { App } from "../app/app.ts";
import type { GroupInfo, GroupRow, GroupState } from "../wire/received.ts";
import { callOf, showBadge } from "./calls.ts";
import { needsArbiter } from "./order.ts";
import { goOn } from "./exhibition.ts";
import { sound } from "../table/sounds.ts";
import { type GroupPage, mergeRows, ownSide, seesList, toMove } from "./state.ts";

export function changeGroup(app: App, changed: Partial<GroupPage>): void {
  const { group } = app.state;
  if (group) app.update({ group: { ...group, ...changed } });
}

export function hearGroup(app: App, { info, rows }: GroupState): void {
  const group = app.state.group;
  if (group?.id !== info.id) return;
  group.time.forget();
  waiting.clear();
  heardAt(group, rows);
  changeGroup(app, { rows, missing: false, turnSince: turns(group, rows) });
  hearGroupInfo(app, info);
  showBadge(app);
}

/** A role that was taken away is gone at once. */
export function hearGroupInfo(app: App, info: GroupInfo): void {
  const group = app.state.group;
  if (group?.id !== info.id) return;
  const holdsNone = info.yours.length === 0;
  const lost = holdsNone && (group.info?.yours.length ?? 0) > 0;
  changeGroup(app, { info, revoked: lost || (holdsNone && group.revoked) });
  if (lost) app.say(app.t("group-revoked"));
}

/** So many rows are taken into the state at a time: more would keep a slow phone busy for too long. */
const AT_ONCE = 5;
const NEXT_MS = 45;

/** What was heard of tables and is not in the state yet, the newest of each. */
let waiting = new Map<string, GroupRow>();
let taking: ReturnType<typeof setTimeout> | undefined;

export function hearRows(app: App, id: string, changed: readonly GroupRow[]): void {
  const group = app.state.group;
  if (group?.id !== id) return;
  heardAt(group, changed);
  for (const row of changed) waiting.set(row.table, row);
  if (taking === undefined) takeRows(app, id);
}

/** Those that need somebody first. */
function takeRows(app: App, id: string): void {
  taking = undefined;
  const rows = [...waiting.values()].sort(
    (one, two) => Number(needsArbiter(two)) - Number(needsArbiter(one)),
  );
  const some = rows.slice(0, AT_ONCE);
  waiting = new Map(rows.slice(AT_ONCE).map((row) => [row.table, row]));
  if (app.state.group?.id !== id) waiting.clear();
  else if (some.length > 0) {
    takeInto(app, app.state.group, some);
    taking = setTimeout(() => takeRows(app, id), NEXT_MS);
  }
}

function takeInto(app: App, group: GroupPage, changed: readonly GroupRow[]): void {
  const before = new Map(group.rows.map((row) => [row.table, row]));
  changeGroup(app, { rows: mergeRows(group.rows, changed), turnSince: turns(group, changed) });
  if (seesList(group)) {
    // The table that is open has its own sounds.
    const others = changed.filter(({ table }) => table !== app.state.table?.id);
    const call = callOf(before, others);
    sound(app, call?.sound);
    if (call) app.say(app.t(`group-called-${call.sound}`, { number: call.row.number }));
    showBadge(app);
  }
  goOn(app);
}

function heardAt({ time }: GroupPage, rows: readonly GroupRow[]): void {
  const now = performance.now();
  for (const { at } of rows) time.heard(at, now);
}

/** Since when the reader has the move, so that those who have waited longest come first. */
function turns({ turnSince }: GroupPage, changed: readonly GroupRow[]): ReadonlyMap<string, number> {
  const since = new Map(turnSince);
  for (const row of changed) {
    const own = ownSide(row);
    if (!own || toMove(row) !== own) since.delete(row.table);
    else if (!since.has(row.table)) since.set(row.table, performance.now());
  }
  return since;
}
