//! What must hold for any bytes at all. The targets in `fuzz/` and the smoke tests run these; a panic is a bug.

#![expect(clippy::missing_panics_doc, reason = "to panic is how they report a bug")]

pub mod chess;
pub mod draughts;
pub mod table;
