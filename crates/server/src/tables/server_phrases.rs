//! What the server itself says at a table, to be put into words in any language.

use partie_laws::Phrase;

use super::clocks::Cause;

/// Why the clocks stood.
pub(super) fn standstill(cause: Cause) -> Phrase {
    Phrase::new(match cause {
        Cause::Down => "verdict-server-was-down",
        Cause::Paused => "verdict-server-was-paused",
        Cause::SlowLog => "verdict-server-was-slow",
    })
}
