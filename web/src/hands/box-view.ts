// The box of spare pieces: a piece is dragged from it onto the board, or taken by a press for the square that is pressed next.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Kind } from "../board/position.ts";
import type { Side } from "../board/squares.ts";
import { seenBy, type TablePage } from "../table/state.ts";
import { put, takeFromBox } from "./commands.ts";
import { squareUnder } from "./pointer.ts";
import { standing } from "./state.ts";

const BOX: Kind[] = ["queen", "rook", "bishop", "knight"];
/** Whoever goes farther than this, in pixels, drags. */
const DRAG_PX = 8;

/** Always there, so that it hints at nothing (FIDE 4.6c). A king that was taken off lies there, too: one may castle so. */
export function box(app: App, page: TablePage, side: Side): VNode {
  const { chosen: square, fromBox } = page.hand;
  const pieces = [...standing(page).values()];
  const king = pieces.some(({ kind, colour }) => kind === "king" && colour === side);
  const piece = (kind: Kind): VNode => {
    const name = app.t(`word-${kind}`);
    const label = square
      ? app.t("put-piece", { piece: name, square })
      : app.t("take-from-box", { piece: name });
    const taken = fromBox?.kind === kind && fromBox.side === side;
    return h(
      "button",
      {
        key: kind,
        attrs: { type: "button", "aria-label": label, "aria-pressed": String(taken) },
        on: {
          click: (event: MouseEvent) => {
            // A drag that ends where it began is a click as well.
            if (!(event.currentTarget as HTMLElement).dataset["dragged"]) takeFromBox(app, kind, side);
          },
          pointerdown: (event: PointerEvent) => dragFromBox(app, kind, side, event),
        },
      },
      [h("span.cg-wrap", [h(`piece.${side}.${kind}`)])],
    );
  };
  const kinds: Kind[] = king ? BOX : [...BOX, "king"];
  return h("div.box", { attrs: { role: "group", "aria-label": app.t("box") } }, kinds.map(piece));
}

function dragFromBox(app: App, kind: Kind, side: Side, down: PointerEvent): void {
  const spare = down.currentTarget as HTMLElement;
  const picture = spare.querySelector<HTMLElement>(".cg-wrap");
  if (down.button !== 0 || !picture) return;
  // The focus stays where it was, so that Space still presses the clock.
  down.preventDefault();
  delete spare.dataset["dragged"];
  spare.setPointerCapture(down.pointerId);
  const turned = spare.closest(".turned") ? -1 : 1;
  const move = (event: PointerEvent): void => {
    const [right, below] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (Math.hypot(right, below) < DRAG_PX) return;
    spare.dataset["dragged"] = "yes";
    picture.style.transform = `translate(${turned * right}px, ${turned * below}px)`;
  };
  const end = (event: PointerEvent): void => {
    spare.removeEventListener("pointermove", move);
    spare.removeEventListener("pointerup", end);
    spare.removeEventListener("pointercancel", end);
    picture.style.transform = "";
    const page = app.state.table;
    const board = document.querySelector(".pieces-on-wood");
    if (event.type !== "pointerup" || !spare.dataset["dragged"] || !page || !board) return;
    const square = squareUnder(board, seenBy(page), event);
    if (square) put(app, kind, square, side);
  };
  spare.addEventListener("pointermove", move);
  spare.addEventListener("pointerup", end);
  spare.addEventListener("pointercancel", end);
}
