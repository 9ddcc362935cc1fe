//! Illegal moves: who may point to them and when, what is put back, and what they cost (FIDE 7.4, A4c, B3c).

use partie_laws::Article;

use super::{Case, Decision};
use crate::arbiter::price::Offence;
use crate::board::Board;
use crate::regulations::cited::{fide, fide_2014, fide_2018};
use crate::table::{Breach, Illegal};
use crate::{Actor, Colour, Event, Fact, Irregularity, Kind, Move, Outcome, Piece, Reason, Refusal, Why};

impl Case<'_> {
    pub(super) fn notice_illegal_move(&self, ply: Option<u32>) -> Decision {
        if self.rules().opponent_decides {
            return self.correct(ply);
        }
        if let Some(breach) = self.table.breach.as_ref().filter(|breach| self.counts_as_illegal(breach)) {
            return Ok(self.punish_breach(breach));
        }
        let Some(illegal) = self.illegal_move(ply) else {
            let what = Irregularity::IllegalMove { ply };
            return self.not_there(what, self.illegal_move_article(), Why::NoIllegalMove);
        };
        self.may_notice(illegal)?;
        Ok(self.punish_move(illegal))
    }

    /// The one that is meant: the first that stands, because what came after it came from it. Where only the last move can
    /// be claimed, the last.
    pub(super) fn illegal_move(&self, ply: Option<u32>) -> Option<&Illegal> {
        let let_go_ends = self.rules().let_go_ends_any_move;
        let is_completed = |illegal: &&Illegal| self.table.plies[illegal.ply].completed_at.is_some();
        let mut illegal = self.table.illegal.iter().filter(|one| let_go_ends || is_completed(one)); // FIDE 7.4a
        match ply {
            Some(number) => illegal.find(|illegal| illegal.ply + 1 == number as usize),
            None if self.is_unsupervised() || self.rules().opponent_decides => illegal.next_back(),
            None => illegal.next(),
        }
    }

    /// With enough arbiters everybody, at any time of the game. Otherwise the opponent before making a move (FIDE A4c,
    /// B3c), and the arbiter, where that is not left to the players, as long as the opponent may (FIDE 2014/A4b).
    fn may_notice(&self, illegal: &Illegal) -> Result<(), Refusal> {
        let Some(unsupervised) = self.table.regulations.unsupervised() else { return Ok(()) };
        let article = self.illegal_move_article();
        let in_time = illegal.ply + 1 == self.table.plies.len();
        let by_opponent = self.actor.player() == Some(!self.table.plies[illegal.ply].by);
        let by_arbiter = self.actor == Actor::Arbiter;
        if by_arbiter && !unsupervised.arbiter_acts_on_illegal_moves && self.arbiter_steps_in() {
            return Ok(());
        }
        if !in_time {
            return Err(Refusal::new(article, Why::IllegalMoveStands));
        }
        if by_opponent || by_arbiter {
            return Ok(());
        }
        Err(Refusal::new(article, Why::OnlyTheOpponent(!self.table.plies[illegal.ply].by)))
    }

    /// Both kings in check, or a pawn on the last rank: the arbiter steps in (FIDE A4c), or since 2014 waits for the next
    /// move (FIDE 2014/A4d). With enough arbiters it is an illegal move like any other.
    pub(super) fn notice_illegal_position(&self) -> Decision {
        self.arbiter()?;
        let article = self.illegal_position_article();
        if !self.position_is_illegal() {
            return Err(Refusal::new(article, Why::NoIllegalMove));
        }
        let unsupervised = self.table.regulations.unsupervised();
        if unsupervised.is_some_and(|rules| rules.arbiter_acts_on_illegal_moves) {
            return Ok(vec![self.saw(Irregularity::IllegalPosition, None, article)]);
        }
        self.notice_illegal_move(None)
    }

    pub(super) fn position_is_illegal(&self) -> bool {
        self.table.board.chess().is_some_and(crate::board::ChessBoard::is_illegal)
    }

    /// FIDE 2014/A4d: the next move is completed, and the position is still illegal.
    pub(super) fn watched_position_is_drawn(&self, events: &[Event]) -> Option<Event> {
        let watched = self.table.faults.watched?;
        let mut after = self.table.clone();
        for event in events {
            after.apply(event);
        }
        let still = after.board.chess().is_some_and(crate::board::ChessBoard::is_illegal);
        let drawn = after.plies.len() > watched && still;
        let article = self.illegal_position_article();
        drawn.then(|| self.ended(Outcome::draw(Reason::IllegalPosition, article)))
    }

    /// Pressing without a move, and moving with both hands, where the Laws put the price of an illegal move on it
    /// (FIDE 2018/7.5.3, 2018/7.5.4).
    fn counts_as_illegal(&self, breach: &Breach) -> bool {
        let priced = breach.kind().offence().and_then(|offence| self.table.regulations.price(offence, 1));
        priced.is_some() && self.actor.player() != Some(breach.by)
    }

    /// A clock that was pressed without a move runs again; a move made with both hands stays.
    fn punish_breach(&self, breach: &Breach) -> Vec<Event> {
        let offence = breach.kind().offence().unwrap_or(Offence::IllegalMove);
        let restored = (offence == Offence::PressedWithoutMove && breach.ply == self.table.plies.len())
            .then(|| self.restored(breach.ply, None, breach.article));
        let what = Irregularity::IllegalMove { ply: None };
        let saw = self.saw(what, Some(breach.by), breach.article);
        self.punish(offence, breach.by, [Some(saw), restored], &self.table.board)
    }

    /// FIDE 7.4a: the position before is reinstated; FIDE 2014/7.5a: the pawn becomes a queen. Without enough arbiters another
    /// article says who may point to it and until when (FIDE A4c, B3c), and only that.
    fn punish_move(&self, illegal: &Illegal) -> Vec<Event> {
        let kept = illegal.ply;
        let offender = self.table.plies[kept].by;
        let board = self.table.board_before_illegal(illegal);
        let queen = self.unfinished_promotion(illegal, &board);
        let put_right = match queen {
            Some(_) => self.in_force(&[fide("7.4a"), fide_2018("7.5.2")]),
            None => Article::fide("7.4a"),
        };
        let article = if self.is_unsupervised() { self.illegal_move_article() } else { put_right };
        let restored = self.restored(kept + usize::from(queen.is_some()), queen, put_right);
        let what = Irregularity::IllegalMove { ply: u32::try_from(kept + 1).ok() };
        let saw = self.saw(what, Some(offender), article);
        self.punish(Offence::IllegalMove, offender, [Some(saw), Some(restored)], &board)
    }

    /// FIDE 7.4b: time for the opponent, or the game, unless the opponent could not mate from the position before.
    fn punish(
        &self,
        offence: Offence,
        offender: Colour,
        so_far: [Option<Event>; 2],
        board: &Board,
    ) -> Vec<Event> {
        let mut events: Vec<Event> = so_far.into_iter().flatten().collect();
        let kept = events.iter().find_map(|event| match event.fact {
            Fact::Restored { to, .. } => Some(to as usize),
            _ => None,
        });
        let which = u32::from(self.table.faults.offences[offender as usize]) + 1;
        events.extend(self.charge(offence, which, offender, board));
        let is_over = |event: &Event| matches!(event.fact, Fact::Ended { .. } | Fact::Referred { .. });
        if !events.iter().any(is_over) {
            events.extend(kept.and_then(|kept| self.goes_on_from(kept)));
        }
        events
    }

    /// FIDE 2014/7.5a: the pawn on the last rank becomes a queen, if the move was a promotion otherwise.
    fn unfinished_promotion(&self, illegal: &Illegal, before: &Board) -> Option<Move> {
        if !self.rules().unfinished_promotion_is_a_queen {
            return None;
        }
        let ply = &self.table.plies[illegal.ply];
        let queen = before.find(&ply.mv?.promoting(Some(Kind::Queen))).ok()?;
        let as_left = |piece: Option<Piece>| match piece {
            Some(Piece { colour, kind: Kind::Pawn }) if colour == ply.by => {
                Some(Piece { colour, kind: Kind::Queen })
            }
            other => other,
        };
        let expected = before.changes_of(&queen);
        let same = expected.len() == illegal.changes.len()
            && expected.iter().all(|wanted| {
                let left = illegal.changes.iter().find(|change| change.square == wanted.square);
                left.is_some_and(|change| as_left(change.piece) == wanted.piece)
            });
        same.then_some(queen)
    }

    /// What lets somebody point to an illegal move.
    pub(super) fn illegal_move_article(&self) -> Article {
        self.table.regulations.illegal_move_article()
    }

    fn illegal_position_article(&self) -> Article {
        if self.is_unsupervised() {
            self.in_force(&[fide("A4c"), fide_2014("A4d")])
        } else {
            Article::fide("7.4a")
        }
    }
}
