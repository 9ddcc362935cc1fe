//! What players and arbiters do to the clock. Each act either happens as a whole or changes nothing.

use serde::{Deserialize, Serialize};

use super::run::{Phase, Reading, Turn};
use super::{Clock, ClockError, Instant, NextPeriod};
use crate::Colour;
use crate::time_control::{Millis, Mode, Period, Periods};

/// What a press of the clock did.
///
/// ```
/// use partie_table::{Colour, clock::{Clock, Instant}, time_control::{Millis, TimeControl}};
/// let mut clock = Clock::new(TimeControl::from_people("3+2")?);
/// clock.start(Colour::White, Instant::BEGINNING)?;
/// let press = clock.press(Colour::White, Instant::from_seconds(7), Millis::ZERO)?;
/// assert_eq!((press.spent, press.gained), (Millis::from_seconds(7), Millis::from_seconds(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Press {
    /// The time that the move took, delay and all, without the lag.
    pub spent: Millis,
    /// The part of the lag that was forgiven.
    pub lag: Millis,
    /// What the player's clock gained: the increment, and the time of a period that begins.
    pub gained: Millis,
}

/// What an arbiter sets one player's clock to (FIDE 6.10b, FIDE 6.13).
///
/// ```
/// use partie_table::{clock::Setting, time_control::Millis};
/// let setting = Setting { remaining: Millis::from_minutes(12), completed: 31, period: None };
/// assert_eq!(setting.remaining.to_string(), "720");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setting {
    /// The main time left.
    pub remaining: Millis,
    /// The moves completed.
    pub completed: u16,
    /// The number of the last period whose time is part of what is left, from 0; `None` for that of the next move.
    pub period: Option<u32>,
}

/// A player's main time before and after an arbiter changed it.
///
/// ```
/// use partie_table::{Colour, clock::{Clock, Instant}, time_control::{Millis, TimeControl}};
/// let mut clock = Clock::new(TimeControl::from_people("5")?);
/// let change = clock.add(Colour::Black, Millis::from_minutes(2), Instant::BEGINNING)?;
/// assert_eq!((change.before, change.after), (Millis::from_minutes(5), Millis::from_minutes(7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Before.
    pub before: Millis,
    /// After.
    pub after: Millis,
}

/// No arbiter's change may leave more, so that what is still to be given always fits.
const LARGEST: i64 = Millis::MAX.get() / 2;

impl Clock {
    /// Starts a player's clock when the game begins: White's by FIDE 6.5, but a game can begin with Black's move.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.start(White, at(0))?;
    /// assert_eq!(clock.running(), Some(White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the clock was started before, or was used at a later instant.
    pub fn start(&mut self, player: Colour, now: Instant) -> Result<(), ClockError> {
        let mut reading = self.reading_at(now)?;
        match reading.phase {
            Phase::NotStarted => self.begin_turn(&mut reading, player),
            Phase::Stopped(_) => return Err(ClockError::Stopped),
            Phase::Running(_) | Phase::Paused(_) => return Err(ClockError::AlreadyStarted),
        }
        self.reading = reading;
        Ok(())
    }

    /// A player stops their own clock and starts the opponent's, which completes the move (FIDE 6.7a).
    ///
    /// `lag` is how long the press was on its way. As much of it as the rules forgive costs neither player anything,
    /// and saves a flag that fell meanwhile. While a flag is down its clock gets no increments; the flag stays down until
    /// an arbiter changes the time.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.start(White, at(0))?;
    /// clock.press(White, at(10), Millis::ZERO)?;
    /// assert_eq!((clock.running(), clock.completed(White)), (Some(Black), 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the player's clock is not running, the lag is below zero, or the clock was used at a later instant.
    pub fn press(&mut self, player: Colour, now: Instant, lag: Millis) -> Result<Press, ClockError> {
        self.press_for(player, now, lag, true)
    }

    /// The same for a move that counts already, because the piece was let go (ČUD 3.10). It is not counted again.
    pub(crate) fn press_counted(
        &mut self,
        player: Colour,
        now: Instant,
        lag: Millis,
    ) -> Result<Press, ClockError> {
        self.press_for(player, now, lag, false)
    }

    fn press_for(
        &mut self,
        player: Colour,
        now: Instant,
        lag: Millis,
        counts: bool,
    ) -> Result<Press, ClockError> {
        let turn = self.running_turn()?;
        if turn.player != player {
            return Err(ClockError::OtherIsRunning(turn.player));
        }
        if lag < Millis::ZERO {
            return Err(ClockError::BelowZero);
        }
        let elapsed = self.reading_at(now)?.as_of.since(self.reading.as_of);
        let lag = lag.min(self.rules.lag_limit).clamp(Millis::ZERO, elapsed);
        let pressed_at = now.after(Millis::ZERO.saturating_sub(lag)).unwrap_or(now);

        let mut reading = self.reading_at(pressed_at)?;
        let spent = turn.used.saturating_add(elapsed).saturating_sub(lag);
        let mut gained = if counts { self.complete_move(&mut reading, player) } else { Millis::ZERO };
        gained = gained.saturating_add(self.give_increment(&mut reading, player));
        reading.as_of = now;
        self.begin_turn(&mut reading, !player);
        self.reading = reading;
        Ok(Press { spent, lag, gained })
    }

