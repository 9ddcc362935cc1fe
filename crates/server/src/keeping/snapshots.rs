//! Snapshots of long tables: where a log has led, so that it need not be replayed from its beginning. The log alone counts:
//! a snapshot that does not fit it is thrown away, and the file can be deleted.

use std::fmt;
use std::path::Path;

use partie_table::STATE_FORM;
use rusqlite::{OptionalExtension, params};
use sha2::{Digest as _, Sha256};

use crate::files::database::{self, Database};
use crate::log::{Digest, Entry, EventLog, LogError};
use crate::run::metrics::METRICS;
use crate::run::serve_error::FileFault;
use crate::tables::TableWithPeople;
use crate::wire::Fault;

/// The name of the file in the data directory.
pub(crate) const FILE: &str = "snapshots.sqlite";

/// So many entries are worth a snapshot, or a newer one. Few games have so many. A snapshot of 50 is loaded as fast as they are
/// replayed, one of 200 in less than half of the time, which is then some tenths of a millisecond.
pub const SNAPSHOT_EVERY: u64 = 200;

/// The form of a [`TableWithPeople`] around its table; raised when that or the meaning of its entries changes.
const FILE_FORM: u32 = 4;

const STEPS: &[&str] = &["
    CREATE TABLE snapshots (
        id TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        form TEXT NOT NULL,
        entry BLOB NOT NULL,
        text TEXT NOT NULL,
        checksum BLOB NOT NULL
    );
"];

type Hash = [u8; 32];

/// Snapshots of tables, one of each at most.
///
/// ```
/// use partie_server::{Snapshots, log::SqliteLog};
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
/// # runtime.block_on(async {
/// # let directory = tempfile::tempdir().unwrap();
/// let log = SqliteLog::open(&directory.path().join("log.sqlite")).unwrap();
/// let snapshots = Snapshots::open(&directory.path().join("snapshots.sqlite")).unwrap();
/// assert_eq!(snapshots.load(&log, "t").await, Ok(None));
/// # });
/// ```
pub struct Snapshots(Database);

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Snapshot {
    id: String,
    seq: u64,
    form: String,
    /// The digest of the log up to the entry that the snapshot ends with, so that it is not used with another log: one that
    /// was restored from an older copy and has gone on otherwise.
    entry: Digest,
    /// JSON.
    text: String,
    /// The digest of all that, because the text is trusted when it is read.
    checksum: Hash,
}

/// Why a snapshot cannot be used.
#[derive(Debug)]
struct Unfit(String);

impl Snapshots {
    /// Opens the file, or makes it. One that is damaged or from a newer program is set aside.
    ///
    /// # Errors
    /// When it cannot be opened or made.
    pub fn open(path: &Path) -> Result<Snapshots, FileFault> {
        database::open_or_remake(path, STEPS, |connection| {
            connection.query_row("SELECT count(seq) FROM snapshots", [], |_| Ok(()))?;
            Ok(Snapshots(Database::new(connection)))
        })
    }

    /// The table that its stream in the log tells of: from its snapshot and what came after it, or from the beginning.
    /// Nothing if there is no such stream.
    ///
    /// # Errors
    /// When the log cannot be read, or the stream is no table.
    pub async fn load(&self, log: &dyn EventLog, id: &str) -> Result<Option<TableWithPeople>, Fault> {
        match self.resumed(log, id).await {
            Ok(None) => {}
            Ok(Some(file)) => {
                METRICS.snapshots.add(1);
                return Ok(Some(file));
            }
            Err(Unfit(why)) => {
                tracing::warn!(table = id, why, "a snapshot is thrown away");
                let _ = self.forget(id).await; // if that fails, it is found unfit again
            }
        }
        let stream = log.read(id, 0).await?;
        if stream.entries.is_empty()
            && let Some(damage) = stream.damage
        {
            return Err(LogError::Damaged(damage).into());
        }
        TableWithPeople::of_stream(id, &stream).map_err(|error| Fault::internal(&error))
    }

    async fn resumed(&self, log: &dyn EventLog, id: &str) -> Result<Option<TableWithPeople>, Unfit> {
        let found = self.find(id).await.map_err(|fault| Unfit(fault.detail))?;
        let Some(snapshot) = found else { return Ok(None) };
        let after = snapshot.seq.saturating_sub(1);
        let stream = log.read(id, after).await.map_err(|error| Unfit(error.to_string()))?;
        let mut file = snapshot.resume(&stream.entries)?;
        file.damage = stream.damage;
        Ok(Some(file))
    }

    /// Keeps a table that leaves the memory, if it has grown long since it was kept last. One that is over needs none: who
    /// looks at it plays it over from its log.
    pub async fn keep(&self, log: &dyn EventLog, file: &TableWithPeople) {
        if file.seq >= SNAPSHOT_EVERY
            && file.damage.is_none()
            && let Err(fault) = self.keep_long(log, file).await
        {
            tracing::warn!(table = file.id, fault = fault.detail, "a snapshot could not be kept");
        }
    }

    async fn keep_long(&self, log: &dyn EventLog, file: &TableWithPeople) -> Result<(), Fault> {
        if file.is_over() {
            return self.forget(&file.id).await;
        }
        let kept = self.find(&file.id).await.ok().flatten().map_or(0, |snapshot| snapshot.seq);
        if file.seq < kept + SNAPSHOT_EVERY {
            return Ok(());
        }
        let stream = log.read(&file.id, file.seq - 1).await.map_err(|error| Fault::internal(&error))?;
        let Some(last) = stream.entries.first() else { return Ok(()) };
        self.put(Snapshot::of(file, last).map_err(|error| Fault::internal(&error))?).await
    }

    async fn find(&self, id: &str) -> Result<Option<Snapshot>, Fault> {
        let id = id.to_owned();
        let sql = "SELECT id, seq, form, entry, text, checksum FROM snapshots WHERE id = ?";
        let found = self.0.query(move |connection| {
            connection.prepare_cached(sql)?.query_row([id], Snapshot::from_row).optional()
        });
        found.await
    }

    async fn put(&self, snapshot: Snapshot) -> Result<(), Fault> {
        let Snapshot { id, seq, form, entry, text, checksum } = snapshot;
        let sql = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)";
        let put = self
            .0
            .query(move |connection| connection.execute(sql, params![id, seq, form, entry, text, checksum]));
        put.await.map(drop)
    }

    async fn forget(&self, id: &str) -> Result<(), Fault> {
        let id = id.to_owned();
        let sql = "DELETE FROM snapshots WHERE id = ?";
        self.0.query(move |connection| connection.execute(sql, [id])).await.map(drop)
    }
}

