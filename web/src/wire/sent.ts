// Written from crates/server/src/wire. Do not edit: `make wire` writes it anew.

/** Something that somebody wants to do at the table. */
export type Act =
  /** The game begins and White's clock is started (FIDE 6.5). */
  | {
    /** Who is not at the board (FIDE 6.6). */
    absent?: Colour[];
    act: "start";
  }
  /** A player who was absent arrives (FIDE 6.6). */
  | {
    act: "arrive";
  }
  /** The arbiter declares a game lost by a player who has not come in time (FIDE 6.6a). */
  | {
    act: "call-default";
  }
  /** A move that is meant to be legal, made at once. In assisted conduct the clock is pressed with it. It is refused if it is not legal or not what the player is bound to. */
  | {
    act: "move";
    /** How long the act was on its way. */
    lag_ms?: Millis;
    /** The move, perhaps with signs behind it. */
    move: MarkedMove;
    /** Whether a draw is offered with it (FIDE 9.1b(1)). */
    offer?: boolean;
  }
  /** Over the board: touches pieces, one square after the other. */
  | {
    act: "touch";
    /** How they are touched. */
    manner?: Manner;
    /** The pieces, in the order in which they are touched. */
    squares: Square[];
  }
  /** Over the board: a piece is let go on the last of these squares. Legal or not. */
  | {
    act: "release";
    /** The way of the piece. */
    path: Move;
  }
  /** Over the board: a piece from beside the board touches a square, as a new piece does in a promotion, or one that was taken off. */
  | {
    act: "put";
    /** Whose it is, if it is not the player's own: a piece of the opponent that was taken off is given back. */
    colour?: Colour | null;
    /** What it is. */
    kind: Kind;
    /** Where. */
    square: Square;
  }
  /** Over the board, in Chess960: says that the next move is castling (FIDE F3n1). */
  | {
    act: "declare-castling";
  }
  /** Over the board: lets go of the new piece. */
  | {
    act: "let-go";
  }
  /** Over the board: takes a piece off. */
  | {
    act: "take-off";
    /** From where. */
    square: Square;
  }
  /** Over the board: lays a second man on a new king (ČUD 3.6). It has been a king since its move ended. */
  | {
    act: "crown";
    /** Where the king stands. */
    square: Square;
  }
  /** Stops the own clock and starts the opponent's (FIDE 6.7a). */
  | {
    act: "press-clock";
    /** How long the act was on its way. */
    lag_ms?: Millis;
  }
  /** Stops both clocks to seek the arbiter's help; the arbiter may do so at any time (FIDE 6.12). */
  | {
    act: "stop-clocks";
    /** Why, in their words. */
    note?: string;
  }
  /** Offers a draw (FIDE 9.1). */
  | {
    act: "offer";
  }
  /** Accepts the opponent's offer. */
  | {
    act: "accept";
  }
  /** Declines it in words. */
  | {
    act: "decline";
  }
  /** Claims a draw (FIDE 9.2, 9.3). */
  | {
    act: "claim";
    /** By what. */
    claim: ClaimKind;
    /** The move that is written down and not played (FIDE 9.2a, 9.3a). */
    intended?: Move | null;
  }
  /** Has the claim examined: the arbiter, or the opponent who does not accept (FIDE 9.5). */
  | {
    act: "examine";
  }
  /** Says that the opponent's flag has fallen (FIDE 6.8, A4d). */
  | {
    act: "claim-flag";
  }
  /** Says that the opponent has broken article 4 (FIDE 4.7). */
  | {
    act: "complain";
  }
  /** Points to something irregular: a player, or the arbiter (FIDE 7, A4; ČUD 5). */
  | {
    act: "notice";
    /** What. */
    what: Irregularity;
  }
  /** Over the board: pieces come to stand elsewhere without a move (FIDE 7.3, ČUD 5.5). Before the game begins it is how they were set up. */
  | {
    act: "displace";
    /** What stands where now. */
    changes: Change[];
  }
  /** Over the board: puts displaced pieces back (FIDE 7.3). */
  | {
    act: "put-back";
  }
  /** Over the board: the move is made with both hands (FIDE 4.1). */
  | {
    act: "use-both-hands";
  }
  /** ČUD 5.4: lets the opponent's irregularity stand. */
  | {
    act: "let-stand";
  }
  /** Wants to go back to an earlier position; it happens when both players want the same (FIDE B3c). */
  | {
    act: "propose-restoring";
    /** How many moves are kept. */
    to: number;
  }
  /** The arbiter has the game begun anew (FIDE 7.2). */
  | {
    act: "order-new-game";
    /** By which article. */
    article: string;
    /** Whether with colours exchanged. */
    exchange?: boolean;
    /** Why, in the arbiter's words. */
    note: string;
  }
  /** The arbiter decides where the clock stands (FIDE 6.4). */
  | {
    act: "place-clock";
    /** On whose right. */
    right_of: Colour;
  }
  /** The arbiter lets a player play who comes too late (FIDE 2018/6.7.1). */
  | {
    act: "admit";
    /** Why, in the arbiter's words. */
    note: string;
    /** Whom. */
    player: Colour;
  }
  /** The arbiter puts back an earlier position: the last one that is known (FIDE 6.13, 7.4a, 7.5). */
  | {
    act: "restore";
    /** By which article. */
    article: string;
    /** What Black's clock is set to. */
    black_ms?: Millis | null;
    /** Why, in the arbiter's words. */
    note: string;
    /** How many moves are kept. */
    to: number;
    /** What White's clock is set to; nothing for what it showed then. */
    white_ms?: Millis | null;
  }
  /** Resigns (FIDE 5.1b, ČUD 7.2a). */
  | {
    act: "resign";
  }
  /** Has written down all moves so far, or the next one in the player's own words (FIDE 8.1). */
  | {
    act: "record";
    /** What is written for the next move that is missing; nothing for every move, as it was played. */
    entry?: string | null;
    /** The line that is corrected, counting the moves of both players from 1. */
    line?: number | null;
  }
  /** Takes the opponent's scoresheet to complete the own one (FIDE 8.5b). */
  | {
    act: "borrow-sheet";
  }
  /** Gives it back. */
  | {
    act: "return-sheet";
  }
  /** The arbiter notes how things stand before the game is played over to complete the scoresheets (FIDE 8.5c). */
  | {
    act: "reconstruct";
    /** How many moves were made, if that is known. */
    moves?: number | null;
  }
  /** The arbiter finds that the scoresheets cannot be completed (FIDE 8.6). */
  | {
    act: "lose-count";
    /** How many moves were evidently made, if more than the period asks for. */
    moves?: number | null;
    /** Why, in the arbiter's words. */
    note: string;
  }
  /** States the result and signs the scoresheets (FIDE 8.7). */
  | {
    act: "sign";
    /** What Black gets. */
    black: Score;
    /** What White gets. */
    white: Score;
  }
  /** The arbiter has the player who is to move seal a move (FIDE G1a). */
  | {
    act: "order-sealing";
  }
  /** Puts a move into an envelope (FIDE G1, G9c). */
  | {
    act: "seal";
    /** What [`seal()`](crate::seal()) gives for the move and a secret. */
    commitment: string;
    /** In which language it is written (FIDE C3). Where the player's scoresheet does not tell, the sealed move is read in this one only (FIDE G8a). */
    language?: Language | null;
  }
  /** Stops the clock on a sealed move, without starting the opponent's (FIDE G1a). */
  | {
    act: "adjourn";
  }
  /** The arbiter keeps the envelope, and says when and where the game goes on (FIDE G2g, G3, G13). */
  | {
    act: "schedule";
    /** When and where. */
    resumption: string;
  }
  /** The arbiter resumes an adjourned game (FIDE G5, G9). */
  | {
    /** Who is not there. */
    absent?: Colour[];
    act: "continue";
  }
  /** The arbiter opens an envelope (FIDE G7). */
  | {
    act: "open-envelope";
    /** The secret with which it was sealed. */
    secret: string;
    /** What is written in it. */
    written: string;
  }
  /** The arbiter finds that an envelope is lost (FIDE G11a). */
  | {
    act: "lose-envelope";
    /** How, in the arbiter's words. */
    note: string;
  }
  /** Says a move aloud (FIDE E2.1). */
  | {
    act: "announce";
    /** In these words. */
    words: string;
  }
  /** Repeats the opponent's move aloud (FIDE E2.1). */
  | {
    act: "repeat";
    /** In these words. */
    words: string;
  }
  /** Before the game: a player wants two boards, one of them for a player who cannot see (FIDE E1). */
  | {
    act: "ask-for-two-boards";
    /** Who cannot see. */
    of: Colour;
  }
  /** Makes the opponent's move on the other board (FIDE E2.1, E2.9a). */
  | {
    act: "follow";
    /** What the hand did, if not the move that was announced. */
    move?: Move | null;
    /** Whose board. */
    of: Colour;
  }
  /** A player who cannot see asks the assistant for the number of moves and the times (FIDE E2.9d). */
  | {
    act: "ask";
  }
  /** An assistant tells the arbiter that the sighted player has touched a piece (FIDE E2.9e). */
  | {
    act: "report-touch";
    /** Which. */
    square: Square;
  }
  /** The arbiter compares the boards, and puts them right from the scoresheets (FIDE E2.7, E2.8). */
  | {
    act: "compare-boards";
  }
  /** The arbiter sees a fallen flag (FIDE 6.8). */
  | {
    act: "call-flag";
    /** Both are down and nobody can tell which fell first (FIDE 6.11). */
    order_unknown?: boolean;
  }
  /** The arbiter has play resumed (FIDE 6.12c). */
  | {
    act: "resume";
    /** Why, in the arbiter's words. */
    note?: string;
  }
  /** The arbiter gives a player time, or takes it (below zero). */
  | {
    act: "add-time";
    /** By which article. */
    article: string;
    /** How much. */
    ms: Millis;
    /** Why, in the arbiter's words. */
    note: string;
    /** To whom. */
    to: Colour;
  }
  /** The arbiter sets a player's clock (FIDE 6.10b, 6.13). */
  | {
    act: "set-time";
    /** By which article. */
    article: string;
    /** To how many completed moves, if the counter is wrong too. */
    completed?: number | null;
    /** To how much time. */
    ms: Millis;
    /** Why, in the arbiter's words. */
    note: string;
    /** Whose. */
    of: Colour;
  }
  /** The arbiter decides what the software leaves to them, or otherwise than it did. */
  | {
    act: "rule";
    /** By which article. */
    article: string;
    /** Why, in the arbiter's words. */
    note: string;
    /** What. */
    ruling: Ruling;
  }
  /** Somebody tells the arbiter of an incident, or the arbiter takes it down (FIDE 12, 13.7a). */
  | {
    act: "report";
    /** What has happened. */
    incident: IncidentKind;
    /** What there is to say of it. */
    note?: string;
    /** Who did it, if anybody at the table did. */
    who?: Actor | null;
    /** Who saw it, in words. */
    witness?: string;
  }
  /** The arbiter punishes somebody, in one or more ways (FIDE 13.4). */
  | {
    act: "penalise";
    /** For breaking which article. */
    article: string;
    /** The number of the incident that this answers, from 0. */
    incident?: number | null;
    /** Why, in the arbiter's words. */
    note: string;
    /** Whom. */
    offender: Actor;
    /** How. */
    penalties: Penalty[];
  }
  /** Claims a draw in a quickplay finish (FIDE 10.2, D1). */
  | {
    act: "claim-quickplay";
    /** Why. */
    ground: Ground;
  }
  /** Asks for five seconds more a move for both, in a quickplay finish (FIDE 2014/G4). */
  | {
    act: "request-increment";
  }
  /** Confirms the position, and the scoresheet if it matters, that the opponent sends to an arbiter (FIDE D1a, D1b). */
  | {
    act: "confirm";
  }
  /** Asks to see the arbiter's scoresheet (FIDE 2018/A.3.2, 2018/B.3.2). */
  | {
    act: "ask-scoresheet";
  }
  /** The arbiter accepts an assistant (FIDE 6.7d, 8.1). */
  | {
    act: "admit-assistant";
    /** Whether also to move the pieces, for a player who cannot (FIDE 2018/4.9, 2023/4.9). */
    moves?: boolean;
    /** Of whom. */
    of: Colour;
  }
  /** Appeals against a decision (FIDE 12.10). */
  | {
    act: "appeal";
    /** The article that the decision was made by. */
    against: string;
    /** Why. */
    note: string;
  }
  /** An appeal is decided. Until then the game goes on as it was ruled. */
  | {
    act: "decide-appeal";
    /** Why. */
    note: string;
    /** Of whom. */
    of: Colour;
    /** What follows if it is upheld; without it the appeal is rejected. */
    ruling?: Ruling | null;
  };

