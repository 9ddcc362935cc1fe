//! Moves said aloud, for players who cannot see the board (FIDE E2.1), and heard.

mod czech;
mod english;
mod fide;
mod hear;
mod vocabulary;

use core::fmt::{self, Write};

use crate::{CastlingSide, Kind, Move, Position, Square};
use vocabulary::Vocabulary;

/// The words in which moves are announced.
///
/// ```
/// use partie_chess::{Position, Square};
/// use partie_chess::notation::Speech;
/// let start = Position::start();
/// let m = start.find_move(Square::G1, Square::F3, None).unwrap();
/// assert_eq!(start.announce(m, Speech::Fide), "Springer Gustav eins Felix drei");
/// assert_eq!(start.announce(m, Speech::Czech), "jezdec g jedna na f tři");
/// assert_eq!(start.announce(m, Speech::English), "knight g1 to f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speech {
    /// The words that FIDE E2.1 suggests: Anna, Bella, Cesar, and German numbers and names of pieces.
    Fide,
    /// Plain Czech.
    Czech,
    /// Plain English.
    English,
}

impl Speech {
    /// All of them.
    pub const ALL: [Speech; 3] = [Speech::Fide, Speech::Czech, Speech::English];

    const fn vocabulary(self) -> &'static Vocabulary {
        match self {
            Speech::Fide => &fide::VOCABULARY,
            Speech::Czech => &czech::VOCABULARY,
            Speech::English => &english::VOCABULARY,
        }
    }
}

impl Position {
    /// A legal move as it is announced. Both squares are always named, so that it cannot be misunderstood.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::Speech;
    /// let position: Position = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let m = position.read_uci("e7d8q").unwrap();
    /// assert_eq!(position.announce(m, Speech::Czech), "pěšec e sedm bere na d osm, proměna v dámu, šach");
    /// ```
    pub fn announce(&self, legal: Move, speech: Speech) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write_announcement(&mut text, legal, speech.vocabulary());
        text
    }

    fn write_announcement(&self, text: &mut String, m: Move, words: &Vocabulary) -> fmt::Result {
        if let Some(side) = m.castling_side() {
            let [king_side, queen_side] = words.castling;
            text.write_str(if side == CastlingSide::King { king_side } else { queen_side })?;
        } else {
            let kind = self.board.kind_at(m.from()).unwrap_or(Kind::Pawn);
            text.write_str(words.pieces[kind as usize])?;
            text.write_str(" ")?;
            write_square(text, m.from(), words)?;
            text.write_str(if self.is_capture(m) { words.takes } else { words.goes })?;
            write_square(text, m.to(), words)?;
        }
        if m.is_en_passant() {
            text.write_str(words.en_passant)?;
        }
        if let Some(kind) = m.promotion() {
            text.write_str(words.promotions[kind as usize])?;
        }
        let after = self.play(m);
        if after.is_check() {
            text.write_str(if after.has_legal_move() { words.check } else { words.mate })?;
        }
        Ok(())
    }
}

fn write_square(text: &mut String, square: Square, words: &Vocabulary) -> fmt::Result {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    write!(text, "{}{}{}", words.files[file], words.joint, words.ranks[rank])
}
