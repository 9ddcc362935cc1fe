mod article;
mod as_seen;
mod fact;
mod happened;
mod phrase;
mod question;
mod rests_on;
mod unnoticed;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Actor;
use crate::clock::Instant;

pub use fact::Fact;
pub use happened::{Happened, everything_in};
pub use phrase::{Decided, decided};
pub use question::Question;
pub use unnoticed::{Unnoticed, unnoticed_in};

/// Something that has happened at the table: one line of its log.
///
/// The JSON form is stable. A reader of logs refuses a version that it does not know.
///
/// ```
/// use partie_table::Event;
/// let json = r#"{"v":1,"at":5000,"by":"white","fact":"made","move":"e2-e4"}"#;
/// let event: Event = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&event).unwrap(), json);
/// assert!(serde_json::from_str::<Event>(&json.replace("1", "2")).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The version of the form.
    #[serde(rename = "v")]
    pub version: Version,
    /// When it happened.
    pub at: Instant,
    /// Whose act brought it about.
    pub by: Actor,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// The version of an event's form: there is one so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(1)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u32::deserialize(deserializer)? {
            1 => Ok(Version),
            other => Err(D::Error::custom(format!("version {other} of an event is not known; expected 1"))),
        }
    }
}
