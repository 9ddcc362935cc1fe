// What a pawn becomes: the pieces in a column from the square that it goes to, the queen under the pointer.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { LegalMove } from "../board/choice.ts";
import { pieceName } from "../board/grid.ts";
import type { Kind } from "../board/position.ts";
import { fileOf, rankOf, type Side } from "../board/squares.ts";
import { type Open, seenBy, type TablePage } from "./state.ts";

export const PROMOTED: Record<string, Kind> = { Q: "queen", R: "rook", B: "bishop", N: "knight" };

export function promotion(
  app: App,
  page: TablePage,
  moves: readonly LegalMove[],
  open: Open,
  events: { choose(move: LegalMove): void; cancel(): void },
): VNode {
  const [from = "", to = ""] = moves[0]?.squares ?? [];
  const colour = open.position.get(from)?.colour ?? "white";
  return h(
    "div.promotion",
    {
      attrs: {
        role: "dialog",
        "aria-modal": "true",
        "aria-label": app.t("promotion-label"),
        "data-after": `[data-square=${page.cursor}]`,
      },
      hook: { insert: (node) => (node.elm as HTMLElement).querySelector("button")?.focus() },
      on: {
        keydown: (event: KeyboardEvent) => (event.key === "Escape" ? events.cancel() : walk(event)),
        click: (event: MouseEvent) => event.target === event.currentTarget && events.cancel(),
      },
    },
    [
      h(
        "div.pieces",
        {
          class: { upwards: !atTop(to, seenBy(page)) },
          style: { left: `${column(to, seenBy(page)) * 12.5}%` },
        },
        moves.map((move) => piece(app, colour, move, events.choose)),
      ),
    ],
  );
}

const column = (square: string, seen: Side): number =>
  seen === "white" ? fileOf(square) : 7 - fileOf(square);
const atTop = (square: string, seen: Side): boolean => (rankOf(square) === 7) === (seen === "white");

function piece(app: App, colour: Side, move: LegalMove, choose: (move: LegalMove) => void): VNode {
  const kind = PROMOTED[move.promotion ?? ""] ?? "queen";
  const name = pieceName({ colour, kind }, false, app.speech);
  return h(
    "button",
    {
      key: move.move,
      attrs: { type: "button", "aria-label": name, title: name },
      on: { click: () => choose(move) },
    },
    [h("span.cg-wrap", [h(`piece.${colour}.${kind}`)])],
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Keys walk round the pieces and do not leave them: the choice has to be made or dropped. */
function walk(event: KeyboardEvent): void {
  const pieces = [...(event.currentTarget as Element).querySelectorAll("button")];
  const at = pieces.findIndex((button) => button === document.activeElement);
  const step = event.key === "Tab" ? (event.shiftKey ? -1 : 1) : STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  pieces.at((at + step) % pieces.length)?.focus();
}
