//! Draughts: only the opponent decides whether an irregularity is put right, wholly or not at all (ČUD 5.4 to 5.8); and
//! players of rapid chess or blitz who agree to go back (FIDE B3c).

use partie_laws::Article;

use super::{Case, Decision};
use crate::arbiter::breach::IrregularMove;
use crate::board::Board;
use crate::table::Illegal;
use crate::{Colour, Fact, Irregularity, Move, Refusal, Square, Why};

impl Case<'_> {
    /// ČUD 5.4: the opponent has it put right.
    pub(super) fn correct(&self, ply: Option<u32>) -> Decision {
        let what = Irregularity::IllegalMove { ply };
        let Some(illegal) = self.illegal_move(ply) else {
            return self.not_there(what, Article::czech_draughts("5.4"), Why::NoIllegalMove);
        };
        let offender = self.table.plies[illegal.ply].by;
        self.may_correct(offender, illegal.ply)?;
        let article = self.draughts_fault(illegal);
        let mut events = vec![self.saw(what, Some(offender), article)];
        events.push(self.restored(illegal.ply, None, article)); // ČUD 5.8: wholly
        events.extend(self.goes_on());
        Ok(events)
    }

    /// ČUD 5.7: until the opponent has made a move, or has let it stand.
    pub(super) fn may_correct(&self, offender: Colour, ply: usize) -> Result<(), Refusal> {
        if self.actor.player() != Some(!offender) {
            return Err(Refusal::new(Article::czech_draughts("5.4"), Why::OnlyTheOpponent(!offender)));
        }
        let confirmed = self.table.plies.iter().skip(ply).any(|later| later.by != offender);
        if confirmed || self.table.faults.accepted > ply {
            return Err(Refusal::new(Article::czech_draughts("5.7"), Why::IllegalMoveStands));
        }
        Ok(())
    }

    /// ČUD 5.4: the opponent lets it stand.
    pub(super) fn let_stand(&self) -> Decision {
        self.over_the_board()?;
        let article = self.cite("7.4a", "5.4");
        if !self.rules().opponent_decides {
            return Err(Refusal::new(article, Why::NotIrregular));
        }
        self.nothing_but_help_pending()?;
        let mut displaced = self.table.faults.displaced.iter().filter(|displaced| displaced.waits());
        let displaced = displaced.find_map(|displaced| Some((displaced.by?, displaced.ply)));
        match (self.illegal_move(None), &self.table.breach) {
            (_, Some(breach)) if self.actor.player() == Some(!breach.by) => {} // ČUD 5.4c, or a legal capture made wrongly
            (Some(illegal), _) => self.may_correct(self.table.plies[illegal.ply].by, illegal.ply)?,
            (None, _) if displaced.is_some_and(|(by, ply)| self.may_correct(by, ply).is_ok()) => {} // ČUD 5.3
            (None, _) => return Err(Refusal::new(article, Why::NoIllegalMove)),
        }
        let end = self.table.board.end(); // ČUD 7.2: it may have left a player without pieces or moves
        Ok([self.event(Fact::LetStand)].into_iter().chain(self.ended_by_move(end)).collect())
    }

    /// ČUD 5.4a and d: a player who has just moved moves again, or takes the move back.
    pub(super) fn out_of_turn(&self, player: Colour, path: &Move) -> Option<Decision> {
        let last = self.table.plies.last()?;
        let can_be_put_right = self.rules().opponent_decides && self.table.regulations.over_the_board();
        let free = self.table.hand.changes().is_empty() && !self.table.stuck;
        let mine = self.table.board.piece_at(path.from()).is_some_and(|piece| piece.colour == player);
        if !can_be_put_right || !free || !mine || last.by != player || player == self.table.turn() {
            return None;
        }
        let index = self.table.plies.len() - 1;
        let before = self.table.board_before(index)?;
        let back = last.mv.is_some_and(|mv| mv.to() == path.from() && mv.from() == path.to());
        let (changes, number, next) = if back {
            (self.table.board.differences(&before), "5.4d", player)
        } else {
            (self.table.board.relocation(path), "5.4a", !player)
        };
        let article = Article::czech_draughts(number);
        Some(Ok(vec![self.event(Fact::MadeIllegally { changes, article, next: Some(next) })]))
    }

    /// Which of the cases of ČUD 5.4 an irregular move is.
    fn draughts_fault(&self, illegal: &Illegal) -> Article {
        if IrregularMove::of(illegal.article) == IrregularMove::Listed {
            return illegal.article;
        }
        let mover = self.table.plies[illegal.ply].by;
        let letter = match self.table.board_before(illegal.ply) {
            Some(before) => Fault { before: &before, illegal, mover }.letter(),
            None => "5.4b",
        };
        Article::czech_draughts(letter)
    }

    /// FIDE B3c, 2018/A.4.2: the players may agree to go back, without the arbiter.
    pub(super) fn propose_restoring(&self, to: u32) -> Decision {
        self.over_the_board()?;
        let player = self.player()?;
        self.nothing_pending()?;
        let article = self.illegal_move_article();
        if !self.is_unsupervised() {
            return Err(Refusal::new(self.cite("7.4a", "5.7"), Why::NotIrregular));
        }
        if to as usize >= self.table.plies.len() {
            return Err(Refusal::new(article, Why::NoSuchMove(to)));
        }
        if !self.table.illegal.iter().any(|illegal| illegal.ply == to as usize) {
            return Err(Refusal::new(article, Why::NoIllegalMove)); // what else was played stands
        }
        let mut events = vec![self.event(Fact::RestoringProposed { to })];
        if self.table.faults.proposed[!player as usize] == Some(to) {
            events.push(self.restored(to as usize, None, article));
            events.extend(self.goes_on());
        }
        Ok(events)
    }
}

