import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "../src/app/app.ts";
import { score, verdict } from "../src/table/outcome.ts";
import type { Outcome } from "../src/wire/received.ts";

const ended = (white: Outcome["white"], black: Outcome["black"], played = true): Outcome => ({
  white,
  black,
  played,
  reason: "ruling",
  article: "FIDE 12.8",
});

test("every result is shown as the Laws have it", () => {
  const cases: [Outcome, string, string][] = [
    [ended("1", "0"), "1–0", "outcome-white-wins"],
    [ended("1/2", "1/2"), "½–½", "outcome-draw"],
    [ended("1/2", "0"), "½–0", "outcome-black-loses"],
    [ended("0", "1/2"), "0–½", "outcome-white-loses"],
    [ended("0", "0"), "0–0", "outcome-both-lose"],
    [ended("1", "1"), "1–1", "outcome-over"],
    [ended("1", "0", false), "+/−", "outcome-unplayed outcome-white-wins"],
    [ended("0", "1", false), "−/+", "outcome-unplayed outcome-black-wins"],
    [ended("0", "0", false), "−/−", "outcome-unplayed outcome-both-lose"],
  ];
  const t = (key: string, facts?: { verdict: string }): string => (facts ? `${key} ${facts.verdict}` : key);
  const app = { t } as unknown as App;
  for (const [outcome, shown, said] of cases)
    assert.deepEqual([score(outcome), verdict(app, outcome)], [shown, said]);
});