/** Who does something at the table, or looks at it. */
export type Actor = (typeof EVERY_ACTOR)[number];
export const EVERY_ACTOR = ["white", "black", "arbiter", "white-assistant", "black-assistant", "spectator"] as const;

/** What the players may agree on (FIDE 9.1a). */
export type Agreement =
  /** A draw at any time. */
  | "free"
  /** A draw when each player has completed so many moves. */
  | {
    "from-move": number;
  }
  /** A draw if the arbiter consents. */
  | "with-consent"
  /** No draw. */
  | "none";

/** What an event says of arbiters, appeals and penalties where the Laws leave it a choice. */
export type Arbitration = {
  /** Whether the event punishes devices less than with loss (FIDE 2014/11.3b, 2018/11.3.2.2). */
  milder_device_penalty?: boolean;
  /** Whether the event allows no appeals (FIDE 12.10). */
  no_appeals?: boolean;
  /** Whether no arbiter is there, so that a claim in a quickplay finish is sent to one (FIDE D1). */
  no_arbiter?: boolean;
  /** Whether the rules for quickplay finishes were announced, as later editions ask (FIDE 2014/G2, 2018/III.2.1). */
  quickplay_announced?: boolean;
};

/** A player who plays without seeing the board. */
export type Blindfold = {
  /** Whether with notes: then the player sees the moves so far. */
  notes?: boolean;
  /** Who. */
  player: Colour;
};