/// An irregular move of draughts.
struct Fault<'a> {
    before: &'a Board,
    illegal: &'a Illegal,
    mover: Colour,
}

impl Fault<'_> {
    fn letter(&self) -> &'static str {
        let gone = |colour: Colour| {
            let left = |square: &Square| self.before.piece_at(*square).is_some_and(|p| p.colour == colour);
            let come = self.illegal.changes.iter().filter(|c| c.piece.is_some_and(|p| p.colour == colour));
            let squares = self.illegal.changes.iter().map(|change| change.square).filter(left);
            (squares.collect::<Vec<Square>>(), come.map(|change| change.square).collect::<Vec<Square>>())
        };
        let (own_left, own_come) = gone(self.mover);
        let (removed, foreign_come) = gone(!self.mover);
        if !foreign_come.is_empty() {
            return "5.4e";
        }
        match (own_left.as_slice(), own_come.as_slice()) {
            (_, []) => "5.4g",
            ([from], [to]) => self.single(*from, *to, &removed),
            _ if own_left.len() > own_come.len() && removed.is_empty() => "5.4g",
            _ if own_left.len() > own_come.len() => "5.4n",
            _ => "5.4b",
        }
    }

    /// One own piece has moved, and these enemy pieces are gone.
    fn single(&self, from: Square, to: Square, removed: &[Square]) -> &'static str {
        match IrregularMove::of(self.illegal.article) {
            IrregularMove::NotWithTheKing => return "5.4h",
            IrregularMove::NoCapture if removed.is_empty() => return "5.4f",
            _ => {}
        }
        let captures = self.before.captures_from(from);
        if let Some((_, jumped)) = captures.iter().find(|(path, _)| path.last() == Some(&to)) {
            return match removed {
                [] => "5.4m",
                _ if removed.iter().any(|square| !jumped.contains(square)) => "5.4l",
                _ => "5.4k",
            };
        }
        let on_the_way = captures.iter().find(|(path, _)| path.contains(&to));
        match on_the_way {
            Some((_, jumped)) if removed.iter().all(|square| jumped.contains(square)) => "5.4i",
            Some(_) => "5.4j",
            None if removed.is_empty() => "5.4b",
            None if captures.is_empty() => "5.4g",
            None => "5.4l",
        }
    }
}
