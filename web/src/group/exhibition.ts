// Simultaneous play: from board to board, those that have waited longest first.
import type { App } from "../app/app.ts";
import type { GroupRow } from "../wire/received.ts";
import { changeGroup } from "./hear.ts";
import { isClosed } from "./order.ts";
import { type GroupPage, isExhibitor, ownSide, pointsOf, toMove } from "./state.ts";

/** The boards at which it is the exhibitor's move. */
export function awaiting({ rows, turnSince, movedAt }: GroupPage): GroupRow[] {
  const isNew = ({ table, seq }: GroupRow): boolean => seq >= (movedAt.get(table) ?? 0);
  const since = ({ table }: GroupRow): number => turnSince.get(table) ?? Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => !isClosed(row) && toMove(row) === ownSide(row) && row.glance.stage !== "adjourned")
    .filter(isNew)
    .sort((one, two) => since(one) - since(two) || one.number - two.number);
}

/** First the boards that wait, then those where the opponent thinks, then what is over. */
export function boardsInOrder(group: GroupPage): GroupRow[] {
  const first = awaiting(group);
  const rest = group.rows.filter((row) => !first.includes(row));
  return [...first, ...rest.filter((row) => !isClosed(row)), ...rest.filter(isClosed)];
}

export const boardsLeft = ({ rows }: GroupPage): number => rows.filter((row) => !isClosed(row)).length;

/** What the exhibitor and the others have scored so far. */
export function scoreSoFar({ rows }: GroupPage): [number, number] {
  let [own, others] = [0, 0];
  for (const row of rows) {
    const side = ownSide(row);
    if (!side || !row.outcome) continue;
    own += pointsOf(row.outcome, side);
    others += pointsOf(row.outcome, side === "white" ? "black" : "white");
  }
  return [own, others];
}

/** The next board to go to, not the one that is open. */
export const nextBoard = (app: App): string | undefined =>
  app.state.group && awaiting(app.state.group).find(({ table }) => table !== app.state.table?.id)?.table;

/** The board before or after the one that is open, by number; the last is followed by the first. */
export function neighbour({ rows }: GroupPage, table: string | undefined, step: 1 | -1): string | undefined {
  const boards = rows.filter((row) => !isClosed(row) || row.table === table);
  const at = boards.findIndex((row) => row.table === table);
  return boards[(at + step + boards.length) % boards.length]?.table;
}

/** A move was made at the open board, so the exhibitor goes on: at once, or as soon as a board waits. */
export function moveMade(app: App, table: string, seq: number): void {
  const { group } = app.state;
  if (!group || !isExhibitor(group)) return;
  changeGroup(app, {
    movedAt: new Map(group.movedAt).set(table, seq),
    goOnWhenReady: group.goesOn,
  });
  goOn(app);
}

export function goOn(app: App): void {
  const { group, route } = app.state;
  if (!group?.goOnWhenReady || !group.goesOn || route.page !== "table") return;
  const next = nextBoard(app);
  if (!next) return;
  changeGroup(app, { goOnWhenReady: false });
  // Back leads to where the exhibitor came from, not through all the boards.
  app.go(`/t/${next}`, "replace");
}
