//! The kinds of findings, by the names that JSON and arguments give them.

use std::fmt;

use clap::ValueEnum;

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    /// A move that the Laws do not allow
    IllegalMove,
    /// The same in a variation
    IllegalMoveInVariation,
    /// Something that cannot be read
    Unreadable,
    /// Moves after the end of the game
    MovesAfterTheEnd,
    /// A result that the board refutes
    ResultAgainstBoard,
    /// Two different results
    ResultsDiffer,
    /// A result that the rules do not have
    NoSuchResult,
    /// No result
    NoResult,
    /// A win by a player who could not mate
    WinnerCannotMate,
    /// A draw that could be claimed, or an end that came by itself
    Reached,
    /// A clock that cannot show this
    Clock,
    /// A time control that cannot be read
    TimeControlUnreadable,
    /// A tag that is there twice
    TagTwice,
    /// A wrong move number
    MoveNumber,
    /// A + without a check
    NoCheck,
    /// A # without a mate
    NoMate,
    /// A `SetUp` tag without a FEN tag
    SetUpWithoutFen,
    /// A file that is not UTF-8
    NotUtf8,
    /// A file without the end of a game
    NoEnd,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_possible_value().map_or(Ok(()), |value| f.write_str(value.get_name()))
    }
}