    /// Counts a move as completed although the clock was not pressed (FIDE 2014/6.2a(2)), or because it
    /// was sealed. The clock gains the time of a period that begins, but no increment.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// assert_eq!(clock.count_move(White, at(0))?, Millis::ZERO);
    /// assert_eq!(clock.completed(White), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are too many moves, or the clock was used at a later instant.
    pub fn count_move(&mut self, player: Colour, now: Instant) -> Result<Millis, ClockError> {
        let mut reading = self.reading_at(now)?;
        let gained = self.complete_move(&mut reading, player);
        self.spend(&mut reading, player, Millis::ZERO);
        self.reading = reading;
        Ok(gained)
    }

    /// Stops both clocks for a while (FIDE 6.12).
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.start(White, at(0))?;
    /// clock.pause(at(5))?;
    /// assert_eq!((clock.running(), clock.paused()), (None, Some(White)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When neither clock is running, or the clock was used at a later instant.
    pub fn pause(&mut self, now: Instant) -> Result<(), ClockError> {
        self.running_turn()?;
        let mut reading = self.reading_at(now)?;
        if let Phase::Running(turn) = reading.phase {
            reading.phase = Phase::Paused(turn);
        }
        self.reading = reading;
        Ok(())
    }

    /// Lets a player's clock run on after a pause (FIDE 6.12c). The player whose clock was running goes on with what is
    /// left of the delay; the other one begins a turn. Nobody gains time by a pause.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.start(White, at(0))?;
    /// clock.pause(at(5))?;
    /// clock.resume(White, at(60))?;
    /// assert_eq!(clock.next_flag_at(), Some(at(60 + 303 - 5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the clock is not paused, or was used at a later instant.
    pub fn resume(&mut self, player: Colour, now: Instant) -> Result<(), ClockError> {
        let mut reading = self.reading_at(now)?;
        match reading.phase {
            Phase::Paused(turn) if turn.player == player => reading.phase = Phase::Running(turn),
            Phase::Paused(_) => self.begin_turn(&mut reading, player),
            Phase::Stopped(_) => return Err(ClockError::Stopped),
            Phase::NotStarted | Phase::Running(_) => return Err(ClockError::NotPaused),
        }
        self.reading = reading;
        Ok(())
    }

    /// Stops both clocks for good, because the game is over.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.stop(at(0))?;
    /// assert_eq!(clock.start(White, at(1)), Err(ClockError::Stopped));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When that was done before, or the clock was used at a later instant.
    pub fn stop(&mut self, now: Instant) -> Result<(), ClockError> {
        let mut reading = self.reading_at(now)?;
        reading.phase = match reading.phase {
            Phase::NotStarted => Phase::Stopped(None),
            Phase::Running(turn) | Phase::Paused(turn) => Phase::Stopped(Some(turn)),
            Phase::Stopped(_) => return Err(ClockError::Stopped),
        };
        self.reading = reading;
        Ok(())
    }

    /// Lets a clock that was stopped for good stand as if it were paused, because the game is not over after all.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// clock.start(White, at(0))?;
    /// clock.stop(at(5))?;
    /// clock.reopen(at(9))?;
    /// assert_eq!(clock.paused(), Some(White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the clock was not stopped for good, or was used at a later instant.
    pub fn reopen(&mut self, now: Instant) -> Result<(), ClockError> {
        let mut reading = self.reading_at(now)?;
        reading.phase = match reading.phase {
            Phase::Stopped(Some(turn)) => Phase::Paused(turn),
            Phase::Stopped(None) => Phase::NotStarted,
            Phase::NotStarted | Phase::Running(_) | Phase::Paused(_) => return Err(ClockError::NotPaused),
        };
        self.reading = reading;
        Ok(())
    }

    /// From now on every move brings this much more time to both players (FIDE 2014/G4). For the next move of each it is
    /// given at once, as before a game.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5")?);
    /// # let at = Instant::from_seconds;
    /// clock.introduce_increment(Millis::from_seconds(5), at(0))?;
    /// assert_eq!(clock.display(at(0))?.white.shown, Some(Millis::from_seconds(305)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the time is below zero or too large, or the clock was used at a later instant.
    pub fn introduce_increment(&mut self, time: Millis, now: Instant) -> Result<(), ClockError> {
        let mut clock = self.clone();
        for player in [Colour::White, Colour::Black] {
            let Some(periods) = clock.control.of(player) else { continue };
            let each = |period: &Period| Period { mode: Mode::Fischer(time), ..*period };
            let periods = Periods::new(periods.listed().iter().map(each).collect());
            *clock.control.of_mut(player) = Some(periods.map_err(|_| ClockError::TooLarge)?);
            clock.add(player, time, now)?;
        }
        *self = clock;
        Ok(())
    }

