//! The entries of a table's stream in the log.

use partie_table::{Actor, Colour, Event, Fact};
use serde::{Deserialize, Serialize};

use super::link::KeptLink;
use super::person::PersonId;
use crate::log::{NewEntry, Sort};
use crate::time::Moment;

/// An entry of a table's stream. The JSON form is stable: fields may be added, never changed.
///
/// ```
/// use partie_server::tables::TableEntry;
/// let json = r#"{"entry":"rematch-asked","by":"white"}"#;
/// let entry: TableEntry = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&entry).unwrap(), json);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum TableEntry {
    /// The table was opened. Always the first.
    Opened {
        /// When, in milliseconds since 1970.
        opened_at: u64,
        /// Where the table's own time begins on the server's line of time. Older logs have it at the date.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        began: Option<u64>,
        /// By whom; nobody after a pairing in the lobby.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        organiser: Option<PersonId>,
        /// Whether others cannot see it.
        #[serde(default)]
        private: bool,
        /// Who holds a role from the beginning.
        #[serde(default)]
        holders: Vec<Held>,
        /// Links to roles.
        #[serde(default)]
        links: Vec<KeptLink>,
        /// Its place in a group.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        group: Option<GroupPlace>,
        /// The table's own first event, with the regulations.
        event: Event,
    },
    /// A person has a role from now on, which they were offered.
    Granted {
        /// Who and which.
        held: Held,
    },
    /// The organiser has offered a person a role.
    Invited {
        /// Who and which.
        held: Held,
    },
    /// The person does not want it.
    Declined {
        /// Who and which.
        held: Held,
    },
    /// A role is free again: its holder or the arbiter said so.
    Freed {
        /// Which.
        role: Actor,
        /// In which role the one acted who freed it.
        by: Actor,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The one link that leads to it now.
        link: KeptLink,
    },
    /// The organiser has made a link.
    Linked {
        /// The link.
        link: KeptLink,
    },
    /// Somebody has come by a link.
    Joined {
        /// Who and which role.
        held: Held,
        /// The hash of the link's key, which is used up.
        hash: String,
    },
    /// Something has happened in the game.
    Played {
        /// What.
        events: Vec<Event>,
        /// What lists show of a game that is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        close: Option<Close>,
        /// Which arbiter of the table's group did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// Nobody came any more, and the table was closed without a result.
    Abandoned {
        /// The last time that something happened, in milliseconds since 1970.
        since: u64,
    },
    /// The organiser has called it off, because a player has not come.
    CalledOff,
    /// A player wants another game.
    RematchAsked {
        /// Who.
        by: Colour,
    },
    /// Both do.
    RematchAgreed {
        /// The new table.
        table: String,
    },
}

/// The place of a table in a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupPlace {
    /// The group.
    pub id: String,
    /// The round.
    pub round: u16,
    /// The table's number.
    pub number: u16,
}

/// A role and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The role.
    pub role: Actor,
    /// Who.
    pub person: PersonId,
}

/// What lists show of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Close {
    /// How many moves were made.
    pub plies: u32,
    /// What stands on the board.
    pub board: String,
}

impl TableEntry {
    /// Ready for the log.
    ///
    /// # Errors
    /// When it cannot be written as JSON, which no entry of ours should bring about.
    pub fn written(&self, at: Moment) -> Result<NewEntry, serde_json::Error> {
        Ok(NewEntry { at, sort: self.sort(), body: serde_json::to_string(self)? })
    }

    fn sort(&self) -> Sort {
        match self {
            TableEntry::Opened { .. } => Sort::Opened,
            TableEntry::Abandoned { .. } | TableEntry::CalledOff => Sort::Ended,
            TableEntry::Played { events, .. } => {
                let has = |wanted: fn(&Fact) -> bool| events.iter().any(|event| wanted(&event.fact));
                if has(|fact| matches!(fact, Fact::Ended { .. })) {
                    Sort::Ended
                } else if has(|fact| matches!(fact, Fact::Started { .. })) {
                    Sort::Started
                } else {
                    Sort::Play
                }
            }
            _ => Sort::Seats,
        }
    }
}
