// The board of the table: drawn below, with the grid for keyboard and speech above it.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { grid } from "../board/grid.ts";
import { boardElement, currentBoard } from "../board/element.ts";
import { moved, tried } from "./commands.ts";
import { change } from "./hear.ts";
import { boardLook } from "./look.ts";
import { inNumbers } from "./notation.ts";
import { promotion } from "./promotion.ts";
import { type Open, type TablePage, UNDECIDED } from "./state.ts";

export const TYPED_ID = "typed-move";

export function boardView(app: App, page: TablePage, open: Open): VNode {
  const look = boardLook(app, page, open);
  const events = {
    moved: (from: string, to: string) => moved(app, from, to),
    tried: (from: string, to: string) => tried(app, from, to),
    chose: (chosen: string | undefined) => change(app, { chosen }),
    premoved: () => undefined,
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
    boardElement(look, events),
    grid(gridLook, gridEvents, app.speech),
    h("p.unseen", { attrs: { id: "board-help" } }, app.t("board-help")),
    page.promoting ? promotion(app, page, page.promoting, open, () => cancel(app)) : undefined,
  ]);
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
