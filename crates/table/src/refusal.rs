//! Why an act is not allowed: the article, the facts, and what would be allowed instead.

use std::fmt;

use partie_laws::Article;

use crate::{ActKind, Actor, Colour, Move, Outcome, Question, Square};

/// An act that is not allowed.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
/// let table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("g1-f4".parse().unwrap());
/// let refusal = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap_err();
/// assert_eq!(refusal.to_string(), "FIDE 3.6: a knight goes two squares one way and one to the side; allowed: g1-f3 g1-h3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The article that forbids it.
    pub article: Article,
    /// The facts.
    pub why: Why,
    /// The moves that would be allowed, when it is about a move.
    pub moves: Vec<Move>,
    /// The acts that would be allowed, when it is not.
    pub acts: Vec<ActKind>,
}

impl Refusal {
    pub(crate) fn new(article: Article, why: impl Into<Why>) -> Self {
        Refusal { article, why: why.into(), moves: Vec::new(), acts: Vec::new() }
    }

    pub(crate) fn instead(self, acts: &[ActKind]) -> Self {
        Refusal { acts: acts.to_vec(), ..self }
    }

    pub(crate) fn allowing(self, moves: Vec<Move>) -> Self {
        Refusal { moves, ..self }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.article, self.why)?;
        let allowed: Vec<String> = if self.moves.is_empty() {
            self.acts.iter().map(ToString::to_string).collect()
        } else {
            self.moves.iter().map(ToString::to_string).collect()
        };
        match (allowed.is_empty(), self.moves.is_empty()) {
            (true, _) => Ok(()),
            (false, false) => write!(f, "; allowed: {}", allowed.join(" ")),
            (false, true) => write!(f, "; allowed: {}", allowed.join(", ")),
        }
    }
}

impl std::error::Error for Refusal {}

/// The facts of a refusal.
///
/// ```
/// use partie_table::{Colour, Why};
/// assert_eq!(Why::NotYourTurn { turn: Colour::Black }.to_string(), "Black has the move");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// A seat is empty, and the game has not begun.
    SeatEmpty,
    /// The table has no arbiter.
    NoArbiter,
    /// The game is over.
    GameOver(Outcome),
    /// This is not for such a person to do.
    NotForYou(Actor),
    /// This is not done in assisted conduct.
    OnlyOverTheBoard,
    /// The other player has the move.
    NotYourTurn {
        /// Who has it.
        turn: Colour,
    },
    /// The player has made a move, and it cannot be changed.
    MoveIsMade,
    /// The game has begun already.
    HasStarted,
    /// The game has not begun.
    NotStarted,
    /// A chess move goes from one square to another.
    TwoSquares,
    /// Men do not become a piece of the player's choice.
    NoPromotionPiece,
    /// Draughts are played on the dark squares.
    LightSquare,
    /// The text is no move.
    Unreadable(String),
    /// The chess move is not legal.
    Chess(partie_chess::WhyNot),
    /// The draughts move is not legal.
    Draughts(partie_draughts::WhyNot),
    /// The player is bound to something else.
    Bound(crate::touch::Bond),
    /// Nothing stands on the square.
    NothingThere(Square),
    /// There is no new piece in the player's hand.
    NothingInHand,
    /// The pieces stand so that the rules cannot be applied; the position has to be restored first.
    MustBeRestored,
    /// The player's clock does not run.
    ClockNotRunning,
    /// No clock is used.
    NoClock,
    /// The software calls the flag by itself.
    FlagCalledByItself,
    /// The clock cannot do it.
    Clock(crate::clock::ClockError),
    /// The clocks stand still.
    ClocksStopped,
    /// The clocks run already.
    ClocksRunning,
    /// The player has made no move to complete.
    NoMoveMade,
    /// There is no offer to answer.
    NoOffer,
    /// The player's own offer still stands.
    OfferStands,
    /// Agreement is possible only from this move on.
    AgreementFromMove(u32),
    /// Both players have to make a move first.
    EachMustMove,
    /// The regulations allow no agreement.
    NoAgreement,
    /// The player has touched a piece, so that no claim is possible with this move.
    TouchedBeforeClaim,
    /// A claim is being examined.
    ClaimUnderExamination,
    /// There is no claim to examine.
    NoClaim,
    /// In draughts such draws come without a claim.
    NoClaimsNeeded,
    /// There is nothing to complain of any more: the player has touched a piece since.
    ComplaintTooLate,
    /// So many moves have not been made.
    NoSuchMove(u32),
    /// No illegal move stands.
    NoIllegalMove,
    /// The illegal move stands, because nobody claimed it in time.
    IllegalMoveStands,
    /// The arbiter does not act without a claim.
    OnlyOnClaim,
    /// No piece is displaced.
    NothingDisplaced,
    /// So many moves were completed by each player, and the start is not mended any more.
    StartStands(u32),
    /// Only this player decides whether it is put right.
    OnlyTheOpponent(Colour),
    /// The rules of this game know no such irregularity.
    NotIrregular,
    /// The player is not late.
    NotLate(Colour),
    /// The edition leaves the arbiter no choice.
    NotByArbiter,
    /// The arbiter has to decide first.
    ArbiterDecides(Question),
    /// Nothing waits for the arbiter's decision.
    NothingToDecide,
    /// The arbiter must not point to the flag.
    ArbiterStaysSilent,
    /// No flag has fallen.
    NoFlagDown,
    /// The player is there.
    IsPresent(Colour),
    /// The player has not arrived.
    NotThere(Colour),
    /// Both players are there.
    NobodyAbsent,
    /// The default time is not over.
    DefaultTimeRuns,
    /// A decision needs a reason in words.
    NoteMissing,
    /// No penalty was named.
    NoPenalty,
    /// This edition does not have such a penalty.
    NoSuchPenalty,
    /// Somebody who does not play can only be warned or expelled.
    PenaltyForPlayersOnly,
    /// There is no incident of this number.
    NoSuchIncident,
    /// The scores are more than the game is worth.
    ScoresExceedTheGame,
    /// It is no quickplay finish.
    NoQuickplayFinish,
    /// The event has not announced it.
    QuickplayNotAnnounced,
    /// There are two minutes or more left.
    TwoMinutesLeft,
    /// The player's own flag has fallen.
    FlagIsDown,
    /// The player's scoresheet is not complete.
    SheetIncomplete,
    /// A claim is granted, postponed or rejected.
    ClaimNeedsAnswer,
    /// This edition knows no such request.
    NoIncrementRequests,
    /// The opponent has not declined the draw that comes with it.
    OfferNotDeclined,
    /// Nothing is sent to an arbiter.
    NothingToConfirm,
    /// No arbiter records this game.
    NoScoresheetKept,
    /// The player has seen it five times.
    ShownFiveTimes,
    /// The event allows no appeals.
    NoAppeals,
    /// No decision was made by that article.
    NothingToAppeal,
    /// That decision is final.
    FinalDecision,
    /// The player has appealed already.
    AppealPending,
    /// There is no appeal to decide.
    NoAppeal,
    /// The player has an assistant already.
    HasAssistant(Colour),
    /// The arbiter has not accepted an assistant.
    AssistantNotAdmitted(Colour),
    /// Something about scoresheets, envelopes or second boards.
    Record(crate::WhyRecord),
}

