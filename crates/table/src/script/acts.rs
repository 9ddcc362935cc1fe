//! What people do, in the words of a script.

use crate::words::{Speech, Surroundings, read_acts};
use crate::{Act, Language, MarkedMove, Piece, Square, Table, seal};

/// What seals the envelopes of scripts.
const SECRET: &str = "the secret of the script";

/// The acts that the words mean at this table.
pub(super) fn read(words: &str, table: &Table) -> Result<Vec<Act>, String> {
    read_acts(words, Speech::Script, &AtTable(table)).map_err(|error| error.to_string())
}

struct AtTable<'a>(&'a Table);

impl Surroundings for AtTable<'_> {
    fn read_move(&self, text: &str) -> Result<MarkedMove, String> {
        self.0.board.read(text).map_err(super::run::no_move)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.piece_at(square)
    }

    fn is_draughts(&self) -> bool {
        self.0.board.chess().is_none()
    }

    fn seal(&self, written: &str) -> Result<String, String> {
        Ok(seal(written, SECRET))
    }

    fn secret(&self) -> String {
        SECRET.to_owned()
    }

    /// A script says it where it matters.
    fn language(&self) -> Option<Language> {
        None
    }
}
