// A move typed by hand, found among the legal ones. It tolerates form, never meaning: two readings are none.
import type { LegalMove } from "../board/choice.ts";
import { draughtsNumber } from "../board/squares.ts";
import type { Language } from "../i18n/speech.ts";
import { written } from "../notation/letters.ts";

export type Typed = { read: LegalMove; signs: string } | { attempt: string } | undefined;

/** The move that is meant, with the signs behind it; or squares that make no legal move, to be told why not; or nothing. */
export function readTyped(
  text: string,
  legal: readonly LegalMove[],
  language: Language,
  draughts = false,
): Typed {
  const typed = text.trim();
  const ends = Array.from({ length: typed.length }, (_, index) => index + 1);
  const parts = ends.flatMap((end) => {
    const signs = readSigns(typed.slice(end), draughts);
    return signs === undefined ? [] : [{ move: typed.slice(0, end).trim(), signs }];
  });
  for (const { move, signs } of parts) {
    const found = matching(move, legal, language);
    const [only] = found;
    if (only && found.length === 1) return { read: only, signs };
    if (found.length > 1) return undefined;
  }
  const squares = parts
    .map(({ move }) => /^([a-h][1-8])[-x: ]?([a-h][1-8])$/.exec(move.toLowerCase()))
    .find(Boolean);
  return squares ? { attempt: `${squares[1]}-${squares[2]}` } : undefined;
}

/** The legal moves that a text without signs can mean. */
function matching(text: string, legal: readonly LegalMove[], language: Language): LegalMove[] {
  const typed = plain(text);
  if (!typed) return [];
  const exact = legal.filter((move) => forms(move, language).includes(typed));
  return exact.length > 0
    ? exact
    : legal.filter((move) => loosely(move, language).includes(typed.toLowerCase()));
}

const SIGN =
  /^(\$\d{1,3}|[!?]+|[‼⁇⁈⁉±∓⩲⩱∞□*]|=\/\+|=\+|[+-]\/[-+=]|\+[-−=]|[-−]\+|[+\-−]\d{1,2}|[+=]|a\.l\.)\s*/i;

/** In chess these are part of the move. */
const CHECK = /^[+#†‡]+(?![-−=/])\s*/;

/** The signs that a text is nothing but; whether the game has them the server knows. */
function readSigns(text: string, draughts: boolean): string | undefined {
  let rest = text.trim();
  const signs: string[] = [];
  while (rest) {
    const check = draughts ? null : CHECK.exec(rest);
    const sign = check ?? SIGN.exec(rest);
    if (!sign) return undefined;
    if (!check) signs.push((sign[1] ?? "").replace("−", "-"));
    rest = rest.slice(sign[0].length);
  }
  return signs.join(" ");
}

/** Without the signs that players leave out or write differently. */
const plain = (text: string): string =>
  text
    .replace(/e\.\s?p\.?$/i, "")
    .replace(/^0-0(-0)?/, (castles) => castles.replaceAll("0", "O"))
    .replace(/[+#]+$/, "")
    .replace(/[\s\-–:x×=(](?!$)|\)/gi, "");

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
