//! What there is to see on the clock.

use serde::{Deserialize, Serialize};

use super::run::{Phase, Reading};
use super::{Clock, ClockError, Fall, Instant};
use crate::Colour;
use crate::time_control::{Millis, Mode};

/// One thing for each player.
///
/// ```
/// use partie_table::{Colour, clock::Both};
/// let both = Both { white: 1, black: 2 };
/// assert_eq!(*both.of(Colour::Black), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Both{T}"))]
pub struct Both<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Both<T> {
    /// This player's.
    pub const fn of(&self, player: Colour) -> &T {
        match player {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    /// What belongs to a player, to be changed.
    ///
    /// ```
    /// use partie_table::{Colour, clock::Both};
    /// let mut both = Both { white: 1, black: 2 };
    /// *both.of_mut(Colour::White) = 3;
    /// assert_eq!(both, Both { white: 3, black: 2 });
    /// ```
    pub const fn of_mut(&mut self, player: Colour) -> &mut T {
        match player {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }
}

/// One player's dial as it is seen.
///
/// ```
/// use partie_table::{clock::{Clock, Instant}, time_control::{Millis, TimeControl}};
/// let clock = Clock::new(TimeControl::from_people("G/60 d5")?);
/// let white = clock.display(Instant::BEGINNING)?.white;
/// assert_eq!((white.shown, white.delay), (Some(Millis::from_minutes(60)), Some(Millis::from_seconds(5))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Face {
    /// The time shown, never below zero; `None` without a clock.
    pub shown: Option<Millis>,
    /// The countdown of a delay, beside the time shown; `None` in other modes.
    pub delay: Option<Millis>,
    /// Whether this clock is running.
    pub running: bool,
    /// Whether the flag is down.
    pub flag_down: bool,
    /// All the time that this clock has run.
    pub used: Millis,
    /// The moves completed. FIDE 13.6 keeps it from the players.
    pub completed: u16,
    /// The number of the last period whose time has been given, from 0.
    pub period: u32,
}

impl Clock {
    /// What both dials show.
    ///
    /// ```
    /// use partie_table::{clock::{Clock, Instant}, time_control::TimeControl};
    /// let display = Clock::new(TimeControl::UNTIMED).display(Instant::BEGINNING).unwrap();
    /// assert_eq!(display.white.shown, None);
    /// ```
    ///
    /// # Errors
    /// When the clock was used at a later instant.
    pub fn display(&self, now: Instant) -> Result<Both<Face>, ClockError> {
        let reading = self.reading_at(now)?;
        Ok(Both { white: self.face(&reading, Colour::White), black: self.face(&reading, Colour::Black) })
    }

    /// How far a player's clock has run below the zero that it shows.
    pub(crate) fn below_zero(&self, player: Colour, now: Instant) -> Millis {
        let main = self.reading_at(now).map_or(Millis::ZERO, |reading| reading.dial(player).main);
        Millis::ZERO.saturating_sub(main).max(Millis::ZERO)
    }

    fn face(&self, reading: &Reading, player: Colour) -> Face {
        let dial = reading.dial(player);
        let (mut shown, mut delay) = (None, None);
        if let Some(periods) = self.control.of(player) {
            let left = reading.delay_left(player, periods);
            let mut time = dial.main;
            match periods.get(dial.period).mode {
                Mode::Delay(_) => delay = Some(left),
                Mode::Bronstein(_) => time = time.saturating_add(left),
                Mode::Plain | Mode::Fischer(_) => {}
            }
            shown = Some(time.max(Millis::ZERO));
        }
        Face {
            shown,
            delay,
            running: matches!(reading.phase, Phase::Running(turn) if turn.player == player),
            flag_down: dial.flag_is_down(),
            used: dial.used,
            completed: dial.completed,
            period: dial.period,
        }
    }

    /// The last flag fall of each player, with the moves completed and required (FIDE 6.3).
    ///
    /// ```
    /// use partie_table::{Colour, clock::{Clock, Instant}, time_control::TimeControl};
    /// let mut clock = Clock::new(TimeControl::from_people("5")?);
    /// clock.start(Colour::White, Instant::BEGINNING)?;
    /// let fall = clock.fallen(Instant::from_seconds(1000))?.white.unwrap();
    /// assert_eq!((fall.at, fall.moves_met()), (Instant::from_seconds(300), false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the clock was used at a later instant.
    pub fn fallen(&self, now: Instant) -> Result<Both<Option<Fall>>, ClockError> {
        let reading = self.reading_at(now)?;
        Ok(Both { white: reading.white.fall, black: reading.black.fall })
    }

    /// How long the clock that runs has run since something last happened to it. No more than this can be forgiven for
    /// lag.
    ///
    /// ```
    /// # use partie_table::{Colour::White, clock::{Clock, Instant}, time_control::{Millis, TimeControl}};
    /// let mut clock = Clock::new(TimeControl::from_people("5")?);
    /// clock.start(White, Instant::from_seconds(2))?;
    /// assert_eq!(clock.running_for(Instant::from_seconds(9)), Millis::from_seconds(7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn running_for(&self, now: Instant) -> Millis {
        match self.reading.phase {
            Phase::Running(_) => now.since(self.reading.as_of).max(Millis::ZERO),
            Phase::NotStarted | Phase::Paused(_) | Phase::Stopped(_) => Millis::ZERO,
        }
    }

    /// When the flag of the running clock will fall, unless something happens before.
    ///
    /// ```
    /// use partie_table::{Colour, clock::{Clock, Instant}, time_control::TimeControl};
    /// let mut clock = Clock::new(TimeControl::from_people("5 d3")?);
    /// assert_eq!(clock.next_flag_at(), None);
    /// clock.start(Colour::White, Instant::BEGINNING)?;
    /// assert_eq!(clock.next_flag_at(), Some(Instant::from_seconds(303)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_flag_at(&self) -> Option<Instant> {
        let player = self.running()?;
        if self.reading.dial(player).flag_is_down() {
            return None;
        }
        let end = self.reading_at(Instant::LAST).ok()?;
        end.dial(player).fall.filter(|fall| !fall.moves_met()).map(|fall| fall.at)
    }

