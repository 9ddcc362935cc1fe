// Whose hand it is, what has changed on the board, and what lies beside it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../src/board/fen.ts";
import { missing } from "../src/board/material.ts";
import type { Side } from "../src/board/squares.ts";
import { resets } from "../src/clock/face.ts";
import { changes, EMPTY_HAND, type Hand, whoseHand } from "../src/hands/state.ts";
import type { Open } from "../src/table/state.ts";

/** As far as a hand needs to know. */
const at = (running: Side | null, yours: Side[] = ["white", "black"]): Open =>
  ({ info: { yours }, view: { clocks: { running } } }) as unknown as Open;

const pawn = (colour: Side) => ({ colour, kind: "pawn" }) as const;

test("a hand on a shared board belongs to the side whose clock runs, until somebody says otherwise", () => {
  const released: Hand = { ...EMPTY_HAND, last: { side: "white", touched: [], released: true } };
  const rows: [string, Open, Hand, Side, Side][] = [
    ["the clock of White runs", at("white"), EMPTY_HAND, "black", "white"],
    [
      "White has let go, and a black piece is touched: a quick reply",
      at("white"),
      released,
      "black",
      "black",
    ],
    ["White has let go, and touches another white piece", at("white"), released, "white", "white"],
    ["no clock runs: the owner of the piece", at(null), EMPTY_HAND, "black", "black"],
    ["Black says: that was me", at("white"), { ...EMPTY_HAND, claimedBy: "black" }, "white", "black"],
    ["Black says: I adjust", at("white"), { ...EMPTY_HAND, adjusting: "black" }, "white", "black"],
    ["one who has one side has only their own hand", at("white", ["black"]), EMPTY_HAND, "white", "black"],
  ];
  for (const [what, open, hand, piece, expected] of rows)
    assert.equal(whoseHand(open, hand, pawn(piece)), expected, what);
});

test("what has fallen is told square by square", () => {
  const [before, after] = [readBoard("8/8/8/8/8/8/8/3QK3"), readBoard("8/8/8/8/8/4Q3/8/3K4")];
  assert.deepEqual(changes(before, after), [
    { square: "d1", piece: { kind: "king", colour: "white" } },
    { square: "e1", piece: null },
    { square: "e3", piece: { kind: "queen", colour: "white" } },
  ]);
  assert.deepEqual(changes(after, after), []);
});

test("what is missing lies beside the board", () => {
  const board = readBoard("rnb1kbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  assert.deepEqual(missing(board, "black", false), ["queen", "pawn"]);
  assert.deepEqual(missing(board, "white", false), []);
  // The eighth pawn has become the second queen: nobody took it.
  const promoted = readBoard("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNQ");
  assert.deepEqual(missing(promoted, "white", false), ["rook"]);
  assert.equal(missing(readBoard("1m6/8/8/8/8/8/8/M7"), "black", true).length, 11);
});

test("a clock that has only run was not set", () => {
  const before = { white: 60_000, black: 90_000, running: "white" as const };
  assert.deepEqual(resets(before, { white: 55_000, black: 90_000 }, 5000), []);
  assert.deepEqual(resets(before, { white: 55_000, black: 270_000 }, 5000), [
    { side: "black", from: 90_000, to: 270_000 },
  ]);
});
