// What is done with a group of tables.
import type { App } from "../app/app.ts";
import { regulations } from "../home/commands.ts";
import { get, post, remove, RequestFailed } from "../net/http.ts";
import type { GroupLink, GroupState, SeatCard, TableState } from "../wire/received.ts";
import type { NewGroup, NewGroupLink, NewTables, Regulations, Sector } from "../wire/sent.ts";
import { showBadge } from "./calls.ts";
import { changeGroup, hearGroup } from "./hear.ts";
import { layoutOf, needsArbiter, type Layout, listed, passes, isFound } from "./order.ts";
import {
  EMPTY_TABLES,
  emptyGroupForm,
  type GroupPage,
  lastRound,
  type NewGroupForm,
  newGroupPage,
  ownRows,
  type TablesDraft,
} from "./state.ts";

/** Shows a group from now on. What is known of it stays while the reader goes from its list to a table and back. */
export function enterGroup(app: App, id: string, key: string | undefined): void {
  if (app.state.group?.id !== id) {
    leaveGroup(app);
    app.update({ group: newGroupPage(id) });
  }
  if (key) void app.attempt(() => join(app, id, key));
  else subscribe(app);
}

/** The role of the link is taken once; then the address is the group's own. */
async function join(app: App, id: string, key: string): Promise<void> {
  history.replaceState(null, "", `/g/${id}`);
  app.state.route = { page: "group", id, part: "list", key: undefined };
  try {
    hearGroup(app, await post<GroupState>(`/groups/${id}/join`, { key }));
  } finally {
    subscribe(app);
  }
}

/** Also when the connection has come back. */
export function subscribe(app: App): void {
  const { group, route } = app.state;
  if (group && !(route.page === "group" && route.key))
    app.socket.say({ type: "group", group: group.id, on: true });
}

export function leaveGroup(app: App): void {
  const { group } = app.state;
  if (!group) return;
  app.socket.say({ type: "group", group: group.id, on: false });
  app.update({ group: undefined });
  showBadge(app);
}

/** A table of a group was opened by its address: those who have a role in the group get its list as well. */
export async function followGroup(app: App, id: string): Promise<void> {
  if (app.state.group?.id === id) return;
  const state = await get<GroupState>(`/groups/${id}`).catch(() => undefined);
  const { table, group } = app.state;
  if (!state || state.info.yours.length === 0 || table?.open?.info.group?.group !== id || group?.id === id)
    return;
  leaveGroup(app);
  app.update({ group: newGroupPage(id) });
  hearGroup(app, state);
  subscribe(app);
}

/** How long ago a row was written, by the server's time. */
export const sinceRow =
  (app: App, { time }: GroupPage): ((row: { at: number }) => number) =>
  ({ at }) =>
    Math.max(0, time.now(app.state.now) - at);

/** The list as it should be now, of what the reader wants to see. */
export function freshLayout(app: App, group: GroupPage): Layout {
  const wanted = ownRows(group).filter(
    (row) =>
      passes(row, group.filter) &&
      (group.round === undefined || row.round === group.round) &&
      isFound(row, group.search),
  );
  return layoutOf(wanted, sinceRow(app, group));
}

/** While a finger or the focus is on the list nothing moves under it. */
export function holdOrder(app: App, hold: boolean): void {
  const { group } = app.state;
  if (!group || hold === Boolean(group.held)) return;
  changeGroup(app, { held: hold ? freshLayout(app, group) : undefined });
}

/** The table that needs the arbiter most, except the one that is open. */
export function nextNeed(app: App): string | undefined {
  const { group, table } = app.state;
  if (!group) return undefined;
  const others = group.rows.filter((row) => needsArbiter(row) && row.table !== table?.id);
  return listed(layoutOf(others, sinceRow(app, group)))[0];
}

export function fillGroup(app: App, filled: Partial<NewGroupForm>): void {
  app.update({ groupForm: { ...app.state.groupForm, ...filled } });
}

export function fillTables(app: App, filled: Partial<TablesDraft>): void {
  const { group } = app.state;
  if (group) changeGroup(app, { adding: { ...(group.adding ?? EMPTY_TABLES), ...filled } });
  else app.update({ newTables: { ...app.state.newTables, ...filled } });
}

/** Opens a group and then its first tables. If only these fail, the group's page offers to add them again. */
export async function openGroup(app: App): Promise<void> {
  const { groupForm: form, newTables: draft } = app.state;
  if (draft.busy) return;
  fillTables(app, { busy: true, wrong: undefined });
  const asked: NewGroup = {
    title: form.title.trim(),
    private: form.private,
    delay_s: Number(form.delay),
    simultaneous:
      form.kind === "simultaneous" ? { colour: form.colour, organiser_plays: form.organiserPlays } : null,
  };
  await app.attempt(async () => {
    const rules = await regulations(app.state.home.form);
    const made = await post<GroupState>("/groups", asked);
    const { id } = made.info;
    app.update({ group: newGroupPage(id) });
    hearGroup(app, made);
    if (form.kind === "pairs" && form.arbitrates) await becomeArbiter(app, id);
    const pairs = draft.pairs.trim() === "" ? undefined : { ...draft, round: "1" };
    changeGroup(app, { adding: pairs });
    if (pairs) await postTables(app, id, rules);
    app.update({ groupForm: emptyGroupForm, newTables: EMPTY_TABLES });
    app.go(`/g/${id}`);
  });
  app.update({ newTables: { ...app.state.newTables, busy: false } });
}

