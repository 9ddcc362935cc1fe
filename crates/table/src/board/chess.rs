//! The board of chess and Chess960.

use partie_chess::fen::{read_lenient, read_standing};
use partie_chess::notation::{Letters, Notation, Style};
use partie_chess::{Kind as ChessKind, Move as ChessMove, Position};
use partie_laws::{Article, Edition, Text};
use serde::{Deserialize, Serialize};

use super::{Change, Count, End, kept};
use crate::result::Reason;
use crate::{Castling, Choice, Colour, Kind, Move, Piece, Proof, Square, Why, Winnability, Winnable};

/// The position, and the keys of every position so far, this one included: equal keys say that it may be the same again
/// (FIDE 9.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChessBoard {
    #[serde(with = "kept::standing")]
    position: Position,
    keys: Vec<u64>,
    /// Whether an illegal move stands, so that the position may be one that no legal play leads to.
    irregular: bool,
}

impl ChessBoard {
    pub(crate) fn new(start: Position) -> Self {
        ChessBoard { position: start, keys: vec![start.key()], irregular: false }
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn turn(&self) -> Colour {
        self.position.turn().into()
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let piece = self.position.piece_at(square.0)?;
        Some(Piece { colour: piece.colour.into(), kind: piece.kind.into() })
    }

    pub(crate) fn find(&self, mv: &Move) -> Result<ChessMove, Why> {
        let [from, to] = mv.squares() else { return Err(Why::TwoSquares) };
        let promotion = mv.promotion().and_then(Kind::in_chess);
        Ok(self.position.find_move(from.0, to.0, promotion)?)
    }

    /// After a move against the Laws a king may stand to be taken, which is no legal move all the same (FIDE 1.2).
    pub(crate) fn legal_moves(&self) -> impl Iterator<Item = ChessMove> {
        let king = self.position.king(!self.position.turn());
        let moves: Vec<ChessMove> = self.position.legal_moves().iter().copied().collect();
        moves.into_iter().filter(move |m| m.to() != king)
    }

    pub(crate) fn choices(&self) -> Vec<Choice> {
        let choice = |legal: ChessMove| {
            let in_passing = partie_chess::Square::at(legal.to().file(), legal.from().rank());
            let taken = if legal.is_en_passant() { in_passing } else { Some(legal.to()) };
            Choice {
                mv: written(legal),
                notation: self.position.san(legal).as_str().to_owned(),
                captured: taken.filter(|_| self.position.is_capture(legal)).map(Square).into_iter().collect(),
                castling: castling(legal),
            }
        };
        self.legal_moves().map(choice).collect()
    }

    pub(crate) fn play(&mut self, mv: &Move) -> bool {
        let Ok(legal) = self.find(mv) else { return false };
        self.position = self.position.play(legal);
        self.keys.push(self.position.key());
        true
    }

    pub(super) fn position_after(&self, mv: &Move) -> Option<Position> {
        Some(self.position.play(self.find(mv).ok()?))
    }

    /// In passing too (FIDE 3.7d).
    pub(super) fn captures(&self, mv: &Move, square: Square) -> bool {
        let Ok(legal) = self.find(mv) else { return false };
        let in_passing = partie_chess::Square::at(legal.to().file(), legal.from().rank());
        self.position.is_capture(legal)
            && (legal.is_en_passant() && in_passing == Some(square.0)
                || !legal.is_en_passant() && legal.to() == square.0)
    }

    /// Mate and stalemate come first, then the dead position, then the counts of the later editions (FIDE 5, 9.6).
    pub(crate) fn end_after(
        &self,
        legal: ChessMove,
        edition: &Edition,
        judge: &dyn Winnability,
    ) -> Option<End> {
        let after = self.position.play(legal);
        let draw = |reason, article| Some(End { winner: None, reason, article });
        if !after.has_legal_move() {
            if after.is_check() {
                let winner = Some(self.turn());
                return Some(End { winner, reason: Reason::Checkmate, article: Article::fide("5.1a") });
            }
            return draw(Reason::Stalemate, Article::fide("5.2a"));
        }
        if self.may_have_died(&after) && judge.is_dead(&after) {
            return draw(Reason::DeadPosition, Article::fide("5.2b"));
        }
        if let Some(needed) = edition.automatic_repetition {
            let times =
                if needed.consecutive { self.in_a_row(after.key()) } else { self.times(after.key()) + 1 };
            if times >= needed.times {
                return draw(Reason::FivefoldRepetition, Article::new(Text::Fide2014, "9.6a"));
            }
        }
        let moves = edition.automatic_moves?;
        if u32::from(after.plies_since_progress()) < 2 * moves {
            return None;
        }
        draw(Reason::SeventyFiveMoves, Article::new(Text::Fide2014, "9.6b"))
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.keys.capacity() * size_of::<u64>()
    }

    /// Whether it makes sense to ask if a move has led to a dead position: it must be one that the Laws know.
    fn may_have_died(&self, after: &Position) -> bool {
        !self.irregular || is_possible(after)
    }

    /// How often a position with the key of this one has occurred, this one included.
    pub(crate) fn times_seen(&self) -> u32 {
        self.times(self.position.key())
    }

    /// How often a position with this key has occurred.
    fn times(&self, key: u64) -> u32 {
        self.keys.iter().filter(|&&earlier| earlier == key).count() as u32
    }

    /// How often in a row, at every second move, the position with this key will have occurred when it comes next.
    fn in_a_row(&self, key: u64) -> u32 {
        let earlier = self.keys.iter().rev().skip(3).step_by(4);
        1 + earlier.take_while(|&&earlier| earlier == key).count() as u32
    }

    /// FIDE 9.3: how many moves each player has made, or will have with the legal move, without a capture or a
    /// pawn move.
    pub(crate) fn quiet_moves(&self, intended: Option<&Move>, edition: &Edition) -> Count {
        let plies = match intended.map(|mv| self.find(mv)) {
            None => self.position.plies_since_progress(),
            Some(Ok(legal)) => self.position.play(legal).plies_since_progress(),
            Some(Err(_)) => 0,
        };
        Count { found: u32::from(plies) / 2, needed: edition.claim_moves }
    }

    /// Castling rights that king and rook have not lost stay; nothing can be taken in passing.
    pub(crate) fn stand(&mut self, changes: &[Change], turn: Colour) -> bool {
        let piece_at = |square: Square| {
            let change = changes.iter().rev().find(|change| change.square == square);
            change.map_or_else(|| self.piece_at(square), |change| change.piece)
        };
        let rows: Vec<String> = (0..8).rev().map(|rank| fen_row(rank, piece_at)).collect();
        let to_move = if turn == Colour::White { 'w' } else { 'b' };
        let moved = |square: partie_chess::Square| changes.iter().any(|change| change.square.0 == square);
        let castles = |rook: &partie_chess::Square| {
            let owner = self.position.piece_at(*rook).map_or(self.position.turn(), |piece| piece.colour);
            !moved(*rook) && !moved(self.position.king(owner))
        };
        let mut rights: String =
            self.position.castling_rooks().into_iter().filter(castles).map(|rook| self.right(rook)).collect();
        if rights.is_empty() {
            rights.push('-');
        }
        let moved_on = u16::from(turn != self.turn());
        let plies = if self.progress(changes) { 0 } else { self.position.plies_since_progress() + moved_on };
        let number =
            self.position.move_number() + u16::from(self.turn() == Colour::Black && turn != self.turn());
        let fen = format!("{} {to_move} {rights} - {plies} {number}", rows.join("/"));
        let Ok(position) = read_standing(&fen) else { return false };
        self.position = position;
        self.keys.push(position.key());
        self.irregular = true;
        true
    }

    /// Whether a player could still mate. Where no legal play leads, nobody can prove anything.
    pub(crate) fn winnable(&self, by: Colour, judge: &dyn Winnability) -> Winnable {
        let is_possible = !self.irregular || is_possible(&self.position);
        if is_possible { judge.winnable(&self.position, by.into()) } else { Winnable::Unknown }
    }

    /// The same, with the proof if there is one to show.
    pub(crate) fn prove(&self, by: Colour, judge: &dyn Winnability) -> (Winnable, Option<Proof>) {
        let is_possible = !self.irregular || is_possible(&self.position);
        if is_possible { judge.prove(&self.position, by.into()) } else { (Winnable::Unknown, None) }
    }

    /// The letter of a rook's file, in the case of its owner.
    fn right(&self, rook: partie_chess::Square) -> char {
        let white = self.position.pieces(partie_chess::Colour::White).has(rook);
        if white { rook.file_letter().to_ascii_uppercase() } else { rook.file_letter() }
    }

    /// Whether a pawn has moved or something was taken.
    fn progress(&self, changes: &[Change]) -> bool {
        let before: Vec<Piece> = changes.iter().filter_map(|change| self.piece_at(change.square)).collect();
        let after: Vec<Piece> = changes.iter().filter_map(|change| change.piece).collect();
        before.len() != after.len() || before.iter().chain(&after).any(|piece| piece.kind == Kind::Pawn)
    }

    pub(crate) fn read(&self, text: &str) -> Result<Move, Why> {
        if let Ok(squares) = text.parse() {
            return Ok(squares);
        }
        let found = self.position.read_san(text);
        found.map(written).map_err(|error| Why::Unreadable(error.to_string()))
    }

    pub(crate) fn notation(&self, mv: &Move) -> String {
        self.find(mv).map_or_else(|_| mv.to_string(), |legal| self.position.san(legal).as_str().to_owned())
    }

    /// In the style of the Laws, with the letters of a language (FIDE C3).
    pub(super) fn notation_in(&self, mv: &Move, letters: Letters) -> String {
        let notation = Notation { letters, style: Style::Fide };
        let written = |legal| self.position.notation(legal, notation).to_string();
        self.find(mv).map_or_else(|_| mv.to_string(), written)
    }
}

/// Whether the rules of FEN let the position pass: nobody's king can be taken, and no pawn stands on the last rank.
fn is_possible(position: &Position) -> bool {
    read_lenient(&position.fen()).is_ok()
}

/// A legal move as squares.
pub(crate) fn written(legal: ChessMove) -> Move {
    Move::new(Square(legal.from()), Square(legal.to())).promoting(legal.promotion().map(Kind::from))
}

fn fen_row(rank: u8, piece_at: impl Fn(Square) -> Option<Piece>) -> String {
    let mut row = String::new();
    for square in (0..8).filter_map(|file| partie_chess::Square::at(file, rank)) {
        let letter = piece_at(Square(square)).and_then(|piece| {
            let kind: ChessKind = piece.kind.in_chess()?;
            Some(partie_chess::Piece::new(piece.colour.into(), kind).letter())
        });
        row.push(letter.unwrap_or('1'));
    }
    row
}

/// The rook ends beside the king, on the side of the centre (FIDE 3.8a, F3).
fn castling(legal: ChessMove) -> Option<Castling> {
    let king_to = legal.is_castling().then(|| legal.king_goes_to())?;
    let file = if legal.to().file() > legal.from().file() { king_to.file() - 1 } else { king_to.file() + 1 };
    let rook_to = partie_chess::Square::at(file, king_to.rank())?;
    Some(Castling { king_to: Square(king_to), rook_to: Square(rook_to) })
}
