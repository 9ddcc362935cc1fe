//! The commands, a file or folder each; `server_data` holds four: `export`, `backup`, `restore` and `verify`.

pub(crate) mod advise;
pub(crate) mod check;
pub(crate) mod chess960;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod dead;
pub(crate) mod endgames;
pub(crate) mod law;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod server_data;
pub(crate) mod show;
pub(crate) mod uci;
pub(crate) mod watch;
