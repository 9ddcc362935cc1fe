//! What the view tries in order to find out which acts are open. No JSON and few allocations: every move pays for it.

use crate::time_control::Millis;
use crate::{Act, Actor, Colour, Game, Move, Square, Table};

/// Takes the acts to be tried, one after the other.
pub(crate) type Try<'a> = &'a mut dyn FnMut(Act);

/// A table, and who looks for something to do at it.
pub(crate) struct Scene<'a> {
    pub(super) table: &'a Table,
    pub(super) role: Actor,
    /// A square with a piece of the player, or of the one who is assisted.
    own: Option<Square>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(table: &'a Table, role: Actor) -> Scene<'a> {
        let mut pieces = table.board.pieces();
        let own = role.side().and_then(|side| pieces.find(|(_, piece)| piece.colour == side));
        Scene { table, role, own: own.map(|(square, _)| square) }
    }

    /// A square with a piece that somebody may handle over the board.
    pub(super) fn in_reach(&self) -> Option<Square> {
        self.own.filter(|_| self.over_the_board())
    }

    pub(super) fn own_square(&self) -> Option<Square> {
        self.own
    }

    pub(super) fn over_the_board(&self) -> bool {
        self.table.regulations.over_the_board()
    }

    pub(super) fn is_draughts(&self) -> bool {
        self.table.board.chess().is_none()
    }

    /// Draws are claimed here.
    pub(super) fn has_claims(&self) -> bool {
        self.table.regulations.rules().claims.is_some()
    }

    pub(super) fn is_chess960(&self) -> bool {
        matches!(self.table.regulations.game, Game::Chess960 { .. })
    }

    pub(super) fn is_arbiter(&self) -> bool {
        self.role == Actor::Arbiter
    }

    pub(super) fn is_assistant(&self) -> bool {
        matches!(self.role, Actor::WhiteAssistant | Actor::BlackAssistant)
    }

    /// Over the board, or for the arbiter, who is told why not otherwise.
    pub(super) fn sees_irregularities(&self) -> bool {
        self.is_arbiter() || self.over_the_board()
    }

    /// A move that the player could make; any one for those who do not have the move and are refused whatever it is.
    pub(super) fn some_move(&self) -> Option<Move> {
        if self.role.side() != Some(self.table.turn()) {
            return self.own.map(|square| Move::new(square, square));
        }
        let bound = self.table.bond().and_then(|(_, moves)| moves.first().copied());
        bound.or_else(|| self.table.board.some_legal_move())
    }

    /// Somebody plays who cannot see.
    pub(super) fn has_special_board(&self) -> bool {
        self.table.record.relief.is_some()
    }

    /// Adjourning is a matter at this table; for assistants only if they act for somebody who cannot see.
    pub(super) fn may_adjourn(&self) -> bool {
        let sessions = self.table.regulations.recording.session_ms.is_some();
        let matters = sessions || self.table.record.adjournment.is_some();
        matters && (!self.is_assistant() || self.has_special_board())
    }

    pub(super) fn turn(&self) -> Colour {
        self.table.turn()
    }

    pub(super) fn article(&self) -> partie_laws::Article {
        self.table.regulations.cite("6.10b", "10.5")
    }
}

pub(super) const A_MINUTE: Millis = Millis::from_minutes(1);

pub(super) fn a_reason() -> String {
    "a reason".to_owned()
}
