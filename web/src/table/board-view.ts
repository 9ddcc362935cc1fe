// The board of the table: drawn below, with the grid for keyboard and speech above it.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { grid, pieceName } from "../board/grid.ts";
import { boardElement, currentBoard } from "../board/element.ts";
import type { LegalMove } from "../board/choice.ts";
import type { Kind } from "../board/position.ts";
import { decided, moved, tried } from "./commands.ts";
import { change } from "./hear.ts";
import { boardLook } from "./look.ts";
import { inNumbers } from "./notation.ts";
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
    page.promoting ? promotion(app, page.promoting, open) : undefined,
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

const KIND: Record<string, Kind> = { Q: "queen", R: "rook", B: "bishop", N: "knight" };

function promotion(app: App, moves: readonly LegalMove[], open: Open): VNode {
  const colour = open.position.get(moves[0]?.squares[0] ?? "")?.colour ?? "white";
  const pieces = moves.map((move) => {
    const kind = KIND[move.promotion ?? ""] ?? "queen";
    return h(
      "button",
      {
        key: move.move,
        attrs: { type: "button", "aria-label": pieceName({ colour, kind }, false, app.speech) },
        on: { click: () => decided(app, move) },
      },
      [h("span.cg-wrap", [h(`piece.${colour}.${kind}`)])],
    );
  });
  return h(
    "div.promotion",
    {
      attrs: { role: "dialog", "aria-modal": "true", "aria-label": app.t("promotion-label") },
      hook: { insert: (node) => (node.elm as HTMLElement).querySelector("button")?.focus() },
      on: {
        keydown: (event: KeyboardEvent) => event.key === "Escape" && cancel(app),
        click: (event: MouseEvent) => event.target === event.currentTarget && cancel(app),
      },
    },
    [h("div.pieces", pieces)],
  );
}
