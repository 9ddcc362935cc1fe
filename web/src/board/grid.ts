// The board for keyboard and speech: an ARIA grid with one tab stop. It lies over the drawn board.
import { h, type VNode } from "snabbdom";
import type { Speech } from "../i18n/speech.ts";
import type { Piece, Position } from "./position.ts";
import { draughtsNumber, isDark, rows, type Side, type Square, step } from "./squares.ts";

export interface GridLook {
  position: Position;
  seenBy: Side;
  /** The square that holds the tab stop. */
  cursor: Square;
  chosen: Square | undefined;
  targets: ReadonlyMap<Square, Square[]>;
  lastMove: readonly Square[];
  jumped: readonly Square[];
  /** What a hand holds over the board. */
  touched?: readonly Square[];
  /** How squares are called: letters, or the numbers of draughts. */
  numbers: boolean;
  draughts: boolean;
}

export interface GridEvents {
  cursor(square: Square): void;
  press(square: Square): void;
  cancel(): void;
  /** A key that means something else here: whether it did. */
  key?(key: string, square: Square): boolean;
  /** Something was typed that may begin a move. */
  typed(sign: string): void;
}

const ARROWS: Record<string, [right: number, up: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, 7],
  PageDown: [0, -7],
};

/** The signs at the edge. They lie under the pieces, and are no text to be read aloud. */
export function coordinates({ seenBy, numbers }: Pick<GridLook, "seenBy" | "numbers">): VNode {
  const signs = rows(seenBy).flatMap((row, index) =>
    row.map((square, column) =>
      h("span", { class: { dark: isDark(square) }, attrs: signsOf(square, index, column, numbers) }),
    ),
  );
  return h("div.coordinates", { attrs: { "aria-hidden": "true" } }, signs);
}

export function grid(look: GridLook, events: GridEvents, speech: Speech): VNode {
  const drawn = rows(look.seenBy).map((row) =>
    h(
      "div",
      { attrs: { role: "row" } },
      row.map((square) => cell(square, look, speech)),
    ),
  );
  return h(
    "div.grid",
    {
      attrs: { role: "grid", "aria-label": speech.text("board-label"), "aria-describedby": "board-help" },
      on: {
        keydown: (event: KeyboardEvent) => pressed(event, look, events),
        focusin: (event: FocusEvent) => moved(event, events),
      },
    },
    drawn,
  );
}

function cell(square: Square, look: GridLook, speech: Speech): VNode {
  return h("div", {
    key: square,
    attrs: {
      role: "gridcell",
      tabindex: square === look.cursor ? 0 : -1,
      "data-square": square,
      "aria-label": label(square, look, speech),
      "aria-selected": square === look.chosen ? "true" : "false",
    },
  });
}

export function squareName(square: Square, numbers: boolean): string {
  return (numbers ? draughtsNumber(square)?.toString() : undefined) ?? square;
}

/** "e4, white pawn, may go here": what a listener needs to know of a square. */
function label(square: Square, look: GridLook, speech: Speech): string {
  const piece = look.position.get(square);
  const parts = [
    squareName(square, look.numbers),
    piece ? pieceName(piece, look.draughts, speech) : speech.text("square-empty"),
  ];
  if (look.jumped.includes(square)) parts.push(speech.text("square-jumped"));
  if (look.touched?.includes(square)) parts.push(speech.text("square-touched"));
  if (look.chosen && look.targets.get(look.chosen)?.includes(square))
    parts.push(speech.text("square-target"));
  if (look.lastMove.at(-1) === square) parts.push(speech.text("square-last"));
  return parts.join(", ");
}

/** The king of draughts has a name of its own in some languages. */
export function pieceName({ colour, kind }: Piece, draughts: boolean, speech: Speech): string {
  return speech.text(`piece-${colour}-${draughts && kind === "king" ? "dame" : kind}`);
}

function signsOf(square: Square, row: number, column: number, numbers: boolean): Record<string, string> {
  if (numbers) return isDark(square) ? { "data-rank": squareName(square, true) } : {};
  return {
    ...(column === 0 ? { "data-rank": square.charAt(1) } : {}),
    ...(row === 7 ? { "data-file": square.charAt(0) } : {}),
  };
}

const squareOf = (event: Event): Square | undefined =>
  event.target instanceof HTMLElement ? event.target.dataset["square"] : undefined;

function moved(event: FocusEvent, events: GridEvents): void {
  const square = squareOf(event);
  if (square) events.cursor(square);
}

function pressed(event: KeyboardEvent, look: GridLook, events: GridEvents): void {
  const square = squareOf(event);
  if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const next = step(square, arrow[0], arrow[1], look.seenBy);
    const grid = event.currentTarget as HTMLElement;
    grid.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  } else if (events.key?.(event.key, square)) {
    // It was for the hand.
  } else if (event.key === "Enter" || event.key === " ") events.press(square);
  else if (event.key === "Escape") events.cancel();
  else if (/^[\p{L}\d]$/u.test(event.key)) events.typed(event.key);
  else return;
  event.preventDefault();
}
