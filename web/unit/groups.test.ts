import assert from "node:assert/strict";
import { test } from "node:test";
import { boardsThatFit } from "../src/group/boards-that-fit.ts";
import { awaiting } from "../src/group/exhibition.ts";
import { isFound, keepOrder, layoutOf, listed, newOnes } from "../src/group/order.ts";
import { readPairs } from "../src/group/pairs.ts";
import { type GroupPage, mergeRows } from "../src/group/state.ts";
import { textOf } from "../src/group/ticking.ts";
import type { GroupRow } from "../src/wire/received.ts";
import { asking, claiming, fortyTables, tableRow, withGlance } from "../tests/support/group.ts";

/** As `number white|black`, or what is wrong with which line. */
const shown = (text: string, count: 1 | 2 = 2, there: number[] = [40]): string =>
  readPairs(text, count, new Set(there))
    .map((line) =>
      line.wrong ? `line ${line.line}: ${line.wrong}` : `${line.number} ${line.names.join("|")}`,
    )
    .join(", ");

// The same rows as in crates/server/src/groups/pairs.rs: the preview must not promise what the server refuses.
test("a list of pairs is read as the server reads it", () => {
  const rows: [string, string][] = [
    ["1 Nováková – Dvořák", "1 Nováková|Dvořák"],
    ["Nováková–Dvořák", "41 Nováková|Dvořák"],
    ["1 Novák-Dvořák – Smith-Jones", "1 Novák-Dvořák|Smith-Jones"],
    ["1. Nováková — Dvořák", "1 Nováková|Dvořák"],
    ["12) Nováková - Dvořák\nB - C\n20 D - E", "12 Nováková|Dvořák, 13 B|C, 20 D|E"],
    ["3\tNováková\tDvořák\t", "3 Nováková|Dvořák"],
    ["3;Nováková;Dvořák;;", "3 Nováková|Dvořák"],
    ["Nováková, Jana; Dvořák, Petr", "41 Nováková, Jana|Dvořák, Petr"],
    ["Nováková, Jana - Dvořák, Petr", "41 Nováková, Jana|Dvořák, Petr"],
    ['1,"Nováková, Jana","Dvořák ""Dvořka"" Petr"', '1 Nováková, Jana|Dvořák "Dvořka" Petr'],
    ['"Nováková - Malá",Dvořák', "41 Nováková - Malá|Dvořák"],
    ["5,Nováková,Dvořák", "5 Nováková|Dvořák"],
    ["1 A - B\r\nC - D\r\n", "1 A|B, 2 C|D"],
    ["\ufeff7 A - B", "7 A|B"],
    ["2pac - Ivan 3", "41 2pac|Ivan 3"],
    ["A - B\n\nNováková", "41 A|B, line 3: two-names"],
    ["1 Nováková –", "line 1: two-names"],
    ["1", "line 1: two-names"],
    ["A;B;C;D", "line 1: two-names"],
    ["A;;", "line 1: two-names"],
    ["A - B - C", "line 1: one-dash"],
    ["1 A - B\n1 C - D", "1 A|B, line 2: number-twice"],
    ["A - B\nA - B", "41 A|B, line 2: pair-twice"],
    ["40 A - B", "line 1: number-there"],
    ["0 A - B", "line 1: number"],
    ["10000 A - B", "line 1: number"],
    ['"A;B', "line 1: quotes"],
    ['"A"x;B', "line 1: quotes"],
    ["A\u0007 - B", "line 1: control"],
    [`A - ${"x".repeat(81)}`, "line 1: long-name"],
  ];
  for (const [text, expected] of rows) assert.equal(shown(text), expected, text);
  assert.equal(shown("Novák\n12 Malá - Nová\nNovák", 1, [7]), "8 Novák, 12 Malá - Nová, 13 Novák");
  assert.equal(shown('1;Novák, Jan\n"Malá; Eva"', 1, []), "1 Novák, Jan, 2 Malá; Eva");
});

