// What has happened at the table beside the moves, as far as two messages of the server tell it.
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { clockText, timeLeft } from "../clock/face.ts";
import type { Open, Sending } from "./state.ts";

export interface Happened {
  /** The claim of this player was examined, and the game goes on. */
  wrongClaim: boolean;
  given: { to: Side; ms: number } | undefined;
}

/** What is less than this may be a slow line that was made good. */
const LEAST_GIVEN_MS = 5000;

export function happened(before: Open, after: Open, sending: Sending | undefined): Happened | undefined {
  const wrongClaim = Boolean(sending?.claims) && !after.view.outcome && !after.view.claim;
  const given = timeGiven(before, after);
  return wrongClaim || given ? { wrongClaim, given } : undefined;
}

/** The time that somebody was given while nobody completed a move, as after a wrong claim (FIDE 9.5b). */
function timeGiven(before: Open, after: Open): Happened["given"] {
  for (const to of ["white", "black"] as const) {
    const [was, is] = [before.view.clocks?.[to], after.view.clocks?.[to]];
    if (!was || !is || was.completed !== is.completed) continue;
    const dial = { ...was, shown: was.shown ?? null, delay: was.delay ?? null };
    const ms = (is.shown ?? 0) - (timeLeft(dial, after.now - before.now) ?? 0);
    if (ms >= LEAST_GIVEN_MS) return { to, ms: Math.round(ms / 1000) * 1000 };
  }
  return undefined;
}

export function happenedText(app: App, { wrongClaim, given }: Happened): string {
  const words = [
    wrongClaim && app.t("claim-wrong"),
    given && app.t(`time-given-${given.to}`, { time: clockText(given.ms) }),
  ];
  return words.filter(Boolean).join(" ");
}
