//! Links to roles. The log has only their hashes, so that nobody can take a seat by reading it. The keys are made from a
//! secret of the server, so that the organiser can be shown them again.

use std::fmt;

use partie_table::Actor;
use serde::{Deserialize, Serialize};

use crate::people::hashing;
use crate::wire::Link;

/// How long a key is: 130 bits.
const KEY_LENGTH: usize = 22;

/// A link as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLink {
    /// The role.
    pub role: Actor,
    /// What the key was made from, besides the secret and the table; links of older logs have none and are never shown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub salt: String,
    /// The hash of the key.
    pub hash: String,
}

impl KeptLink {
    pub(crate) fn opens_with(&self, key: &str) -> bool {
        self.hash == hashing::hash(key)
    }
}

/// Makes the keys of links.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct LinkKeys([u8; 32]);

impl LinkKeys {
    pub(crate) const fn new(secret: [u8; 32]) -> LinkKeys {
        LinkKeys(secret)
    }

    /// The link that this salt makes, and what is kept of it.
    pub(crate) fn make(self, table: &str, role: Actor, salt: &str) -> (Link, KeptLink) {
        let key = self.key(table, salt);
        let kept = KeptLink { role, salt: salt.to_owned(), hash: hashing::hash(&key) };
        (Link { role, key }, kept)
    }

    /// A link that is kept, if it was made with this secret.
    pub(crate) fn shown(self, table: &str, kept: &KeptLink) -> Option<Link> {
        let key = self.key(table, &kept.salt);
        kept.opens_with(&key).then_some(Link { role: kept.role, key })
    }

    /// The key that a salt makes for a table, or for the stream of a group.
    pub(crate) fn key(self, table: &str, salt: &str) -> String {
        let hash = blake3::keyed_hash(&self.0, format!("link\n{table}\n{salt}").as_bytes());
        hashing::text_of(hash.as_bytes(), KEY_LENGTH)
    }
}

impl fmt::Debug for LinkKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkKeys")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_shown_again_by_the_server_that_made_it_only() {
        let keys = LinkKeys::new([7; 32]);
        let (link, kept) = keys.make("t", Actor::Black, "salt");
        assert_eq!(link.key.len(), KEY_LENGTH);
        assert!(kept.opens_with(&link.key) && !kept.opens_with("salt"));
        assert_eq!(keys.shown("t", &kept), Some(link));
        assert_eq!(keys.shown("u", &kept), None);
        assert_eq!(LinkKeys::new([8; 32]).shown("t", &kept), None);
        assert_ne!(keys.make("t", Actor::Black, "other").1.hash, kept.hash);
    }
}
