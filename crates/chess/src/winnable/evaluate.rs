//! How near a position looks to a mate by one player, when both help. It only orders the search, so nothing here has
//! to be right.

use crate::attacks;
use crate::{Bitboard, Colour, Position, Square};

/// Two opinions on the distance; small is near.
pub(super) struct Distance {
    /// How far the king is from having no flight.
    pub(super) by_flights: u32,
    /// How far the board is from being cleared for the plainest of mates, in a corner.
    pub(super) by_clearing: u32,
}

pub(super) const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
pub(super) const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// A mate in a corner: a piece of the opponent's beside it, and the player's king where it attacks the other two squares.
struct Pattern {
    corner: Square,
    helper: Square,
    own_king: Square,
}

const fn pattern(corner: Square, helper: Square, own_king: Square) -> Pattern {
    Pattern { corner, helper, own_king }
}

const PATTERNS: [Pattern; 8] = [
    pattern(Square::A1, Square::B1, Square::B3),
    pattern(Square::A1, Square::A2, Square::C2),
    pattern(Square::H1, Square::G1, Square::G3),
    pattern(Square::H1, Square::H2, Square::F2),
    pattern(Square::A8, Square::B8, Square::B6),
    pattern(Square::A8, Square::A7, Square::C7),
    pattern(Square::H8, Square::G8, Square::G6),
    pattern(Square::H8, Square::H7, Square::F7),
];

fn steps(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

/// Ranks that the foremost of a player's pawns has to go.
pub(super) fn to_promotion(pawns: Bitboard, player: Colour) -> Option<u32> {
    pawns.into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(player))).min()
}

pub(super) fn distance(position: &Position, player: Colour) -> Distance {
    let board = &position.board;
    let (ours, theirs) = (board.colour(player), board.colour(!player));
    let (own_king, king) = (board.king(player), board.king(!player));
    let attacked = attacked(position, player, king);
    let flights = attacks::king(king).without(theirs | attacked).count();
    let edge = |line: u8| u32::from(line.min(7 - line));
    let mut by_flights =
        8 * flights + steps(king, own_king).saturating_sub(2) + edge(king.file()) + edge(king.rank());
    let mut by_clearing = 2 * flights;
    let pawns = board.pawns() & ours;
    let heavy = (board.straight() & ours).any();
    if heavy || pawns.any() {
        let victims = theirs.without(king.into());
        let kings = |corner| steps(king, corner) + steps(own_king, corner).abs_diff(2);
        by_clearing += 2 * CORNERS.into_iter().map(kings).min().unwrap_or(0);
        by_clearing += 16 * victims.count();
        by_clearing += victims.into_iter().map(|victim| steps(victim, own_king)).min().unwrap_or(0);
        if !heavy {
            let advance = 8 + 4 * to_promotion(pawns, player).unwrap_or(0);
            by_flights += advance;
            by_clearing += advance;
        }
    } else {
        let (minor, helpers) = with_minor_pieces(position, player);
        by_flights += helpers + 60;
        by_clearing = minor + helpers + 250;
    }
    if attacked.has(king) {
        // A check that is no mate only drives the king away.
        by_flights += 8;
        by_clearing += 2;
    }
    Distance { by_flights, by_clearing }
}

/// What the player attacks, also through the king.
pub(super) fn attacked(position: &Position, player: Colour, king: Square) -> Bitboard {
    let board = &position.board;
    let ours = board.colour(player);
    let occupied = board.occupied().without(king.into());
    let mut attacked = attacks::king(board.king(player))
        | attacks::pawns_attack(board.pawns() & ours, player == Colour::White)
        | attacks::knights_attack(board.knights() & ours);
    for from in board.diagonal() & ours {
        attacked |= attacks::diagonal(from, occupied);
    }
    for from in board.straight() & ours {
        attacked |= attacks::straight(from, occupied);
    }
    attacked
}

/// Bishops and knights mate in a corner, with the opponent's pieces beside it, and only bishops in one of their
/// colour. Besides the distance: what it takes to get such pieces from pawns.
fn with_minor_pieces(position: &Position, player: Colour) -> (u32, u32) {
    let board = &position.board;
    let (ours, theirs) = (board.colour(player), board.colour(!player));
    let (own_king, king) = (board.king(player), board.king(!player));
    let minors = (board.diagonal() | board.knights()) & ours;
    let (bishops, knights) = (board.diagonal() & ours, board.knights() & ours);
    let colour_of = |bishops: Bitboard| match ((bishops & DARK).any(), bishops.without(DARK).any()) {
        (true, false) => DARK,
        (false, true) => !DARK,
        _ => Bitboard::EMPTY,
    };
    let their_bishops = board.diagonal().without(board.straight()) & theirs;
    // Who could stand beside the king without defending it: nobody whom a bishop of the same colour shares squares with.
    let fillers = theirs & (board.knights() | board.diagonal() ^ board.straight());
    let helpers = if knights.any() {
        fillers
    } else {
        theirs & board.knights() | their_bishops.without(colour_of(bishops))
    };
    let idle = theirs.without(board.pawns() | Bitboard::from(king) | helpers).count();
    let unsuitable = if knights.is_empty() && colour_of(bishops).any() {
        !colour_of(bishops)
    } else if helpers == their_bishops {
        colour_of(their_bishops)
    } else {
        Bitboard::EMPTY
    };
    let nearest = |squares: Bitboard, to: Square| {
        squares.into_iter().map(|square| steps(square, to)).min().unwrap_or(0)
    };
    let to_corner = |pattern: &Pattern| {
        6 * steps(king, pattern.corner)
            + 3 * steps(own_king, pattern.own_king)
            + 3 * nearest(helpers, pattern.helper)
            + nearest(minors, pattern.own_king)
    };
    let suitable = PATTERNS.iter().filter(|pattern| !unsuitable.has(pattern.corner));
    let distance = suitable.map(to_corner).min();
    let missing = if helpers.any() {
        0
    } else {
        to_promotion(board.pawns() & theirs, !player).map_or(40, |ranks| 8 + 4 * ranks)
    };
    (distance.unwrap_or(0), missing + 4 * idle)
}
