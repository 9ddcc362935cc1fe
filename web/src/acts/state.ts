// The sheet from which every act can be done: what is looked for, and the form of the act that was chosen.
import type { ActForm, ActKind, ActState, Actor, IncidentKind, Refusal } from "../wire/received.ts";

/** What somebody has filled into a field so far: a text, several choices, or parts with names. */
export type Draft = string | readonly string[] | Readonly<Record<string, string>>;
export type Drafts = Readonly<Record<string, Draft>>;

/** An act that is being filled in. */
export interface Filling {
  act: ActKind;
  drafts: Drafts;
  /** Fields that cannot be read, or are missing; they are named once somebody wants to send the act. */
  wrong: readonly string[];
  refusal: Refusal | undefined;
  /** The server could not read it. */
  failed: boolean;
  /** The number of the message with which it is on its way. */
  sending: number | undefined;
}

/** What the sheet lists: every act, or what can be claimed. */
export type Listed = "acts" | "claims";

export interface ActSheet {
  listed: Listed;
  search: string;
  /** In which role. */
  as: Actor;
  forms: readonly ActForm[];
  /** Which acts are open in this role, and why the others are not; nothing until the server has answered. */
  states: readonly ActState[] | undefined;
  filling: Filling | undefined;
}

/** Something to choose: an act, or an incident to report. */
export interface Choice {
  act: ActKind;
  incident?: IncidentKind;
}

export const fill = (drafts: Drafts, name: string, draft: Draft): Drafts => ({ ...drafts, [name]: draft });

/** After the connection was lost nobody knows whether an act arrived: the state of the table shows it, and the form stays. */
export function unsent(sheet: ActSheet | undefined): ActSheet | undefined {
  return sheet?.filling ? { ...sheet, filling: { ...sheet.filling, sending: undefined } } : sheet;
}
