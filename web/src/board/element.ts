// The drawn board as a part of the page: it is made once and told what to show whenever the page is drawn.
import { h, type VNode } from "snabbdom";
import { type BoardEvents, type BoardLook, PointerBoard } from "./pointer-board.ts";

let board: PointerBoard | undefined;
let listener: BoardEvents | undefined;

/** The board that is on the page now. */
export const currentBoard = (): PointerBoard | undefined => board;

export function boardElement(look: BoardLook, events: BoardEvents): VNode {
  listener = events;
  return h("div.ground", {
    key: "ground",
    attrs: { "aria-hidden": "true" },
    hook: {
      insert: (node) => {
        board = new PointerBoard(node.elm as HTMLElement, {
          moved: (from, to) => listener?.moved(from, to),
          tried: (from, to) => listener?.tried(from, to),
          chose: (square) => listener?.chose(square),
          premoved: (squares) => listener?.premoved(squares),
        });
        board.show(look);
      },
      update: () => board?.show(look),
      destroy: () => {
        board?.destroy();
        board = undefined;
      },
    },
  });
}
