//! Guesses a proof in which some men are followed and the others roam: all placements of the former and all squares
//! of the latter that moves lead to, starting from where they are.
//!
//! Bishops behind a wall multiply the positions without changing anything. Whoever is boxed in, on the other hand,
//! must be followed: a rook that can only leave its corner after it was captured will never leave it.

mod placement;

use super::{Certificate, Region, Roaming};
use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position, Square};
use placement::{Placement, Placements};

/// A man that can reach fewer squares than this is boxed in.
const ROOM: u32 = 6;
/// Forced moves are followed up to this depth, where there are at most this many.
const FORCED_DEPTH: u32 = 3;
const FORCED_MOVES: u64 = 4;

/// A proof with at most so many placements, from here or after forced moves.
pub(super) fn prove(position: &Position, player: Colour, limit: usize) -> Option<Certificate> {
    if let Some(roaming) = prove_here(position, player, limit) {
        return Some(Certificate::Roaming(roaming));
    }
    let (mut positions, mut ends) = (Vec::new(), Vec::new());
    follow(position, player, limit, FORCED_DEPTH, &mut positions, &mut ends)?;
    Some(Certificate::Closed { positions, fortresses: ends })
}

fn prove_here(position: &Position, player: Colour, limit: usize) -> Option<Roaming> {
    if position.castling_rooks().any() || position.en_passant_square().is_some() {
        return None;
    }
    let mut tried = Bitboard::EMPTY;
    for choice in [bishops, bishops_and_opponents, bishops_and_opponents_but_knights] {
        let roamers = choice(position, player);
        if roamers.any() && roamers != tried {
            tried = roamers;
            let certificate = Guess::new(position, player, roamers).complete(limit).map(Certificate::Roaming);
            if let Some(Certificate::Roaming(roaming)) =
                certificate.filter(|certificate| certificate.proves(position, player))
            {
                return Some(roaming);
            }
        }
    }
    None
}

/// Plays all of few legal moves, until a proof begins after each.
fn follow(
    position: &Position,
    player: Colour,
    limit: usize,
    depth: u32,
    positions: &mut Vec<Position>,
    ends: &mut Vec<(Position, Certificate)>,
) -> Option<()> {
    let known = positions.iter().chain(ends.iter().map(|(position, _)| position));
    if known.into_iter().any(|known| known.repeats(position)) {
        return Some(());
    }
    if Certificate::Material.proves(position, player) {
        ends.push((*position, Certificate::Material));
        return Some(());
    }
    if depth < FORCED_DEPTH
        && let Some(roaming) = prove_here(position, player, limit)
    {
        ends.push((*position, Certificate::Roaming(roaming)));
        return Some(());
    }
    if depth == 0 || position.count_legal_moves() > FORCED_MOVES {
        return None;
    }
    positions.push(*position);
    let moves = position.legal_moves();
    moves.iter().try_for_each(|&m| follow(&position.play(m), player, limit, depth - 1, positions, ends))
}

/// The bishops that have room.
fn bishops(position: &Position, _: Colour) -> Bitboard {
    position.kind(Kind::Bishop).into_iter().filter(|&square| has_room(position, square)).collect()
}

/// The bishops that have room, and whoever of the opponent's has: other pieces, and pawns that can go ahead.
fn bishops_and_opponents(position: &Position, player: Colour) -> Bitboard {
    let theirs = position.pieces(!player).without(position.kind(Kind::King));
    let free = theirs.into_iter().filter(|&square| has_room(position, square));
    bishops(position, player) | free.collect()
}

fn bishops_and_opponents_but_knights(position: &Position, player: Colour) -> Bitboard {
    bishops_and_opponents(position, player).without(position.kind(Kind::Knight))
}

fn has_room(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else { return false };
    let occupied = position.occupied();
    if piece.kind == Kind::Pawn {
        let ahead = Bitboard::file(square.file()) & ahead_of(piece.colour, square);
        let blocked = ahead & (position.kind(Kind::Pawn) | occupied & attacks::king(square));
        return blocked.is_empty();
    }
    let mut squares = Bitboard::from(square);
    let mut new = squares;
    while new.any() && squares.count() < ROOM {
        let reached = |all, from| all | attacks::of(piece.kind, piece.colour, from, occupied);
        let targets = new.into_iter().fold(Bitboard::EMPTY, reached).without(occupied);
        new = targets.without(squares);
        squares |= targets;
    }
    squares.count() >= ROOM
}

fn ahead_of(colour: Colour, square: Square) -> Bitboard {
    let rank = square.rank();
    let ranks = if colour == Colour::White { rank + 1..8 } else { 0..rank };
    ranks.fold(Bitboard::EMPTY, |all, rank| all | Bitboard::rank(rank))
}

struct Guess {
    player: Colour,
    roamers: Vec<Region>,
    placements: Placements,
    squares: [Bitboard; 2],
    /// Whether a roamer has got a new square, so that placements which were done have to be looked at again.
    spread: bool,
}

