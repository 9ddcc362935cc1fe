// A small board on which squares are pressed while a form is filled in. Whoever cannot point types the squares instead.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Position } from "../board/position.ts";
import { rows, type Square } from "../board/squares.ts";
import { boardSvg, svgAddress } from "../board/svg.ts";
import { seenBy } from "../table/state.ts";

export function smallBoard(
  app: App,
  position: Position,
  draughts: boolean,
  marked: readonly Square[],
  press: (square: Square) => void,
): VNode {
  const side = app.state.table ? seenBy(app.state.table) : "white";
  const svg = boardSvg({
    position,
    seenBy: side,
    draughts,
    lastMove: marked,
    coordinates: "letters",
    label: "",
  });
  return h("img.small-board", {
    attrs: { src: svgAddress(svg), alt: "", draggable: "false" },
    on: {
      click: (event: MouseEvent) => {
        const board = event.currentTarget as HTMLElement;
        const at = (offset: number, size: number): number =>
          Math.min(7, Math.max(0, Math.floor((8 * offset) / size)));
        const square =
          rows(side)[at(event.offsetY, board.clientHeight)]?.[at(event.offsetX, board.clientWidth)];
        if (square) press(square);
      },
    },
  });
}
