//! The moves over the board for those who are not told what is legal: squares only, once the clock was pressed.

use super::Line;
use crate::board::Board;
use crate::{Change, Colour, Kind, Move, Piece, Ply, Signs, Square, Table};

/// What a hand has done to the board until the clock was pressed, whether or not it was a legal move.
struct Seen {
    by: Colour,
    squares: Vec<Turned>,
    offered: bool,
}

/// A square that looks different now.
struct Turned {
    square: Square,
    before: Option<Piece>,
    after: Option<Piece>,
}

impl Table {
    /// The lines as the board alone shows them.
    pub(super) fn seen_lines(&self) -> Vec<Line> {
        let pressed = (0..self.plies.len()).rfind(|ply| self.is_pressed(*ply)).map_or(0, |last| last + 1);
        let mut seen: Vec<Seen> = Vec::with_capacity(pressed);
        let mut goes_on = false;
        self.played_over(|board, index| {
            if index >= pressed {
                return;
            }
            let ply = &self.plies[index];
            if !goes_on {
                seen.push(Seen { by: ply.by, squares: Vec::new(), offered: false });
            }
            if let Some(last) = seen.last_mut() {
                last.offered |= ply.offered;
                last.turn(board, &self.changes_of(board, index));
            }
            let next = self.plies.get(index + 1).map(|next: &Ply| next.by);
            goes_on = !self.is_pressed(index) && next == Some(ply.by);
        });
        seen.iter().map(Seen::line).collect()
    }

    /// Since 2014 a move whose player forgot the clock is completed by that player's next one (FIDE 2014/6.2a(2)): that one is
    /// legal then, so it does not show before the clock is pressed on it.
    fn is_pressed(&self, index: usize) -> bool {
        let ply = &self.plies[index];
        let next = self.plies[index + 1..].iter().find(|next| next.by == ply.by);
        ply.completed_at.is_some_and(|at| next.is_none_or(|next| next.made_at != at))
    }

    fn changes_of(&self, before: &Board, index: usize) -> Vec<Change> {
        let illegal = self.illegal.iter().find(|illegal| illegal.ply == index);
        let legal = || self.plies[index].mv.map_or_else(Vec::new, |mv| before.changes_of(&mv));
        illegal.map_or_else(legal, |illegal| illegal.changes.clone())
    }
}

impl Seen {
    fn turn(&mut self, board: &Board, changes: &[Change]) {
        for Change { square, piece: after } in changes.iter().copied() {
            match self.squares.iter_mut().find(|turned| turned.square == square) {
                Some(turned) => turned.after = after,
                None => self.squares.push(Turned { square, before: board.piece_at(square), after }),
            }
        }
        self.squares.retain(|turned| turned.before != turned.after);
    }

    /// The squares that pieces of the player have left, or come to: kings first, as in castling.
    fn own(&self, piece: impl Fn(&Turned) -> Option<Piece>) -> Vec<(Kind, Square)> {
        let own = |turned: &Turned| piece(turned).filter(|piece| piece.colour == self.by);
        let all = self.squares.iter().filter_map(|turned| Some((own(turned)?.kind, turned.square)));
        let mut all: Vec<(Kind, Square)> = all.collect();
        all.sort_by_key(|(kind, square)| (*kind != Kind::King, *square));
        all
    }

    fn line(&self) -> Line {
        let left = self.own(|turned| turned.before);
        let mut come = self.own(|turned| turned.after);
        let is_enemy = |piece: Option<Piece>| piece.is_some_and(|piece| piece.colour != self.by);
        let sign = if self.squares.iter().any(|turned| is_enemy(turned.before)) { 'x' } else { '-' };
        let (mut written, mut moves) = (Vec::new(), Vec::new());
        for (kind, from) in left {
            let same = come.iter().position(|(other, _)| *other == kind);
            let grown = || come.iter().position(|_| matches!(kind, Kind::Pawn | Kind::Man));
            match same.or_else(grown).map(|place| come.remove(place)) {
                Some((new, to)) => {
                    let promotion = Some(new).filter(|new| *new != kind && kind == Kind::Pawn);
                    let becomes = promotion.map_or_else(String::new, |new| format!("={}", letter(new)));
                    written.push(format!("{}{from}{sign}{to}{becomes}", letter(kind)));
                    moves.push(Move::new(from, to).promoting(promotion));
                }
                None => written.push(format!("{}{from}-", letter(kind))),
            }
        }
        written.extend(come.into_iter().map(|(kind, to)| format!("-{}{to}", letter(kind))));
        let mv = moves.first().copied().filter(|_| written.len() == 1);
        let notation = if written.is_empty() { "-".to_owned() } else { written.join(" ") };
        let (by, offered) = (self.by, self.offered);
        Line { by, mv, notation, signs: Signs::NONE, illegal: false, offered, unfinished: false }
    }
}

const fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn | Kind::Man => "",
        Kind::Knight => "N",
        Kind::Bishop => "B",
        Kind::Rook => "R",
        Kind::Queen => "Q",
        Kind::King => "K",
    }
}
