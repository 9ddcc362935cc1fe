//! What the system says when it does not do something.

use std::io::{self, ErrorKind};

use crate::text::texts::Texts;
use crate::text::words::fact;

const KINDS: [(ErrorKind, &str); 13] = [
    (ErrorKind::NotFound, "not-found"),
    (ErrorKind::PermissionDenied, "not-allowed"),
    (ErrorKind::NotADirectory, "no-directory"),
    (ErrorKind::IsADirectory, "directory"),
    (ErrorKind::AlreadyExists, "exists"),
    (ErrorKind::StorageFull, "full"),
    (ErrorKind::QuotaExceeded, "full"),
    (ErrorKind::ReadOnlyFilesystem, "read-only"),
    (ErrorKind::ConnectionRefused, "refused"),
    (ErrorKind::ConnectionReset, "broken"),
    (ErrorKind::HostUnreachable, "no-way"),
    (ErrorKind::NetworkUnreachable, "no-way"),
    (ErrorKind::TimedOut, "late"),
];

/// In the user's language, if it is something usual.
pub(crate) fn system_error(error: &io::Error, texts: &Texts) -> String {
    // Only what has no words of its own: libraries use the same sorts with theirs.
    let kind = KINDS.iter().find(|(kind, _)| *kind == error.kind() && error.get_ref().is_none());
    let kind = kind.map_or("other", |(_, name)| name);
    texts.tell("common-system", [("kind", kind.into()), ("error", fact(error))])
}
