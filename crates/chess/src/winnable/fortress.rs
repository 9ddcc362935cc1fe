//! Guesses a fortress: the smallest squares for each man that no move leaves.
//!
//! Everybody is first taken to be solid; then each man that could move gets its targets, and whoever moved or could
//! be captured is no longer solid, until nothing changes.

mod kings;

use super::{Fortress, Kings, Region};
use crate::attacks;
use crate::{Bitboard, Colour, Kind, Position, Square};
use kings::Terrain;

const EDGES: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

/// The squares of every man, or nothing if a pawn of `player` could be promoted.
pub(super) fn guess(position: &Position, player: Colour) -> Option<Fortress> {
    if position.en_passant_square().is_some() {
        return None;
    }
    let mut guess = Guess::of(position);
    while guess.men_spread(player)? || guess.kings_spread(player) {}
    Some(Fortress { regions: guess.regions, kings: guess.kings })
}

/// Whether there is any hope: each pawn of the player is blocked or has one of the opponent's ahead on its file, and
/// its rooks and queens can hardly move.
pub(super) fn is_worth_a_try(position: &Position, player: Colour) -> bool {
    let board = &position.board;
    let (ours, theirs) = (board.colour(player), board.colour(!player));
    let pawns = board.pawns() & ours;
    let blocked = board.occupied().shift(if player == Colour::White { -8 } else { 8 });
    let held = behind(board.pawns() & theirs, player) | blocked;
    let cramped = |from| attacks::of(Kind::Rook, player, from, board.occupied()).without(ours).count() < 3;
    pawns.without(held).is_empty()
        && board.pawns().any()
        && (board.straight() & ours).into_iter().all(cramped)
}

/// Whether no pawn of either player can step.
pub(super) fn is_locked(position: &Position) -> bool {
    let pawns = |colour| position.of(colour, Kind::Pawn);
    let steps = pawns(Colour::White).shift(8) | pawns(Colour::Black).shift(-8);
    steps.without(position.occupied()).is_empty()
}

/// The squares that see one of these ahead of them on the file, as `player` looks.
fn behind(squares: Bitboard, player: Colour) -> Bitboard {
    let mut behind = squares;
    for step in [8, 16, 32] {
        behind |= behind.shift(if player == Colour::White { -step } else { step });
    }
    behind
}

struct Guess {
    regions: Vec<Region>,
    kings: Kings,
    king_squares: [Bitboard; 2],
}

fn pawn_steps(colour: Colour, from: Square, blocks: Bitboard) -> Bitboard {
    let forward = if colour == Colour::White { 8 } else { -8 };
    let one = Bitboard::from(from).shift(forward).without(blocks);
    if from.rank_for(colour) == 1 { one | one.shift(forward).without(blocks) } else { one }
}

fn is_promoted(man: &Region) -> bool {
    man.piece.kind == Kind::Pawn && (man.squares & EDGES).any()
}

/// What a man attacks; a pawn that might have been promoted is everything at once.
fn reach(man: &Region, from: Square, blocks: Bitboard) -> Bitboard {
    let kind = man.piece.kind;
    let usual = attacks::of(kind, man.piece.colour, from, blocks);
    if is_promoted(man) {
        return usual | attacks::queen(from, blocks) | attacks::knight(from);
    }
    usual
}

impl Guess {
    fn of(position: &Position) -> Guess {
        let pawns = position.kind(Kind::Pawn);
        // Pawns first: a pawn that gets through ends the attempt early.
        let squares = pawns.into_iter().chain(position.occupied().without(pawns | position.kind(Kind::King)));
        let regions = squares
            .filter_map(|square| {
                let piece = position.piece_at(square)?;
                Some(Region { piece, square, squares: Bitboard::from(square), lasting: true })
            })
            .collect();
        let mut kings = Kings::none();
        let king = |colour| position.king(colour);
        kings.add(position.turn(), king(Colour::White), king(Colour::Black).into());
        Guess { regions, kings, king_squares: Colour::ALL.map(|colour| king(colour).into()) }
    }

    fn solid(&self) -> [Bitboard; 2] {
        let mut solid = [Bitboard::EMPTY; 2];
        for man in self.regions.iter().filter(|man| man.is_solid()) {
            solid[man.piece.colour.index()] |= Bitboard::from(man.square);
        }
        solid
    }

    fn squares(&self) -> [Bitboard; 2] {
        let mut squares = [Bitboard::EMPTY; 2];
        for man in &self.regions {
            squares[man.piece.colour.index()] |= man.squares;
        }
        squares
    }

    /// Men on these squares are no longer lasting. Whether there were any.
    fn capture(&mut self, captured: [Bitboard; 2]) -> bool {
        let mut any = false;
        for man in &mut self.regions {
            if man.lasting && (man.squares & captured[man.piece.colour.index()]).any() {
                man.lasting = false;
                any = true;
            }
        }
        any
    }

    /// Lets every man but the kings move once from all its squares. Nothing if a pawn of `player` was promoted.
    fn men_spread(&mut self, player: Colour) -> Option<bool> {
        let solid = self.solid();
        let squares = self.squares();
        let fixed_kings =
            self.king_squares.into_iter().filter(|k| !k.several()).fold(Bitboard::EMPTY, |a, b| a | b);
        let blocks = solid[0] | solid[1] | fixed_kings;
        let mut captured = [Bitboard::EMPTY; 2];
        let mut moved = false;
        for index in 0..self.regions.len() {
            let man = self.regions[index];
            let pawn = man.piece.kind == Kind::Pawn;
            let (us, them) = (man.piece.colour.index(), (!man.piece.colour).index());
            let ahead = blocks | self.behind_opposing_pawn(&man);
            let mut targets = Bitboard::EMPTY;
            for from in man.squares {
                let attacked = reach(&man, from, blocks);
                targets |= attacked & squares[them];
                captured[them] |= attacked & squares[them];
                if pawn {
                    targets |= pawn_steps(man.piece.colour, from, ahead);
                }
                if !pawn || is_promoted(&man) {
                    targets |= attacked.without(solid[us] | fixed_kings);
                }
            }
            if pawn && man.piece.colour == player && (targets & EDGES).any() {
                return None;
            }
            if targets.without(man.squares).any() {
                self.regions[index].squares |= targets;
                moved = true;
            }
        }
        Some(self.capture(captured) | moved)
    }

    /// Lets the kings walk as far as they can among men that stay as they are. Whether anything changed.
    fn kings_spread(&mut self, player: Colour) -> bool {
        let terrain = Terrain::of(&self.regions, self.solid(), player);
        let moved = terrain.walk(&mut self.kings, &mut self.king_squares);
        let captured = terrain.captures(&self.kings, self.king_squares);
        self.capture(captured) | moved
    }

    /// Where a pawn can not go because a pawn of the opponent comes towards it on its file: as long as neither
    /// leaves the file and the other is not captured, they never pass each other.
    fn behind_opposing_pawn(&self, pawn: &Region) -> Bitboard {
        let file = Bitboard::file(pawn.square.file());
        let keeps_file = |man: &Region| man.piece.kind == Kind::Pawn && man.squares.without(file).is_empty();
        if !keeps_file(pawn) {
            return Bitboard::EMPTY;
        }
        let rank = |man: &Region| man.square.rank_for(pawn.piece.colour);
        let opposing = self.regions.iter().find(|man| {
            man.piece.colour != pawn.piece.colour && man.lasting && rank(man) > rank(pawn) && keeps_file(man)
        });
        opposing.map_or(Bitboard::EMPTY, |man| Bitboard::from(man.square))
    }
}
