//! Somebody points to something irregular (FIDE 7, A4, B3; ČUD 5).

use partie_laws::Article;

use super::{Case, Decision};
use crate::{Actor, Colour, Event, Fact, Irregularity, Question, Refusal, Why};

impl Case<'_> {
    pub(super) fn notice(&self, what: Irregularity) -> Decision {
        self.over_the_board()?;
        if self.actor != Actor::Arbiter {
            self.player()?;
        }
        self.can_still_be_found()?;
        match what {
            Irregularity::IllegalMove { ply } => self.notice_illegal_move(ply),
            Irregularity::IllegalPosition => self.notice_illegal_position(),
            Irregularity::DisplacedPieces => self.notice_displaced(),
            Irregularity::WrongSetUp => self.notice_set_up(),
            Irregularity::TurnedBoard => self.notice_turned_board(),
            Irregularity::ExchangedColours => self.notice_exchanged_colours(),
        }
    }

    /// FIDE 7.4a: during the game, also while it is adjourned. Who examines a claim may find something too (FIDE 9.5, 10.2), as long as no fallen flag
    /// waits for the answer.
    fn can_still_be_found(&self) -> Result<(), Refusal> {
        match self.table.question {
            Some((Question::Quickplay(_), _)) if self.first_fallen(self.now).is_some() => self.no_question(),
            _ => self.game_is_open(),
        }
    }

    /// A player stops the clocks and calls the arbiter just for this (FIDE 6.12b).
    pub(super) fn nothing_but_help_pending(&self) -> Result<(), Refusal> {
        match self.table.question {
            Some((Question::Help, _)) => Ok(()),
            _ => self.nothing_pending(),
        }
    }

    pub(super) fn saw(&self, what: Irregularity, of: Option<Colour>, article: Article) -> Event {
        self.event(Fact::Noticed { what, of, article })
    }

    /// A player is wrong about it, which costs nothing (FIDE 12.6 apart); the arbiter sees what there is.
    pub(super) fn not_there(&self, what: Irregularity, article: Article, why: Why) -> Decision {
        if self.actor == Actor::Arbiter {
            return Err(Refusal::new(article, why));
        }
        Ok(vec![self.event(Fact::NoticeRejected { what, article })])
    }

    /// Rapid chess or blitz without enough arbiters (FIDE A4, B3).
    pub(super) fn is_unsupervised(&self) -> bool {
        self.table.regulations.unsupervised().is_some()
    }
}
