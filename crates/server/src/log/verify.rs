//! Checks a whole log against what was written.

use std::collections::{BTreeMap, HashMap};

use rusqlite::Connection;

use super::heads::{Head, claimed_heads};
use super::rows::{Found, each_row, last_position};
use super::sqlite::must_be_up_to_date;
use super::trail::{Trail, Trails};
use super::{Damage, Flaw};

/// What a check of the whole log has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many entries can be read.
    pub entries: u64,
    /// How many tables there are.
    pub tables: u64,
    /// The date of the last of them, in milliseconds since 1970.
    pub newest: Option<u64>,
    /// What is damaged.
    pub findings: Vec<Finding>,
}

/// Damage in a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A table is not what was written from an entry on.
    Table {
        /// Which table.
        table: String,
        /// From where on.
        damage: Damage,
    },
    /// Something is wrong at a position in the file, and no table shows that it was its own.
    Position {
        /// The position among all entries.
        position: u64,
        /// What is wrong there.
        flaw: Flaw,
    },
}

/// Looks at every entry. `progress` is called from time to time with how many positions were looked at, and of how many.
pub(crate) fn verify(
    connection: &Connection,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Report, rusqlite::Error> {
    must_be_up_to_date(connection)?;
    let transaction = connection.unchecked_transaction()?;
    let last = last_position(connection)?;
    let claimed = claimed_heads(connection, last)?;
    let check = Check { connection, after: 0, last, head_before: &|_| Ok(Head::default()) };
    let report = check.run(claimed, progress)?;
    drop(transaction); // a commit fails when a damaged page was read
    Ok(report)
}

/// A look at the entries after one position and up to another.
pub(super) struct Check<'a> {
    pub(super) connection: &'a Connection,
    pub(super) after: u64,
    pub(super) last: u64,
    /// The head of a stream at the position before the first.
    pub(super) head_before: &'a dyn Fn(&str) -> Result<Head, rusqlite::Error>,
}

impl Check<'_> {
    /// What is found, if the file claims these heads.
    pub(super) fn run(
        self,
        mut claimed: HashMap<String, Head>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Report, rusqlite::Error> {
        let Check { connection, after, last, head_before } = self;
        // Positions without a readable row, until a table shows that it was its own.
        let mut holes = BTreeMap::new();
        let mut report = Report::default();
        let mut misfits = Vec::new();
        let mut trails = Trails::new(connection, head_before);
        each_row(connection, after, last, &mut |position, found| {
            if position % 4096 == 0 {
                progress(position, last);
            }
            match found {
                Found::Missing => drop(holes.insert(position, Flaw::Missing)),
                Found::Unreadable => drop(holes.insert(position, Flaw::Unreadable)),
                Found::Row(row) => {
                    report.entries += 1;
                    report.newest = Some(row.entry.at.date);
                    misfits.extend(trails.see(&row)?.map(|stream| (position, stream)));
                }
            }
            Ok(())
        })?;
        progress(last, last);
        for (table, trail) in trails.into_streams() {
            let claimed = claimed.remove(&table).unwrap_or(trail.good);
            report.take(connection, &mut holes, table, trail, claimed)?;
        }
        for (table, claimed) in claimed {
            report.take(connection, &mut holes, table, Trail::default(), claimed)?;
        }
        // A row that no table is short of was put there by somebody else.
        misfits.retain(|(_, stream)| report.findings.iter().all(|finding| finding.table() != Some(stream)));
        holes.extend(misfits.into_iter().map(|(position, _)| (position, Flaw::Altered)));
        let position = |(position, flaw)| Finding::Position { position, flaw };
        report.findings.sort_by(|one, other| one.table().cmp(&other.table()));
        report.findings.extend(holes.into_iter().map(position));
        Ok(report)
    }
}

impl Report {
    fn take(
        &mut self,
        connection: &Connection,
        holes: &mut BTreeMap<u64, Flaw>,
        table: String,
        trail: Trail,
        claimed: Head,
    ) -> Result<(), rusqlite::Error> {
        self.tables += 1;
        if let Some(damage) = trail.damage(connection, claimed)? {
            trail.lost_at(claimed).map(|position| holes.remove(&position));
            self.findings.push(Finding::Table { table, damage });
        }
        Ok(())
    }
}

impl Finding {
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Finding::Table { table, .. } => Some(table),
            Finding::Position { .. } => None,
        }
    }
}
