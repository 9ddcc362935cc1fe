//! The generator of legal moves (FIDE 3), the one place that knows them all.
//!
//! It works out which pieces give check and which are pinned, and from then on every square that it names is a legal
//! target. What becomes of the moves is the [`Sink`]'s affair: counting them, stopping at the first, listing them, or
//! playing each one.

use core::ops::ControlFlow::{self, Continue};

use crate::attacks;
use crate::board::Board;
use crate::castling;
use crate::moves::Manner;
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
    const NONE: Threats = Threats {
        checkers: Bitboard::EMPTY,
        answers: Bitboard::ALL,
        diagonal_pins: Bitboard::EMPTY,
        straight_pins: Bitboard::EMPTY,
    };

    #[inline(always)]
    fn pins(&self) -> Bitboard {
        self.diagonal_pins | self.straight_pins
    }

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
    // What is known of the threats is passed as constants, so that the compiler makes a faster copy for each case.
    if threats.checkers.several() {
        Continue(()) // only the king can answer a double check
    } else if threats.checkers.any() {
        other_moves::<S, K>(board, &threats, sink)
    } else if threats.pins().any() {
        let pins = Threats { checkers: Bitboard::EMPTY, answers: Bitboard::ALL, ..threats };
        other_moves::<S, K>(board, &pins, sink)
    } else {
        other_moves::<S, K>(board, &Threats::NONE, sink)
    }
}

#[inline(always)]
fn other_moves<S: Side, K: Sink>(board: &Board, threats: &Threats, sink: &mut K) -> ControlFlow<()> {
    pawn_moves::<S, K>(board, threats, sink)?;
    piece_moves::<S, K>(board, threats, sink)
}

/// FIDE 3.8: to an adjoining square that is not attacked, or castling. The attacked squares are worked out only when
/// the king has somewhere to go.
#[inline(always)]
fn king_moves<S: Side, K: Sink>(
    board: &Board,
    king: Square,
    threats: &Threats,
    sink: &mut K,
) -> ControlFlow<()> {
    let targets = attacks::king(king).without(board.colour(S::COLOUR));
    let mut rooks = Bitboard::EMPTY;
    if threats.checkers.is_empty() {
        rooks = castling::rooks_with_free_paths::<S>(board, king).without(threats.straight_pins);
    }
    if (targets | rooks).is_empty() {
        return Continue(());
    }
    let paths = rooks.into_iter().fold(targets, |all, rook| all | castling::king_path(king, rook));
    let attacked = attacked::<S>(board, king, paths);
    sink.one_to_many(Manner::King, king, targets.without(attacked))?;
    for rook in rooks {
        if (castling::king_path(king, rook) & attacked).is_empty() {
            sink.one_to_many(Manner::Castling, king, Bitboard::from(rook))?;
        }
    }
    Continue(())
}

/// Those of the squares that the opponent attacks, and perhaps others. The king is taken off first: it does not
/// shield the squares behind it. The pieces are looked for from the squares, or the squares from the pieces, whichever
/// is less work.
#[inline(always)]
fn attacked<S: Side>(board: &Board, king: Square, squares: Bitboard) -> Bitboard {
    let them = board.colour(S::Opponent::COLOUR);
    let occupied = board.occupied().without(Bitboard::from(king));
    let (diagonal, straight) = (board.diagonal() & them, board.straight() & them);
    let mut attacked = Bitboard::EMPTY;
    if 2 * squares.count() < diagonal.count() + straight.count() {
        for square in squares {
            if board.attackers(S::Opponent::COLOUR, square, occupied).any() {
                attacked |= Bitboard::from(square);
            }
        }
        return attacked;
    }
    for square in diagonal {
        attacked |= attacks::diagonal(square, occupied);
    }
    for square in straight {
        attacked |= attacks::straight(square, occupied);
    }
    attacked
        | attacks::pawns_attack(board.pawns() & them, S::Opponent::UP)
        | attacks::knights_attack(board.knights() & them)
        | attacks::king(board.king(S::Opponent::COLOUR))
}

/// FIDE 3.7, all pawns at once: a pinned pawn keeps to the line of its pin.
#[inline(always)]
fn pawn_moves<S: Side, K: Sink>(board: &Board, threats: &Threats, sink: &mut K) -> ControlFlow<()> {
    let pawns = board.pawns() & board.colour(S::COLOUR);
    let them = board.colour(S::Opponent::COLOUR);
    let empty = !board.occupied();
    let (diagonal, straight) = (threats.diagonal_pins, threats.straight_pins);
    let free = pawns.without(threats.pins());

    let on_file_pin = (pawns & straight).shift(S::FORWARD) & straight;
    let single = (free.shift(S::FORWARD) | on_file_pin) & empty;
    let double = (single & S::THIRD_RANK).shift(S::FORWARD) & empty & threats.answers;
    let captures = |sideways: i8, not_wrapped: Bitboard| {
        let step = S::FORWARD + sideways;
        let on_pin = (pawns & diagonal).shift(step) & diagonal;
        (free.shift(step) | on_pin) & not_wrapped & them & threats.answers
    };
    sink.pawns(Manner::DoubleStep, 2 * S::FORWARD, double)?;
    let steps = [
        (S::FORWARD, single & threats.answers),
        (S::FORWARD - 1, captures(-1, NOT_H_FILE)),
        (S::FORWARD + 1, captures(1, NOT_A_FILE)),
    ];
    for (step, targets) in steps {
        sink.pawns(Manner::Pawn, step, targets.without(S::LAST_RANK))?;
    }
    if (pawns.shift(S::FORWARD) & S::LAST_RANK).any() {
        for (step, targets) in steps {
            sink.pawns(Manner::PromoteToQueen, step, targets & S::LAST_RANK)?;
        }
    }
    if board.passed.any() {
        for from in board.en_passant_captures::<S>() {
            sink.one_to_many(Manner::EnPassant, from, board.passed)?;
        }
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

    for from in (board.knights() & us).without(threats.pins()) {
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
