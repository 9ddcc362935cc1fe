// What hands do over the board: each is an act of its own, sent one after the other.
import type { App } from "../app/app.ts";
import type { Kind, Piece } from "../board/position.ts";
import { other, type Side, type Square } from "../board/squares.ts";
import { send } from "../table/commands.ts";
import { change } from "../table/hear.ts";
import { isDraughts, type Open, ownSides } from "../table/state.ts";
import type { Act, Manner } from "../wire/sent.ts";
import { changes, type Hand, hasHands, laid, standing, whoseHand } from "./state.ts";

/** A tap that nothing follows was a touch; until then it may be said that the hand slipped. */
const BRUSH_MS = 1500;
/** "I adjust" holds for so long after the last touch. */
const ADJUST_MS = 5000;

let brushing: ReturnType<typeof setTimeout> | undefined;
let adjusting: ReturnType<typeof setTimeout> | undefined;

export function changeHand(app: App, changed: Partial<Hand>): void {
  const page = app.state.table;
  if (page) change(app, { hand: { ...page.hand, ...changed } });
}

/** The hands do these things, in this order. */
function does(app: App, as: Side, ...acts: Act[]): void {
  const hand = app.state.table?.hand;
  if (!hand) return;
  const released = acts.some(({ act }) => act === "release");
  const pressed = acts.some(({ act }) => act === "press-clock");
  const touched = acts.flatMap((act) => (act.act === "touch" ? act.squares : []));
  const last = { side: as, touched, released: released || Boolean(hand.last?.released) };
  changeHand(app, {
    queue: [...hand.queue, ...acts.map((act) => ({ as, act }))],
    ...(pressed ? { last: undefined, claimedBy: undefined } : { last }),
  });
  sendNext(app);
}

/** Sends what the hands have done, as soon as nothing else is on its way. */
export function sendNext(app: App): void {
  const page = app.state.table;
  const [next] = page?.hand.queue ?? [];
  if (!page?.open || !next || page.sending) return;
  const id = send(app, page.id, next.as, next.act);
  if (id === undefined) changeHand(app, { queue: [] });
  else change(app, { sending: { id, move: undefined }, refusal: undefined });
}

/** The first of the queue has arrived. */
export function handDone(app: App): void {
  const hand = app.state.table?.hand;
  if (!hand || hand.queue.length === 0) return;
  changeHand(app, { queue: hand.queue.slice(1) });
  sendNext(app);
}

/** What cannot be done, and whatever was to follow it, is dropped. */
export function handRefused(app: App): void {
  if (app.state.table?.hand.queue.length) changeHand(app, { queue: [], chosen: undefined });
}

const pieceOn = (app: App, square: Square): Piece | undefined =>
  app.state.table && standing(app.state.table).get(square);

function sideOf(app: App, square: Square): Side | undefined {
  const page = app.state.table;
  return page?.open && hasHands(page.open)
    ? whoseHand(page.open, page.hand, pieceOn(app, square))
    : undefined;
}

/** A piece is taken hold of. */
export function touch(app: App, squares: readonly Square[], manner?: Manner): void {
  const [first] = squares;
  if (app.state.table?.hand.fallen) return;
  const as = first && sideOf(app, first);
  if (!as || !squares.every((square) => pieceOn(app, square))) return;
  const said = app.state.table?.hand.adjusting;
  if (said) adjustFor(app, ADJUST_MS);
  settleBrush(app, first);
  does(app, as, {
    act: "touch",
    squares: [...squares],
    manner: said ? "adjusting" : (manner ?? "deliberate"),
  });
}

/** By keyboard two pieces are touched together one key after the other; nothing has happened before the second (FIDE 4.4). */
export function touchTogether(app: App, square: Square): void {
  const first = app.state.table?.hand.firstOfTwo;
  if (!pieceOn(app, square)) return;
  if (first === undefined || first === square) {
    changeHand(app, { firstOfTwo: first === square ? undefined : square });
    if (first !== square) app.say(app.t("touch-second", { square }));
    return;
  }
  changeHand(app, { firstOfTwo: undefined, chosen: first });
  touch(app, [first, square], "together");
}

