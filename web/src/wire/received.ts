// Written from crates/server/src/wire. Do not edit: `make wire` writes it anew.

/** Something that somebody wants to do at the table. */
export type Act =
  /** The game begins and White's clock is started (FIDE 6.5). */
  | {
    /** Who is not at the board (FIDE 6.6). */
    absent: Colour[];
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
    offer: boolean;
  }
  /** Over the board: touches pieces, one square after the other. */
  | {
    act: "touch";
    /** How they are touched. */
    manner: Manner;
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
    intended: Move | null;
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
    exchange: boolean;
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
    absent: Colour[];
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
    order_unknown: boolean;
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

/** Something that is filled in. */
export type ActField = {
  /** What kind of thing it is, with its words in `word-field-`. */
  kind: FieldKind;
  /** Its name. */
  name: string;
  /** Where it lies in the act, from outside to inside; the last is its name. */
  path: string[];
  /** Whether the act cannot be done without it. */
  required: boolean;
};

/** An act as a form: who may ever do it, and what has to be filled in. `view.open` says whether it is open now.  To do it, put the value of each field into a copy of `template`, where `path` says. */
export type ActForm = {
  /** What has to be filled in, or may be. */
  fields: ActField[];
  /** Which act. Its words are the text `word-act-` and this name in `i18n/*\/table.ftl`. */
  kind: ActKind;
  /** What people say or type for it in English and Czech, to search by. */
  said: string[];
  /** Over the board, players see it as open even when it is closed, lest it tell that somebody has moved (FIDE 13.6). */
  tells_of_moves: boolean;
  /** The act before anything is filled in. */
  template: Record<string, unknown>;
  /** What it is about, with its words in `word-topic-`. */
  topic: Topic;
  /** Who may ever do it. */
  who: Role[];
};

/** The kinds of acts, to say what is open to somebody. The catalogue of acts has a row for each. */
export type ActKind = (typeof EVERY_ACT_KIND)[number];
export const EVERY_ACT_KIND = ["start", "arrive", "call-default", "move", "touch", "release", "put", "declare-castling", "let-go", "take-off", "crown", "press-clock", "stop-clocks", "offer", "accept", "decline", "claim-repetition", "claim-fifty-moves", "examine", "claim-flag", "complain", "notice-illegal-move", "notice-illegal-position", "notice-displaced-pieces", "notice-wrong-set-up", "notice-turned-board", "notice-exchanged-colours", "displace", "put-back", "use-both-hands", "let-stand", "propose-restoring", "order-new-game", "place-clock", "admit", "restore", "resign", "record", "borrow-sheet", "return-sheet", "reconstruct", "lose-count", "sign", "order-sealing", "seal", "adjourn", "schedule", "continue", "open-envelope", "lose-envelope", "ask-for-two-boards", "announce", "repeat", "follow", "ask", "report-touch", "compare-boards", "call-flag", "resume", "add-time", "set-time", "rule", "report", "penalise", "claim-quickplay", "request-increment", "confirm", "ask-scoresheet", "admit-assistant", "appeal", "decide-appeal"] as const;

/** An act of somebody's role, open or closed. */
export type ActState = {
  /** Which act. */
  act: ActKind;
  /** Why it is closed; none if it is open. */
  refusal?: Refusal | null;
};

/** Who does something at the table, or looks at it. */
export type Actor = (typeof EVERY_ACTOR)[number];
export const EVERY_ACTOR = ["white", "black", "arbiter", "white-assistant", "black-assistant", "spectator"] as const;

/** An adjourned game as everybody may know it. */
export type Adjourned = {
  /** Who seals, or has sealed. */
  by: Colour;
  /** Whether an envelope is still closed. */
  closed: boolean;
  /** What stands on the envelope, when the clock was stopped (FIDE G2b to G2f). With it go the names of the players, which whoever shows it knows (FIDE G2a, G2d), and the resumption (FIDE G2g). */
  envelope?: Envelope | null;
  /** When and where the game goes on. */
  resumption?: string | null;
  /** Whether the clock was stopped on the sealed move. */
  stopped: boolean;
};

/** What the Laws prescribe or allow for an incident. */
export type Advice = {
  /** The act that carries it out, with the incident's note as the reason; none where the arbiter has to choose something more. */
  act?: Act | null;
  /** The article, as it is cited: `FIDE 7.4b`. */
  article: string;
  /** The kind of that act, or the one whose form is to be filled in; none where nothing is to be done. */
  form?: ActKind | null;
  /** What follows, to be put into words. */
  phrase: Phrase;
  /** Whether the Laws prescribe it; otherwise the arbiter may choose it. */
  prescribed: boolean;
};

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

/** An appeal. */
export type Appeal = {
  /** Against a decision by this article. */
  against: string;
  /** Who appeals. */
  by: Colour;
  /** Why. */
  note: string;
  /** Whether it was upheld; `None` while it is not decided. */
  upheld: boolean | null;
};

/** What an event says of arbiters, appeals and penalties where the Laws leave it a choice. */
export type Arbitration = {
  /** Whether the event punishes devices less than with loss (FIDE 2014/11.3b, 2018/11.3.2.2). */
  milder_device_penalty: boolean;
  /** Whether the event allows no appeals (FIDE 12.10). */
  no_appeals: boolean;
  /** Whether no arbiter is there, so that a claim in a quickplay finish is sent to one (FIDE D1). */
  no_arbiter: boolean;
  /** Whether the rules for quickplay finishes were announced, as later editions ask (FIDE 2014/G2, 2018/III.2.1). */
  quickplay_announced: boolean;
};

/** A question to the arbiter. */
export type Asked = {
  /** By which article. */
  article: string;
  /** What it looks like, to ask for advice on: for the arbiter. */
  incident?: Incident | null;
  /** To be put into words in any language. */
  phrase: Phrase;
  /** What about. */
  question: Question;
};

/** Who waits for an answer, and since when. */
export type Asker = {
  /** Whose act stopped the clocks. */
  by: Actor;
  /** What that person has said. */
  note?: string;
  /** Since when they have been standing. */
  since: Instant;
};

/** A player who plays without seeing the board. */
export type Blindfold = {
  /** Whether with notes: then the player sees the moves so far. */
  notes: boolean;
  /** Who. */
  player: Colour;
};

/** One thing for each player. */
export type BothMillis = {
  /** Black's. */
  black: Millis;
  /** White's. */
  white: Millis;
};

/** One thing for each player. */
export type BothNullable_Language = {
  /** Black's. */
  black: Language | null;
  /** White's. */
  white: Language | null;
};

/** One thing for each player. */
export type BothNullable_Millis = {
  /** Black's. */
  black: Millis | null;
  /** White's. */
  white: Millis | null;
};

/** One thing for each player. */
export type BothPersistence = {
  /** Black's. */
  black: Persistence;
  /** White's. */
  white: Persistence;
};

/** One thing for each player. */
export type Bothuint16 = {
  /** Black's. */
  black: number;
  /** White's. */
  white: number;
};

/** What a player is bound to. */
export type Bound = {
  /** By which article. */
  article: string;
  /** The moves that fulfil it; over the board only for the arbiter. */
  moves?: Move[];
  /** To be put into words in any language. */
  phrase: Phrase;
};

/** What is on record at a table. The arbiter sees it; when the game is over everybody does. */
export type Casebook = {
  /** Appeals against decisions (FIDE 12.10). */
  appeals?: Appeal[];
  /** Whether White and Black have an assistant whom the arbiter accepts (FIDE 6.7d). */
  assistants?: boolean[];
  /** What was reported. */
  incidents?: OnRecord[];
  /** Whether the assistant also moves the pieces for White and Black (FIDE 2018/4.9, 2023/4.9). */
  moved_for?: boolean[];
  /** The penalties that were given. */
  penalties?: Given[];
  /** The draw that is claimed in a quickplay finish (FIDE 10.2). */
  quickplay?: Quickplay | null;
  /** Results that a ruling has changed. */
  replaced?: Outcome[];
  /** How often White and Black were shown the arbiter's scoresheet. */
  sheet_shown?: number[];
};

/** What has become of one square: a piece stands there now, or nothing. */
export type Change = {
  /** What stands on it now. */
  piece: Piece | null;
  /** The square. */
  square: Square;
};

/** A claim that is being examined. */
export type Claim = {
  /** Who claims. */
  by: Colour;
  /** By what. */
  claim: ClaimKind;
  /** The move that was written down. */
  intended: Move | null;
};

/** What a draw is claimed by. */
export type ClaimKind = (typeof EVERY_CLAIM_KIND)[number];
export const EVERY_CLAIM_KIND = ["repetition", "fifty-moves"] as const;

/** Something that players may claim at a table. */
export type Claimable = {
  /** The act that claims it. */
  act: ActKind;
  /** By which article. */
  article: string;
  /** Whether it can be claimed only before the claimant's next move (FIDE A4c, B3c). */
  before_next_move?: boolean;
  /** How much time a wrong claim gives the opponent; nothing if it has no price. */
  gives?: Millis | null;
  /** The article that says what follows from a wrong claim, if one does. */
  wrong?: string | null;
};

/** What both displays of the clock show. */
export type Clocks = {
  /** The time that Black has left. */
  black?: Millis | null;
  /** The moves that the clock has counted: for the arbiter, and for players who complete their scoresheets after a flag has fallen (FIDE 8.5, 13.6). */
  completed?: Bothuint16 | null;
  /** What is left of the delay before the time of that player runs; none in other modes. */
  delay?: Millis | null;
  /** Whose flag is down. */
  fallen?: Colour[];
  /** Whose clock is running. */
  running?: Colour | null;
  /** The time that White has left, never below zero; none without a clock. */
  white?: Millis | null;
};

/** One of the two players. */
export type Colour = (typeof EVERY_COLOUR)[number];
export const EVERY_COLOUR = ["white", "black"] as const;

/** Which colour somebody wants. */
export type ColourWish = (typeof EVERY_COLOUR_WISH)[number];
export const EVERY_COLOUR_WISH = ["any", "white", "black"] as const;

/** How moves are made. */
export type Conduct = (typeof EVERY_CONDUCT)[number];
export const EVERY_CONDUCT = ["assisted", "over-the-board"] as const;

/** A decision beside the moves and the result, which both players should hear. */
export type Decided = {
  /** By which article. */
  article: string;
  /** Whom it favours, if it is for one player and against the other. Who has got their way need not appeal. */
  favours?: Colour | null;
  /** To be put into words. */
  phrase: Phrase;
};

/** An edition of the FIDE Laws. */
export type Edition = (typeof EVERY_EDITION)[number];
export const EVERY_EDITION = ["fide-2009", "fide-2014", "fide-2018", "fide-2023"] as const;

/** What stands on an envelope (FIDE G2). The names of the players are no part of it, because a log knows none: people may change theirs or have it forgotten. Whoever shows an envelope adds them (FIDE G2a). */
export type Envelope = {
  /** Who has sealed (FIDE G2d). */
  by: Colour;
  /** The number of the sealed move (FIDE G2e). */
  number: number;
  /** Who has offered a draw, if there is an offer (FIDE G2f). */
  offer?: Colour | null;
  /** The position just before the sealed move, as FEN (FIDE G2b). */
  position: string;
  /** The time that each player has used (FIDE G2c). */
  used: BothMillis;
};

/** Simultaneous play (ČUD 11.1b): one person plays at every table. */
export type Exhibition = {
  /** The exhibitor's colour; `any` changes it from table to table, White at the first. */
  colour: ColourWish;
  /** Whether the organiser is the exhibitor; otherwise a link to all these seats can be made. */
  organiser_plays: boolean;
};

/** Why a message or a request cannot be served. Over HTTP it is the body of an answer from 400 on. */
export type Fault = {
  /** In English, for programmers: the place and what was expected. */
  detail: string;
  /** What sort it is: the key of a sentence in the reader's language. */
  fault: FaultKind;
  /** The page's number of the act, if it is about one. */
  id?: number | null;
  /** In how many seconds it is worth trying again, if that is known. */
  retry_after?: number | null;
};

/** The sorts of faults. */
export type FaultKind = (typeof EVERY_FAULT_KIND)[number];
export const EVERY_FAULT_KIND = ["malformed", "too-large", "too-slow", "not-found", "not-allowed", "too-many", "too-many-tables", "log-in-first", "wrong-password", "name-taken", "name-looks-taken", "name-mixes-scripts", "bad-credentials", "regulations", "other-site", "role-taken", "not-over", "abandoned", "lost-race", "going-down", "storage", "damaged", "internal"] as const;

/** What kind of thing is filled in, which says how it is typed and how a form asks for it. */
export type FieldKind = (typeof EVERY_FIELD_KIND)[number];
export const EVERY_FIELD_KIND = ["square", "squares", "move", "path", "piece", "colour", "colours", "duration", "clock-time", "lag", "number", "article", "note", "written", "score", "ruling", "penalties", "incident", "person", "ground", "manner", "flag", "changes", "commitment", "secret", "language"] as const;

/** Who points out that a flag has fallen. */
export type FlagCall = (typeof EVERY_FLAG_CALL)[number];
export const EVERY_FLAG_CALL = ["by-the-laws", "automatic"] as const;

/** What the server says. */
export type FromServer =
  /** The first message. */
  | Me & {
    type: "hello";
  }
  /** All of a table, after `open`. */
  | TableState & {
    type: "table";
  }
  /** A table has changed. It is on disk. */
  | Update & {
    type: "update";
  }
  /** Who is there, the seats or the rematch have changed. */
  | TableInfo & {
    type: "info";
  }
  /** The act was done. It is on disk. */
  | {
    /** The page's number. */
    id: number;
    /** The number of the table's log entry. */
    seq: number;
    type: "done";
  }
  /** The act is not allowed by the Laws. */
  | {
    /** The page's number. */
    id: number;
    /** Why. */
    refusal: Refusal;
    type: "refused";
  }
  /** The message cannot be served. */
  | Fault & {
    type: "fault";
  }
  /** The lobby, whenever it has changed. */
  | Lobby & {
    type: "lobby";
  }
  /** All of a group, after `group`. */
  | GroupState & {
    type: "group";
  }
  /** The roles or the tables of a group have changed. */
  | GroupInfo & {
    type: "group-info";
  }
  /** Tables of a group that have changed or were added; at most two such messages a second. */
  | {
    /** Of which group. */
    group: string;
    /** The tables. */
    rows: GroupRow[];
    type: "rows";
  }
  /** The person was offered a role at a table. */
  | {
    /** At which table. */
    table: string;
    type: "invited";
  }
  /** Somebody has taken the person's seek, or agreed to a rematch. */
  | {
    /** With which colour. */
    colour: Colour;
    /** The table to go to. */
    table: string;
    type: "seated";
  }
  /** The answer to `ping`. */
  | {
    /** The server's time, in milliseconds since 1970. */
    now: number;
    /** From the `ping`. */
    sent: number;
    type: "pong";
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

/** A penalty that was given. */
export type Given = {
  /** For breaking which article. */
  article: string;
  /** The number of the incident that it answers, from 0. */
  incident?: number | null;
  /** Who got it. */
  offender: Actor;
  /** What. */
  penalty: Penalty;
};

/** What a list shows of a table. */
export type Glance = {
  /** The board as in a view. */
  board: string;
  /** The claim that is being examined: for the players and the arbiter. */
  claim?: Claim | null;
  /** The clocks. */
  clocks?: Clocks | null;
  /** Why it needs the arbiter, the most urgent first: for the arbiter. */
  needs?: Need[];
  /** How many irregularities and breaches of each player were dealt with: for the arbiter. */
  offences?: Bothuint16 | null;
  /** The number of moves that both have made; only where the looker sees the moves. */
  plies?: number | null;
  /** What waits for the arbiter: for the players and the arbiter. */
  question?: Question | null;
  /** How far the game is. */
  stage: Stage;
  /** Who has the move, as in a view. */
  turn?: Colour | null;
  /** Who waits for an answer, since when, and in which words: for the players and the arbiter. */
  waiting?: Asker | null;
};

/** What came of a grant. */
export type Granted =
  /** The person was invited, and may accept. */
  | {
    /** Who. */
    person: Person;
    state: "invited";
  }
  /** Whoever comes with the key will. */
  | {
    /** The link. */
    link: Link;
    /** The QR code of the whole address. */
    qr?: QrCode | null;
    state: "by";
  };

/** Why somebody claims a draw in a quickplay finish. */
export type Ground = (typeof EVERY_GROUND)[number];
export const EVERY_GROUND = ["cannot-win", "no-effort"] as const;

/** Somebody who has come by a link to a group. */
export type GroupHolder = {
  /** To revoke the role. */
  id: string;
  /** For whom the link was made. */
  name?: string;
  /** Who came. */
  person: Person;
  /** The role. */
  role: GroupRole;
  /** At which tables. */
  sector?: Sector | null;
  /** When, in milliseconds since 1970. */
  since: number;
};

/** What does not change with every move. */
export type GroupInfo = {
  /** By how many seconds spectators see everything later. */
  delay_s: number;
  /** Who holds a role: for the organiser and the arbiters. */
  holders?: GroupHolder[];
  /** The id; the page is `/g/{id}`. */
  id: string;
  /** Links that nobody has used: for the organiser; those of deputies also for the arbiters. */
  links?: GroupLink[];
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number;
  /** Whether others cannot see it. */
  private: boolean;
  /** One person plays at every table. */
  simultaneous?: Exhibition | null;
  /** What people call it. */
  title: string;
  /** What the one who looks is in it; empty for a spectator. */
  yours: GroupRole[];
};

/** A role in a group for whoever comes with the key. */
export type GroupLink = {
  /** To revoke it. */
  id: string;
  /** The secret: `/g/{group}?key={key}`. */
  key: string;
  /** For whom it was made. */
  name?: string;
  /** The QR code of the whole address: for the one who has made the link, with the answer. */
  qr?: QrCode | null;
  /** The role. */
  role: GroupRole;
  /** At which tables. */
  sector?: Sector | null;
};

/** What somebody is in a group. */
export type GroupRole = (typeof EVERY_GROUP_ROLE)[number];
export const EVERY_GROUP_ROLE = ["organiser", "arbiter", "deputy", "exhibitor"] as const;

/** A table of a group. */
export type GroupRow = {
  /** Whether it was closed without a result. */
  abandoned?: boolean;
  /** The server's time at which the rest holds, in milliseconds since 1970. */
  at: number;
  /** Who is to play Black. */
  black: string;
  /** What is played. */
  game: Game;
  /** What a list shows of the table. */
  glance: Glance;
  /** The table's own time then: since when somebody waits is told in it. */
  now: Instant;
  /** Its number. */
  number: number;
  /** The result. */
  outcome?: Outcome | null;
  /** Whose page is connected. */
  present: Colour[];
  /** In which round. */
  round: number;
  /** Which seats are taken. */
  seated: Colour[];
  /** The number of the last entry in the table's log. */
  seq: number;
  /** Its id; the page is `/t/{table}`. */
  table: string;
  /** Who is to play White, in the organiser's words. */
  white: string;
  /** The roles of the one who looks at this table. */
  yours?: Actor[];
};

/** All of a group, for a page that opens it. */
export type GroupState = {
  /** What does not change with every move. */
  info: GroupInfo;
  /** Its tables, by round and number. */
  rows: GroupRow[];
};

/** Groups in a list. */
export type GroupSummary = {
  /** The id. */
  id: string;
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number;
  /** How many tables it has. */
  tables: number;
  /** What people call it. */
  title: string;
  /** What the one who asks is in it. */
  yours: GroupRole[];
};

/** Pieces that a player gives before the game. */
export type Handicap = {
  /** Who gives them. */
  giver: Colour;
  /** Where they would stand. */
  squares: Square[];
};

/** An event, to be put into words in any language. */
export type Happened = {
  /** What it was about, where that is a sentence of its own: a question, a penalty, a proof, a result. */
  about?: Phrase | null;
  /** By which article. */
  article?: string | null;
  /** When. */
  at: Instant;
  /** Whose act brought it about. */
  by: Actor;
  /** The reason, in the words of the one who gave it. */
  note?: string;
  /** What. */
  phrase: Phrase;
};

/** What came of an act over HTTP. */
export type HttpActDone =
  /** It is done and on disk. */
  | {
    /** The number of the table's log entry. */
    seq: number;
    state: "done";
  }
  /** The Laws do not allow it. The status is 409. */
  | {
    /** Why. */
    refusal: Refusal;
    state: "refused";
  };

/** The place of a table in a group. */
export type InGroup = {
  /** The group; its page is `/g/{group}`. */
  group: string;
  /** The table's number. */
  number: number;
  /** The round. */
  round: number;
  /** What people call the group. */
  title: string;
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

/** A moment at the table, in milliseconds since the table's own beginning. The table never asks what time it is: every act brings its instant along. */
export type Instant = number;

/** A role that was offered to a person. */
export type Invitation = {
  /** To whom. */
  person: Person;
  /** Which role. */
  role: Actor;
  /** Whether that is the one who looks. */
  yours: boolean;
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

/** How much lag is forgiven, as the server's pings show it: from a quota that grows with each move. */
export type Lag = {
  /** What each move adds to the quota; a player begins with three times this and never has more than seven times. */
  gain: Millis;
  /** The most for one move. */
  limit: Millis;
};

/** The language whose letters a player writes for the pieces, by its tag: `cs`. */
export type Language = (typeof EVERY_LANGUAGE)[number];
export const EVERY_LANGUAGE = ["en", "cs", "sk", "de", "fr", "nl", "pl", "es", "it", "pt", "hu", "ru", "uk", "da", "sv", "no", "fi", "sl", "hr", "ro", "figurine"] as const;

/** A line of the scoresheet. */
export type Line = {
  /** Who moved. */
  by: Colour;
  /** Whether it was against the Laws. */
  illegal?: boolean;
  /** The move as squares; none for an illegal move that was more than one piece going somewhere. */
  move?: Move | null;
  /** In the notation of the game: in chess SAN with the English letters `KQRBN`, which the page replaces by those of the reader's language; in draughts letters, which it may replace by numbers. Over the board, before the end, whoever is not the arbiter sees squares only: `Ng1-f3`. */
  notation: string;
  /** Whether a draw was offered with it (FIDE 9.1b(2)): `(=)`. */
  offered?: boolean;
  /** The signs behind it: `!?`, `+1 a.l.` (ČUD 9.1). */
  signs?: Signs;
  /** Whether the clock has not been pressed yet. */
  unfinished?: boolean;
};

/** A role for whoever comes with the key. */
export type Link = {
  /** The secret: `/t/{table}?key={key}`. */
  key: string;
  /** The role. */
  role: Actor;
};

/** The lobby: what a home page shows. */
export type Lobby = {
  /** How many games are sought in all. */
  seek_count: number;
  /** Games sought: the newest hundred, the oldest of them first. */
  seeks: Seek[];
  /** Public tables under way, the newest first. */
  watch: TableSummary[];
};

/** How pieces are touched. */
export type Manner = (typeof EVERY_MANNER)[number];
export const EVERY_MANNER = ["deliberate", "together", "unclear", "accidental", "adjusting", "feeling"] as const;

/** A move as squares, perhaps with signs behind it: `e2-e4`, `g1-f3!?`, `c3-d4! +1`. */
export type MarkedMove = string;

/** Who is asking. */
export type Me = {
  /** The ids of guests whose browsers are logged in to this account: their seats, tables and seeks are the account's too. */
  also?: string[];
  /** Who. */
  person: Person;
  /** The version of the wire format that the server speaks. */
  version: number;
};

/** An amount of time in milliseconds: thinking time, an increment, a bonus, or (below zero) a penalty.  It never leaves ±[`MAX`](Self::MAX), so that every sum of two fits and every JSON reader sees the exact number. */
export type Millis = number;

/** A move as squares: `e2-e4`, `e7-e8Q`, `c3-e5-g7`; castling is the king going to the square of its rook, `e1-h1`. */
export type Move = string;

/** Why a table needs the arbiter, the most urgent first. */
export type Need = (typeof EVERY_NEED)[number];
export const EVERY_NEED = ["question", "claim", "flag", "irregularity", "report", "low-time", "unsigned"] as const;

/** When the time of the next period is added. */
export type NextPeriod = (typeof EVERY_NEXT_PERIOD)[number];
export const EVERY_NEXT_PERIOD = ["at-move-completed", "when-zero-reached"] as const;

/** An incident on record. */
export type OnRecord = {
  /** When. */
  at: Instant;
  /** Who reported it. */
  by: Actor;
  /** What has happened. */
  incident: IncidentKind;
  /** What there is to say of it. */
  note?: string;
  /** Who did it, if anybody at the table did. */
  who?: Actor | null;
  /** Who saw it, in words. */
  witness?: string;
};

/** The result of a partie. The scores need not add up to one point: a penalty can leave `1/2-0` or `0-0`. */
export type Outcome = {
  /** By which article. */
  article: string;
  /** What Black gets. */
  black: Score;
  /** Whether it was decided by play, or by a penalty during play; a forfeit is not played. */
  played: boolean;
  /** Why. */
  reason: Reason;
  /** What White gets. */
  white: Score;
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

/** What a player has offered, claimed and done in vain or against the Laws so far. */
export type Persistence = {
  /** Wrong claims. */
  failed_claims: number;
  /** Illegal moves, and what counts as one, that were pointed out (FIDE 7.4b). */
  illegal_moves: number;
  /** Draw offers. */
  offers: number;
  /** Irregularities, breaches and fallen flags that were pointed out and were not there. */
  wrong_notices: number;
};

/** Somebody, as others see them. */
export type Person = {
  /** Never changes: `a12` for an account, `g` and 16 digits for a guest. */
  id: string;
  /** The name of the account; a guest has none, and the page writes "Guest" with [`Person::number`]. */
  name: string | null;
  /** A short number to tell guests apart. */
  number: number;
};

/** What is to be said to people, before it is put into words.  The rules give a key and the facts; whoever shows it finds the sentence under the key in the reader's language (`i18n/*\/table.ftl`) and puts the facts in. So text is made in one place, and the rules know no language. */
export type Phrase = {
  /** The facts that go into it, by name. */
  facts?: Record<string, Said>;
  /** The key of a sentence in `i18n/*\/table.ftl`. */
  key: string;
};

/** A piece: whose it is and what kind. */
export type Piece = {
  /** Whose piece it is. */
  colour: Colour;
  /** What kind it is. */
  kind: Kind;
};

/** The proof that a player could still mate by some series of legal moves, or by none (FIDE 5.2b, 6.9, 9.6). */
export type Proof =
  /** These moves of both players end in mate. */
  | {
    helpmate: Move[];
  }
  /** The pieces are too few to mate with. */
  | "too-few-pieces"
  /** No piece can ever leave its part of the board, and nobody can be mated there. */
  | "locked-position"
  /** Every position that can come about was looked at. */
  | {
    "every-position": number;
  };

/** A QR code to be drawn. */
export type QrCode = {
  /** The dark modules as an SVG path, one unit each. */
  path: string;
  /** How many modules it is wide and high, without the quiet zone of four. */
  size: number;
};

/** What an arbiter has to decide. */
export type Question =
  /** The players want to agree to a draw and need consent (FIDE 9.1a). */
  | "agreement"
  /** A flag has fallen, and nobody knows whether the opponent could still mate (FIDE 6.9). */
  | {
    flag: Colour;
  }
  /** A player has resigned, and nobody knows whether the opponent could still mate. */
  | {
    resignation: Colour;
  }
  /** A player has lost by illegal moves, and nobody knows whether the opponent could still mate (FIDE 7.4b). */
  | {
    "illegal-move": Colour;
  }
  /** A justified complaint about article 4. */
  | "complaint"
  /** A player has stopped the clocks and needs help (FIDE 6.12b). */
  | "help"
  /** A draw is claimed in a quickplay finish (FIDE 10.2). */
  | {
    quickplay: Colour;
  }
  /** The same without an arbiter there: play is over, and the result comes later (FIDE D1). */
  | {
    adjudication: Colour;
  }
  /** A player wants five seconds more a move for both (FIDE 2014/G4). */
  | {
    increment: Colour;
  }
  /** A player has lost by a device, and nobody knows whether the opponent could still mate (FIDE 12.3b). */
  | {
    device: Colour;
  }
  /** Both flags are down, nobody knows which fell first, and no rule in force says what follows (FIDE 2018/III.3.1). */
  | "both-flags"
  /** A player has sealed no move, and nobody knows whether the opponent could still mate (FIDE G8). */
  | {
    "sealed-move": Colour;
  };

/** A claim in a quickplay finish that is not decided (FIDE 10.2b, D1). */
export type Quickplay = {
  /** Who claims. */
  by: Colour;
  /** Whether the opponent has confirmed the position, and the scoresheet if it matters. */
  confirmed: boolean;
  /** Why. */
  ground: Ground;
  /** Whether the arbiter has postponed the decision. */
  postponed: boolean;
};

/** Why a game has ended. */
export type Reason = (typeof EVERY_REASON)[number];
export const EVERY_REASON = ["checkmate", "resignation", "stalemate", "dead-position", "agreement", "repetition", "fifty-moves", "fivefold-repetition", "seventy-five-moves", "flag", "both-flags", "blocked", "no-pieces", "quiet-moves", "three-kings", "few-pieces", "nobody-wins", "absence", "illegal-move", "illegal-position", "ruling", "penalty", "normal-means", "signed", "sealed-move"] as const;

/** What the regulations say about scoresheets and adjournment. */
export type Recording = {
  /** The languages in which White and Black have declared to write (FIDE C3). */
  languages?: BothNullable_Language;
  /** How late a player may come to the resumption: an hour if nothing is said (FIDE G10), and the default time of the game by later editions. */
  resumption_default_ms?: Millis | null;
  /** Who keeps the scoresheets. */
  scoresheets: Scoresheets;
  /** How long a session lasts; a player may adjourn before its end and is charged for the rest (FIDE G1b). */
  session_ms?: Millis | null;
};

/** A refusal as somebody is told of it: its facts are a phrase, to be put into words in any language. */
export type Refusal = {
  /** The acts that would be allowed, when it is not. */
  acts?: ActKind[];
  /** The article that forbids it. */
  article: string;
  /** The moves that would be allowed, when it is about a move. */
  moves?: Move[];
  /** Why, to be put into words. */
  phrase: Phrase;
};

/** What is fixed before play. The default is a game of chess in assisted conduct, by the Laws of 2009. */
export type Regulations = {
  /** What the players may agree on (FIDE 9.1a). */
  agreement: Agreement;
  /** A federation's own additions (FIDE, preface). */
  annex?: string | null;
  /** What the event says of arbiters, appeals and penalties. */
  arbitration?: Arbitration;
  /** How moves are made. */
  conduct: Conduct;
  /** Whether moves go by post (ČUD 11.1c). Time is then counted in whole days. */
  correspondence: boolean;
  /** How late a player may come (FIDE 6.6). */
  default_time_ms: Millis;
  /** By which edition of the FIDE Laws; draughts has one text only. */
  edition: Edition;
  /** Whether FIDE rates the game; then no annex holds. */
  fide_rated: boolean;
  /** Who points out that a flag has fallen. */
  flag: FlagCall;
  /** What is played. */
  game: Game;
  /** Pieces that a player gives before the game (ČUD 11.1g). */
  handicap?: Handicap | null;
  /** The most that is taken off a player's time for a slow connection. */
  lag_limit_ms: Millis;
  /** When the time of the next period is added. */
  next_period: NextPeriod;
  /** The kind of play. */
  play?: KindOfPlay;
  /** Scoresheets and adjournment. */
  recording?: Recording;
  /** What the results are worth (FIDE 11.1). */
  scoring: Scoring;
  /** Another position to begin with, as FEN. */
  start?: string | null;
  /** Whether there are arbiters enough for a rapid or blitz game (FIDE A3, B2). */
  supervision: Supervision;
  /** How much time the players have. */
  time_control: TimeControl;
};

/** Another game with the colours changed. */
export type Rematch = {
  /** Who has asked for it. */
  by: Colour;
  /** The new table, when both have. */
  table: string | null;
};

/** A whole game, move by move. */
export type Review = {
  /** The table. */
  info: TableInfo;
  /** The time that White and Black had left when the game ended, which may be less than after the last move. */
  left: BothNullable_Millis;
  /** The moves. */
  lines: ReviewLine[];
  /** The result. */
  outcome: Outcome | null;
  /** Proves what the record is: the number of its last entry and the digest of all up to it, as in `45:9f2c…`. It stands in the PGN or PDN, too, and `partie verify` checks it. */
  proof?: string | null;
  /** What stands on the board before the first move, as in the `board` of a view. */
  start: string;
};

/** A move and what came of it. */
export type ReviewLine = {
  /** What stands on the board after it. */
  board: string;
  /** What was against the Laws in it, or between it and the move before, and nobody noticed. */
  breaches?: Unnoticed[];
  /** Who moved. */
  by: Colour;
  /** The square of a king in check after it. */
  check: Square | null;
  /** Whether it was against the Laws. */
  illegal?: boolean;
  /** The time that White and Black have left after it; none without a clock. */
  left: BothNullable_Millis;
  /** The move as squares; none for an illegal move that was more than one piece going somewhere. */
  move?: Move | null;
  /** In the notation of the game: in chess SAN with the English letters `KQRBN`, which the page replaces by those of the reader's language; in draughts letters, which it may replace by numbers. Over the board, before the end, whoever is not the arbiter sees squares only: `Ng1-f3`. */
  notation: string;
  /** Whether a draw was offered with it (FIDE 9.1b(2)): `(=)`. */
  offered?: boolean;
  /** The signs behind it: `!?`, `+1 a.l.` (ČUD 9.1). */
  signs?: Signs;
  /** The time that its player took. */
  spent: Millis | null;
  /** Whether the clock has not been pressed yet. */
  unfinished?: boolean;
};

/** Who does an act, without regard to colour. */
export type Role = (typeof EVERY_ROLE)[number];
export const EVERY_ROLE = ["player", "assistant", "arbiter", "spectator"] as const;

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

/** A fact in a [`Phrase`]; in JSON an object with one field. */
export type Said =
  /** The key of a word that every language has its own for, such as `word-knight`, in any grammatical case. */
  | {
    word: string;
  }
  /** What is the same in all languages: a square, a move. */
  | {
    text: string;
  }
  /** How many. */
  | {
    number: number;
  }
  /** Pieces (keys of words) and where they stand, all of which are meant. */
  | {
    pieces: [string, string][];
  }
  /** What is the same in all languages, one of which is meant. */
  | {
    "one-of": string[];
  };

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

/** A seat and the link that leads to it: what its card shows. */
export type SeatCard = {
  /** The seat. */
  colour: Colour;
  /** The link, `/t/{table}?key={key}`; none when the seat is taken. */
  link?: Link | null;
  /** Whose seat, in the organiser's words. */
  name: string;
  /** The table's number. */
  number: number;
  /** The opponent, in the organiser's words. */
  opponent: string;
  /** The QR code of the whole address, as the `d` of an SVG path on a grid of `size` modules. */
  qr?: QrCode | null;
  /** In which round. */
  round: number;
  /** The table. */
  table: string;
};

/** Who sits where. */
export type Seats = {
  /** The arbiter. */
  arbiter: Person | null;
  /** Black. */
  black: Person | null;
  /** White. */
  white: Person | null;
};

/** Tables with these numbers, both included. */
export type Sector = {
  /** The first. */
  from: number;
  /** The last. */
  to: number;
};

/** A seek in the lobby: what one chooses a game by. The regulations themselves can be long; the table has them. */
export type Seek = {
  /** Who seeks. */
  by: Person;
  /** The colour that the seeker wants. */
  colour: ColourWish;
  /** How moves are made. */
  conduct: Conduct;
  /** The name of the edition of the FIDE Laws. */
  edition: string;
  /** Whether FIDE rates the game. */
  fide_rated: boolean;
  /** What is played. */
  game: Game;
  /** Its id. */
  id: string;
  /** Whether there is more to know: another start position, a handicap, an annex, or moves that go by post. */
  special: boolean;
  /** The time control as people write it. */
  time_text: string;
};

/** A browser that is logged in. */
export type Session = {
  /** When it was begun, in milliseconds since 1970. */
  begun_at: number;
  /** The browser and its system, as in `Firefox, Linux`; empty if it did not say. */
  browser: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** To end it by. */
  id: number;
  /** When it was last used, to the hour, in milliseconds since 1970. */
  used_at: number;
};

/** One line of a scoresheet beside the true record. */
export type SheetLine = {
  /** Who moved. */
  by: Colour;
  /** The move as it was played. */
  played: string;
  /** How the two compare. */
  verdict: Verdict;
  /** What the player has written; nothing if it is missing. */
  written: string | null;
};

/** The scoresheets that somebody sees. */
export type Sheets = {
  /** Black's. */
  black?: string[] | null;
  /** Where a scoresheet does not agree with what was played: for the arbiter. */
  differences?: SheetLine[];
  /** White's, as it is written. */
  white?: string[] | null;
};

/** Signs behind a move, with a space between two of them: `!?`, `+1 a.l.`. */
export type Signs = string;

/** A square: `e4`. */
export type Square = string;

/** How far a game is. */
export type Stage = (typeof EVERY_STAGE)[number];
export const EVERY_STAGE = ["waiting", "playing", "stopped", "adjourned", "over"] as const;

/** A draw offer that waits for an answer. */
export type StandingOffer = {
  /** Who has offered. */
  by: Colour;
  /** Whether at the proper moment (FIDE 9.1b(1)); over the board only for the arbiter. */
  proper?: boolean | null;
};

/** What a player sends to an arbiter with a claim in a quickplay finish, where no arbiter is there (FIDE D1). */
export type Submitted = {
  /** Whether the opponent has confirmed it. */
  confirmed: boolean;
  /** The final position as FEN (FIDE D1a). */
  position: string;
  /** The player's scoresheet, if the claim rests on it (FIDE D1b). */
  sheet?: string[];
};

/** Whether there are arbiters enough. */
export type Supervision = (typeof EVERY_SUPERVISION)[number];
export const EVERY_SUPERVISION = ["adequate", "inadequate"] as const;

/** What does not change with every move. */
export type TableInfo = {
  /** Whether the table was closed without a result: nobody came any more, or it was called off. */
  abandoned?: boolean;
  /** All the acts that the one who looks could do at this table in those roles. Which of them are open, the view says; why the others are closed, `GET /api/v1/tables/{table}/acts`. */
  acts: ActKind[];
  /** What players may claim here, and what a wrong claim costs. */
  claims: Claimable[];
  /** The number of the first entry of the table's log that is damaged. The table is shown as it was before, and nothing can happen at it any more. */
  damaged_from?: number | null;
  /** The group that the table belongs to. */
  group?: InGroup | null;
  /** The id. */
  id: string;
  /** Roles that were offered and not taken yet: to anybody for the organiser, to themselves for others. */
  invited?: Invitation[];
  /** How much lag is forgiven; nothing if none is. */
  lag?: Lag | null;
  /** Links that are still open, for the organiser. */
  links: Link[];
  /** When it was opened, in milliseconds since 1970. The table's own time begins then, and stands still while the server does not run. */
  opened_at: number;
  /** Whether the one who looks has opened the table, and may grant roles. */
  organiser: boolean;
  /** Whose page is connected now. */
  present: Colour[];
  /** Whether others cannot see it. */
  private: boolean;
  /** What was fixed before play. */
  regulations: Regulations;
  /** A rematch that was offered or agreed. */
  rematch: Rematch | null;
  /** Who sits where. */
  seats: Seats;
  /** The time control as people write it. */
  time_text: string;
  /** The roles of the one who looks; several when one person holds both seats. Empty for a spectator. */
  yours: Actor[];
};

/** A table that was opened. */
export type TableMade = {
  /** Links to give away: `/t/{table}?key={key}`. */
  links: Link[];
  /** Its id; the page is `/t/{id}`. */
  table: string;
};

/** All of a table, for a page that opens it. */
export type TableState = {
  /** What was decided since the last move about the server's own standstills: nobody was connected to hear it. */
  decided?: Decided[];
  /** What changes rarely. */
  info: TableInfo;
  /** What time it is at the table. */
  now: Instant;
  /** The number of the last entry in the table's log. */
  seq: number;
  /** What the looker sees and may do. */
  view: View;
};

/** A table in a list. */
export type TableSummary = {
  /** Whether the table was closed without a result: nobody came any more, or it was called off. */
  abandoned?: boolean;
  /** What stands on the board, as in the `board` of a view. */
  board: string;
  /** How moves are made. */
  conduct: Conduct;
  /** Whether its log is damaged, so that nothing can happen there any more. */
  damaged?: boolean;
  /** What is played. */
  game: Game;
  /** The roles that the one who asks was offered. */
  invited?: Actor[];
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number;
  /** The result. */
  outcome: Outcome | null;
  /** How many moves were made, both players' counted. */
  plies: number;
  /** Who sits where. */
  seats: Seats;
  /** Its id. */
  table: string;
  /** The time control as people write it. */
  time_text: string;
  /** The roles of the one who asks. */
  yours: Actor[];
};

/** The times of both players. `None` is a player without a clock. */
export type TimeControl = string;

/** A time control as the software understands it. */
export type TimeControlRead = {
  /** `standard`, `rapid` or `blitz`, by the edition asked for. */
  pace: string;
  /** As people write it. */
  text: string;
  /** The form for [`Regulations`]. */
  time_control: string;
};

/** A token as it is listed; the secret is shown only once. */
export type Token = {
  /** When it expires, in milliseconds since 1970; without it, never. */
  expires_at?: number | null;
  /** To revoke it by. */
  id: number;
  /** When it was made, in milliseconds since 1970. */
  made_at: number;
  /** What it is for. */
  name: string;
  /** What it allows. */
  scopes: Scope[];
};

/** A token that was just made. */
export type TokenMade = {
  /** Goes into `Authorization: Bearer …`. The server keeps only its hash. */
  secret: string;
  /** The token. */
  token: Token;
};

/** What a player who cannot see is told on request (FIDE E2.9d). */
export type Told = {
  /** How many moves the player has made. */
  moves: number;
  /** How much time each player has used. */
  used: BothMillis;
};

/** What an act is about, to list many acts in order. */
export type Topic = (typeof EVERY_TOPIC)[number];
export const EVERY_TOPIC = ["start-and-end", "moves", "clock", "draws", "irregularities", "scoresheet", "adjournment", "cannot-see", "arbiter"] as const;

/** Pieces that a hand holds or has just touched, as everybody at the board sees it: whoever wants to claim touch-move has to see the touch (FIDE 4.7). What was done with a piece shows on the board, so it ends with that. */
export type Touching = {
  /** Whose hand it is. */
  by: Colour;
  /** How. */
  manner: Manner;
  /** The pieces, in the order in which they were touched. */
  squares: Square[];
};

/** Something against the Laws that was neither noticed nor put right. */
export type Unnoticed = {
  /** Which article it breaks. */
  article: string;
  /** Whose fault it was. */
  by: Colour;
  /** What it was, in words. */
  phrase: Phrase;
};

/** What has changed at a table, and the view after it. */
export type Update = {
  /** What was decided with it, beside moves and result: a claim that is wrong, time given or taken. */
  decided?: Decided[];
  /** What time it is at the table. */
  now: Instant;
  /** The number of the last entry in the table's log. */
  seq: number;
  /** Which table. */
  table: string;
  /** What the looker sees and may do. */
  view: View;
};

/** How an entry compares with what was played. */
export type Verdict = (typeof EVERY_VERDICT)[number];
export const EVERY_VERDICT = ["agrees", "offer-differs", "differs", "unreadable", "missing"] as const;

/** What somebody sees and may do at one moment. */
export type View = {
  /** The adjournment, without what is in the envelope: nobody sees that (FIDE G1a). */
  adjourned?: Adjourned | null;
  /** The opponent's last move in words, for a player who does not see the board (FIDE E2.1, ČUD 11.1d). */
  announced?: string | null;
  /** The board as the first field of a FEN: rows from the 8th to the 1st, White in capitals. `PNBRQK` are the pieces of chess; in draughts `M` is a man and `K` a king. It is empty for a player who plays blindfold (ČUD 11.1d). */
  board: string;
  /** What the player who has the move is bound to: for the arbiter, and for that player; over the board only after a move was taken back for it. */
  bound?: Bound | null;
  /** The article that was broken and may still be complained of: for the arbiter. */
  breach?: string | null;
  /** Incidents, penalties and appeals: for the arbiter, and for everybody when the game is over. */
  casebook?: Casebook | null;
  /** The square of a king in check; over the board only for the arbiter. */
  check?: Square | null;
  /** The moves to choose from, for the player who has the move: `g1 f3 Nf3,h3 Nh3;e1 h1 O-O kg1rf1`, in draughts `c3 e5-g7 c3xe5xg7 xd4f6`. After the square of each piece come its moves: the rest of the move as squares, and its notation; then, if it is not plain from these, what it captures hop by hop (`x`), or where the king (`k`) and the rook (`r`) end when they castle. */
  choices?: string;
  /** The claim that is being examined. */
  claim?: Claim | null;
  /** The clocks at the moment `now` of the message. */
  clocks?: Clocks | null;
  /** The squares on which the boards of a player who cannot see and of the opponent differ: for the arbiter (FIDE E2.7). */
  differing?: Square[];
  /** The place in the scoresheet of the first of the `lines`: what a reader has from there on is replaced. If the reader has fewer lines, it opens the table again. */
  from?: number;
  /** What a hand holds over the board. */
  hand?: Touching | null;
  /** The lines of the scoresheet from there on; none where FIDE 13.6 hides them. */
  lines?: Line[] | null;
  /** The draw offer that waits for an answer. */
  offer?: StandingOffer | null;
  /** What this person may do now: `move offer resign`. */
  open?: string;
  /** The result. */
  outcome?: Outcome | null;
  /** How often White and Black have offered a draw, claimed one in vain or pointed to what was not there (FIDE 12.6): for the arbiter. */
  persistence?: BothPersistence | null;
  /** Why a player could still mate, or never again, when a verdict rests on it. */
  proof?: [Colour, Proof][];
  /** What waits for the arbiter. */
  question?: Asked | null;
  /** In which role. */
  role: Actor;
  /** The scoresheets over the board: a player sees their own, the arbiter both (FIDE 8.2), and everybody when the game is over. */
  sheets?: Sheets;
  /** What was sent to an arbiter with a claim in a quickplay finish, where none is there (FIDE D1). */
  submitted?: Submitted | null;
  /** What an assistant has told this player on request (FIDE E2.9d). */
  told?: Told | null;
  /** Who has the move; over the board only for the arbiter, because it depends on what is legal (FIDE 13.6). */
  turn?: Colour | null;
  /** Who waits for the answer to the claim or the question, since when, and in which words: for the players and the arbiter. */
  waiting?: Asker | null;
};

/** What came of a seek: either it waits, or it fitted another one and the table is there. */
export type Waiting =
  /** The seek waits while the page that made it stays connected; `seated` comes over the WebSocket. */
  | {
    /** The id of the seek. */
    seek: string;
    state: "waits";
  }
  /** Somebody was waiting. */
  | {
    state: "seated";
    /** The table. */
    table: string;
  };
