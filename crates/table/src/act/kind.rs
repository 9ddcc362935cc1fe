use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{Act, ClaimKind};

/// The kinds of acts, to say what is open to somebody. The catalogue of acts has a row for each.
///
/// ```
/// use partie_table::{Act, ActKind};
/// assert_eq!(Act::Resign.kind(), ActKind::Resign);
/// assert_eq!(ActKind::PressClock.to_string(), "press-clock");
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "word-act-")]
#[expect(missing_docs, reason = "each is the act of the same name")]
pub enum ActKind {
    Start,
    Arrive,
    CallDefault,
    Move,
    Touch,
    Release,
    Put,
    DeclareCastling,
    LetGo,
    TakeOff,
    Crown,
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
    BorrowSheet,
    ReturnSheet,
    Reconstruct,
    LoseCount,
    Sign,
    OrderSealing,
    Seal,
    Adjourn,
    Schedule,
    Continue,
    OpenEnvelope,
    LoseEnvelope,
    AskForTwoBoards,
    Announce,
    Repeat,
    Follow,
    Ask,
    ReportTouch,
    CompareBoards,
    CallFlag,
    Resume,
    AddTime,
    SetTime,
    Rule,
    Report,
    Penalise,
    ClaimQuickplay,
    RequestIncrement,
    Confirm,
    AskScoresheet,
    AdmitAssistant,
    Appeal,
    DecideAppeal,
}

impl ActKind {
    /// Every kind.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert_eq!(ActKind::ALL[0], ActKind::Start);
    /// ```
    pub const ALL: &'static [ActKind] = ActKind::VARIANTS;

    /// The key of the words for this act in `i18n/*/table.ftl`.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert_eq!(ActKind::PressClock.word(), "word-act-press-clock");
    /// ```
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Its name, as in JSON.
    ///
    /// ```
    /// use partie_table::ActKind;
    /// assert_eq!(ActKind::PressClock.name(), "press-clock");
    /// ```
    pub fn name(self) -> &'static str {
        self.word().split_at("word-act-".len()).1
    }
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
            Act::DeclareCastling => ActKind::DeclareCastling,
            Act::LetGo => ActKind::LetGo,
            Act::TakeOff { .. } => ActKind::TakeOff,
            Act::Crown { .. } => ActKind::Crown,
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
            Act::Notice { what } => what.notice(),
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
            Act::Record { .. } => ActKind::Record,
            Act::BorrowSheet => ActKind::BorrowSheet,
            Act::ReturnSheet => ActKind::ReturnSheet,
            Act::Reconstruct { .. } => ActKind::Reconstruct,
            Act::LoseCount { .. } => ActKind::LoseCount,
            Act::Sign { .. } => ActKind::Sign,
            Act::OrderSealing => ActKind::OrderSealing,
            Act::Seal { .. } => ActKind::Seal,
            Act::Adjourn => ActKind::Adjourn,
            Act::Schedule { .. } => ActKind::Schedule,
            Act::Continue { .. } => ActKind::Continue,
            Act::OpenEnvelope { .. } => ActKind::OpenEnvelope,
            Act::LoseEnvelope { .. } => ActKind::LoseEnvelope,
            Act::AskForTwoBoards { .. } => ActKind::AskForTwoBoards,
            Act::Announce { .. } => ActKind::Announce,
            Act::Repeat { .. } => ActKind::Repeat,
            Act::Follow { .. } => ActKind::Follow,
            Act::Ask => ActKind::Ask,
            Act::ReportTouch { .. } => ActKind::ReportTouch,
            Act::CompareBoards => ActKind::CompareBoards,
            Act::CallFlag { .. } => ActKind::CallFlag,
            Act::Resume { .. } => ActKind::Resume,
            Act::AddTime { .. } => ActKind::AddTime,
            Act::SetTime { .. } => ActKind::SetTime,
            Act::Rule { .. } => ActKind::Rule,
            Act::Report { .. } => ActKind::Report,
            Act::Penalise { .. } => ActKind::Penalise,
            Act::ClaimQuickplay { .. } => ActKind::ClaimQuickplay,
            Act::RequestIncrement => ActKind::RequestIncrement,
            Act::Confirm => ActKind::Confirm,
            Act::AskScoresheet => ActKind::AskScoresheet,
            Act::AdmitAssistant { .. } => ActKind::AdmitAssistant,
            Act::Appeal { .. } => ActKind::Appeal,
            Act::DecideAppeal { .. } => ActKind::DecideAppeal,
        }
    }
}

impl fmt::Display for ActKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
