use partie_laws::Article;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::clock::{Both, Instant, Setting};
use crate::time_control::Millis;
use crate::{
    Change, ClaimKind, Colour, Envelope, Given, Ground, Incident, Irregularity, Kind, Language, Manner, Move,
    Outcome, Proof, Question, Regulations, Ruling, Score, Signs, Square, Told,
};

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fact {
    /// The players sit down under these regulations. Always the first.
    Opened {
        /// The regulations.
        regulations: Box<Regulations>,
    },
    /// The game has begun and White's clock runs.
    Started {
        /// Who is not there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Colour>,
    },
    /// A player who was absent has arrived in time.
    Arrived,
    /// Pieces were touched.
    Touched {
        /// Which.
        squares: Vec<Square>,
        /// How.
        manner: Manner,
    },
    /// A piece was let go.
    Released {
        /// Its way.
        path: Move,
    },
    /// A piece from beside the board touches a square: a new one in a promotion, or one that was taken off.
    Put {
        /// What.
        kind: Kind,
        /// Where.
        square: Square,
        /// Whose it is, if it is not the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// A player has said that the next move is castling (FIDE F3n1).
    CastlingDeclared,
    /// The new piece was let go.
    LetGo,
    /// A piece was taken off the board.
    TakenOff {
        /// From where.
        square: Square,
    },
    /// A second man was laid on a new king (ČUD 3.6).
    Crowned {
        /// Where the king stands.
        square: Square,
    },
    /// A hand went on although the move was made and only the clock was still to be pressed (FIDE 4.6): it is not over yet, and
    /// the move that was made binds.
    WentOn,
    /// A legal move was made (FIDE 4.6, ČUD 3.10).
    Made {
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
        /// The signs that came with it (ČUD 9.1).
        #[serde(default, skip_serializing_if = "Signs::is_empty")]
        signs: Signs,
    },
    /// The clock was pressed on pieces that stand against the rules: an illegal move (FIDE 7.4a, ČUD 5.4).
    MadeIllegally {
        /// What it changed on the board.
        changes: Vec<Change>,
        /// The article that it breaks.
        article: Article,
        /// Who has the move after it, if not the other player as usual (ČUD 5.4a, 5.4d, 5.4g).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Colour>,
    },
    /// Article 4, or another duty at the board, was broken. Only a complaint brings it up.
    Breached {
        /// The article.
        article: Article,
    },
    /// The opponent complains of it.
    Complained {
        /// The article that was broken; none, and the complaint is not justified.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        article: Option<Article>,
    },
    /// Something irregular was noticed.
    Noticed {
        /// What.
        what: Irregularity,
        /// Who is to blame.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Colour>,
        /// By which article it is irregular.
        article: Article,
    },
    /// Something irregular was claimed, and is not there.
    NoticeRejected {
        /// What.
        what: Irregularity,
        /// By which article.
        article: Article,
    },
    /// Pieces have come to stand elsewhere without a move.
    Displaced {
        /// What stands where.
        changes: Vec<Change>,
    },
    /// A move was made with both hands.
    BothHandsUsed,
    /// A player lets the opponent's irregularity stand (ČUD 5.4).
    LetStand,
    /// A player wants to go back to an earlier position.
    RestoringProposed {
        /// How many moves are kept.
        to: u32,
    },
    /// The game is void, and begins anew from the start.
    Cancelled {
        /// Whether the players exchange colours.
        #[serde(default, skip_serializing_if = "crate::json::text::is_false")]
        exchange: bool,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The arbiter has decided where the clock stands (FIDE 6.4).
    ClockPlaced {
        /// On whose right.
        right_of: Colour,
    },
    /// A player who came too late may play (FIDE 2018/6.7.1).
    Admitted {
        /// Who.
        player: Colour,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// The position was put back to what it was after so many moves, and the clocks were set (FIDE 6.13, 7.4a).
    Restored {
        /// How many moves are kept.
        to: u32,
        /// What the last of them counts as from now on: a pawn left on the last rank is a queen (FIDE 2014/7.5a).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mended: Option<Move>,
        /// What White's clock is set to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white: Option<Setting>,
        /// What Black's clock is set to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<Setting>,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The clock was pressed: the move is completed (FIDE 6.7a).
    Pressed {
        /// How much of the time before was lost on the way, and does not count.
        #[serde(default, skip_serializing_if = "crate::json::text::is_zero")]
        lag_ms: Millis,
    },
    /// Both clocks were stopped.
    Stopped {
        /// Why, in words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// Play goes on, and a clock runs.
    Resumed {
        /// Why, in words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player was given time, or lost it.
    TimeAdded {
        /// Who.
        to: Colour,
        /// How much.
        ms: Millis,
        /// How far the clock had run below the zero that it showed: that does not count against what is given.
        #[serde(default, skip_serializing_if = "crate::json::text::is_zero")]
        below_zero_ms: Millis,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player's clock was set by the arbiter's judgement (FIDE 6.10b, 6.13).
    TimeSet {
        /// Whose.
        of: Colour,
        /// To how much time.
        ms: Millis,
        /// What the clock showed before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before_ms: Option<Millis>,
        /// To how many completed moves.
        completed: u16,
        /// The number of the last period whose time is part of it, from 0.
        period: u32,
        /// By which article.
        article: Article,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// A player has written down the moves so far, or one of them in their own words.
    Recorded {
        /// What is written; nothing for every move as it was played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<String>,
        /// The line that is corrected, from 1; nothing for the next one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u16>,
    },
    /// A player has the opponent's scoresheet.
    SheetBorrowed,
    /// A player has given it back.
    SheetReturned,
    /// The arbiter has noted how things stood before the game was played over (FIDE 8.5c).
    Noted {
        /// The position, as FEN.
        position: String,
        /// The time that each player has used.
        used: Both<Millis>,
        /// How many moves were made, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
    },
    /// Nobody can show how many moves were made (FIDE 8.6).
    CountLost {
        /// Why, in the arbiter's words.
        note: String,
    },
    /// A player has stated the result and signed (FIDE 8.7).
    Signed {
        /// What White gets.
        white: Score,
        /// What Black gets.
        black: Score,
    },
    /// The player who is to move has to seal (FIDE G1a).
    SealingOrdered,
    /// A move is in an envelope (FIDE G1, G9c).
    Sealed {
        /// The hash of what is written and a secret.
        commitment: String,
        /// In which language it is written, as far as the player has said it (FIDE C3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<Language>,
        /// Whether it answers a sealed move.
        #[serde(default)]
        reply: bool,
    },
    /// The clock was stopped on the sealed move: the game is adjourned (FIDE G1a).
    Adjourned {
        /// What stands on the envelope.
        envelope: Envelope,
        /// What the player is charged for adjourning early (FIDE G1b).
        #[serde(default, skip_serializing_if = "crate::json::text::is_zero")]
        charged_ms: Millis,
    },
    /// The arbiter keeps the envelope, and it is known when and where the game goes on (FIDE G2g, G3).
    Scheduled {
        /// When and where.
        resumption: String,
    },
    /// The time of the resumption has come (FIDE G9).
    Continued {
        /// Who is not there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Colour>,
    },
    /// An envelope was opened.
    EnvelopeOpened {
        /// What is written in it.
        written: String,
    },
    /// The envelope is lost (FIDE G11a).
    EnvelopeLost {
        /// How, in the arbiter's words.
        note: String,
    },
    /// A move was said aloud (FIDE E2.1).
    Announced {
        /// In these words.
        words: String,
        /// What they mean, if the move is still to be made.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        mv: Option<Move>,
    },
    /// The opponent's move was repeated aloud (FIDE E2.1).
    Repeated {
        /// In these words.
        words: String,
    },
    /// A player wants two boards, because one of the players cannot see (FIDE E1).
    TwoBoardsAsked {
        /// Who cannot see.
        of: Colour,
    },
    /// A move was made on the other board (FIDE E2.1).
    Followed {
        /// Whose board.
        of: Colour,
        /// What the hand did, if not the move that was announced.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        mv: Option<Move>,
    },
    /// A player who cannot see was told the number of moves and the times (FIDE E2.9d).
    Told {
        /// What.
        #[serde(flatten)]
        told: Told,
    },
    /// The assistant says that the sighted player has touched a piece (FIDE E2.9e).
    TouchReported {
        /// Which.
        square: Square,
    },
    /// A player's board was made the same as the table's (FIDE E2.7).
    BoardCorrected {
        /// Whose.
        of: Colour,
        /// By which article.
        article: Article,
    },
    /// A draw was offered.
    Offered {
        /// Whether at the proper moment (FIDE 9.1b(1)); otherwise FIDE 12.6 is to be considered.
        proper: bool,
    },
    /// The offer was declined.
    Declined {
        /// By touching a piece, not in words.
        by_touch: bool,
    },
    /// A draw was claimed.
    Claimed {
        /// By what.
        claim: ClaimKind,
        /// The move that was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Move>,
    },
    /// The claim was found to be wrong.
    ClaimRejected {
        /// How many times, or moves, were found.
        found: u32,
        /// How many the Laws ask for.
        needed: u32,
        /// By which article.
        article: Article,
    },
    /// A fallen flag was noticed.
    FlagNoticed {
        /// Whose.
        of: Colour,
        /// When it fell.
        fell_at: Instant,
    },
    /// The flag was claimed and is not down.
    FlagClaimRejected {
        /// By which article.
        article: Article,
    },
    /// The arbiter has to decide. Both clocks are stopped.
    Referred {
        /// What about.
        question: Question,
        /// By which article.
        article: Article,
    },
    /// The arbiter has decided.
    Ruled {
        /// What.
        ruling: Ruling,
        /// By which article.
        article: Article,
        /// Why.
        note: String,
    },
    /// The game is over.
    Ended {
        /// How.
        #[serde(flatten)]
        outcome: Outcome,
    },
    /// An incident was reported, or taken down by the arbiter.
    Reported {
        /// What.
        #[serde(flatten)]
        incident: Incident,
    },
    /// Somebody was punished.
    Penalised {
        /// By what, and for what.
        #[serde(flatten)]
        given: Given,
        /// Why, in the arbiter's words.
        note: String,
    },
    /// A draw was claimed in a quickplay finish.
    QuickplayClaimed {
        /// Why.
        ground: Ground,
        /// The final position as FEN, which is sent to an arbiter where none is there (FIDE D1a, D1b).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        /// The player's scoresheet, which is sent with it (FIDE D1b).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sheet: Vec<String>,
    },
    /// A player has asked for five seconds more a move.
    IncrementRequested,
    /// From now on the clock gives more time for every move.
    IncrementIntroduced {
        /// How much.
        ms: Millis,
        /// By which article.
        article: Article,
    },
    /// The opponent has confirmed what goes to an arbiter.
    Confirmed,
    /// The arbiter's scoresheet was shown to the player who asked.
    ScoresheetShown,
    /// The arbiter accepts a player's assistant.
    AssistantAdmitted {
        /// Whose.
        of: Colour,
        /// Whether also to move the pieces (FIDE 2018/4.9, 2023/4.9).
        #[serde(default, skip_serializing_if = "crate::json::text::is_false")]
        moves: bool,
    },
    /// Why a player could still mate, or never again: it comes before the verdict that rests on it.
    Proved {
        /// Who could mate, or not.
        mating: Colour,
        /// Why.
        proof: Proof,
    },
    /// A player appeals.
    Appealed {
        /// The article that the decision was made by.
        against: Article,
        /// Why.
        note: String,
    },
    /// The appeal was decided.
    AppealDecided {
        /// Whose.
        of: Colour,
        /// Whether it was upheld.
        upheld: bool,
        /// By which article.
        article: Article,
        /// Why.
        note: String,
    },
    /// The result is another one than it was.
    ResultChanged {
        /// The new one.
        #[serde(flatten)]
        outcome: Outcome,
        /// Why.
        note: String,
    },
    /// The game is not over after all; the clocks stand until play is resumed.
    GameReopened {
        /// By which article.
        article: Article,
    },
}
