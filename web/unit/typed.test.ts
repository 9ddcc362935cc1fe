import assert from "node:assert/strict";
import { test } from "node:test";
import { readChoices } from "../src/table/choices.ts";
import { readTyped } from "../src/table/typed.ts";

const legal = readChoices(
  "g1 f3 Nf3;b1 d2 Nbd2;f3 d2 Nfd2;e4 d5 exd5;b2 c3 bxc3;b4 c3 Bxc3;e1 h1 O-O kg1rf1;a7 a8Q a8=Q+,a8N a8=N",
);

const draughts = readChoices("c3 d4 c3-d4;a3 c5-e7 a3xc5xe7 xb4d6");

const read = (text: string, language: "en" | "cs" = "en", moves = legal) => {
  const typed = readTyped(text, moves, language);
  return typed && ("read" in typed ? typed.read.move : `why ${typed.attempt}`);
};

test("moves are read in many forms", () => {
  const cases: [string, string | undefined][] = [
    ["Nf3", "g1-f3"],
    ["nf3", "g1-f3"],
    ["g1f3", "g1-f3"],
    ["g1-f3", "g1-f3"],
    ["ed5", "e4-d5"],
    ["exd5+", "e4-d5"],
    ["Nbd2", "b1-d2"],
    ["Nd2", undefined],
    ["O-O", "e1-h1"],
    ["0-0", "e1-h1"],
    ["o-o", "e1-h1"],
    ["e1g1", "e1-h1"],
    ["a8=Q", "a7-a8Q"],
    ["a8N", "a7-a8N"],
    ["a8", undefined],
    ["", undefined],
    ["hello", undefined],
  ];
  for (const [text, move] of cases) assert.equal(read(text), move, text);
});

const signs = (text: string, language: "en" | "cs" = "en", moves = legal) => {
  const typed = readTyped(text, moves, language, moves === draughts);
  return typed && "read" in typed ? `${typed.read.move} ${typed.signs}` : undefined;
};

test("signs behind a move are read, and do not change it", () => {
  const cases: [string, string | undefined][] = [
    ["Nf3!", "g1-f3 !"],
    ["Nf3 !?", "g1-f3 !?"],
    ["exd5+??", "e4-d5 ??"],
    ["exd5+", "e4-d5 "],
    ["exd5+-", "e4-d5 +-"],
    ["O-O?!", "e1-h1 ?!"],
    ["a8=Q#±", "a7-a8Q ±"],
    ["Nf3=", "g1-f3 ="],
    ["g1-f3 $14", "g1-f3 $14"],
    ["Nf3&", undefined],
    ["Nf3!x", undefined],
  ];
  for (const [text, move] of cases) assert.equal(signs(text), move, text);
  assert.equal(signs("Jf3!", "cs"), "g1-f3 !");
});

test("every sign of article 9 is read behind a move in letters and numbers", () => {
  const all = ["!", "!!", "?", "??", "?!", "!?", "*", "+", "=", "+1", "+12", "-1", "-2", "a.l."];
  for (const sign of all)
    for (const text of ["c3-d4", "c3d4", "22-18"])
      for (const typed of [`${text}${sign}`, `${text} ${sign}`])
        assert.equal(signs(typed, "cs", draughts), `c3-d4 ${sign}`, typed);
  assert.equal(signs("a3xc5xe7*+2", "en", draughts), "a3-c5-e7 * +2");
  assert.equal(signs("22-18", "en", draughts), "c3-d4 ");
});

test("small and capital letters tell a pawn from a bishop", () => {
  assert.equal(read("bxc3"), "b2-c3");
  assert.equal(read("Bxc3"), "b4-c3");
});

test("Czech letters are read in Czech", () => {
  assert.equal(read("Jf3", "cs"), "g1-f3");
  assert.equal(read("a8D", "cs"), "a7-a8Q");
  assert.equal(read("Nf3", "cs"), "g1-f3");
});

test("squares that make no legal move are tried, to be told why not", () => {
  assert.equal(read("e2e5"), "why e2-e5");
});

test("draughts is read in letters and numbers, with or without the squares between", () => {
  for (const text of ["c3-d4", "c3d4", "22-18"]) assert.equal(read(text, "en", draughts), "c3-d4", text);
  for (const text of ["a3xc5xe7", "a3:c5:e7", "a3e7", "21x7", "a3-e7"])
    assert.equal(read(text, "en", draughts), "a3-c5-e7", text);
});

test("the moves of the wire are read", () => {
  assert.deepEqual(draughts[1], {
    move: "a3-c5-e7",
    notation: "a3xc5xe7",
    squares: ["a3", "c5", "e7"],
    promotion: undefined,
    captured: ["b4", "d6"],
    castling: undefined,
  });
  assert.deepEqual(legal[6]?.castling, { king: "g1", rook: "f1" });
  assert.deepEqual(
    legal.slice(7).map(({ move, promotion }) => [move, promotion]),
    [
      ["a7-a8Q", "Q"],
      ["a7-a8N", "N"],
    ],
  );
  assert.deepEqual(readChoices(""), []);
});
