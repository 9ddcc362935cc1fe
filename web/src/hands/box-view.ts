// What lies beside the board, spare pieces and those that were taken off: a piece is dragged from there onto the board, or taken by
// a press for the square that is pressed next.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { pieceName } from "../board/grid.ts";
import type { Kind, Piece } from "../board/position.ts";
import type { Side } from "../board/squares.ts";
import { seenBy, type TablePage } from "../table/state.ts";
import { put, takeFromBox } from "./commands.ts";
import { squareUnder } from "./pointer.ts";
import { standing } from "./state.ts";

const BOX: Kind[] = ["queen", "rook", "bishop", "knight"];
const PAWN: Kind[] = ["pawn"];
const KING: Kind[] = ["king"];
/** Whoever goes farther than this, in pixels, drags. */
const DRAG_PX = 8;

/**
 * Always there, so that it hints at nothing (FIDE 4.6c). A king or a pawn that was taken off lies there, too: one may castle so,
 * and give back what was taken off too soon.
 */
export function box(app: App, page: TablePage, side: Side): VNode {
  const own = [...standing(page).values()].filter(({ colour }) => colour === side);
  const count = (wanted: Kind): number => own.filter(({ kind }) => kind === wanted).length;
  const kinds: Kind[] = [...BOX, ...(count("pawn") < 8 ? PAWN : []), ...(count("king") ? [] : KING)];
  return h(
    "div.box",
    { attrs: { role: "group", "aria-label": app.t("box") } },
    kinds.map((kind) => beside(app, page, side, { kind, colour: side })),
  );
}

/** A piece beside the board, which this side can take up. */
export function beside(app: App, page: TablePage, side: Side, { kind, colour }: Piece, index = 0): VNode {
  const { chosen: square, fromBox } = page.hand;
  const own = colour === side;
  const draughts = kind === "man";
  const name = own ? app.t(`word-${kind}`) : pieceName({ kind, colour }, draughts, app.speech);
  const label = square
    ? app.t("put-piece", { piece: name, square })
    : app.t(own ? "take-from-box" : "give-back", { piece: name });
  const taken = fromBox?.kind === kind && fromBox.side === side && fromBox.colour === colour;
  return h(
    "button",
    {
      key: `${colour}-${kind}-${index}`,
      attrs: { type: "button", "aria-label": label, "aria-pressed": String(taken) },
      on: {
        click: (event: MouseEvent) => {
          // A drag that ends where it began is a click as well.
          if (!(event.currentTarget as HTMLElement).dataset["dragged"]) takeFromBox(app, kind, side, colour);
        },
        pointerdown: (event: PointerEvent) => dragFromBox(app, { kind, colour }, side, event),
      },
    },
    [h("span.cg-wrap", [h(`piece.${colour}.${kind}`)])],
  );
}

function dragFromBox(app: App, { kind, colour }: Piece, side: Side, down: PointerEvent): void {
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
    if (square) put(app, kind, square, side, colour);
  };
  spare.addEventListener("pointermove", move);
  spare.addEventListener("pointerup", end);
  spare.addEventListener("pointercancel", end);
}
