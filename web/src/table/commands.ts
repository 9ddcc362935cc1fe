// What the person does at the table.
import type { App } from "../app/app.ts";
import { choose, type LegalMove } from "../board/choice.ts";
import type { Square } from "../board/squares.ts";
import { get, post } from "../net/http.ts";
import type { ActState, Actor, TableState } from "../wire/received.ts";
import type { Act } from "../wire/sent.ts";
import { change, hearTable } from "./hear.ts";
import { keptFreed } from "./freed-link.ts";
import { promised } from "./premove.ts";
import { type Asking, isDraughts, newTablePage, type TablePage, UNDECIDED } from "./state.ts";
import { readTyped } from "./typed.ts";

let lastId = 0;

export function enterTable(app: App, id: string, key: string | undefined): void {
  app.update({ table: { ...newTablePage(id), freed: keptFreed(id) } });
  if (key) void app.attempt(() => join(app, id, key));
  else openAgain(app);
}

/** The role of the link is taken once; then the address is the table's own, so that it can be given away. */
async function join(app: App, id: string, key: string): Promise<void> {
  history.replaceState(null, "", `/t/${id}`);
  app.state.route = { page: "table", id, key: undefined };
  try {
    hearTable(app, await post<TableState>(`/tables/${id}/join`, { key }));
  } finally {
    openAgain(app);
  }
}

export function openAgain(app: App): void {
  const { table, route } = app.state;
  if (table && route.page === "table" && !route.key) app.socket.say({ type: "open", table: table.id });
}

export function leaveTable(app: App): void {
  if (app.state.table) app.socket.say({ type: "leave", table: app.state.table.id });
  app.update({ table: undefined });
}

/** Sends an act: the number by which the server answers it, or nothing if there is no connection. */
export function send(app: App, table: string, as: Actor, act: Act): number | undefined {
  const id = (lastId += 1);
  return app.socket.say({ type: "act", id, table, as, act }) ? id : undefined;
}

/** Does an act. It shows as being sent until the server has it on disk or refuses it. */
export function act(app: App, act: Act, move?: LegalMove, as?: Actor): void {
  const page = app.state.table;
  if (!page?.open || page.sending) return;
  const id = send(app, page.id, as ?? page.open.view.role, act);
  if (id === undefined) change(app, { ...UNDECIDED });
  else change(app, { ...UNDECIDED, asking: undefined, sending: { id, move } });
}

/** A piece was sent to a square: the move is done, or goes on, or wants to know its promotion. */
export function moved(app: App, from: Square, to: Square): void {
  const page = app.state.table;
  if (!page?.open) return;
  const path = page.path.length > 0 ? page.path : [from];
  const chosen = choose(page.open.legal, path, to);
  if (!chosen) change(app, { ...UNDECIDED });
  else if (chosen.step === "on") change(app, { ...UNDECIDED, path: chosen.path, jumped: chosen.jumped });
  else if (chosen.step === "done") decided(app, chosen.move);
  else {
    const move = promised(page, chosen.moves);
    if (move) decided(app, move);
    else change(app, { ...UNDECIDED, path: [...path, to], promoting: chosen.moves });
  }
}

/** The move is chosen; it is played, or written down for a claim. */
export function decided(app: App, move: LegalMove, signs = ""): void {
  const page = app.state.table;
  if (page?.asking?.act === "claim-repetition") claim(app, "repetition", move);
  else if (page?.asking?.act === "claim-fifty-moves") claim(app, "fifty-moves", move);
  else act(app, { act: "move", move: move.move + signs, offer: page?.offering ?? false }, move);
}

export function claim(app: App, kind: "repetition" | "fifty-moves", intended?: LegalMove): void {
  act(app, { act: "claim", claim: kind, intended: intended?.move ?? null });
}

/** Something that is not legal was tried; the server knows why not. */
export function tried(app: App, from: Square, to: Square): void {
  const page = app.state.table;
  const piece = page?.open?.position.get(from);
  if (!page?.open || page.path.length > 0 || !piece) return;
  const ontoOwn = page.open.position.get(to)?.colour === piece.colour;
  if (!page.open.acts.includes("move") || (ontoOwn && !meansCastling(piece.kind, from, to)))
    change(app, { ...UNDECIDED });
  else act(app, { act: "move", move: `${from}-${to}`, offer: false });
}

/** A king that is put on a piece of its own on its rank wants to castle. */
const meansCastling = (kind: string, from: Square, to: Square): boolean =>
  kind === "king" && from[1] === to[1] && (from[1] === "1" || from[1] === "8");

/** What is no choice that the page knows is read by the server, which knows why it is not legal. */
function typeElsewhere(app: App, page: TablePage, role: Actor): void {
  const id = sendTyped(app, page.id, role, page.typed, page.offering);
  change(
    app,
    id === undefined ? { ...UNDECIDED } : { ...UNDECIDED, sending: { id, move: undefined, typed: true } },
  );
}

/** A move as somebody has written it, for the server to read. */
export function sendTyped(
  app: App,
  table: string,
  as: Actor,
  text: string,
  offer: boolean,
): number | undefined {
  const id = (lastId += 1);
  const { language } = app.state.settings;
  return app.socket.say({ type: "typed", id, table, as, text: text.trim(), language, offer })
    ? id
    : undefined;
}

export function typed(app: App): void {
  const page = app.state.table;
  if (!page?.open || page.sending || page.typed.trim() === "") return;
  const { language } = app.state.settings;
  const read = readTyped(page.typed, page.open.legal, language, isDraughts(page.open));
  if (read && "read" in read) {
    change(app, { typed: "" });
    decided(app, read.read, read.signs);
  } else if (!page.asking) typeElsewhere(app, page, page.open.view.role);
  else {
    change(app, { ...UNDECIDED, unread: true });
    app.say(app.t("typed-unread"));
  }
}

/** Begins an act that needs a word more, or drops it. */
export function ask(app: App, asking: Asking | undefined): void {
  change(app, { ...UNDECIDED, asking });
}

/** Asks why acts are closed, once for each position. */
export async function askWhy(app: App): Promise<void> {
  const page = app.state.table;
  if (!page?.open || page.reasons) return;
  const { seq, view } = page.open;
  const reasons = await get<ActState[]>(`/tables/${page.id}/acts?as=${view.role}`).catch(() => undefined);
  if (reasons && app.state.table?.id === page.id && app.state.table.open?.seq === seq)
    change(app, { reasons });
}

export async function rematch(app: App): Promise<void> {
  const page = app.state.table;
  if (page)
    await app.attempt(async () => hearTable(app, await post<TableState>(`/tables/${page.id}/rematch`)));
}