impl Guess {
    fn new(position: &Position, player: Colour, roamers: Bitboard) -> Guess {
        let region = |square| {
            let piece = position.piece_at(square)?;
            Some(Region { piece, square, squares: Bitboard::from(square), lasting: false })
        };
        let colour = |colour| roamers & position.pieces(colour);
        Guess {
            player,
            roamers: roamers.into_iter().filter_map(region).collect(),
            placements: Placements::from(Placement::of(position, roamers)),
            squares: Colour::ALL.map(colour),
            spread: true,
        }
    }

    /// Adds placements and squares until there are no more. Nothing if there are too many, or the player gets a queen.
    fn complete(mut self, limit: usize) -> Option<Roaming> {
        while self.spread {
            self.spread = false;
            let mut index = 0;
            while index < self.placements.len() {
                let placement = self.placements.get(index);
                self.spread_roamers(&placement);
                self.move_followed(&placement)?;
                index += 1;
                if self.placements.len() > limit {
                    return None;
                }
            }
        }
        Some(Roaming { placements: self.placements.into_positions(), roamers: self.roamers })
    }

    /// Lets all roamers of the player to move go as far as they can while the others stand like this.
    fn spread_roamers(&mut self, placement: &Placement) {
        let (us, them) = (placement.turn, !placement.turn);
        let (occupied, theirs) = (placement.board.occupied(), placement.board.colour(them));
        let king = Bitboard::from(placement.board.king(them));
        let mut captured = Bitboard::EMPTY;
        let mut any = false;
        for man in self.roamers.iter_mut().filter(|man| man.piece.colour == us) {
            any = true;
            let enemies = theirs.without(king) | self.squares[them.index()];
            let mut new = man.squares;
            while new.any() {
                let targets = targets(man, new.without(occupied), occupied, enemies).without(king);
                captured |= targets & theirs;
                new = targets.without(placement.board.colour(us) | man.squares);
                man.squares |= new;
                self.spread |= new.any();
            }
            self.squares[us.index()] |= man.squares;
        }
        if any {
            self.enter(placement.passed());
            for square in captured {
                self.enter(placement.without(square));
            }
        }
    }

    /// Plays all moves of the men that are followed. Nothing if a pawn of the player's is promoted.
    fn move_followed(&mut self, placement: &Placement) -> Option<()> {
        let (us, them) = (placement.turn, !placement.turn);
        let board = &placement.board;
        let ours = board.colour(us);
        let enemies = board.colour(them).without(board.king(them).into()) | self.squares[them.index()];
        for from in ours {
            let piece = board.piece_at(from)?;
            let man = Region { piece, square: from, squares: Bitboard::from(from), lasting: false };
            let king = Bitboard::from(board.king(them));
            let targets = targets(&man, man.squares, board.occupied(), enemies).without(ours | king);
            for to in targets {
                if piece.kind != Kind::Pawn || to.rank_for(us) != 7 {
                    self.enter(placement.moved(piece, from, to));
                    continue;
                }
                if us == self.player {
                    return None;
                }
                for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    self.enter(placement.moved(crate::Piece::new(us, kind), from, to));
                }
            }
        }
        Some(())
    }

    /// Adds a placement, unless the king of the player who moved would stand in a check that no roamer can shield, or
    /// nothing is left to mate with.
    fn enter(&mut self, placement: Placement) {
        let board = &placement.board;
        let blocked = board.occupied() | self.squares[0] | self.squares[1];
        let in_check = board.attackers(placement.turn, board.king(!placement.turn), blocked).any();
        let hopeless = !board.colour(self.player).several() && self.squares[self.player.index()].is_empty();
        if !in_check && !hopeless {
            self.placements.insert(placement);
        }
    }
}

/// Where a man can go from these squares; a pawn that might have been promoted moves like everybody.
fn targets(man: &Region, from: Bitboard, occupied: Bitboard, enemies: Bitboard) -> Bitboard {
    let (kind, colour) = (man.piece.kind, man.piece.colour);
    if kind != Kind::Pawn {
        return from
            .into_iter()
            .fold(Bitboard::EMPTY, |all, from| all | attacks::of(kind, colour, from, occupied));
    }
    let forward = if colour == Colour::White { 8 } else { -8 };
    let one = from.shift(forward).without(occupied);
    let third = Bitboard::rank(if colour == Colour::White { 2 } else { 5 });
    let two = (one & third).shift(forward).without(occupied);
    let mut all = one | two | attacks::pawns_attack(from, colour == Colour::White) & enemies;
    if ((man.squares | all) & (Bitboard::rank(0) | Bitboard::rank(7))).any() && man.squares.several() {
        for from in man.squares.without(occupied) {
            all |= attacks::queen(from, occupied) | attacks::knight(from);
        }
    }
    all
}
