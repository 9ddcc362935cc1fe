//! How many files and sockets this process may have open.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Raises the limit to the highest that the system allows without privileges.
pub(crate) fn raise_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

/// The limit in force.
pub(crate) fn limit() -> usize {
    let limit = getrlimit(Resource::Nofile).current;
    limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX)
}
