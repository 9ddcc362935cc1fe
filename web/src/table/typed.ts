// A move typed by hand, found among the legal ones. It tolerates form, never meaning: two readings are none.
import type { LegalMove } from "../board/choice.ts";
import { draughtsNumber } from "../board/squares.ts";
import type { Language } from "../i18n/speech.ts";
import { written } from "../notation/letters.ts";

export type Typed = { read: LegalMove } | { attempt: string } | undefined;

/** The move that is meant; or squares that make no legal move, to be told why not; or nothing. */
export function readTyped(text: string, legal: readonly LegalMove[], language: Language): Typed {
  const typed = plain(text);
  if (!typed) return undefined;
  const exact = legal.filter((move) => forms(move, language).includes(typed));
  const lenient =
    exact.length > 0 ? exact : legal.filter((move) => loosely(move, language).includes(typed.toLowerCase()));
  const [only] = lenient;
  if (only && lenient.length === 1) return { read: only };
  const squares = text
    .trim()
    .toLowerCase()
    .match(/^([a-h][1-8])[-x: ]?([a-h][1-8])$/);
  return squares && lenient.length === 0 ? { attempt: `${squares[1]}-${squares[2]}` } : undefined;
}

/** Without the signs that players leave out or write differently. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/e\.\s?p\.?$/i, "")
    .replace(/^0-0(-0)?/, (castles) => castles.replaceAll("0", "O"))
    .replace(/[\s\-–:x×=+#?!()]/g, "");

function forms(move: LegalMove, language: Language): string[] {
  const spelt = [move.notation, written(move.notation, language, "letters")].map(plain);
  const squares = move.squares.join("") + (move.promotion ?? "");
  const ends = [move.squares[0], move.squares.at(-1)];
  const numbers = (names: readonly (string | undefined)[]): string =>
    names.map((square) => draughtsNumber(square ?? "") ?? "").join("");
  const castles = move.castling ? [`${move.squares[0]}${move.castling.king}`] : [];
  return [
    ...spelt,
    squares,
    ends.join("") + (move.promotion ?? ""),
    numbers(move.squares),
    numbers(ends),
    ...castles,
  ];
}

const loosely = (move: LegalMove, language: Language): string[] =>
  forms(move, language).map((form) => form.toLowerCase());
