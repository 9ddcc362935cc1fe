import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf, soundOfPeople } from "../src/table/sounds.ts";
import { type Open, parsed } from "../src/table/state.ts";
import type { TableInfo, View } from "../src/wire/received.ts";
import { chess } from "../tests/support/stand-in.ts";

function open(view: Partial<View>, notation = "e4", info: Partial<TableInfo> = {}): Open {
  const shown = { ...chess.view, ...view };
  const lines = (chess.view.lines ?? []).map((line) => ({ ...line, notation }));
  return {
    ...chess,
    info: { ...chess.info, ...info },
    view: shown,
    lines,
    told: true,
    ...parsed(shown),
  };
}

const before = open({});
const board = "4k3/P7/8/8/4P3/8/8/4K2R";

test("a move, a capture, an offer and the end are told apart by ear", () => {
  const outcome = {
    white: "1",
    black: "0",
    played: true,
    reason: "checkmate",
    article: "FIDE 5.1a",
  } as const;
  assert.equal(soundOf(before, open({})), undefined);
  assert.equal(soundOf(before, open({ board })), "move");
  assert.equal(soundOf(before, open({ board }, "exd5")), "capture");
  assert.equal(soundOf(before, open({ board, offer: { by: "black", proper: true } })), "call");
  assert.equal(soundOf(before, open({ board, offer: { by: "white", proper: true } })), "move");
  assert.equal(soundOf(before, open({ board, outcome })), "end");
  assert.equal(soundOf(open({ board, outcome }), open({ board, outcome })), undefined);
});

test("who waits hears that the opponent has come, and that another game is wanted", () => {
  const alone = open({}, "e4", { seats: { ...chess.info.seats, black: null } });
  assert.equal(soundOfPeople(alone, before), "call");
  assert.equal(soundOfPeople(before, before), undefined);
  const asked = (by: "white" | "black") => open({}, "e4", { rematch: { by, table: null } });
  assert.equal(soundOfPeople(before, asked("black")), "call");
  assert.equal(soundOfPeople(before, asked("white")), undefined);
});
