//! Scoresheets read against the true record.

use partie_chess::notation::Letters;
use serde::{Deserialize, Serialize};

use super::entry::notes_offer;
use super::reading::{Misread, describes, languages, read};
use crate::board::Board;
use crate::{Colour, Language, Ply, Table};

/// One line of a scoresheet beside the true record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetLine {
    /// Who moved.
    pub by: Colour,
    /// The move as it was played.
    pub played: String,
    /// What the player has written; nothing if it is missing.
    pub written: Option<String>,
    /// How the two compare.
    pub verdict: Verdict,
}

/// How an entry compares with what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It means the move that was played, and a draw offer is noted if there was one.
    Agrees,
    /// The move is right, but a draw offer is missing or was never made (FIDE 8.1, C13).
    OfferDiffers,
    /// It means another move, or several.
    Differs,
    /// Nobody can tell what it means. In another notation than algebraic it is no evidence (FIDE C).
    Unreadable,
    /// Nothing is written.
    Missing,
}

impl Table {
    /// A player's scoresheet beside the true record, line by line. It is read in the language in which most of it
    /// agrees.
    ///
    /// ```
    /// use partie_table::{Colour, Verdict, script};
    /// let text = "partie: sheet\n conduct: over the board\n scoresheets: by the players
    ///     white moves Nf3, writes Jf3, presses the clock\n black moves d5\n white writes d6";
    /// let table = script::check(text).unwrap().remove(0).table;
    /// let verdicts: Vec<Verdict> = table.compare(Colour::White).iter().map(|line| line.verdict).collect();
    /// assert_eq!(verdicts, [Verdict::Agrees, Verdict::Differs]);
    /// ```
    pub fn compare(&self, of: Colour) -> Vec<SheetLine> {
        self.compare_in(of, self.language(of).unwrap_or(Letters::ENGLISH))
    }

    /// The letters in which a player writes, as declared or as far as the scoresheet shows.
    pub(crate) fn language(&self, of: Colour) -> Option<Letters> {
        let declared = self.regulations.recording.languages.of(of).is_some();
        let has_written = self.record.sheets.of(of).entries().any(|entry| !entry.is_empty());
        if declared || has_written { self.languages_of(of).first().copied() } else { None }
    }

    /// The languages in which a player may write: the declared one (FIDE C3), or those in which most of the scoresheet
    /// agrees with what was played.
    pub(crate) fn languages_of(&self, of: Colour) -> Vec<Letters> {
        let known = languages(&self.board);
        if let Some(Language(letters)) = self.regulations.recording.languages.of(of)
            && known.contains(letters)
        {
            return vec![*letters];
        }
        let words = |entry: &str| !entry.is_empty();
        let mut entries = self.record.sheets.of(of).entries();
        let mut agreeing = vec![0_u32; known.len()];
        self.walk(|board, ply| {
            let Some(text) = entries.next().filter(|text| words(text)) else { return };
            for (letters, count) in known.iter().zip(&mut agreeing) {
                *count += u32::from(verdict(board, ply, text, *letters) == Verdict::Agrees);
            }
        });
        let most = agreeing.iter().copied().max();
        let best = known.iter().zip(agreeing).filter(|(_, count)| Some(*count) == most);
        best.map(|(letters, _)| *letters).collect()
    }

    fn compare_in(&self, of: Colour, letters: Letters) -> Vec<SheetLine> {
        let mut entries = self.record.sheets.of(of).entries();
        let mut lines = Vec::with_capacity(self.plies.len());
        self.walk(|board, ply| {
            let written = entries.next();
            let played = ply.mv.map_or_else(|| "?".to_owned(), |mv| board.notation(&mv));
            let verdict = match written {
                None => Verdict::Missing,
                Some("") => Verdict::Agrees,
                Some(text) => verdict(board, ply, text, letters),
            };
            let written = match written {
                Some("") => Some(played.clone()),
                other => other.map(str::to_owned),
            };
            lines.push(SheetLine { by: ply.by, played, written, verdict });
        });
        lines
    }

    /// Plays the partie over: each ply with the board before it.
    pub(crate) fn walk(&self, mut visit: impl FnMut(&Board, &Ply)) {
        self.played_over(|board, index| visit(board, &self.plies[index]));
    }
}

fn verdict(board: &Board, ply: &Ply, text: &str, letters: Letters) -> Verdict {
    let Some(played) = ply.mv else { return Verdict::Agrees }; // nobody can say what the move was
    let same = match read(board, text, letters) {
        Ok(found) => ply.legal && found == played,
        Err(Misread::Unreadable) if ply.legal => return Verdict::Unreadable,
        Err(_) => false,
    };
    if !same && (ply.legal || !describes(board, text, &played, letters)) {
        return Verdict::Differs;
    }
    if notes_offer(text) == ply.offered { Verdict::Agrees } else { Verdict::OfferDiffers }
}
