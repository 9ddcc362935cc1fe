//! What the program says, in the user's language.

pub(crate) mod language;
pub(crate) mod move_number;
pub(crate) mod texts;
pub(crate) mod words;
