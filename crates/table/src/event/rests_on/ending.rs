//! Flags and results: what led to them besides the article that a result names.

use partie_laws::Article;

use super::Basis;
use crate::time_control::Pace;
use crate::{Actor, Outcome, Question, Reason};

impl Basis<'_> {
    /// FIDE 6.8; without enough arbiters A4d and B3a, and for an assistant E2.9e.
    pub(super) fn flag_noticed(self) -> Vec<Article> {
        let regulations = &self.table.regulations;
        let mut all = vec![self.cite(if self.assisted().is_some() { "E2.9e" } else { "6.8" }, "10.5")];
        if let Some(unsupervised) = regulations.unsupervised() {
            let silent = unsupervised.arbiter_silent_on_flag;
            let by_arbiter = self.event.by == Actor::Arbiter;
            all.extend(self.in_chess(if by_arbiter || silent { &["A4d(1)"] } else { &[] }));
            all.extend(self.in_chess(if by_arbiter { &[] } else { &["A4d(2)"] }));
            all.extend(self.in_chess(if regulations.pace() == Pace::Blitz { &["B3a"] } else { &[] }));
        }
        all
    }

    pub(super) fn ended(self, outcome: &Outcome) -> Vec<Article> {
        match outcome.reason {
            Reason::Repetition | Reason::FiftyMoves if self.table.claim.is_some() => self.in_chess(&["9.5a"]),
            Reason::Agreement => self.agreed(),
            Reason::Resignation if self.is_adjourned() => self.in_chess(&["G6"]),
            Reason::Checkmate if self.somebody_is_late() => self.in_chess(&["G10a"]),
            Reason::Stalemate if self.somebody_is_late() => self.in_chess(&["G10b"]),
            Reason::DeadPosition if self.somebody_is_late() => self.in_chess(&["9.6", "G10b"]),
            Reason::DeadPosition => self.in_chess(&["9.6"]),
            Reason::Flag if self.somebody_is_late() => self.in_chess(&["G10c"]),
            Reason::BothFlags if self.table.regulations.pace() == Pace::Blitz => self.in_chess(&["B3a"]),
            Reason::Repetition | Reason::QuietMoves | Reason::ThreeKings | Reason::FewPieces => {
                self.in_draughts(&["7.3b"])
            }
            _ => Vec::new(),
        }
    }

    /// A claim and a request for extra time are offers too (FIDE 9.1b(3)); FIDE G6 while the game is adjourned.
    fn agreed(self) -> Vec<Article> {
        let asked = matches!(
            self.table.question,
            Some((Question::Quickplay(_) | Question::Increment(_) | Question::Adjudication(_), _))
        );
        let mut all = Vec::new();
        if self.table.claim.is_some() || asked {
            all.extend(self.in_chess(&["9.1b(3)"]));
        }
        if self.is_adjourned() {
            all.extend(self.in_chess(&["G6"]));
        }
        all
    }
}
