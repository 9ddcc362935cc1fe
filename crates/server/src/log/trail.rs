//! One stream as its rows come by: how far they are what was written, and what is wrong with the rest.

use std::collections::HashMap;

use rusqlite::Connection;

use super::heads::Head;
use super::rows::{Found, Row, at_position};
use super::{Damage, Flaw};

/// What is known of a stream so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Trail {
    /// The last entry that is what was written, as are all before it.
    pub(super) good: Head,
    misfit: Option<Misfit>,
}

/// A row that does not follow the good ones.
#[derive(Clone, Copy, Debug)]
struct Misfit {
    seq: u64,
    /// The position of the entry that it follows, as it says.
    previous: u64,
}

impl Trail {
    /// Takes the next row of the stream: whether it is what was written.
    pub(super) fn see(&mut self, row: &Row) -> bool {
        let follows = row.follows(self.good);
        if follows {
            self.good = row.head();
        } else {
            self.does_not_follow(row);
        }
        follows
    }

    /// The row was written to the stream, and is not what was written. The first by its number is remembered; one that says that
    /// it follows the last good entry is the next one, whatever its number is now.
    pub(super) fn does_not_follow(&mut self, row: &Row) {
        let next = self.good.seq + 1;
        let seq = if row.previous == self.good.position { next } else { row.entry.seq };
        let misfit = Misfit { seq, previous: row.previous };
        if seq >= next && self.later().is_none_or(|known| misfit.seq < known.seq) {
            self.misfit = Some(misfit);
        }
    }

    /// What is wrong after the good entries, when all rows have come by and the stream claims this head.
    ///
    /// A misfit with the number of a good entry is a copy or has come from elsewhere, and does the stream no harm.
    pub(super) fn damage(
        &self,
        connection: &Connection,
        claimed: Head,
    ) -> Result<Option<Damage>, rusqlite::Error> {
        let seq = self.good.seq + 1;
        let flaw = match (self.later(), self.lost_at(claimed)) {
            (Some(misfit), _) if misfit.seq == seq => Flaw::Altered,
            (_, None) => return Ok(None),
            (_, Some(position)) => match at_position(connection, position)? {
                Found::Missing => Flaw::Missing,
                Found::Unreadable => Flaw::Unreadable,
                Found::Row(_) => Flaw::Altered,
            },
        };
        Ok(Some(Damage { seq, flaw }))
    }

    /// Where the entry after the good ones stood, as far as later ones or the claimed head show it.
    pub(super) fn lost_at(&self, claimed: Head) -> Option<u64> {
        let is_further = claimed.seq > self.good.seq;
        self.later().map(|misfit| misfit.previous).or(is_further.then_some(claimed.position))
    }

    fn later(&self) -> Option<Misfit> {
        self.misfit.filter(|misfit| misfit.seq > self.good.seq)
    }
}

/// All streams as their rows come by.
pub(super) struct Trails<'a> {
    connection: &'a Connection,
    /// The head of a stream before its first row that comes by.
    head_before: &'a dyn Fn(&str) -> Result<Head, rusqlite::Error>,
    streams: HashMap<String, Trail>,
}

impl<'a> Trails<'a> {
    pub(super) fn new(
        connection: &'a Connection,
        head_before: &'a dyn Fn(&str) -> Result<Head, rusqlite::Error>,
    ) -> Trails<'a> {
        Trails { connection, head_before, streams: HashMap::new() }
    }

    /// Takes the next row.
    /// If it is not what was written, the stream that is short of it.
    pub(super) fn see(&mut self, row: &Row) -> Result<Option<String>, rusqlite::Error> {
        let stream = row.entry.stream.as_str();
        let trail = self.of(stream)?;
        if row.follows(trail.good) {
            trail.good = row.head();
            return Ok(None);
        }
        let stream = row.origin(self.connection)?.unwrap_or_else(|| stream.to_owned());
        self.of(&stream)?.does_not_follow(row);
        Ok(Some(stream))
    }

    fn of(&mut self, stream: &str) -> Result<&mut Trail, rusqlite::Error> {
        let good = match self.streams.get(stream) {
            Some(trail) => trail.good,
            None => (self.head_before)(stream)?,
        };
        Ok(self.streams.entry(stream.to_owned()).or_insert(Trail { good, misfit: None }))
    }

    /// Every stream of which something was seen, unless all that was seen had come from elsewhere.
    pub(super) fn into_streams(self) -> impl Iterator<Item = (String, Trail)> {
        let seen = |(_, trail): &(String, Trail)| trail.good.seq > 0 || trail.misfit.is_some();
        self.streams.into_iter().filter(seen)
    }
}
