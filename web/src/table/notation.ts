// Moves as this reader wants to read and hear them.
import type { App } from "../app/app.ts";
import { draughtsNumber } from "../board/squares.ts";
import { written } from "../notation/letters.ts";
import { spoken } from "../notation/spoken.ts";
import type { Regulations } from "../wire/received.ts";

type OfGame = { info: { regulations: Regulations } };

export const inNumbers = (app: App, { info }: OfGame): boolean =>
  app.state.settings.numbers && info.regulations.game === "czech-draughts";

const numbered = (move: string): string =>
  move.replace(/[a-h][1-8]/g, (square) => draughtsNumber(square)?.toString() ?? square);

export function writtenMove(app: App, of: OfGame, notation: string): string {
  if (inNumbers(app, of)) return numbered(notation);
  const { language, notation: signs } = app.state.settings;
  return written(notation, language, signs);
}

export const spokenMove = (app: App, of: OfGame, notation: string): string =>
  spoken(inNumbers(app, of) ? numbered(notation) : notation, app.speech);
