// Reads what was filled into a field: the value that the act needs, nothing, or that it cannot be read.
import { isDark } from "../board/squares.ts";
import type { LegalMove } from "../board/choice.ts";
import type { Language } from "../i18n/speech.ts";
import { readTyped } from "../table/typed.ts";
import type { ActField, ActForm, FieldKind } from "../wire/received.ts";
import {
  type Act,
  type Change,
  EVERY_SCORE,
  type Kind,
  type Penalty,
  type Ruling,
  type Score,
} from "../wire/sent.ts";
import { sealed } from "./envelope.ts";
import type { Draft, Drafts } from "./state.ts";

/** What is needed to read moves. */
export interface Reader {
  legal: readonly LegalMove[];
  language: Language;
  /** The language in which the player writes, as far as it is known. */
  letters: string;
  draughts: boolean;
  /** Over the board moves are squares only: whatever else is written could only be read by what is legal. */
  wood: boolean;
}

export type Read = { value: unknown } | "empty" | "wrong";

const value = (read: unknown): Read => (read === undefined ? "wrong" : { value: read });

const SQUARE = /^[a-h][1-8]$/;
const SCORES: readonly string[] = EVERY_SCORE;

/** `2:00`, `1:30:00`, with a sign where time is added or taken away. */
export function readTime(text: string): number | undefined {
  const parts = /^([+\-−–])?\s*(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!parts) return undefined;
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = parts;
  if (parts[2] && Number(minutes) > 59) return undefined;
  const total = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign && sign !== "+" ? -total : total;
}

function readSquares(text: string): string[] | undefined {
  const squares = text
    .toLowerCase()
    .split(/[\s,;–-]+/)
    .filter(Boolean);
  return squares.every((square) => SQUARE.test(square)) ? squares : undefined;
}

/** Squares as they are passed, with what a pawn becomes at the end: `e7-e8Q`. */
function readPath(text: string): string | undefined {
  const [, way = "", promotion = ""] = /^(.*?[1-8])\s*=?\s*([QRBNqrbn]?)$/.exec(text.trim()) ?? [];
  const squares = readSquares(way.replace(/([1-8])(?=[a-h])/gi, "$1 "));
  return squares && squares.length > 1 ? squares.join("-") + promotion.toUpperCase() : undefined;
}

function readMove(text: string, { legal, language, draughts, wood }: Reader): string | undefined {
  if (wood) return readPath(text);
  const read = readTyped(text, legal, language, draughts);
  if (read && "read" in read) return read.read.move + read.signs;
  return read?.attempt ?? readPath(text);
}

const readNumber = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

function readRuling(parts: Readonly<Record<string, string>>): Ruling | undefined {
  const { kind, white = "", black = "" } = parts;
  if (kind === "play-on" || kind === "rejected" || kind === "increment") return kind;
  if (kind === "postponed") return { postponed: { more_time: parts["more-time"] === "yes" } };
  if (kind !== "result" || !SCORES.includes(white) || !SCORES.includes(black)) return undefined;
  return { result: { white: white as Score, black: black as Score } };
}

/** One penalty from its text, as each kind of them needs it. */
const PENALTIES: Record<string, (text: string) => Penalty | undefined> = {
  warning: () => "warning",
  "time-to-opponent": (text) => withTime(text, (ms) => ({ "time-to-opponent": { ms } })),
  "time-from-offender": (text) => withTime(text, (ms) => ({ "time-from-offender": { ms } })),
  loss: (text) => withScore(text, (opponent) => ({ loss: { opponent } })),
  "fewer-points": (text) => withScore(text, (at_most) => ({ "fewer-points": { at_most } })),
  "more-points": (text) => withScore(text, (at_least) => ({ "more-points": { at_least } })),
  fine: (text) => (text.trim() ? { fine: { amount: text.trim() } } : undefined),
  "rounds-out": (text) => {
    const rounds = readNumber(text);
    return rounds === undefined ? undefined : { "rounds-out": { rounds } };
  },
  expulsion: () => "expulsion",
};

export const PENALTY_KINDS = Object.keys(PENALTIES);

function withTime(text: string, penalty: (ms: number) => Penalty): Penalty | undefined {
  const ms = readTime(text);
  return ms !== undefined && ms > 0 ? penalty(ms) : undefined;
}

const withScore = (text: string, penalty: (score: Score) => Penalty): Penalty | undefined =>
  SCORES.includes(text) ? penalty(text as Score) : undefined;

function readPenalties(parts: Readonly<Record<string, string>>): Penalty[] | undefined {
  const read = Object.entries(parts).map(([kind, text]) => PENALTIES[kind]?.(text));
  return read.every((penalty) => penalty !== undefined) ? read : undefined;
}

