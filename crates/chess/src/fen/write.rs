use core::fmt::Write as _;

use crate::attacks;
use crate::{CastlingSide, Colour, Kind, Position, Square};

/// How castling rights and the en-passant square are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// `KQkq`, the file's letter for a rook that is not the outermost one, and the square passed over after every
    /// double step of a pawn.
    #[default]
    Standard,
    /// As standard, but with the square passed over only when an enemy pawn stands ready to capture there.
    XFen,
    /// The letters of the rooks' files (`HAha`), and the square as in the standard.
    Shredder,
}

impl Position {
    /// The position in standard FEN.
    pub fn fen(&self) -> String {
        self.fen_in(Dialect::Standard)
    }

    /// The position in a dialect of FEN.
    ///
    /// ```
    /// use partie_chess::{Position, fen::Dialect};
    /// let after_e4: Position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1".parse().unwrap();
    /// assert!(after_e4.fen_in(Dialect::Standard).contains("KQkq e3"));
    /// assert!(after_e4.fen_in(Dialect::XFen).contains("KQkq -"));
    /// ```
    pub fn fen_in(&self, dialect: Dialect) -> String {
        let mut fen = String::with_capacity(80);
        self.write_board(&mut fen);
        fen.push_str(if self.turn() == Colour::White { " w " } else { " b " });
        self.write_castling(&mut fen, dialect);
        fen.push(' ');
        match self.passed_square().filter(|&square| dialect != Dialect::XFen || self.pawn_attacks(square)) {
            Some(square) => _ = write!(fen, "{square}"),
            None => fen.push('-'),
        }
        _ = write!(fen, " {} {}", self.plies_since_progress(), self.move_number());
        fen
    }

    fn write_board(&self, fen: &mut String) {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                match Square::at(file, rank).and_then(|square| self.piece_at(square)) {
                    Some(piece) => {
                        write_empty(fen, &mut empty);
                        fen.push(piece.letter());
                    }
                    None => empty += 1,
                }
            }
            write_empty(fen, &mut empty);
            if rank > 0 {
                fen.push('/');
            }
        }
    }

    fn write_castling(&self, fen: &mut String, dialect: Dialect) {
        let before = fen.len();
        for colour in Colour::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = self.castling_rook(colour, side) {
                    let letter = self.castling_letter(colour, side, rook, dialect);
                    fen.push(if colour == Colour::White { letter } else { letter.to_ascii_lowercase() });
                }
            }
        }
        if fen.len() == before {
            fen.push('-');
        }
    }

    fn castling_letter(&self, colour: Colour, side: CastlingSide, rook: Square, dialect: Dialect) -> char {
        if dialect == Dialect::Shredder || self.outermost_rook(colour, side) != Some(rook) {
            return rook.file_letter().to_ascii_uppercase();
        }
        match side {
            CastlingSide::King => 'K',
            CastlingSide::Queen => 'Q',
        }
    }

    /// The rook that a player may still castle with on this side (FIDE 3.8b(1)), whether or not it is possible now.
    ///
    /// ```
    /// use partie_chess::{CastlingSide, Colour, Position, Square};
    /// assert_eq!(Position::start().castling_rook(Colour::White, CastlingSide::King), Some(Square::H1));
    /// ```
    pub fn castling_rook(&self, colour: Colour, side: CastlingSide) -> Option<Square> {
        let king = self.king(colour);
        let mut rooks = (self.castling_rooks() & self.pieces(colour)).into_iter();
        rooks.find(|&rook| (rook > king) == (side == CastlingSide::King))
    }

    /// The rook of the first rank that is farthest from the king on this side: what `K` and `Q` mean.
    pub(crate) fn outermost_rook(&self, colour: Colour, side: CastlingSide) -> Option<Square> {
        let king = self.king(colour);
        let rooks = self.of(colour, Kind::Rook).into_iter().filter(|rook| rook.rank() == king.rank());
        match side {
            CastlingSide::King => rooks.filter(|&rook| rook > king).max(),
            CastlingSide::Queen => rooks.filter(|&rook| rook < king).min(),
        }
    }

    fn pawn_attacks(&self, passed: Square) -> bool {
        (attacks::pawn(!self.turn(), passed) & self.of(self.turn(), Kind::Pawn)).any()
    }
}

fn write_empty(fen: &mut String, empty: &mut u8) {
    if *empty > 0 {
        fen.push((b'0' + *empty) as char);
        *empty = 0;
    }
}
