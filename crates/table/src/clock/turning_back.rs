//! What a clock showed at an earlier moment, and how it is set to that again (FIDE 6.13).

use serde::{Deserialize, Serialize};

use super::run::Phase;
use super::{Both, Clock, ClockError, Instant, Setting};
use crate::Colour;
use crate::time_control::Millis;

/// Both dials at one moment, in few bytes, because every move keeps them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub(crate) struct Times {
    main: [Millis; 2],
    completed: [u16; 2],
    period: [u16; 2],
}

/// The same in writing, without names.
type Row = ([Millis; 2], [u16; 2], [u16; 2]);

impl From<Row> for Times {
    fn from((main, completed, period): Row) -> Times {
        Times { main, completed, period }
    }
}

impl From<Times> for Row {
    fn from(Times { main, completed, period }: Times) -> Row {
        (main, completed, period)
    }
}

impl Times {
    /// What a player's clock would be set to. A flag that was down is down again.
    pub(crate) fn setting(&self, player: Colour) -> Setting {
        let player = player as usize;
        Setting {
            remaining: self.main[player].max(Millis::ZERO),
            completed: self.completed[player],
            period: Some(u32::from(self.period[player])),
        }
    }

    /// Adds to a player's time, if it was in this period.
    pub(crate) fn add(&mut self, player: Colour, time: Millis, period: Option<u32>) {
        let player = player as usize;
        if period.is_none_or(|period| period == u32::from(self.period[player])) {
            self.main[player] = self.main[player].saturating_add(time);
        }
    }
}

impl Clock {
    /// What both dials have at an instant; at the last one it knows, if that is later.
    pub(crate) fn times(&self, now: Instant) -> Times {
        let reading = self.reading_at(now).unwrap_or(self.reading);
        let dials = Colour::BOTH.map(|player| *reading.dial(player));
        Times {
            main: dials.map(|dial| dial.main),
            completed: dials.map(|dial| dial.completed),
            period: dials.map(|dial| u16::try_from(dial.period).unwrap_or(u16::MAX)),
        }
    }

    /// Sets both dials and stops them in the turn of this player, who has the move again. A clock that has not been
    /// started, or was stopped for good, stays so.
    pub(crate) fn restore(
        &mut self,
        player: Colour,
        to: &Both<Option<Setting>>,
        now: Instant,
    ) -> Result<(), ClockError> {
        for of in Colour::BOTH {
            match (to.of(of), self.control.of(of)) {
                (Some(setting), Some(_)) => drop(self.set(of, *setting, now)?),
                (Some(setting), None) => self.reading.dial_mut(of).completed = setting.completed,
                (None, _) => {}
            }
        }
        let mut reading = self.reading_at(now)?;
        if matches!(reading.phase, Phase::Running(_) | Phase::Paused(_)) {
            self.begin_turn(&mut reading, player);
            if let Phase::Running(turn) = reading.phase {
                reading.phase = Phase::Paused(turn);
            }
        }
        self.reading = reading;
        Ok(())
    }
}
