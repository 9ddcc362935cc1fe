//! A board of 64 squares on which everything is looked up step by step.

use partie_chess::{Colour, Kind, Piece, Position, Square};

#[derive(Clone)]
pub(crate) struct Board(pub(crate) [Option<Piece>; 64]);

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// How far one square is from another in files and ranks.
pub(crate) fn difference(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

pub(crate) fn forward(colour: Colour) -> i8 {
    if colour == Colour::White { 1 } else { -1 }
}

/// Whether a piece moves like that on an empty board; a pawn by steps and by captures.
pub(crate) fn goes_that_way(piece: Piece, from: Square, to: Square) -> bool {
    let (files, ranks) = difference(from, to);
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files.abs() == ranks.abs() && files != 0;
    match piece.kind {
        Kind::Bishop => diagonal,
        Kind::Rook => straight,
        Kind::Queen => diagonal || straight,
        Kind::King => files.abs().max(ranks.abs()) == 1,
        Kind::Knight => files.abs() * ranks.abs() == 2,
        Kind::Pawn => {
            let ahead = ranks * forward(piece.colour);
            matches!((files, ahead), (0, 1 | 2) | (-1 | 1, 1))
        }
    }
}

/// The squares between two squares of one line, from the first towards the second.
pub(crate) fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = difference(from, to);
    if !(files == 0 || ranks == 0 || files.abs() == ranks.abs()) {
        return Vec::new();
    }
    let mut squares = Vec::new();
    let mut at = from;
    loop {
        at = at.step(files.signum(), ranks.signum()).unwrap();
        if at == to {
            return squares;
        }
        squares.push(at);
    }
}

impl Board {
    pub(crate) fn of(position: &Position) -> Board {
        let mut board = Board([None; 64]);
        for square in Square::all() {
            board.0[square.index()] = position.piece_at(square);
        }
        board
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    pub(crate) fn without(&self, squares: &[Square]) -> Board {
        let mut board = self.clone();
        for square in squares {
            board.0[square.index()] = None;
        }
        board
    }

    pub(crate) fn with(&self, piece: Piece, square: Square) -> Board {
        let mut board = self.clone();
        board.0[square.index()] = Some(piece);
        board
    }

    pub(crate) fn king(&self, colour: Colour) -> Square {
        Square::all().find(|&square| self.at(square) == Some(Piece::new(colour, Kind::King))).unwrap()
    }

    /// The squares of the pieces of a colour that attack a square.
    pub(crate) fn attackers(&self, colour: Colour, target: Square) -> Vec<Square> {
        let attacks = |&from: &Square| {
            self.at(from).is_some_and(|piece| piece.colour == colour && self.attacks(piece, from, target))
        };
        Square::all().filter(attacks).collect()
    }

    fn attacks(&self, piece: Piece, from: Square, target: Square) -> bool {
        let rays =
            |directions: &[(i8, i8)]| directions.iter().any(|&direction| self.sees(from, direction, target));
        match piece.kind {
            Kind::Bishop => rays(&DIAGONAL),
            Kind::Rook => rays(&STRAIGHT),
            Kind::Queen => rays(&DIAGONAL) || rays(&STRAIGHT),
            Kind::Pawn => {
                let (files, ranks) = difference(from, target);
                files.abs() == 1 && ranks == forward(piece.colour)
            }
            Kind::Knight | Kind::King => goes_that_way(piece, from, target),
        }
    }

    fn sees(&self, from: Square, (files, ranks): (i8, i8), target: Square) -> bool {
        let mut at = from;
        while let Some(next) = at.step(files, ranks) {
            if next == target {
                return true;
            }
            if self.at(next).is_some() {
                return false;
            }
            at = next;
        }
        false
    }
}
