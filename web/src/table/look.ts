// How the board of the table looks now. Worked out anew only when the page's state has changed.
import type { App } from "../app/app.ts";
import { nextSquares } from "../board/choice.ts";
import { along, intended, type Position } from "../board/position.ts";
import { type BoardLook, still } from "../board/pointer-board.ts";
import { draughtsPremoves } from "../board/premoves.ts";
import type { Side, Square } from "../board/squares.ts";
import { lastSquares } from "../review/state.ts";
import type { Back } from "./look-back.ts";
import { promisedPiece } from "./premove.ts";
import { awaitsPlayer, isDraughts, isOver, type Open, ownSides, seenBy, type TablePage } from "./state.ts";

let known: { key: unknown[]; look: BoardLook } | undefined;

export function boardLook(app: App, page: TablePage, open: Open): BoardLook {
  const { connection } = app.state;
  const key = [
    open,
    page.path,
    page.jumped,
    page.sending,
    page.promoting,
    page.premove,
    page.flipped,
    page.back,
    page.refusal,
    connection,
  ];
  if (known && key.every((part, index) => part === known?.key[index])) return known.look;
  known = { key, look: work(app, page, open) };
  return known.look;
}

function work(app: App, page: TablePage, open: Open): BoardLook {
  if (page.back) return past(page, page.back, open);
  const { path, sending } = page;
  const mover = moverOf(open);
  const ready = !sending && !page.promoting && app.state.connection === "open";
  const now = mover !== undefined && open.view.turn === mover;
  const position = shownPosition(page, open);
  const draughts = isDraughts(open);
  return {
    position,
    seenBy: seenBy(page),
    mover: ready ? mover : undefined,
    now,
    targets: now && ready ? nextSquares(open.legal, path) : new Map(),
    premoves: draughts && mover && !now ? draughtsPremoves(position, mover) : undefined,
    lastMove: lastSquares(open.lines.at(-1), open.position),
    check: open.view.check ?? undefined,
    marks: marks(page),
    chosen: path.length > 1 && ready ? path.at(-1) : undefined,
    becomes: promisedPiece(page, open),
    draughts,
  };
}

/** An earlier position: nothing can be moved there. */
function past(page: TablePage, { review, positions, ply }: Back, open: Open): BoardLook {
  const line = review.lines[ply - 1];
  return {
    ...still(positions[ply] ?? new Map(), seenBy(page), isDraughts(open)),
    lastMove: lastSquares(line, positions[ply] ?? new Map()),
    check: line?.check ?? undefined,
  };
}

/** Whose pieces the looker may move: one's own; with both seats, those that have the move. */
function moverOf(open: Open): Side | undefined {
  const own = ownSides(open);
  if (isOver(open) || awaitsPlayer(open) || own.length === 0) return undefined;
  return own.length === 1 ? own[0] : (open.view.turn ?? own[0]);
}

function shownPosition({ path, sending }: TablePage, open: Open): Position {
  if (sending?.move) return intended(open.position, sending.move);
  return path.length > 1 ? along(open.position, path) : open.position;
}

function marks({ jumped, sending }: TablePage): Map<Square, string> {
  const marks = new Map<Square, string>();
  for (const square of jumped) marks.set(square, "jumped");
  if (sending?.move) {
    for (const square of sending.move.squares) marks.set(square, "sending");
    if (sending.move.squares.length > 2 || sending.move.castling) {
      for (const square of sending.move.captured) marks.set(square, "jumped");
    }
  }
  return marks;
}
