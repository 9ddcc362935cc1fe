use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Act, ClaimKind, Irregularity};

/// The kinds of acts, to say what is open to somebody.
///
/// ```
/// use partie_table::{Act, ActKind};
/// assert_eq!(Act::Resign.kind(), ActKind::Resign);
/// assert_eq!(ActKind::PressClock.to_string(), "press the clock");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the act of the same name")]
pub enum ActKind {
    Start,
    Arrive,
    CallDefault,
    Move,
    Touch,
    Release,
    Put,
    LetGo,
    TakeOff,
    PressClock,
    StopClocks,
    Offer,
    Accept,
    Decline,
    ClaimRepetition,
    ClaimFiftyMoves,
    Examine,
    ClaimFlag,
    Complain,
    NoticeIllegalMove,
    NoticeIllegalPosition,
    NoticeDisplacedPieces,
    NoticeWrongSetUp,
    NoticeTurnedBoard,
    NoticeExchangedColours,
    Displace,
    PutBack,
    UseBothHands,
    LetStand,
    ProposeRestoring,
    OrderNewGame,
    PlaceClock,
    Admit,
    Restore,
    Resign,
    Record,
    CallFlag,
    Resume,
    AddTime,
    SetTime,
    Rule,
}

impl Act {
    /// What kind of act it is.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::Start { .. } => ActKind::Start,
            Act::Arrive => ActKind::Arrive,
            Act::CallDefault => ActKind::CallDefault,
            Act::Move { .. } => ActKind::Move,
            Act::Touch { .. } => ActKind::Touch,
            Act::Release { .. } => ActKind::Release,
            Act::Put { .. } => ActKind::Put,
            Act::LetGo => ActKind::LetGo,
            Act::TakeOff { .. } => ActKind::TakeOff,
            Act::PressClock { .. } => ActKind::PressClock,
            Act::StopClocks { .. } => ActKind::StopClocks,
            Act::Offer => ActKind::Offer,
            Act::Accept => ActKind::Accept,
            Act::Decline => ActKind::Decline,
            Act::Claim { claim: ClaimKind::Repetition, .. } => ActKind::ClaimRepetition,
            Act::Claim { claim: ClaimKind::FiftyMoves, .. } => ActKind::ClaimFiftyMoves,
            Act::Examine => ActKind::Examine,
            Act::ClaimFlag => ActKind::ClaimFlag,
            Act::Complain => ActKind::Complain,
            Act::Notice { what: Irregularity::IllegalMove { .. } } => ActKind::NoticeIllegalMove,
            Act::Notice { what: Irregularity::IllegalPosition } => ActKind::NoticeIllegalPosition,
            Act::Notice { what: Irregularity::DisplacedPieces } => ActKind::NoticeDisplacedPieces,
            Act::Notice { what: Irregularity::WrongSetUp } => ActKind::NoticeWrongSetUp,
            Act::Notice { what: Irregularity::TurnedBoard } => ActKind::NoticeTurnedBoard,
            Act::Notice { what: Irregularity::ExchangedColours } => ActKind::NoticeExchangedColours,
            Act::Displace { .. } => ActKind::Displace,
            Act::PutBack => ActKind::PutBack,
            Act::UseBothHands => ActKind::UseBothHands,
            Act::LetStand => ActKind::LetStand,
            Act::ProposeRestoring { .. } => ActKind::ProposeRestoring,
            Act::OrderNewGame { .. } => ActKind::OrderNewGame,
            Act::PlaceClock { .. } => ActKind::PlaceClock,
            Act::Admit { .. } => ActKind::Admit,
            Act::Restore { .. } => ActKind::Restore,
            Act::Resign => ActKind::Resign,
            Act::Record => ActKind::Record,
            Act::CallFlag { .. } => ActKind::CallFlag,
            Act::Resume { .. } => ActKind::Resume,
            Act::AddTime { .. } => ActKind::AddTime,
            Act::SetTime { .. } => ActKind::SetTime,
            Act::Rule { .. } => ActKind::Rule,
        }
    }
}

impl fmt::Display for ActKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            ActKind::Start => "start the game",
            ActKind::Arrive => "arrive",
            ActKind::CallDefault => "call the default",
            ActKind::Move => "move",
            ActKind::Touch => "touch pieces",
            ActKind::Release => "release a piece",
            ActKind::Put => "put a new piece",
            ActKind::LetGo => "let go of it",
            ActKind::TakeOff => "take a piece off",
            ActKind::PressClock => "press the clock",
            ActKind::StopClocks => "stop the clocks",
            ActKind::Offer => "offer a draw",
            ActKind::Accept => "accept",
            ActKind::Decline => "decline",
            ActKind::ClaimRepetition => "claim repetition",
            ActKind::ClaimFiftyMoves => "claim fifty moves",
            ActKind::Examine => "examine the claim",
            ActKind::ClaimFlag => "claim the flag",
            ActKind::Complain => "complain",
            ActKind::NoticeIllegalMove => "notice an illegal move",
            ActKind::NoticeIllegalPosition => "notice an illegal position",
            ActKind::NoticeDisplacedPieces => "notice displaced pieces",
            ActKind::NoticeWrongSetUp => "notice a wrong set-up",
            ActKind::NoticeTurnedBoard => "notice a turned board",
            ActKind::NoticeExchangedColours => "notice exchanged colours",
            ActKind::Displace => "displace pieces",
            ActKind::PutBack => "put pieces back",
            ActKind::UseBothHands => "use both hands",
            ActKind::LetStand => "let it stand",
            ActKind::ProposeRestoring => "propose to go back",
            ActKind::OrderNewGame => "order a new game",
            ActKind::PlaceClock => "place the clock",
            ActKind::Admit => "admit a late player",
            ActKind::Restore => "restore the position",
            ActKind::Resign => "resign",
            ActKind::Record => "record the moves",
            ActKind::CallFlag => "call the flag",
            ActKind::Resume => "resume play",
            ActKind::AddTime => "add time",
            ActKind::SetTime => "set the clock",
            ActKind::Rule => "rule",
        })
    }
}
