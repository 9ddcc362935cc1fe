//! The generator of legal moves (FIDE 3), the one place that knows them all.
//!
//! It works out which pieces give check and which are pinned, and from then on every square that it names is a legal
//! target. What becomes of the moves is the [`Sink`]'s affair: counting them, stopping at the first, listing them, or
//! playing each one.

use core::ops::ControlFlow::{self, Continue};

use crate::attacks;
use crate::board::Board;
use crate::moves::{CastlingSide, Manner};
use crate::side::Side;
use crate::{Bitboard, Square};

const NOT_A_FILE: Bitboard = Bitboard(!Bitboard::file(0).0);
const NOT_H_FILE: Bitboard = Bitboard(!Bitboard::file(7).0);

/// What is done with the generated moves. Promotions come with the manner `PromoteToQueen` and stand for all four.
pub(crate) trait Sink {
    /// The piece on one square can go to each of the targets.
    fn one_to_many(&mut self, manner: Manner, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// Each target can be reached by the pawn that stands this many squares before it.
    fn pawns(&mut self, manner: Manner, step: i8, targets: Bitboard) -> ControlFlow<()>;
}

/// The checks on a king and the pieces that must stay to shield it (FIDE 3.9).
struct Threats {
    /// The pieces that give check.
    checkers: Bitboard,
    /// Where a piece other than the king may go: anywhere, or where it ends the check.
    answers: Bitboard,
    /// The lines of the pins along diagonals, from the king's next square to the pinning piece.
    diagonal_pins: Bitboard,
    /// The same along files and ranks.
    straight_pins: Bitboard,
}

impl Threats {
    #[inline(always)]
    fn to<S: Side>(board: &Board, king: Square) -> Threats {
        let us = board.colour(S::COLOUR);
        let them = board.colour(S::Opponent::COLOUR);
        let mut checkers =
            them & (attacks::pawn(S::COLOUR, king) & board.pawns() | attacks::knight(king) & board.knights());
        let mut check_lines = checkers;
        let mut pins = |snipers: Bitboard| {
            let mut pins = Bitboard::EMPTY;
            for sniper in snipers {
                let line = attacks::between(king, sniper) | Bitboard::from(sniper);
                let shields = line & us;
                if shields.is_empty() {
                    checkers |= Bitboard::from(sniper);
                    check_lines |= line;
                } else if !shields.several() {
                    pins |= line;
                }
            }
            pins
        };
        let diagonal_pins = pins(attacks::diagonal(king, them) & board.diagonal() & them);
        let straight_pins = pins(attacks::straight(king, them) & board.straight() & them);
        let answers = if checkers.is_empty() { Bitboard::ALL } else { check_lines };
        Threats { checkers, answers, diagonal_pins, straight_pins }
    }
}

/// Hands every legal move of the side to move to the sink, until it has had enough.
#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink>(board: &Board, sink: &mut K) -> ControlFlow<()> {
    let king = board.king(S::COLOUR);
    let threats = Threats::to::<S>(board, king);
    king_moves::<S, K>(board, king, &threats, sink)?;
    if threats.checkers.several() {
        return Continue(()); // only the king can answer a double check
    }
    pawn_moves::<S, K>(board, &threats, sink)?;
    piece_moves::<S, K>(board, &threats, sink)
}

/// FIDE 3.8: to an adjoining square that is not attacked, or castling.
#[inline(always)]
fn king_moves<S: Side, K: Sink>(
    board: &Board,
    king: Square,
    threats: &Threats,
    sink: &mut K,
) -> ControlFlow<()> {
    let targets = attacks::king(king).without(board.colour(S::COLOUR));
    let rooks = board.castling & S::FIRST_RANK;
    if targets.is_empty() && rooks.is_empty() {
        return Continue(());
    }
    let attacked = attacked_by_opponent::<S>(board, king);
    sink.one_to_many(Manner::King, king, targets.without(attacked))?;
    if threats.checkers.is_empty() {
        for rook in rooks {
            if may_castle(board, king, rook, attacked, threats.straight_pins) {
                sink.one_to_many(Manner::Castling, king, Bitboard::from(rook))?;
            }
        }
    }
    Continue(())
}

/// Every square that the opponent attacks. The king is taken off first: it does not shield the squares behind it.
#[inline(always)]
fn attacked_by_opponent<S: Side>(board: &Board, king: Square) -> Bitboard {
    let them = board.colour(S::Opponent::COLOUR);
    let occupied = board.occupied().without(Bitboard::from(king));
    let mut attacked = attacks::pawns_attack(board.pawns() & them, S::Opponent::UP)
        | attacks::knights_attack(board.knights() & them)
        | attacks::king(board.king(S::Opponent::COLOUR));
    for square in board.diagonal() & them {
        attacked |= attacks::diagonal(square, occupied);
    }
    for square in board.straight() & them {
        attacked |= attacks::straight(square, occupied);
    }
    attacked
}

