// The scoresheet: numbered moves of both players, with the signs behind them and offers as (=).
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Line, Regulations, ReviewLine } from "../wire/received.ts";
import { writtenMove } from "./notation.ts";

export interface Sheet {
  info: { regulations: Regulations };
  lines: readonly (Line & Pick<Partial<ReviewLine>, "breaches">)[];
  /** The move that is shown, counted from one; for review. */
  shown?: number;
  show?: (ply: number) => void;
}

export function scoresheet(app: App, sheet: Sheet): VNode {
  const rows = inRows(sheet.lines).map(([number, white, black]) =>
    h("tr", { key: number }, [
      h("th", { attrs: { scope: "row" } }, `${number}.`),
      cell(app, sheet, white),
      cell(app, sheet, black),
    ]),
  );
  return h(
    "div.scoresheet",
    {
      attrs: { tabindex: 0, role: "region", "aria-label": app.t("scoresheet") },
      hook: { insert: follow, postpatch: (_, node) => follow(node) },
    },
    [
      h("table", [
        h("thead.unseen", [
          h(
            "tr",
            ["", "word-white", "word-black"].map((key) =>
              h("th", { attrs: { scope: "col" } }, key ? app.t(key) : "№"),
            ),
          ),
        ]),
        h("tbody", rows),
      ]),
      rows.length === 0 ? h("p.soft.small", app.t("no-moves-yet")) : undefined,
    ],
  );
}

type Numbered = { line: Sheet["lines"][number]; ply: number } | undefined;

/** Pairs of moves; a game may begin with Black, and an illegal move may leave one player out. */
function inRows(lines: Sheet["lines"]): [number, Numbered, Numbered][] {
  const rows: [number, Numbered, Numbered][] = [];
  lines.forEach((line, index) => {
    const entry = { line, ply: index + 1 };
    const last = rows.at(-1);
    if (line.by === "white") rows.push([rows.length + 1, entry, undefined]);
    else if (last && !last[2]) last[2] = entry;
    else rows.push([rows.length + 1, undefined, entry]);
  });
  return rows;
}

function cell(app: App, sheet: Sheet, entry: Numbered): VNode {
  if (!entry) return h("td");
  const { line, ply } = entry;
  const text = `${writtenMove(app, sheet, line.notation)}${line.signs ?? ""}${line.offered ? " (=)" : ""}`;
  const current = (sheet.shown ?? sheet.lines.length) === ply;
  const data = {
    class: { current, illegal: Boolean(line.illegal) },
    attrs: { "data-ply": ply, ...(current ? { "aria-current": "true" } : {}) },
  };
  const { show } = sheet;
  if (!show) return h("td", data, text);
  const mark = line.breaches?.length ? h("span.breach.small", ` ${app.t("unnoticed-mark")}`) : undefined;
  // One tab stop for all moves: the arrow keys go from one to the next.
  const stop = current || (sheet.shown === 0 && ply === 1);
  const attrs = { type: "button", tabindex: stop ? 0 : -1 };
  return h("td", data, [h("button.move", { attrs, on: { click: () => show(ply) } }, [text, mark])]);
}

/** The move that each sheet was last rolled to: between two moves it stays where its reader has rolled it. */
const followed = new WeakMap<Element, string>();

/** Brings a new current move into sight without moving the page. */
function follow(node: VNode): void {
  const list = node.elm as HTMLElement;
  const current = list.querySelector<HTMLElement>(".current");
  const place = current?.dataset["ply"];
  if (!current || place === undefined || followed.get(list) === place) return;
  followed.set(list, place);
  if (document.activeElement?.matches(".move") && list.contains(document.activeElement))
    current.querySelector<HTMLElement>(".move")?.focus({ preventScroll: true });
  const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight)
    list.scrollTop = bottom - list.clientHeight / 2;
  // Where it is one line (scoresheet.css).
  const [left, right] = [current.offsetLeft, current.offsetLeft + current.offsetWidth];
  if (left < list.scrollLeft || right > list.scrollLeft + list.clientWidth)
    list.scrollLeft = right - list.clientWidth / 2;
}
