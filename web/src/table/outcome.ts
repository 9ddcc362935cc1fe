// A result in words.
import type { App } from "../app/app.ts";
import type { Outcome } from "../wire/received.ts";

const POINTS = { "0": "0", "1/2": "½", "1": "1" } as const;

/** For a game that was not played. */
const UNPLAYED = { "0": "−", "1/2": "=", "1": "+" } as const;

export const score = ({ white, black, played }: Outcome): string =>
  played ? `${POINTS[white]}–${POINTS[black]}` : `${UNPLAYED[white]}/${UNPLAYED[black]}`;

export const reason = (app: App, outcome: Outcome): string => app.t(`word-reason-${outcome.reason}`);

const VERDICTS: Record<string, string> = {
  "1 0": "outcome-white-wins",
  "0 1": "outcome-black-wins",
  "1/2 1/2": "outcome-draw",
  "1/2 0": "outcome-black-loses",
  "0 1/2": "outcome-white-loses",
  "0 0": "outcome-both-lose",
};

/** Who has won, without the reason. */
export function verdict(app: App, { white, black, played }: Outcome): string {
  const said = app.t(VERDICTS[`${white} ${black}`] ?? "outcome-over");
  return played ? said : app.t("outcome-unplayed", { verdict: said });
}

export const outcomeText = (app: App, outcome: Outcome): string =>
  `${verdict(app, outcome)}: ${reason(app, outcome)} (${outcome.article})`;