/// FIDE 3.8b(2) and F3: the squares that king and rook pass or end on are free, the king's are not attacked, and the
/// rook does not leave its king open to a piece behind it.
#[inline(always)]
fn may_castle(board: &Board, king: Square, rook: Square, attacked: Bitboard, pins: Bitboard) -> bool {
    let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
    let (king_to, rook_to) = (side.king_ends_on(king), side.rook_ends_on(king));
    let king_path = attacks::between(king, king_to) | Bitboard::from(king_to);
    let rook_path = attacks::between(rook, rook_to) | Bitboard::from(rook_to);
    let others = board.occupied().without(Bitboard::from(king) | Bitboard::from(rook));
    ((king_path | rook_path) & others | king_path & attacked).is_empty() && !pins.has(rook)
}

/// FIDE 3.7, all pawns at once: a pinned pawn keeps to the line of its pin.
#[inline(always)]
fn pawn_moves<S: Side, K: Sink>(board: &Board, threats: &Threats, sink: &mut K) -> ControlFlow<()> {
    let pawns = board.pawns() & board.colour(S::COLOUR);
    let them = board.colour(S::Opponent::COLOUR);
    let empty = !board.occupied();
    let (diagonal, straight) = (threats.diagonal_pins, threats.straight_pins);
    let free = pawns.without(diagonal | straight);

    let on_file_pin = (pawns & straight).shift(S::FORWARD) & straight;
    let single = (free.shift(S::FORWARD) | on_file_pin) & empty;
    let double = (single & S::THIRD_RANK).shift(S::FORWARD) & empty & threats.answers;
    sink.pawns(Manner::DoubleStep, 2 * S::FORWARD, double)?;
    steps::<S, K>(sink, S::FORWARD, single & threats.answers)?;

    for (sideways, not_wrapped) in [(-1, NOT_H_FILE), (1, NOT_A_FILE)] {
        let step = S::FORWARD + sideways;
        let on_pin = (pawns & diagonal).without(straight).shift(step) & diagonal;
        let captures = (free.shift(step) | on_pin) & not_wrapped & them & threats.answers;
        steps::<S, K>(sink, step, captures)?;
    }
    if board.passed.any() {
        for from in board.en_passant_captures::<S>() {
            sink.one_to_many(Manner::EnPassant, from, board.passed)?;
        }
    }
    Continue(())
}

/// Plain steps and captures, and the promotions among them (FIDE 3.7e).
#[inline(always)]
fn steps<S: Side, K: Sink>(sink: &mut K, step: i8, targets: Bitboard) -> ControlFlow<()> {
    sink.pawns(Manner::Pawn, step, targets.without(S::LAST_RANK))?;
    let promotions = targets & S::LAST_RANK;
    if promotions.any() {
        sink.pawns(Manner::PromoteToQueen, step, promotions)?;
    }
    Continue(())
}

/// FIDE 3.2-3.6: a pinned knight cannot move, a pinned line piece keeps to the line of its pin.
#[inline(always)]
fn piece_moves<S: Side, K: Sink>(board: &Board, threats: &Threats, sink: &mut K) -> ControlFlow<()> {
    let us = board.colour(S::COLOUR);
    let occupied = board.occupied();
    let targets = threats.answers.without(us);
    let (diagonal, straight) = (threats.diagonal_pins, threats.straight_pins);

    for from in (board.knights() & us).without(diagonal | straight) {
        sink.one_to_many(Manner::Piece, from, attacks::knight(from) & targets)?;
    }
    let bishops = (board.diagonal() & us).without(straight);
    for from in bishops.without(diagonal) {
        sink.one_to_many(Manner::Piece, from, attacks::diagonal(from, occupied) & targets)?;
    }
    for from in bishops & diagonal {
        sink.one_to_many(Manner::Piece, from, attacks::diagonal(from, occupied) & targets & diagonal)?;
    }
    let rooks = (board.straight() & us).without(diagonal);
    for from in rooks.without(straight) {
        sink.one_to_many(Manner::Piece, from, attacks::straight(from, occupied) & targets)?;
    }
    for from in rooks & straight {
        sink.one_to_many(Manner::Piece, from, attacks::straight(from, occupied) & targets & straight)?;
    }
    Continue(())
}
