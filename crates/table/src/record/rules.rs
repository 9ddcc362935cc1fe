//! What the regulations say about the record and about kinds of play.

use serde::{Deserialize, Serialize};

use crate::clock::Both;
use crate::time_control::Millis;
use crate::{Colour, Language};

/// What the regulations say about scoresheets and adjournment.
///
/// ```
/// use partie_table::{Recording, Scoresheets};
/// assert_eq!(Recording::default().scoresheets, Scoresheets::ByProgram);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Recording {
    /// Who keeps the scoresheets.
    pub scoresheets: Scoresheets,
    /// How long a session lasts; a player may adjourn before its end and is charged for the rest (FIDE G1b).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_ms: Option<Millis>,
    /// How late a player may come to the resumption: an hour if nothing is said (FIDE G10), and the default time of
    /// the game by later editions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resumption_default_ms: Option<Millis>,
    /// The languages in which White and Black have declared to write (FIDE C3).
    #[serde(skip_serializing_if = "is_undeclared")]
    pub languages: Both<Option<Language>>,
}

fn is_undeclared(languages: &Both<Option<Language>>) -> bool {
    *languages == Both::default()
}

impl Recording {
    pub(crate) fn is_usual(&self) -> bool {
        *self == Recording::default()
    }
}

/// Who keeps the scoresheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scoresheets {
    /// The program, for both.
    #[default]
    ByProgram,
    /// Each player, by article 8.
    ByPlayers,
}

/// The kind of play: an ordinary game, or one of those that need regulations of their own (FIDE E, ČUD 11.1).
///
/// ```
/// use partie_table::{Colour, KindOfPlay};
/// let play = KindOfPlay { special_boards: vec![Colour::Black], ..KindOfPlay::default() };
/// assert_eq!(serde_json::to_string(&play).unwrap(), r#"{"special_boards":["black"]}"#);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct KindOfPlay {
    /// Who cannot see and plays at a board that can be felt (FIDE E1, ČUD 11.1f).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub special_boards: Vec<Colour>,
    /// Who has an assistant (FIDE E2.9).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assistants: Vec<Colour>,
    /// Who plays without seeing the board (ČUD 11.1d, 11.1e).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blindfold: Vec<Blindfold>,
    /// Who plays at several boards at once (ČUD 11.1b, 11.1e); each board is a table of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simultaneous: Option<Colour>,
}

/// A player who plays without seeing the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Blindfold {
    /// Who.
    pub player: Colour,
    /// Whether with notes: then the player sees the moves so far.
    #[serde(default)]
    pub notes: bool,
}

impl KindOfPlay {
    pub(crate) fn is_usual(&self) -> bool {
        *self == KindOfPlay::default()
    }

    /// Whether a player plays blindfold, and with notes.
    pub(crate) fn blindfold(&self, player: Colour) -> Option<Blindfold> {
        self.blindfold.iter().find(|blindfold| blindfold.player == player).copied()
    }

    /// Whether a player cannot see and has a board of their own.
    pub(crate) fn is_special(&self, player: Colour) -> bool {
        self.special_boards.contains(&player)
    }
}