/** One thing for each player. */
export type BothNullable_Language = {
  /** Black's. */
  black?: Language | null;
  /** White's. */
  white?: Language | null;
};

/** What has become of one square: a piece stands there now, or nothing. */
export type Change = {
  /** What stands on it now. */
  piece?: Piece | null;
  /** The square. */
  square: Square;
};

/** What a draw is claimed by. */
export type ClaimKind = (typeof EVERY_CLAIM_KIND)[number];
export const EVERY_CLAIM_KIND = ["repetition", "fifty-moves"] as const;

/** One of the two players. */
export type Colour = (typeof EVERY_COLOUR)[number];
export const EVERY_COLOUR = ["white", "black"] as const;

/** Which colour somebody wants. */
export type ColourWish = (typeof EVERY_COLOUR_WISH)[number];
export const EVERY_COLOUR_WISH = ["any", "white", "black"] as const;

/** How moves are made. */
export type Conduct = (typeof EVERY_CONDUCT)[number];
export const EVERY_CONDUCT = ["assisted", "over-the-board"] as const;

/** The password once more, for what cannot be undone. */
export type Confirmation = {
  /** The account's password. */
  password: string;
};

/** What a person registers or logs in with. */
export type Credentials = {
  /** 2 to 24 letters, digits, `-` or `_`. */
  name: string;
  /** 8 to 200 characters. */
  password: string;
};

