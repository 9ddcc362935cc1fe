//! What somebody may do now, and why the rest is closed. From one move to the next, and from table to table, these lists
//! are much the same: they are written as JSON once, and kept.

use std::cell::RefCell;
use std::sync::Arc;

use partie_table::{ActKind, View};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::Refusal;

/// So many pairs of lists are kept by each thread; all but a few moves of a game have one of a handful.
const KEPT: usize = 64;

/// Acts that are closed for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Closed {
    /// The acts.
    pub acts: Vec<ActKind>,
    /// Why.
    pub refusal: Refusal,
}

impl Closed {
    /// Many acts are closed for the same reason, which is told once.
    fn by_reason(closed: &[partie_table::Closed]) -> Vec<Closed> {
        let mut reasons: Vec<(&partie_table::Refusal, Vec<ActKind>)> = Vec::with_capacity(closed.len());
        for partie_table::Closed { act, refusal } in closed {
            match reasons.iter_mut().find(|(other, _)| *other == refusal) {
                Some((_, acts)) => acts.push(*act),
                None => reasons.push((refusal, vec![*act])),
            }
        }
        let told = |(refusal, acts): (&partie_table::Refusal, _)| Closed {
            acts,
            refusal: Refusal::from(refusal.clone()),
        };
        reasons.into_iter().map(told).collect()
    }
}

/// A list as JSON.
#[derive(Clone, Debug)]
pub struct Written(Arc<RawValue>);

impl Written {
    /// An empty list.
    pub(super) fn none() -> Written {
        Written::new(&[(); 0])
    }

    fn new(list: &impl Serialize) -> Written {
        Written(serde_json::value::to_raw_value(list).unwrap_or_default().into())
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Written {}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Two lists, and how they are written.
struct Kept {
    open: Vec<ActKind>,
    closed: Vec<partie_table::Closed>,
    written: (Written, Written),
}

thread_local! {
    /// What was told last comes first.
    static KEPT_LISTS: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// What is open and what is closed in a view.
pub(super) fn written(seen: &mut View) -> (Written, Written) {
    KEPT_LISTS.with_borrow_mut(|kept| {
        let same = |kept: &Kept| kept.open == seen.open && kept.closed == seen.closed;
        let place = kept.iter().position(same).unwrap_or_else(|| {
            kept.truncate(KEPT - 1);
            let (open, closed) = (std::mem::take(&mut seen.open), std::mem::take(&mut seen.closed));
            let written = (Written::new(&open), Written::new(&Closed::by_reason(&closed)));
            kept.push(Kept { open, closed, written });
            kept.len() - 1
        });
        kept[..=place].rotate_right(1);
        kept[0].written.clone()
    })
}
