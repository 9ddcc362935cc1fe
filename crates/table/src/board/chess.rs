//! The board of chess and Chess960.

use partie_chess::notation::{Letters, Notation, Style};
use partie_chess::pgn::Nag;
use partie_chess::{Ending, History, Move as ChessMove, Position, Setup};
use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use super::choice::Writer;
use super::{Change, End, snapshot};
use crate::result::Reason;
use crate::{
    Castling, Choices, Colour, Kind, MarkedMove, Move, Piece, Proof, Signs, Square, Why, Winnability,
    Winnable,
};

/// The position, and what repetition and move counts need to know of the way there (FIDE 9.2, 9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ChessBoard {
    #[serde(with = "snapshot::chess")]
    history: History,
}

impl ChessBoard {
    pub(crate) fn new(start: Position) -> Self {
        ChessBoard { history: History::new(start) }
    }

    pub(crate) fn position(&self) -> &Position {
        self.history.position()
    }

    pub(crate) fn turn(&self) -> Colour {
        self.position().turn().into()
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let piece = self.position().piece_at(square.0)?;
        Some(Piece { colour: piece.colour.into(), kind: piece.kind.into() })
    }

    pub(crate) fn find(&self, mv: &Move) -> Result<ChessMove, Why> {
        let [from, to] = mv.squares() else { return Err(Why::TwoSquares) };
        let promotion = mv.promotion().and_then(Kind::in_chess);
        Ok(self.position().find_move(from.0, to.0, promotion)?)
    }

    /// After a move against the Laws a king may stand to be taken, which is no legal move all the same (FIDE 1.2).
    pub(crate) fn legal_moves(&self) -> impl Iterator<Item = ChessMove> {
        let king = self.position().king(!self.position().turn());
        let moves: Vec<ChessMove> = self.position().legal_moves().iter().copied().collect();
        moves.into_iter().filter(move |m| m.to() != king)
    }

    /// The legal moves that fulfil something, piece by piece.
    pub(super) fn choices(&self, fulfils: impl Fn(&Move) -> bool) -> Choices {
        let mut legal: Vec<ChessMove> = self.legal_moves().collect();
        legal.sort_unstable_by_key(|legal| legal.from().index());
        let mut writer = Writer::new(legal.len());
        for legal in legal {
            let mv = written(legal);
            if !fulfils(&mv) {
                continue;
            }
            writer.write(&mv, self.position().san(legal).as_str());
            if let Some(castling) = castling(legal) {
                writer.castles(castling);
            } else if legal.is_en_passant() {
                let taken = partie_chess::Square::at(legal.to().file(), legal.from().rank());
                writer.captures(taken.map(Square).as_slice());
            }
        }
        writer.done()
    }

    pub(crate) fn play(&mut self, mv: &Move) -> bool {
        let Ok(legal) = self.find(mv) else { return false };
        self.history.push(legal);
        true
    }

    pub(super) fn position_after(&self, mv: &Move) -> Option<Position> {
        Some(self.position().play(self.find(mv).ok()?))
    }

    /// In passing too (FIDE 3.7d).
    pub(super) fn captures(&self, mv: &Move, square: Square) -> bool {
        let Ok(legal) = self.find(mv) else { return false };
        let in_passing = partie_chess::Square::at(legal.to().file(), legal.from().rank());
        self.position().is_capture(legal)
            && (legal.is_en_passant() && in_passing == Some(square.0)
                || !legal.is_en_passant() && legal.to() == square.0)
    }

    /// Mate and stalemate come first, then the dead position, then the counts of the later editions (FIDE 5, 9.6).
    pub(crate) fn end_after(&self, legal: ChessMove, rules: &Rules, judge: &dyn Winnability) -> Option<End> {
        let after = self.position().play(legal);
        let by = |ending: Ending| End {
            winner: ending.winner().map(Colour::from),
            reason: reason(ending),
            article: ending.article(rules),
        };
        if let Some(ending) = Ending::on_the_board(&after) {
            return Some(by(ending));
        }
        if self.is_possible(&after) && judge.is_dead(&after) {
            let article = Article::fide("5.2b");
            return Some(End { winner: None, reason: Reason::DeadPosition, article });
        }
        self.history.drawn_with(&after, rules).map(by)
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.history.heap_bytes()
    }

    /// Whether it makes sense to ask who can mate: it must be a position that legal play could lead to.
    fn is_possible(&self, position: &Position) -> bool {
        !self.history.is_irregular() || Setup::from(position).position().is_ok()
    }

    /// FIDE 9.2: how often the position occurs, or will have occurred with the legal move.
    pub(crate) fn repetitions(&self, intended: Option<&Move>) -> u32 {
        match intended.map(|mv| self.find(mv)) {
            None => self.history.repetitions(),
            Some(Ok(legal)) => self.history.would_repeat(legal),
            Some(Err(_)) => 0,
        }
    }

    /// FIDE 9.3: how many moves each player has made, or will have with the legal move, without a capture or a
    /// pawn move.
    pub(crate) fn quiet_moves(&self, intended: Option<&Move>) -> u32 {
        match intended.map(|mv| self.find(mv)) {
            None => self.history.quiet_moves(),
            Some(Ok(legal)) => self.history.quiet_moves_with(legal),
            Some(Err(_)) => 0,
        }
    }