    /// Whose clock is running.
    ///
    /// ```
    /// use partie_table::{clock::Clock, time_control::TimeControl};
    /// assert_eq!(Clock::new(TimeControl::UNTIMED).running(), None);
    /// ```
    pub const fn running(&self) -> Option<Colour> {
        match self.reading.phase {
            Phase::Running(turn) => Some(turn.player),
            _ => None,
        }
    }

    /// Whose clock was running when both were paused.
    ///
    /// ```
    /// use partie_table::{clock::Clock, time_control::TimeControl};
    /// assert_eq!(Clock::new(TimeControl::UNTIMED).paused(), None);
    /// ```
    pub const fn paused(&self) -> Option<Colour> {
        match self.reading.phase {
            Phase::Paused(turn) => Some(turn.player),
            _ => None,
        }
    }

    /// The moves that a player has completed.
    ///
    /// ```
    /// use partie_table::{Colour, clock::Clock, time_control::TimeControl};
    /// assert_eq!(Clock::new(TimeControl::UNTIMED).completed(Colour::White), 0);
    /// ```
    pub const fn completed(&self, player: Colour) -> u16 {
        self.reading.dial(player).completed
    }

    /// What a player now gets for each move. FIDE 8.4 asks for it.
    ///
    /// ```
    /// use partie_table::{Colour, clock::Clock, time_control::{Millis, Mode, TimeControl}};
    /// let clock = Clock::new(TimeControl::from_people("90+30").unwrap());
    /// assert_eq!(clock.mode(Colour::White), Mode::Fischer(Millis::from_seconds(30)));
    /// ```
    pub fn mode(&self, player: Colour) -> Mode {
        let number = self.reading.dial(player).period;
        self.control.of(player).map_or(Mode::Plain, |periods| periods.get(number).mode)
    }

    /// Whether a player has to make all the moves that remain in a limited time: FIDE 10.1.
    ///
    /// ```
    /// use partie_table::{Colour, clock::Clock, time_control::TimeControl};
    /// let clock = Clock::new(TimeControl::from_people("40/120, 60").unwrap());
    /// assert!(!clock.in_quickplay_finish(Colour::White));
    /// ```
    pub fn in_quickplay_finish(&self, player: Colour) -> bool {
        self.control
            .of(player)
            .is_some_and(|periods| periods.moves_by_end_of(self.reading.dial(player).due(periods)).is_none())
    }
}