/** An edition of the FIDE Laws. */
export type Edition = (typeof EVERY_EDITION)[number];
export const EVERY_EDITION = ["fide-2009", "fide-2014", "fide-2018", "fide-2023"] as const;

/** Simultaneous play (ČUD 11.1b): one person plays at every table. */
export type Exhibition = {
  /** The exhibitor's colour; `any` changes it from table to table, White at the first. */
  colour?: ColourWish;
  /** Whether the organiser is the exhibitor; otherwise a link to all these seats can be made. */
  organiser_plays?: boolean;
};

/** Who points out that a flag has fallen. */
export type FlagCall = (typeof EVERY_FLAG_CALL)[number];
export const EVERY_FLAG_CALL = ["by-the-laws", "automatic"] as const;

/** A role to be freed, so that another person or device can take it by a new link. */
export type Free = {
  /** Why; asked of an arbiter who frees the role of another. */
  reason?: string;
  /** Which role. */
  role: Actor;
};

/** What is played. */
export type Game =
  /** Chess. */
  | "chess"
  /** Chess960 (FIDE F). */
  | {
    chess960: {
      /** The number of the initial position, 0 to 959. */
      number: number;
    };
  }
  /** Czech draughts. */
  | "czech-draughts";

/** A role given by the organiser. */
export type Grant = {
  /** The name of an account, which is invited; without it a link is made. */
  name?: string | null;
  /** Which role. */
  role: Actor;
};

