//! Looking at directories that a server or a backup has left, and changing them.

#![allow(dead_code, reason = "every test uses its own part")]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

use partie_server::{Format, export, verify};
use rusqlite::{Connection, OpenFlags};

/// The files of a directory. Each is for its owner only.
pub(crate) fn names(directory: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for file in std::fs::read_dir(directory).unwrap().map(Result::unwrap) {
        names.push(file.file_name().into_string().unwrap());
        let expected = if file.file_type().unwrap().is_dir() { 0o700 } else { 0o600 };
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, expected, "{names:?}");
    }
    names.sort();
    names
}

/// The position of the last entry of a log; 0 if there is none.
pub(crate) fn last_position(directory: &Path) -> u64 {
    let path = directory.join("log.sqlite");
    let log = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    log.query_row("SELECT coalesce(max(position), 0) FROM events", [], |row| row.get(0)).unwrap()
}

/// Every entry of a log that is what was written.
pub(crate) fn sound(directory: &Path) -> String {
    let report = verify(directory, &mut |_, _| {}).unwrap();
    assert_eq!(report.findings, [], "{}", directory.display());
    let mut lines = Vec::new();
    assert_eq!(export(directory, None, Format::Events, &mut lines).unwrap(), []);
    String::from_utf8(lines).unwrap()
}

/// Changes a log behind everybody's back.
pub(crate) fn change(directory: &Path, sql: &str) {
    Connection::open(directory.join("log.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// Copies all files of a directory to another, which is made if need be.
pub(crate) fn copy_files(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for file in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        if file.file_type().unwrap().is_file() {
            std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
        }
    }
}

/// How long it takes until a copy has what the log has now.
pub(crate) fn behind(data: &Path, copy: &Path) -> Duration {
    let (last, begun) = (last_position(data), Instant::now());
    while last_position(copy) < last {
        assert!(begun.elapsed() < Duration::from_secs(20), "the copy does not follow");
        std::thread::sleep(Duration::from_millis(5)); // between two looks
    }
    begun.elapsed()
}
