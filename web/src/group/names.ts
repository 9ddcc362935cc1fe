// How the players of a table are called: in the organiser's words, or by their colour.
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { sentence } from "../i18n/speech.ts";
import type { GroupRow } from "../wire/received.ts";

export const playerOf = (app: App, row: GroupRow, side: Side): string =>
  row[side] || sentence(app.t(`word-${side}`));

export const namesOf = (app: App, row: GroupRow): string =>
  `${playerOf(app, row, "white")} – ${playerOf(app, row, "black")}`;