/** Whether a part of the changes belongs to the form alone: the piece in the hand, the square that is being typed. */
export const isOfTheForm = (name: string): boolean => name === "hand" || name === "square";

/** `white knight`, or nothing for an empty square. */
function readChanges(parts: Readonly<Record<string, string>>, draughts: boolean): Change[] | undefined {
  const given = Object.entries(parts).filter(([name]) => !isOfTheForm(name));
  if (given.length === 0) return undefined;
  const changes = given.map(([square, piece]): Change | undefined => {
    if (!SQUARE.test(square) || (draughts && !isDark(square))) return undefined;
    const [colour, kind] = piece.split(" ");
    if (!colour) return { square, piece: null };
    return { square, piece: { colour: colour === "black" ? "black" : "white", kind: kind as Kind } };
  });
  return changes.every((change) => change !== undefined) ? changes : undefined;
}

const text = (draft: Draft | undefined): string => (typeof draft === "string" ? draft : "");
const list = (draft: Draft | undefined): readonly string[] => (Array.isArray(draft) ? draft : []);
export const parts = (draft: Draft | undefined): Readonly<Record<string, string>> =>
  typeof draft === "object" && !Array.isArray(draft) ? (draft as Record<string, string>) : {};

type ReadDraft = (draft: Draft | undefined, reader: Reader) => Read;

/** A field that is one text, or empty. */
const ofText =
  (read: (text: string, reader: Reader) => unknown): ReadDraft =>
  (draft, reader) =>
    text(draft).trim() === "" ? "empty" : value(read(text(draft).trim(), reader));

const ofParts =
  (read: (given: Readonly<Record<string, string>>, reader: Reader) => unknown): ReadDraft =>
  (draft, reader) =>
    Object.keys(parts(draft)).length === 0 ? "empty" : value(read(parts(draft), reader));

/** An article by its number alone is one of the game's own text: `13.4` is FIDE 13.4. */
const cited = (number: string, draughts: boolean): string =>
  /^([A-G]\.?)?\d/.test(number) ? `${draughts ? "ČUD" : "FIDE"} ${number}` : number;

const asWritten = ofText((written) => written);

const READS: Record<FieldKind, ReadDraft> = {
  square: ofText((square) => (SQUARE.test(square.toLowerCase()) ? square.toLowerCase() : undefined)),
  squares: ofText(readSquares),
  move: ofText(readMove),
  path: ofText(readPath),
  piece: asWritten,
  colour: asWritten,
  colours: (draft) => (list(draft).length === 0 ? "empty" : { value: [...list(draft)] }),
  duration: ofText((time) => readTime(time) || undefined),
  "clock-time": ofText((time) => {
    const ms = readTime(time);
    return ms !== undefined && ms >= 0 ? ms : undefined;
  }),
  lag: () => "empty",
  number: ofText(readNumber),
  article: ofText((number, { draughts }) => cited(number, draughts)),
  note: asWritten,
  written: asWritten,
  score: ofText((score) => (SCORES.includes(score) ? score : undefined)),
  ruling: ofParts(readRuling),
  penalties: ofParts(readPenalties),
  incident: asWritten,
  person: asWritten,
  ground: asWritten,
  manner: asWritten,
  flag: (draft) => (text(draft) === "yes" ? { value: true } : "empty"),
  changes: ofParts((given, { draughts }) => readChanges(given, draughts)),
  commitment: ofParts(({ written = "", secret = "" }) =>
    written.trim() ? sealed(written, secret) : undefined,
  ),
  secret: asWritten,
  language: (draft, { letters }) => ({ value: text(draft) || letters }),
};

export const readField = (field: ActField, draft: Draft | undefined, reader: Reader): Read =>
  READS[field.kind](draft, reader);

/** The act with everything filled in, or the fields that are wrong or missing. */
export function readAct(form: ActForm, drafts: Drafts, reader: Reader): { act: Act } | { wrong: string[] } {
  const act = structuredClone(form.template);
  const wrong: string[] = [];
  for (const field of form.fields) {
    const read = readField(field, drafts[field.name], reader);
    if (read === "wrong" || (read === "empty" && field.required)) wrong.push(field.name);
    else if (read !== "empty") put(act, field.path, read.value);
  }
  return wrong.length > 0 ? { wrong } : { act: act as Act };
}

function put(into: Record<string, unknown>, path: readonly string[], read: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) into[name] = read;
  else {
    const inner = { ...(into[name] as Record<string, unknown> | undefined) };
    into[name] = inner;
    put(inner, rest, read);
  }
}
