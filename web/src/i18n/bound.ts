// Which words stay together at the end of a line.

/** A preposition or conjunction of one letter, which Czech does not leave at the end of a line. */
const SMALL_WORD = /(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu;
const COUNTED = /(?<=^|\s)(\d+) (?=\p{L})/gu;

/** The text with non-breaking spaces where Czech wants them: `v partii`, `50 tahů`. */
export const bound = (text: string): string =>
  text.replace(SMALL_WORD, "$1\u00a0").replace(COUNTED, "$1\u00a0");
