//! What a player has done at the board with a move that is not made yet.

pub(crate) mod touch;
mod touching;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Change};
use crate::{Colour, Kind, Manner, Move, Piece, Square};

pub use touch::{Bond, Duty};
pub use touching::Touching;

/// The touches and the changes on the board since the last move was made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hand {
    /// The pieces touched on purpose, in order, each once.
    touched: Vec<Touch>,
    /// The squares that differ from the position before the move.
    changes: Vec<Change>,
    /// Where a piece was let go on one that is to be captured and still stands there.
    crowded: Option<Square>,
    /// Where a new piece stands that is not let go yet.
    held: Option<Square>,
    /// What cannot be undone any more.
    commitment: Option<Commitment>,
    /// The way of the piece that was let go first.
    first_release: Option<Move>,
    /// Whether that piece was moved on after it had been let go.
    went_on: bool,
    /// Whether the player has said that this is going to be castling (FIDE F3n1).
    castling_declared: bool,
    /// A move was taken back for what was touched, so that everybody has been told of it; until the hand does something else,
    /// because what that binds to depends on what is legal.
    #[serde(default)]
    told: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Touch {
    pub(crate) square: Square,
    /// Nobody can tell whether it was touched before or after the one before it in the list.
    pub(crate) together: bool,
}

/// A part of a move that is final (FIDE 4.6, 4.4d; ČUD 4.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Commitment {
    /// A piece was let go where a legal capture ends, and what it captures is not off the board yet.
    Landing { from: Square, to: Square },
    /// The king was let go on the square where it castles to.
    Castling { king: Square, to: Square },
    /// The king was let go where it castles to, but castling there is not legal (FIDE 4.4c, 2014/4.7b).
    IllegalCastling { king: Square },
    /// A legal move was made, and the hand went on.
    Made(Move),
    /// The pawn was let go on the last rank, or the new piece has touched that square.
    Promotion { from: Option<Square>, to: Square, kind: Option<Kind> },
}

impl Hand {
    /// Nothing is moved yet, but what was touched on purpose binds, and what was final stays so (FIDE 4.3, 4.6).
    pub(crate) fn bound(&self) -> Hand {
        Hand { touched: self.touched.clone(), commitment: self.commitment, told: true, ..Hand::default() }
    }

    /// The hand that has made a legal move and goes on: it is bound to that move (FIDE 4.6), or to what it had to do instead.
    pub(crate) fn after(before: &Board, mv: &Move, instead: Option<&Hand>) -> Hand {
        let moved = || (vec![Touch { square: mv.from(), together: false }], Some(Commitment::Made(*mv)));
        let (touched, commitment) =
            instead.map_or_else(moved, |hand| (hand.touched.clone(), hand.commitment));
        let (changes, first_release) = (before.changes_of(mv), Some(*mv));
        Hand { touched, changes, commitment, first_release, ..Hand::default() }
    }

    /// Whether the players know what it binds to, because a move was taken back for it.
    pub(crate) fn is_told(&self) -> bool {
        self.told
    }

    pub(crate) fn touched(&self) -> &[Touch] {
        &self.touched
    }

    pub(crate) fn first_release(&self) -> Option<&Move> {
        self.first_release.as_ref()
    }

    /// Whether a piece was moved on after it had been let go.
    pub(crate) fn went_on(&self) -> bool {
        self.went_on
    }

    pub(crate) fn changes(&self) -> &[Change] {
        &self.changes
    }

    pub(crate) fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// FIDE F3n1: so that a king on the square of a step is not taken for one.
    pub(crate) fn declare_castling(&mut self) {
        self.castling_declared = true;
    }

    pub(crate) fn castling_declared(&self) -> bool {
        self.castling_declared
    }

    pub(crate) fn held(&self) -> Option<Square> {
        self.held
    }

    /// Whether nothing is in the air: no piece on top of another, no new piece still held.
    pub(crate) fn is_empty_handed(&self) -> bool {
        self.crowded.is_none() && self.held.is_none()
    }

    /// Whether a move may be over: everything is let go, and a piece stands somewhere else.
    pub(crate) fn may_be_over(&self) -> bool {
        self.is_empty_handed() && self.changes.iter().any(|change| change.piece.is_some())
    }