test("who has waited longest comes first, then flags, irregularities, short time, the rest, what is over", () => {
  const layout = layoutOf(fortyTables().rows, () => 0);
  assert.deepEqual(layout.urgent, ["T12", "T31"]);
  assert.deepEqual(layout.seen, ["T4", "T7"]);
  assert.deepEqual(layout.low, ["T9", "T17"]);
  assert.deepEqual(layout.over, ["T6", "T14"]);
  assert.equal(listed(layout).length, 40);
  // By the tables' own times: one of them may have stood still.
  const late = { ...claiming(3, 10), now: 10_000_000 };
  late.glance = { ...late.glance, waiting: { by: "black", since: 9_000_000 } };
  assert.deepEqual(layoutOf([asking(1, 30, ""), late], () => 0).urgent, ["T3", "T1"]);
});

test("a clock that runs below five minutes moves its table up without a message", () => {
  const row = withGlance(1, { clocks: { white: 301_000, black: 900_000, running: "white" } });
  assert.deepEqual(layoutOf([row], () => 0).low, []);
  assert.deepEqual(layoutOf([row], () => 2000).low, ["T1"]);
});

test("an order that is held does not move, and counts what would", () => {
  const before = layoutOf([tableRow(1), tableRow(2)], () => 0);
  const after = layoutOf([tableRow(1), asking(2, 1, ""), tableRow(3)], () => 0);
  assert.deepEqual(listed(after), ["T2", "T1", "T3"]);
  assert.deepEqual(listed(keepOrder(before, after)), ["T1", "T2", "T3"]);
  assert.equal(newOnes(before, after), 1);
});

test("rows that have not changed stay the same values", () => {
  const rows = [tableRow(1), tableRow(2)];
  const merged = mergeRows(rows, [tableRow(2, { seq: 9 }), tableRow(3)]);
  assert.equal(merged[0], rows[0]);
  assert.deepEqual(
    merged.map(({ number, seq }) => [number, seq]),
    [
      [1, 5],
      [2, 9],
      [3, 5],
    ],
  );
});

test("tables are found by number and by names without accents", () => {
  const row = tableRow(12, { white: "Nováková, Jana", black: "Dvořák" });
  assert.ok(isFound(row, "12") && isFound(row, "novakova") && isFound(row, "DVO jana"));
  assert.ok(!isFound(row, "1") && !isFound(row, "horak"));
});

test("clocks and waiting times of a row go on by themselves", () => {
  const row = asking(1, 48, "");
  assert.equal(textOf(row, "waited", 5000), "0:53");
  const running = withGlance(1, { clocks: { white: 65_000, black: 60_000, running: "white" } });
  assert.equal(textOf(running, "white", 5000), "1:00");
  assert.equal(textOf(running, "black", 5000), "1:00");
});

test("a hall's screen has up to twelve boards, fewer on a small one", () => {
  const count = ({ across, down }: { across: number; down: number }): number => across * down;
  assert.equal(count(boardsThatFit(1920, 1080, 40)), 12);
  assert.deepEqual(boardsThatFit(1440, 900, 40), { across: 4, down: 2 });
  assert.deepEqual(boardsThatFit(390, 844, 40), { across: 2, down: 2 });
  assert.equal(boardsThatFit(1920, 1080, 4).across, 2);
});

test("an exhibitor is not led back to a board whose row does not show the move yet", () => {
  const row = (number: number, seq: number, glance: object): GroupRow => ({
    ...withGlance(number, { turn: null, clocks: null, ...glance }),
    yours: ["white"],
    seq,
  });
  const rows = [
    row(1, 4, { turn: "white" }),
    row(2, 7, { turn: "white" }),
    row(3, 2, { turn: "black" }),
    row(4, 2, { clocks: { running: "white" } }),
  ];
  const boards = (movedAt: [string, number][]): number[] =>
    awaiting({ rows, turnSince: new Map(), movedAt: new Map(movedAt) } as unknown as GroupPage).map(
      ({ number }) => number,
    );
  assert.deepEqual(boards([]), [1, 2, 4], "over the board the running clock shows whose move it is");
  assert.deepEqual(
    boards([
      ["T1", 5],
      ["T2", 7],
    ]),
    [2, 4],
    "the row of table 1 is older than the move",
  );
});
