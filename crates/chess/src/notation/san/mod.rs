//! Standard algebraic notation (FIDE C).

pub(crate) mod plain;
pub(crate) mod read;
pub(crate) mod resolve;
mod signs;
pub(crate) mod write;
