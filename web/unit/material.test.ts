import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../src/board/fen.ts";
import { surplus } from "../src/board/material.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("nobody is ahead before the first move", () => {
  for (const side of ["white", "black"] as const)
    assert.deepEqual(surplus(readBoard(START), side, false), { kinds: [], ahead: 0 });
});

test("a queen for a rook and two pawns leaves something on both sides, and one of them ahead", () => {
  const board = readBoard(
    START.replace("rnbqkbnr", "1nb1kbnr").replace("PPPPPPPP", "PPPPPP2").replace("Q", "1"),
  );
  assert.deepEqual(surplus(board, "white", false), { kinds: ["rook"], ahead: 3 });
  assert.deepEqual(surplus(board, "black", false), { kinds: ["pawn", "pawn"], ahead: 0 });
});

test("in draughts a king is a piece like a man", () => {
  const board = readBoard("7K/8/8/8/3m4/2M5/8/K7");
  assert.deepEqual(surplus(board, "white", true), { kinds: ["man", "man"], ahead: 2 });
  assert.deepEqual(surplus(board, "black", true), { kinds: [], ahead: 0 });
});
