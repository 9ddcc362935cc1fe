//! Pieces that are too few to mate with, whatever the opponent does to help (FIDE 9.6).

use crate::{Bitboard, Colour, Kind, Position};

const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Whether the pieces of `player` can never again give a mate, by one of these arguments. Each speaks of mates that
/// a move brings about, so a position that is mate already is not for this function.
///
/// *A bare king* attacks nothing that a king may stand next to.
///
/// *A king and a knight against a king and queens.* Only the knight can check. In every such position the queens
/// that take the king's flights away attack the knight, too: the test counts all of them out. There are no pins,
/// and further queens only defend more.
///
/// *A king and bishops of one square colour, when the opponent has no pawn, no knight and no bishop of the other
/// colour.* The king in check stands on s, of the bishops' colour, and the check comes through d, the next square on
/// the diagonal (or from d). The two squares next to both s and d are of the other colour, which no bishop attacks,
/// and a king that is next to both of them would stand on s or d, which it can not. So one of them is
/// attacked by nobody: the king flees there, or a rook or queen of its own stands there and goes to d, capturing or
/// shielding; it is never pinned, because its square is not of the bishops' colour. A bishop that moves
/// never opens the line of another on the way to a check of its own, so there are no double checks.
pub(super) fn cannot_mate(position: &Position, player: Colour) -> bool {
    let board = &position.board;
    let ours = board.colour(player);
    let theirs = board.colour(!player);
    if (ours & (board.pawns() | board.straight())).any() {
        return false;
    }
    let knights = board.knights() & ours;
    let bishops = board.diagonal() & ours;
    if (knights | bishops).is_empty() {
        return true;
    }
    let pawns_or_knights = theirs & (board.pawns() | board.knights());
    if knights.any() {
        let rooks_or_bishops = theirs & (board.diagonal() ^ board.straight());
        return bishops.is_empty() && !knights.several() && (pawns_or_knights | rooks_or_bishops).is_empty();
    }
    let all_bishops = bishops | position.of(!player, Kind::Bishop);
    let one_colour = (all_bishops & DARK).is_empty() || all_bishops.without(DARK).is_empty();
    one_colour && pawns_or_knights.is_empty()
}
