//! Going back to an earlier position: pieces, moves, clocks and offers together (FIDE 6.13, 7.4a, 7.5; ČUD 5.4).

use crate::board::Board;
use crate::clock::{Both, Instant, Setting, Times};
use crate::hand::Hand;
use crate::table::Illegal;
use crate::time_control::Millis;
use crate::{Colour, Misfit, Move, Question, Table};

impl Table {
    /// Plays the moves that stand over again, whatever was irregular included. `visit` sees the board before each.
    /// Nothing if the rules cannot be applied to what stands on the board in the end.
    pub(crate) fn played_over(&self, mut visit: impl FnMut(&Board, usize)) -> Option<Board> {
        let mut board = self.regulations.board().ok()?;
        let mut stands = true;
        for (index, ply) in self.plies.iter().enumerate() {
            stands &= self.displace_at(&mut board, index);
            visit(&board, index);
            let illegal = self.illegal.iter().find(|illegal| illegal.ply == index);
            stands &= match (illegal, ply.mv) {
                (Some(illegal), _) => board.stand(&illegal.changes, illegal.next),
                (None, Some(mv)) => board.play(&mv),
                (None, None) => true,
            };
        }
        stands &= self.displace_at(&mut board, self.plies.len());
        stands.then_some(board)
    }

    fn displace_at(&self, board: &mut Board, ply: usize) -> bool {
        let mut here = self.faults.displaced.iter().filter(|displaced| displaced.ply == ply);
        here.all(|displaced| board.stand(&displaced.changes, board.turn()))
    }

    /// Whether the rules cannot be applied to what the last move has left: it took a king.
    pub(crate) fn last_move_cannot_stand(&self) -> bool {
        let last = self.illegal.last().filter(|illegal| illegal.ply + 1 == self.plies.len());
        let before = last.and_then(|illegal| self.board_before(illegal.ply));
        last.zip(before).is_some_and(|(illegal, mut board)| !board.stand(&illegal.changes, illegal.next))
    }

    /// The position before an illegal move: it is reinstated, and judged by (FIDE 7.4).
    pub(crate) fn board_before_illegal(&self, illegal: &Illegal) -> Board {
        self.board_before(illegal.ply).unwrap_or_else(|| self.board.clone())
    }

    /// The board before the move at this place was made.
    pub(crate) fn board_before(&self, ply: usize) -> Option<Board> {
        if ply == self.plies.len() {
            return Some(self.board.clone());
        }
        let mut found = None;
        self.played_over(|board, index| {
            if index == ply {
                found = Some(board.clone());
            }
        });
        found
    }

    /// The clocks when the position after so many moves was left, by a move or by pieces that were displaced.
    pub(crate) fn clocks_after(&self, plies: usize, now: Instant) -> Times {
        let displaced = self.faults.displaced.iter().find(|displaced| displaced.ply == plies);
        let pressed = self.breach.as_ref().filter(|breach| breach.ply == plies).map(|breach| breach.clocks);
        let left = self.plies.get(plies).map(|ply| ply.clocks).or(pressed);
        displaced.map(|displaced| displaced.clocks).or(left).unwrap_or_else(|| self.clock.times(now))
    }

    /// What an arbiter gives, takes or sets right counts for the positions before as well: a penalty stays when one of them
    /// is restored, and a clock that was set wrongly had been wrong there too (FIDE 6.10b, 6.13, 7.4b, 13.4b, 13.4c).
    pub(crate) fn keep_for_restoring(&mut self, player: Colour, time: Millis, period: Option<u32>) {
        let made = self.plies.iter_mut().map(|ply| &mut ply.clocks);
        let displaced = self.faults.displaced.iter_mut().map(|displaced| &mut displaced.clocks);
        let breach = self.breach.iter_mut().map(|breach| &mut breach.clocks);
        made.chain(displaced).chain(breach).for_each(|clocks| clocks.add(player, time, period));
    }

    /// Keeps so many moves, the last of them as `mended` if that is given, and goes on from there. What was touched for
    /// the first move taken back binds its player (FIDE 7.4a). Counts and penalties stay.
    pub(crate) fn restore(
        &mut self,
        kept: usize,
        mended: Option<Move>,
        clocks: &Both<Option<Setting>>,
        at: Instant,
    ) -> Result<(), Misfit> {
        if kept > self.plies.len() {
            return Err(Misfit::NotThere);
        }
        let takes_back = kept < self.plies.len();
        let bound = self.bound_for(kept);
        self.keep_confirmed(kept);
        let written = self.breach.iter().find(|breach| breach.ply == kept).and_then(|breach| breach.written);
        self.cut(kept, mended, takes_back);
        self.stuck = match self.played_over(|_, _| ()) {
            Some(board) => {
                self.board = board;
                false
            }
            None => true,
        };
        self.breach.take_if(|breach| breach.ply >= kept);
        if takes_back {
            self.record.cut(kept, &self.board);
            self.hand = bound;
            self.offer = None;
            self.offered_early = [false; 2];
            self.claim = None;
            self.written = written;
            self.casebook.quickplay.take_if(|claim| !claim.postponed);
            self.question = self.question.filter(|(question, _)| *question == Question::Help);
        }
        let sets_clocks = clocks.white.is_some() || clocks.black.is_some();
        if sets_clocks && !takes_back {
            self.hand = self.hand.bound();
        }
        if takes_back || sets_clocks {
            self.clock.restore(self.board.turn(), clocks, at)?;
        }
        self.return_envelopes(takes_back);
        Ok(())
    }

    /// ČUD 5.7: what a move has confirmed stays so, even if that move is among those taken back now.
    fn keep_confirmed(&mut self, kept: usize) {
        if !self.regulations.rules().opponent_decides {
            return;
        }
        let confirmed = (0..kept).rfind(|ply| self.is_confirmed_by(!self.plies[*ply].by, *ply));
        self.faults.accepted = self.faults.accepted.max(confirmed.map_or(0, |ply| ply + 1));
        for index in 0..self.faults.displaced.len() {
            let ply = self.faults.displaced[index].ply;
            let by_moves = Colour::BOTH.map(|by| self.is_confirmed_by(by, ply));
            let displaced = &mut self.faults.displaced[index];
            for player in Colour::BOTH.into_iter().filter(|player| displaced.by != Some(*player)) {
                displaced.accepted[player as usize] |= by_moves[player as usize];
            }
        }
    }

    /// What was touched and what was final for the move at this place, if it was irregular.
    fn bound_for(&self, ply: usize) -> Hand {
        let illegal = self.illegal.iter().find(|illegal| illegal.ply == ply);
        let breach = self.breach.iter().find(|breach| breach.ply == ply);
        let bound = illegal.map(|illegal| &illegal.bound).or(breach.map(|breach| &breach.bound));
        bound.cloned().unwrap_or_default()
    }

    fn cut(&mut self, kept: usize, mended: Option<Move>, takes_back: bool) {
        self.plies.truncate(kept);
        self.illegal.retain(|illegal| illegal.ply < kept);
        self.crowned.retain(|crowned| crowned.ply <= kept);
        self.faults.displaced.retain(|displaced| displaced.ply < kept || takes_back && displaced.set_up);
        self.faults.proposed = [None; 2];
        self.faults.both_hands = None;
        self.faults.watched = None;
        self.faults.accepted = self.faults.accepted.min(kept);
        if let (Some(mv), Some(last)) = (mended, self.plies.last_mut()) {
            last.mv = Some(mv);
            last.legal = true;
            self.illegal.retain(|illegal| illegal.ply + 1 < kept);
        }
    }
}
