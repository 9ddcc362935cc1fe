//! Damage to a copy of the log, at random from a seed, and what `partie verify` and `partie export` make of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::process::partie;

/// Random numbers that are the same for the same seed (xorshift64*).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below another one.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % end.max(1)
    }

    pub(crate) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len() as u64) as usize]
    }
}

/// What has become of a copy that was damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// `verify` has named what is lost, and `export` has given all the rest.
    Found,
    /// All entries are as they were.
    Harmless,
    /// The file cannot be used as a whole.
    Refused,
    /// A write-ahead file was lost: the copy is what it was a moment before.
    SetBack,
}

/// Damages the log in a directory: what was done.
pub(crate) fn damage(directory: &Path, dice: &mut Dice) -> String {
    let log = directory.join("log.sqlite");
    let ahead = directory.join("log.sqlite-wal");
    match dice.below(if ahead.exists() { 9 } else { 7 }) {
        0 | 1 => flip_bits(&log, dice),
        2 => fill_page(&log, dice),
        3 => cut_off(&log, dice),
        4 => change(&log, dice, EDITS),
        5 => change(&log, dice, &["DELETE FROM events WHERE position = A"]),
        6 => change(&log, dice, SWAPS),
        7 => flip_bits(&ahead, dice),
        _ => {
            fs::remove_file(&ahead).unwrap();
            let _ = fs::remove_file(directory.join("log.sqlite-shm"));
            "-wal deleted".to_owned()
        }
    }
}

const EDITS: &[&str] = &[
    "UPDATE events SET body = replace(body, '1', '9') || ' ' WHERE position = A",
    "UPDATE events SET at = at + 1 WHERE position = A",
    "UPDATE events SET line = line - 1 WHERE position = A",
    "UPDATE events SET seq = seq + 1 WHERE position = A",
    "UPDATE events SET sort = 'ended' WHERE position = A AND sort <> 'ended'",
    "UPDATE events SET sort = 'nothing' WHERE position = A",
    "UPDATE events SET previous = previous + 1 WHERE position = A",
    "UPDATE events SET digest = randomblob(32) WHERE position = A",
    "UPDATE events SET stream = 'another' WHERE position = A",
    "UPDATE events SET stream = (SELECT stream FROM events WHERE position = B) WHERE position = A",
    "UPDATE events SET body = x'ff00' WHERE position = A",
    "INSERT INTO events SELECT position + 1000000, stream, seq, at, sort, body, previous, line, digest
     FROM events WHERE position = A",
];

const SWAPS: &[&str] = &[
    "UPDATE events SET body = CASE position WHEN A THEN (SELECT body FROM events WHERE position = B)
                                            ELSE (SELECT body FROM events WHERE position = A) END
     WHERE position IN (A, B)",
    "UPDATE events SET position = -1 WHERE position = A;
     UPDATE events SET position = A WHERE position = B;
     UPDATE events SET position = B WHERE position = -1",
];

fn flip_bits(path: &Path, dice: &mut Dice) -> String {
    let mut bytes = fs::read(path).unwrap();
    let mut flipped = Vec::new();
    for _ in 0..=dice.below(4) {
        let (place, bit) = (dice.below(bytes.len() as u64) as usize, dice.below(8));
        if let Some(byte) = bytes.get_mut(place) {
            *byte ^= 1 << bit;
        }
        flipped.push(format!("{place}.{bit}"));
    }
    fs::write(path, bytes).unwrap();
    format!("bits {} of {} flipped", flipped.join(", "), path.extension().unwrap().display())
}

fn fill_page(path: &Path, dice: &mut Dice) -> String {
    let mut bytes = fs::read(path).unwrap();
    let page = dice.below(bytes.len() as u64 / 4096) as usize;
    let value = *dice.one_of(&[0x00, 0xa5, 0xff]);
    bytes[page * 4096..(page + 1) * 4096].fill(value);
    fs::write(path, bytes).unwrap();
    format!("page {} filled with {value}", page + 1)
}