    pub(crate) fn has_touched(&self, square: Square) -> bool {
        self.touched.iter().any(|touch| touch.square == square)
    }

    /// What stands on a square now.
    pub(crate) fn piece_at(&self, board: &Board, square: Square) -> Option<Piece> {
        let change = self.changes.iter().find(|change| change.square == square);
        change.map_or_else(|| board.piece_at(square), |change| change.piece)
    }

    /// FIDE 4.3c: if the order is not clear, the player's own piece counts as touched first.
    pub(crate) fn touch(&mut self, board: &Board, squares: &[Square], manner: Manner) {
        let together = manner == Manner::Together;
        let mut squares = squares.to_vec();
        if together {
            let is_enemy =
                |square: &Square| board.piece_at(*square).is_some_and(|p| p.colour != board.turn());
            squares.sort_by_key(is_enemy);
        }
        for (index, square) in squares.into_iter().enumerate() {
            if !self.has_touched(square) {
                self.told = false; // what follows from this one nobody has been told
                self.touched.push(Touch { square, together: together && index > 0 });
            }
        }
    }

    pub(crate) fn release(&mut self, board: &Board, path: &Move) {
        let (from, to) = (path.from(), path.to());
        let Some(piece) = self.piece_at(board, from) else { return };
        self.told = false;
        let taken = self.piece_at(board, to).is_some() && from != to;
        self.went_on |= board.piece_at(from) != Some(piece);
        self.first_release.get_or_insert(*path);
        let below = board.piece_at(from).filter(|_| self.crowded == Some(from));
        self.set(board, from, below);
        self.set(board, to, Some(crowned(piece, to)));
        self.crowded = if taken { Some(to) } else { self.crowded.filter(|&square| square != from) };
        self.commit_release(board, piece, from, to);
    }

    fn commit_release(&mut self, board: &Board, piece: Piece, from: Square, to: Square) {
        if self.commitment.is_some() {
            return;
        }
        if piece.kind == Kind::King && board.chess().is_some() {
            self.commitment = self.castling_begun(board, from, to);
        }
        let last_rank = to.0.rank_for(board.turn().into()) == 7;
        if piece.kind == Kind::Pawn && last_rank {
            self.commitment = Some(Commitment::Promotion { from: Some(from), to, kind: None });
        }
        self.commit_landing(board);
    }

    /// What a king that was let go here binds to. A step of one square is castling only if the player has said so (FIDE F3n1).
    fn castling_begun(&self, board: &Board, from: Square, to: Square) -> Option<Commitment> {
        let castles_to = |legal: &Move| board.castling_king_ends(legal) == Some(to) && legal.from() == from;
        let far = from.0.file().abs_diff(to.0.file()) > 1;
        if (far || self.castling_declared) && board.legal_moves().iter().any(castles_to) {
            return Some(Commitment::Castling { king: from, to });
        }
        board.castles_illegally(&Move::new(from, to)).then_some(Commitment::IllegalCastling { king: from })
    }

    /// FIDE 4.6, ČUD 4.10: a piece that was let go where its capture ends stays there.
    fn commit_landing(&mut self, board: &Board) {
        let Some(went) = single_move(board, &self.changes, board.turn()) else { return };
        let same =
            |legal: &&Move| (legal.from(), legal.to(), legal.promotion()) == (went.from(), went.to(), None);
        let captures = |legal: &&Move| Square::all().any(|square| board.captures(legal, square));
        if board.legal_moves().iter().filter(same).any(|legal| captures(&legal)) {
            self.commitment.get_or_insert(Commitment::Landing { from: went.from(), to: went.to() });
        }
    }

    /// FIDE 4.4d: the choice is final when the new piece touches the square.
    pub(crate) fn put(&mut self, board: &Board, kind: Kind, square: Square, colour: Option<Colour>) {
        let piece = Piece { colour: colour.unwrap_or(board.turn()), kind };
        let own = piece.colour == board.turn();
        if own && self.piece_at(board, square).is_some_and(|below| below.colour != piece.colour) {
            self.crowded = Some(square); // what it captures still stands there (FIDE 4.6a)
        }
        self.told = false;
        self.set(board, square, Some(piece));
        self.held = Some(square);
        if !own {
            return; // what is given back to the opponent commits to nothing
        }
        let from = match self.commitment {
            Some(Commitment::Promotion { kind: Some(_), .. }) => return,
            Some(Commitment::Promotion { from, .. }) => from,
            _ => None,
        };
        if square.0.rank_for(board.turn().into()) == 7 {
            self.commitment = Some(Commitment::Promotion { from, to: square, kind: Some(kind) });
        }
    }

