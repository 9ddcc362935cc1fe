//! The command line: its arguments, help, complaints and exit codes, and what is printed.

pub(crate) mod complaint;
pub(crate) mod data_directory;
pub(crate) mod edition;
pub(crate) mod exit_code;
pub(crate) mod game;
pub(crate) mod help;
pub(crate) mod output;
pub(crate) mod program;
