import { PENALTY_KINDS } from "../src/acts/reading.ts";
import {
  EVERY_ACT_KIND,
  EVERY_ACTOR,
  EVERY_EDITION,
  EVERY_FAULT_KIND,
  EVERY_FIELD_KIND,
  EVERY_GROUND,
  EVERY_INCIDENT_KIND,
  EVERY_MANNER,
  EVERY_TOPIC,
} from "../src/wire/received.ts";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { bound } from "../src/i18n/bound.ts";
import { preferred } from "../src/i18n/preferred.ts";
import type { Speech, Values } from "../src/i18n/speech.ts";
import { faultText } from "../src/ui/fault-text.ts";
import { timeName } from "../src/clock/time-name.ts";
import { czech, english, sources } from "./texts.ts";

const keys = (language: "en" | "cs"): string[] =>
  sources(language)
    .flatMap((source) => new FluentResource(source).body.map((entry) => entry.id))
    .sort();

test("both languages have the same texts", () => {
  assert.deepEqual(keys("en"), keys("cs"));
  assert.equal(new Set(keys("en")).size, keys("en").length);
});

test("every text that the page asks for is there", () => {
  const folder = new URL("../src/", import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const code = readFileSync(new URL(name, folder), "utf8");
    for (const [, key = ""] of code.matchAll(/\b(?:text|t)\("([a-z][a-z0-9-]*)"/g)) {
      assert.ok(english.has(key), `${name} asks for the text ${key}`);
    }
  }
});

test("a fault says how long to wait", () => {
  const told = (speech: Speech, retry_after: number) => {
    const app = { t: (key: string, values?: Values) => speech.text(key, values) };
    return faultText(app, { fault: "too-many", retry_after }).replaceAll("\u00a0", " ");
  };
  assert.equal(told(english, 1), "Too many attempts. Try again in 1 second.");
  assert.equal(told(czech, 4), "Příliš mnoho pokusů. Zkuste to znovu za 4 sekundy.");
  assert.equal(told(english, 900), "Too many attempts. Try again in 15 minutes.");
});

test("a word stands in the case that the sentence wants", () => {
  const phrase = { key: "chess-promotion-not-allowed", facts: { kind: { word: "word-king" } } };
  assert.match(english.phrase(phrase), /not a king$/);
  assert.match(czech.phrase(phrase), /ne v\u00a0krále$/);
});

test("pieces are listed with their squares", () => {
  const by = {
    pieces: [
      ["word-rook", "e8"],
      ["word-bishop", "b4"],
    ] as [string, string][],
  };
  const phrase = { key: "chess-check-not-answered", facts: { by } };
  assert.match(english.phrase(phrase), /from the rook on e8 and the bishop on b4$/);
  assert.match(czech.phrase(phrase), /dává věž na e8 a\u00a0střelec na b4$/);
});

test("one of several is joined by or", () => {
  const phrase = { key: "draughts-incomplete", facts: { moves: { "one-of": ["c3-e5-g7", "c3-e5-c7"] } } };
  assert.equal(english.phrase(phrase), "the capture goes on: c3-e5-g7 or c3-e5-c7");
  assert.equal(czech.phrase(phrase), "braní pokračuje: c3-e5-g7 nebo c3-e5-c7");
});

test("Czech leaves no small word at the end of a line and no number without its noun", () => {
  assert.equal(
    bound("S účtem i v partii (o 50 tahů)"),
    "S\u00a0účtem i\u00a0v\u00a0partii (o\u00a050\u00a0tahů)",
  );
  assert.equal(bound("z e4 na g7 nebo a3"), "z\u00a0e4 na g7 nebo a3");
  assert.equal(czech.text("moves-made", { count: 3 }), "3\u00a0tahy");
});

test("the browser's languages choose ours", () => {
  assert.equal(preferred(["de", "cs-CZ", "en"]), "cs");
  assert.equal(preferred(["en-GB", "cs"]), "en");
  assert.equal(preferred(["sk"]), "cs");
  assert.equal(preferred([]), "en");
});

test("times for each move are told in the reader's language", () => {
  const told = (speech: Speech, text: string) => {
    const name = timeName({ t: (key: string, values?: Values) => speech.text(key, values) }, text);
    return name.replaceAll("\u00a0", " ");
  };
  for (const [text, inEnglish, inCzech] of [
    ["1 day/move", "1 day per move", "1 den na tah"],
    ["3 days/move", "3 days per move", "3 dny na tah"],
    ["14 days/move", "14 days per move", "14 dní na tah"],
    ["12 h/move", "12 h per move", "12 h na tah"],
    ["5", "5 min", "5 min"],
    ["40/90 SD/30 +30", "40/90 SD/30 +30", "40/90 SD/30 +30"],
    ["-", "No clock", "Bez hodin"],
  ] as const) {
    assert.deepEqual([told(english, text), told(czech, text)], [inEnglish, inCzech]);
  }
});

test("whatever the server names has its text in both languages", () => {
  const keys = [
    ...EVERY_ACT_KIND.map((kind) => `word-act-${kind}`),
    ...EVERY_TOPIC.map((topic) => `word-topic-${topic}`),
    ...EVERY_FIELD_KIND.map((kind) => `expected-${kind}`),
    ...EVERY_MANNER.map((manner) => `manner-${manner}`),
    ...EVERY_EDITION.map((edition) => `edition-${edition}`),
    ...EVERY_FAULT_KIND.map((kind) => `fault-${kind}`),
    ...EVERY_GROUND.map((ground) => `ground-${ground}`),
    ...EVERY_INCIDENT_KIND.map((incident) => `word-incident-${incident}`),
    ...EVERY_ACTOR.map((actor) => `word-${actor}`),
    ...PENALTY_KINDS.map((penalty) => `penalty-${penalty}`),
  ];
  for (const speech of [english, czech])
    assert.deepEqual(
      keys.filter((key) => !speech.has(key)),
      [],
    );
});
