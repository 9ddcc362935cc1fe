use crate::{Move, Position, Square};

impl Position {
    /// The legal moves that these squares can mean, each once and with a path that leads over them.
    ///
    /// The squares begin with the origin and end with the last square; between them stand any squares, or none,
    /// where the piece can land on its way, in order. One move is the answer to a clear text, none to a wrong one,
    /// several to one that needs more squares. Squares that name every landing mean that capture and no longer one.
    ///
    /// ```
    /// use partie_draughts::Position;
    /// let squares = ["c3", "d4"].map(|name| name.parse().unwrap());
    /// let moves = Position::start().moves_over(&squares);
    /// assert_eq!(moves.len(), 1);
    /// ```
    pub fn moves_over(&self, squares: &[Square]) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::new();
        for mv in self.legal_paths() {
            if leads_over(&mv, squares) && !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        if moves.iter().any(|mv| names_every_landing(mv, squares)) {
            moves.retain(|mv| names_every_landing(mv, squares));
        }
        moves
    }
}

fn names_every_landing(mv: &Move, squares: &[Square]) -> bool {
    mv.path().count() == squares.len()
}

fn leads_over(mv: &Move, squares: &[Square]) -> bool {
    let [first, between @ .., last] = squares else { return false };
    let mut landings = landings(mv).into_iter();
    mv.from() == *first && mv.to() == *last && between.iter().all(|square| landings.any(|at| at == *square))
}

/// Where the piece can land before the last jump: all of the squares between two pieces that are jumped in one
/// straight line, else the square where it turns (ČUD 4.6, 4.9).
fn landings(mv: &Move) -> Vec<Square> {
    let path: Vec<Square> = mv.path().collect();
    let mut landings = Vec::new();
    for leg in path.windows(3) {
        let [before, at, after] = [leg[0], leg[1], leg[2]];
        landings.push(at);
        if direction(before, at) == direction(at, after) {
            landings.extend(squares_beyond(at, after).take_while(|&square| !mv.captured().contains(square)));
        }
    }
    landings
}

/// Which way it is from one square to another on the same diagonal, as columns and rows.
pub(crate) fn direction(from: Square, to: Square) -> (i8, i8) {
    let columns = to.column() as i8 - from.column() as i8;
    let rows = to.row() as i8 - from.row() as i8;
    (columns.signum(), rows.signum())
}

/// The squares beyond one, towards another on the same diagonal, up to the edge of the board.
pub(crate) fn squares_beyond(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (columns, rows) = direction(from, to);
    let next = move |square: &Square| {
        let column = square.column() as u8;
        Square::from_letters(
            column.wrapping_add_signed(columns).into(),
            square.row().wrapping_add_signed(rows),
        )
    };
    std::iter::successors(next(&from), next)
}
