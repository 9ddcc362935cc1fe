// Moves come with English letters; here they get the letters of the reader.
import type { Language } from "../i18n/speech.ts";

export const NOTATIONS = ["letters", "figurines"] as const;
export type Notation = (typeof NOTATIONS)[number];

const LETTERS: Record<Language, Record<string, string>> = {
  en: { K: "K", Q: "Q", R: "R", B: "B", N: "N" },
  cs: { K: "K", Q: "D", R: "V", B: "S", N: "J" },
};
const FIGURINES: Record<string, string> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };

/** The same move in the letters of a language, or with figurines. */
export function written(english: string, language: Language, notation: Notation): string {
  const letters = notation === "figurines" ? FIGURINES : LETTERS[language];
  return english.replace(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}
