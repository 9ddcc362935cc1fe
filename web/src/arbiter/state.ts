// The arbiter's chair at one table: the incident that is looked at, what the Laws say of it, and what has happened.
import type { Drafts } from "../acts/state.ts";
import type { Side } from "../board/squares.ts";
import type { Actor, Advice, Happened, IncidentKind } from "../wire/received.ts";
import type { Open } from "../table/state.ts";

export interface Chair {
  /** What is corrected by hand; what the question looks like counts until then. */
  incident: IncidentKind | undefined;
  who: Actor | undefined;
  /** What the Laws say of the incident, and for which one that was asked. */
  advice: { of: string; all: Advice[] } | undefined;
  /** Why the arbiter decides, and by which article, as typed; until then what is known of the incident counts. */
  reason: string | undefined;
  article: string | undefined;
  /** The times that the arbiter is about to give or take, as typed. */
  change: Record<Side, string>;
  settingClocks: boolean;
  /** The grave advice that was pressed once, and waits for a second press. */
  asksTwice: string | undefined;
  /** Everything that has happened, up to this message; nothing while the list is folded. */
  log: { seq: number; events: Happened[] } | undefined;
}

export const EMPTY_CHAIR: Chair = {
  incident: undefined,
  who: undefined,
  advice: undefined,
  reason: undefined,
  article: undefined,
  change: { white: "", black: "" },
  settingClocks: false,
  asksTwice: undefined,
  log: undefined,
};

export const isArbiter = (open: Pick<Open, "info">): boolean => open.info.yours.includes("arbiter");

/** The incident that is looked at, if there is one: chosen by hand, or what the open question looks like. */
export function incidentOf(
  chair: Chair,
  { view }: Pick<Open, "view">,
): { kind: IncidentKind; who: Actor | undefined } | undefined {
  // A claim is no incident: whether it is wrong is only known when it has been examined.
  const looksLike = view.question?.incident;
  const kind = chair.incident ?? looksLike?.incident;
  return kind ? { kind, who: chair.who ?? looksLike?.who ?? undefined } : undefined;
}

/** Which advice is wanted, to notice when it is another one. The moves are part of it: a price depends on what was before. */
export function adviceWanted(chair: Chair, open: Open): string | undefined {
  const incident = incidentOf(chair, open);
  return incident && `${open.seq} ${incident.kind} ${incident.who ?? ""}`;
}

/** What is known of a form before it is filled in. */
export function draftsOf(advice: Advice, note: string, who: Actor | undefined): Drafts {
  return {
    article: advice.article,
    ...(note ? { note } : {}),
    ...(who ? { offender: who } : {}),
  };
}
