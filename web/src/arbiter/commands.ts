// What the arbiter does at one table.
import { openSheet } from "../acts/commands.ts";
import { readTime } from "../acts/reading.ts";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { get, post } from "../net/http.ts";
import { act, send } from "../table/commands.ts";
import { change } from "../table/hear.ts";
import type { TablePage } from "../table/state.ts";
import type { Advice, Happened } from "../wire/received.ts";
import type { Incident } from "../wire/sent.ts";
import { adviceWanted, type Chair, draftsOf, EMPTY_CHAIR, incidentOf } from "./state.ts";

export function changeChair(app: App, changed: Partial<Chair>): void {
  const page = app.state.table;
  if (page) change(app, { chair: { ...page.chair, ...changed } });
}

/** Asks for advice when another incident is looked at. What was known stays until the answer is there. */
export async function askAdvice(app: App): Promise<void> {
  const page = app.state.table;
  const open = page?.open;
  if (!page || !open) return;
  const of = adviceWanted(page.chair, open);
  const incident = incidentOf(page.chair, open);
  if (!of || !incident || page.chair.advice?.of === of) return;
  changeChair(app, { advice: { of, all: page.chair.advice?.all ?? [] } });
  const asked: Incident = {
    incident: incident.kind,
    who: incident.who ?? null,
    note: reasonOf(app),
    witness: "",
  };
  const all = await post<Advice[]>(`/tables/${page.id}/advice`, asked).catch(() => []);
  if (app.state.table?.id === page.id && app.state.table.chair.advice?.of === of)
    changeChair(app, { advice: { of, all } });
}

/** A decision needs its reason in words: the arbiter's, or the name of the incident. What a player has said is no reason of the arbiter's. */
export function reasonOf(app: App): string {
  const page = app.state.table;
  const open = page?.open;
  if (!page || !open) return "";
  const incident = incidentOf(page.chair, open);
  const named = incident ? app.t(`word-incident-${incident.kind}`) : "";
  return page.chair.reason ?? named;
}

export function articleOf({ chair, open }: TablePage): string {
  return chair.article ?? chair.advice?.all[0]?.article ?? open?.view.question?.article ?? "";
}

/** Does what the Laws prescribe, or opens the form for it with everything that is known. */
export function carryOut(app: App, advice: Advice): void {
  const page = app.state.table;
  if (!page?.open) return;
  const note = reasonOf(app);
  if (advice.act) {
    act(app, "note" in advice.act ? { ...advice.act, note } : advice.act, undefined, "arbiter");
    // What was corrected by hand was about this incident.
    changeChair(app, {
      incident: undefined,
      who: undefined,
      reason: undefined,
      article: undefined,
      asksTwice: undefined,
    });
  } else if (advice.form) {
    const who = incidentOf(page.chair, page.open)?.who;
    void openSheet(app, { as: "arbiter", act: advice.form, drafts: draftsOf(advice, note, who) });
  }
}

/** Gives or takes the time that was typed, to one player or to both. */
export function giveTime(app: App): void {
  const page = app.state.table;
  if (!page) return;
  const [article, note] = [articleOf(page), reasonOf(app)];
  for (const side of ["white", "black"] as const) {
    const ms = readTime(page.chair.change[side]);
    if (ms) send(app, page.id, "arbiter", { act: "add-time", to: side, ms, article, note });
  }
  changeChair(app, { change: EMPTY_CHAIR.change, settingClocks: false });
}

/** Opens the form that puts the position back that is looked at. */
export function putBack(app: App, ply: number): void {
  const page = app.state.table;
  if (!page) return;
  const drafts = { to: String(ply), article: articleOf(page), note: reasonOf(app) };
  void openSheet(app, { as: "arbiter", act: "restore", drafts });
}

export const typeChange = (app: App, side: Side, typed: string): void => {
  const chair = app.state.table?.chair;
  if (chair) changeChair(app, { change: { ...chair.change, [side]: typed } });
};

/** The list of everything, read anew when something has happened since. */
export async function readLog(app: App): Promise<void> {
  const page = app.state.table;
  const seq = page?.open?.seq;
  if (!page || seq === undefined || page.chair.log?.seq === seq) return;
  changeChair(app, { log: { seq, events: page.chair.log?.events ?? [] } });
  const events = await get<Happened[]>(`/tables/${page.id}/events`).catch(() => undefined);
  if (events && app.state.table?.id === page.id && app.state.table.chair.log?.seq === seq)
    changeChair(app, { log: { seq, events } });
}

/** What the arbiter looks at follows what happens. */
export async function look(app: App): Promise<void> {
  await askAdvice(app);
  if (app.state.table?.chair.log) await readLog(app);
}