impl Snapshot {
    /// A table after this entry, its last.
    fn of(file: &TableWithPeople, last: &Entry) -> Result<Snapshot, serde_json::Error> {
        let (id, seq, form) = (file.id.clone(), file.seq, form());
        let (entry, text) = (last.digest, serde_json::to_string(file)?);
        let checksum = [0; 32];
        let unsealed = Snapshot { id, seq, form, entry, text, checksum };
        Ok(Snapshot { checksum: unsealed.sum(), ..unsealed })
    }

    fn from_row(row: &rusqlite::Row<'_>) -> Result<Snapshot, rusqlite::Error> {
        Ok(Snapshot {
            id: row.get(0)?,
            seq: row.get(1)?,
            form: row.get(2)?,
            entry: row.get(3)?,
            text: row.get(4)?,
            checksum: row.get(5)?,
        })
    }

    fn sum(&self) -> Hash {
        let Snapshot { id, seq, form, entry, text, .. } = self;
        let head = format!("{id}\n{seq}\n{form}\n{entry}\n");
        Sha256::new().chain_update(head).chain_update(text).finalize().into()
    }

    fn ends_with(&self, entry: &Entry) -> bool {
        entry.seq == self.seq && entry.digest == self.entry
    }

    /// The table after these entries of the log, the first of which must be the one that the snapshot ends with.
    fn resume(&self, entries: &[Entry]) -> Result<TableWithPeople, Unfit> {
        let unfit = |why: &dyn fmt::Display| Unfit(why.to_string());
        if self.form != form() {
            return Err(unfit(&format_args!("its form is {}", self.form)));
        }
        if self.checksum != self.sum() {
            return Err(unfit(&"it was changed"));
        }
        let Some((_, rest)) = entries.split_first().filter(|(last, _)| self.ends_with(last)) else {
            return Err(unfit(&"the log is another one"));
        };
        let mut file: TableWithPeople = serde_json::from_str(&self.text).map_err(|error| unfit(&error))?;
        file.go_on(rest).map_err(|error| unfit(&error))?;
        Ok(file)
    }
}

