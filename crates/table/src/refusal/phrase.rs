//! Refusals, duties, questions and reasons as phrases, to be put into words in any language.
//!
//! Every key in this file has its text in `i18n/*/table.ftl`; a test of `crates/laws` says which are missing.

use std::fmt;

use partie_laws::{Phrase, Said};

use crate::clock::ClockError;
use crate::{Actor, Bond, Colour, Duty, Kind, Outcome, Question, Reason, Square, Why, WhyTyped};

/// Writes a phrase for logs and scripts: its name, which is the key without the family of keys that it is in, and the facts.
pub(crate) fn write_name(f: &mut fmt::Formatter<'_>, phrase: &Phrase, family: &str) -> fmt::Result {
    let text = phrase.to_string();
    f.pad(text.strip_prefix(family).unwrap_or(&text))
}

impl Why {
    /// The facts of the refusal, to be put into words in any language.
    ///
    /// ```
    /// use partie_table::{Colour, Why};
    /// assert_eq!(Why::NotYourTurn { turn: Colour::Black }.phrase().key, "why-not-your-turn");
    /// ```
    pub fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        match self {
            Why::SeatEmpty => say("why-seat-empty"),
            Why::NoArbiter => say("why-no-arbiter"),
            Why::GameOver(outcome) => over(outcome),
            Why::NotForYou(actor) => say("why-not-for-you").with("who", Said::word(actor.word())),
            Why::MakeItByHand => say("why-make-it-by-hand"),
            Why::OnlyOverTheBoard => say("why-only-over-the-board"),
            Why::NotYourTurn { turn } => say("why-not-your-turn").with("turn", colour(*turn)),
            Why::MoveIsMade => say("why-move-is-made"),
            Why::HasStarted => say("why-has-started"),
            Why::NotStarted => say("why-not-started"),
            Why::TwoSquares => say("why-two-squares"),
            Why::NoPromotionPiece => say("why-no-promotion-piece"),
            Why::LightSquare => say("why-light-square"),
            Why::Unreadable(error) => say("why-unreadable").with("error", Said::text(error)),
            Why::Typed(why) => why.phrase(),
            Why::UnknownArticle(citation) => say("why-unknown-article").with("article", Said::text(citation)),
            Why::Chess(why) => why.phrase(),
            Why::Draughts(why) => why.phrase(),
            Why::Bound(bond) => bond.phrase(),
            Why::NothingThere(square) => at("why-nothing-there", *square),
            Why::NothingTouched => say("why-nothing-touched"),
            Why::PieceOfAnotherGame(kind) => other_piece(*kind),
            Why::OnlyInChess960 => say("why-only-in-chess960"),
            Why::NothingInHand => say("why-nothing-in-hand"),
            Why::MustBeRestored => say("why-must-be-restored"),
            Why::ClockNotRunning => say("why-clock-not-running"),
            Why::NoClock => say("why-no-clock"),
            Why::FlagCalledByItself => say("why-flag-called-by-itself"),
            Why::Clock(error) => error.phrase(),
            Why::ClocksStopped => say("why-clocks-stopped"),
            Why::ClocksRunning => say("why-clocks-running"),
            Why::NoMoveMade => say("why-no-move-made"),
            Why::NoOffer => say("why-no-offer"),
            Why::OfferStands => say("why-offer-stands"),
            Why::AgreementFromMove(number) => {
                say("why-agreement-from-move").with("number", Said::Number(i64::from(*number)))
            }
            Why::EachMustMove => say("why-each-must-move"),
            Why::NoAgreement => say("why-no-agreement"),
            Why::TouchedBeforeClaim => say("why-touched-before-claim"),
            Why::ClaimUnderExamination => say("why-claim-under-examination"),
            Why::NoClaim => say("why-no-claim"),
            Why::NoClaimsNeeded => say("why-no-claims-needed"),
            Why::ComplaintTooLate => say("why-complaint-too-late"),
            Why::NoIllegalMove => say("why-no-illegal-move"),
            Why::IllegalMoveStands => say("why-illegal-move-stands"),
            Why::OnlyOnClaim => say("why-only-on-claim"),
            Why::NothingDisplaced => say("why-nothing-displaced"),
            Why::StartStands(number) => {
                say("why-start-stands").with("number", Said::Number(i64::from(*number)))
            }
            Why::OnlyTheOpponent(player) => say("why-only-the-opponent").with("player", colour(*player)),
            Why::NotIrregular => say("why-not-irregular"),
            Why::NotLate(player) => say("why-not-late").with("player", colour(*player)),
            Why::NotByArbiter => say("why-not-by-arbiter"),
            Why::NoSuchMove(number) => {
                say("why-no-such-move").with("number", Said::Number(i64::from(*number)))
            }
            Why::ArbiterDecides(question) => question.phrase(),
            Why::NothingToDecide => say("why-nothing-to-decide"),
            Why::ArbiterStaysSilent => say("why-arbiter-stays-silent"),
            Why::NoFlagDown => say("why-no-flag-down"),
            Why::IsPresent(player) => say("why-is-present").with("player", colour(*player)),
            Why::NotThere(player) => say("why-not-there").with("player", colour(*player)),
            Why::NobodyAbsent => say("why-nobody-absent"),
            Why::DefaultTimeRuns => say("why-default-time-runs"),
            Why::NoteMissing => say("why-note-missing"),
            Why::NoPenalty => say("why-no-penalty"),
            Why::NoSuchPenalty => say("why-no-such-penalty"),
            Why::PenaltyForPlayersOnly => say("why-penalty-for-players-only"),
            Why::NoSuchIncident => say("why-no-such-incident"),
            Why::ScoresExceedTheGame => say("why-scores-exceed-the-game"),
            Why::NothingToCrown(square) => at("why-nothing-to-crown", *square),
            Why::OpponentCrowns(player) => say("why-opponent-crowns").with("player", colour(*player)),
            Why::NoSuchResult { white, black } => {
                say("why-no-such-result").with("result", Said::Text(format!("{white}-{black}")))
            }
            Why::NoQuickplayFinish => say("why-no-quickplay-finish"),
            Why::QuickplayNotAnnounced => say("why-quickplay-not-announced"),
            Why::TwoMinutesLeft => say("why-two-minutes-left"),
            Why::FlagIsDown => say("why-flag-is-down"),
            Why::SheetIncomplete => say("why-sheet-incomplete"),
            Why::ClaimNeedsAnswer => say("why-claim-needs-answer"),
            Why::NoIncrementRequests => say("why-no-increment-requests"),
            Why::OfferNotDeclined => say("why-offer-not-declined"),
            Why::NothingToConfirm => say("why-nothing-to-confirm"),
            Why::NoScoresheetKept => say("why-no-scoresheet-kept"),
            Why::ShownFiveTimes => say("why-shown-five-times"),
            Why::NoAppeals => say("why-no-appeals"),
            Why::NothingToAppeal => say("why-nothing-to-appeal"),
            Why::FinalDecision => say("why-final-decision"),
            Why::AppealPending => say("why-appeal-pending"),
            Why::NoAppeal => say("why-no-appeal"),
            Why::HasAssistant(of) => say("why-has-assistant").with("player", colour(*of)),
            Why::AssistantNotAdmitted(of) => say("why-assistant-not-admitted").with("player", colour(*of)),
            Why::Record(why) => why.phrase(),
        }
    }
}

