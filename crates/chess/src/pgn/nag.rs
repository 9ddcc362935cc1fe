use core::fmt;

use crate::notation::san::signs::{is_dash, is_mark};

/// A numeric annotation glyph: a remark on a move or a position by its number in the PGN standard, such as 1 for
/// a good move.
///
/// ```
/// use partie_chess::pgn::Nag;
/// assert_eq!(Nag::from_mark("!?"), Some(Nag::INTERESTING));
/// assert_eq!(Nag(13).to_string(), "$13");
/// assert_eq!(Nag::BLUNDER.mark(), Some("??"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nag(pub u8);

/// The marks that people write in the place of a number, the usual one for each number first.
const MARKS: [(&str, Nag); 38] = [
    ("!", Nag::GOOD),
    ("?", Nag::MISTAKE),
    ("!!", Nag::BRILLIANT),
    ("??", Nag::BLUNDER),
    ("!?", Nag::INTERESTING),
    ("?!", Nag::DUBIOUS),
    ("=", Nag(10)),
    ("∞", Nag(13)),
    ("⩲", Nag(14)),
    ("⩱", Nag(15)),
    ("±", Nag(16)),
    ("∓", Nag(17)),
    ("+-", Nag(18)),
    ("-+", Nag(19)),
    ("+/=", Nag(14)),
    ("+=", Nag(14)),
    ("=/+", Nag(15)),
    ("=+", Nag(15)),
    ("+/-", Nag(16)),
    ("-/+", Nag(17)),
    ("+−", Nag(18)),
    ("−+", Nag(19)),
    ("N", Nag(146)),
    ("‼", Nag::BRILLIANT),
    ("⁇", Nag::BLUNDER),
    ("⁉", Nag::INTERESTING),
    ("⁈", Nag::DUBIOUS),
    ("□", Nag::FORCED),
    ("⊙", Nag(22)),
    ("⨀", Nag(22)),
    ("○", Nag(26)),
    ("⟳", Nag(32)),
    ("↑", Nag(36)),
    ("→", Nag(40)),
    ("⇆", Nag(132)),
    ("⊕", Nag(138)),
    ("△", Nag(140)),
    ("⌓", Nag(142)),
];

impl Nag {
    /// `!`
    pub const GOOD: Nag = Nag(1);
    /// `?`
    pub const MISTAKE: Nag = Nag(2);
    /// `!!`
    pub const BRILLIANT: Nag = Nag(3);
    /// `??`
    pub const BLUNDER: Nag = Nag(4);
    /// `!?`
    pub const INTERESTING: Nag = Nag(5);
    /// `?!`
    pub const DUBIOUS: Nag = Nag(6);

    /// `□`
    pub const FORCED: Nag = Nag(7);

    /// The glyph that a mark stands for: `!`, `?!`, `+-`, `±` and their like.
    pub fn from_mark(mark: &str) -> Option<Nag> {
        Nag::from_mark_bytes(mark.as_bytes())
    }

    pub(super) fn from_mark_bytes(mark: &[u8]) -> Option<Nag> {
        MARKS.iter().find(|(known, _)| known.as_bytes() == mark).map(|&(_, nag)| nag)
    }

    /// The glyphs that stand behind a written move. Signs of check and mate are part of the move and none of them.
    ///
    /// ```
    /// use partie_chess::pgn::Nag;
    /// assert_eq!(Nag::behind("Nf3+!?"), [Nag::INTERESTING]);
    /// assert_eq!(Nag::behind("e8=Q ±"), [Nag(16)]);
    /// assert_eq!(Nag::behind("O-O"), []);
    /// ```
    pub fn behind(written: &str) -> Vec<Nag> {
        Nag::all(marks_behind(written))
    }

    /// The same behind a move that gives check: the first `+` is its sign, if what follows can stand by itself.
    ///
    /// ```
    /// use partie_chess::pgn::Nag;
    /// assert_eq!(Nag::behind_check("Bb5+="), [Nag(10)]);
    /// assert_eq!(Nag::behind_check("Bb5++="), [Nag(14)]);
    /// assert_eq!(Nag::behind_check("Bb5+-"), [Nag(18)]);
    /// ```
    pub fn behind_check(written: &str) -> Vec<Nag> {
        let marks = marks_behind(written);
        let after_check = marks.strip_prefix('+').filter(|after| Nag::split(after.trim_start()).is_some());
        Nag::all(after_check.unwrap_or(marks))
    }

    fn all(marks: &str) -> Vec<Nag> {
        let mut rest = marks;
        let mut nags = Vec::new();
        while let Some(first) = rest.chars().next() {
            let (nag, after) =
                Nag::split(rest).map_or((None, &rest[first.len_utf8()..]), |(nag, after)| (Some(nag), after));
            nags.extend(nag);
            rest = after;
        }
        nags
    }

    /// The glyph that a text begins with, and the text behind it. To repeat a mark says no more than to write it once.
    ///
    /// ```
    /// use partie_chess::pgn::Nag;
    /// assert_eq!(Nag::split("!?$14"), Some((Nag::INTERESTING, "$14")));
    /// assert_eq!(Nag::split("$14"), Some((Nag(14), "")));
    /// assert_eq!(Nag::split("!!!??"), Some((Nag::BRILLIANT, "??")));
    /// assert_eq!(Nag::split("x"), None);
    /// ```
    pub fn split(text: &str) -> Option<(Nag, &str)> {
        if let Some(number) = text.strip_prefix('$') {
            let after = number.trim_start_matches(|c: char| c.is_ascii_digit());
            return number[..number.len() - after.len()].parse().ok().map(|number| (Nag(number), after));
        }
        if let Some((nag, length)) = Nag::strength(text.as_bytes()) {
            return Some((nag, &text[length..]));
        }
        let begins = MARKS.iter().filter(|(mark, _)| !mark.starts_with('N') && text.starts_with(mark));
        begins.max_by_key(|(mark, _)| mark.len()).map(|&(mark, nag)| (nag, &text[mark.len()..]))
    }

    /// The glyph that a run of `!` and `?` begins with, and how many bytes say nothing else.
    pub(super) fn strength(text: &[u8]) -> Option<(Nag, usize)> {
        let run = text.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let mark = &text[..run.min(2)];
        let nag = Nag::from_mark_bytes(mark).filter(|_| run > 0)?;
        let mut length = mark.len();
        loop {
            let rest = &text[length..run];
            length += match (mark, rest) {
                _ if rest.starts_with(mark) => mark.len(),
                ([first, second], [next, ..]) if first == second && next == first => 1,
                _ => return Some((nag, length)),
            };
        }
    }

    /// The mark that people write for it, if there is a common one.
    pub fn mark(self) -> Option<&'static str> {
        MARKS.iter().find(|(_, nag)| *nag == self).map(|&(mark, _)| mark)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// The end of a written move that is nothing but marks. The mark of a draw offer may stand behind them (FIDE C13).
fn marks_behind(written: &str) -> &str {
    let written = written.trim_end();
    let written = written.strip_suffix("(=)").unwrap_or(written);
    let mut before = written;
    loop {
        before = before.trim_end_matches(|c: char| is_mark(c) || is_dash(c) || c == ' ');
        match before.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('$') {
            Some(before_number) => before = before_number,
            None => return &written[before.len()..],
        }
    }
}
