//! What the server says, as far as a terminal shows it. `docs/wire.md` has all of it.

use partie_server::wire::{Fault, Invitation, Lag, Link, Rematch, Seats};
use partie_table::{Actor, Colour, Decided, Line, Refused, Regulations, View};
use serde::Deserialize;

/// A message of the server.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(super) enum Message {
    Table(Box<State>),
    Update(Box<Update>),
    Info(Box<Info>),
    Done {
        id: u64,
    },
    Refused {
        id: u64,
        refusal: Refused,
    },
    Fault(Fault),
    #[serde(other)]
    Other,
}

/// All of a table.
#[derive(Debug, Deserialize)]
pub(super) struct State {
    pub(super) info: Info,
    pub(super) view: View,
}

/// What has changed.
#[derive(Debug, Deserialize)]
pub(super) struct Update {
    /// What was decided beside the moves and the result.
    #[serde(default)]
    pub(super) decided: Vec<Decided>,
    pub(super) view: View,
}

#[derive(Debug, Deserialize)]
pub(super) struct Info {
    pub(super) regulations: Regulations,
    pub(super) seats: Seats,
    /// Whose page, or terminal, is connected.
    pub(super) present: Vec<Colour>,
    /// The roles of whoever sits here; none for a spectator.
    pub(super) yours: Vec<Actor>,
    #[serde(default)]
    pub(super) links: Vec<Link>,
    #[serde(default)]
    pub(super) invited: Vec<Invitation>,
    /// How much lag is forgiven; none where nothing is.
    pub(super) lag: Option<Lag>,
    pub(super) rematch: Option<Rematch>,
    /// Closed without a result.
    #[serde(default)]
    pub(super) abandoned: bool,
    /// The first entry of the record that is damaged; the table is shown as it was before.
    pub(super) damaged_from: Option<u64>,
}

/// The scoresheet after the lines of a view have come, or nothing if they cannot be seen or some are missing.
pub(super) fn joined(known: Option<Vec<Line>>, view: &mut View) -> Option<Vec<Line>> {
    let new = view.lines.take()?;
    let mut lines = known.unwrap_or_default();
    (lines.len() >= view.from).then(|| {
        lines.truncate(view.from);
        lines.extend(new);
        lines
    })
}
