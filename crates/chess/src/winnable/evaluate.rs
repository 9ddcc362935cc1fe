//! How near a position looks to a mate by one player, when both help. It only orders the search.

use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position, Square};

pub(super) fn w(i: usize) -> u32 {
    static W: std::sync::OnceLock<Vec<u32>> = std::sync::OnceLock::new();
    W.get_or_init(|| {
        std::env::var("W").unwrap_or("0,8,2,2,0,8,8,1,4,1,2,1".into()).split(',').map(|x| x.parse().unwrap()).collect()
    })[i]
}

fn distance(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

/// Small is near.
pub(super) fn distance_to_mate(position: &Position, player: Colour) -> (u32, u32) {
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

    let edge = |x: u8| u32::from(x.min(7 - x));
    let own_king = board.king(player);
    let heavy = (ours & board.straight()).any();
    let pawns = board.pawns() & ours;
    let apart = distance(king, own_king).saturating_sub(2);
    let mut a = 8 * flights.count() + apart + edge(king.file()) + edge(king.rank());
    let (kd, corner) = [Square::A1, Square::H1, Square::A8, Square::H8]
        .into_iter()
        .map(|corner| (distance(king, corner) + distance(own_king, corner).abs_diff(2), corner))
        .min_by_key(|x| x.0)
        .unwrap_or((0, Square::A1));
    let mut b = 2 * flights.count() + 2 * kd;
    let officers = |squares: Bitboard| squares.without(board.pawns());
    if heavy || pawns.any() {
        let victims = theirs.without(king.into());
        b += 16 * victims.count();
        if let Some(near) = victims.into_iter().map(|v| distance(v, own_king)).min() {
            b += near;
        }
    } else {
        let near: u32 = officers(board.occupied()).into_iter().map(|s| distance(s, corner).saturating_sub(1)).sum();
        b += near;
        if officers(theirs).count() < 2 {
        let helper =
                position.of(!player, Kind::Pawn).into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(!player))).min();
        let helper = helper.map_or(40, |x| 8 + 4 * x);
        a += helper;
        b += helper;
        }
    }
    if !heavy {
        a += 8;
        b += 8;
        let advance = pawns.into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(player))).min();
        a += 4 * advance.unwrap_or(6);
        b += 4 * advance.unwrap_or(6);
    }
    if attacked.has(king) {
        a += 8;
        b += 2;
    }
    (a, b)
}
