//! The pings of one page, and the lag that their answers show.

use partie_table::time_control::Millis;

/// So many answers are remembered.
const REMEMBERED: usize = 3;

/// The pings of one page. Each has a text that cannot be guessed, so that only an answer to it counts, and only once.
#[derive(Debug, Default)]
pub(crate) struct Pings {
    number: u64,
    /// The ping that is not answered yet, and when it was sent.
    open: Option<(String, u64)>,
    sent_at: u64,
    lags: [u64; REMEMBERED],
    answered: usize,
}

impl Pings {
    /// The text of the next ping, with a part that nobody can guess. One that was not answered before then never counts: the
    /// page was gone, or pretends to be slow.
    pub(crate) fn next(&mut self, now_ms: u64, secret: &str) -> String {
        self.number += 1;
        let text = format!("{} {secret}", self.number);
        self.open = Some((text.clone(), now_ms));
        self.sent_at = now_ms;
        text
    }

    /// Whether the last one is answered, and so long ago.
    pub(crate) fn is_due(&self, now_ms: u64, after_ms: u64) -> bool {
        self.open.is_none() && now_ms.saturating_sub(self.sent_at) >= after_ms
    }

    /// An answer has come.
    pub(crate) fn answered(&mut self, text: &[u8], now_ms: u64) {
        let Some((_, sent_at)) = self.open.take_if(|(open, _)| open.as_bytes() == text) else { return };
        self.lags[self.answered % REMEMBERED] = now_ms.saturating_sub(sent_at);
        self.answered += 1;
    }

    /// The way there and back: the middle one of the last answers, so that one slow packet does not count for many moves.
    pub(crate) fn lag(&self) -> Millis {
        let mut lags = self.lags;
        let known = &mut lags[..self.answered.min(REMEMBERED)];
        known.sort_unstable();
        let middle = known.get(known.len().saturating_sub(1) / 2).copied().unwrap_or_default();
        Millis::new(middle as i64).unwrap_or(Millis::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_to_our_own_ping_counts_and_only_once() {
        let mut pings = Pings::default();
        pings.answered(b"", 5);
        pings.answered(b"p", 5);
        assert_eq!(pings.lag(), Millis::ZERO);
        let ping = pings.next(1000, "secret");
        pings.answered(b"1 guess", 1500);
        assert_eq!(pings.lag(), Millis::ZERO);
        pings.answered(ping.as_bytes(), 1080);
        assert_eq!(pings.lag().get(), 80);
        pings.answered(ping.as_bytes(), 9000);
        assert_eq!(pings.lag().get(), 80);
    }

    #[test]
    fn the_middle_one_of_the_last_three_counts() {
        let mut pings = Pings::default();
        for (lag, middle) in [(50, 50), (70, 50), (900, 70), (60, 70), (65, 65)] {
            let ping = pings.next(0, "s");
            pings.answered(ping.as_bytes(), lag);
            assert_eq!(pings.lag().get(), middle, "after {lag}");
        }
    }

    /// Whatever a page sends and whenever, it is never forgiven more than its quota.
    #[test]
    fn no_sequence_of_frames_wins_more_than_the_quota() {
        use partie_table::Regulations;
        use partie_table::time_control::TimeControl;

        use crate::simulation::Dice;
        use crate::tables::{LagQuota, LagRule};

        for seed in 0..300 {
            let mut dice = Dice::new(seed);
            let time_control = ["15", "60", "180+2", "5400+30"][dice.below(4) as usize];
            let time_control = TimeControl::from_pgn(time_control).unwrap();
            let limit = Millis::new(dice.below(1001) as i64).unwrap();
            let regulations = Regulations { time_control, lag_limit_ms: limit, ..Regulations::default() };
            let rule = LagRule::of(&regulations);
            let (mut pings, mut quota) = (Pings::default(), LagQuota::at_first(rule));
            let (mut now, mut known, mut moves, mut won) = (0, vec![String::new()], 0, 0);
            for _ in 0..400 {
                now += dice.below(3000);
                match dice.below(4) {
                    0 => known.push(pings.next(now, &dice.below(u64::MAX).to_string())),
                    1 => pings.answered(known[dice.below(known.len() as u64) as usize].as_bytes(), now),
                    2 => pings.answered(format!("{} {}", known.len(), dice.below(9)).as_bytes(), now),
                    _ => {
                        let ran = Millis::new(dice.below(5000) as i64).unwrap();
                        let forgiven = quota.forgives(rule, pings.lag(), ran);
                        assert!(forgiven <= limit && forgiven <= ran);
                        quota = quota.after(rule, forgiven);
                        (moves, won) = (moves + 1, won + forgiven.get());
                        assert!(won <= rule.gain.get() * (3 + moves - 1), "seed {seed}");
                    }
                }
            }
        }
    }
}
