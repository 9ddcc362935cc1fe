//! What the passing of time does to the two dials.

use serde::{Deserialize, Serialize};

use super::dial::Dial;
use super::{Clock, ClockError, Instant, NextPeriod};
use crate::Colour;
use crate::time_control::{Millis, Periods};

/// The turn of a player: from the moment the clock is started to the moment it is pressed, pauses included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) player: Colour,
    /// What is left of the delay for this move.
    pub(super) delay_left: Millis,
    /// The time used for this move so far.
    pub(super) used: Millis,
}

/// Everything about the clock that changes: exact as of one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Reading {
    pub(super) as_of: Instant,
    pub(super) phase: Phase,
    pub(super) white: Dial,
    pub(super) black: Dial,
}

/// Which dial runs. Never both: FIDE 6.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    NotStarted,
    Running(Turn),
    Paused(Turn),
    /// For good; in a turn, if it had been started.
    Stopped(Option<Turn>),
}

impl Reading {
    pub(super) const fn dial(&self, player: Colour) -> &Dial {
        match player {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    pub(super) const fn dial_mut(&mut self, player: Colour) -> &mut Dial {
        match player {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }

    /// What is left of a player's delay, for this move or for the next one.
    pub(super) fn delay_left(&self, player: Colour, periods: &Periods) -> Millis {
        match self.phase {
            Phase::Running(turn) | Phase::Paused(turn) | Phase::Stopped(Some(turn))
                if turn.player == player =>
            {
                turn.delay_left
            }
            _ => periods.get(self.dial(player).period).mode.delay(),
        }
    }
}

impl Clock {
    /// The reading at an instant.
    pub(super) fn reading_at(&self, now: Instant) -> Result<Reading, ClockError> {
        let mut reading = self.reading;
        if now < reading.as_of {
            return Err(ClockError::BackInTime { last: reading.as_of });
        }
        let elapsed = now.since(reading.as_of);
        reading.as_of = now;
        let Phase::Running(mut turn) = reading.phase else { return Ok(reading) };

        let delayed = elapsed.min(turn.delay_left);
        turn.used = turn.used.saturating_add(elapsed);
        turn.delay_left = turn.delay_left.saturating_sub(delayed);
        reading.phase = Phase::Running(turn);
        let dial = reading.dial_mut(turn.player);
        dial.used = dial.used.saturating_add(elapsed);
        self.spend(&mut reading, turn.player, elapsed.saturating_sub(delayed));
        Ok(reading)
    }

    /// Takes main time off a dial up to the reading's instant, and lets its flag fall where it reaches zero.
    pub(super) fn spend(&self, reading: &mut Reading, player: Colour, mut time: Millis) {
        let Some(periods) = self.control.of(player) else { return };
        while let Some(left) = self.time_to_zero(reading, player, time) {
            let zero = reading.as_of.after(left.saturating_sub(time)).unwrap_or(reading.as_of);
            let dial = reading.dial_mut(player);
            let met =
                self.rules.next_period == NextPeriod::WhenZeroReached && dial.period < dial.due(periods);
            dial.fall(periods, zero);
            if !met {
                break;
            }
            dial.main = dial.main.saturating_sub(left);
            time = time.saturating_sub(left);
            self.begin_period_for_both(reading, player);
        }
        let dial = reading.dial_mut(player);
        dial.main = dial.main.saturating_sub(time);
    }

    /// After how much of this time the dial reaches zero, if it does and the flag was up.
    fn time_to_zero(&self, reading: &Reading, player: Colour, time: Millis) -> Option<Millis> {
        let periods = self.control.of(player)?;
        let dial = reading.dial(player);
        let left = dial.spare(periods);
        let in_delay = reading.delay_left(player, periods) > Millis::ZERO && left >= Millis::ZERO;
        (!dial.flag_is_down() && !in_delay && left <= time).then_some(left.max(Millis::ZERO))
    }

    /// A clock without a move counter gives the next period's time to both players at once.
    fn begin_period_for_both(&self, reading: &mut Reading, player: Colour) {
        let Some(own) = self.control.of(player) else { return };
        reading.dial_mut(player).begin_next_period(own);
        let number = reading.dial(player).period;
        let Some(other) = self.control.of(!player) else { return };
        let dial = reading.dial_mut(!player);
        while dial.period < number && other.moves_by_end_of(dial.period).is_some() && !dial.flag_is_down() {
            dial.begin_next_period(other);
        }
    }
}