impl Bond {
    /// The duty, to be put into words in any language.
    pub fn phrase(&self) -> Phrase {
        match self.duty {
            Duty::MoveThe(square) => at("bond-move-the", square),
            Duty::Capture(square) => at("bond-capture", square),
            Duty::CaptureWith { piece, with } => {
                at("bond-capture-with", piece).with("with", Said::text(&with))
            }
            Duty::Castle(rook) => at("bond-castle", rook),
            Duty::MoveTheKing(square) => at("bond-move-the-king", square),
            Duty::Promote(square) => at("bond-promote", square),
            Duty::PromoteTo(kind) => Phrase::new("bond-promote-to").with("kind", Said::word(kind.word())),
            Duty::KeepTo(mv) => Phrase::new("bond-keep-to").with("move", Said::text(&mv)),
            Duty::PlayWritten(mv) => Phrase::new("bond-play-written").with("move", Said::text(&mv)),
        }
    }
}

impl Question {
    /// The question, to be put into words in any language.
    pub fn phrase(&self) -> Phrase {
        match self {
            Question::Agreement => Phrase::new("question-agreement"),
            Question::Flag(loser) => Phrase::new("question-flag").with("player", colour(*loser)),
            Question::Resignation(by) => Phrase::new("question-resignation").with("player", colour(*by)),
            Question::IllegalMove(by) => Phrase::new("question-illegal-move").with("player", colour(*by)),
            Question::Complaint => Phrase::new("question-complaint"),
            Question::Help => Phrase::new("question-help"),
            Question::Quickplay(by) => Phrase::new("question-quickplay").with("player", colour(*by)),
            Question::Adjudication(by) => Phrase::new("question-adjudication").with("player", colour(*by)),
            Question::Increment(by) => Phrase::new("question-increment").with("player", colour(*by)),
            Question::Device(of) => Phrase::new("question-device").with("player", colour(*of)),
            Question::BothFlags => Phrase::new("question-both-flags"),
            Question::SealedMove(by) => Phrase::new("question-sealed-move").with("player", colour(*by)),
        }
    }
}

