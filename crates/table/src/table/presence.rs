use crate::clock::Both;

/// Who is at the table: an input of [`decide`](crate::decide()) and [`view`](crate::view()), like time. It is not in the log.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide};
/// let table = Table::open(Regulations::default()).unwrap();
/// let alone = Presence { arbiter: false, ..Presence::FULL };
/// let call = Act::StopClocks { note: "My opponent hums.".to_owned() };
/// assert!(decide(&table, alone, Actor::White, &call, Instant::BEGINNING).is_err(), "nobody would come");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence {
    /// Whether there is an arbiter.
    pub arbiter: bool,
    /// Which players' seats are taken.
    pub seats: Both<bool>,
}

impl Presence {
    /// Both players and an arbiter.
    pub const FULL: Presence = Presence { arbiter: true, seats: Both { white: true, black: true } };
}
