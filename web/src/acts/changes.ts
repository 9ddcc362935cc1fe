// What stands where now: a piece is chosen, and squares are pressed or typed to which it goes.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { pieceName } from "../board/grid.ts";
import type { Kind, Piece, Position } from "../board/position.ts";
import { isDraughts } from "../table/state.ts";
import { button, typedValue } from "../ui/parts.ts";
import type { Slot } from "./controls.ts";
import { isOfTheForm, parts } from "./reading.ts";
import { smallBoard } from "./small-board.ts";

const CHESS: Kind[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const DRAUGHTS: Kind[] = ["man", "king"];

/** `hand` is the piece that goes to the next square, `square` what is being typed, the others are squares. */
export function changesControl(app: App, slot: Slot): VNode {
  const given = parts(slot.draft);
  const draughts = isDraughts(slot.open);
  const { hand = "", square: typed = "" } = given;
  const fill = (more: Record<string, string>): void => slot.fill({ ...parts(slot.now()), ...more });
  const put = (square: string): void => fill({ [square]: parts(slot.now())["hand"] ?? "", square: "" });
  const putTyped = (): void => {
    const square = parts(slot.now())["square"] ?? "";
    if (/^[a-h][1-8]$/.test(square)) put(square);
  };
  const changed = Object.entries(given).filter(([name]) => !isOfTheForm(name));
  const remove = (square: string): void =>
    slot.fill(Object.fromEntries(Object.entries(given).filter(([name]) => name !== square)));
  return h("fieldset.stack", [
    h("legend", slot.name),
    h("div.field", [
      h("label", { attrs: { for: `${slot.id}-hand` } }, app.inGame("changes-piece")),
      h(
        "select.select",
        {
          attrs: { id: `${slot.id}-hand` },
          on: { change: (event: Event) => fill({ hand: typedValue(event) }) },
        },
        ["", ...piecesOf(draughts)].map((name) =>
          h(
            "option",
            { attrs: { value: name }, props: { selected: name === hand } },
            pieceText(app, name, draughts),
          ),
        ),
      ),
    ]),
    h("div.field", [
      h("label", { attrs: { for: slot.id } }, app.t("changes-square")),
      h("div.row", [
        h("input.input", {
          attrs: { id: slot.id, maxlength: 2, autocomplete: "off", autocapitalize: "off", ...slot.attrs },
          props: { value: typed },
          on: { input: (event: Event) => fill({ square: typedValue(event) }) },
        }),
        button(app.t("changes-put"), putTyped),
      ]),
    ]),
    smallBoard(
      app,
      after(slot.open.position, changed),
      draughts,
      changed.map(([square]) => square),
      put,
    ),
    h(
      "ul.list",
      changed.map(([square, piece]) =>
        h("li.row", { key: square }, [
          `${square}: ${pieceText(app, piece, draughts)}`,
          button("×", () => remove(square), "quiet", { "aria-label": app.t("changes-remove", { square }) }),
        ]),
      ),
    ),
  ]);
}

const piecesOf = (draughts: boolean): string[] =>
  ["white", "black"].flatMap((colour) => (draughts ? DRAUGHTS : CHESS).map((kind) => `${colour} ${kind}`));

function pieceText(app: App, name: string, draughts: boolean): string {
  const piece = pieceCalled(name);
  return piece ? pieceName(piece, draughts, app.speech) : app.t("changes-nothing");
}

/** `white knight` as a piece. */
function pieceCalled(name: string): Piece | undefined {
  const [colour, kind] = name.split(" ");
  return colour && kind ? ({ colour, kind } as Piece) : undefined;
}

function after(position: Position, changed: readonly (readonly [string, string])[]): Position {
  const now = new Map(position);
  for (const [square, text] of changed) {
    const piece = pieceCalled(text);
    if (piece) now.set(square, piece);
    else now.delete(square);
  }
  return now;
}
