//! Finding a game: lists of tables, and the lobby with the games sought.

pub(crate) mod index;
pub(crate) mod lobby;
mod of_groups;
