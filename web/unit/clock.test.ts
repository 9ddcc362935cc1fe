import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText, nextChangeMs, timeLeft } from "../src/clock/face.ts";
import { ServerTime } from "../src/clock/server-time.ts";

const dial = { shown: 60_000, delay: null, running: true, fallen: false };

test("the text of a clock", () => {
  const cases: [number, string][] = [
    [0, "0:00.0"],
    [1, "0:00.1"],
    [100, "0:00.1"],
    [19_900, "0:19.9"],
    [20_000, "0:20"],
    [59_001, "1:00"],
    [3_600_000, "1:00:00"],
    [5_400_000, "1:30:00"],
    [300_000, "5:00"],
  ];
  for (const [ms, text] of cases) assert.equal(clockText(ms), text);
});

test("a running clock loses what has passed, and never goes below zero", () => {
  assert.equal(timeLeft(dial, 1500), 58_500);
  assert.equal(timeLeft(dial, 90_000), 0);
  assert.equal(timeLeft({ ...dial, running: false }, 90_000), 60_000);
  assert.equal(timeLeft({ ...dial, shown: null }, 90_000), null);
});

test("a delay runs out before the time does", () => {
  assert.equal(timeLeft({ ...dial, delay: 5000 }, 4000), 60_000);
  assert.equal(timeLeft({ ...dial, delay: 5000 }, 6000), 59_000);
});

test("the page is drawn again when the text changes", () => {
  for (const left of [65_432, 20_000, 19_950, 100, 1]) {
    assert.notEqual(clockText(Math.max(0, left - nextChangeMs(left))), clockText(left));
  }
});

test("the quickest message tells the server's time best", () => {
  const time = new ServerTime();
  time.heard(1000, 500);
  time.heard(2000, 1520);
  assert.equal(time.now(600), 1100);
});
