//! Moves written in short algebraic notation (FIDE C8-C13).

use crate::notation::{MoveText, Notation};
use crate::{Bitboard, CastlingSide, Kind, Move, Position, Square};

impl Position {
    /// A legal move in the notation of PGN: English letters, `Nf3`, `exd8=Q+`, `O-O`.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
    /// let m = position.find_move(Square::H1, Square::H8, None).unwrap();
    /// assert_eq!(position.san(m).to_string(), "Rh8+");
    /// ```
    #[inline]
    pub fn san(&self, legal: Move) -> MoveText {
        self.san_knowing(legal, &self.play(legal))
    }

    /// The same when the position after the move is at hand anyway, which saves playing it.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// let start = Position::start();
    /// let e4 = start.find_move(Square::E2, Square::E4, None).unwrap();
    /// let after = start.play(e4);
    /// assert_eq!(start.san_knowing(e4, &after).as_str(), "e4");
    /// ```
    #[inline]
    pub fn san_knowing(&self, legal: Move, after: &Position) -> MoveText {
        self.short(legal, after, Notation::PGN)
    }

    /// A legal move in short algebraic notation, with the letters and in the style of your choice.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::{Letters, Notation, Style};
    /// let start = Position::start();
    /// let m = start.find_move(Square::G1, Square::F3, None).unwrap();
    /// let german = Notation { letters: Letters::GERMAN, style: Style::Pgn };
    /// assert_eq!(start.notation(m, german).to_string(), "Sf3");
    /// assert_eq!(start.notation(m, Notation::CZECH).with_draw_offer().to_string(), "Jf3(=)");
    /// ```
    pub fn notation(&self, legal: Move, notation: Notation) -> MoveText {
        self.short(legal, &self.play(legal), notation)
    }

    #[inline(always)]
    fn short(&self, m: Move, after: &Position, notation: Notation) -> MoveText {
        let mut text = MoveText::EMPTY;
        if let Some(side) = m.castling_side() {
            text.push_str(castling_sign(side, notation));
        } else {
            let kind = self.board.kind_at(m.from()).unwrap_or(Kind::Pawn);
            let capture = self.is_capture(m);
            text.push_str(notation.letter(kind));
            match kind {
                Kind::Pawn if capture => text.push(b'a' + m.from().file()),
                Kind::Pawn | Kind::King => {}
                _ => self.tell_apart(&mut text, kind, m.from(), m.to()),
            }
            if capture {
                text.push(b'x');
            }
            text.push_square(m.to());
            push_promotion(&mut text, m, notation);
        }
        push_suffixes(&mut text, m, after, notation);
        text
    }

    /// FIDE C10: what tells the piece from others of its kind that can legally go to the same square: its file if
    /// that is enough, or else its rank, or else both.
    #[inline(always)]
    fn tell_apart(&self, text: &mut MoveText, kind: Kind, from: Square, to: Square) {
        let others = self.candidates(kind, to, !Bitboard::from(from), None).origins();
        if others.is_empty() {
            return;
        }
        let on_file = (others & Bitboard::file(from.file())).any();
        let on_rank = (others & Bitboard::rank(from.rank())).any();
        if !on_file || on_rank {
            text.push(b'a' + from.file());
        }
        if on_file {
            text.push(b'1' + from.rank());
        }
    }
}

#[inline]
pub(crate) fn castling_sign(side: CastlingSide, notation: Notation) -> &'static str {
    let [king_side, queen_side] = notation.style.signs().castling;
    match side {
        CastlingSide::King => king_side,
        CastlingSide::Queen => queen_side,
    }
}

/// FIDE C12.
#[inline(always)]
pub(crate) fn push_promotion(text: &mut MoveText, m: Move, notation: Notation) {
    if let Some(kind) = m.promotion() {
        text.push_str(notation.style.signs().promotion);
        text.push_str(notation.letters.letter(kind));
    }
}

/// Check or mate, then en passant (FIDE C, the abbreviations, and C9).
#[inline(always)]
pub(crate) fn push_suffixes(text: &mut MoveText, m: Move, after: &Position, notation: Notation) {
    if after.is_check() {
        text.push(if after.has_legal_move() { b'+' } else { b'#' });
    }
    if m.is_en_passant() {
        text.push_str(notation.style.signs().en_passant);
    }
}
