//! Where the program keeps its things unless it is given another place.

use std::path::PathBuf;

/// `$XDG_DATA_HOME/partie`, or `~/.local/share/partie`; none without a home.
pub(crate) fn usual() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || named("HOME").map(|home| home.join(".local/share"));
    named("XDG_DATA_HOME").or_else(home).map(|data_home| data_home.join("partie"))
}
