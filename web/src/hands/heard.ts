// What hands do over the board, in words for those who listen: what everybody sees, and nothing of what is legal.
import type { App } from "../app/app.ts";
import { pieceName, squareName } from "../board/grid.ts";
import type { Piece } from "../board/position.ts";
import { other, type Square } from "../board/squares.ts";
import { inNumbers } from "../table/notation.ts";
import { isDraughts, type Open } from "../table/state.ts";
import type { Change, Manner } from "../wire/sent.ts";
import { changes } from "./state.ts";

const TOUCHES: Record<Manner, string> = {
  deliberate: "hand-touches",
  together: "hand-touches",
  // Nobody has said that it slipped, and since 2018 it counts as meant.
  unclear: "hand-touches",
  accidental: "hand-brushes",
  adjusting: "hand-adjusts",
  feeling: "hand-touches",
};

export const handNews = (app: App, before: Open, after: Open): string[] => [
  ...touchNews(app, before, after),
  ...boardNews(app, before, after),
  ...clockNews(app, before, after),
];

function touchNews(app: App, before: Open, after: Open): string[] {
  const [was, is] = [before.view.hand, after.view.hand];
  if (!is || (was?.by === is.by && was.squares.join() === is.squares.join() && was.manner === is.manner))
    return [];
  const squares = is.squares.map((square) => squareName(square, inNumbers(app, after))).join(", ");
  return [app.t(TOUCHES[is.manner ?? "deliberate"], { player: app.t(`word-${is.by}`), squares })];
}

/** A piece that is gone from one square and stands on another was let go there. */
function boardNews(app: App, before: Open, after: Open): string[] {
  const changed = changes(before.position, after.position);
  const named = (square: Square): string => squareName(square, inNumbers(app, after));
  const name = (piece: Piece): string => pieceName(piece, isDraughts(after), app.speech);
  const gone = new Map(changed.flatMap(({ square }) => pairs(square, before.position.get(square))));
  const put = changed.filter(({ piece }) => piece);
  const words = put.map(({ square, piece }: Change) => {
    const stands = piece as Piece;
    const from = [...gone].find(([, was]) => was.kind === stands.kind && was.colour === stands.colour)?.[0];
    if (from === undefined) return app.t("hand-puts", { piece: name(stands), square: named(square) });
    gone.delete(from);
    return app.t("hand-lets-go", { piece: name(stands), from: named(from), to: named(square) });
  });
  const off = [...gone].map(([square, was]) =>
    app.t("hand-takes-off", { piece: name(was), square: named(square) }),
  );
  return [...off, ...words];
}

const pairs = (square: Square, piece: Piece | undefined): [Square, Piece][] =>
  piece ? [[square, piece]] : [];

/** A clock that runs now: the other one was pressed if it ran before, and otherwise the clock was started. */
function clockNews(app: App, before: Open, after: Open): string[] {
  const [was, is] = [before.view.clocks?.running, after.view.clocks?.running];
  if (!is || was === is || after.view.outcome) return [];
  const pressed = was === other(is) && !before.view.waiting && !isTakenBack(before, after);
  return [
    pressed ? app.t("clock-pressed", { player: app.t(`word-${other(is)}`) }) : app.t(`clock-runs-${is}`),
  ];
}

/** A position that was put back changes the clock without anybody pressing it. */
const isTakenBack = (before: Open, after: Open): boolean =>
  changes(before.position, after.position).length > 0 && before.view.hand === after.view.hand;
