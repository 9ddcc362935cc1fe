// What happens on the home page.
import type { App } from "../app/app.ts";
import { get, post, remove, RequestFailed } from "../net/http.ts";
import type { GroupSummary, TableMade, TableSummary, TimeControlRead, Waiting } from "../wire/received.ts";
import type { Game, NewSeek, NewTable, Regulations } from "../wire/sent.ts";
import { type HomePage, invitations, type NewTableForm } from "./state.ts";

/** The most that a slow line is forgiven with each move. */
const LAG_LIMIT_MS = 500;
/** Above the last number of Chess960: lots are drawn. */
const DRAW_LOTS = 960;
const TYPING_MS = 300;

export function enterHome(app: App): void {
  app.socket.say({ type: "lobby", on: true });
  void readMine(app);
  void readMyGroups(app);
}

async function readMyGroups(app: App): Promise<void> {
  const groups = await get<GroupSummary[]>("/my/groups").catch(() => undefined);
  if (groups) change(app, { groups });
}

let readings = 0;

/** The person's tables, with those to which they are invited. Answers may overtake each other: the last question counts. */
export async function readMine(app: App): Promise<void> {
  const reading = ++readings;
  const mine = await get<TableSummary[]>("/my/tables").catch(() => undefined);
  if (mine && reading === readings) change(app, { mine });
}

/** How often a page that shows invitations asks whether they still stand: who takes one back tells nobody. */
const ASK_AGAIN_MS = 30_000;

/** Invitations that stand no longer go from the list: from time to time, and when somebody comes back to the page. */
export function refreshInvitations(app: App): void {
  const ask = (): void => {
    if (invitations(app.state.home).length > 0) void readMine(app);
  };
  setInterval(ask, ASK_AGAIN_MS);
  document.addEventListener("visibilitychange", ask);
}

export function leaveHome(app: App): void {
  app.socket.say({ type: "lobby", on: false });
  const { seek } = app.state.home;
  if (seek) void withdraw(app, seek);
}

export function change(app: App, changed: Partial<HomePage>): void {
  app.update({ home: { ...app.state.home, ...changed } });
}

export function fill(app: App, filled: Partial<NewTableForm>): void {
  change(app, { form: { ...app.state.home.form, ...filled } });
  if (filled.typedTime !== undefined || filled.edition !== undefined) readTime(app);
}

let reading: ReturnType<typeof setTimeout> | undefined;

/** Says what the typed time control means, a moment after the last key. */
function readTime(app: App): void {
  clearTimeout(reading);
  const { typedTime } = app.state.home.form;
  if (typedTime.trim() === "") {
    change(app, { time: undefined });
    return;
  }
  reading = setTimeout(() => {
    void timeControl(app.state.home.form, typedTime)
      .then((time) => change(app, { time }))
      .catch(() => change(app, { time: "unread" }));
  }, TYPING_MS);
}

function timeControl({ edition }: NewTableForm, text: string): Promise<TimeControlRead> {
  return get(`/time-control?text=${encodeURIComponent(text)}&edition=${encodeURIComponent(edition)}`);
}

export async function regulations(form: NewTableForm): Promise<Regulations> {
  const text = form.time === "other" ? form.typedTime : form.time;
  const time_control = form.time === "none" ? "-" : (await timeControl(form, text)).time_control;
  const game: Game = form.game === "chess960" ? { chess960: { number: DRAW_LOTS } } : form.game;
  const flag = form.conduct === "assisted" ? "automatic" : "by-the-laws";
  return {
    game,
    time_control,
    edition: form.edition,
    conduct: form.conduct,
    flag,
    lag_limit_ms: LAG_LIMIT_MS,
    ...(form.letters && form.game !== "czech-draughts"
      ? { recording: { languages: { white: form.letters, black: form.letters } } }
      : {}),
  };
}

export async function submit(app: App): Promise<void> {
  const { form, busy } = app.state.home;
  if (busy) return;
  change(app, { busy: true });
  await app.attempt(async () => {
    try {
      if (form.opponent === "anybody")
        await seek(app, { regulations: await regulations(form), colour: form.colour });
      else await openTable(app, form);
    } catch (error) {
      const unread =
        error instanceof RequestFailed && form.time === "other" && error.fault.fault === "malformed";
      if (unread) change(app, { time: "unread" });
      else throw error;
    }
  });
  change(app, { busy: false });
}

async function openTable(app: App, form: NewTableForm): Promise<void> {
  const asked: NewTable = {
    regulations: await regulations(form),
    opponent: form.opponent === "myself" ? "myself" : "friend",
    colour: form.colour,
    private: form.private,
  };
  const made = await post<TableMade>("/tables", asked);
  app.go(`/t/${made.table}`);
}

async function seek(app: App, asked: NewSeek): Promise<void> {
  seated(app, await post<Waiting>("/seeks", asked));
}

export const take = (app: App, id: string): Promise<void> =>
  app.attempt(async () => seated(app, await post<Waiting>(`/seeks/${id}/take`)));

function seated(app: App, waiting: Waiting): void {
  if (waiting.state === "seated") app.go(`/t/${waiting.table}`);
  else change(app, { seek: waiting.seek });
}

/** Takes back a seek of this person: that of this page, or one that was left in the list when the page was loaded anew. */
export async function withdraw(app: App, seek: string): Promise<void> {
  change(app, { seek: undefined });
  await app.attempt(() => remove(`/seeks/${seek}`));
}
