use std::fmt;

use crate::refusal::phrase::write_name;
use crate::{Colour, Square};

/// Why something about scoresheets, envelopes or second boards is refused.
///
/// ```
/// use partie_table::WhyRecord;
/// assert_eq!(WhyRecord::InAdvance.to_string(), "in-advance");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyRecord {
    /// A move may not be written before it is played (FIDE 8.1).
    InAdvance,
    /// The scoresheet has to be brought up to date first: so many moves of both players are missing.
    Behind(usize),
    /// What is written has to be some words, and not too many.
    NotAnEntry,
    /// The game has no such sign behind a move (ČUD 9.1).
    NotASign(String),
    /// There is no such line on the scoresheet.
    NoSuchLine,
    /// The scoresheets are in the envelope.
    SheetsInEnvelope,
    /// The scoresheet is complete.
    SheetComplete,
    /// The opponent's scoresheet has to be given back first.
    SheetBorrowed,
    /// Nothing was borrowed.
    NothingBorrowed,
    /// Somebody has a complete scoresheet, so nothing has to be reconstructed.
    SomeSheetComplete,
    /// The clocks have to be stopped first.
    ClocksRun,
    /// The players write for themselves.
    PlayersWrite,
    /// The game is not over.
    NotOver,
    /// The player has signed.
    HasSigned,
    /// The game is adjourned.
    IsAdjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The player is to seal a move, and the opponent's clock is not started.
    SealsNow,
    /// The player is not the one who seals.
    NotTheSealer(Colour),
    /// There is nothing in the envelope yet.
    NothingSealed,
    /// A commitment is 64 hexadecimal digits.
    NotACommitment,
    /// The content is not what was sealed.
    NotWhatWasSealed,
    /// The envelope has to be opened first.
    EnvelopeClosed,
    /// Every envelope is open.
    NoEnvelope,
    /// The session has not begun to end, and the regulations know no early adjournment.
    NoEarlyAdjournment,
    /// Wrong times after a resumption have to be pointed out before the player's first move.
    PointedOutTooLate,
    /// Nobody plays at a special board.
    NoSpecialBoard,
    /// The opponent's move has to be made on the own board first.
    MustFollow,
    /// The opponent's move has to be repeated aloud first.
    MustRepeat,
    /// There is no move of the opponent to repeat.
    NothingToRepeat,
    /// These words do not repeat the opponent's move.
    RepeatedWrongly(String),
    /// The player has a board that can be felt already.
    HasSpecialBoard(Colour),
    /// There is no move of the opponent to make.
    NothingToFollow,
    /// The move has to be announced first.
    NotAnnounced,
    /// The piece has to be put into its hole first.
    NotInItsHole,
    /// The captured piece has to be taken off first.
    CapturedStands,
    /// The player has no assistant.
    NoAssistant,
    /// The boards show the same position.
    BoardsAgree,
    /// Boards differ on these squares; they have to be put right first.
    BoardsDiffer(Vec<Square>),
}

impl fmt::Display for WhyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &self.phrase(), "why-")
    }
}
