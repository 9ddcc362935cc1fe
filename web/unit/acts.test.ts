// The sheet of acts: what is found, and what is read from a form.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readAct, readTime, type Reader } from "../src/acts/reading.ts";
import { found } from "../src/acts/search.ts";
import type { Drafts } from "../src/acts/state.ts";
import type { ActField, ActForm } from "../src/wire/received.ts";

const reader: Reader = { legal: [], language: "en", letters: "en", draughts: false, wood: false };

function form(template: Record<string, unknown>, fields: Partial<ActField>[]): ActForm {
  const full = fields.map((field): ActField => {
    const name = field.name ?? "";
    return { kind: "note", required: true, path: [name], ...field, name };
  });
  return { kind: "rule", topic: "arbiter", who: [], tells_of_moves: false, template, fields: full, said: [] };
}

const read = (fields: Partial<ActField>[], drafts: Drafts, template = {}) =>
  readAct(form(template, fields), drafts, reader);

test("times are minutes and seconds, or hours too, with a sign where one is wanted", () => {
  const cases: [string, number | undefined][] = [
    ["2:00", 120_000],
    ["+2:00", 120_000],
    ["-0:30", -30_000],
    ["−0:30", -30_000],
    ["1:30:00", 5_400_000],
    ["90:00", 5_400_000],
    ["1:90:00", undefined],
    ["2", undefined],
    ["2:60", undefined],
    ["two", undefined],
    ["", undefined],
  ];
  for (const [text, ms] of cases) assert.equal(readTime(text), ms, text);
});

test("each kind of field is read, or says that it cannot be", () => {
  const cases: [ActField["kind"], Drafts[string], unknown][] = [
    ["square", "E4", "e4"],
    ["square", "e9", "wrong"],
    ["squares", "e1 h1", ["e1", "h1"]],
    ["squares", "e1 x", "wrong"],
    ["path", "e2e5", "e2-e5"],
    ["path", "e7-e8q", "e7-e8Q"],
    ["path", "c3-e5-g7", "c3-e5-g7"],
    ["path", "e2", "wrong"],
    ["move", "g1-f3", "g1-f3"],
    ["duration", "-0:30", -30_000],
    ["duration", "0:00", "wrong"],
    ["clock-time", "-0:30", "wrong"],
    ["number", "12", 12],
    ["number", "-1", "wrong"],
    ["score", "1/2", "1/2"],
    ["score", "2", "wrong"],
    ["colours", ["white"], ["white"]],
    ["flag", "yes", true],
    ["ruling", { kind: "play-on" }, "play-on"],
    ["ruling", { kind: "result", white: "1" }, "wrong"],
    ["ruling", { kind: "result", white: "1", black: "0" }, { result: { white: "1", black: "0" } }],
    ["ruling", { kind: "postponed", "more-time": "yes" }, { postponed: { more_time: true } }],
    [
      "penalties",
      { warning: "", "time-to-opponent": "2:00" },
      ["warning", { "time-to-opponent": { ms: 120_000 } }],
    ],
    ["penalties", { "time-to-opponent": "-2:00" }, "wrong"],
    ["penalties", { "rounds-out": "x" }, "wrong"],
    [
      "changes",
      { hand: "black king", square: "", e1: "white king", e2: "" },
      [
        { square: "e1", piece: { colour: "white", kind: "king" } },
        { square: "e2", piece: null },
      ],
    ],
    ["changes", { hand: "black king" }, "wrong"],
  ];
  for (const [kind, draft, expected] of cases) {
    const answer = read([{ name: "it", kind }], { it: draft });
    if (expected === "wrong") assert.deepEqual(answer, { wrong: ["it"] }, `${kind} ${JSON.stringify(draft)}`);
    else assert.deepEqual(answer, { act: { it: expected } }, `${kind} ${JSON.stringify(draft)}`);
  }
});

test("a value goes where its path says, and what is optional may be left out", () => {
  const ply: Partial<ActField> = {
    name: "ply",
    kind: "number",
    required: false,
    path: ["what", "illegal-move", "ply"],
  };
  const template = { act: "notice", what: { "illegal-move": {} } };
  assert.deepEqual(read([ply], { ply: "3" }, template), {
    act: { act: "notice", what: { "illegal-move": { ply: 3 } } },
  });
  assert.deepEqual(read([ply], {}, template), { act: template });
  assert.deepEqual(read([ply, { name: "note" }], { note: " " }, template), { wrong: ["note"] });
});

test("a sealed move is what the table takes", () => {
  const sealed = "74f41090363d5f5dfe93bd400820180ae5433678e1a20b91e612c954de0d76f0"; // partie_table::seal says the same
  const draft = { written: "Jf3", secret: "my secret" };
  assert.deepEqual(read([{ name: "it", kind: "commitment" }], { it: draft }), { act: { it: sealed } });
});

test("a sealed move is in the language of the page, unless another one is chosen", () => {
  const language: Partial<ActField> = { name: "language", kind: "language", required: false };
  assert.deepEqual(read([language], {}), { act: { language: "en" } });
  assert.deepEqual(read([language], { language: "cs" }), { act: { language: "cs" } });
});

test("words are found without accents, in the order in which they fit", () => {
  const entries = [
    { what: 1, name: "Nabídnout remízu", words: ["offer a draw"] },
    { what: 2, name: "Reklamovat remízu opakováním", words: ["claim repetition"] },
    { what: 3, name: "Ohlásit: telefon", words: ["a phone made a sound", "device"] },
  ];
  const names = (typed: string) => found(entries, typed).map(({ what }) => what);
  assert.deepEqual(names("remizu"), [1, 2]);
  assert.deepEqual(names("REKL rem"), [2]);
  assert.deepEqual(names("phone sound"), [3]);
  assert.deepEqual(names("draw"), [1]);
  assert.deepEqual(names("xyz"), []);
  assert.deepEqual(names(" "), [1, 2, 3]);
});

test("what arbiters say is found, whatever word the texts have", () => {
  const entries = [{ what: 1, name: "Nepřípustný tah", words: [] }];
  assert.equal(found(entries, "nemožný tah").length, 1);
  assert.equal(found(entries, "nemožná věž").length, 0);
});
