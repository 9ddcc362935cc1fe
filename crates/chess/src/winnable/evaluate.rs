//! How near a position looks to a mate by one player, when both help. It only orders the search.

use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position, Square};

pub(super) fn w(i: usize) -> u32 {
    static W: std::sync::OnceLock<Vec<u32>> = std::sync::OnceLock::new();
    W.get_or_init(|| {
        std::env::var("W").unwrap_or("1,4,2,2,4,8,8,1,4,0".into()).split(',').map(|x| x.parse().unwrap()).collect()
    })[i]
}

fn distance(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

/// Small is near.
pub(super) fn distance_to_mate(position: &Position, player: Colour) -> u32 {
    let board = &position.board;
    let ours = board.colour(player);
    let theirs = board.colour(!player);
    let king = board.king(!player);
    let occupied = board.occupied().without(king.into());
    let mut attacked = attacks::king(board.king(player)) | attacks::pawns_attack(board.pawns() & ours, player == Colour::White) | attacks::knights_attack(board.knights() & ours);
    for from in board.diagonal() & ours {
        attacked |= attacks::diagonal(from, occupied);
    }
    for from in board.straight() & ours {
        attacked |= attacks::straight(from, occupied);
    }
    let flights = attacks::king(king).without(theirs | attacked);
    let mut score = w(1) * flights.count();
    let edge = |x: u8| u32::from(x.min(7 - x));
    score += w(7) * (edge(king.file()) + edge(king.rank()));
    let apart = distance(king, board.king(player)).saturating_sub(2);
    if (ours & board.straight()).is_empty() {
        score += w(2) * apart;
        score += w(6);
        let advance = (board.pawns() & ours).into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(player))).min();
        score += w(8) * advance.unwrap_or(7);
        if advance.is_none() {
            let helper =
                position.of(!player, Kind::Pawn).into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(!player))).min();
            score += w(3) * helper.unwrap_or(6);
        }
    } else {
        score += w(9) * apart;
    }
    if attacked.has(king) {
        score += w(5);
    }
    let _ = Bitboard::EMPTY;
    score
}
