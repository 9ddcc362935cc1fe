//! The words of an announcement: those that are said, and those that are understood besides.

use crate::{CastlingSide, Kind};

/// What is said, and what else is understood.
pub(super) struct Vocabulary {
    pub(super) files: [&'static str; 8],
    pub(super) ranks: [&'static str; 8],
    /// Between the file and the rank of a square.
    pub(super) joint: &'static str,
    /// By kind, from pawn to king.
    pub(super) pieces: [&'static str; 6],
    /// Between the squares of a move.
    pub(super) goes: &'static str,
    pub(super) takes: &'static str,
    /// What is said when a pawn becomes such a piece, by kind.
    pub(super) promotions: [&'static str; 6],
    /// King's side, queen's side.
    pub(super) castling: [&'static str; 2],
    pub(super) en_passant: &'static str,
    pub(super) check: &'static str,
    pub(super) mate: &'static str,
    /// Further words, without diacritics.
    pub(super) understood: &'static [(&'static str, Word)],
}

/// What a word contributes to the announcement of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    File(u8),
    Rank(u8),
    Piece(Kind),
    Takes,
    Castling,
    Side(CastlingSide),
    /// Nothing that would tell one move from another.
    Filler,
}

/// The names of the files in FIDE E2.1, understood in every language.
pub(super) const NAMES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

/// What is written the same way in every language.
const COMMON: [(&str, Word); 5] = [
    ("hektor", Word::File(7)),
    ("casar", Word::File(2)),
    ("caesar", Word::File(2)),
    ("en", Word::Filler),
    ("passant", Word::Filler),
];

impl Vocabulary {
    /// What a word means, in upper or lower case, with diacritics or without.
    pub(super) fn word(&self, word: &str) -> Option<Word> {
        let word = fold(word);
        let index_in = |words: &[&str]| words.iter().position(|said| fold(said) == word);
        let (letters, digits) = ("abcdefgh", "12345678");
        let file = || index_in(&self.files).or_else(|| index_in(&NAMES)).or_else(|| single(letters, &word));
        let rank = || index_in(&self.ranks).or_else(|| single(digits, &word));
        let further =
            || self.understood.iter().chain(&COMMON).find(|(known, _)| *known == word).map(|&(_, w)| w);
        file()
            .map(|file| Word::File(file as u8))
            .or_else(|| rank().map(|rank| Word::Rank(rank as u8)))
            .or_else(|| index_in(&self.pieces).map(|kind| Word::Piece(Kind::ALL[kind])))
            .or_else(further)
    }
}

/// The place of a word that is one character of a text.
fn single(characters: &str, word: &str) -> Option<usize> {
    if word.len() == 1 { characters.find(word) } else { None }
}

/// A word in lower case and plain letters. German umlauts become two letters, as FIDE E2.1 writes them; a word that
/// simply leaves the dots out is listed where it is understood.
pub(super) fn fold(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            'á' => plain.push('a'),
            'č' => plain.push('c'),
            'ď' => plain.push('d'),
            'é' | 'ě' => plain.push('e'),
            'í' => plain.push('i'),
            'ň' => plain.push('n'),
            'ó' => plain.push('o'),
            'ř' => plain.push('r'),
            'š' => plain.push('s'),
            'ť' => plain.push('t'),
            'ú' | 'ů' => plain.push('u'),
            'ý' => plain.push('y'),
            'ž' => plain.push('z'),
            '\u{300}'..='\u{36f}' => {} // an accent written as a character of its own
            other => plain.push(other),
        }
    }
    plain
}
