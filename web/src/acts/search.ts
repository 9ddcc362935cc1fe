// Finds acts and incidents by what people call them, in either language, without regard to accents and case.

export interface Entry<T> {
  what: T;
  /** Its name as it is shown. */
  name: string;
  /** Other words for it. */
  words: readonly string[];
}

export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const split = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

/** What arbiters also say, and the word that stands in the texts; without accents. */
const SYNONYMS: readonly (readonly [string, string])[] = [
  ["nemozny", "nepripustny"],
  ["dotknuto", "dotceno"],
  ["mobil", "telefon"],
  ["praporek", "prapor"],
  ["forfeit", "default"],
  ["mobile", "phone"],
];

/** A word that was typed, and what it may stand for. */
const meant = (part: string): string[] => [
  part,
  ...SYNONYMS.filter(([word]) => word.startsWith(part)).map(([, other]) => other),
];

/** The entries in which every word that was typed begins a word: those whose name begins with it first. */
export function found<T>(entries: readonly Entry<T>[], typed: string): Entry<T>[] {
  const sought = split(typed);
  if (sought.length === 0) return [...entries];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, sought);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.sort((one, two) => one.rank - two.rank).map(({ entry }) => entry);
}

/** 0 if the name begins with the first word, 1 if all words are in the name, 2 if they are among the other words. */
function rankOf<T>({ name, words }: Entry<T>, sought: readonly string[]): number | undefined {
  const inName = split(name);
  const begin = (within: readonly string[]): boolean =>
    sought.every((part) => meant(part).some((one) => within.some((word) => word.startsWith(one))));
  if (begin(inName)) return inName[0]?.startsWith(sought[0] ?? "") ? 0 : 1;
  return begin([...inName, ...words.flatMap(split)]) ? 2 : undefined;
}
