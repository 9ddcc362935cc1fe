// The board of the table: drawn below, with the grid for keyboard and speech above it.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { LegalMove } from "../board/choice.ts";
import { coordinates, grid } from "../board/grid.ts";
import { boardElement, currentBoard } from "../board/element.ts";
import { decided, moved, tried } from "./commands.ts";
import { change } from "./hear.ts";
import { boardLook } from "./look.ts";
import { inNumbers } from "./notation.ts";
import { openPromotions, premoved, promise } from "./premove.ts";
import { promotion } from "./promotion.ts";
import { type Open, type TablePage, UNDECIDED } from "./state.ts";

export const TYPED_ID = "typed-move";

export function boardView(app: App, page: TablePage, open: Open): VNode {
  const look = boardLook(app, page, open);
  const events = {
    moved: (from: string, to: string) => moved(app, from, to),
    tried: (from: string, to: string) => tried(app, from, to),
    // Who takes another piece has read why the last move was refused.
    chose: (chosen: string | undefined) => change(app, chosen ? { chosen, refusal: undefined } : { chosen }),
    premoved: (squares: [string, string] | undefined) => premoved(app, squares),
  };
  const gridLook = {
    ...look,
    cursor: page.cursor,
    chosen: page.chosen,
    jumped: page.jumped,
    numbers: inNumbers(app, open),
  };
  const gridEvents = {
    cursor: (cursor: string) => {
      if (cursor !== app.state.table?.cursor) change(app, { cursor });
    },
    press: (square: string) => currentBoard()?.press(square),
    cancel: () => cancel(app),
    typed: (sign: string) => type(app, sign),
  };
  return h("div.board", [
    coordinates(gridLook),
    boardElement(look, events),
    grid(gridLook, gridEvents, app.speech),
    h("p.unseen", { attrs: { id: "board-help" } }, app.t("board-help")),
    chooser(app, page, open),
  ]);
}

/** What a pawn becomes, now or in advance. */
function chooser(app: App, page: TablePage, open: Open): VNode | undefined {
  const { promoting } = page;
  const moves = promoting ?? openPromotions(page, open);
  const choose = (move: LegalMove): void => (promoting ? decided(app, move) : promise(app, move));
  return moves && promotion(app, page, moves, open, { choose, cancel: () => cancel(app) });
}

function cancel(app: App): void {
  currentBoard()?.cancel();
  change(app, { ...UNDECIDED });
}

/** A letter typed on the board begins a move in the field for typed moves. */
function type(app: App, sign: string): void {
  const field = document.getElementById(TYPED_ID);
  if (!(field instanceof HTMLInputElement)) return;
  change(app, { typed: sign, unread: false });
  field.value = sign;
  field.focus();
}
