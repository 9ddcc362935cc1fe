//! Groups: many tables under one link, for an arbiter's list, a simultaneous exhibition and a hall's screen.

use partie_table::clock::Instant;
use partie_table::{Actor, Colour, Game, Glance, Outcome, Regulations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ColourWish, Link, Person};

/// A group to be opened. It has no tables at first.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewGroup {
    /// What people call it: 1 to 80 characters.
    pub title: String,
    /// Whether only those who hold a role or a link see it and its tables.
    pub private: bool,
    /// By how many seconds spectators see everything later, at most 3,600. They then see the games in the hall only.
    pub delay_s: u32,
    /// One person plays at every table.
    pub simultaneous: Option<Exhibition>,
}

/// Simultaneous play (ČUD 11.1b): one person plays at every table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Exhibition {
    /// The exhibitor's colour; `any` changes it from table to table, White at the first.
    pub colour: ColourWish,
    /// Whether the organiser is the exhibitor; otherwise a link to all these seats can be made.
    pub organiser_plays: bool,
}

/// Tables to be added to a group.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewTables {
    /// In which round, from 1; 0 for the last one.
    pub round: u16,
    /// One line for each table: `1 Nováková – Dvořák`, in simultaneous play only the opponent's name. The number may be left
    /// out, and then follows the one before. Names may also be separated by a tab or a semicolon.
    pub pairs: String,
    /// The regulations of all of them.
    pub regulations: Regulations,
}

/// Tables with these numbers, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The first.
    pub from: u16,
    /// The last.
    pub to: u16,
}

impl Sector {
    /// Whether a table with this number is in it.
    pub(crate) const fn has(self, number: u16) -> bool {
        self.from <= number && number <= self.to
    }
}

/// What somebody is in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GroupRole {
    /// Has opened it: adds tables, gives and revokes roles.
    Organiser,
    /// Arbitrates at its tables, and gives and revokes the roles of deputies.
    Arbiter,
    /// Arbitrates at its tables.
    Deputy,
    /// Plays at all of its tables.
    Exhibitor,
}

/// A role in a group to be offered by a link.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGroupLink {
    /// Which.
    pub role: GroupRole,
    /// At which tables; at all present and future ones if it is left out.
    #[serde(default)]
    pub sector: Option<Sector>,
    /// For whom, as a note for the list of holders: at most 80 characters.
    #[serde(default)]
    pub name: String,
}

/// A role in a group for whoever comes with the key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GroupLink {
    /// To revoke it.
    pub id: String,
    /// The role.
    pub role: GroupRole,
    /// At which tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector: Option<Sector>,
    /// For whom it was made.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The secret: `/g/{group}?key={key}`.
    pub key: String,
    /// The QR code of the whole address: for the one who has made the link, with the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qr: Option<QrCode>,
}

/// Somebody who has come by a link to a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GroupHolder {
    /// To revoke the role.
    pub id: String,
    /// The role.
    pub role: GroupRole,
    /// At which tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector: Option<Sector>,
    /// For whom the link was made.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who came.
    pub person: Person,
    /// When, in milliseconds since 1970.
    pub since: u64,
}

/// All of a group, for a page that opens it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupState {
    /// What does not change with every move.
    pub info: GroupInfo,
    /// Its tables, by round and number.
    pub rows: Vec<GroupRow>,
}

/// What does not change with every move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupInfo {
    /// The id; the page is `/g/{id}`.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// Whether others cannot see it.
    pub private: bool,
    /// By how many seconds spectators see everything later.
    pub delay_s: u32,
    /// One person plays at every table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simultaneous: Option<Exhibition>,
    /// What the one who looks is in it; empty for a spectator.
    pub yours: Vec<GroupRole>,
    /// Who holds a role: for the organiser and the arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<GroupHolder>,
    /// Links that nobody has used: for the organiser; those of deputies also for the arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<GroupLink>,
}

/// A table of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupRow {
    /// Its id; the page is `/t/{table}`.
    pub table: String,
    /// In which round.
    pub round: u16,
    /// Its number.
    pub number: u16,
    /// What is played.
    pub game: Game,
    /// Who is to play White, in the organiser's words.
    pub white: String,
    /// Who is to play Black.
    pub black: String,
    /// Which seats are taken.
    pub seated: Vec<Colour>,
    /// Whose page is connected.
    pub present: Vec<Colour>,
    /// The roles of the one who looks at this table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub yours: Vec<Actor>,
    /// The number of the last entry in the table's log.
    pub seq: u64,
    /// The server's time at which the rest holds, in milliseconds since 1970.
    pub at: u64,
    /// The table's own time then: since when somebody waits is told in it.
    pub now: Instant,
    /// What a list shows of the table.
    pub glance: Glance,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Whether it was closed without a result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub abandoned: bool,
}

/// A seat and the link that leads to it: what its card shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeatCard {
    /// The table.
    pub table: String,
    /// In which round.
    pub round: u16,
    /// The table's number.
    pub number: u16,
    /// Whose seat, in the organiser's words.
    pub name: String,
    /// The opponent, in the organiser's words.
    pub opponent: String,
    /// The link, `/t/{table}?key={key}`; none when the seat is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Link>,
    /// The QR code of the whole address, as the `d` of an SVG path on a grid of `size` modules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qr: Option<QrCode>,
    /// The seat.
    pub colour: Colour,
}

/// A QR code to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QrCode {
    /// How many modules it is wide and high, without the quiet zone of four.
    pub size: u16,
    /// The dark modules as an SVG path, one unit each.
    pub path: String,
}

/// Groups in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupSummary {
    /// The id.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// How many tables it has.
    pub tables: u32,
    /// What the one who asks is in it.
    pub yours: Vec<GroupRole>,
}
