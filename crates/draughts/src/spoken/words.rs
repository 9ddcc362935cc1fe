//! The words of spoken moves, without capitals and diacritics.

use partie_laws::plain_letter;

/// What a word does in a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// The name of a column.
    Column(char),
    /// The number of a row.
    Row(u8),
    /// Says that something is captured.
    Captures,
    /// Only joins the squares.
    Joins,
}

/// The rows, as they are spoken in Czech.
pub(super) const CZECH_ROWS: [&str; 8] = ["jedna", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm"];

const WORDS: [(&str, Word); 49] = [
    ("a", Word::Column('a')),
    ("b", Word::Column('b')),
    ("be", Word::Column('b')),
    ("c", Word::Column('c')),
    ("ce", Word::Column('c')),
    ("d", Word::Column('d')),
    ("de", Word::Column('d')),
    ("e", Word::Column('e')),
    ("f", Word::Column('f')),
    ("ef", Word::Column('f')),
    ("g", Word::Column('g')),
    ("ge", Word::Column('g')),
    ("h", Word::Column('h')),
    ("ha", Word::Column('h')),
    ("jedna", Word::Row(1)),
    ("one", Word::Row(1)),
    ("dva", Word::Row(2)),
    ("two", Word::Row(2)),
    ("tri", Word::Row(3)),
    ("three", Word::Row(3)),
    ("ctyri", Word::Row(4)),
    ("four", Word::Row(4)),
    ("pet", Word::Row(5)),
    ("five", Word::Row(5)),
    ("sest", Word::Row(6)),
    ("six", Word::Row(6)),
    ("sedm", Word::Row(7)),
    ("seven", Word::Row(7)),
    ("osm", Word::Row(8)),
    ("eight", Word::Row(8)),
    ("bere", Word::Captures),
    ("beru", Word::Captures),
    ("skace", Word::Captures),
    ("takes", Word::Captures),
    ("captures", Word::Captures),
    ("jumps", Word::Captures),
    ("x", Word::Captures),
    ("na", Word::Joins),
    ("pak", Word::Joins),
    ("potom", Word::Joins),
    ("z", Word::Joins),
    ("ze", Word::Joins),
    ("pres", Word::Joins),
    ("to", Word::Joins),
    ("and", Word::Joins),
    ("then", Word::Joins),
    ("from", Word::Joins),
    ("over", Word::Joins),
    ("via", Word::Joins),
];

pub(super) fn find(folded: &str) -> Option<Word> {
    WORDS.iter().find(|(word, _)| *word == folded).map(|(_, meaning)| *meaning)
}

/// Without capitals and diacritics: `Čtyři` is `ctyri`, whether its hooks are parts of the letters or follow them.
pub(super) fn fold(word: &str) -> String {
    word.chars().filter(|&found| !is_combining(found)).map(plain_letter).collect()
}

/// A hook or an acute that follows its letter.
pub(super) fn is_combining(found: char) -> bool {
    matches!(found, '\u{300}'..='\u{36f}')
}
