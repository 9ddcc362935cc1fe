//! Articles and editions in JSON: an article as it is cited, `"FIDE 9.2a"`; an edition by its name, `"fide-2009"`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Article, Edition};

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let citation = String::deserialize(deserializer)?;
        Article::parse(&citation).map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Article {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Article".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "description": "An article as it is cited: `FIDE 4.3a`." })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let names = || Edition::ALL.map(Edition::name).join(", ");
        let unknown =
            || D::Error::custom(format!("`{name}` is no edition of the Laws; there are {}", names()));
        Edition::named(&name).ok_or_else(unknown)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Edition {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names = Edition::ALL.map(Edition::name);
        schemars::json_schema!({ "description": "An edition of the FIDE Laws.", "enum": names })
    }
}