    pub(crate) fn let_go(&mut self) {
        self.held = None;
    }

    pub(crate) fn take_off(&mut self, board: &Board, square: Square) {
        if self.crowded == Some(square) {
            self.crowded = None; // the captured piece goes, the one on top of it stays
        } else {
            self.held = self.held.filter(|&held| held != square);
            self.set(board, square, None);
        }
    }

    fn set(&mut self, board: &Board, square: Square, piece: Option<Piece>) {
        self.changes.retain(|change| change.square != square);
        if board.piece_at(square) != piece {
            self.changes.push(Change { square, piece });
        }
    }

    /// The legal move that the pieces on the board amount to, if they amount to one.
    pub(crate) fn amounts_to(&self, board: &Board) -> Option<Move> {
        if self.changes.is_empty() || !self.is_empty_handed() {
            return None;
        }
        let changed = |square: Square| self.changes.iter().any(|change| change.square == square);
        // Castling in which only the rook moves changes the rook's square, which is where such a move goes to (FIDE F3b(4)).
        let touches = |mv: &Move| changed(mv.from()) || changed(mv.to());
        let begins_castling = |mv: &Move| {
            self.castling_declared
                && self.commitment == Some(Commitment::Castling { king: mv.from(), to: mv.to() })
                && board.castling_king_ends(mv).is_none()
        };
        let legal = board.legal_moves().into_iter().filter(touches);
        legal.filter(|mv| !begins_castling(mv)).find(|mv| self.is(board, mv))
    }

    fn is(&self, board: &Board, mv: &Move) -> bool {
        let expected = board.changes_of(mv);
        expected.len() == self.changes.len() && self.is_part_of(&expected)
    }

    /// Whether everything that has changed so far also changes with a legal move.
    fn is_part_of(&self, expected: &[Change]) -> bool {
        self.changes.iter().all(|change| {
            let wanted = expected.iter().find(|wanted| wanted.square == change.square);
            wanted.is_some_and(|wanted| wanted.piece == change.piece)
        })
    }

    /// In draughts: whether the pieces stand as no legal move leaves them. A capture that has landed is still under way, as long
    /// as only what it has jumped is removed (ČUD 4.12); before that nothing may be removed (ČUD 4.11).
    pub(crate) fn stands_wrongly(&self, board: &Board) -> bool {
        let under_way = |mv: &Move| self.is_part_of(&board.changes_of(mv));
        !self.changes.is_empty()
            && (self.first_release.is_none() || !board.legal_moves().iter().any(under_way))
    }

    /// Castling with both pieces, if that is what the king and a rook have left their squares for.
    pub(crate) fn castling_try(&self, board: &Board, mover: Colour) -> Option<Move> {
        let left = |kind: Kind| {
            let own = Piece { colour: mover, kind };
            let mut squares = self.changes.iter().map(|change| change.square);
            squares.find(|&square| board.piece_at(square) == Some(own))
        };
        Some(Move::new(left(Kind::King)?, left(Kind::Rook)?))
    }
}

/// A man on the last row is a king (ČUD 3.5), however it came there.
fn crowned(piece: Piece, on: Square) -> Piece {
    let is_king = piece.kind == Kind::Man && on.0.rank_for(piece.colour.into()) == 7;
    if is_king { Piece { kind: Kind::King, ..piece } } else { piece }
}

/// From where to where a single piece of this player has gone, if that is all that has happened.
pub(crate) fn single_move(board: &Board, changes: &[Change], mover: Colour) -> Option<Move> {
    let mine = |piece: Option<Piece>| piece.is_some_and(|piece| piece.colour == mover);
    let mut left = changes.iter().filter(|change| mine(board.piece_at(change.square)));
    let mut come = changes.iter().filter(|change| mine(change.piece));
    match (left.next(), left.next(), come.next(), come.next()) {
        (Some(from), None, Some(to), None) => Some(Move::new(from.square, to.square)),
        _ => None,
    }
}