fn cut_off(path: &Path, dice: &mut Dice) -> String {
    let length = fs::metadata(path).unwrap().len();
    let left = dice.below(length);
    fs::File::options().write(true).open(path).unwrap().set_len(left).unwrap();
    format!("cut off at {left} of {length}")
}

/// Changes rows: A and B stand for positions.
fn change(path: &Path, dice: &mut Dice, ways: &[&str]) -> String {
    let log = Connection::open(path).unwrap();
    let last: u64 = log.query_row("SELECT max(position) FROM events", [], |row| row.get(0)).unwrap();
    let [one, other] = [0; 2].map(|_| (dice.below(last) + 1).to_string());
    let sql = dice.one_of(ways).replace("= A", &format!("= {one}")).replace("= B", &format!("= {other}"));
    let sql = sql.replace("WHEN A", &format!("WHEN {one}")).replace("(A, B)", &format!("({one}, {other})"));
    log.execute_batch(&sql).unwrap();
    sql
}

/// Every line that `partie export` gives, by table.
pub(crate) type Lines = BTreeMap<String, Vec<String>>;

/// What a directory's log holds, as far as it can be read; nothing when it is refused as a whole.
pub(crate) fn exported(directory: &Path) -> Option<Lines> {
    let output = partie("export", directory, &[]);
    if output.status.code() == Some(3) {
        return None;
    }
    let mut lines = Lines::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let entry: Value = serde_json::from_str(line).unwrap();
        lines.entry(entry["table"].as_str().unwrap().to_owned()).or_default().push(line.to_owned());
    }
    Some(lines)
}

/// What `partie verify` has named.
struct Named {
    /// The first entry of each table that is lost.
    tables: BTreeMap<String, usize>,
    /// Whether something is lost of which nobody knows whose it was.
    positions: bool,
}

/// Nothing when the file is refused as a whole.
fn verified(directory: &Path) -> Option<Named> {
    let output = partie("verify", directory, &[]);
    let told = String::from_utf8(output.stdout).unwrap();
    let mut named = Named { tables: BTreeMap::new(), positions: false };
    for line in told.lines() {
        let table = line.strip_prefix("table ").and_then(|rest| rest.split_once(": entry "));
        match table {
            Some((table, rest)) => {
                let entry = rest.split(' ').next().unwrap().parse().unwrap();
                named.tables.insert(table.to_owned(), entry);
            }
            None => named.positions |= line.contains(" position "),
        }
    }
    match output.status.code() {
        Some(0) => assert!(named.tables.is_empty() && !named.positions, "{told}"),
        Some(1) => assert!(!named.tables.is_empty() || named.positions, "{told}"),
        code => {
            assert_eq!(code, Some(3), "{told}");
            return None;
        }
    }
    Some(named)
}

/// Looks at a damaged copy of a log that held these entries. Nothing may be given that was not written, and nothing may be
/// missing without a word.
pub(crate) fn outcome(directory: &Path, before: &Lines, done: &str) -> Outcome {
    let Some(named) = verified(directory) else { return Outcome::Refused };
    let after = exported(directory).unwrap_or_else(|| panic!("{done}: verify reads it and export does not"));
    let tables: BTreeSet<&String> = before.keys().chain(after.keys()).chain(named.tables.keys()).collect();
    let mut short = Vec::new();
    for table in tables {
        let [whole, left] = [before, &after].map(|lines| lines.get(table).map_or(&[][..], Vec::as_slice));
        assert!(whole.starts_with(left), "{done}: table {table} has entries that were never written");
        match named.tables.get(table) {
            Some(lost) => assert_eq!(left.len() + 1, *lost, "{done}: table {table} is cut off elsewhere"),
            None if left.len() < whole.len() => short.push(table),
            None => {}
        }
    }
    let found = !named.tables.is_empty() || named.positions;
    if short.is_empty() {
        return if found { Outcome::Found } else { Outcome::Harmless };
    }
    if done.contains("-wal") && !found {
        return Outcome::SetBack;
    }
    assert!(named.positions, "{done}: tables {short:?} are cut off without a word");
    Outcome::Found
}
