//! The chain of a stream: each entry carries a digest of itself and of the entry before it, so that the last digest stands
//! for all of them. An entry that was changed, taken out or moved no longer fits the ones after it.

use std::fmt;
use std::str::FromStr;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::time::Moment;

const LENGTH: usize = 32;

/// A digest of a stream up to one of its entries (BLAKE3).
///
/// ```
/// use partie_server::log::Digest;
/// assert_eq!(Digest::NOTHING.to_string(), "00".repeat(32));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; LENGTH]);

/// What an entry's digest is made from, besides the digest before it: all of its columns but its place in the file.
#[derive(Clone, Copy)]
pub(crate) struct Content<'a> {
    pub(crate) stream: &'a str,
    pub(crate) seq: u64,
    pub(crate) at: Moment,
    pub(crate) sort: &'a str,
    pub(crate) body: &'a str,
}

impl Digest {
    /// The digest before the first entry.
    pub const NOTHING: Digest = Digest([0; LENGTH]);

    /// The digest of the entry that follows. Texts come with their lengths, so that no two entries read the same.
    pub(crate) fn then(self, content: Content<'_>) -> Digest {
        let Content { stream, seq, at, sort, body } = content;
        let mut bytes = Vec::with_capacity(LENGTH + 48 + stream.len() + sort.len() + body.len());
        bytes.extend_from_slice(&self.0);
        for number in [seq, at.line, at.date] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        for text in [stream, sort, body] {
            bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
            bytes.extend_from_slice(text.as_bytes());
        }
        Digest(*blake3::hash(&bytes).as_bytes())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// Proves what a stream was up to an entry: two people who have the same proof have the same record.
///
/// ```
/// use partie_server::log::{Digest, Proof};
/// let text = format!("7:{}", "00".repeat(32));
/// assert_eq!(text.parse(), Ok(Proof { seq: 7, digest: Digest::NOTHING }));
/// assert!("7".parse::<Proof>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The number of the entry.
    pub seq: u64,
    /// The digest of the stream up to it.
    pub digest: Digest,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seq, self.digest)
    }
}

/// Why a text is not a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAProof;

impl fmt::Display for NotAProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected the number of an entry, a colon and {} hexadecimal digits", 2 * LENGTH)
    }
}

impl std::error::Error for NotAProof {}

impl FromStr for Proof {
    type Err = NotAProof;

    fn from_str(text: &str) -> Result<Proof, NotAProof> {
        let (seq, digest) = text.trim().split_once(':').ok_or(NotAProof)?;
        let digest = blake3::Hash::from_hex(digest).map_err(|_| NotAProof)?;
        Ok(Proof { seq: seq.parse().map_err(|_| NotAProof)?, digest: Digest(*digest.as_bytes()) })
    }
}

impl ToSql for Digest {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for Digest {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Digest> {
        let blob = value.as_blob()?;
        let digest = blob
            .try_into()
            .map_err(|_| FromSqlError::InvalidBlobSize { expected_size: LENGTH, blob_size: blob.len() })?;
        Ok(Digest(digest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTENT: Content<'_> =
        Content { stream: "t", seq: 1, at: Moment { line: 2, date: 3 }, sort: "play", body: "{}" };

    #[test]
    fn everything_in_an_entry_counts() {
        let digest = Digest::NOTHING.then(CONTENT);
        let others = [
            digest.then(CONTENT),
            Digest::NOTHING.then(Content { stream: "u", ..CONTENT }),
            Digest::NOTHING.then(Content { seq: 2, ..CONTENT }),
            Digest::NOTHING.then(Content { at: Moment { line: 3, date: 3 }, ..CONTENT }),
            Digest::NOTHING.then(Content { at: Moment { line: 2, date: 4 }, ..CONTENT }),
            Digest::NOTHING.then(Content { sort: "pla", body: "y{}", ..CONTENT }),
            Digest::NOTHING.then(Content { body: "{ }", ..CONTENT }),
        ];
        assert!(others.iter().all(|other| *other != digest));
    }

    /// The form is kept for ever: a record that was shown to somebody must still have its digest.
    #[test]
    fn the_form_of_a_digest_never_changes() {
        assert_eq!(
            Digest::NOTHING.then(CONTENT).to_string(),
            "ea83234b44e431d2eee82772f6f05518dc69e02cf1b94b6615bec1b8a24e0518"
        );
    }
}
