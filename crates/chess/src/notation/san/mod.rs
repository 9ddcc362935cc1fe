//! Standard algebraic notation (FIDE C).

pub(crate) mod plain;
pub(crate) mod resolve;
