import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../src/board/fen.ts";
import { lastSquares, timeAtStart, unnoticed } from "../src/review/state.ts";
import type { ReviewLine, Unnoticed } from "../src/wire/received.ts";
import { czech, english } from "./texts.ts";

test("castling is shown by the squares of the king, every other move by its own", () => {
  const after = readBoard("2kr4/8/8/8/8/8/8/5RK1");
  const last = (by: "white" | "black", move: string, notation: string): string[] =>
    lastSquares({ by, move, notation }, after);
  assert.deepEqual(last("white", "e1-h1", "O-O"), ["e1", "g1"]);
  assert.deepEqual(last("black", "e8-a8", "O-O-O+"), ["e8", "c8"]);
  assert.deepEqual(last("white", "e1-f1", "O-O"), ["e1", "g1"]);
  assert.deepEqual(last("white", "e1-f1", "Rf1"), ["e1", "f1"]);
  assert.deepEqual(last("white", "a7-a8Q", "a8=Q"), ["a7", "a8"]);
  assert.deepEqual(last("white", "c3-e5-g7", "c3xe5xg7"), ["c3", "e5", "g7"]);
  assert.deepEqual(lastSquares(undefined, after), []);
});

test("the clocks before the first move show what the opponent of its player still has after it", () => {
  const line = { by: "white", left: { white: 295_000, black: 300_000 } } as ReviewLine;
  assert.equal(timeAtStart([line]), 300_000);
  assert.equal(timeAtStart([]), undefined);
  assert.equal(timeAtStart([{ ...line, left: { white: null, black: null } }]), undefined);
});

test("what nobody noticed is listed with its move, in both languages", () => {
  const breach = (by: "white" | "black", key: string): Unnoticed => ({
    by,
    article: "FIDE 4.3a",
    phrase: { key, facts: {} },
  });
  const line = { by: "white", notation: "e4" } as ReviewLine;
  const found = unnoticed([
    { ...line, breaches: [breach("white", "breach-touch-move")] },
    line,
    {
      ...line,
      breaches: [breach("white", "breach-pressed-without-move"), breach("black", "breach-writing")],
    },
  ]);
  assert.deepEqual(
    found.map(({ ply, breach: { by } }) => [ply, by]),
    [
      [1, "white"],
      [3, "white"],
      [3, "black"],
    ],
  );
  for (const { breach: one } of found)
    for (const speech of [english, czech]) assert.notEqual(speech.phrase(one.phrase), one.phrase.key);
});
