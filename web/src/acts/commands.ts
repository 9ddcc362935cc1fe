// What happens in the sheet of acts.
import type { App } from "../app/app.ts";
import { beginFallen } from "../hands/commands.ts";
import { hasHands, isWood } from "../hands/state.ts";
import { get } from "../net/http.ts";
import { send, sendTyped } from "../table/commands.ts";
import { change } from "../table/hear.ts";
import { isDraughts, type Open } from "../table/state.ts";
import type { ActForm, ActKind, ActState, Actor, Refusal } from "../wire/received.ts";
import { keepEnvelope, keptEnvelope, newSecret } from "./envelope.ts";
import { parts, readAct, type Reader } from "./reading.ts";
import { type ActSheet, type Choice, type Draft, type Drafts, fill, type Listed } from "./state.ts";

let forms: Promise<ActForm[]> | undefined;

/** The forms are the same for everybody at every table. */
function allForms(): Promise<ActForm[]> {
  forms ??= get<ActForm[]>("/acts");
  forms.catch(() => (forms = undefined));
  return forms;
}

/** What the sheet opens with. */
export interface Opened {
  /** For one of two players where both use the page. */
  as?: Actor | undefined;
  listed?: Listed;
  /** The act whose form is open at once, and what is known of it. */
  act?: ActKind;
  drafts?: Drafts;
}

export async function openSheet(app: App, opened: Opened = {}): Promise<void> {
  await app.attempt(async () => {
    const known = await allForms();
    const open = app.state.table?.open;
    if (!open || app.state.table?.sheet) return;
    const sheet: ActSheet = {
      listed: opened.listed ?? "acts",
      search: "",
      as: opened.as ?? open.view.role,
      forms: known,
      states: undefined,
      filling: undefined,
    };
    change(app, { sheet });
    if (opened.act) choose(app, { act: opened.act }, opened.drafts);
    await askStates(app);
  });
}

/** "/" opens the sheet, unless it is typed into something. */
export function pressedForSheet(app: App, event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target : undefined;
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (at?.closest("input, textarea, select, dialog")) return;
  event.preventDefault();
  void openSheet(app);
}

export const closeSheet = (app: App): void => change(app, { sheet: undefined });

export function changeSheet(app: App, changed: Partial<ActSheet>): void {
  const sheet = app.state.table?.sheet;
  if (sheet) change(app, { sheet: { ...sheet, ...changed } });
}

/** Which acts are open now. What was known before stays until the answer is there, so that nothing jumps. */
export async function askStates(app: App): Promise<void> {
  const page = app.state.table;
  const as = page?.sheet?.as;
  if (!page || !as) return;
  const states = await get<ActState[]>(`/tables/${page.id}/acts?as=${as}`).catch(() => undefined);
  const now = app.state.table;
  if (states && now?.id === page.id && now.sheet?.as === as) changeSheet(app, { states });
}

export function actAs(app: App, as: Actor): void {
  changeSheet(app, { as, states: undefined, filling: undefined });
  void askStates(app);
}

export function choose(app: App, { act, incident }: Choice, known: Drafts = {}): void {
  const page = app.state.table;
  if (!page) return;
  if (act === "displace" && page.open && hasHands(page.open)) {
    // What has fallen is shown on the board itself.
    closeSheet(app);
    beginFallen(app);
    return;
  }
  const drafts: Drafts = {
    ...known,
    ...(incident ? { incident } : {}),
    ...(act === "seal" ? { commitment: { written: "", secret: newSecret() } } : {}),
    ...(act === "open-envelope" ? { ...keptEnvelope(page.id) } : {}),
  };
  changeSheet(app, {
    filling: { act, drafts, wrong: [], refusal: undefined, failed: false, sending: undefined },
  });
}

export function fillIn(app: App, name: string, draft: Draft): void {
  const filling = app.state.table?.sheet?.filling;
  if (!filling) return;
  const wrong = filling.wrong.filter((field) => field !== name);
  changeSheet(app, { filling: { ...filling, drafts: fill(filling.drafts, name, draft), wrong } });
}

/** In which language somebody writes: as was declared before the game (FIDE C3), or else as on this page. */
function lettersOf(app: App, { info }: Open): string {
  const as = app.state.table?.sheet?.as;
  const declared = as === "white" || as === "black" ? info.regulations.recording?.languages?.[as] : undefined;
  return declared ?? app.state.settings.language;
}

export const readerOf = (app: App, open: Open): Reader => ({
  legal: open.legal,
  language: app.state.settings.language,
  letters: lettersOf(app, open),
  draughts: isDraughts(open),
  wood: isWood(open),
});

export function submit(app: App, form: ActForm): void {
  const page = app.state.table;
  const [open, sheet] = [page?.open, page?.sheet];
  const filling = sheet?.filling;
  if (!page || !open || !filling || filling.sending !== undefined) return;
  const read = readAct(form, filling.drafts, readerOf(app, open));
  const { move, offer } = filling.drafts;
  if ("wrong" in read && form.kind === "move" && typeof move === "string" && move.trim() && !isWood(open)) {
    // The server reads what the page cannot, and knows why it is not a move.
    const sending = sendTyped(app, page.id, sheet.as, move, offer === "yes");
    changeSheet(app, { filling: { ...filling, wrong: [], refusal: undefined, failed: false, sending } });
    return;
  }
  if ("wrong" in read) {
    changeSheet(app, { filling: { ...filling, wrong: read.wrong } });
    app.say(app.t("form-incomplete"));
    return;
  }
  const { written, secret } = parts(filling.drafts["commitment"]);
  if (form.kind === "seal" && written && secret) keepEnvelope(page.id, { written: written.trim(), secret });
  const sending = send(app, page.id, sheet.as, read.act);
  changeSheet(app, { filling: { ...filling, wrong: [], refusal: undefined, failed: false, sending } });
}

/** The server has taken the act that the sheet has sent. */
export function actDone(app: App, id: number): void {
  if (app.state.table?.sheet?.filling?.sending !== id) return;
  closeSheet(app);
  app.confirm(app.t("act-done"));
}

/** The server could not read or serve what the sheet has sent: the form stays, to be corrected. */
export function actFailed(app: App, id: number): boolean {
  const filling = app.state.table?.sheet?.filling;
  if (filling?.sending !== id) return false;
  changeSheet(app, { filling: { ...filling, failed: true, sending: undefined } });
  app.say(app.t("form-failed"));
  return true;
}

export function actRefused(app: App, id: number, refusal: Refusal): void {
  const filling = app.state.table?.sheet?.filling;
  if (filling?.sending !== id) return;
  changeSheet(app, { filling: { ...filling, refusal, sending: undefined } });
  app.say(`${app.phrase(refusal.phrase)}. ${refusal.article}`);
}
