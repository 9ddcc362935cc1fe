//! Checks that the men of a position can never leave the squares that a fortress gives them, and that no placement
//! of the men on those squares is a mate.
//!
//! A *placement* puts every solid man on its square and every other man on one of its squares or off the board. The
//! present position is one. If each legal move from any placement leads to a placement again, every position that
//! can be reached is one. What is checked is more than needed: a man that is not solid is taken to be absent where
//! it would shield or block, and present where it could be captured.

use crate::attacks;
use crate::winnable::{Fortress, Region};
use crate::{Bitboard, Colour, Kind, Position, Square};

/// Whether the position is a placement and all its legal moves, and theirs, lead to placements.
pub(super) fn hold(fortress: &Fortress, position: &Position) -> bool {
    let regions = &fortress.regions;
    position.castling_rooks().is_empty()
        && position.en_passant_square().is_none()
        && describe(regions, position)
        && regions.iter().all(|man| man.squares.into_iter().all(|from| stays(regions, man, from)))
}

/// One region for each man, its square among its squares; a solid man has no other, and nobody else enters it.
fn describe(regions: &[Region], position: &Position) -> bool {
    let squares: Bitboard = regions.iter().map(|man| man.square).collect();
    let solid = solid(regions);
    squares == position.occupied()
        && squares.count() as usize == regions.len()
        && regions.iter().all(|man| {
            position.piece_at(man.square) == Some(man.piece)
                && man.squares.has(man.square)
                && if man.solid { !man.squares.several() } else { (man.squares & solid).is_empty() }
        })
}

fn solid(regions: &[Region]) -> Bitboard {
    regions.iter().filter(|man| man.solid).map(|man| man.square).collect()
}

/// The squares that this player attacks in every placement: those that solid men attack without looking past any
/// square at all.
fn always_attacked(regions: &[Region], by: Colour) -> Bitboard {
    let attackers = regions.iter().filter(|man| man.solid && man.piece.colour == by);
    attackers.fold(Bitboard::EMPTY, |all, man| all | attacks::of(man.piece.kind, by, man.square, Bitboard::ALL))
}

/// Whether every move of a man from one of its squares keeps to its squares, in every placement.
fn stays(regions: &[Region], man: &Region, from: Square) -> bool {
    let colour = man.piece.colour;
    let solid_of = |colour| -> Bitboard {
        regions.iter().filter(|man| man.solid && man.piece.colour == colour).map(|man| man.square).collect()
    };
    let (own, all) = (solid_of(colour), solid(regions));
    let king = regions.iter().find(|other| other.piece.kind == Kind::King && other.piece.colour != colour);
    // The opponent's king can be attacked, but never captured.
    let solid_king = king.filter(|king| king.solid).map_or(Bitboard::EMPTY, |king| Bitboard::from(king.square));
    let targets = match man.piece.kind {
        Kind::Pawn => pawn_targets(regions, colour, from, all),
        Kind::King => attacks::king(from).without(always_attacked(regions, !colour)),
        kind => attacks::of(kind, colour, from, all),
    };
    // A target that is a solid man of the opponent is outside the squares, as it has to be: it would be captured.
    targets.without(own | solid_king).without(man.squares).is_empty()
}

/// Where a pawn might go. Past the last rank but one there is no answer but "anywhere": promotion is not described.
fn pawn_targets(regions: &[Region], colour: Colour, from: Square, solid: Bitboard) -> Bitboard {
    let up = if colour == Colour::White { 1 } else { -1 };
    let Some(one) = from.step(0, up).filter(|one| one.rank_for(colour) < 7) else {
        return Bitboard::ALL;
    };
    let mut targets = Bitboard::EMPTY;
    if !solid.has(one) {
        targets |= Bitboard::from(one);
        if let Some(two) = one.step(0, up).filter(|two| from.rank_for(colour) == 1 && !solid.has(*two)) {
            targets |= Bitboard::from(two);
        }
    }
    // Capturing in passing happens on a square that the other pawn could also have stepped to.
    let victims = regions.iter().filter(|man| man.piece.colour != colour && man.piece.kind != Kind::King);
    let capturable = victims.fold(Bitboard::EMPTY, |all, man| all | man.squares);
    targets | attacks::pawn(colour, from) & capturable
}

/// Whether no placement is a mate given by this player.
///
/// For each square s of the king and each square t of the player's own king: the king on s must be attacked, and
/// each adjoining square must be occupied by a man of its own or be attacked. A square that no man of the player
/// can attack, except perhaps the king from t, and on which no solid man of the opponent stands, has to be filled with
/// one of the opponent's other men, each of which fills one square only.
pub(super) fn allow_no_mate(fortress: &Fortress, player: Colour) -> bool {
    let regions = &fortress.regions;
    let king_of = |colour| regions.iter().find(|man| man.piece.kind == Kind::King && man.piece.colour == colour);
    let (Some(target), Some(own_king)) = (king_of(!player), king_of(player)) else { return false };
    let attackable = attackable(regions, player);
    let solid_friends: Bitboard = regions
        .iter()
        .filter(|man| man.solid && man.piece.colour != player)
        .map(|man| man.square)
        .collect();
    let fillers: Vec<Bitboard> = regions
        .iter()
        .filter(|man| man.piece.colour != player && man.piece.kind != Kind::King && !man.solid)
        .map(|man| man.squares)
        .collect();
    (target.squares & attackable).into_iter().all(|s| {
        let flights = attacks::king(s).without(solid_friends | attackable);
        own_king.squares.without(attacks::king(s) | Bitboard::from(s)).into_iter().all(|t| {
            let to_fill = flights.without(attacks::king(t));
            !can_fill(to_fill, &fillers)
        })
    })
}

/// All squares that the player's men other than the king attack in some placement. The opponent's king shields none:
/// a square behind it is attacked once it goes there.
fn attackable(regions: &[Region], player: Colour) -> Bitboard {
    let shields: Bitboard = regions
        .iter()
        .filter(|man| man.solid && (man.piece.kind != Kind::King || man.piece.colour == player))
        .map(|man| man.square)
        .collect();
    let men = regions.iter().filter(|man| man.piece.colour == player && man.piece.kind != Kind::King);
    men.fold(Bitboard::EMPTY, |all, man| {
        man.squares
            .into_iter()
            .fold(all, |all, from| all | attacks::of(man.piece.kind, player, from, shields))
    })
}

/// Whether each of the squares can be given a man of its own.
fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    let Some(square) = squares.first() else { return true };
    let rest = squares.without(Bitboard::from(square));
    men.iter().enumerate().filter(|(_, man)| man.has(square)).any(|(used, _)| {
        let mut others = men.to_vec();
        others.swap_remove(used);
        can_fill(rest, &others)
    })
}
