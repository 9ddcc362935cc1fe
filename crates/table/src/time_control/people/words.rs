//! The words of time controls, English and Czech.

use super::super::Mode;
use super::super::cursor::Cursor;
use super::super::period::MakeMode;

type Words = &'static [&'static str];

pub(super) const UNTIMED: &[&[&str]] =
    &[&["untimed"], &["unlimited"], &["none"], &["no", "clock"], &["bez", "hodin"]];
pub(super) const REST: &[&str] = &["g", "game", "sd", "rest", "zbytek"];
pub(super) const THEN: &[&str] = &["then", "and", "pak", "potom"];
pub(super) const VERSUS: &[&str] = &["v", "vs", "versus", "proti"];
pub(super) const PER: &[&str] = &["per", "a", "na", "za"];
pub(super) const MOVE: &[&str] = &["move", "tah"];

/// The signs and words that stand before the time for each move.
pub(super) const MODES: [(Words, Words, MakeMode); 3] = [
    (&["+", "|"], &["inc", "increment"], Mode::Fischer),
    (&[], &["d", "delay"], Mode::Delay),
    (&[], &["b", "bronstein"], Mode::Bronstein),
];

/// The units in seconds, the longest first, each a part of the one before it.
pub(super) const UNITS: [(i64, &[&str]); 4] = [
    (86_400, &["day", "days", "den", "dny", "dní", "dnů"]),
    (3600, &["h", "hr", "hrs", "hour", "hours", "hod", "hodina", "hodiny", "hodin"]),
    (60, &["m", "min", "mins", "minute", "minutes", "minuta", "minuty", "minut", "'", "’", "′"]),
    (1, &["s", "sec", "secs", "second", "seconds", "vteřina", "vteřiny", "vteřin", "\"", "''", "″", "”"]),
];

/// Whether there were any.
pub(super) fn skip_spaces(cursor: &mut Cursor) -> bool {
    !cursor.take_while(char::is_whitespace).is_empty()
}

/// Steps over one of these words, in any case of letters, if it comes next.
pub(super) fn take_word(cursor: &mut Cursor, words: &[&str]) -> bool {
    let before = *cursor;
    skip_spaces(cursor);
    let quotes = |c: char| "'’′\"″”".contains(c);
    let mut word = cursor.take_while(char::is_alphabetic);
    if word.is_empty() {
        word = cursor.take_while(quotes);
    }
    if words.contains(&word.to_lowercase().as_str()) {
        cursor.take(".");
        return true;
    }
    *cursor = before;
    false
}

/// Steps over these words, if all of them come next.
pub(super) fn take_all(cursor: &mut Cursor, words: &[&str]) -> bool {
    let before = *cursor;
    let all = words.iter().all(|word| take_word(cursor, &[word]));
    if !all {
        *cursor = before;
    }
    all
}

/// Whether one of these words comes next.
pub(super) fn next_is(cursor: &Cursor, words: &[&str]) -> bool {
    take_word(&mut cursor.clone(), words)
}
