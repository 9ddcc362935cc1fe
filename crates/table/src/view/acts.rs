//! What is open to somebody, and why the rest is closed.

use super::Looks;
use crate::catalogue::{self, Role, Row, Scene};
use crate::clock::Instant;
use crate::decide::Case;
use crate::{Act, ActKind, Actor, Event, Material, Presence, Refusal, Table, Why, WhyRecord};

/// So many acts are usually open.
const USUAL: usize = 16;

/// The acts that this role could ever do at this table, open now or not.
///
/// ```
/// use partie_table::{ActKind, Actor, Regulations, Table, acts_of};
/// let table = Table::open(Regulations::default()).unwrap();
/// assert!(acts_of(&table, Actor::Black).contains(&ActKind::Move));
/// assert_eq!(acts_of(&table, Actor::Spectator), [ActKind::Report]);
/// ```
pub fn acts_of(table: &Table, role: Actor) -> Vec<ActKind> {
    let scene = Scene::new(table, role);
    let is_tried = |row: &&Row| {
        let mut tried = false;
        (row.tries)(&scene, &mut |_| tried = true);
        tried
    };
    rows_of(role).filter(is_tried).map(|row| row.kind).collect()
}

/// Why an act of this kind is closed to somebody now; nothing if it is open.
pub fn why_closed(
    table: &Table,
    presence: Presence,
    role: Actor,
    kind: ActKind,
    now: Instant,
) -> Option<Refusal> {
    let looks = Looks::new(table, presence, role, now);
    let due = table.due(&Material, looks.now);
    let row = rows_of(role).find(|row| row.kind == kind);
    let tried = row.map(|row| looks.tried(row, &Scene::new(table, role), &due));
    match tried {
        Some(Tried::Open) => None,
        Some(Tried::Closed(refusal)) => Some(refusal),
        Some(Tried::Not) | None => Some(looks.case().not_for_you()),
    }
}

fn rows_of(role: Actor) -> impl Iterator<Item = &'static Row> {
    catalogue::rows_of(Role::of(role)).iter().copied()
}

/// What came of trying the acts of a row.
enum Tried {
    Open,
    /// For the first reason.
    Closed(Refusal),
    /// There is nothing to try here.
    Not,
}

impl Looks<'_> {
    /// Every act of this role, tried. Who could still mate does not matter for that.
    pub(super) fn open_acts(&self) -> Vec<ActKind> {
        let due = self.table.due(&Material, self.now);
        let scene = Scene::new(self.table, self.role);
        let mut open = Vec::with_capacity(USUAL);
        for row in rows_of(self.role) {
            let seems_open = self.wood && row.tells_of_moves;
            if due.is_empty() && !seems_open && (row.hopeless)(self.table) {
                continue;
            }
            if let Tried::Open = self.tried(row, &scene, &due) {
                open.push(row.kind);
            }
        }
        open
    }

    /// An act is open if one of those that are tried is.
    fn tried(&self, row: &Row, scene: &Scene<'_>, due: &[Event]) -> Tried {
        let mut tried = Tried::Not;
        (row.tries)(scene, &mut |act| {
            let refusal = if let Tried::Open = tried { return } else { self.refusal(row, due, &act) };
            match (refusal, &tried) {
                (None, _) => tried = Tried::Open,
                (Some(refusal), Tried::Not) => tried = Tried::Closed(refusal),
                (Some(_), _) => {}
            }
        });
        tried
    }

    fn case(&self) -> Case<'_> {
        let Looks { table, presence, role: actor, now, .. } = *self;
        Case { table, presence, actor, now, judge: &Material, only_asks: true }
    }

    fn refusal(&self, row: &Row, due: &[Event], act: &Act) -> Option<Refusal> {
        if let Err(by_hand) = self.case().is_done_so_by_people(act) {
            return Some(by_hand);
        }
        self.case().decide_unless(due, act).err().filter(|refusal| !self.seems_open(row, refusal))
    }

    /// What is in an envelope is not known before it is opened; and over the board it is hidden from players whether a
    /// move is legal, and whether somebody has moved or pressed (FIDE 13.6), but not what is never for them.
    fn seems_open(&self, row: &Row, refusal: &Refusal) -> bool {
        match refusal.why {
            Why::Record(WhyRecord::NotWhatWasSealed) => true,
            Why::AssistantNotAdmitted(_) | Why::NotForYou(_) | Why::NotIrregular | Why::SeatEmpty => false,
            _ => self.wood && row.tells_of_moves,
        }
    }
}

/// Acts by their names, one after the other, because they go out with every move.
pub(super) mod names {
    use serde::de::value::StrDeserializer;
    use serde::de::{Deserialize, Deserializer};
    use serde::ser::{Serialize, Serializer};

    use crate::ActKind;

    pub(crate) fn serialize<S: Serializer>(acts: &[ActKind], serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(acts.len() * 12);
        for act in acts {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(act.name());
        }
        text.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ActKind>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let act = |name| ActKind::deserialize(StrDeserializer::new(name));
        text.split_whitespace().map(act).collect()
    }
}
