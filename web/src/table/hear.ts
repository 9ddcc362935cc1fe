// What the server says of the table, taken into the state and told to those who listen.
import { followGroup, leaveGroup } from "../group/commands.ts";
import { moveMade } from "../group/exhibition.ts";
import { look } from "../arbiter/commands.ts";
import { isArbiter } from "../arbiter/state.ts";
import type { App } from "../app/app.ts";
import { actDone, actRefused, askStates } from "../acts/commands.ts";
import { unsent } from "../acts/state.ts";
import { handDone, handRefused } from "../hands/commands.ts";
import { sentence } from "../i18n/speech.ts";
import { handNews } from "../hands/heard.ts";
import { resets } from "../clock/face.ts";
import { EMPTY_HAND, isWood } from "../hands/state.ts";
import { askWhy } from "./commands.ts";
import { outcomeText } from "./outcome.ts";
import { spokenMove } from "./notation.ts";
import { forgetFreed } from "./freed-link.ts";
import { sound, soundOf, soundOfPeople } from "./sounds.ts";
import { isPlayer, type Open, ownSides, parsed, type TablePage, UNDECIDED } from "./state.ts";
import type { Decided, Refusal, TableInfo, TableState, Update } from "../wire/received.ts";

export function change(app: App, changed: Partial<TablePage>): void {
  const { table } = app.state;
  if (table) app.update({ table: { ...table, ...changed } });
}

export function hearTable(app: App, { seq, now, info, view, decided }: TableState): void {
  const page = app.state.table;
  if (page?.id !== info.id) return;
  page.time.forget();
  page.time.heard(now, performance.now());
  const { lines } = view;
  const open: Open = { seq, now, info, view, lines: lines ?? [], told: Boolean(lines), ...parsed(view) };
  const begun = page.open?.seq === seq ? {} : { ...UNDECIDED, asking: undefined };
  const cursor = page.open ? page.cursor : ownSides(open)[0] === "black" ? "e7" : "e2";
  change(app, {
    open,
    cursor,
    missing: false,
    sending: undefined,
    sheet: unsent(page.sheet),
    hand: EMPTY_HAND,
    ...begun,
    ...(decided ? { decided } : {}),
  });
  // Over the board the end shows what was hidden, and the table is opened anew for it.
  const ended = view.outcome && page.open && !page.open.view.outcome ? [outcomeText(app, view.outcome)] : [];
  const words = [...spoken(app, decided), ...ended];
  if (words.length > 0) app.say(words.join(". "));
  if (isArbiter(open)) void look(app);
  if (info.group) void followGroup(app, info.group.group);
  else leaveGroup(app);
}

/** Whether the reader is at a closed act, whose reason may be another one now. */
const wondersWhy = (): boolean =>
  document.querySelector(".act:is(.shown, :hover, :focus-within) > [aria-disabled=true]") !== null;

/** Verdicts in words, each with its article. */
function spoken(app: App, decided: Decided[] = []): string[] {
  return decided.map(({ phrase, article }) => `${app.phrase(phrase)}. ${article}`);
}

export function hearUpdate(app: App, update: Update): void {
  const page = app.state.table;
  if (page?.id !== update.table || !page.open || update.seq < page.open.seq) return;
  const { lines } = page.open;
  const { seq, now, view } = update;
  const from = view.from ?? 0;
  if (from > lines.length) {
    app.socket.say({ type: "open", table: page.id });
    return;
  }
  page.time.heard(update.now, performance.now());
  const sheet = [...lines.slice(0, from), ...(view.lines ?? [])];
  const open: Open = {
    ...page.open,
    seq,
    now,
    view,
    lines: sheet,
    told: Boolean(view.lines),
    ...parsed(view),
  };
  const moved = view.board !== page.open.view.board;
  const asking = view.outcome || moved ? undefined : page.asking;
  // A position that has changed answers what was on its way, one way or the other; over the board hands go on meanwhile.
  const answered = page.hand.queue.length > 0 ? {} : { sending: undefined, ...played(page) };
  const begun = moved ? { ...UNDECIDED, offering: false, ...answered } : {};
  change(app, {
    open,
    asking,
    reasons: undefined,
    // Something new has happened, and an old refusal is not about it.
    ...(seq > page.open.seq ? { refusal: undefined } : {}),
    ...begun,
    ...answers(page, page.open, open, update.decided),
  });
  if (isArbiter(open)) void look(app);
  if (wondersWhy()) void askWhy(app);
  void askStates(app);
  sound(app, soundOf(page.open, open));
  if (moved && ownSides(open).some((side) => page.open?.view.turn === side && view.turn !== side))
    moveMade(app, open.info.id, seq);
  const words = [news(app, page.open, open), ...spoken(app, update.decided)].filter(Boolean).join(". ");
  if (words) app.say(words);
}