/** Why somebody claims a draw in a quickplay finish. */
export type Ground = (typeof EVERY_GROUND)[number];
export const EVERY_GROUND = ["cannot-win", "no-effort"] as const;

/** What somebody is in a group. */
export type GroupRole = (typeof EVERY_GROUP_ROLE)[number];
export const EVERY_GROUP_ROLE = ["organiser", "arbiter", "deputy", "exhibitor"] as const;

/** Pieces that a player gives before the game. */
export type Handicap = {
  /** Who gives them. */
  giver: Colour;
  /** Where they would stand. */
  squares: Square[];
};

/** An act over HTTP. */
export type HttpAct = {
  /** What. */
  act: Act;
  /** In which role; needed only by somebody who has several. */
  as?: Actor | null;
};

/** Something that an arbiter has to deal with. */
export type Incident = {
  /** What has happened. */
  incident: IncidentKind;
  /** What there is to say of it. */
  note?: string;
  /** Who did it, if anybody at the table did. */
  who?: Actor | null;
  /** Who saw it, in words. */
  witness?: string;
};

/** What kind of thing has happened. Every article of the registers that is about conduct has one. */
export type IncidentKind = (typeof EVERY_INCIDENT_KIND)[number];
export const EVERY_INCIDENT_KIND = ["disrepute", "assault", "left-venue", "left-without-report", "notes", "device", "bag-opened", "search-refused", "smoking", "scoresheet-misused", "scoresheet-hidden", "other-notation", "distraction", "refusal", "refusal-by-both", "wrong-hand", "clock-mishandled", "two-hands", "pressed-without-move", "clocks-stopped", "touch-move", "displaced", "illegal-move", "unfinished-promotion", "both-kings-in-check", "wrong-set-up", "board-turned", "colours-reversed", "clock-defective", "clock-set-wrongly", "both-flags", "flag", "resignation", "late", "wrong-claim", "agreement", "offer-at-the-wrong-moment", "quickplay-claim", "increment-request", "disturbance", "interference", "phone-in-the-hall", "castling-unannounced", "castling-unclear", "touched-out-of-turn", "clock-place", "unforeseen"] as const;

/** The answer to an invitation. */
export type InvitationAnswer = {
  /** Whether the person takes it. */
  accept: boolean;
  /** The role that was offered. */
  role: Actor;
};

/** Something irregular that somebody notices (FIDE 7, A4; ČUD 5). */
export type Irregularity =
  /** An illegal move was completed (FIDE 7.4, A4c, B3c; ČUD 5.4). */
  | {
    "illegal-move": {
      /** Which, counted from 1 over both players; otherwise the one that comes first. */
      ply?: number | null;
    };
  }
  /** Both kings are in check, or a pawn stands on the last rank (FIDE A4c). */
  | "illegal-position"
  /** Pieces stand elsewhere than the moves have left them (FIDE 7.3, 7.5; ČUD 5.3). */
  | "displaced-pieces"
  /** The pieces were set up wrongly (FIDE 7.1a, ČUD 5.2). */
  | "wrong-set-up"
  /** The board lies the wrong way round (FIDE 7.1b, ČUD 5.1). */
  | "turned-board"
  /** The players have each other's colours (FIDE 7.2). */
  | "exchanged-colours";

