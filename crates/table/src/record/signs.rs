//! What people think of the moves: the signs behind them (ČUD 9), typed with a move or written on a scoresheet.

use partie_chess::notation::Letters;

use super::entry::{move_alone, without_offer};
use super::reading::read;
use crate::board::Board;
use crate::{Colour, Move, Ply, Signs, Table};

impl Table {
    /// The signs behind each move: those that came with it, then those on the scoresheets. A sheet is its player's own until
    /// the game is over.
    pub(crate) fn signs(&self) -> Vec<Signs> {
        let sheets = Colour::BOTH.map(|of| self.signs_on_sheet(of));
        let on_sheets = |index: usize| sheets.iter().filter_map(move |signs| signs.get(index)).copied();
        let all = self.plies.iter().enumerate();
        all.map(|(index, ply)| on_sheets(index).fold(ply.signs, Signs::and)).collect()
    }

    fn signs_on_sheet(&self, of: Colour) -> Vec<Signs> {
        let Some(letters) = self.language(of).filter(|_| self.outcome.is_some()) else { return Vec::new() };
        let mut entries = self.record.sheets.of(of).entries();
        let mut signs = Vec::with_capacity(self.plies.len());
        self.walk(|board, ply| {
            signs.push(entries.next().map_or(Signs::NONE, |text| of_entry(board, ply, text, letters)));
        });
        signs
    }
}

/// The signs of an entry that means the move that was played.
fn of_entry(board: &Board, ply: &Ply, text: &str, letters: Letters) -> Signs {
    if text.is_empty() || read(board, text, letters).ok() != ply.mv {
        return Signs::NONE;
    }
    ply.mv.map_or(Signs::NONE, |mv| board.signs_of_entry(text, &mv))
}

impl Board {
    /// The signs of this legal move as it is written, beside which other things may stand.
    pub(crate) fn signs_of_entry(&self, text: &str, mv: &Move) -> Signs {
        let as_it_stands = without_offer(text);
        let alone = move_alone(text, self.chess().is_some());
        let [with_notes, alone] = [&as_it_stands, &alone].map(|text| self.signs_behind(text, mv));
        with_notes.filter(|signs| !signs.is_empty()).or(alone).unwrap_or_default()
    }

    /// The signs behind a written move; nothing if it is not a legal one.
    fn signs_behind(&self, text: &str, mv: &Move) -> Option<Signs> {
        match self {
            Board::Chess(chess) => Some(Signs::of_chess(&chess.nags_behind(text, mv))),
            Board::Draughts(draughts) => {
                let (_, signs) = draughts.position().read_with_signs(text.trim()).ok()?;
                Some(Signs::of_draughts(&signs))
            }
        }
    }

    /// Whether this game has these signs.
    pub(crate) fn has_signs(&self, signs: &Signs) -> bool {
        match self {
            Board::Chess(_) => signs.in_chess().is_some(),
            Board::Draughts(_) => signs.in_draughts().is_some(),
        }
    }
}
