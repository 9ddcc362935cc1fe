use serde::{Deserialize, Serialize};

use crate::Colour;
use crate::refusal::phrase::write_name;

/// What an arbiter has to decide.
///
/// ```
/// use partie_table::{Colour, Question};
/// assert_eq!(Question::Flag(Colour::White).to_string(), "flag white");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The players want to agree to a draw and need consent (FIDE 9.1a).
    Agreement,
    /// A flag has fallen, and nobody knows whether the opponent could still mate (FIDE 6.9).
    Flag(Colour),
    /// A player has resigned, and nobody knows whether the opponent could still mate.
    Resignation(Colour),
    /// A player has lost by illegal moves, and nobody knows whether the opponent could still mate (FIDE 7.4b).
    IllegalMove(Colour),
    /// A justified complaint about article 4.
    Complaint,
    /// A player has stopped the clocks and needs help (FIDE 6.12b).
    Help,
    /// A draw is claimed in a quickplay finish (FIDE 10.2).
    Quickplay(Colour),
    /// The same without an arbiter there: play is over, and the result comes later (FIDE D1).
    Adjudication(Colour),
    /// A player wants five seconds more a move for both (FIDE 2014/G4).
    Increment(Colour),
    /// A player has lost by a device, and nobody knows whether the opponent could still mate (FIDE 12.3b).
    Device(Colour),
    /// Both flags are down, nobody knows which fell first, and no rule in force says what follows (FIDE 2018/III.3.1).
    BothFlags,
    /// A player has sealed no move, and nobody knows whether the opponent could still mate (FIDE G8).
    SealedMove(Colour),
}

impl Question {
    /// Why the game has ended, if the arbiter's answer ends it.
    pub(crate) const fn reason(self) -> crate::Reason {
        match self {
            Question::Agreement => crate::Reason::Agreement,
            Question::Flag(_) => crate::Reason::Flag,
            Question::BothFlags => crate::Reason::BothFlags,
            Question::Resignation(_) => crate::Reason::Resignation,
            Question::Quickplay(_) | Question::Adjudication(_) => crate::Reason::NormalMeans,
            Question::IllegalMove(_) => crate::Reason::IllegalMove,
            Question::Device(_) => crate::Reason::Penalty,
            Question::SealedMove(_) => crate::Reason::SealedMove,
            Question::Complaint | Question::Help | Question::Increment(_) => crate::Reason::Ruling,
        }
    }
}

impl std::fmt::Display for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write_name(f, &self.phrase(), "question-")
    }
}
