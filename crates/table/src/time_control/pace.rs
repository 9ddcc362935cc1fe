use partie_laws::{Article, BlitzLimit, FastGames, Rules};
use serde::{Deserialize, Serialize};

use super::{Millis, Periods, TimeControl};

/// The kind of chess that a time control makes.
///
/// ```
/// use partie_laws::Rules;
/// use partie_table::time_control::{Pace, TimeControl};
/// let control = TimeControl::from_people("3+2").unwrap();
/// assert_eq!(control.classify(&Rules::FIDE_2009).pace, Pace::Blitz);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Faster than rapid.
    Blitz,
    /// Between blitz and standard.
    Rapid,
    /// An hour or more, or no clock.
    Standard,
}

/// A pace and the article that draws the line.
///
/// ```
/// use partie_laws::Rules;
/// use partie_table::time_control::TimeControl;
/// let control = TimeControl::from_people("15+10").unwrap();
/// assert_eq!(control.classify(&Rules::FIDE_2009).article.to_string(), "FIDE A1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classification {
    /// The pace.
    pub pace: Pace,
    /// The article on rapid chess, or on blitz for a blitz game.
    pub article: Article,
}

/// The moves that an increment is counted for (FIDE A1, FIDE B1).
const COUNTED_MOVES: u32 = 60;

impl TimeControl {
    /// Standard, rapid or blitz: by a player's time plus 60 times the increment or delay (FIDE A1, FIDE B1).
    ///
    /// The Laws speak of one period. For several we count what a player gets for 60 moves, and every listed period
    /// even when it begins later. When the players differ, both have to have little time for the game to be rapid or
    /// blitz, so the one with more decides. Without a clock the game is standard, and so is every game of draughts.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// use partie_table::time_control::{Pace, TimeControl};
    /// let control = TimeControl::from_people("10").unwrap();
    /// let paces = Edition::ALL.map(|edition| control.classify(edition.rules()).pace);
    /// assert!(paces.iter().all(|pace| *pace == Pace::Blitz));
    /// ```
    pub fn classify(&self, rules: &Rules) -> Classification {
        let pace = self.pace(rules);
        let number = if pace == Pace::Blitz { "B1" } else { "A1" };
        Classification { pace, article: rules.own(Article::fide(number)) }
    }

    /// The same without the article, which the table asks for often.
    pub(crate) fn pace(&self, rules: &Rules) -> Pace {
        match (&self.white, &self.black, &rules.fast_games) {
            (Some(white), Some(black), Some(fast)) => {
                pace_of(time_counted(white).max(time_counted(black)), fast)
            }
            _ => Pace::Standard,
        }
    }

    /// What the player with more time gets for a game of sixty moves; none without clocks.
    ///
    /// ```
    /// use partie_table::time_control::{Millis, TimeControl};
    /// assert_eq!(TimeControl::from_people("3+2")?.estimated(), Some(Millis::from_minutes(5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn estimated(&self) -> Option<Millis> {
        [&self.white, &self.black].into_iter().flatten().map(time_counted).max()
    }
}

/// FIDE A1, B1.
fn pace_of(time: Millis, fast: &FastGames) -> Pace {
    let is_blitz = match fast.blitz {
        BlitzLimit::BelowMinutes(minutes) => time < Millis::from_minutes(minutes),
        BlitzLimit::AtMostMinutes(minutes) => time <= Millis::from_minutes(minutes),
    };
    match is_blitz {
        true => Pace::Blitz,
        false if time < Millis::from_minutes(fast.rapid_below_minutes) => Pace::Rapid,
        false => Pace::Standard,
    }
}

/// What a player gets for the moves that count, and all listed periods.
fn time_counted(periods: &Periods) -> Millis {
    let mut time = Millis::ZERO;
    for period in periods.listed() {
        time = time.saturating_add(period.base);
    }
    let (mut left, mut number) = (COUNTED_MOVES, 0);
    while left > 0 {
        let period = periods.get(number);
        if number as usize >= periods.listed().len() {
            time = time.saturating_add(period.base);
        }
        let moves = period.quota.count().map_or(left, |count| count.min(left));
        time = time.saturating_add(period.mode.per_move().saturating_mul(moves));
        left -= moves;
        number += 1;
    }
    time
}
