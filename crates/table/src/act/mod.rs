mod actor;
pub mod catalogue;
mod claim;
mod kind;
mod manner;
mod ruling;
mod usual;
pub mod words;

use partie_laws::Article;
use serde::{Deserialize, Serialize};

use crate::time_control::Millis;
use crate::{Change, Colour, Ground, Incident, Kind, Language, MarkedMove, Move, Penalty, Score, Square};

pub use actor::Actor;
pub use catalogue::Irregularity;
pub use claim::ClaimKind;
pub use kind::ActKind;
pub use manner::Manner;
pub use ruling::Ruling;

/// Something that somebody wants to do at the table.
///
/// ```
/// use partie_table::Act;
/// let act: Act = serde_json::from_str(r#"{"act":"move","move":"e2-e4","offer":true}"#).unwrap();
/// assert_eq!(act, Act::Move { mv: "e2-e4".parse().unwrap(), offer: true, lag_ms: Default::default() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// The game begins and White's clock is started (FIDE 6.5).
    Start {
        /// Who is not at the board (FIDE 6.6).
        #[serde(default)]
        absent: Vec<Colour>,
    },
    /// A player who was absent arrives (FIDE 6.6).
    Arrive,
    /// The arbiter declares a game lost by a player who has not come in time (FIDE 6.6a).
    CallDefault,
    /// A move that is meant to be legal, made at once. In assisted conduct the clock is pressed with it. It is
    /// refused if it is not legal or not what the player is bound to.
    Move {
        /// The move, perhaps with signs behind it.
        #[serde(rename = "move")]
        mv: MarkedMove,
        /// Whether a draw is offered with it (FIDE 9.1b(1)).
        #[serde(default)]
        offer: bool,
        /// How long the act was on its way.
        #[serde(default, skip_serializing_if = "crate::json::text::is_zero")]
        lag_ms: Millis,
    },
    /// Over the board: touches pieces, one square after the other.
    Touch {
        /// The pieces, in the order in which they are touched.
        squares: Vec<Square>,
        /// How they are touched.
        #[serde(default)]
        manner: Manner,
    },
    /// Over the board: a piece is let go on the last of these squares. Legal or not.
    Release {
        /// The way of the piece.
        path: Move,
    },
    /// Over the board: a piece from beside the board touches a square, as a new piece does in a promotion, or one that was taken
    /// off.
    Put {
        /// What it is.
        kind: Kind,
        /// Where.
        square: Square,
        /// Whose it is, if it is not the player's own: a piece of the opponent that was taken off is given back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Over the board, in Chess960: says that the next move is castling (FIDE F3n1).
    DeclareCastling,
    /// Over the board: lets go of the new piece.
    LetGo,
    /// Over the board: takes a piece off.
    TakeOff {
        /// From where.
        square: Square,
    },
    /// Over the board: lays a second man on a new king (ČUD 3.6). It has been a king since its move ended.
    Crown {
        /// Where the king stands.
        square: Square,
    },
    /// Stops the own clock and starts the opponent's (FIDE 6.7a).
    PressClock {
        /// How long the act was on its way.
        #[serde(default, skip_serializing_if = "crate::json::text::is_zero")]
        lag_ms: Millis,
    },
    /// Stops both clocks to seek the arbiter's help; the arbiter may do so at any time (FIDE 6.12).
    StopClocks {
        /// Why, in their words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// Offers a draw (FIDE 9.1).
    Offer,
    /// Accepts the opponent's offer.
    Accept,
    /// Declines it in words.
    Decline,
    /// Claims a draw (FIDE 9.2, 9.3).
    Claim {
        /// By what.
        claim: ClaimKind,
        /// The move that is written down and not played (FIDE 9.2a, 9.3a).
        #[serde(default, deserialize_with = "crate::json::text::without_signs")]
        intended: Option<Move>,
    },
    /// Has the claim examined: the arbiter, or the opponent who does not accept (FIDE 9.5).
    Examine,
    /// Says that the opponent's flag has fallen (FIDE 6.8, A4d).
    ClaimFlag,
    /// Says that the opponent has broken article 4 (FIDE 4.7).
    Complain,
    /// Points to something irregular: a player, or the arbiter (FIDE 7, A4; ČUD 5).
    Notice {
        /// What.
        what: Irregularity,
    },
    /// Over the board: pieces come to stand elsewhere without a move (FIDE 7.3, ČUD 5.5). Before the game begins it is
    /// how they were set up.
    Displace {
        /// What stands where now.
        changes: Vec<Change>,
    },
    /// Over the board: puts displaced pieces back (FIDE 7.3).
    PutBack,
    /// Over the board: the move is made with both hands (FIDE 4.1).
    UseBothHands,
    /// ČUD 5.4: lets the opponent's irregularity stand.
    LetStand,
    /// Wants to go back to an earlier position; it happens when both players want the same (FIDE B3c).
    ProposeRestoring {
        /// How many moves are kept.
        to: u32,
    },
    /// The arbiter has the game begun anew (FIDE 7.2).
    OrderNewGame {
        /// Whether with colours exchanged.
        #[serde(default)]
        exchange: bool,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter decides where the clock stands (FIDE 6.4).
    PlaceClock {
        /// On whose right.
        right_of: Colour,
    },
    /// The arbiter lets a player play who comes too late (FIDE 2018/6.7.1).
    Admit {
        /// Whom.
        player: Colour,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter puts back an earlier position: the last one that is known (FIDE 6.13, 7.4a, 7.5).
    Restore {
        /// How many moves are kept.
        to: u32,
        /// What White's clock is set to; nothing for what it showed then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_ms: Option<Millis>,
        /// What Black's clock is set to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_ms: Option<Millis>,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// Resigns (FIDE 5.1b, ČUD 7.2a).
    Resign,
    /// Has written down all moves so far, or the next one in the player's own words (FIDE 8.1).
    Record {
        /// What is written for the next move that is missing; nothing for every move, as it was played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<String>,
        /// The line that is corrected, counting the moves of both players from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u16>,
    },
    /// Takes the opponent's scoresheet to complete the own one (FIDE 8.5b).
    BorrowSheet,
    /// Gives it back.
    ReturnSheet,
    /// The arbiter notes how things stand before the game is played over to complete the scoresheets (FIDE 8.5c).
    Reconstruct {
        /// How many moves were made, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
    },
    /// The arbiter finds that the scoresheets cannot be completed (FIDE 8.6).
    LoseCount {
        /// How many moves were evidently made, if more than the period asks for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// States the result and signs the scoresheets (FIDE 8.7).
    Sign {
        /// What White gets.
        white: Score,
        /// What Black gets.
        black: Score,
    },
    /// The arbiter has the player who is to move seal a move (FIDE G1a).
    OrderSealing,
    /// Puts a move into an envelope (FIDE G1, G9c).
    Seal {
        /// What [`seal()`](crate::seal()) gives for the move and a secret.
        commitment: String,
        /// In which language it is written (FIDE C3). Where the player's scoresheet does not tell, the sealed move is read in
        /// this one only (FIDE G8a).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<Language>,
    },
    /// Stops the clock on a sealed move, without starting the opponent's (FIDE G1a).
    Adjourn,
    /// The arbiter keeps the envelope, and says when and where the game goes on (FIDE G2g, G3, G13).
    Schedule {
        /// When and where.
        resumption: String,
    },
    /// The arbiter resumes an adjourned game (FIDE G5, G9).
    Continue {
        /// Who is not there.
        #[serde(default)]
        absent: Vec<Colour>,
    },
    /// The arbiter opens an envelope (FIDE G7).
    OpenEnvelope {
        /// What is written in it.
        written: String,
        /// The secret with which it was sealed.
        secret: String,
    },
    /// The arbiter finds that an envelope is lost (FIDE G11a).
    LoseEnvelope {
        /// How, in the arbiter's words.
        note: String,
    },
    /// Says a move aloud (FIDE E2.1).
    Announce {
        /// In these words.
        words: String,
    },
    /// Repeats the opponent's move aloud (FIDE E2.1).
    Repeat {
        /// In these words.
        words: String,
    },
    /// Before the game: a player wants two boards, one of them for a player who cannot see (FIDE E1).
    AskForTwoBoards {
        /// Who cannot see.
        of: Colour,
    },
    /// Makes the opponent's move on the other board (FIDE E2.1, E2.9a).
    Follow {
        /// Whose board.
        of: Colour,
        /// What the hand did, if not the move that was announced.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        mv: Option<Move>,
    },
    /// A player who cannot see asks the assistant for the number of moves and the times (FIDE E2.9d).
    Ask,
    /// An assistant tells the arbiter that the sighted player has touched a piece (FIDE E2.9e).
    ReportTouch {
        /// Which.
        square: Square,
    },
    /// The arbiter compares the boards, and puts them right from the scoresheets (FIDE E2.7, E2.8).
    CompareBoards,
    /// The arbiter sees a fallen flag (FIDE 6.8).
    CallFlag {
        /// Both are down and nobody can tell which fell first (FIDE 6.11).
        #[serde(default)]
        order_unknown: bool,
    },
    /// The arbiter has play resumed (FIDE 6.12c).
    Resume {
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The arbiter gives a player time, or takes it (below zero).
    AddTime {
        /// To whom.
        to: Colour,
        /// How much.
        ms: Millis,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter sets a player's clock (FIDE 6.10b, 6.13).
    SetTime {
        /// Whose.
        of: Colour,
        /// To how much time.
        ms: Millis,
        /// To how many completed moves, if the counter is wrong too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        completed: Option<u16>,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The arbiter decides what the software leaves to them, or otherwise than it did.
    Rule {
        /// What.
        ruling: Ruling,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// Somebody tells the arbiter of an incident, or the arbiter takes it down (FIDE 12, 13.7a).
    Report {
        /// What has happened.
        #[serde(flatten)]
        incident: Incident,
    },
    /// The arbiter punishes somebody, in one or more ways (FIDE 13.4).
    Penalise {
        /// Whom.
        offender: Actor,
        /// How.
        penalties: Vec<Penalty>,
        /// For breaking which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
        /// The number of the incident that this answers, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        incident: Option<u16>,
    },
    /// Claims a draw in a quickplay finish (FIDE 10.2, D1).
    ClaimQuickplay {
        /// Why.
        ground: Ground,
    },
    /// Asks for five seconds more a move for both, in a quickplay finish (FIDE 2014/G4).
    RequestIncrement,
    /// Confirms the position, and the scoresheet if it matters, that the opponent sends to an arbiter (FIDE D1a, D1b).
    Confirm,
    /// Asks to see the arbiter's scoresheet (FIDE 2018/A.3.2, 2018/B.3.2).
    AskScoresheet,
    /// The arbiter accepts an assistant (FIDE 6.7d, 8.1).
    AdmitAssistant {
        /// Of whom.
        of: Colour,
        /// Whether also to move the pieces, for a player who cannot (FIDE 2018/4.9, 2023/4.9).
        #[serde(default, skip_serializing_if = "crate::json::text::is_false")]
        moves: bool,
    },
    /// Appeals against a decision (FIDE 12.10).
    Appeal {
        /// The article that the decision was made by.
        against: Article,
        /// Why.
        note: String,
    },
    /// An appeal is decided. Until then the game goes on as it was ruled.
    DecideAppeal {
        /// Of whom.
        of: Colour,
        /// What follows if it is upheld; without it the appeal is rejected.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<Ruling>,
        /// Why.
        note: String,
    },
}
