// What stands on the envelope of an adjourned game, and on what goes to an arbiter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onEnvelope, sentToArbiter, type Words } from "../src/table/papers.ts";
import type { Adjourned } from "../src/wire/received.ts";

const words: Words = { t: (key) => key, name: (side) => (side === "white" ? "Anna" : "Guest 7") };

const sealing: Adjourned = { by: "white", stopped: false, closed: true };

test("FIDE G2: the names, the position, the times, who sealed which move, an offer and the resumption", () => {
  const position = "4k3/8/8/8/8/8/8/4K2R w K - 0 41";
  const used = { white: 7_200_000, black: 5_400_000 };
  const envelope = { position, used, by: "white", number: 41, offer: "black" } as const;
  const adjourned = { ...sealing, stopped: true, envelope, resumption: "tomorrow at ten" };
  assert.deepEqual(onEnvelope(adjourned, words), [
    ["word-white", "Anna"],
    ["word-black", "Guest 7"],
    ["envelope-position", position],
    ["envelope-used", "2:00:00 – 1:30:00"],
    ["envelope-sealed-by", "Anna"],
    ["envelope-number", "41"],
    ["envelope-offer", "Guest 7"],
    ["envelope-resumption", "tomorrow at ten"],
  ]);
});

test("nothing stands on an envelope before the clock is stopped, or when the game is not adjourned", () => {
  assert.deepEqual(onEnvelope(sealing, words), []);
  assert.deepEqual(onEnvelope(undefined, words), []);
});

test("FIDE D1: the final position goes to an arbiter, and the scoresheet if the claim rests on it", () => {
  const position = "8/8/4k3/8/3r4/5B2/8/4K3 w - - 2 2";
  assert.deepEqual(sentToArbiter({ position, confirmed: false }, words), [
    ["submitted-position", position],
    ["submitted-confirmed", "submitted-not-yet"],
  ]);
  assert.deepEqual(sentToArbiter({ position, sheet: ["Sf3", "Vd4"], confirmed: true }, words)[1], [
    "submitted-sheet",
    "Sf3 Vd4",
  ]);
  assert.deepEqual(sentToArbiter(undefined, words), []);
});