/** A piece is carried along these squares and let go on the last. What stands there goes off first, unless it is one's own. */
export function carry(app: App, path: readonly Square[]): void {
  const [from = "", to = ""] = [path[0], path.at(-1)];
  const [piece, taken] = [pieceOn(app, from), pieceOn(app, to)];
  if (fallsTo(app, from, to)) return;
  const as = sideOf(app, from);
  const tapped = app.state.table?.hand.brushed === from;
  settleBrush(app, from);
  changeHand(app, { chosen: undefined });
  if (!as || !piece || from === to || taken?.colour === piece.colour) return;
  // A piece that was only tapped is taken hold of now, before what it captures goes off.
  const hold: Act[] = tapped ? [{ act: "touch", squares: [from], manner: "deliberate" }] : [];
  const off: Act[] = taken ? [{ act: "take-off", square: to }] : [];
  does(app, as, ...hold, ...off, { act: "release", path: path.join("-") });
}

export function takeOff(app: App, square: Square): void {
  if (fallsTo(app, square, undefined)) return;
  const as = sideOf(app, square);
  changeHand(app, { chosen: undefined, brushed: undefined });
  if (as && pieceOn(app, square)) does(app, as, { act: "take-off", square });
}

/** A piece from beside the board is put down and let go, one's own if nothing else is said. What stands there goes off first. */
export function put(app: App, kind: Kind, square: Square, side?: Side, colour = side): void {
  const page = app.state.table;
  if (!page?.open || !hasHands(page.open) || page.hand.fallen) return;
  const below = pieceOn(app, square);
  const as = side ?? whoseHand(page.open, page.hand, below);
  const off: Act[] = below ? [{ act: "take-off", square }] : [];
  clearTimeout(brushing);
  changeHand(app, { chosen: undefined, brushed: undefined, fromBox: undefined });
  const given = colour && colour !== as ? { colour } : {};
  does(app, as, ...off, { act: "put", kind, square, ...given }, { act: "let-go" });
}

export function pressClock(app: App, as: Side): void {
  does(app, as, { act: "press-clock" });
}

/** A short tap: the second square of a move, a jumped piece to take off, or a piece that was brushed or begun with. */
export function tap(app: App, square: Square): void {
  const page = app.state.table;
  const hand = page?.hand;
  if (!page?.open || !hand || !hasHands(page.open)) return;
  const piece = pieceOn(app, square);
  if (hand.fromBox) {
    const { kind, side, colour } = hand.fromBox;
    put(app, kind, square, side, colour);
    return;
  }
  const from = hand.chosen;
  const carried = from === undefined ? undefined : pieceOn(app, from);
  if (from !== undefined && from !== square && carried && carried.colour !== piece?.colour) {
    carry(app, [from, square]);
  } else if (isDraughts(page.open) && hand.last?.released && piece && piece.colour !== hand.last.side) {
    takeOff(app, square);
  } else if (piece && awaitsCrown(page.open, hand, square, piece)) {
    does(app, other(piece.colour), { act: "crown", square });
  } else if (from === square) {
    changeHand(app, { chosen: undefined });
  } else if (piece && hand.fallen) changeHand(app, { chosen: square });
  else if (piece) brush(app, square);
}

/** ČUD 3.6: the opponent crowns a king on the last row by a tap. Its owner may do it later, from the sheet of all acts. */
function awaitsCrown(open: Open, { chosen }: Hand, square: Square, { kind, colour }: Piece): boolean {
  const lastRow = colour === "white" ? "8" : "1";
  const opponents = ownSides(open).includes(other(colour));
  return (
    chosen === undefined &&
    open.acts.includes("crown") &&
    kind === "king" &&
    square.endsWith(lastRow) &&
    opponents
  );
}

/** While somebody shows how pieces have fallen, they go anywhere, or off the board. */
function fallsTo(app: App, from: Square, to: Square | undefined): boolean {
  const fallen = app.state.table?.hand.fallen;
  const piece = fallen?.get(from);
  if (!fallen) return false;
  const after = new Map(fallen);
  after.delete(from);
  if (to && piece) after.set(to, piece);
  changeHand(app, { fallen: after, chosen: undefined });
  return true;
}

