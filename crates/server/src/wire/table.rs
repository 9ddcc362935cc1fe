//! A table as a page gets it.

use partie_table::clock::Instant;
use partie_table::time_control::Millis;
use partie_table::{ActKind, Actor, Claimable, Colour, Decided, Refused, Regulations, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Person, QrCode};
use crate::tables::LagRule;

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seats {
    /// White.
    pub white: Option<Person>,
    /// Black.
    pub black: Option<Person>,
    /// The arbiter.
    pub arbiter: Option<Person>,
}

impl Seats {
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person> {
        [&self.white, &self.black, &self.arbiter].into_iter().flatten()
    }

    pub(crate) fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        [&mut self.white, &mut self.black, &mut self.arbiter].into_iter().flatten()
    }
}

/// A role for whoever comes with the key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Link {
    /// The role.
    pub role: Actor,
    /// The secret: `/t/{table}?key={key}`.
    pub key: String,
}

/// What does not change with every move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableInfo {
    /// The id.
    pub id: String,
    /// What was fixed before play.
    pub regulations: Regulations,
    /// The time control as people write it.
    pub time_text: String,
    /// Who sits where.
    pub seats: Seats,
    /// Whose page is connected now.
    pub present: Vec<Colour>,
    /// The roles of the one who looks; several when one person holds both seats. Empty for a spectator.
    pub yours: Vec<Actor>,
    /// All the acts that the one who looks could do at this table in those roles. Which of them are open, the view says; why the
    /// others are closed, `GET /api/v1/tables/{table}/acts`.
    pub acts: Vec<ActKind>,
    /// What players may claim here, and what a wrong claim costs.
    pub claims: Vec<Claimable>,
    /// Whether the one who looks has opened the table, and may grant roles.
    pub organiser: bool,
    /// Whether others cannot see it.
    pub private: bool,
    /// When it was opened, in milliseconds since 1970. The table's own time begins then, and stands still while the server
    /// does not run.
    pub opened_at: u64,
    /// A rematch that was offered or agreed.
    pub rematch: Option<Rematch>,
    /// Whether the table was closed without a result: nobody came any more, or it was called off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub abandoned: bool,
    /// Links that are still open, for the organiser.
    pub links: Vec<Link>,
    /// Roles that were offered and not taken yet: to anybody for the organiser, to themselves for others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<Invitation>,
    /// The number of the first entry of the table's log that is damaged. The table is shown as it was before, and nothing can
    /// happen at it any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damaged_from: Option<u64>,
    /// How much lag is forgiven; nothing if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lag: Option<Lag>,
    /// The group that the table belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<InGroup>,
}

/// The place of a table in a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct InGroup {
    /// The group; its page is `/g/{group}`.
    pub group: String,
    /// What people call the group.
    pub title: String,
    /// The round.
    pub round: u16,
    /// The table's number.
    pub number: u16,
}

/// A role that was offered to a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Invitation {
    /// Which role.
    pub role: Actor,
    /// To whom.
    pub person: Person,
    /// Whether that is the one who looks.
    pub yours: bool,
}

/// How much lag is forgiven, as the server's pings show it: from a quota that grows with each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Lag {
    /// The most for one move.
    pub limit: Millis,
    /// What each move adds to the quota; a player begins with three times this and never has more than seven times.
    pub gain: Millis,
}

impl From<LagRule> for Lag {
    fn from(LagRule { limit, gain }: LagRule) -> Lag {
        Lag { limit, gain }
    }
}

/// Another game with the colours changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rematch {
    /// Who has asked for it.
    pub by: Colour,
    /// The new table, when both have.
    pub table: Option<String>,
}

/// All of a table, for a page that opens it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableState {
    /// The number of the last entry in the table's log.
    pub seq: u64,
    /// What time it is at the table.
    pub now: Instant,
    /// What changes rarely.
    pub info: TableInfo,
    /// What the looker sees and may do.
    pub view: View,
    /// What was decided since the last move about the server's own standstills: nobody was connected to hear it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<Decided>,
}

/// What has changed at a table, and the view after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Update {
    /// Which table.
    pub table: String,
    /// The number of the last entry in the table's log.
    pub seq: u64,
    /// What time it is at the table.
    pub now: Instant,
    /// What was decided with it, beside moves and result: a claim that is wrong, time given or taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<Decided>,
    /// What the looker sees and may do.
    pub view: View,
}

/// An act of somebody's role, open or closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ActState {
    /// Which act.
    pub act: ActKind,
    /// Why it is closed; none if it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refused>,
}

/// A role taken by link.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The key of the link.
    pub key: String,
}

/// The answer to an invitation.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InvitationAnswer {
    /// The role that was offered.
    pub role: Actor,
    /// Whether the person takes it.
    pub accept: bool,
}

/// A role to be freed, so that another person or device can take it by a new link.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// Which role.
    pub role: Actor,
    /// Why; asked of an arbiter who frees the role of another.
    #[serde(default)]
    pub reason: String,
}

/// A role given by the organiser.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// Which role.
    pub role: Actor,
    /// The name of an account, which is invited; without it a link is made.
    #[serde(default)]
    pub name: Option<String>,
}

/// What came of a grant.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Granted {
    /// The person was invited, and may accept.
    Invited {
        /// Who.
        person: Person,
    },
    /// Whoever comes with the key will.
    By {
        /// The link.
        link: Link,
        /// The QR code of the whole address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        qr: Option<QrCode>,
    },
}

/// A time control as the software understands it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TimeControlRead {
    /// The form for [`Regulations`].
    pub time_control: String,
    /// As people write it.
    pub text: String,
    /// `standard`, `rapid` or `blitz`, by the edition asked for.
    pub pace: String,
}