/** A role taken by link. */
export type Join = {
  /** The key of the link. */
  key: string;
};

/** The kinds of pieces of both games. */
export type Kind = (typeof EVERY_KIND)[number];
export const EVERY_KIND = ["pawn", "knight", "bishop", "rook", "queen", "king", "man"] as const;

/** The kind of play: an ordinary game, or one of those that need regulations of their own (FIDE E, ČUD 11.1). */
export type KindOfPlay = {
  /** Who has an assistant (FIDE E2.9). */
  assistants?: Colour[];
  /** Who plays without seeing the board (ČUD 11.1d, 11.1e). */
  blindfold?: Blindfold[];
  /** Who plays at several boards at once (ČUD 11.1b, 11.1e); each board is a table of its own. */
  simultaneous?: Colour | null;
  /** Who cannot see and plays at a board that can be felt (FIDE E1, ČUD 11.1f). */
  special_boards?: Colour[];
};

/** The language whose letters a player writes for the pieces, by its tag: `cs`. */
export type Language = (typeof EVERY_LANGUAGE)[number];
export const EVERY_LANGUAGE = ["en", "cs", "sk", "de", "fr", "nl", "pl", "es", "it", "pt", "hu", "ru", "uk", "da", "sv", "no", "fi", "sl", "hr", "ro", "figurine"] as const;

/** How pieces are touched. */
export type Manner = (typeof EVERY_MANNER)[number];
export const EVERY_MANNER = ["deliberate", "together", "unclear", "accidental", "adjusting", "feeling"] as const;

/** A move as squares, perhaps with signs behind it: `e2-e4`, `g1-f3!?`, `c3-d4! +1`. */
export type MarkedMove = string;

/** An amount of time in milliseconds: thinking time, an increment, a bonus, or (below zero) a penalty.  It never leaves ±[`MAX`](Self::MAX), so that every sum of two fits and every JSON reader sees the exact number. */
export type Millis = number;

/** A move as squares: `e2-e4`, `e7-e8Q`, `c3-e5-g7`; castling is the king going to the square of its rook, `e1-h1`. */
export type Move = string;

/** A group to be opened. It has no tables at first. */
export type NewGroup = {
  /** By how many seconds spectators see everything later, at most 3,600. They then see the games in the hall only. */
  delay_s?: number;
  /** Whether only those who hold a role or a link see it and its tables. */
  private?: boolean;
  /** One person plays at every table. */
  simultaneous?: Exhibition | null;
  /** What people call it: 1 to 80 characters. */
  title?: string;
};

/** A role in a group to be offered by a link. */
export type NewGroupLink = {
  /** For whom, as a note for the list of holders: at most 80 characters. */
  name?: string;
  /** Which. */
  role: GroupRole;
  /** At which tables; at all present and future ones if it is left out. */
  sector?: Sector | null;
};

/** A game sought from anybody. */
export type NewSeek = {
  /** With which colour. */
  colour?: ColourWish;
  /** The regulations. */
  regulations?: Regulations;
};

/** A table to be opened. */
export type NewTable = {
  /** Whether the organiser is the arbiter; only with opponent `others`. */
  arbiter?: boolean;
  /** With which colour. */
  colour?: ColourWish;
  /** Against whom. */
  opponent?: Opponent;
  /** Whether only those who hold a role or a link see it. */
  private?: boolean;
  /** The regulations; what is left out is as by default. Chess960 with a number above 959 draws lots. */
  regulations?: Regulations;
};