/// Both forms, since a snapshot has to be of both.
fn form() -> String {
    format!("{FILE_FORM}.{STATE_FORM}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{NewEntry, Sort};
    use crate::time::Moment;

    const STREAM: [&str; 5] = [
        r#"{"entry":"opened","opened_at":7,"organiser":"a1","private":true,"holders":[],"links":[{"role":"white","hash":"w"},{"role":"black","hash":"b"}],"event":{"v":1,"at":0,"by":"arbiter","fact":"opened","regulations":{}}}"#,
        r#"{"entry":"joined","held":{"role":"white","person":"g2"},"hash":"w"}"#,
        r#"{"entry":"granted","held":{"role":"arbiter","person":"a1"}}"#,
        r#"{"entry":"rematch-asked","by":"white"}"#,
        r#"{"entry":"abandoned","since":40}"#,
    ];

    fn entries() -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for (seq, body) in (1..).zip(STREAM) {
            let at = Moment { line: 10 * seq, date: 1000 + seq };
            let new = NewEntry { at, sort: Sort::Seats, body: body.to_owned() };
            let before = entries.last().map_or(Digest::NOTHING, |last| last.digest);
            entries.push(Entry::after(before, seq, "t", seq, new));
        }
        entries
    }

    #[test]
    fn a_snapshot_of_another_form_is_not_used_even_if_it_can_be_read() {
        let entries = entries();
        let file = TableWithPeople::replay("t", &entries).unwrap();
        let last = &entries[4..];
        let snapshot = Snapshot::of(&file, &last[0]).unwrap();
        assert_eq!(snapshot.resume(last).unwrap(), file);
        let other = |form: &str, text: &str| {
            let other = Snapshot { form: form.to_owned(), text: text.to_owned(), ..snapshot.clone() };
            Snapshot { checksum: other.sum(), ..other }.resume(last).unwrap_err().0
        };
        assert_eq!(other("0.1", &snapshot.text), "its form is 0.1");
        assert!(other(&form(), "{}").starts_with("missing field"));
    }

    #[test]
    fn a_change_of_the_written_file_raises_its_form() {
        let file = TableWithPeople::replay("t", &entries()).unwrap();
        let mut written = serde_json::to_value(&file).unwrap();
        written.as_object_mut().unwrap().remove("table"); // which has a number of its own
        let expected = r#"{"abandoned":true,"holders":[{"person":"g2","role":"white"},{"person":"a1","role":"arbiter"}],"began":7,"former":[],"freed":[],"id":"t","invited":[],"links":[{"hash":"b","role":"black"}],"opened_at":7,"organiser":"a1","private":true,"rematch":{"by":"white","table":null},"quotas":{"black":450,"white":450},"seq":5,"touched":{"date":1005,"line":50}}"#;
        let expected: serde_json::Value = serde_json::from_str(expected).unwrap();
        assert_eq!((FILE_FORM, written), (4, expected), "raise FILE_FORM");
    }
}
