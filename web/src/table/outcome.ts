// A result in words.
import type { App } from "../app/app.ts";
import type { Outcome } from "../wire/received.ts";

const SIGNS = { "0": "0", "1/2": "½", "1": "1" } as const;

export const score = ({ white, black }: Outcome): string => `${SIGNS[white]}–${SIGNS[black]}`;

export const reason = (app: App, outcome: Outcome): string => app.t(`word-reason-${outcome.reason}`);

/** Who has won, without the reason. */
export function verdict(app: App, { white, black }: Outcome): string {
  if (white === "1") return app.t("outcome-white-wins");
  if (black === "1") return app.t("outcome-black-wins");
  if (white === "1/2" && black === "1/2") return app.t("outcome-draw");
  return app.t("outcome-over");
}

export const outcomeText = (app: App, outcome: Outcome): string =>
  `${verdict(app, outcome)}: ${reason(app, outcome)} (${outcome.article})`;
