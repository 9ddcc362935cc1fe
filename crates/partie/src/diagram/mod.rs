//! A position as it is seen, of either game: in the terminal, as SVG and as PNG.

mod drawing;
mod path;
mod png;
mod shapes;
mod svg;
mod terminal;

use partie_chess::Position as ChessPosition;
use partie_draughts::Position as DraughtsPosition;
use partie_table::{Colour, Kind, Piece, Square};

pub(crate) use png::png;
pub(crate) use svg::svg;
pub(crate) use terminal::{Signs, sign, terminal};

/// What stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Diagram {
    /// By square, from a1 to h8.
    pieces: [Option<Piece>; 64],
    /// Whether Black sits below.
    pub(crate) flipped: bool,
}

impl Diagram {
    pub(crate) fn new(pieces: impl IntoIterator<Item = (Square, Piece)>) -> Diagram {
        let mut diagram = Diagram { pieces: [None; 64], flipped: false };
        for (square, piece) in pieces {
            diagram.pieces[square.0.index()] = Some(piece);
        }
        diagram
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.0.index()]
    }

    /// The square in a row from the top and a column from the left, as they are seen.
    pub(crate) fn square_at(&self, row: u8, column: u8) -> Option<Square> {
        let (file, rank) = if self.flipped { (7 - column.min(7), row) } else { (column, 7 - row.min(7)) };
        partie_chess::Square::at(file, rank).map(Square)
    }
}

impl From<&ChessPosition> for Diagram {
    fn from(position: &ChessPosition) -> Diagram {
        let piece = |square| {
            let piece = position.piece_at(square)?;
            Some((Square(square), Piece { colour: piece.colour.into(), kind: piece.kind.into() }))
        };
        Diagram::new(partie_chess::Square::all().filter_map(piece))
    }
}

impl From<&DraughtsPosition> for Diagram {
    fn from(position: &DraughtsPosition) -> Diagram {
        Diagram::new(position.pieces().map(|(square, colour, piece)| {
            let kind = match piece {
                partie_draughts::Piece::Man => Kind::Man,
                partie_draughts::Piece::King => Kind::King,
            };
            (Square::from(square), Piece { colour: colour.into(), kind })
        }))
    }
}

/// FIDE 2.1, ČUD 2.4: the corner at each player's left hand is dark.
pub(crate) fn is_dark(square: Square) -> bool {
    (square.0.file() + square.0.rank()).is_multiple_of(2)
}

/// Whose it is, for what is drawn in two colours.
pub(crate) fn is_white(piece: Piece) -> bool {
    piece.colour == Colour::White
}