impl ClockError {
    /// What the clock cannot do, to be put into words in any language.
    pub fn phrase(&self) -> Phrase {
        match *self {
            ClockError::NotRunning => Phrase::new("clock-not-running"),
            ClockError::OtherIsRunning(player) => {
                Phrase::new("clock-other-is-running").with("player", colour(player))
            }
            ClockError::AlreadyStarted => Phrase::new("clock-already-started"),
            ClockError::NotPaused => Phrase::new("clock-not-paused"),
            ClockError::Stopped => Phrase::new("clock-stopped"),
            ClockError::BackInTime { last } => {
                Phrase::new("clock-back-in-time").with("last", Said::Number(last.get() as i64))
            }
            ClockError::BelowZero => Phrase::new("clock-below-zero"),
            ClockError::Untimed => Phrase::new("clock-untimed"),
            ClockError::NotThatPeriod => Phrase::new("clock-not-that-period"),
            ClockError::TooLarge => Phrase::new("clock-too-large"),
        }
    }
}

impl WhyTyped {
    fn phrase(self) -> Phrase {
        match self {
            WhyTyped::Unreadable => Phrase::new("why-move-unread"),
            WhyTyped::Ambiguous => Phrase::new("why-move-ambiguous"),
            WhyTyped::NoSuchPiece(kind) => {
                Phrase::new("why-no-piece-meant").with("piece", Said::word(kind.word()))
            }
        }
    }
}

fn over(outcome: &Outcome) -> Phrase {
    Phrase::new("why-game-over")
        .with("score", Said::Text(outcome.written()))
        .with("reason", Said::word(outcome.reason.word()))
}

fn other_piece(kind: Kind) -> Phrase {
    Phrase::new("why-piece-of-another-game").with("piece", Said::word(kind.word()))
}

fn at(key: &'static str, square: Square) -> Phrase {
    Phrase::new(key).with("square", Said::text(&square))
}

fn colour(colour: Colour) -> Said {
    Said::word(Actor::from(colour).word())
}

impl Actor {
    /// The key of the word for this person.
    pub const fn word(self) -> &'static str {
        match self {
            Actor::White => "word-white",
            Actor::Black => "word-black",
            Actor::Arbiter => "word-arbiter",
            Actor::WhiteAssistant => "word-white-assistant",
            Actor::BlackAssistant => "word-black-assistant",
            Actor::Spectator => "word-spectator",
        }
    }
}

impl Kind {
    /// The key of the word for this piece.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Pawn => "word-pawn",
            Kind::Knight => "word-knight",
            Kind::Bishop => "word-bishop",
            Kind::Rook => "word-rook",
            Kind::Queen => "word-queen",
            Kind::King => "word-king",
            Kind::Man => "word-man",
        }
    }
}

impl Reason {
    /// The key of the words for this reason.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Checkmate => "word-reason-checkmate",
            Reason::Resignation => "word-reason-resignation",
            Reason::Stalemate => "word-reason-stalemate",
            Reason::DeadPosition => "word-reason-dead-position",
            Reason::Agreement => "word-reason-agreement",
            Reason::Repetition => "word-reason-repetition",
            Reason::FiftyMoves => "word-reason-fifty-moves",
            Reason::FivefoldRepetition => "word-reason-fivefold-repetition",
            Reason::SeventyFiveMoves => "word-reason-seventy-five-moves",
            Reason::Flag => "word-reason-flag",
            Reason::BothFlags => "word-reason-both-flags",
            Reason::Blocked => "word-reason-blocked",
            Reason::NoPieces => "word-reason-no-pieces",
            Reason::QuietMoves => "word-reason-quiet-moves",
            Reason::ThreeKings => "word-reason-three-kings",
            Reason::FewPieces => "word-reason-few-pieces",
            Reason::NobodyWins => "word-reason-nobody-wins",
            Reason::Absence => "word-reason-absence",
            Reason::IllegalMove => "word-reason-illegal-move",
            Reason::IllegalPosition => "word-reason-illegal-position",
            Reason::Ruling => "word-reason-ruling",
            Reason::Penalty => "word-reason-penalty",
            Reason::NormalMeans => "word-reason-normal-means",
            Reason::Signed => "word-reason-signed",
            Reason::SealedMove => "word-reason-sealed-move",
        }
    }
}
