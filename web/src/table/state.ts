// The table page: what the server has said, and what the person is about to do.
import type { LegalMove } from "../board/choice.ts";
import { readBoard } from "../board/fen.ts";
import type { Position } from "../board/position.ts";
import type { Side, Square } from "../board/squares.ts";
import type { ClockReset } from "../clock/face.ts";
import { ServerTime } from "../clock/server-time.ts";
import type { ActSheet } from "../acts/state.ts";
import { type Chair, EMPTY_CHAIR } from "../arbiter/state.ts";
import { EMPTY_HAND, type Hand } from "../hands/state.ts";
import { readChoices } from "./choices.ts";
import type { Back } from "./look-back.ts";
import type {
  ActKind,
  ActState,
  Actor,
  Decided,
  Line,
  Link,
  QrCode,
  Refusal,
  TableInfo,
  View,
} from "../wire/received.ts";

/** What the server has said last. */
export interface Open {
  seq: number;
  /** The table's time of the message. */
  now: number;
  info: TableInfo;
  view: View;
  lines: Line[];
  /** Whether the scoresheet may be seen (FIDE 13.6). */
  told: boolean;
  position: Position;
  legal: LegalMove[];
  /** What the person may do now. */
  acts: ActKind[];
}

/** An act that the person has begun and must complete or drop. */
export type Asking =
  | { act: "resign" }
  | { act: "stop-clocks"; note: string }
  | { act: "claim-repetition" | "claim-fifty-moves" };

/** What the organiser types to invite an account by its name. */
export interface Inviting {
  name: string;
  role: Actor;
  /** No account has this name. */
  unknown: boolean;
}

/** A seat that is about to be freed: one's own, or by the arbiter with a reason. */
export interface Freeing {
  role: Side;
  reason: string | undefined;
}

/** The link to a seat that was freed on this page. */
export type Freed = Link & { own: boolean; qr?: QrCode | null };

/** An act that is on its way; nothing of it counts before the server says so. */
export interface Sending {
  id: number;
  /** The move that it plays. */
  move: LegalMove | undefined;
  /** Whether the server reads what was typed, which stays in its field until it is played. */
  typed?: boolean;
}

/** A move made in advance. It is a wish of this page: played when it is this player's turn, or dropped. */
export interface Premove {
  from: Square;
  to: Square;
  /** What the pawn becomes. */
  promotion: string | undefined;
}

export interface TablePage {
  id: string;
  open: Open | undefined;
  missing: boolean;
  time: ServerTime;
  /** The squares chosen so far, hop by hop. */
  path: Square[];
  jumped: Square[];
  promoting: LegalMove[] | undefined;
  premove: Premove | undefined;
  chosen: Square | undefined;
  /** An earlier position that is looked at. */
  back: Back | undefined;
  cursor: Square;
  flipped: boolean;
  offering: boolean;
  asking: Asking | undefined;
  sending: Sending | undefined;
  refusal: Refusal | undefined;
  /** What was decided beside the moves and the result. */
  decided: Decided[];
  /** What it did to the clocks. */
  reset: ClockReset[];
  typed: string;
  unread: boolean;
  /** The closed act whose reason is shown. */
  explained: ActKind | undefined;
  /** Why acts are closed, since somebody wanted to know. */
  reasons: ActState[] | undefined;
  /** What hands do over the board. */
  hand: Hand;
  /** The sheet of all acts, while it is open. */
  sheet: ActSheet | undefined;
  /** What the arbiter looks at. */
  chair: Chair;
  /** The key of the link that was copied last. */
  copied: string | undefined;
  inviting: Inviting;
  freeing: Freeing | undefined;
  freed: Freed | undefined;
  /** The player's seat was freed, and not on this page. */
  lostSeat: boolean;
}

export const newTablePage = (id: string): TablePage => ({
  id,
  open: undefined,
  missing: false,
  time: new ServerTime(),
  path: [],
  jumped: [],
  promoting: undefined,
  premove: undefined,
  chosen: undefined,
  back: undefined,
  cursor: "e2",
  flipped: false,
  offering: false,
  asking: undefined,
  sending: undefined,
  refusal: undefined,
  decided: [],
  reset: [],
  typed: "",
  unread: false,
  explained: undefined,
  reasons: undefined,
  hand: EMPTY_HAND,
  sheet: undefined,
  chair: EMPTY_CHAIR,
  copied: undefined,
  inviting: { name: "", role: "black", unknown: false },
  freeing: undefined,
  freed: undefined,
  lostSeat: false,
});

/** Nothing is begun: after a message with a new position. */
export const UNDECIDED = {
  path: [],
  jumped: [],
  promoting: undefined,
  back: undefined,
  refusal: undefined,
  unread: false,
  explained: undefined,
  reasons: undefined,
} satisfies Partial<TablePage>;

export const parsed = (view: View): Pick<Open, "position" | "legal" | "acts"> => ({
  position: readBoard(view.board),
  legal: readChoices(view.choices ?? ""),
  acts: (view.open ?? "").split(" ") as ActKind[],
});

/** The colours that the looker plays. */
export const ownSides = (open: Open): Side[] =>
  open.info.yours.filter((role): role is Side => role === "white" || role === "black");

export const isPlayer = (open: Open): boolean => ownSides(open).length > 0;

/** Nothing happens any more: there is a result, the table was closed without one, or its record is damaged. */
export const isOver = ({ info, view }: Pick<Open, "info" | "view">): boolean =>
  Boolean(view.outcome) || info.abandoned === true || Boolean(info.damaged_from);

/** The game cannot begin yet: an absent player's clock would run. A seat that is freed later holds nothing up. */
export const awaitsPlayer = (open: Pick<Open, "info" | "view" | "lines">): boolean =>
  hasEmptySeat(open) && !hasBegun(open);

export const hasEmptySeat = ({ info: { seats } }: Pick<Open, "info">): boolean =>
  !seats.white || !seats.black;

const hasBegun = ({ view, lines }: Pick<Open, "view" | "lines">): boolean =>
  lines.length > 0 || Boolean(view.clocks?.running);

export const isDraughts = (open: Pick<Open, "info">): boolean =>
  open.info.regulations.game === "czech-draughts";

/** The side whose view of the board is shown: one's own, or White's. */
export function seenBy({ open, flipped }: TablePage): Side {
  const own: Actor[] = open ? open.info.yours : [];
  const natural: Side = own.includes("black") && !own.includes("white") ? "black" : "white";
  return (natural === "white") === flipped ? "black" : "white";
}
