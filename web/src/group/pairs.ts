// Reads a pasted list of pairs as the server does (`crates/server/src/groups/pairs.rs`), to show line by line what it means.

/** Why a line cannot be read. */
export type BadLine =
  | "two-names"
  | "name"
  | "number"
  | "number-twice"
  | "number-there"
  | "pair-twice"
  | "long-name"
  | "one-dash"
  | "quotes"
  | "control";

export type ReadLine =
  | { line: number; number: number; names: string[]; wrong?: undefined }
  | { line: number; text: string; wrong: BadLine };

export const MOST_LINES = 200;
const LONGEST_NAME = 80;
const HIGHEST_NUMBER = 9999;

class Wrong extends Error {
  constructor(readonly why: BadLine) {
    super(why);
  }
}

/** One name to a line in simultaneous play, otherwise two. `there` are the numbers that the round has already. */
export function readPairs(text: string, count: 1 | 2, there: ReadonlySet<number> = new Set()): ReadLine[] {
  let last = Math.max(0, ...there);
  const [numbers, pairs] = [new Set<number>(), new Set<string>()];
  const read = (line: number, written: string): ReadLine => {
    const { number = last + 1, names } = readLine(written, count);
    if (number < 1 || number > HIGHEST_NUMBER) throw new Wrong("number");
    if (there.has(number)) throw new Wrong("number-there");
    if (numbers.has(number)) throw new Wrong("number-twice");
    const pair = names.join("\n");
    if (count === 2 && pairs.has(pair)) throw new Wrong("pair-twice");
    numbers.add(number);
    pairs.add(pair);
    last = number;
    return { line, number, names };
  };
  return text
    .replace(/^\ufeff/, "")
    .split("\n")
    .flatMap((raw, index): ReadLine[] => {
      const written = raw.trim();
      if (written === "") return [];
      try {
        return [read(index + 1, written)];
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        return [{ line: index + 1, text: written, wrong: error.why }];
      }
    });
}

function readLine(line: string, count: 1 | 2): { number: number | undefined; names: string[] } {
  const { number, names } = fromSpreadsheet(line, count) ?? fromText(line, count);
  if (names.length !== count || names.includes("")) throw new Wrong(count === 1 ? "name" : "two-names");
  if (names.some((name) => [...name].length > LONGEST_NAME)) throw new Wrong("long-name");
  if (names.some((name) => /\p{Cc}/u.test(name))) throw new Wrong("control");
  return { number, names };
}

/** Fields between tabs, semicolons or commas; nothing if the line has none. */
function fromSpreadsheet(line: string, count: number): ReturnType<typeof readLine> | undefined {
  const outside = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join("");
  // `Novák, Jan` is one name.
  const commas = count === 1 ? /^\d+[.)]?,/.test(outside) : !dashIn(outside) && outside.includes(",");
  const separator =
    ["\t", ";"].find((sign) => outside.includes(sign)) ?? (line.startsWith('"') || commas ? "," : undefined);
  if (separator === undefined) return undefined;
  const fields = fieldsOf(line, separator);
  while (fields.length > 1 && fields.at(-1) === "") fields.pop();
  const number = fields.length > count ? plainNumber(fields[0] ?? "") : undefined;
  return { number, names: number === undefined ? fields : fields.slice(1) };
}

function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  for (let rest: string | undefined = line; rest !== undefined;) {
    const quoted: RegExpExecArray | null = /^ *"((?:[^"]|"")*)" */.exec(rest);
    if (!quoted && /^ *"/.test(rest)) throw new Wrong("quotes");
    if (quoted) {
      fields.push((quoted[1] ?? "").replaceAll('""', '"').trim());
      const after: string = rest.slice(quoted[0].length);
      if (after !== "" && !after.startsWith(separator)) throw new Wrong("quotes");
      rest = after === "" ? undefined : after.slice(separator.length);
    } else {
      const at: number = rest.indexOf(separator);
      fields.push((at < 0 ? rest : rest.slice(0, at)).trim());
      rest = at < 0 ? undefined : rest.slice(at + separator.length);
    }
  }
  return fields;
}

const plainNumber = (field: string): number | undefined =>
  /^\d{1,5}[.)]?$/.test(field) ? Number.parseInt(field, 10) : undefined;

/** `12 `, `12.` or `12)` before the names, and a dash between them. */
function fromText(line: string, count: number): ReturnType<typeof readLine> {
  const [, digits, rest = line] = /^(\d+)(?:[.):]|(?=\s))(.*)$/su.exec(line) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  return { number, names: count === 1 ? [rest.trim()] : aroundDash(rest.trim()) };
}

/** The dash between two names. A hyphen in a name has no spaces around it. */
const dashIn = (line: string): string | undefined =>
  [" – ", " — ", " - ", " : ", "–", "—"].find((dash) => line.includes(dash));

function aroundDash(line: string): string[] {
  const dash = dashIn(line);
  if (dash === undefined) throw new Wrong("two-names");
  const at = line.indexOf(dash);
  const names = [line.slice(0, at).trim(), line.slice(at + dash.length).trim()];
  if (names.some((name) => / [–—-] /.test(name))) throw new Wrong("one-dash");
  return names;
}
