//! What is open to somebody, and why the rest is closed.

use super::{Closed, Looks};
use crate::catalogue::{self, Role, Row, Scene};
use crate::decide::Case;
use crate::{ActKind, Material, Refusal, Why, WhyRecord};

/// So many acts are usually open, and as many closed.
const USUAL: usize = 16;

impl Looks<'_> {
    /// Every act of this role, tried. A kind is open if one of its acts is; otherwise it is closed for the first reason.
    /// Who could still mate does not matter for what is open.
    pub(super) fn acts(&self) -> (Vec<ActKind>, Vec<Closed>) {
        let (table, judge) = (self.table, &Material);
        let case = Case { table, actor: self.role, now: self.now, judge, only_asks: true };
        let due = table.due(judge, self.now);
        let (mut open, mut closed) = (Vec::with_capacity(USUAL), Vec::<Closed>::with_capacity(USUAL));
        let scene = Scene::new(table, self.role);
        for row in catalogue::rows().iter().filter(|row| row.who.contains(&Role::of(self.role))) {
            let (mut is_open, mut first_refusal) = (false, None);
            (row.tries)(&scene, &mut |act| {
                if is_open {
                    return;
                }
                match case.decide_unless(&due, &act) {
                    Err(refusal) if !self.seems_open(row, &refusal) => {
                        first_refusal.get_or_insert(refusal);
                    }
                    _ => is_open = true,
                }
            });
            match first_refusal {
                _ if is_open => open.push(row.kind),
                Some(refusal) => closed.push(Closed { act: row.kind, refusal }),
                None => {}
            }
        }
        (open, closed)
    }

    /// What is in an envelope is not known before it is opened; and from players it is hidden whether somebody has moved
    /// or pressed (FIDE 13.6), but not what is never for them.
    fn seems_open(&self, row: &Row, refusal: &Refusal) -> bool {
        match refusal.why {
            Why::Record(WhyRecord::NotWhatWasSealed) => true,
            Why::AssistantNotAdmitted(_) | Why::NotForYou(_) | Why::NotIrregular => false,
            _ => self.hidden && row.tells_of_moves,
        }
    }
}