/** Tables to be added to a group. */
export type NewTables = {
  /** One line for each table: `1 Nováková – Dvořák`, in simultaneous play only the opponent's name. The number may be left out, and then follows the one before. Names may also be separated by a tab or a semicolon. */
  pairs?: string;
  /** The regulations of all of them. */
  regulations?: Regulations;
  /** In which round, from 1; 0 for the last one. */
  round?: number;
};

/** A token to be made. */
export type NewToken = {
  /** When it expires, in milliseconds since 1970; without it, never. */
  expires_at?: number | null;
  /** What it is for, in the person's words. */
  name: string;
  /** What it allows. */
  scopes: Scope[];
};

/** When the time of the next period is added. */
export type NextPeriod = (typeof EVERY_NEXT_PERIOD)[number];
export const EVERY_NEXT_PERIOD = ["at-move-completed", "when-zero-reached"] as const;

/** Against whom. */
export type Opponent = (typeof EVERY_OPPONENT)[number];
export const EVERY_OPPONENT = ["friend", "myself", "others"] as const;

/** A new password. */
export type PasswordChange = {
  /** 8 to 200 characters. */
  new: string;
  /** The password so far. */
  old: string;
};

/** One penalty. Several can be given at once. */
export type Penalty =
  /** A warning. */
  | "warning"
  /** More time for the opponent. */
  | {
    "time-to-opponent": {
      /** How much. */
      ms: Millis;
    };
  }
  /** Less time for the offender. */
  | {
    "time-from-offender": {
      /** How much. */
      ms: Millis;
    };
  }
  /** The game is lost. */
  | {
    loss: {
      /** What the opponent gets. */
      opponent: Score;
    };
  }
  /** Fewer points from this game for the offender. */
  | {
    "fewer-points": {
      /** The most that the offender can get. */
      at_most: Score;
    };
  }
  /** More points from this game for the opponent. */
  | {
    "more-points": {
      /** The least that the opponent gets. */
      at_least: Score;
    };
  }
  /** A fine that was announced beforehand. */
  | {
    fine: {
      /** How much, in words. */
      amount: string;
    };
  }
  /** Leaving out rounds. */
  | {
    "rounds-out": {
      /** How many. */
      rounds: number;
    };
  }
  /** Expulsion from the event. */
  | "expulsion";

/** A piece: whose it is and what kind. */
export type Piece = {
  /** Whose piece it is. */
  colour: Colour;
  /** What kind it is. */
  kind: Kind;
};

/** What the regulations say about scoresheets and adjournment. */
export type Recording = {
  /** The languages in which White and Black have declared to write (FIDE C3). */
  languages?: BothNullable_Language;
  /** How late a player may come to the resumption: an hour if nothing is said (FIDE G10), and the default time of the game by later editions. */
  resumption_default_ms?: Millis | null;
  /** Who keeps the scoresheets. */
  scoresheets?: Scoresheets;
  /** How long a session lasts; a player may adjourn before its end and is charged for the rest (FIDE G1b). */
  session_ms?: Millis | null;
};

/** What is fixed before play. The default is a game of chess in assisted conduct, by the Laws of 2009. */
export type Regulations = {
  /** What the players may agree on (FIDE 9.1a). */
  agreement?: Agreement;
  /** A federation's own additions (FIDE, preface). */
  annex?: string | null;
  /** What the event says of arbiters, appeals and penalties. */
  arbitration?: Arbitration;
  /** How moves are made. */
  conduct?: Conduct;
  /** Whether moves go by post (ČUD 11.1c). Time is then counted in whole days. */
  correspondence?: boolean;
  /** How late a player may come (FIDE 6.6). */
  default_time_ms?: Millis;
  /** By which edition of the FIDE Laws; draughts has one text only. */
  edition?: Edition;
  /** Whether FIDE rates the game; then no annex holds. */
  fide_rated?: boolean;
  /** Who points out that a flag has fallen. */
  flag?: FlagCall;
  /** What is played. */
  game?: Game;
  /** Pieces that a player gives before the game (ČUD 11.1g). */
  handicap?: Handicap | null;
  /** The most that is taken off a player's time for a slow connection. */
  lag_limit_ms?: Millis;
  /** When the time of the next period is added. */
  next_period?: NextPeriod;
  /** The kind of play. */
  play?: KindOfPlay;
  /** Scoresheets and adjournment. */
  recording?: Recording;
  /** What the results are worth (FIDE 11.1). */
  scoring?: Scoring;
  /** Another position to begin with, as FEN. */
  start?: string | null;
  /** Whether there are arbiters enough for a rapid or blitz game (FIDE A3, B2). */
  supervision?: Supervision;
  /** How much time the players have. */
  time_control?: TimeControl;
};

