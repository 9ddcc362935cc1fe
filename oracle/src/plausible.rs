//! Games that look like people's, for benchmarks: pieces are developed, captured when that pays, and seldom given away.

use partie_chess::{Kind, Move, Position, Square};

use crate::random::Random;

/// Chooses a move that a weak player might play; nothing when there is no legal move.
pub fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let mut best = None;
    for &m in &position.legal_moves() {
        let score = judge(position, m) + random.below(120) as i32;
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, m));
        }
    }
    best.map(|(_, m)| m)
}

/// White's pieces less Black's, in hundredths of a pawn.
pub fn material(position: &Position) -> i32 {
    let worth = |colour| -> i32 {
        Kind::ALL.iter().map(|&kind| value(kind) * position.of(colour, kind).count() as i32).sum()
    };
    worth(partie_chess::Colour::White) - worth(partie_chess::Colour::Black)
}

fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight | Kind::Bishop => 300,
        Kind::Rook => 500,
        Kind::Queen => 900,
        Kind::King => 0,
    }
}

fn judge(position: &Position, m: Move) -> i32 {
    if m.is_castling() {
        return 150;
    }
    let (from, to) = (m.from(), m.to());
    let worth = |square| position.piece_at(square).map_or(0, |piece| value(piece.kind));
    let endangered = |square| position.attackers(!position.turn(), square).any();
    let own = worth(from);
    let captured = if position.is_capture(m) { worth(to).max(100) } else { 0 };
    let risk = if endangered(to) { own } else { 0 };
    let rescue = if endangered(from) { own / 2 } else { 0 };
    let king = if own == 0 { 100 } else { 0 };
    captured - risk + rescue - king + 8 * (centrality(to) - centrality(from)) + m.promotion().map_or(0, value)
}

/// From 0 in the corners to 6 in the middle.
fn centrality(square: Square) -> i32 {
    let from_edge = |line: u8| i32::from(line.min(7 - line));
    from_edge(square.file()) + from_edge(square.rank())
}
