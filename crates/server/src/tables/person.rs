//! People as a table knows them. The log has their ids and nothing else: what a person is called stands with the accounts,
//! and is gone from every record when it is gone there.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::wire::Person;

/// The id of a person: `a12` for an account, `g` and 16 digits for a guest.
///
/// ```
/// use partie_server::tables::PersonId;
/// assert_eq!(PersonId::new("a12").as_str(), "a12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

impl PersonId {
    /// The person with this id.
    pub fn new(id: impl Into<String>) -> PersonId {
        PersonId(id.into())
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&Person> for PersonId {
    fn from(person: &Person) -> PersonId {
        PersonId::new(&*person.id)
    }
}

/// What people are called. Guests have no names, nor have those who deleted their account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(HashMap<PersonId, String>);

impl Names {
    pub(crate) fn know(&mut self, person: &Person) {
        if let Some(name) = &person.name {
            self.0.insert(person.into(), name.clone());
        }
    }

    pub(crate) fn extend(&mut self, names: Names) {
        self.0.extend(names.0);
    }

    /// The person has no name any more: whether one was known here.
    pub(crate) fn forget(&mut self, person: &PersonId) -> bool {
        self.0.remove(person).is_some()
    }

    /// The person as others see them.
    pub(crate) fn person(&self, id: &PersonId) -> Person {
        Person::new(id.as_str(), self.0.get(id).cloned())
    }
}
