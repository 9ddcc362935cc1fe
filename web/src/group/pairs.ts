// Reads a pasted list of pairs as the server does, to show line by line what was understood.

/** Why a line cannot be read. */
export type BadLine = "no-two-names" | "no-name" | "bad-number" | "number-twice" | "name-too-long";

export type ReadLine =
  | { line: number; number: number; white: string; black: string; wrong?: undefined }
  | { line: number; text: string; wrong: BadLine };

const LONGEST_NAME = 80;
export const MOST_LINES = 200;
const LAST_NUMBER = 9999;

/** Between two names: a tab, a semicolon, a long dash, or a hyphen with spaces around it. */
const BETWEEN = /\s*[\t;–—]\s*|\s+-+\s+/u;

/** `1 Nováková – Dvořák`; in simultaneous play only the opponent's name. Empty lines do not count. */
export function readPairs(text: string, oneName: boolean, after = 0): ReadLine[] {
  let last = after;
  const used = new Set<number>();
  return text.split(/\r?\n/).flatMap((raw, index): ReadLine[] => {
    const written = raw.trim();
    if (written === "") return [];
    const line = index + 1;
    const bad = (wrong: BadLine): ReadLine[] => [{ line, text: written, wrong }];
    const [, digits, rest = written] = /^(\d+)(?:[.):]?\s+|[.):;\t]\s*)(.*)$/u.exec(written) ?? [];
    const number = digits === undefined ? last + 1 : Number(digits);
    if (number < 1 || number > LAST_NUMBER) return bad("bad-number");
    if (used.has(number)) return bad("number-twice");
    const names = oneName ? [rest.trim()] : rest.split(BETWEEN).map((name) => name.trim());
    const [white = "", black = ""] = names;
    if (oneName ? white === "" : names.length !== 2 || white === "" || black === "")
      return bad(oneName ? "no-name" : "no-two-names");
    if (Math.max(white.length, black.length) > LONGEST_NAME) return bad("name-too-long");
    used.add(number);
    last = number;
    return [{ line, number, white, black }];
  });
}