    /// Sets a player's time and move counter, by the arbiter's judgement (FIDE 6.10b, FIDE 6.13). The flag goes up if
    /// there is time, and falls if there is none.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// let to = Setting { remaining: Millis::from_minutes(2), completed: 31, period: None };
    /// assert_eq!(clock.set(White, to, at(0))?.after, Millis::from_minutes(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the time is below zero or too large, the period wrong, the player without a clock, or the instant too early.
    pub fn set(&mut self, player: Colour, to: Setting, now: Instant) -> Result<Change, ClockError> {
        let periods = self.control.of(player).ok_or(ClockError::Untimed)?;
        if to.remaining < Millis::ZERO {
            return Err(ClockError::BelowZero);
        }
        let due = periods.number_after(to.completed);
        let period = to.period.unwrap_or(due);
        let counts = self.rules.next_period == NextPeriod::AtMoveCompleted;
        if counts && period != due || period > periods.number_after(u16::MAX) {
            return Err(ClockError::NotThatPeriod);
        }
        let mut reading = self.reading_at(now)?;
        let dial = reading.dial_mut(player);
        (dial.completed, dial.period) = (to.completed, period);
        self.change(reading, player, to.remaining)
    }

    /// Gives a player more time, or takes some away (FIDE 13.4b, FIDE 13.4c). The flag goes up if there is time after
    /// that, and falls if there is none.
    ///
    /// ```
    /// # use partie_table::{Colour::{Black, White}, clock::{Clock, ClockError, Instant, Setting}, time_control::{Millis, TimeControl}};
    /// # let mut clock = Clock::new(TimeControl::from_people("5+3")?);
    /// # let at = Instant::from_seconds;
    /// assert_eq!(clock.add(White, Millis::from_minutes(2), at(0))?.after, Millis::from_seconds(303 + 120));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the time would be too large, the player has no clock, or the clock was used at a later instant.
    pub fn add(&mut self, player: Colour, time: Millis, now: Instant) -> Result<Change, ClockError> {
        self.control.of(player).ok_or(ClockError::Untimed)?;
        let reading = self.reading_at(now)?;
        let after = reading.dial(player).main.checked_add(time).ok_or(ClockError::TooLarge)?;
        self.change(reading, player, after)
    }

    fn change(&mut self, mut reading: Reading, player: Colour, after: Millis) -> Result<Change, ClockError> {
        if after.get().abs() > LARGEST {
            return Err(ClockError::TooLarge);
        }
        let dial = reading.dial_mut(player);
        let (before, fallen) = (dial.main, dial.fall.take_if(|fall| !fall.moves_met()));
        dial.main = after;
        self.spend(&mut reading, player, Millis::ZERO);
        let dial = reading.dial_mut(player);
        if fallen.is_some() && dial.flag_is_down() {
            dial.fall = fallen; // It is the same flag that is still down.
        }
        self.reading = reading;
        Ok(Change { before, after: self.reading.dial(player).main })
    }

    /// Counts the move and gives the time of the period that it leads to, on a clock that counts.
    fn complete_move(&self, reading: &mut Reading, player: Colour) -> Millis {
        let dial = reading.dial_mut(player);
        // A counter that somebody has set to its end stays there: nothing keeps a player from pressing the clock.
        dial.completed = dial.completed.saturating_add(1);
        let Some(periods) = self.control.of(player) else { return Millis::ZERO };
        let before = dial.main;
        if self.rules.next_period == NextPeriod::AtMoveCompleted {
            while dial.period < dial.due(periods) {
                dial.begin_next_period(periods);
            }
        }
        dial.main.saturating_sub(before)
    }

    /// Gives the increment for the player's next move.
    fn give_increment(&self, reading: &mut Reading, player: Colour) -> Millis {
        let Some(periods) = self.control.of(player) else { return Millis::ZERO };
        let dial = reading.dial_mut(player);
        if dial.flag_is_down() {
            return Millis::ZERO;
        }
        let increment = periods.get(dial.period).mode.increment();
        dial.main = dial.main.saturating_add(increment);
        increment
    }

    fn running_turn(&self) -> Result<Turn, ClockError> {
        match self.reading.phase {
            Phase::Running(turn) => Ok(turn),
            Phase::Stopped(_) => Err(ClockError::Stopped),
            Phase::NotStarted | Phase::Paused(_) => Err(ClockError::NotRunning),
        }
    }

    /// Starts a player's clock for a new move.
    pub(super) fn begin_turn(&self, reading: &mut Reading, player: Colour) {
        let delay = |periods: &Periods| periods.get(reading.dial(player).period).mode.delay();
        let delay_left = self.control.of(player).map_or(Millis::ZERO, delay);
        reading.phase = Phase::Running(Turn { player, delay_left, used: Millis::ZERO });
        self.spend(reading, player, Millis::ZERO);
    }
}
