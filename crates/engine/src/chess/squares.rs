//! What a piece gains or loses by its square, in the middlegame and in the endgame.
//!
//! The tables follow from a few rules of thumb: pieces belong to the centre, pawns go forward, the king hides until
//! the endgame and comes out then.

use partie_chess::Kind;

/// A value in the middlegame and in the endgame.
pub(super) type Tapered = (i32, i32);

/// By kind and square, as White sees the board.
pub(super) static ON_SQUARES: [[Tapered; 64]; 6] = {
    let mut table = [[(0, 0); 64]; 6];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square as i32 % 8, square as i32 / 8);
        let centre = to_centre(file) + to_centre(rank);
        let home = if rank == 0 { -12 } else { 0 };
        let central_file = to_centre(file);
        table[Kind::Pawn as usize][square] =
            (if rank == 0 || rank == 7 { 0 } else { (rank - 1) * (4 + central_file) - 6 }, rank * rank * 2);
        table[Kind::Knight as usize][square] = (centre * 9 - 24 + home, centre * 7 - 20);
        table[Kind::Bishop as usize][square] = (centre * 4 - 10 + home, centre * 3 - 8);
        table[Kind::Rook as usize][square] =
            (central_file * 3 + if rank == 6 { 15 } else { 0 }, if rank >= 5 { 8 } else { 0 });
        table[Kind::Queen as usize][square] = (centre * 2 - 4, centre * 5 - 14);
        let sheltered = if rank == 0 && central_file < 2 { 28 } else { 0 };
        table[Kind::King as usize][square] = (sheltered - rank * 18, centre * 12 - 36);
        square += 1;
    }
    table
};

/// 0 at the edge to 3 in the two middle files or ranks.
const fn to_centre(line: i32) -> i32 {
    if line < 4 { line } else { 7 - line }
}
