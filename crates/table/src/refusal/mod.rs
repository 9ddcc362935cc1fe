//! Why an act is not allowed: the article, the facts, and what would be allowed instead.

pub(crate) mod phrase;
mod refused;

use std::fmt;

use partie_laws::Article;

use crate::refusal::phrase::write_name;
use crate::{ActKind, Actor, Colour, Kind, Move, Outcome, Question, Score, Square};

pub use refused::Refused;

/// An act that is not allowed.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
/// let table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("g1-f4".parse().unwrap());
/// let refusal = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap_err();
/// assert_eq!(refusal.to_string(), "FIDE 3.6: chess-how-a-knight-moves; allowed: g1-f3 g1-h3");
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
    pub acts: &'static [ActKind],
}

impl Refusal {
    pub(crate) fn new(article: Article, why: impl Into<Why>) -> Self {
        Refusal { article, why: why.into(), moves: Vec::new(), acts: &[] }
    }

    pub(crate) fn instead(self, acts: &'static [ActKind]) -> Self {
        Refusal { acts, ..self }
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

/// The facts of a refusal. It is written as its name and the facts, for logs and scripts; [`Why::phrase`] is for people.
///
/// ```
/// use partie_table::{Colour, Why};
/// assert_eq!(Why::NotYourTurn { turn: Colour::Black }.to_string(), "not-your-turn black");
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
    /// Over the board a move is made by hand: the piece is touched and let go.
    MakeItByHand,
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
    /// What was typed does not say which move is meant.
    Typed(WhyTyped),
    /// The Laws have no such article.
    UnknownArticle(String),
    /// The chess move is not legal.
    Chess(partie_chess::WhyNot),
    /// The draughts move is not legal.
    Draughts(partie_draughts::WhyNot),
    /// The player is bound to something else.
    Bound(crate::hand::touch::Bond),
    /// Nothing stands on the square.
    NothingThere(Square),
    /// No square was named.
    NothingTouched,
    /// The game has no such piece.
    PieceOfAnotherGame(Kind),
    /// This is said in Chess960 only.
    OnlyInChess960,
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
    /// ČUD 3.6: no king without a second man stands there.
    NothingToCrown(Square),
    /// ČUD 3.6: this player, the opponent, crowns first.
    OpponentCrowns(Colour),
    /// ČUD 7.1: no game of draughts ends with these scores.
    NoSuchResult {
        /// What White would get.
        white: Score,
        /// What Black would get.
        black: Score,
    },
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

/// Why a typed text means no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyTyped {
    /// It cannot be read.
    Unreadable,
    /// It can be several moves.
    Ambiguous,
    /// The player has no such piece.
    NoSuchPiece(Kind),
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
        write_name(f, &self.phrase(), "why-")
    }
}
