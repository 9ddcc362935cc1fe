//! Hands that do something although another player has the move, or although their own move is made. Over the board nobody is
//! told which moves are legal, so nothing of that is refused: it happens, and the players and the arbiter see to it.

use super::{Case, Decision};
use crate::{Act, Actor, Change, Colour, Event, Fact, Irregularity, Kind, Move, Piece, Square};

/// What a hand does out of turn.
pub(super) enum OutOfTurn<'a> {
    Releases(&'a Move),
    TakesOff(Square),
    Puts(Kind, Square, Option<Colour>),
}

impl Case<'_> {
    /// What a hand has ended, or taken up again, before it does this.
    pub(super) fn before_this_hand(&self, act: &Act) -> Option<Event> {
        if !self.table.regulations.over_the_board() || self.table.stuck {
            return None;
        }
        self.finished_by_other(act).or_else(|| self.goes_on_after_move(act))
    }

    /// ČUD 3.10: a move is finished when the piece is let go, with or without a clock. If that was against the rules, the
    /// opponent may answer it, have it put right or let it stand at once. Pieces that were only taken off are no move, and the
    /// same player still has to make one (ČUD 5.4g). In chess the opponent may reply before the clock is pressed, whatever
    /// stands on the board then (FIDE 6.7a); it is an illegal move when the clock is pressed (FIDE 7.4a).
    fn finished_by_other(&self, act: &Act) -> Option<Event> {
        let (table, hand) = (self.table, &self.table.hand);
        let by_opponent = table.casebook.hand_of(self.actor) == Some(!table.turn());
        if !by_opponent || hand.changes().is_empty() || table.has_own_board(table.turn()) {
            return None;
        }
        let let_go_ends = self.rules().let_go_ends_any_move;
        let moved = hand.first_release().is_some();
        let objects = matches!(
            act,
            Act::LetStand | Act::Complain | Act::Notice { what: Irregularity::IllegalMove { ply: None } }
        );
        let is_finished = match act {
            Act::Release { .. } | Act::TakeOff { .. } => let_go_ends || hand.may_be_over(),
            Act::Put { .. } => hand.may_be_over(),
            Act::Move { .. } => let_go_ends && moved && hand.stands_wrongly(&table.board),
            Act::Crown { .. } => let_go_ends && moved, // whoever crowns it takes the move as made (ČUD 3.6)
            _ => let_go_ends && objects && hand.stands_wrongly(&table.board),
        };
        if !is_finished {
            return None;
        }
        let (changes, article) = (hand.changes().to_vec(), self.illegality(table.turn()));
        let by = Actor::from(table.turn());
        let next = (let_go_ends && !moved).then(|| table.turn());
        Some(Event { by, ..self.event(Fact::MadeIllegally { changes, article, next }) })
    }

    /// FIDE 4.6: the piece was let go and the move is made, but before the clock is pressed the hand does something else.
    fn goes_on_after_move(&self, act: &Act) -> Option<Event> {
        let table = self.table;
        let player = table.casebook.hand_of(self.actor).filter(|player| *player != table.turn())?;
        let last = table.plies.last().filter(|ply| ply.by == player && ply.legal)?;
        let is_hand = matches!(act, Act::Release { .. } | Act::TakeOff { .. } | Act::Put { .. });
        let is_free = table.hand.changes().is_empty()
            && table.record.relief.is_none()
            && table.faults.displaced.iter().all(|displaced| displaced.ply < table.plies.len());
        let goes_on = is_hand && is_free && !self.rules().let_go_ends_any_move && last.completed_at.is_none();
        (goes_on && self.is_there(player).is_ok() && self.nothing_pending().is_ok())
            .then(|| self.event(Fact::WentOn))
    }

    /// A hand that moves, removes or puts a piece although it is not its turn (FIDE 1.1; ČUD 5.4a, d, e and g).
    pub(super) fn out_of_turn(&self, hand: &OutOfTurn<'_>) -> Option<Decision> {
        let player = self.hand().ok()?;
        let free = self.table.hand.changes().is_empty()
            && !self.table.stuck
            && self.table.record.relief.is_none()
            && self.table.regulations.over_the_board();
        if !free || player == self.table.turn() || self.is_there(player).is_err() {
            return None;
        }
        let board = &self.table.board;
        let (changes, draughts, next) = match hand {
            OutOfTurn::Puts(kind, square, colour) => {
                let piece = Some(Piece { colour: colour.unwrap_or(player), kind: *kind });
                (vec![Change { square: *square, piece }], "5.4b", !player)
            }
            OutOfTurn::TakesOff(square) => {
                board.piece_at(*square)?;
                (vec![Change { square: *square, piece: None }], "5.4g", !player)
            }
            OutOfTurn::Releases(path) => {
                let piece = board.piece_at(path.from())?;
                let back = self.taken_back(player, path).filter(|_| self.rules().opponent_decides);
                let (number, next) = self.way_out_of_turn(player, piece.colour == player, back.is_some());
                (back.unwrap_or_else(|| board.relocation(path)), number, next)
            }
        };
        let article = self.cite("1.1", draughts);
        let made = self.event(Fact::MadeIllegally { changes, article, next: Some(next) });
        let before = self.start_if_needed().into_iter().chain(self.declined_by_touch(player));
        Some(self.nothing_pending().map(|()| before.chain([made]).collect()))
    }

    /// Which of the cases of ČUD 5.4 it is, and who has the move after it.
    fn way_out_of_turn(&self, player: Colour, own: bool, back: bool) -> (&'static str, Colour) {
        match (back, own) {
            (true, _) => ("5.4d", player),
            (_, false) => ("5.4e", !player),
            _ if self.table.made(player) == 0 => ("5.4b", !player), // Black begins
            _ => ("5.4a", !player),
        }
    }

    /// ČUD 5.4d: the player's last move goes back, and what it has captured with it.
    fn taken_back(&self, player: Colour, path: &Move) -> Option<Vec<Change>> {
        let index = self.table.plies.len().checked_sub(1)?;
        let last = &self.table.plies[index];
        let back = last.mv.is_some_and(|mv| mv.to() == path.from() && mv.from() == path.to());
        let before = self.table.board_before(index).filter(|_| back && last.by == player)?;
        Some(self.table.board.differences(&before))
    }
}
