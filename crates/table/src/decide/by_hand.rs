//! Over the board people do with their hands what scripts may say in one word.

use super::{Case, decide};
use crate::clock::Instant;
use crate::{Act, ActKind, Actor, Event, Presence, Refusal, Table, Why, WhyRecord, knows_legality};

/// What follows from the act of a person, at a page, in the terminal or over the API: the same as [`decide()`] for scripts, but
/// over the board a player makes a move by hand and writes down what they have seen. To be told whether a whole move is legal, or
/// what was played, would be advice (FIDE 12.3a).
///
/// ```
/// use partie_table::{Act, Actor, Conduct, Presence, Regulations, Table, clock::Instant, decide_for_person};
/// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
/// let table = Table::open(regulations).unwrap();
/// let act = Act::moving("e2-e4".parse().unwrap());
/// let refusal = decide_for_person(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap_err();
/// assert_eq!(refusal.to_string(), "FIDE 4.6: make-it-by-hand; allowed: touch, release");
/// ```
///
/// # Errors
/// When the act is not allowed, or is made by hand here.
pub fn decide_for_person(
    table: &Table,
    presence: Presence,
    actor: Actor,
    act: &Act,
    now: Instant,
) -> Result<Vec<Event>, Refusal> {
    let case = Case { table, presence, actor, now, judge: &crate::Material, only_asks: true };
    case.is_done_so_by_people(act)?;
    decide(table, presence, actor, act, now)
}

impl Case<'_> {
    /// Whether people do it in this way at this table.
    pub(crate) fn is_done_so_by_people(&self, act: &Act) -> Result<(), Refusal> {
        let is_wood = self.actor.side().is_some() && !knows_legality(self.table, self.actor);
        let shorthand = (act.kind().row().shorthand)(act);
        let refused = |article, why: Why| {
            let refusal = Refusal::new(article, why);
            Err(Refusal { article: self.own(refusal.article), ..refusal })
        };
        match shorthand.filter(|_| is_wood) {
            None => Ok(()),
            Some(Why::Record(why)) => refused(self.cite("8.1", "10.2b"), Why::Record(why)),
            Some(why) => refused(self.cite("4.6", "3.10"), why)
                .map_err(|refusal: Refusal| refusal.instead(&[ActKind::Touch, ActKind::Release])),
        }
    }
}

/// What was played is not filled in for those who write it down.
pub(crate) fn unwritten(act: &Act) -> Option<Why> {
    matches!(act, Act::Record { entry: None, .. }).then_some(Why::Record(WhyRecord::NotAnEntry))
}
