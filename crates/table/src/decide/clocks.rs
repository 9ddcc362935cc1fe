//! Pressing, stopping and resuming the clocks (FIDE 6.7, 6.12).

use partie_laws::Article;

use super::{Case, Decision};
use crate::clock::Clock;
use crate::hand::single_move;
use crate::regulations::cited::{fide, fide_2014, fide_2018};
use crate::table::irregularities::Displaced;
use crate::time_control::{Millis, Pace};
use crate::{ActKind, Colour, Event, Fact, Question, Refusal, Why};

impl Case<'_> {
    /// FIDE 6.7a: who has made a move completes it, even if the opponent has replied already.
    pub(super) fn press_clock(&self, lag: Millis) -> Decision {
        let player = self.actor.side().ok_or_else(|| self.not_for_you())?;
        if !self.table.presses_on_reply(player) {
            self.over_the_board()?; // on a sealed reply the clock is pressed in every conduct (FIDE G9c)
        }
        self.may_press()?;
        if !self.table.presses_on_reply(player) {
            self.nothing_pending()?;
        }
        if let Some(start) = self.start_if_needed() {
            return self.start_by_press(player, start);
        }
        if self.running() != Some(player) {
            return Err(Refusal::new(self.cite("6.7a", "10.5"), Why::ClockNotRunning));
        }
        let mut events = self.pressed_on_announcement(player)?;
        if events.is_empty() && player == self.table.turn() && !self.table.presses_on_reply(player) {
            events.extend(self.illegal_move_or_breach(player));
        }
        if events.is_empty() {
            events.extend(self.breach_with_the_press(player));
        }
        events.push(self.pressed(lag));
        events.extend(self.watched_position_is_drawn(&events));
        Ok(events)
    }

    /// Black may start White's clock by pressing.
    fn start_by_press(&self, player: Colour, start: Event) -> Decision {
        if player != self.table.turn() {
            return Ok(vec![start]);
        }
        Err(Refusal::new(self.cite("6.5", "10.5"), Why::NotStarted).instead(&[ActKind::Start]))
    }

    /// With the press an illegal move exists (FIDE 7.4a); and so does, in later editions, the fault of pressing
    /// without a move (FIDE 2014/6.2c, 2018/7.5.3).
    fn illegal_move_or_breach(&self, player: Colour) -> Option<Event> {
        let changes = self.table.hand.changes();
        if !changes.is_empty() && !self.table.stuck {
            let article = self.illegality(player);
            return Some(self.event(Fact::MadeIllegally { changes: changes.to_vec(), article, next: None }));
        }
        if self.table.has_move_to_complete(player) {
            return None;
        }
        let matter = [fide("6.7a"), fide_2014("6.2c"), fide_2018("7.5.3")];
        let article = self.rules().on(&matter).unwrap_or(Article::czech_draughts("10.5"));
        Some(self.event(Fact::Breached { article }))
    }

    /// Pieces that the player has displaced and not put back (FIDE 7.3), or a move made with both hands.
    fn breach_with_the_press(&self, player: Colour) -> Option<Event> {
        let left = |displaced: &Displaced| displaced.by == Some(player) && self.is_fresh(displaced);
        let article = if self.table.faults.displaced.iter().any(left) {
            self.cite("7.3", "5.5")
        } else if self.table.faults.both_hands != Some(player) || !self.rules().moves_with_one_hand {
            return None;
        } else {
            self.in_force(&[fide("4.1"), fide_2018("7.5.4")])
        };
        Some(self.event(Fact::Breached { article }))
    }

    /// The article that the pieces on the board go against.
    pub(super) fn illegality(&self, player: Colour) -> Article {
        let board = &self.table.board;
        let hand = &self.table.hand;
        let meant = hand.castling_try(board, player).or_else(|| single_move(board, hand.changes(), player));
        let why = meant.and_then(|mv| board.find(&mv).err());
        match why {
            Some(Why::Chess(why)) => why.article(),
            Some(Why::Draughts(why)) => why.article(),
            _ => self.cite("7.4a", "5.4"),
        }
    }

    /// FIDE 6.12: the arbiter interrupts the game, a player asks for help.
    pub(super) fn stop_clocks(&self, note: &str) -> Decision {
        let by_player = self.actor.player().is_some();
        if !by_player {
            self.arbiter()?;
        }
        self.nothing_pending()?;
        let article = self.cite(if by_player { "6.12b" } else { "6.12a" }, "10.5");
        if self.running().is_none() {
            return Err(Refusal::new(article, Why::ClocksStopped));
        }
        Ok(vec![self.event(Fact::Stopped { note: note.to_owned() }), self.referred(Question::Help, article)])
    }

    /// FIDE 6.12c: the arbiter decides when play goes on. Where there is none any more the players do, or the clocks would
    /// stand for ever.
    pub(super) fn resume(&self, note: &str) -> Decision {
        let by_player = self.actor.player().is_some();
        if by_player && self.presence.arbiter {
            return Err(Refusal::new(self.cite("6.12c", "10.5"), Why::NotForYou(self.actor)));
        }
        if !by_player {
            self.arbiter()?;
        }
        self.sheets_allow_resuming()?;
        if self.is_adjourned() {
            return self.not_adjourned().map(|()| Vec::new());
        }
        match self.table.question {
            Some((question, _)) if self.may_be_played_on(question) => Ok(vec![self.resumed(note)]),
            Some((question, article)) => {
                Err(Refusal::new(article, Why::ArbiterDecides(question)).instead(&[ActKind::Rule]))
            }
            None => Err(Refusal::new(self.cite("6.12c", "10.5"), Why::ClocksRunning)),
        }
    }

    pub(super) fn resumed(&self, note: &str) -> Event {
        self.event(Fact::Resumed { note: note.to_owned() })
    }

    /// Nobody has sent anything before it was done: a lag below zero counts as none.
    pub(super) fn pressed(&self, lag_ms: Millis) -> Event {
        self.event(Fact::Pressed { lag_ms: lag_ms.max(Millis::ZERO) })
    }

    /// A clock never shows less than zero, so what is given counts from there, however far below it has run.
    pub(super) fn given_from_what_is_shown(&self, mut events: Vec<Event>) -> Vec<Event> {
        let below = |clock: &Clock, event: &Event| match event.fact {
            Fact::TimeAdded { to, ms, .. } if ms > Millis::ZERO => clock.below_zero(to, self.now),
            _ => Millis::ZERO,
        };
        if self.only_asks || events.iter().all(|event| below(&self.table.clock, event) == Millis::ZERO) {
            return events;
        }
        let mut table = self.table.clone(); // a position that is put back before sets the clocks as well
        for event in &mut events {
            let found = below(&table.clock, event);
            if let Fact::TimeAdded { below_zero_ms, .. } = &mut event.fact {
                *below_zero_ms = found;
            }
            table.apply(event);
        }
        events
    }

    /// Whose clock runs.
    pub(super) fn running(&self) -> Option<Colour> {
        self.table.clock.running()
    }

    pub(super) fn has_clock(&self, of: Colour) -> bool {
        self.table.regulations.time_control.of(of).is_some()
    }

    /// Standard, rapid or blitz (FIDE A1, B1).
    pub(super) fn pace(&self) -> Pace {
        self.table.regulations.pace()
    }
}
