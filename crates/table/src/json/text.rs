//! Values that are text in JSON: squares, moves, articles.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use crate::time_control::Millis;
use crate::{MarkedMove, Move};

/// Reads a value from its text.
pub(crate) fn read<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_str(Text(PhantomData))
}

/// Reads a text where it stands, because a log has thousands of them.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Reads a move of which only the move counts.
pub(crate) fn without_signs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Move>, D::Error> {
    let marked = Option::<MarkedMove>::deserialize(deserializer)?;
    Ok(marked.map(|marked| marked.mv))
}

/// A flag that is not raised is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
pub(crate) fn is_false(value: &bool) -> bool {
    !*value
}

/// Nor is a time that is nothing.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
pub(crate) fn is_zero(time: &Millis) -> bool {
    *time == Millis::ZERO
}
