use core::fmt;

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
const MARKS: [(&str, Nag); 23] = [
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

    /// The glyph that a mark stands for: `!`, `?!`, `+-`, `±` and their like.
    pub fn from_mark(mark: &str) -> Option<Nag> {
        Nag::from_mark_bytes(mark.as_bytes())
    }

    pub(super) fn from_mark_bytes(mark: &[u8]) -> Option<Nag> {
        MARKS.iter().find(|(known, _)| known.as_bytes() == mark).map(|&(_, nag)| nag)
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
