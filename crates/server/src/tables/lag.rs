//! How much lag is forgiven. What the pings show counts as lag, and no more than a quota that grows with each move, so that
//! a player who feigns a slow connection gains little.

use partie_table::Regulations;
use partie_table::time_control::Millis;
use serde::{Deserialize, Serialize};

/// The most that a table may forgive for one move.
pub(crate) const MOST_PER_MOVE: Millis = Millis::from_seconds(1);

/// The quota grows by this much with each move ...
const GAIN_MS: i64 = 150;
/// ... and by this much for each second that the game is expected to take ...
const GAIN_MS_PER_SECOND: i64 = 4;
/// ... but not by more than this.
const MOST_GAIN_MS: i64 = 1000;
/// A game begins with so many gains, and never has more than so many.
const GAINS_AT_FIRST: i64 = 3;
const GAINS_AT_MOST: i64 = 7;

/// How a table forgives lag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LagRule {
    /// For one move.
    pub(crate) limit: Millis,
    /// What each move adds to the quota.
    pub(crate) gain: Millis,
}

impl LagRule {
    pub(crate) fn of(regulations: &Regulations) -> LagRule {
        let seconds = regulations.time_control.estimated().unwrap_or_default().get() / 1000;
        let gain = seconds.saturating_mul(GAIN_MS_PER_SECOND).saturating_add(GAIN_MS).min(MOST_GAIN_MS);
        LagRule { limit: regulations.lag_limit_ms.min(MOST_PER_MOVE), gain: ms(gain) }
    }

    fn gains(self, count: i64) -> Millis {
        ms(self.gain.get() * count)
    }
}

/// What may still be forgiven to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LagQuota(Millis);

impl LagQuota {
    /// At the beginning of a game.
    pub(crate) fn at_first(rule: LagRule) -> LagQuota {
        LagQuota(rule.gains(GAINS_AT_FIRST))
    }

    /// The part of the lag that is forgiven, for a clock that has run for so long.
    pub(crate) fn forgives(self, rule: LagRule, lag: Millis, running_for: Millis) -> Millis {
        lag.min(rule.limit).min(self.0).min(running_for).max(Millis::ZERO)
    }

    /// After a move for which so much was forgiven.
    pub(crate) fn after(self, rule: LagRule, forgiven: Millis) -> LagQuota {
        let left = self.0.saturating_sub(forgiven).max(Millis::ZERO);
        LagQuota(left.saturating_add(rule.gain).min(rule.gains(GAINS_AT_MOST)))
    }
}

fn ms(ms: i64) -> Millis {
    Millis::new(ms).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use partie_table::time_control::TimeControl;

    use super::*;

    fn rule(time: &str, limit: i64) -> LagRule {
        LagRule::of(&Regulations {
            time_control: TimeControl::from_people(time).unwrap(),
            lag_limit_ms: ms(limit),
            ..Regulations::default()
        })
    }

    #[test]
    fn the_gain_grows_with_the_time_control_up_to_a_second() {
        for (time, gain) in [("0.25", 210), ("1", 390), ("3", 870), ("3+2", 1000), ("90+30", 1000)] {
            assert_eq!(rule(time, 500).gain, ms(gain), "{time}");
        }
    }

    #[test]
    fn no_move_is_forgiven_more_than_the_limit_nor_all_of_them_more_than_the_quota() {
        let rule = rule("1", 5000);
        assert_eq!(rule.limit, MOST_PER_MOVE);
        let mut quota = LagQuota::at_first(rule);
        let mut total = Millis::ZERO;
        for moves in 1..=100 {
            let forgiven = quota.forgives(rule, Millis::from_seconds(9), Millis::from_seconds(5));
            assert!(forgiven <= rule.limit);
            total = total.saturating_add(forgiven);
            assert!(total <= rule.gains(GAINS_AT_FIRST + moves - 1), "after {moves} moves");
            quota = quota.after(rule, forgiven);
        }
    }

    #[test]
    fn a_quota_that_is_not_used_stops_growing() {
        let rule = rule("3+2", 1000);
        let mut quota = LagQuota::at_first(rule);
        for _ in 0..50 {
            quota = quota.after(rule, Millis::ZERO);
        }
        assert_eq!(quota, LagQuota(rule.gains(GAINS_AT_MOST)));
    }
}