/** What the arbiter decides. */
export type Ruling =
  /** The game goes on. */
  | "play-on"
  /** The game is over. */
  | {
    result: {
      /** What Black gets. */
      black: Score;
      /** What White gets. */
      white: Score;
    };
  }
  /** A claim in a quickplay finish is decided later, perhaps with more time for the opponent (FIDE 10.2b). */
  | {
    postponed: {
      /** Whether the opponent gets two minutes. */
      more_time: boolean;
    };
  }
  /** A claim in a quickplay finish is rejected (FIDE 10.2c). */
  | "rejected"
  /** Both players get five seconds more a move (FIDE 2014/G4). */
  | "increment";

/** What a token allows. */
export type Scope = (typeof EVERY_SCOPE)[number];
export const EVERY_SCOPE = ["read", "play", "arbitrate", "organise"] as const;

/** What one player gets (FIDE 11.1). How many points that is, the regulations say. */
export type Score = (typeof EVERY_SCORE)[number];
export const EVERY_SCORE = ["0", "1/2", "1"] as const;

/** Who keeps the scoresheets. */
export type Scoresheets = (typeof EVERY_SCORESHEETS)[number];
export const EVERY_SCORESHEETS = ["by-program", "by-players"] as const;

/** What the results are worth, in half points (FIDE 11.1). */
export type Scoring = {
  /** For a draw. */
  draw: number;
  /** For a loss. */
  loss: number;
  /** For a win. */
  win: number;
};

/** Tables with these numbers, both included. */
export type Sector = {
  /** The first. */
  from: number;
  /** The last. */
  to: number;
};

/** A square: `e4`. */
export type Square = string;

/** Whether there are arbiters enough. */
export type Supervision = (typeof EVERY_SUPERVISION)[number];
export const EVERY_SUPERVISION = ["adequate", "inadequate"] as const;

/** The times of both players. `None` is a player without a clock. */
export type TimeControl = string;

/** What a page says. */
export type ToServer =
  /** Shows a table from now on, as `table` and then as `update`s. A page that has come back says it again. */
  | {
    /** Which. */
    table: string;
    type: "open";
  }
  /** Does not show it any more. */
  | {
    /** Which. */
    table: string;
    type: "leave";
  }
  /** Shows the lobby from now on, or no more. */
  | {
    /** Whether. */
    on: boolean;
    type: "lobby";
  }
  /** Shows a group from now on, as `group` and then as `rows` that have changed, or no more. */
  | {
    /** Which. */
    group: string;
    /** Whether. */
    on: boolean;
    type: "group";
  }
  /** Does something at a table. Answered by `done` or `refused` with the same id. */
  | {
    /** What. The server measures the lag itself and ignores `lag_ms`. */
    act: Act;
    /** In which role; needed only by somebody who has several. */
    as?: Actor | null;
    /** The page's own number for it. */
    id: number;
    /** At which table. */
    table: string;
    type: "act";
  }
  /** Makes a move as it was typed. Answered like an act; if it means no legal move, `refused` says why. */
  | {
    /** In which role. */
    as: Actor;
    /** The page's own number for it. */
    id: number;
    /** In whose letters for the pieces, if not in English. */
    language: Language;
    /** Whether a draw is offered with it. */
    offer?: boolean;
    /** At which table. */
    table: string;
    /** The move in notation: `Nf3`, `22-18`. */
    text: string;
    type: "typed";
  }
  /** Asks whether the server is there. */
  | {
    /** Comes back in `pong`. */
    sent: number;
    type: "ping";
  };
