//! The plainest of mates: the king is in a corner, the player's king takes flights from it, and a man of its own
//! or the check itself takes the rest.

use crate::winnable::evaluate::{CORNERS, DARK, steps};
use crate::{Bitboard, Colour, Kind, Position, Square};

/// Who goes where.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// The corner of the king that is to be mated.
    pub(super) corner: Square,
    /// Where the player's king goes.
    pub(super) own_king: Bitboard,
    /// With a bishop or knight: it, and who else has to come.
    pub(super) minor: Option<Minor>,
}

/// A mate by a bishop or knight while a man of the opponent's takes a flight from its own king.
#[derive(Clone, Copy)]
pub(super) struct Minor {
    pub(super) mates: Kind,
    /// From where it does.
    pub(super) from: Square,
    pub(super) helper: Kind,
    pub(super) beside: Square,
}

struct Pattern {
    mates: Kind,
    helpers: &'static [Kind],
    beside: Square,
    own_king: Square,
    from: Square,
}

const fn pattern(
    mates: Kind,
    helpers: &'static [Kind],
    beside: Square,
    own_king: Square,
    from: Square,
) -> Pattern {
    Pattern { mates, helpers, beside, own_king, from }
}

/// The mates by bishops and knights, for a king on a1: who mates, who of the opponent's may help without defending,
/// beside the king, the player's king, and from where the check comes.
const PATTERNS: [Pattern; 8] = {
    use Kind::{Bishop, Knight, Pawn, Rook};
    [
        pattern(Bishop, &[Knight, Bishop], Square::B1, Square::B3, Square::B2),
        pattern(Bishop, &[Knight, Bishop, Pawn], Square::A2, Square::C2, Square::B2),
        pattern(Knight, &[Knight], Square::B1, Square::B3, Square::C2),
        pattern(Knight, &[Knight, Pawn], Square::A2, Square::C2, Square::B3),
        pattern(Knight, &[Rook], Square::B1, Square::A3, Square::C2),
        pattern(Knight, &[Rook, Pawn], Square::A2, Square::C1, Square::B3),
        pattern(Knight, &[Bishop], Square::B1, Square::A3, Square::B3),
        pattern(Knight, &[Bishop], Square::A2, Square::C1, Square::C2),
    ]
};

/// The square that is to a corner what the given one is to a1.
fn seen_from(corner: Square, square: Square) -> Square {
    Square::wrap((square.index() ^ corner.index()) as u32)
}

/// Plans, the nearest first, at most so many.
pub(super) fn plans(position: &Position, player: Colour, limit: usize) -> Vec<Plan> {
    let board = &position.board;
    let ours = board.colour(player);
    let mut plans = Vec::with_capacity(40);
    if (ours & (board.straight() | board.pawns())).any() {
        plans.extend(CORNERS.map(|corner| with_a_queen(position, player, corner)));
    }
    if (ours & board.straight()).is_empty() {
        plans.extend(PATTERNS.iter().flat_map(|pattern| {
            CORNERS.into_iter().filter_map(|corner| with_minor_piece(position, player, corner, pattern))
        }));
    }
    plans.sort_by_key(|(far, _)| *far);
    plans.into_iter().map(|(_, plan)| plan).take(limit).collect()
}

/// Mating with a queen or rook on the edge.
fn with_a_queen(position: &Position, player: Colour, corner: Square) -> (u32, Plan) {
    let own_king = [Square::B3, Square::C2].map(|square| seen_from(corner, square)).into_iter().collect();
    let far = 2 * steps(position.king(!player), corner) + steps(position.king(player), corner);
    (far, Plan { corner, own_king, minor: None })
}

fn with_minor_piece(
    position: &Position,
    player: Colour,
    corner: Square,
    pattern: &Pattern,
) -> Option<(u32, Plan)> {
    let from = seen_from(corner, pattern.from);
    let beside = seen_from(corner, pattern.beside);
    let own_king = seen_from(corner, pattern.own_king);
    let of_colour = |square| if DARK.has(square) { DARK } else { !DARK };
    let on_right_squares =
        |kind, square| if kind == Kind::Bishop { of_colour(square) } else { Bitboard::ALL };
    let nearest = |men: Bitboard, to: Square| men.into_iter().map(|man| steps(man, to)).min();
    let mating = position.of(player, pattern.mates) & on_right_squares(pattern.mates, from);
    let far = nearest(mating, from)?;
    let can_help = |kind: Kind| {
        let men = position.of(!player, kind) & on_right_squares(kind, beside);
        if kind != Kind::Pawn {
            return nearest(men, beside);
        }
        let comes = position.of(!player, Kind::Pawn) & Bitboard::file(beside.file());
        nearest(comes, beside).filter(|_| beside.rank_for(!player) == 6)
    };
    let promoted = || {
        let ranks =
            position.of(!player, Kind::Pawn).into_iter().map(|pawn| 7 - u32::from(pawn.rank_for(!player)));
        Some((ranks.min()? + 3, Kind::Knight)).filter(|_| pattern.helpers.contains(&Kind::Knight))
    };
    let helpers = pattern.helpers.iter().filter_map(|&kind| Some((can_help(kind)?, kind)));
    let (helper_far, helper) = helpers.min_by_key(|(far, _)| *far).or_else(promoted)?;
    let far = far
        + 2 * helper_far
        + 2 * steps(position.king(!player), corner)
        + steps(position.king(player), own_king);
    let minor = Minor { mates: pattern.mates, from, helper, beside };
    Some((far, Plan { corner, own_king: own_king.into(), minor: Some(minor) }))
}