impl From<partie_chess::WhyNot> for Why {
    fn from(why: partie_chess::WhyNot) -> Self {
        Why::Chess(why)
    }
}

impl From<crate::WhyRecord> for Why {
    fn from(why: crate::WhyRecord) -> Self {
        Why::Record(why)
    }
}

impl From<partie_draughts::WhyNot> for Why {
    fn from(why: partie_draughts::WhyNot) -> Self {
        Why::Draughts(why)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::SeatEmpty => f.write_str("seat-empty"),
            Why::NoArbiter => f.write_str("no-arbiter"),
            Why::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            Why::NotForYou(actor) => write!(f, "this is not for {actor} to do"),
            Why::OnlyOverTheBoard => f.write_str("this is done over the board only"),
            Why::NotYourTurn { turn } => write!(f, "{turn} has the move"),
            Why::MoveIsMade => f.write_str("the move is made and cannot be changed"),
            Why::HasStarted => f.write_str("the game has begun already"),
            Why::NotStarted => f.write_str("the game has not begun"),
            Why::TwoSquares => f.write_str("a move goes from one square to another"),
            Why::NoPromotionPiece => f.write_str("a man becomes a king and nothing else"),
            Why::LightSquare => f.write_str("draughts are played on the dark squares"),
            Why::Unreadable(error) => f.write_str(error),
            Why::Chess(why) => why.fmt(f),
            Why::Draughts(why) => why.fmt(f),
            Why::Bound(bond) => bond.fmt(f),
            Why::NothingThere(square) => write!(f, "nothing stands on {square}"),
            Why::NothingInHand => f.write_str("there is no new piece in hand"),
            Why::MustBeRestored => f.write_str("the position has to be restored first"),
            Why::ClockNotRunning => f.write_str("the player's clock does not run"),
            Why::NoClock => f.write_str("no clock is used"),
            Why::FlagCalledByItself => f.write_str("a flag that falls is called at once, by itself"),
            Why::Clock(error) => error.fmt(f),
            Why::ClocksStopped => f.write_str("the clocks stand still"),
            Why::ClocksRunning => f.write_str("a clock runs already"),
            Why::NoMoveMade => f.write_str("no move has been made"),
            Why::NoOffer => f.write_str("there is no offer"),
            Why::OfferStands => f.write_str("the offer still stands"),
            Why::AgreementFromMove(number) => {
                write!(f, "a draw can be agreed when each player has completed {number} moves")
            }
            Why::EachMustMove => f.write_str("each player has to make a move first"),
            Why::NoAgreement => f.write_str("the regulations allow no agreement"),
            Why::TouchedBeforeClaim => f.write_str("a piece was touched before the claim"),
            Why::ClaimUnderExamination => f.write_str("a claim is being examined"),
            Why::NoClaim => f.write_str("there is no claim"),
            Why::NoClaimsNeeded => f.write_str("such a draw comes without a claim"),
            Why::ComplaintTooLate => f.write_str("the player has touched a piece since"),
            Why::NoIllegalMove => f.write_str("no illegal move stands"),
            Why::IllegalMoveStands => f.write_str("the move stands: it was not claimed before the next one"),
            Why::OnlyOnClaim => f.write_str("the arbiter acts only on a claim of a player"),
            Why::NothingDisplaced => f.write_str("no piece is out of place"),
            Why::StartStands(number) => {
                write!(f, "each player has completed {number} moves, and the start stands")
            }
            Why::OnlyTheOpponent(player) => write!(f, "only {player} decides about it"),
            Why::NotIrregular => f.write_str("the rules know no such irregularity"),
            Why::NotLate(player) => write!(f, "{player} has not come too late"),
            Why::NotByArbiter => f.write_str("the arbiter has no choice here"),
            Why::NoSuchMove(number) => write!(f, "{number} moves have not been made"),
            Why::ArbiterDecides(question) => write!(f, "the arbiter decides {question}"),
            Why::NothingToDecide => f.write_str("nothing waits for a decision"),
            Why::ArbiterStaysSilent => f.write_str("only the players may point to the flag"),
            Why::NoFlagDown => f.write_str("no flag has fallen"),
            Why::IsPresent(player) => write!(f, "{player} is there"),
            Why::NotThere(player) => write!(f, "{player} has not arrived"),
            Why::NobodyAbsent => f.write_str("both players are there"),
            Why::DefaultTimeRuns => f.write_str("the default time is not over"),
            Why::NoteMissing => f.write_str("a decision needs its reason in words"),
            Why::NoPenalty => f.write_str("a penalty has to be named"),
            Why::NoSuchPenalty => f.write_str("this edition has no such penalty"),
            Why::PenaltyForPlayersOnly => f.write_str("this penalty is for players only"),
            Why::NoSuchIncident => f.write_str("there is no such incident"),
            Why::ScoresExceedTheGame => f.write_str("the scores are more than the game is worth"),
            Why::NoQuickplayFinish => f.write_str("this is no quickplay finish"),
            Why::QuickplayNotAnnounced => {
                f.write_str("the event has not announced the rules for quickplay finishes")
            }
            Why::TwoMinutesLeft => f.write_str("there are two minutes or more left"),
            Why::FlagIsDown => f.write_str("the flag has fallen"),
            Why::SheetIncomplete => f.write_str("the scoresheet is not complete"),
            Why::ClaimNeedsAnswer => f.write_str("a claim is granted, postponed or rejected"),
            Why::NoIncrementRequests => f.write_str("this edition knows no extra time a move"),
            Why::OfferNotDeclined => f.write_str("the opponent has not declined the draw yet"),
            Why::NothingToConfirm => f.write_str("there is nothing to confirm"),
            Why::NoScoresheetKept => f.write_str("no arbiter records this game"),
            Why::ShownFiveTimes => f.write_str("it was shown five times already"),
            Why::NoAppeals => f.write_str("the event allows no appeals"),
            Why::NothingToAppeal => f.write_str("no decision was made by that article"),
            Why::FinalDecision => f.write_str("that decision is final"),
            Why::AppealPending => f.write_str("the appeal is not decided yet"),
            Why::NoAppeal => f.write_str("there is no appeal"),
            Why::HasAssistant(of) => write!(f, "{of} has an assistant already"),
            Why::AssistantNotAdmitted(of) => write!(f, "the arbiter has accepted no assistant of {of}"),
            Why::Record(why) => why.fmt(f),
        }
    }
}
