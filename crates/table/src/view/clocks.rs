use serde::{Deserialize, Serialize};

use crate::Colour;
use crate::clock::{Both, Face};
use crate::time_control::Millis;

/// What both displays of the clock show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// The time that White has left, never below zero; none without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<Millis>,
    /// The time that Black has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Millis>,
    /// Whose clock is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Colour>,
    /// What is left of the delay before the time of that player runs; none in other modes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Millis>,
    /// Whose flag is down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fallen: Vec<Colour>,
    /// The moves that the clock has counted: for the arbiter, and for players who complete their scoresheets after a flag
    /// has fallen (FIDE 8.5, 13.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<Both<u16>>,
}

impl Clocks {
    pub(super) fn new(faces: &Both<Face>, counts: bool) -> Clocks {
        let all = |holds: fn(&Face) -> bool| Colour::BOTH.into_iter().filter(move |of| holds(faces.of(*of)));
        let running = all(|face| face.running).next();
        let completed = Both { white: faces.white.completed, black: faces.black.completed };
        Clocks {
            white: faces.white.shown,
            black: faces.black.shown,
            running,
            delay: running.and_then(|of| faces.of(of).delay),
            fallen: all(|face| face.flag_down).collect(),
            completed: counts.then_some(completed),
        }
    }

    /// The time that a player has left.
    ///
    /// ```
    /// use partie_table::{Actor, Colour, Presence, Regulations, Table, clock::Instant, view};
    /// use partie_table::time_control::{Millis, TimeControl};
    /// let time_control = TimeControl::from_pgn("300").unwrap();
    /// let table = Table::open(Regulations { time_control, ..Regulations::default() }).unwrap();
    /// let clocks = view(&table, Presence::FULL, Actor::White, Instant::BEGINNING).clocks.unwrap();
    /// assert_eq!((clocks.of(Colour::White), clocks.running), (Some(Millis::from_minutes(5)), None));
    /// ```
    pub const fn of(&self, player: Colour) -> Option<Millis> {
        match player {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }
}
