//! What the values of the rules crates say, in the user's language.

mod chess;
mod chess_files;
mod draughts;
mod draughts_files;
#[cfg(test)]
mod english_tests;
mod phrase;
mod regulations;
mod system;
mod table;

pub(crate) use chess::chess_text;
pub(crate) use chess_files::{chess_fen, pgn_problem};
pub(crate) use draughts::draughts_text;
pub(crate) use draughts_files::{draughts_fen, pdn_problem};
pub(crate) use phrase::Phrases;
pub(crate) use regulations::{regulations_error, time_control_error};
pub(crate) use system::system_error;
pub(crate) use table::{table_actor, table_event, table_outcome, table_over, table_refusal, table_time};

use std::fmt::Display;

use fluent_bundle::FluentValue;

/// A value as a fact of a text.
pub(crate) fn fact(value: impl Display) -> FluentValue<'static> {
    FluentValue::from(value.to_string())
}
