//! Standard algebraic notation (FIDE C).

pub(crate) mod plain;
pub(crate) mod read;
pub(crate) mod resolve;
pub(crate) mod signs;
pub(crate) mod write;
