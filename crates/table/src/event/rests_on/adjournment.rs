//! Sealing a move and going on with an adjourned game (FIDE G).

use partie_laws::Article;

use super::Basis;
use crate::Colour;
use crate::record::{Adjournment, Stage};
use crate::regulations::cited::fide_2018;
use crate::time_control::Millis;

impl Basis<'_> {
    pub(super) fn adjournment(&self) -> Option<&Adjournment> {
        self.table.record.adjournment.as_deref()
    }

    /// FIDE G1a, or G1b before the end of the session; G9c for a reply; E2.9f for an assistant.
    pub(super) fn sealed(self, reply: bool) -> Vec<Article> {
        let ordered = self.adjournment().is_some_and(|adjournment| adjournment.ordered);
        let number = match (reply, ordered) {
            (true, _) => "G9c",
            (false, true) => "G1a",
            (false, false) => "G1b",
        };
        self.with_assistant(number)
    }

    /// FIDE G1a, and G1b if the player is charged the rest of the session.
    pub(super) fn adjourned(self, charged: Millis) -> Vec<Article> {
        self.with_assistant(if charged == Millis::ZERO { "G1a" } else { "G1b" })
    }

    fn with_assistant(self, number: &'static str) -> Vec<Article> {
        let numbers = [Some(number), self.assisted().map(|_| "E2.9f")];
        self.in_chess(&numbers.into_iter().flatten().collect::<Vec<_>>())
    }

    /// FIDE G5, and G9 by who is there.
    pub(super) fn continued(self, absent: &[Colour]) -> Vec<Article> {
        let Some(adjournment) = self.adjournment() else { return Vec::new() };
        let answers = adjournment.answers(self.table.turn());
        let by_presence = match (absent.contains(&answers), absent.contains(&!answers)) {
            (false, false) => "G9a",
            (true, _) => "G9b",
            (false, true) => "G9c",
        };
        let mut all = self.in_chess(&["G5", by_presence]);
        if absent.len() > 1 {
            all.extend(self.later(&[fide_2018("I.11")]));
        }
        all
    }

    /// FIDE G7, G9a; FIDE G9c if the one who sealed is not there, or it is the reply.
    pub(super) fn envelope_opened(self) -> Vec<Article> {
        let Some(adjournment) = self.adjournment() else { return Vec::new() };
        let alone = self.table.absent[adjournment.sealer as usize] || adjournment.envelope.is_none();
        self.in_chess(if alone { &["G7", "G9c"] } else { &["G7", "G9a"] })
    }

    /// A move that was sealed, that replaces a lost envelope (FIDE G11a), or that is played when it should be sealed (FIDE G1a).
    pub(super) fn sealed_move(self) -> Vec<Article> {
        let Some(adjournment) = self.adjournment() else { return Vec::new() };
        let turn = self.table.turn();
        let alone = self.table.absent[adjournment.sealer as usize] || turn != adjournment.sealer;
        match adjournment.stage {
            _ if adjournment.lost == Some(turn) => self.in_chess(&["G11a"]),
            _ if adjournment.opening => self.in_chess(if alone { &["G9c"] } else { &["G9a"] }),
            Stage::Sealing => self.in_chess(&["G1a"]),
            _ => Vec::new(),
        }
    }

    /// Whether somebody has not come to the resumption.
    pub(super) fn somebody_is_late(self) -> bool {
        self.adjournment().is_some() && self.table.absent != [false; 2]
    }

    /// Whether the game is adjourned and nobody is at the board.
    pub(super) fn is_adjourned(self) -> bool {
        self.adjournment().is_some_and(|adjournment| adjournment.stage == Stage::Adjourned)
    }
}