/**
 * What was decided, and what it did to the clocks. It is shown until something new happens; over the board, where hands go on
 * at once, until the next clock is pressed.
 */
function answers(
  { decided, reset }: TablePage,
  before: Open,
  after: Open,
  news: Decided[] = [],
): Pick<TablePage, "decided" | "reset"> {
  const [from, to] = [before.view.clocks, after.view.clocks];
  if (news.length > 0)
    return { decided: news, reset: from && to ? resets(from, to, after.now - before.now) : [] };
  const passed = isWood(after) ? from?.running !== to?.running : before.view.board !== after.view.board;
  return passed ? { decided: [], reset: [] } : { decided, reset };
}

export function hearInfo(app: App, info: TableInfo): void {
  const page = app.state.table;
  if (page?.id !== info.id || !page.open) return;
  const open = { ...page.open, info };
  const lost = lostSeat(page, open);
  // Who sits here decides what may be done: an empty seat that was the reason may be taken now.
  const reseated = JSON.stringify(info.seats) !== JSON.stringify(page.open.info.seats);
  const outdated = reseated ? { refusal: undefined, reasons: undefined } : {};
  change(app, { open, ...outdated, ...stillFreed(page, info), lostSeat: lost });
  if (reseated && wondersWhy()) void askWhy(app);
  if (reseated) void askStates(app);
  if (lost && !page.lostSeat) app.say(app.t("lost-seat"));
  sound(app, soundOfPeople(page.open, open));
  if (info.rematch?.table && isPlayer(page.open)) app.go(`/t/${info.rematch.table}`);
}

/** Whether a player has lost the seat otherwise than by moving it to another device from this page. */
function lostSeat({ open: before, freed, freeing, lostSeat }: TablePage, after: Open): boolean {
  if (isPlayer(after) || freed || freeing) return false;
  return lostSeat || (before !== undefined && isPlayer(before));
}

/** A link to a freed seat is used up when the seat is taken. */
function stillFreed({ id, freed, open }: TablePage, { seats }: TableInfo): Partial<TablePage> {
  const side = freed?.role === "white" || freed?.role === "black" ? freed.role : undefined;
  if (!side || open?.info.seats[side] || !seats[side]) return {};
  forgetFreed(id);
  return { freed: undefined };
}

/** What was typed has become a move. */
const played = ({ sending }: TablePage): Partial<TablePage> => (sending?.typed ? { typed: "" } : {});

export function done(app: App, id: number): void {
  actDone(app, id);
  if (app.state.table?.sending?.id !== id) return;
  change(app, { sending: undefined, ...played(app.state.table) });
  handDone(app);
}

export function refused(app: App, id: number, refusal: Refusal): void {
  actRefused(app, id, refusal);
  if (app.state.table?.sending?.id !== id) return;
  handRefused(app);
  change(app, { ...UNDECIDED, sending: undefined, refusal });
  app.say(`${app.phrase(refusal.phrase)}. ${refusal.article}`);
}

function moveNews(app: App, before: Open, after: Open): string[] {
  return after.lines.slice(before.lines.length).map((line) => {
    const player = app.t(line.by === "white" ? "word-white" : "word-black");
    return `${player}: ${spokenMove(app, after, line.notation)}`;
  });
}

/** What to say of a change: the moves that are new (the server repeats some of the others), an offer, the result. */
function news(app: App, before: Open, after: Open): string {
  const words = isWood(before) ? handNews(app, before, after) : moveNews(app, before, after);
  const { offer, outcome, waiting, claim } = after.view;
  if (offer && !before.view.offer) words.push(app.t(`offer-by-${offer.by}`));
  if (waiting && !before.view.waiting) {
    const who = sentence(app.t(`word-${waiting.by}`));
    const called = [app.t("arbiter-called", { who }), waiting.note].filter(Boolean).join(": ");
    words.push(claim ? app.t(`claimed-${claim.claim}`, { player: who }) : called);
  }
  if (outcome && !before.view.outcome) words.push(outcomeText(app, outcome));
  return words.join(". ");
}
