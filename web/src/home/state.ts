// The home page: the form for a new table, and the lists.
import type {
  Actor,
  Conduct,
  Edition,
  GroupSummary,
  Language,
  Lobby,
  TableSummary,
} from "../wire/received.ts";
import type { ColourWish } from "../wire/sent.ts";

export const GAMES = ["chess", "chess960", "czech-draughts"] as const;
export const OPPONENTS = ["friend", "anybody", "myself"] as const;

/** What players choose most, as they write it. */
export const TIMES = ["1+0", "3+2", "5+0", "10+5", "15+10", "30+20", "90+30"] as const;

export interface NewTableForm {
  game: (typeof GAMES)[number];
  /** One of the times above, `none` for no clock, `other` for what is typed. */
  time: string;
  typedTime: string;
  opponent: (typeof OPPONENTS)[number];
  colour: ColourWish;
  edition: Edition;
  conduct: Conduct;
  /** The language in whose letters the players write their moves; empty if each writes as they like. */
  letters: Language | "";
  private: boolean;
}

export interface HomePage {
  form: NewTableForm;
  /** What the typed time means, or that it means nothing. */
  time: { text: string; pace: string } | "unread" | undefined;
  lobby: Lobby | undefined;
  mine: TableSummary[] | undefined;
  /** The groups in which the person has a role. */
  groups: GroupSummary[] | undefined;
  /** The person's own seek that waits. */
  seek: string | undefined;
  busy: boolean;
}

/** Nothing happens there any more. */
export const isClosed = ({ outcome, abandoned, damaged }: TableSummary): boolean =>
  Boolean(outcome ?? (abandoned || damaged));

/** The person is invited to the table and has no other part in it. */
export const isOnlyOffered = ({ yours, invited = [] }: TableSummary): boolean =>
  yours.length === 0 && invited.length > 0;

/** The tables to which the person is invited, with the roles that nobody else has taken meanwhile. */
export const invitations = ({ mine = [] }: HomePage): TableSummary[] =>
  mine.flatMap((table) => {
    const invited = (table.invited ?? []).filter((role) => !isTaken(table, role));
    return invited.length > 0 && !isClosed(table) ? [{ ...table, invited }] : [];
  });

const isTaken = ({ seats }: TableSummary, role: Actor): boolean =>
  (role === "white" || role === "black" || role === "arbiter") && Boolean(seats[role]);

export const emptyHome: HomePage = {
  form: {
    game: "chess",
    time: "10+5",
    typedTime: "",
    opponent: "friend",
    colour: "any",
    edition: "fide-2009",
    conduct: "assisted",
    letters: "",
    private: false,
  },
  time: undefined,
  lobby: undefined,
  mine: undefined,
  groups: undefined,
  seek: undefined,
  busy: false,
};
