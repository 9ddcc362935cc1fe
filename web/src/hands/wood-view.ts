// The board over the board: pieces that any hand can take anywhere. It shows no target, no last move, no check and no turn.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { coordinates, grid } from "../board/grid.ts";
import type { Kind, Piece, Position } from "../board/position.ts";
import { other, rows, type Side, type Square } from "../board/squares.ts";
import { inNumbers } from "../table/notation.ts";
import { change } from "../table/hear.ts";
import { isDraughts, type Open, ownSides, seenBy, type TablePage } from "../table/state.ts";
import { adjust, carry, pressClock, put, setBack, takeOff, tap, touch, touchTogether } from "./commands.ts";
import { HandPointer } from "./pointer.ts";
import { hasHands, sharesTablet, standing } from "./state.ts";

export function woodView(app: App, page: TablePage, open: Open): VNode {
  const draughts = isDraughts(open);
  const side = seenBy(page);
  const position = standing(page);
  const look = {
    position,
    seenBy: side,
    cursor: page.cursor,
    chosen: page.hand.chosen,
    targets: new Map<Square, Square[]>(),
    lastMove: [],
    touched: open.view.hand?.squares ?? [],
    jumped: [],
    numbers: inNumbers(app, open),
    draughts,
  };
  const events = {
    cursor: (cursor: Square) => {
      if (cursor !== app.state.table?.cursor) change(app, { cursor });
    },
    press: (square: Square) => pressedSquare(app, square),
    cancel: () => setBack(app),
    typed: (sign: string) => typed(app, sign),
    key: (key: string, square: Square) => pressedKey(app, key, square),
  };
  const facing = sharesTablet(open) && app.state.settings.facing ? `facing-${other(side)}` : "";
  const drawn = {
    idle: !hasHands(open),
    fallen: Boolean(page.hand.fallen),
    ...(facing ? { [facing]: true } : {}),
  };
  return h("div.board.wood", { class: drawn }, [
    coordinates(look),
    pieces(app, position, page, side, draughts),
    grid(look, events, app.speech),
    h("p.unseen", { attrs: { id: "board-help" } }, app.inGame("wood-help")),
  ]);
}

/** By keyboard: a piece is touched with the first press and let go with the second. */
function pressedSquare(app: App, square: Square): void {
  const page = app.state.table;
  const from = page?.hand.chosen;
  if (!page?.open) return;
  if (page.hand.fromBox) tap(app, square);
  else if (from === undefined || from === square) {
    const held = from === undefined && standing(page).has(square);
    if (held) touch(app, [square]);
    change(app, { hand: { ...(app.state.table ?? page).hand, chosen: held ? square : undefined } });
  } else carry(app, [from, square]);
}

/** The letters of both languages; none of them has two meanings. */
const PUT: Record<string, Kind> = {
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  d: "queen",
  v: "rook",
  s: "bishop",
  j: "knight",
};
let putting = false;

/** Delete takes off, A says "I adjust", T touches two together, P and a letter put a piece, Space presses the clock. */
function pressedKey(app: App, key: string, square: Square): boolean {
  const kind = putting ? PUT[key.toLowerCase()] : undefined;
  putting = key.toLowerCase() === "p";
  if (kind) put(app, kind, square);
  else if (key === "Delete" || key === "Backspace") takeOff(app, square);
  else if (key.toLowerCase() === "a") withOwnSide(app, adjust);
  else if (key.toLowerCase() === "t") touchTogether(app, square);
  else if (key === " ") withOwnSide(app, pressClock);
  else return putting;
  return true;
}

/** By keyboard, where both use the page, the side whose clock runs is meant. */
function withOwnSide(app: App, does: (app: App, side: Side) => void): void {
  const open = app.state.table?.open;
  const [own, both] = open ? ownSides(open) : [];
  const side = both ? open?.view.clocks?.running : own;
  if (side) does(app, side);
}

/** Space presses the clock wherever the focus is, but for text and buttons. */
export function pressedForClock(app: App, event: KeyboardEvent): void {
  const open = app.state.table?.open;
  const at = event.target instanceof Element ? event.target : undefined;
  if (event.key !== " " || !open || !hasHands(open)) return;
  if (at?.closest("input, textarea, select, button, a, summary, dialog")) return;
  event.preventDefault();
  withOwnSide(app, pressClock);
}

/** Nothing that is typed on the board begins a move: reading it would need to know what is legal. */
const typed = (_app: App, _sign: string): void => undefined;

function pieces(app: App, position: Position, page: TablePage, side: Side, draughts: boolean): VNode {
  const events = {
    seenBy: () => (app.state.table ? seenBy(app.state.table) : "white"),
    isPiece: (square: Square) => {
      const now = app.state.table;
      return Boolean(now?.open && hasHands(now.open) && standing(now).has(square));
    },
    hops: () => Boolean(app.state.table?.open && isDraughts(app.state.table.open)),
    touched: (square: Square) => touch(app, [square]),
    touchedTogether: (squares: readonly Square[]) => touch(app, squares, "together"),
    tapped: (square: Square) => tap(app, square),
    carried: (path: Square[]) => carry(app, path),
    takenOff: (square: Square) => takeOff(app, square),
  };
  const drawn = rows(side).flatMap((row, y) =>
    row.flatMap((square, x) => {
      const piece = position.get(square);
      return piece ? [drawnPiece(piece, square, x, y, page, draughts)] : [];
    }),
  );
  const hook = { insert: (node: VNode) => void new HandPointer(node.elm as HTMLElement, events) };
  return h("div.cg-wrap.pieces-on-wood", { key: "wood", hook, attrs: { "aria-hidden": "true" } }, drawn);
}

function drawnPiece(
  { colour, kind }: Piece,
  square: Square,
  x: number,
  y: number,
  { hand, open }: TablePage,
  draughts: boolean,
): VNode {
  const role = draughts && kind === "king" ? "dame" : kind;
  return h(`piece.${colour}.${role}`, {
    key: square,
    class: { chosen: hand.chosen === square, ...held(open, square) },
    attrs: { "data-on": square },
    style: { left: `${x * 12.5}%`, top: `${y * 12.5}%` },
  });
}

/** What a hand holds, as everybody sees it; dotted if it may have been an accident. */
function held(open: Open | undefined, square: Square): Record<string, boolean> {
  const touching = open?.view.hand;
  if (!touching?.squares.includes(square)) return {};
  return { lifted: true, brushed: touching.manner === "unclear" || touching.manner === "accidental" };
}
