//! Resignation (FIDE 5.1b, ČUD 7.2a).

use super::{Case, Decision};
use crate::regulations::cited::fide_2023;
use crate::{Outcome, Question, Reason, Winnable};

impl Case<'_> {
    /// It ends the game at once, whoever has the move. Since 2023 it only draws if the opponent could not mate.
    pub(super) fn resign(&self) -> Decision {
        let player = self.player()?;
        if let Some(outcome) = self.conceded(player) {
            return Ok(vec![self.ended(outcome)]);
        }
        match self.table.question {
            Some((Question::Agreement, _)) => {} // without the consent that it needs it has ended nothing yet
            Some((Question::BothFlags, _)) if !self.presence.arbiter => {} // nobody else settles it
            _ => self.game_is_open()?,
        }
        let win = Outcome::win(!player, Reason::Resignation, self.cite("5.1b", "7.2a"));
        if !self.rules().resignation_may_draw {
            return Ok(vec![self.ended(win)]);
        }
        let article = fide_2023("5.1.2");
        let (verdict, proved) = self.could_mate(!player);
        let follows = match verdict {
            Winnable::Yes => self.ended(Outcome { article, ..win }),
            Winnable::No => self.ended(Outcome::draw(Reason::Resignation, article)),
            Winnable::Unknown => self.referred(Question::Resignation(player), article),
        };
        Ok(proved.into_iter().chain([follows]).collect())
    }
}