/** Pieces have fallen: from now on they are shown where they lie, until it is said that they stand so. */
export function beginFallen(app: App): void {
  const page = app.state.table;
  if (page?.open) changeHand(app, { fallen: standing(page), chosen: undefined, brushed: undefined });
}

/** "That is how they stand", or never mind. */
export function endFallen(app: App, stands: boolean): void {
  const page = app.state.table;
  const { fallen } = page?.hand ?? {};
  if (!page?.open || !fallen) return;
  const changed = changes(laid(page.open.position, page.hand.queue), fallen);
  const as = whoseHand(page.open, page.hand, undefined);
  const says = stands && changed.length > 0;
  changeHand(app, { fallen: undefined, chosen: undefined, displaced: page.hand.displaced || says });
  if (says) does(app, as, { act: "displace", changes: changed });
}

/** The pieces go back to where they stood. */
export function putBack(app: App): void {
  const page = app.state.table;
  if (!page?.open) return;
  changeHand(app, { displaced: false });
  does(app, whoseHand(page.open, page.hand, undefined), { act: "put-back" });
}

/** The hand goes on: a piece that was brushed before, and is not this one, was touched. */
function settleBrush(app: App, next: Square): void {
  clearTimeout(brushing);
  const square = app.state.table?.hand.brushed;
  changeHand(app, { brushed: undefined });
  const as = square && square !== next ? sideOf(app, square) : undefined;
  if (as && square) does(app, as, { act: "touch", squares: [square], manner: "unclear" });
}

/** A piece is taken up from beside the board; the next square that is tapped gets it. */
export function takeFromBox(app: App, kind: Kind, side: Side, colour = side): void {
  const { hand } = app.state.table ?? {};
  const held = hand?.fromBox;
  const again = held?.kind === kind && held.side === side && held.colour === colour;
  if (hand?.chosen) put(app, kind, hand.chosen, side, colour);
  else changeHand(app, { fromBox: again ? undefined : { kind, side, colour } });
}

function brush(app: App, square: Square): void {
  clearTimeout(brushing);
  // Who has said "I adjust" adjusts, however short the touch is.
  if (app.state.table?.hand.adjusting) {
    touch(app, [square]);
    return;
  }
  changeHand(app, { chosen: square, brushed: square });
  brushing = setTimeout(() => {
    // Nothing came of it, and nobody said that it slipped: since 2018 such a touch counts as meant (FIDE 2018/4.2.2).
    if (app.state.table?.hand.brushed === square) touch(app, [square], "unclear");
  }, BRUSH_MS);
}

/**
 * "That was me": the hand was taken for the other player's. What it has just touched is touched by this side as well, and
 * whatever it does from now on until the clock is pressed is this side's. What is in the log stays there.
 */
export function thatWasMe(app: App, side: Side): void {
  const { last, brushed } = app.state.table?.hand ?? {};
  changeHand(app, { claimedBy: side });
  if (!brushed && last && last.side !== side && last.touched.length > 0)
    does(app, side, { act: "touch", squares: [...last.touched], manner: "deliberate" });
}

/** "It slipped." */
export function slipped(app: App): void {
  const square = app.state.table?.hand.brushed;
  changeHand(app, { chosen: undefined });
  if (square) touch(app, [square], "accidental");
}

/** A side says "I adjust", or no more. */
export function adjust(app: App, side: Side): void {
  const on = app.state.table?.hand.adjusting !== side;
  changeHand(app, { adjusting: on ? side : undefined });
  if (on) {
    app.say(app.t("i-adjust"));
    adjustFor(app, 2 * ADJUST_MS);
  }
}

function adjustFor(app: App, ms: number): void {
  clearTimeout(adjusting);
  adjusting = setTimeout(() => changeHand(app, { adjusting: undefined }), ms);
}

/** Lets go without having moved: what was touched stays touched. */
export function setBack(app: App): void {
  changeHand(app, { chosen: undefined, firstOfTwo: undefined });
}
