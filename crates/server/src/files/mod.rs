//! Files and directories: opened, locked, and made to outlast a power cut.

pub(crate) mod database;
pub(crate) mod directory;
pub(crate) mod file_lock;
