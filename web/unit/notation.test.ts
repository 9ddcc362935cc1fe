import assert from "node:assert/strict";
import { test } from "node:test";
import { draughtsNumber, rows, step } from "../src/board/squares.ts";
import { written } from "../src/notation/letters.ts";
import { spoken } from "../src/notation/spoken.ts";
import { english, czech } from "./texts.ts";

test("moves get the letters of the language", () => {
  assert.equal(written("Nbxd7+", "cs", "letters"), "Jbxd7+");
  assert.equal(written("e8=Q#", "cs", "letters"), "e8=D#");
  assert.equal(written("Nbxd7+", "en", "letters"), "Nbxd7+");
  assert.equal(written("Rae1", "cs", "figurines"), "♖ae1");
  assert.equal(written("O-O-O", "cs", "letters"), "O-O-O");
});

test("moves are said in words", () => {
  const cases: [string, string, string][] = [
    ["Nf3", "knight f3", "jezdec f3"],
    ["exd5", "e takes d5", "e bere d5"],
    ["Qxf7#", "queen takes f7, checkmate", "dáma bere f7, mat"],
    ["O-O", "castles short", "malá rošáda"],
    ["O-O-O+", "castles long, check", "velká rošáda, šach"],
    ["c3:e5:g7", "c3 takes e5 takes g7", "c3 bere e5 bere g7"],
    ["c3-d4", "c3 d4", "c3 d4"],
  ];
  for (const [move, inEnglish, inCzech] of cases) {
    assert.equal(spoken(move, english), inEnglish);
    assert.equal(spoken(move, czech), inCzech);
  }
});

test("squares of draughts have numbers", () => {
  const cases: [string, number | undefined][] = [
    ["b8", 1],
    ["h8", 4],
    ["c3", 22],
    ["a1", 29],
    ["g1", 32],
    ["b1", undefined],
  ];
  for (const [square, number] of cases) assert.equal(draughtsNumber(square), number);
});

test("arrows go as the player sees the board", () => {
  assert.equal(step("e4", 1, 0, "white"), "f4");
  assert.equal(step("e4", 1, 0, "black"), "d4");
  assert.equal(step("h8", 1, 1, "white"), "h8");
  assert.equal(rows("black")[0]?.[0], "h1");
});
