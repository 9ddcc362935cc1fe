//! Why a path is not a legal move.
//!
//! # The right reason, not the first
//! A path can be wrong in several ways at once. The reason given is the one that a player must understand first,
//! because the others do not matter before it is mended:
//!
//! 1. **Whose piece**: something of the player's own must stand on the first square (ČUD 3.3).
//! 2. **Geometry**, over the whole path: along diagonals, men forward and not too far (ČUD 3.4, 3.9, 4.1).
//! 3. **Occupancy**, leg by leg: what stands on the way and on the target (ČUD 3.4, 3.9, 4.2, 4.3, 4.7, 4.8, 4.11);
//!    and that a man that has reached the last row stops there (ČUD 3.8).
//! 4. **Compulsion**: the piece can go this way, but a capture is due (ČUD 4.1), it is due to a king (ČUD 4.14), or it
//!    is not complete (ČUD 4.5, 4.6, 4.13).
//!
//! A path that names every landing is taken at its word. Only if it fails by geometry or occupancy as it stands is it
//! read as the short form of a longer capture.

mod leg;
mod phrase;
mod reading;
mod reason;
mod text;
mod walk;

pub use reason::WhyNot;

use crate::board::{Black, Board, White};
use crate::generate::man_captures;
use crate::moves::Landings;
use crate::position::Moves;
use crate::{Colour, Move, Piece, Position, Square, Squares};
use reading::Reading;
use walk::walk;

impl Position {
    /// The legal move that a path means, or why there is none.
    ///
    /// The path begins with the origin and ends with the last square. Squares between them are landings in order;
    /// they may be left out as long as only one move remains (see [`moves_over`](Self::moves_over)).
    ///
    /// # Errors
    /// The reason, with its article and its facts: what is in the way, what must be played instead.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let path = |names: [&str; 2]| names.map(|name| name.parse().unwrap());
    /// let start = Position::start();
    /// assert_eq!(start.find_move(&path(["c3", "d4"])).unwrap().to_string(), "c3-d4");
    ///
    /// let why_not = start.find_move(&path(["c3", "e5"])).unwrap_err();
    /// assert_eq!(why_not.article().to_string(), "ČUD 3.4");
    /// assert_eq!(why_not.to_string(), "a man moves one square only, and c3 to e5 is farther");
    /// ```
    pub fn find_move(&self, path: &[Square]) -> Result<Move, WhyNot> {
        let moves = self.moves_over(path);
        match moves[..] {
            [mv] => Ok(mv),
            [] => Err(self.why_not(path)),
            _ => Err(WhyNot::Ambiguous { moves }),
        }
    }

    fn why_not(&self, path: &[Square]) -> WhyNot {
        let [from, _, ..] = *path else { return WhyNot::TooShort };
        match self.piece_at(from) {
            None => WhyNot::NoPiece { from },
            Some((colour, piece)) if colour == self.turn() => self.why_not_with(piece, from, path),
            Some(_) if self.with_other_turn().moves_over(path).is_empty() => {
                WhyNot::NotYourPiece { from, turn: self.turn() }
            }
            Some(_) => WhyNot::NotYourTurn { turn: self.turn() },
        }
    }

    fn why_not_with(&self, piece: Piece, from: Square, path: &[Square]) -> WhyNot {
        let captures = self.captures_of(piece, from);
        let readings = captures.iter().flat_map(|capture| Reading::all(self, capture, path));
        let (to_the_letter, short): (Vec<_>, Vec<_>) = readings.partition(|reading| reading.to_the_letter);
        if !to_the_letter.is_empty() {
            return self.not_what_is_due(piece, &to_the_letter);
        }
        let walked = walk(self, piece, path);
        let is_plain_move = walked == Ok(Squares::NONE);
        if !is_plain_move && !short.is_empty() {
            return self.not_what_is_due(piece, &short);
        }
        let by = self.origins(Piece::Man) | self.origins(Piece::King);
        walked.err().unwrap_or(WhyNot::CaptureIsCompulsory { by })
    }

    /// ČUD 4.5, 4.6, 4.13, 4.14: the piece can capture like this, but that is not (all) it must do.
    fn not_what_is_due(&self, piece: Piece, readings: &[Reading]) -> WhyNot {
        let kings = self.origins(Piece::King);
        if piece == Piece::Man && !kings.is_empty() {
            return WhyNot::KingMustCapture { kings };
        }
        let moves_of = |goes_on: bool| {
            let mut moves: Vec<Move> = Vec::new();
            for reading in readings.iter().filter(|reading| reading.goes_on == goes_on) {
                if !moves.contains(&reading.capture) {
                    moves.push(reading.capture);
                }
            }
            moves
        };
        let moves = moves_of(true);
        if !moves.is_empty() {
            return WhyNot::Incomplete { piece, moves };
        }
        let landings = readings.iter().fold(Squares::NONE, |all, reading| all | reading.landings);
        WhyNot::WrongLanding { landings, moves: moves_of(false) }
    }

    /// The complete captures of one piece, by every path, as if no other piece could capture.
    fn captures_of(&self, piece: Piece, from: Square) -> Vec<Move> {
        if piece == Piece::King {
            return self
                .legal_paths()
                .into_iter()
                .filter(|mv| mv.is_capture() && mv.from() == from)
                .collect();
        }
        let mut moves = Moves::<true>(Vec::new());
        let (board, man) = (self.board(), from.bit());
        match self.turn() {
            Colour::White => man_captures::<White, _>(board, &mut moves, man, man, 0, Landings::NONE),
            Colour::Black => man_captures::<Black, _>(board, &mut moves, man, man, 0, Landings::NONE),
        }
        moves.0.retain(Move::is_capture);
        moves.0
    }

    /// Where the men, or the kings, that have a legal move stand.
    fn origins(&self, piece: Piece) -> Squares {
        self.legal_moves().iter().filter(|mv| mv.piece() == piece).map(Move::from).collect()
    }

    fn with_other_turn(&self) -> Self {
        let &Board { own, other, kings } = self.board();
        Self::new(Board { own: other, other: own, kings }, self.turn().opponent())
    }
}
