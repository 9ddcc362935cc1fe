//! Charges what an offence costs by the price list: time for the opponent, or the game.

use partie_laws::Article;

use super::Case;
use crate::arbiter::price::{Consequence, Offence, Price};
use crate::board::Board;
use crate::time_control::Millis;
use crate::{Colour, Event, Fact, Outcome, Question, Reason, Score, Winnable};

impl Case<'_> {
    /// What follows for a player who has offended for this time, counted from 1. Whether the opponent could mate is judged
    /// from the given position. Nothing follows where the Laws set no price, or there is no clock to add time to.
    pub(super) fn charge(&self, offence: Offence, which: u32, offender: Colour, board: &Board) -> Vec<Event> {
        let Some(Price { consequence, article }) = self.table.regulations.price(offence, which) else {
            return Vec::new();
        };
        match consequence {
            Consequence::TimeToOpponent { minutes } if self.has_clock(!offender) => {
                let (ms, note) = (Millis::from_minutes(minutes.into()), String::new());
                vec![self.event(Fact::TimeAdded {
                    to: !offender,
                    ms,
                    below_zero_ms: Millis::ZERO,
                    article,
                    note,
                })]
            }
            Consequence::TimeToOpponent { .. } => Vec::new(),
            Consequence::Loss => vec![self.ended(self.lost(offence, offender, article))],
            Consequence::BothLose => {
                vec![self.both_lost(self.penalty_outcome(offender, Score::Loss, article))]
            }
            Consequence::LossOrDraw | Consequence::LossOrHalf => {
                let (verdict, proved) = self.could_mate_from(board, !offender);
                let lost = self.lost(offence, offender, article);
                let spared = match consequence {
                    Consequence::LossOrDraw => Outcome::draw(lost.reason, article),
                    _ => self.penalty_outcome(offender, Score::Draw, article),
                };
                let follows = match verdict {
                    Winnable::Yes => self.ended(lost),
                    Winnable::No => self.ended(spared),
                    Winnable::Unknown => self.referred(question(offence, offender), article),
                };
                proved.into_iter().chain([follows]).collect()
            }
        }
    }

    /// The game may be over already, by what the other player did.
    fn both_lost(&self, outcome: Outcome) -> Event {
        match self.table.outcome {
            Some(_) => self.event(Fact::ResultChanged { outcome, note: String::new() }),
            None => self.ended(outcome),
        }
    }

    fn lost(&self, offence: Offence, offender: Colour, article: Article) -> Outcome {
        match offence {
            Offence::Device | Offence::DeviceOfBoth => self.penalty_outcome(offender, Score::Win, article),
            _ => Outcome::win(!offender, Reason::IllegalMove, article),
        }
    }
}

/// What the arbiter is asked when nobody knows whether the opponent could mate.
fn question(offence: Offence, offender: Colour) -> Question {
    match offence {
        Offence::Device | Offence::DeviceOfBoth => Question::Device(offender),
        _ => Question::IllegalMove(offender),
    }
}
