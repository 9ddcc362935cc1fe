//! Noticing that a database has changed without opening it. A connection that stays open would keep a server that stops from
//! tidying up its files.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use std::os::unix::fs::MetadataExt;

use super::beside;

/// Times of files are this coarse at most: after a change it may be too early to tell another one from it.
const COARSE: Duration = Duration::from_secs(1);

/// A database and what was last seen of its files.
pub(super) struct Watch {
    path: PathBuf,
    seen: Option<Stamp>,
}

/// What the system says of a database and its write-ahead file. Whatever is committed changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp([Option<FileStamp>; 2]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileStamp {
    device: u64,
    inode: u64,
    length: u64,
    modified: SystemTime,
}

impl Watch {
    pub(super) fn new(path: PathBuf) -> Watch {
        Watch { path, seen: None }
    }

    /// Whether it may have changed since this was last asked; the first time it has.
    pub(super) fn has_changed(&mut self) -> io::Result<bool> {
        let stamp = Stamp::of(&self.path)?;
        if self.seen.as_ref() == Some(&stamp) {
            return Ok(false);
        }
        self.seen = stamp.is_settled(SystemTime::now()).then_some(stamp);
        Ok(true)
    }
}

impl Stamp {
    fn of(path: &Path) -> io::Result<Stamp> {
        let database = FileStamp::of(path)?;
        if database.is_none() {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(Stamp([database, FileStamp::of(&beside(path, "-wal"))?]))
    }

    /// Whether a later change would give another stamp.
    fn is_settled(&self, now: SystemTime) -> bool {
        self.0.iter().flatten().all(|file| now.duration_since(file.modified).is_ok_and(|age| age > COARSE))
    }
}

impl FileStamp {
    fn of(path: &Path) -> io::Result<Option<FileStamp>> {
        match fs::metadata(path) {
            Ok(found) => Ok(Some(FileStamp {
                device: found.dev(),
                inode: found.ino(),
                length: found.len(),
                modified: found.modified()?,
            })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    #[test]
    fn a_commit_is_noticed_and_a_file_that_was_left_alone_is_not_looked_at_again() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a.sqlite");
        let mut watch = Watch::new(path.clone());
        assert_eq!(watch.has_changed().unwrap_err().kind(), io::ErrorKind::NotFound);
        let connection = Connection::open(&path).unwrap();
        connection.pragma_update(None, "journal_mode", "WAL").unwrap();
        connection.execute_batch("CREATE TABLE a (x)").unwrap();
        assert!(watch.has_changed().unwrap());
        assert!(watch.has_changed().unwrap(), "it is too early to be sure");
        let long_ago = SystemTime::now() - 10 * COARSE;
        for path in [path.clone(), beside(&path, "-wal")] {
            fs::File::options().write(true).open(path).unwrap().set_modified(long_ago).unwrap();
        }
        assert!(watch.has_changed().unwrap());
        assert!(!watch.has_changed().unwrap());
        connection.execute_batch("INSERT INTO a VALUES (1)").unwrap();
        assert!(watch.has_changed().unwrap());
    }
}
