import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../src/board/fen.ts";
import { lastSquares, timeAtStart } from "../src/review/state.ts";
import type { ReviewLine } from "../src/wire/received.ts";

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