    /// Castling rights that king and rook have not lost stay; nothing can be taken in passing.
    pub(crate) fn stand(&mut self, changes: &[Change], turn: Colour) -> bool {
        let before = *self.position();
        let (moved_on, progress) = (turn != self.turn(), self.progress(changes));
        let is_changed = |square| changes.iter().any(|change| change.square.0 == square);
        let mut setup = Setup { turn: turn.into(), passed: None, ..Setup::from(&before) };
        for rook in before.castling_rooks() {
            let owner = before.piece_at(rook).map_or(before.turn(), |piece| piece.colour);
            if is_changed(rook) || is_changed(before.king(owner)) {
                setup.castling = setup.castling.without(rook.into());
            }
        }
        for change in changes {
            setup.put(change.square.0, change.piece.and_then(Piece::in_chess));
        }
        let plies = before.plies_since_progress().saturating_add(moved_on.into());
        setup.plies_since_progress = if progress { 0 } else { plies };
        let full_move = moved_on && self.turn() == Colour::Black;
        setup.move_number = before.move_number().saturating_add(full_move.into());
        let Ok(position) = setup.standing() else { return false };
        self.history.stand(position);
        true
    }

    /// Whether a player could still mate. Where no legal play leads, nobody can prove anything.
    pub(crate) fn winnable(&self, by: Colour, judge: &dyn Winnability) -> Winnable {
        let position = self.position();
        if self.is_possible(position) { judge.winnable(position, by.into()) } else { self.prove(by, judge).0 }
    }

    /// The same, with the proof if there is one to show.
    pub(crate) fn prove(&self, by: Colour, judge: &dyn Winnability) -> (Winnable, Option<Proof>) {
        let position = self.position();
        if self.is_possible(position) {
            judge.prove(position, by.into())
        } else {
            self.prove_by_moves(by, judge)
        }
    }

    /// Where a king was left to be taken: what the legal moves lead to, which do not take it (FIDE 1.2, B3c).
    fn prove_by_moves(&self, by: Colour, judge: &dyn Winnability) -> (Winnable, Option<Proof>) {
        let mut why_not = None;
        for legal in self.legal_moves() {
            let after = self.position().play(legal);
            if Setup::from(&after).position().is_err() {
                return (Winnable::Unknown, None);
            }
            match judge.prove(&after, by.into()) {
                (Winnable::No, why) if why_not.as_ref().is_none_or(|known| *known == why) => {
                    why_not = Some(why);
                }
                (Winnable::No, _) => why_not = Some(None), // each move has a reason of its own
                (Winnable::Yes, Some(Proof::Helpmate(moves))) => {
                    let moves = [written(legal)].into_iter().chain(moves).collect();
                    return (Winnable::Yes, Some(Proof::Helpmate(moves)));
                }
                found => return found,
            }
        }
        why_not.map_or((Winnable::Unknown, None), |why| (Winnable::No, why))
    }

    /// Whether a pawn has moved or something was taken.
    fn progress(&self, changes: &[Change]) -> bool {
        let before: Vec<Piece> = changes.iter().filter_map(|change| self.piece_at(change.square)).collect();
        let after: Vec<Piece> = changes.iter().filter_map(|change| change.piece).collect();
        before.len() != after.len() || before.iter().chain(&after).any(|piece| piece.kind == Kind::Pawn)
    }

    pub(crate) fn read(&self, text: &str) -> Result<MarkedMove, Why> {
        if let Ok(squares) = text.parse() {
            return Ok(squares);
        }
        let found = self.position().read_san(text);
        let legal = found.map_err(|error| Why::Unreadable(error.to_string()))?;
        let mv = written(legal);
        let signs = Signs::all_of_chess(&self.nags_behind(text, &mv));
        Ok(MarkedMove { mv, signs: signs.map_err(|error| Why::Unreadable(error.to_string()))? })
    }

    /// The glyphs behind this legal move as it is written.
    pub(crate) fn nags_behind(&self, text: &str, mv: &Move) -> Vec<Nag> {
        let check = self.position_after(mv).is_some_and(|after| after.is_check());
        if check { Nag::behind_check(text) } else { Nag::behind(text) }
    }

    pub(crate) fn notation(&self, mv: &Move) -> String {
        self.find(mv).map_or_else(|_| mv.to_string(), |legal| self.position().san(legal).as_str().to_owned())
    }

    /// In the style of the Laws, with the letters of a language (FIDE C3).
    pub(super) fn notation_in(&self, mv: &Move, letters: Letters) -> String {
        let notation = Notation { letters, style: Style::Fide };
        let written = |legal| self.position().notation(legal, notation).to_string();
        self.find(mv).map_or_else(|_| mv.to_string(), written)
    }
}

/// A legal move as squares.
pub(crate) fn written(legal: ChessMove) -> Move {
    Move::new(Square(legal.from()), Square(legal.to())).promoting(legal.promotion().map(Kind::from))
}

fn reason(ending: Ending) -> Reason {
    match ending {
        Ending::Checkmate { .. } => Reason::Checkmate,
        Ending::Stalemate => Reason::Stalemate,
        Ending::FivefoldRepetition => Reason::FivefoldRepetition,
        Ending::SeventyFiveMoves => Reason::SeventyFiveMoves,
    }
}

/// The rook ends beside the king, on the side of the centre (FIDE 3.8a, F3).
fn castling(legal: ChessMove) -> Option<Castling> {
    let king_to = legal.is_castling().then(|| legal.king_goes_to())?;
    let file = if legal.to().file() > legal.from().file() { king_to.file() - 1 } else { king_to.file() + 1 };
    let rook_to = partie_chess::Square::at(file, king_to.rank())?;
    Some(Castling { king_to: Square(king_to), rook_to: Square(rook_to) })
}
