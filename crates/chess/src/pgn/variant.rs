//! The position that a game starts from, as its tags tell (`FEN`, `SetUp`, `Variant`).

use memchr::memchr;

use super::Text;
use super::error::{PgnProblem, PlacedProblem};
use crate::Position;

/// The tag that Chess960 games carry.
pub(super) const VARIANT: &str = "Variant";
pub(super) const CHESS960: &str = "Chess960";

/// Names for games that keep the rules of chess, without regard to case, spaces and hyphens.
const KNOWN: [&str; 14] = [
    "",
    "standard",
    "chess",
    "normal",
    "regular",
    "classical",
    "fromposition",
    "chess960",
    "960",
    "fischerandom",
    "fischerrandom",
    "fischerrandomchess",
    "freestyle",
    "freestylechess",
];

/// Which start the tags seen so far ask for, with the byte at which each of them begins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Setup<'a> {
    fen: Option<(usize, Text<'a>)>,
    variant: Option<(usize, Text<'a>)>,
}

impl<'a> Setup<'a> {
    /// Takes note of a tag if it has to do with the start. The first of each name counts, as it does in `Tags`; and
    /// a position that is given counts whatever `SetUp` says.
    #[inline]
    pub(super) fn note(&mut self, at: usize, name: Text<'a>, value: Text<'a>) {
        match name.bytes() {
            b"FEN" => _ = self.fen.get_or_insert((at, value)),
            b"Variant" => _ = self.variant.get_or_insert((at, value)),
            _ => {}
        }
    }

    /// The position, or nothing for the standard one.
    pub(super) fn position(&self, file: &[u8]) -> Result<Option<Position>, PlacedProblem> {
        if let Some((at, variant)) = self.variant {
            let name = variant.to_str();
            if !is_known(&name) {
                let at = at + value_offset(&file[at..]);
                return Err(PlacedProblem { at, problem: PgnProblem::Variant(name.into_owned()) });
            }
        }
        let Some((at, fen)) = self.fen else { return Ok(None) };
        let position = fen.to_str().parse().map_err(|error: crate::FenError| {
            let at = at + value_offset(&file[at..]) + error.column - 1;
            PlacedProblem { at, problem: PgnProblem::Fen(error) }
        })?;
        Ok(Some(position))
    }
}

fn is_known(variant: &str) -> bool {
    let name: String =
        variant.chars().filter(|char| char.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    KNOWN.contains(&name.as_str())
}

/// Where the value begins in a tag pair.
fn value_offset(tag: &[u8]) -> usize {
    memchr(b'"', tag).map_or(0, |quote| quote + 1)
}
