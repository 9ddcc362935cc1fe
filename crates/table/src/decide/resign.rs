//! Resignation (FIDE 5.1b, ČUD 7.2a).

use partie_laws::Article;

use super::{Case, Decision};
use crate::{Outcome, Question, Reason, Winnable};

impl Case<'_> {
    /// It ends the game at once, whoever has the move. Since 2023 it only draws if the opponent could not mate.
    pub(super) fn resign(&self) -> Decision {
        let player = self.player()?;
        self.no_question()?;
        let edition = &self.table.regulations.edition;
        let win = Outcome::win(!player, Reason::Resignation, self.cite("5.1b", "7.2a"));
        let Some(board) = self.table.board.chess().filter(|_| edition.resignation_may_draw) else {
            return Ok(vec![self.ended(win)]);
        };
        let article = Article::new(edition.text, "5.1.2");
        Ok(vec![match board.winnable(!player, self.judge) {
            Winnable::Yes => self.ended(Outcome { article, ..win }),
            Winnable::No => self.ended(Outcome::draw(Reason::Resignation, article)),
            Winnable::Unknown => self.referred(Question::Resignation(player), article),
        }])
    }
}