/** The organiser comes by a link like anybody else. */
async function becomeArbiter(app: App, id: string): Promise<void> {
  const asked: NewGroupLink = { role: "arbiter", sector: null, name: "" };
  const { key } = await post<GroupLink>(`/groups/${id}/links`, asked);
  hearGroup(app, await post<GroupState>(`/groups/${id}/join`, { key }));
}

export async function arbitrateMyself(app: App): Promise<void> {
  const { group } = app.state;
  if (group) await app.attempt(() => becomeArbiter(app, group.id));
}

/** Begins to add tables: in the next round, by the regulations of the last table. */
export async function beginAdding(app: App): Promise<void> {
  const { group } = app.state;
  if (!group) return;
  changeGroup(app, { adding: { ...EMPTY_TABLES, round: String(lastRound(group.rows) + 1) } });
  const last = group.rows.at(-1);
  const table = last && (await get<TableState>(`/tables/${last.table}`).catch(() => undefined));
  if (table && app.state.group?.adding) fillTables(app, { asLast: table.info.regulations });
}

export async function addTables(app: App): Promise<void> {
  const { group } = app.state;
  if (!group?.adding || group.adding.busy) return;
  const { asLast } = group.adding;
  fillTables(app, { busy: true, wrong: undefined });
  await app.attempt(async () => {
    const rules = (asLast as Regulations | undefined) ?? (await regulations(app.state.home.form));
    await postTables(app, group.id, rules);
  });
  if (app.state.group?.adding) fillTables(app, { busy: false });
}

async function postTables(app: App, id: string, rules: Regulations): Promise<void> {
  const draft = app.state.group?.adding;
  if (!draft) return;
  const asked: NewTables = { round: Number(draft.round), pairs: draft.pairs, regulations: rules };
  try {
    const state = await post<GroupState>(`/groups/${id}/tables`, asked);
    changeGroup(app, { adding: undefined });
    hearGroup(app, state);
    app.say(app.t("group-tables-added"));
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.fault.fault !== "malformed") throw error;
    fillTables(app, { wrong: error.fault.detail, busy: false });
  }
}

/** Two numbers, or nothing for all tables. */
export function sectorOf({ from, to }: { from: string; to: string }): Sector | null | "wrong" {
  if (from.trim() === "" && to.trim() === "") return null;
  const [first, last] = [Number(from || to), Number(to || from)];
  const whole = Number.isInteger(first) && Number.isInteger(last);
  return whole && first >= 1 && last >= first && last <= 9999 ? { from: first, to: last } : "wrong";
}

export async function makeLink(app: App): Promise<void> {
  const { group } = app.state;
  const sector = group && sectorOf(group.link);
  if (!group || sector === undefined || sector === "wrong") return;
  const { role, name } = group.link;
  const asked: NewGroupLink = { role, sector: role === "exhibitor" ? null : sector, name: name.trim() };
  await app.attempt(async () => {
    const made = await post<GroupLink>(`/groups/${group.id}/links`, asked);
    const now = app.state.group;
    if (!now?.info) return;
    const links = [...(now.info.links ?? []).filter(({ id }) => id !== made.id), made];
    changeGroup(app, {
      info: { ...now.info, links },
      codes: made.qr ? new Map(now.codes).set(made.id, made.qr) : now.codes,
      link: { ...now.link, name: "", from: "", to: "" },
    });
  });
}

export async function revoke(app: App, kind: "links" | "holders", id: string): Promise<void> {
  const { group } = app.state;
  if (!group) return;
  changeGroup(app, { revoking: undefined });
  await app.attempt(async () => {
    await remove(`/groups/${group.id}/${kind}/${id}`);
    const now = app.state.group;
    if (!now?.info) return;
    const without = (now.info[kind] ?? []).filter((one) => one.id !== id);
    changeGroup(app, { info: { ...now.info, [kind]: without } });
  });
}

export async function readCards(app: App): Promise<void> {
  const { group } = app.state;
  if (!group) return;
  const asked = new URLSearchParams({ origin: location.origin });
  if (group.round !== undefined) asked.set("round", String(group.round));
  await app.attempt(async () => {
    const cards = await get<SeatCard[]>(`/groups/${group.id}/cards?${asked}`);
    changeGroup(app, { cards });
  });
}
