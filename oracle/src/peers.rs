//! The same game in three libraries at once.

use cozy_chess as cozy;
use partie_chess::{Kind, Move, Position, fen::Dialect};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _, PositionError};

use crate::games::{RandomGame, Start};
use crate::random::Random;

/// A move as all libraries can tell it: castling is the king going to the rook's square.
pub type PlainMove = (usize, usize, Option<char>);

/// One position in the three libraries.
#[derive(Clone, Debug)]
pub struct Peers {
    /// Ours.
    pub ours: Position,
    /// Shakmaty's.
    pub shakmaty: Chess,
    /// Cozy-chess's.
    pub cozy: cozy::Board,
}

impl Peers {
    /// A position of ours handed to the others by its Shredder-FEN; nothing if one of them will not have it, as some
    /// will not have two pieces giving check that could not have come to do so.
    pub fn new(ours: Position) -> Option<Peers> {
        let fen = ours.fen_in(Dialect::Shredder);
        Some(Peers { ours, shakmaty: shakmaty_from(&fen)?, cozy: cozy::Board::from_fen(&fen, true).ok()? })
    }

    /// Plays a move of ours in all three.
    ///
    /// # Panics
    /// When shakmaty or cozy-chess do not know the move as legal.
    pub fn play(&mut self, m: Move) {
        let plain = plain(m);
        let theirs = self.shakmaty.legal_moves().into_iter().find(|&theirs| shakmaty_plain(theirs) == plain);
        self.shakmaty.play_unchecked(theirs.expect("shakmaty knows the move"));
        self.cozy.play(cozy_move(m));
        self.ours = self.ours.play(m);
    }
}

/// Reads a FEN with shakmaty, letting unreachable positions through as we do.
pub fn shakmaty_from(fen: &str) -> Option<Chess> {
    let fen = Fen::from_ascii(fen.as_bytes()).ok()?;
    fen.into_position::<Chess>(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// One of our moves.
pub fn plain(m: Move) -> PlainMove {
    (m.from().index(), m.to().index(), m.promotion().map(Kind::letter))
}

/// One of shakmaty's moves.
pub fn shakmaty_plain(m: shakmaty::Move) -> PlainMove {
    let from = m.from().map_or(64, usize::from);
    (from, usize::from(m.to()), m.promotion().map(shakmaty::Role::upper_char))
}

/// One of cozy-chess's moves.
pub fn cozy_plain(m: cozy::Move) -> PlainMove {
    let letter = |piece: cozy::Piece| char::from(piece).to_ascii_uppercase();
    (m.from as usize, m.to as usize, m.promotion.map(letter))
}

fn cozy_move(m: Move) -> cozy::Move {
    let piece = |kind| match kind {
        Kind::Pawn => cozy::Piece::Pawn,
        Kind::Knight => cozy::Piece::Knight,
        Kind::Bishop => cozy::Piece::Bishop,
        Kind::Rook => cozy::Piece::Rook,
        Kind::Queen => cozy::Piece::Queen,
        Kind::King => cozy::Piece::King,
    };
    cozy::Move {
        from: cozy::Square::index(m.from().index()),
        to: cozy::Square::index(m.to().index()),
        promotion: m.promotion().map(piece),
    }
}

/// Plays random games until so many positions have been seen, and shows each to a function, with the move that led
/// to it. Games begin in all the ways of [`Start`] by turns and last from 20 to 120 plies.
pub fn walk(seed: u64, positions: usize, mut visit: impl FnMut(&Peers, Option<Move>)) {
    let mut random = Random::new(seed);
    let mut seen = 0;
    for start in Start::ALL.into_iter().cycle() {
        let Some(mut peers) = Peers::new(start.position(&mut random)) else { continue };
        let mut game = RandomGame::new(peers.ours, Random::new(random.next_u64()));
        visit(&peers, None);
        seen += 1;
        for _ in 0..20 + random.below(100) {
            let Some(m) = game.play() else { break };
            peers.play(m);
            visit(&peers, Some(m));
            seen += 1;
        }
        if seen >= positions {
            return;
        }
    }
}
