//! The entries of a group's stream in the log.

use partie_table::Colour;
use serde::{Deserialize, Serialize};

use crate::log::{NewEntry, Sort};
use crate::people::hashing;
use crate::tables::PersonId;
use crate::time::Moment;
use crate::wire::{Exhibition, GroupRole, Sector};

/// An entry of a group's stream. The JSON form is stable: fields may be added, never changed. It has no names and no keys.
///
/// ```
/// use partie_server::groups::GroupEntry;
/// let json = r#"{"entry":"holder-revoked","id":"h","by":"a1"}"#;
/// let entry: GroupEntry = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&entry).unwrap(), json);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum GroupEntry {
    /// The group was opened. Always the first.
    GroupOpened {
        /// When, in milliseconds since 1970.
        opened_at: u64,
        /// By whom.
        organiser: PersonId,
        /// Whether others cannot see it.
        #[serde(default)]
        private: bool,
        /// By how many seconds spectators see everything later.
        #[serde(default)]
        delay_s: u32,
        /// One person plays at every table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        simultaneous: Option<Exhibition>,
    },
    /// Tables were added. They are in the log already.
    TablesAdded {
        /// Which.
        tables: Vec<Added>,
        /// By whom.
        by: PersonId,
    },
    /// A link to a role was made.
    LinkMade {
        /// The link.
        link: KeptGroupLink,
        /// By whom.
        by: PersonId,
    },
    /// A link that nobody has used was revoked.
    LinkRevoked {
        /// Which.
        id: String,
        /// By whom.
        by: PersonId,
    },
    /// Somebody has come by a link, which is used up.
    HolderJoined {
        /// The id of the link, and of the holder from now on.
        id: String,
        /// Who.
        person: PersonId,
    },
    /// A role was revoked, or its holder has given it up.
    HolderRevoked {
        /// Which holder.
        id: String,
        /// By whom.
        by: PersonId,
    },
}

/// A table of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Added {
    /// Its id.
    pub table: String,
    /// In which round.
    pub round: u16,
    /// Its number.
    pub number: u16,
    /// The exhibitor's colour in simultaneous play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exhibitor: Option<Colour>,
}

/// A link to a role, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGroupLink {
    /// To revoke it.
    pub id: String,
    /// The role.
    pub role: GroupRole,
    /// At which tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector: Option<Sector>,
    /// What the key was made from, besides the server's secret and the group.
    pub salt: String,
    /// The hash of the key.
    pub hash: String,
}

impl KeptGroupLink {
    pub(super) fn opens_with(&self, key: &str) -> bool {
        self.hash == hashing::hash(key)
    }
}

impl GroupEntry {
    /// Ready for the log.
    pub(crate) fn written(&self, at: Moment) -> Result<NewEntry, serde_json::Error> {
        Ok(NewEntry { at, sort: Sort::Group, body: serde_json::to_string(self)? })
    }
}
