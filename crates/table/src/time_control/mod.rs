//! The times that the players get, fixed before the game (FIDE 6.2a), and how they are written.
//!
//! There are two ways of writing, because `90+30` means 90 seconds to a program and 90 minutes to a person:
//! - **PGN** ([`TimeControl::from_pgn`], and what `Display` and JSON use): every time is in seconds,
//!   `40/6000+30:20/3000+30:900+30`. To the letters of PGN we add `3600d5` for a delay, `3600b5` for Bronstein,
//!   `300 v 240+2` for White and Black with different times, and decimals. `-` is a game without a clock.
//! - **People's** ([`TimeControl::from_people`], [`TimeControl::to_people`]): times are in minutes and what comes with
//!   each move in seconds unless the unit is told, `90+30`, `G/60 d5`, `40/90 SD/30 +30`, `3 days/move`.

mod cursor;
mod error;
mod millis;
mod pace;
mod people;
mod period;
mod pgn;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Colour;

pub use error::{PeriodsError, TimeControlError, TimeControlProblem};
pub use millis::{Millis, OutOfRange};
pub use pace::{Classification, Pace};
pub use period::{Mode, Period, Periods, Quota};

/// The times of both players. `None` is a player without a clock.
///
/// ```
/// use partie_table::time_control::TimeControl;
/// let classical = TimeControl::from_people("40/90, 30 +30")?;
/// assert_eq!(classical.to_string(), "40/5400+30:1800+30");
/// let armageddon = TimeControl::from_people("5 v 4")?;
/// assert_eq!(armageddon.to_string(), "300 v 240");
/// # Ok::<(), partie_table::time_control::TimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    /// White's periods.
    pub white: Option<Periods>,
    /// Black's periods.
    pub black: Option<Periods>,
}

impl TimeControl {
    /// A game without a clock.
    pub const UNTIMED: TimeControl = TimeControl { white: None, black: None };

    /// The same periods for both players.
    ///
    /// ```
    /// use partie_table::time_control::{Millis, Mode, Period, Periods, Quota, TimeControl};
    /// let period = Period { quota: Quota::Rest, base: Millis::from_minutes(5), mode: Mode::Plain };
    /// assert_eq!(TimeControl::both(Periods::new(vec![period])?).to_string(), "300");
    /// # Ok::<(), partie_table::time_control::PeriodsError>(())
    /// ```
    pub fn both(periods: Periods) -> Self {
        Self { white: Some(periods.clone()), black: Some(periods) }
    }

    /// The periods of a player; `None` without a clock.
    ///
    /// ```
    /// use partie_table::{Colour, time_control::TimeControl};
    /// assert_eq!(TimeControl::UNTIMED.of(Colour::White), None);
    /// ```
    pub const fn of(&self, colour: Colour) -> Option<&Periods> {
        match colour {
            Colour::White => self.white.as_ref(),
            Colour::Black => self.black.as_ref(),
        }
    }

    pub(crate) const fn of_mut(&mut self, colour: Colour) -> &mut Option<Periods> {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }

    /// Reads the form of PGN, in seconds.
    ///
    /// ```
    /// use partie_table::time_control::TimeControl;
    /// assert!(TimeControl::from_pgn("40/6000+30:20/3000+30:900+30").is_ok());
    /// ```
    ///
    /// # Errors
    /// When the text is none; the error says where, and what was expected.
    pub fn from_pgn(text: &str) -> Result<Self, TimeControlError> {
        pgn::read(text)
    }

    /// Reads what a person writes, in minutes, kindly: English or Czech, spaces and capitals as they come.
    ///
    /// What comes with each move belongs to the period that it is written to (`40/90+30`). Set apart at the very end
    /// (`40/90 SD/30 +30`), it belongs to every period that has nothing of its own.
    ///
    /// ```
    /// use partie_table::time_control::TimeControl;
    /// let pgn = |text| TimeControl::from_people(text).map(|control| control.to_string());
    /// assert_eq!(pgn("90+30")?, "5400+30");
    /// assert_eq!(pgn("G/60 d5")?, "3600d5");
    /// assert_eq!(pgn("40/90 SD/30 +30")?, "40/5400+30:1800+30");
    /// assert_eq!(pgn("90 min + 30 s/tah")?, "5400+30");
    /// # Ok::<(), partie_table::time_control::TimeControlError>(())
    /// ```
    ///
    /// # Errors
    /// When the text is none; the error says where, and what was expected.
    pub fn from_people(text: &str) -> Result<Self, TimeControlError> {
        people::read(text)
    }

    /// Writes what [`from_people`](Self::from_people) reads back, in minutes.
    ///
    /// ```
    /// use partie_table::time_control::TimeControl;
    /// assert_eq!(TimeControl::from_pgn("40/5400+30:1800+30")?.to_people(), "40/90+30, 30+30");
    /// assert_eq!(TimeControl::from_pgn("0d259200")?.to_people(), "3 days/move");
    /// # Ok::<(), partie_table::time_control::TimeControlError>(())
    /// ```
    pub fn to_people(&self) -> String {
        people::write(self)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&pgn::write(self))
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<Self, TimeControlError> {
        Self::from_pgn(&text)
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

/// Writes both players' times, once when they are the same.
fn write_players(control: &TimeControl, player: impl Fn(Option<&Periods>) -> String) -> String {
    let white = player(control.white.as_ref());
    if control.white == control.black {
        white
    } else {
        format!("{white} v {}", player(control.black.as_ref()))
    }
}
