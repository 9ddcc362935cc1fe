//! The signs that may stand in a written move, whatever the language.

use crate::CastlingSide;

/// A hyphen, in any of the shapes that typesetting gives it.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−')
}

/// FIDE C: x; a colon and a times sign mean the same in older and in typeset texts.
pub(super) fn is_capture(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | ':')
}

/// A zero or a letter O, Latin or Cyrillic, as castling is written with.
pub(super) fn is_castling(c: char) -> bool {
    matches!(c, '0' | 'O' | 'o' | 'О' | 'о')
}

/// Check, mate, and what annotators add: none of it says which move it is.
pub(crate) fn is_mark(c: char) -> bool {
    matches!(
        c,
        '+' | '#'
            | '†'
            | '‡'
            | '!'
            | '?'
            | '‼'
            | '⁇'
            | '⁈'
            | '⁉'
            | '='
            | '/'
            | '±'
            | '∓'
            | '⩲'
            | '⩱'
            | '∞'
            | '□'
            | '⌓'
    ) || matches!(c, '↑' | '→' | '⇆' | '○' | '⊕' | '⊙' | '△' | '⨀' | '⟳')
}

/// Nothing, as some databases and engines write it.
pub(super) fn is_null_move(text: &str) -> bool {
    matches!(text, "0000" | "--" | "Z0")
}

/// The side that two or three zeros stand for, and the length of the text that holds them; nothing for any other
/// number of zeros.
pub(crate) fn castling(text: &str) -> Option<(CastlingSide, usize)> {
    let (mut zeros, mut end) = (0, 0);
    let mut after_dash = true;
    for (at, c) in text.char_indices() {
        if is_castling(c) {
            zeros += 1;
            end = at + c.len_utf8();
            after_dash = false;
        } else if is_dash(c) && !after_dash {
            after_dash = true;
        } else {
            break;
        }
    }
    match zeros {
        2 => Some((CastlingSide::King, end)),
        3 => Some((CastlingSide::Queen, end)),
        _ => None,
    }
}

/// The length of `e.p.` at the start of a text, with or without its dots and spaces, or written out.
pub(super) fn en_passant(text: &str) -> Option<usize> {
    const WORDS: [&str; 6] = ["en passant", "e. p.", "e.p.", "e.p", "e p", "ep"];
    WORDS.into_iter().find(|word| starts_with_ignoring_case(text, word)).map(str::len)
}

/// Whether a text starts with an ASCII word in upper or lower case.
fn starts_with_ignoring_case(text: &str, word: &str) -> bool {
    text.as_bytes().get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes()))
}
