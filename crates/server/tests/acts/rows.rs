//! Who may do what, and when.

/// What has happened at a table: each role and its act, as JSON.
pub(crate) type Before = &'static [(&'static str, &'static str)];

/// A moment at a table, an act, and the roles that may do it then.
pub(crate) struct Moment {
    pub(crate) what: &'static str,
    pub(crate) regulations: &'static str,
    pub(crate) before: Before,
    pub(crate) act: &'static str,
    /// In the order white, black, arbiter, white-assistant, black-assistant, spectator, organiser.
    pub(crate) may: &'static str,
}

const ASSISTED: &str = r#"{"time_control": "5400+30"}"#;
const OVER_THE_BOARD: &str = r#"{"conduct": "over-the-board", "time_control": "5400+30"}"#;
const E4: &str = r#"{"act": "move", "move": "e2-e4"}"#;
/// An illegal move.
const TOO_FAR: &[(&str, &str)] = &[("white", r#"{"act": "release", "path": "e2-e5"}"#), ("white", PRESS)];
const E5: &str = r#"{"act": "move", "move": "e7-e5"}"#;
const PRESS: &str = r#"{"act": "press-clock"}"#;

/// White has begun, and Black is to answer.
pub(crate) const REGULATIONS: [(&str, &str, Before); 2] = [
    ("assisted", ASSISTED, &[("white", E4)]),
    ("over the board", OVER_THE_BOARD, &[("white", E4), ("white", PRESS)]),
];

/// Each act, and who may do it when White has begun: in assisted conduct, and over the board.
pub(crate) const BEGUN: &[(&str, &str, &str)] = &[
    (r#"{"act": "start"}"#, "", ""),
    (r#"{"act": "arrive"}"#, "", ""),
    (r#"{"act": "call-default"}"#, "", ""),
    (E5, "black", ""),
    (r#"{"act": "touch", "squares": ["e7"]}"#, "", "white black"),
    (r#"{"act": "release", "path": "e7-e5"}"#, "", "white black"),
    (r#"{"act": "put", "kind": "queen", "square": "e5"}"#, "", "white black"),
    (r#"{"act": "let-go"}"#, "", ""),
    (r#"{"act": "take-off", "square": "e7"}"#, "", "white black"),
    (PRESS, "", "black"),
    (r#"{"act": "stop-clocks"}"#, "white black arbiter", "white black arbiter"),
    (r#"{"act": "offer"}"#, "white black", "white black"),
    (r#"{"act": "accept"}"#, "", ""),
    (r#"{"act": "decline"}"#, "", ""),
    (r#"{"act": "claim", "claim": "repetition"}"#, "black", "black"),
    (r#"{"act": "claim", "claim": "fifty-moves"}"#, "black", "black"),
    (r#"{"act": "examine"}"#, "", ""),
    (r#"{"act": "claim-flag"}"#, "white black", "white black"),
    (r#"{"act": "complain"}"#, "", "white black arbiter"),
    (r#"{"act": "notice", "what": {"illegal-move": {}}}"#, "", "white black"),
    (r#"{"act": "notice", "what": "illegal-position"}"#, "", ""),
    (r#"{"act": "notice", "what": "displaced-pieces"}"#, "", "white black"),
    (r#"{"act": "notice", "what": "wrong-set-up"}"#, "", "white black"),
    (r#"{"act": "notice", "what": "turned-board"}"#, "", "white black arbiter"),
    (r#"{"act": "notice", "what": "exchanged-colours"}"#, "", "white black arbiter"),
    (r#"{"act": "displace", "changes": [{"square": "a2", "piece": null}]}"#, "", "white black arbiter"),
    (r#"{"act": "put-back"}"#, "", ""),
    (r#"{"act": "use-both-hands"}"#, "", "black"),
    (r#"{"act": "let-stand"}"#, "", ""),
    (r#"{"act": "propose-restoring", "to": 0}"#, "", ""),
    (r#"{"act": "order-new-game", "article": "FIDE 7.2", "note": "why"}"#, "arbiter", "arbiter"),
    (r#"{"act": "place-clock", "right_of": "white"}"#, "", ""),
    (r#"{"act": "admit", "player": "white", "note": "why"}"#, "", ""),
    (r#"{"act": "restore", "to": 0, "article": "FIDE 7.5", "note": "why"}"#, "arbiter", "arbiter"),
    (r#"{"act": "resign"}"#, "white black", "white black"),
    (r#"{"act": "record", "entry": "e4"}"#, "white black", "white black"),
    (r#"{"act": "borrow-sheet"}"#, "", ""),
    (r#"{"act": "return-sheet"}"#, "", ""),
    (r#"{"act": "reconstruct"}"#, "", ""),
    (r#"{"act": "lose-count", "note": "why"}"#, "", ""),
    (r#"{"act": "sign", "white": "1/2", "black": "1/2"}"#, "", ""),
    (r#"{"act": "order-sealing"}"#, "arbiter", "arbiter"),
    (r#"{"act": "seal", "commitment": "c"}"#, "", ""),
    (r#"{"act": "adjourn"}"#, "", ""),
    (r#"{"act": "schedule", "resumption": "tomorrow"}"#, "", ""),
    (r#"{"act": "continue"}"#, "", ""),
    (r#"{"act": "open-envelope", "written": "e5", "secret": "s"}"#, "", ""),
    (r#"{"act": "lose-envelope", "note": "why"}"#, "", ""),
    (r#"{"act": "announce", "words": "e5"}"#, "", ""),
    (r#"{"act": "follow", "of": "white"}"#, "", ""),
    (r#"{"act": "ask"}"#, "", ""),
    (r#"{"act": "report-touch", "square": "e7"}"#, "", ""),
    (r#"{"act": "compare-boards"}"#, "", ""),
    (r#"{"act": "call-flag"}"#, "", ""),
    (r#"{"act": "resume"}"#, "", ""),
    (
        r#"{"act": "add-time", "to": "white", "ms": 60000, "article": "FIDE 13.4b", "note": "why"}"#,
        "arbiter",
        "arbiter",
    ),
    (
        r#"{"act": "set-time", "of": "white", "ms": 60000, "article": "FIDE 6.10b", "note": "why"}"#,
        "arbiter",
        "arbiter",
    ),
    (
        r#"{"act": "rule", "ruling": {"result": {"white": "0", "black": "0"}}, "article": "FIDE 13.4", "note": "why"}"#,
        "arbiter",
        "arbiter",
    ),
    (
        r#"{"act": "report", "incident": "unforeseen", "witness": "", "note": "what"}"#,
        "white black arbiter white-assistant black-assistant spectator organiser",
        "white black arbiter white-assistant black-assistant spectator organiser",
    ),
    (
        r#"{"act": "penalise", "offender": "white", "penalties": ["warning"], "article": "FIDE 12.6", "note": "why"}"#,
        "arbiter",
        "arbiter",
    ),
    (r#"{"act": "claim-quickplay", "ground": "cannot-win"}"#, "", ""),
    (r#"{"act": "request-increment"}"#, "", ""),
    (r#"{"act": "confirm"}"#, "", ""),
    (r#"{"act": "ask-scoresheet"}"#, "", ""),
    (r#"{"act": "admit-assistant", "of": "white"}"#, "arbiter", "arbiter"),
    (r#"{"act": "appeal", "against": "FIDE 13.4", "note": "why"}"#, "", ""),
    (r#"{"act": "decide-appeal", "of": "white", "note": "why"}"#, "", ""),
];

const START: &str = r#"{"act": "start"}"#;
const QUIET: &str = r#"{"conduct": "over-the-board", "time_control": "5400"}"#;
const WRITTEN: &str =
    r#"{"conduct": "over-the-board", "time_control": "5400", "recording": {"scoresheets": "by-players"}}"#;
const DRAUGHTS: &str = r#"{"game": "czech-draughts", "conduct": "over-the-board"}"#;
const CANNOT_SEE: &str =
    r#"{"conduct": "over-the-board", "play": {"special_boards": ["white"], "assistants": ["white"]}}"#;
const CANNOT_SEE_AND_WRITES: &str = r#"{"conduct": "over-the-board", "recording": {"scoresheets": "by-players"}, "play": {"special_boards": ["white"]}}"#;
const TWO_PERIODS: &str = r#"{"conduct": "over-the-board", "time_control": "2/3600:1800",
    "next_period": "when-zero-reached", "recording": {"scoresheets": "by-players"}}"#;
const FOUR_MINUTES_FOR_WHITE: (&str, &str) = (
    "arbiter",
    r#"{"act": "set-time", "of": "white", "ms": 240000, "article": "FIDE 6.10b", "note": "why"}"#,
);
const NO_TIME_FOR_WHITE: (&str, &str) =
    ("arbiter", r#"{"act": "set-time", "of": "white", "ms": 0, "article": "FIDE 6.10b", "note": "why"}"#);
const BORROW: &str = r#"{"act": "borrow-sheet"}"#;
const RECORD: &str = r#"{"act": "record"}"#;
/// Black has written and White has not when the first period ends.
const WHITE_HAS_NOT_WRITTEN: Before = WHITE_HAS_BORROWED.split_at(12).0;
const WHITE_HAS_BORROWED: Before = &[
    ("white", E4),
    ("white", PRESS),
    ("black", E5),
    ("black", PRESS),
    ("black", RECORD),
    FOUR_MINUTES_FOR_WHITE,
    ("white", r#"{"act": "move", "move": "g1-f3"}"#),
    ("white", PRESS),
    ("black", r#"{"act": "move", "move": "b8-c6"}"#),
    ("black", PRESS),
    ("black", RECORD),
    NO_TIME_FOR_WHITE,
    ("white", BORROW),
];
const LATE: &str = r#"{"time_control": "5400", "edition": "fide-2018"}"#;
const WITHOUT_BLACK: (&str, &str) = ("arbiter", r#"{"act": "start", "absent": ["black"]}"#);
const ENDGAME: &str =
    r#"{"conduct": "over-the-board", "time_control": "5400", "start": "8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1"}"#;
const ENDGAME_2014: &str = r#"{"conduct": "over-the-board", "time_control": "5400", "edition": "fide-2014",
    "arbitration": {"quickplay_announced": true}, "start": "8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1"}"#;
const PROMOTION: &str = r#"{"conduct": "over-the-board", "start": "4k3/P6p/8/8/8/8/8/4K3 w - - 0 1"}"#;
const ONE_MINUTE_FOR_WHITE: (&str, &str) =
    ("arbiter", r#"{"act": "set-time", "of": "white", "ms": 60000, "article": "FIDE 6.10b", "note": "why"}"#);
const NO_TIME_FOR_BLACK: (&str, &str) =
    ("arbiter", r#"{"act": "set-time", "of": "black", "ms": 0, "article": "FIDE 6.10b", "note": "why"}"#);
const OFFER: &str = r#"{"act": "offer"}"#;
/// `e4`, sealed with the secret `secret`.
const SEAL: &str =
    r#"{"act": "seal", "commitment": "3ea0e3d4c5d07db83a65fdcd72f266eabf64383ad0e3f7518a90a41d3affb57f"}"#;
const ORDER_SEALING: (&str, &str) = ("arbiter", r#"{"act": "order-sealing"}"#);
const ADJOURN: (&str, &str) = ("white", r#"{"act": "adjourn"}"#);
const RULED: (&str, &str) = (
    "arbiter",
    r#"{"act": "penalise", "offender": "white", "penalties": ["warning"], "article": "FIDE 12.6", "note": "why"}"#,
);

/// The moments that the acts are made for.
pub(crate) const MOMENTS: &[Moment] = &[
    Moment {
        what: "nobody has begun",
        regulations: ASSISTED,
        before: &[],
        act: START,
        may: "white black arbiter",
    },
    Moment {
        what: "nobody has begun",
        regulations: OVER_THE_BOARD,
        before: &[],
        act: START,
        may: "white black arbiter",
    },
    Moment {
        what: "nobody has begun",
        regulations: OVER_THE_BOARD,
        before: &[],
        act: r#"{"act": "place-clock", "right_of": "white"}"#,
        may: "arbiter",
    },
    Moment {
        what: "Black is late",
        regulations: r#"{"time_control": "5400", "default_time_ms": 1800000}"#,
        before: &[WITHOUT_BLACK],
        act: r#"{"act": "arrive"}"#,
        may: "black",
    },
    Moment {
        what: "Black is too late",
        regulations: LATE,
        before: &[WITHOUT_BLACK],
        act: r#"{"act": "call-default"}"#,
        may: "arbiter",
    },
    Moment {
        what: "Black is too late",
        regulations: LATE,
        before: &[WITHOUT_BLACK],
        act: r#"{"act": "admit", "player": "black", "note": "why"}"#,
        may: "arbiter",
    },
    Moment {
        what: "a pawn is off",
        regulations: PROMOTION,
        before: &[("white", r#"{"act": "take-off", "square": "a7"}"#)],
        act: r#"{"act": "put", "kind": "queen", "square": "a8"}"#,
        may: "white",
    },
    Moment {
        what: "a queen is put",
        regulations: PROMOTION,
        before: &[
            ("white", r#"{"act": "take-off", "square": "a7"}"#),
            ("white", r#"{"act": "put", "kind": "queen", "square": "a8"}"#),
        ],
        act: r#"{"act": "let-go"}"#,
        may: "white",
    },
    Moment {
        what: "a move is made",
        regulations: OVER_THE_BOARD,
        before: &[("white", E4)],
        act: PRESS,
        may: "white",
    },
    Moment {
        what: "an assistant is admitted",
        regulations: OVER_THE_BOARD,
        before: &[("arbiter", r#"{"act": "admit-assistant", "of": "white"}"#), ("white", E4)],
        act: PRESS,
        may: "white white-assistant",
    },
    Moment {
        what: "White has offered",
        regulations: ASSISTED,
        before: &[("white", E4), ("white", OFFER)],
        act: r#"{"act": "accept"}"#,
        may: "black",
    },
    Moment {
        what: "White has offered",
        regulations: ASSISTED,
        before: &[("white", E4), ("white", OFFER)],
        act: r#"{"act": "decline"}"#,
        may: "black",
    },
    Moment {
        what: "a claim",
        regulations: OVER_THE_BOARD,
        before: &[("white", E4), ("white", PRESS), ("black", r#"{"act": "claim", "claim": "repetition"}"#)],
        act: r#"{"act": "examine"}"#,
        may: "white arbiter",
    },
    Moment {
        what: "Black's flag is down",
        regulations: ASSISTED,
        before: &[("white", E4), NO_TIME_FOR_BLACK],
        act: r#"{"act": "claim-flag"}"#,
        may: "white black",
    },
    Moment {
        what: "Black's flag is down",
        regulations: ASSISTED,
        before: &[("white", E4), NO_TIME_FOR_BLACK],
        act: r#"{"act": "call-flag"}"#,
        may: "arbiter",
    },
    Moment {
        what: "a knight was touched",
        regulations: OVER_THE_BOARD,
        before: &[
            ("white", r#"{"act": "touch", "squares": ["g1"]}"#),
            ("white", r#"{"act": "release", "path": "e2-e4"}"#),
            ("white", PRESS),
        ],
        act: r#"{"act": "complain"}"#,
        may: "white black arbiter",
    },
    Moment {
        what: "an illegal move",
        regulations: OVER_THE_BOARD,
        before: TOO_FAR,
        act: r#"{"act": "notice", "what": {"illegal-move": {}}}"#,
        may: "white black arbiter",
    },
    Moment {
        what: "a piece has fallen",
        regulations: OVER_THE_BOARD,
        before: &[
            ("white", START),
            ("white", r#"{"act": "displace", "changes": [{"square": "a2", "piece": null}]}"#),
        ],
        act: r#"{"act": "put-back"}"#,
        may: "white black arbiter",
    },
    Moment {
        what: "two hands",
        regulations: OVER_THE_BOARD,
        before: &[("white", START)],
        act: r#"{"act": "use-both-hands"}"#,
        may: "white",
    },
    Moment {
        what: "two moves in a row",
        regulations: DRAUGHTS,
        before: &[
            ("white", r#"{"act": "move", "move": "c3-d4"}"#),
            ("white", r#"{"act": "release", "path": "e3-f4"}"#),
        ],
        act: r#"{"act": "let-stand"}"#,
        may: "black",
    },
    Moment {
        what: "an illegal move in blitz without arbiters",
        regulations: r#"{"conduct": "over-the-board", "time_control": "300", "supervision": "inadequate"}"#,
        before: TOO_FAR,
        act: r#"{"act": "propose-restoring", "to": 0}"#,
        may: "white black",
    },
    Moment {
        what: "a move was made",
        regulations: OVER_THE_BOARD,
        before: &[("white", E4)],
        act: r#"{"act": "record", "entry": "e4"}"#,
        may: "white black",
    },
    Moment {
        what: "White has not written, and the flag has fallen",
        regulations: TWO_PERIODS,
        before: WHITE_HAS_NOT_WRITTEN,
        act: BORROW,
        may: "white",
    },
    Moment {
        what: "White has borrowed",
        regulations: TWO_PERIODS,
        before: WHITE_HAS_BORROWED,
        act: r#"{"act": "return-sheet"}"#,
        may: "white",
    },
    Moment {
        what: "nobody has written",
        regulations: WRITTEN,
        before: &[("white", E4), ("white", PRESS), ("arbiter", r#"{"act": "stop-clocks"}"#)],
        act: r#"{"act": "reconstruct"}"#,
        may: "arbiter",
    },
    Moment {
        what: "nobody has written",
        regulations: WRITTEN,
        before: &[("white", E4), ("white", PRESS), ("arbiter", r#"{"act": "stop-clocks"}"#)],
        act: r#"{"act": "lose-count", "note": "why"}"#,
        may: "arbiter",
    },
    Moment {
        what: "the clocks stand",
        regulations: ASSISTED,
        before: &[("white", E4), ("arbiter", r#"{"act": "stop-clocks"}"#)],
        act: r#"{"act": "resume"}"#,
        may: "arbiter",
    },
    Moment {
        what: "the game is over",
        regulations: ASSISTED,
        before: &[("white", r#"{"act": "resign"}"#)],
        act: r#"{"act": "sign", "white": "0", "black": "1"}"#,
        may: "white black",
    },
    Moment {
        what: "sealing is ordered",
        regulations: QUIET,
        before: &[("white", START), ORDER_SEALING],
        act: SEAL,
        may: "white",
    },
    Moment {
        what: "a move is sealed",
        regulations: QUIET,
        before: &[("white", START), ORDER_SEALING, ("white", SEAL)],
        act: r#"{"act": "adjourn"}"#,
        may: "white",
    },
    Moment {
        what: "adjourned",
        regulations: QUIET,
        before: &[("white", START), ORDER_SEALING, ("white", SEAL), ADJOURN],
        act: r#"{"act": "schedule", "resumption": "tomorrow"}"#,
        may: "arbiter",
    },
    Moment {
        what: "adjourned",
        regulations: QUIET,
        before: &[("white", START), ORDER_SEALING, ("white", SEAL), ADJOURN],
        act: r#"{"act": "continue"}"#,
        may: "arbiter",
    },
    Moment {
        what: "resumed",
        regulations: QUIET,
        before: &[
            ("white", START),
            ORDER_SEALING,
            ("white", SEAL),
            ADJOURN,
            ("arbiter", r#"{"act": "continue"}"#),
        ],
        act: r#"{"act": "open-envelope", "written": "e4", "secret": "secret"}"#,
        may: "arbiter",
    },
    Moment {
        what: "adjourned",
        regulations: QUIET,
        before: &[("white", START), ORDER_SEALING, ("white", SEAL), ADJOURN],
        act: r#"{"act": "lose-envelope", "note": "why"}"#,
        may: "arbiter",
    },
    Moment {
        what: "White cannot see",
        regulations: CANNOT_SEE,
        before: &[("white", START)],
        act: r#"{"act": "announce", "words": "e4"}"#,
        may: "white white-assistant",
    },
    Moment {
        what: "White has moved",
        regulations: CANNOT_SEE,
        before: &[
            ("white", r#"{"act": "release", "path": "e2-e4"}"#),
            ("white", r#"{"act": "announce", "words": "e4"}"#),
            ("white", PRESS),
        ],
        act: r#"{"act": "follow", "of": "black"}"#,
        may: "black white-assistant",
    },
    Moment {
        what: "White cannot see",
        regulations: CANNOT_SEE,
        before: &[("white", START)],
        act: r#"{"act": "ask"}"#,
        may: "white",
    },
    Moment {
        what: "White cannot see",
        regulations: CANNOT_SEE,
        before: &[("white", START)],
        act: r#"{"act": "report-touch", "square": "e7"}"#,
        may: "white-assistant",
    },
    Moment {
        what: "a slip of the tongue",
        regulations: CANNOT_SEE_AND_WRITES,
        before: &[
            ("white", START),
            ("white", r#"{"act": "release", "path": "g1-f3"}"#),
            ("white", r#"{"act": "announce", "words": "Springer Hector drei"}"#),
            ("white", PRESS),
            ("white", r#"{"act": "record", "entry": "Nh3"}"#),
            ("black", r#"{"act": "record", "entry": "Nh3"}"#),
        ],
        act: r#"{"act": "compare-boards"}"#,
        may: "arbiter",
    },
    Moment {
        what: "a minute is left",
        regulations: ENDGAME,
        before: &[("white", START), ONE_MINUTE_FOR_WHITE],
        act: r#"{"act": "claim-quickplay", "ground": "cannot-win"}"#,
        may: "white",
    },
    Moment {
        what: "a minute is left",
        regulations: ENDGAME_2014,
        before: &[("white", START), ONE_MINUTE_FOR_WHITE],
        act: r#"{"act": "request-increment"}"#,
        may: "white",
    },
    Moment {
        what: "a claim without an arbiter",
        regulations: r#"{"conduct": "over-the-board", "time_control": "60", "arbitration": {"no_arbiter": true}, "start": "8/8/4k3/3r4/8/8/4B3/4K3 w - - 0 1"}"#,
        before: &[("white", START), ("white", r#"{"act": "claim-quickplay", "ground": "cannot-win"}"#)],
        act: r#"{"act": "confirm"}"#,
        may: "black",
    },
    Moment {
        what: "blitz with an arbiter",
        regulations: r#"{"conduct": "over-the-board", "time_control": "300", "edition": "fide-2018"}"#,
        before: &[("white", START)],
        act: r#"{"act": "ask-scoresheet"}"#,
        may: "white",
    },
    Moment {
        what: "after a decision",
        regulations: ASSISTED,
        before: &[("white", E4), RULED],
        act: r#"{"act": "appeal", "against": "FIDE 12.6", "note": "why"}"#,
        may: "white black",
    },
    Moment {
        what: "after an appeal",
        regulations: ASSISTED,
        before: &[
            ("white", E4),
            RULED,
            ("white", r#"{"act": "appeal", "against": "FIDE 12.6", "note": "why"}"#),
        ],
        act: r#"{"act": "decide-appeal", "of": "white", "note": "why"}"#,
        may: "arbiter",
    },
];
