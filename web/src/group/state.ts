// A group of tables: what the server has said of it, and how the page shows it.
import { ServerTime } from "../clock/server-time.ts";
import type {
  Actor,
  Colour,
  GroupInfo,
  GroupRow,
  Outcome,
  QrCode,
  Regulations,
  SeatCard,
} from "../wire/received.ts";
import type { ColourWish } from "../wire/sent.ts";
import { type Filter, type Layout } from "./order.ts";
import type { GroupRole } from "../wire/received.ts";

/** What is typed to offer a role. */
export interface LinkDraft {
  role: GroupRole;
  from: string;
  to: string;
  name: string;
}

/** What is typed to add tables. */
export interface TablesDraft {
  pairs: string;
  /** The round as typed; empty for the next one. */
  round: string;
  /** The regulations of the last table, if they are to be used again. */
  asLast: Regulations | undefined;
  busy: boolean;
  /** What the server did not understand. */
  wrong: string | undefined;
}

export interface GroupPage {
  id: string;
  info: GroupInfo | undefined;
  rows: readonly GroupRow[];
  missing: boolean;
  /** The reader had a role and lost it. */
  revoked: boolean;
  time: ServerTime;
  filter: Filter;
  /** The round that is shown, all of them if none is chosen. */
  round: number | undefined;
  search: string;
  /** The order that stays while a finger or the focus is on the list. */
  held: Layout | undefined;
  /** When it became the reader's move at a table, by the clock of this computer. */
  turnSince: ReadonlyMap<string, number>;
  /** The entry of a table's log with the exhibitor's last move there: rows come later than the table's own message. */
  movedAt: ReadonlyMap<string, number>;
  /** Whether a move leads on to the next board. */
  goesOn: boolean;
  /** A move was made and no board was waiting: the next one that does is shown. */
  goOnWhenReady: boolean;
  adding: TablesDraft | undefined;
  link: LinkDraft;
  /** The key of the link that was copied last. */
  copied: string | undefined;
  /** The QR codes of the links that were made on this page. */
  codes: ReadonlyMap<string, QrCode>;
  /** The link or the holder that is about to be revoked. */
  revoking: string | undefined;
  cards: SeatCard[] | undefined;
  hall: { page: number; paused: boolean };
}

/** What is typed to open a group. */
export interface NewGroupForm {
  title: string;
  private: boolean;
  delay: string;
  kind: "pairs" | "simultaneous";
  colour: ColourWish;
  organiserPlays: boolean;
  /** Whether the organiser is the arbiter of the tables. */
  arbitrates: boolean;
}

export const EMPTY_TABLES: TablesDraft = {
  pairs: "",
  round: "",
  asLast: undefined,
  busy: false,
  wrong: undefined,
};

export const emptyGroupForm: NewGroupForm = {
  title: "",
  private: false,
  delay: "0",
  kind: "pairs",
  colour: "white",
  organiserPlays: true,
  arbitrates: true,
};

export const newGroupPage = (id: string): GroupPage => ({
  id,
  info: undefined,
  rows: [],
  missing: false,
  revoked: false,
  time: new ServerTime(),
  filter: "all",
  round: undefined,
  search: "",
  held: undefined,
  turnSince: new Map(),
  movedAt: new Map(),
  goesOn: true,
  goOnWhenReady: false,
  adding: undefined,
  link: { role: "arbiter", from: "", to: "", name: "" },
  copied: undefined,
  codes: new Map(),
  revoking: undefined,
  cards: undefined,
  hall: { page: 0, paused: matchMedia("(prefers-reduced-motion: reduce)").matches },
});

export const holds = ({ info }: Pick<GroupPage, "info">, ...roles: GroupRole[]): boolean =>
  roles.some((role) => info?.yours.includes(role));

/** Whether the list of the arbiters is for the reader. */
export const seesList = (group: Pick<GroupPage, "info">): boolean =>
  holds(group, "organiser", "arbiter", "deputy");

/** What the reader may arbitrate: a deputy sees the tables of the sector only. */
export const ownRows = ({ info, rows }: Pick<GroupPage, "info" | "rows">): readonly GroupRow[] =>
  holds({ info }, "organiser", "arbiter") ? rows : rows.filter(({ yours }) => yours?.includes("arbiter"));

/** Whether the reader plays at every table. */
export const isExhibitor = (group: GroupPage): boolean =>
  Boolean(group.info?.simultaneous) && group.rows.some((row) => ownSide(row) !== undefined);

/** The colour that the reader plays at a table. */
export function ownSide({ yours = [] }: Pick<GroupRow, "yours">): "white" | "black" | undefined {
  return yours.find((role: Actor) => role === "white" || role === "black") as "white" | "black" | undefined;
}

/** Whose move it is; over the board that is not told, and the clock that runs shows it. */
export const toMove = ({ glance }: Pick<GroupRow, "glance">): Colour | undefined =>
  glance.turn ?? glance.clocks?.running ?? undefined;

export const roundsOf = (rows: readonly GroupRow[]): number[] =>
  [...new Set(rows.map(({ round }) => round))].sort((one, two) => one - two);

export const lastRound = (rows: readonly GroupRow[]): number =>
  rows.reduce((last, { round }) => Math.max(last, round), 0);

/** Takes changed and new tables in; the others stay the same values, so that their rows are not drawn again. */
export function mergeRows(rows: readonly GroupRow[], changed: readonly GroupRow[]): GroupRow[] {
  const news = new Map(changed.map((row) => [row.table, row]));
  const merged = rows.map((row) => {
    const next = news.get(row.table);
    news.delete(row.table);
    return next ?? row;
  });
  const all = [...merged, ...news.values()];
  return news.size > 0 ? all.sort((one, two) => one.round - two.round || one.number - two.number) : all;
}

const POINTS = { "0": 0, "1/2": 0.5, "1": 1 } as const;

export const pointsOf = (outcome: Outcome, side: "white" | "black"): number => POINTS[outcome[side]];
