//! What is open to somebody, and why the rest is closed.

use super::Looks;
use crate::clock::Instant;
use crate::decide::Case;
use crate::{ActKind, Actor, Event, Material, Presence, Refusal, Table, Why, WhyRecord};

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
    let mut kinds = Vec::with_capacity(2 * USUAL);
    Looks::new(table, Presence::FULL, role, table.last).typical_acts(&mut |act| {
        if !kinds.contains(&act.kind()) {
            kinds.push(act.kind());
        }
    });
    kinds
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
    let (mut why, mut open) = (None, false);
    looks.typical_acts(&mut |act| {
        if act.kind() == kind && !open {
            match looks.refuses(&due, &act) {
                Some(refusal) => why = why.take().or(Some(refusal)),
                None => open = true,
            }
        }
    });
    if open { None } else { why.or_else(|| Some(looks.case().not_for_you())) }
}

impl Looks<'_> {
    /// Every act of this role, tried: a kind is open if one of its acts is. Who could still mate does not matter for that.
    pub(super) fn open_acts(&self) -> Vec<ActKind> {
        let due = self.table.due(&Material, self.now);
        let mut open = Vec::with_capacity(USUAL);
        self.typical_acts(&mut |act| {
            if !open.contains(&act.kind()) && self.refuses(&due, &act).is_none() {
                open.push(act.kind());
            }
        });
        open
    }

    fn case(&self) -> Case<'_> {
        let Looks { table, presence, role: actor, now, .. } = *self;
        Case { table, presence, actor, now, judge: &Material, only_asks: true }
    }

    fn refuses(&self, due: &[Event], act: &crate::Act) -> Option<Refusal> {
        self.case().decide_unless(due, act).err().filter(|refusal| !self.seems_open(act.kind(), refusal))
    }

    /// What is in an envelope is not known before it is opened; and from players it is hidden whether somebody has moved
    /// or pressed (FIDE 13.6), but not what is never for them.
    fn seems_open(&self, kind: ActKind, refusal: &Refusal) -> bool {
        match refusal.why {
            Why::Record(WhyRecord::NotWhatWasSealed) => true,
            Why::AssistantNotAdmitted(_) | Why::NotForYou(_) | Why::NotIrregular => false,
            _ => self.hidden && tells_of_moves(kind),
        }
    }
}

/// Whether it would tell that somebody has moved or pressed, if the act were shown as closed.
fn tells_of_moves(act: ActKind) -> bool {
    use ActKind::{
        Announce, AskScoresheet, BorrowSheet, ClaimFiftyMoves, ClaimQuickplay, ClaimRepetition, Complain,
        Follow, LetGo, Move, NoticeDisplacedPieces, NoticeExchangedColours, NoticeIllegalMove,
        NoticeTurnedBoard, NoticeWrongSetUp, PressClock, ProposeRestoring, Put, PutBack, Release,
        RequestIncrement, Seal, TakeOff, Touch, UseBothHands,
    };
    matches!(
        act,
        Move | Touch
            | Release
            | Put
            | LetGo
            | TakeOff
            | UseBothHands
            | PressClock
            | ClaimRepetition
            | ClaimFiftyMoves
            | Complain
            | PutBack
            | ProposeRestoring
            | NoticeIllegalMove
            | NoticeDisplacedPieces
            | NoticeWrongSetUp
            | NoticeTurnedBoard
            | NoticeExchangedColours
            | BorrowSheet
            | Seal
            | Announce
            | Follow
            | AskScoresheet
            | ClaimQuickplay
            | RequestIncrement
    )
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
