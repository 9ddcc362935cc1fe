//! Pieces that stand elsewhere without a move, and those who put them back (FIDE 7.3, 7.5; ČUD 5.3, 5.5).

use super::{Case, Decision};
use crate::table::irregularities::Displaced;
use crate::{Actor, Change, Fact, Irregularity, Kind, Refusal, Why};

impl Case<'_> {
    /// It happens, and is never refused, unless nothing has happened.
    pub(super) fn displace(&self, changes: &[Change]) -> Decision {
        self.over_the_board()?;
        if self.actor != Actor::Arbiter {
            self.hand()?;
        }
        let pieces = changes.iter().filter_map(|change| change.piece);
        pieces.map(|piece| piece.kind).try_for_each(|kind| self.is_of_this_game(kind))?;
        let differs = |change: &&Change| self.table.board.piece_at(change.square) != change.piece;
        let changes: Vec<Change> = changes.iter().filter(differs).copied().collect();
        if changes.is_empty() {
            return Err(Refusal::new(self.cite("7.3", "5.5"), Why::NothingDisplaced));
        }
        Ok(vec![self.event(Fact::Displaced { changes })])
    }

    /// FIDE 2.2, ČUD 3.1: nobody puts a queen on a board for draughts, or a man on one for chess.
    pub(super) fn is_of_this_game(&self, kind: Kind) -> Result<(), Refusal> {
        if self.table.board.has(kind) {
            return Ok(());
        }
        Err(Refusal::new(self.cite("2.2", "3.1"), Why::PieceOfAnotherGame(kind)))
    }

    /// FIDE 7.3, ČUD 5.5: at once, in the player's own time. Nothing else changes.
    pub(super) fn put_back(&self) -> Decision {
        self.over_the_board()?;
        let article = self.cite("7.3", "5.5");
        if self.actor != Actor::Arbiter {
            self.hand()?;
        }
        let plies = self.table.plies.len();
        let here = self.table.faults.displaced.iter().any(|displaced| self.is_fresh(displaced));
        if !here {
            return Err(Refusal::new(article, Why::NothingDisplaced));
        }
        let to = u32::try_from(plies).unwrap_or(u32::MAX);
        let note = String::new();
        Ok(vec![self.event(Fact::Restored { to, mended: None, white: None, black: None, article, note })])
    }

    /// Since the last move. A wrong set-up can be mended like this until the game begins.
    pub(super) fn is_fresh(&self, displaced: &Displaced) -> bool {
        displaced.ply == self.table.plies.len() && (!displaced.set_up || self.table.started_at.is_none())
    }

    /// FIDE 7.5: play goes on from the position before. In draughts the opponent decides, before making a move (ČUD 5.4).
    pub(super) fn notice_displaced(&self) -> Decision {
        let article = self.cite("7.5", "5.4");
        let first = self.table.faults.displaced.iter().find(|displaced| displaced.waits());
        let Some(Displaced { by, ply, .. }) = first else {
            return self.not_there(Irregularity::DisplacedPieces, article, Why::NothingDisplaced);
        };
        if let Some(by) = by.filter(|_| self.rules().opponent_decides) {
            self.may_correct(by, *ply)?;
        }
        let mut events = vec![self.saw(Irregularity::DisplacedPieces, *by, article)];
        events.push(self.restored(*ply, None, article));
        events.extend(self.goes_on_from(*ply));
        Ok(events)
    }
}
