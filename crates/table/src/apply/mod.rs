//! How an event changes the table. It decides nothing: what an event says has happened.

mod at_the_board;
mod casebook;
mod irregular;
mod negotiation;

use crate::clock::{Both, ClockError, Instant, Setting};
use crate::hand::{Hand, single_move};
use crate::table::Illegal;
use crate::time_control::Millis;
use crate::{Actor, Change, Colour, Event, Fact, Move, Ply, Question, Table};
use partie_laws::{Article, Completion};

impl Table {
    /// Takes an event into the state. An event that [`decide`](crate::decide()) never gives for this state changes
    /// nothing, or as little as can be.
    ///
    /// ```
    /// use partie_table::{Event, Regulations, Table};
    /// let mut table = Table::open(Regulations::default()).unwrap();
    /// let json = r#"{"v":1,"at":5000,"by":"white","fact":"made","move":"e2-e4"}"#;
    /// let event: Event = serde_json::from_str(json).unwrap();
    /// table.apply(&event);
    /// assert_eq!(table.plies().len(), 1);
    /// ```
    pub fn apply(&mut self, event: &Event) {
        let at = event.at;
        self.last = self.last.max(at);
        match &event.fact {
            Fact::Opened { .. } | Fact::FlagNoticed { .. } => {}
            Fact::FlagClaimRejected { article } => self.casebook.decided(*article),
            Fact::Started { absent } => self.start(at, absent),
            Fact::Arrived => self.arrive(event.by),
            Fact::Made { mv } => self.make(mv, at),
            Fact::MadeIllegally { changes, article, next } => {
                self.make_illegally(event.by, changes, *article, *next, at);
            }
            Fact::Pressed { lag_ms } => self.press(event.by, at, *lag_ms),
            Fact::Stopped { .. } => self.pause(at),
            Fact::Resumed { .. } => self.resume(at),
            Fact::TimeAdded { to, ms, article, .. } => {
                self.casebook.decided(*article);
                ignore(self.clock.add(*to, *ms, at));
                self.keep_for_restoring(*to, *ms, None);
            }
            Fact::TimeSet { of, ms, before_ms, completed, period, .. } => {
                let to = Setting { remaining: *ms, completed: *completed, period: Some(*period) };
                ignore(self.clock.set(*of, to, at));
                let change = before_ms.map_or(Millis::ZERO, |before| ms.saturating_sub(before));
                self.keep_for_restoring(*of, change, Some(*period));
            }
            Fact::Ended { outcome } => self.end(outcome, at),
            Fact::Ruled { ruling, article, .. } => self.rule(*ruling, *article),
            Fact::Referred { question, article } => {
                self.question = Some((*question, *article));
                self.breach.take_if(|breach| *question == Question::Complaint || breach.article == *article);
                self.pause(at);
            }
            Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::Put { .. }
            | Fact::LetGo
            | Fact::TakenOff { .. }
            | Fact::Breached { .. }
            | Fact::Complained { .. } => self.handle(event),
            Fact::Noticed { .. }
            | Fact::NoticeRejected { .. }
            | Fact::Displaced { .. }
            | Fact::BothHandsUsed
            | Fact::LetStand
            | Fact::RestoringProposed { .. }
            | Fact::Cancelled { .. }
            | Fact::ClockPlaced { .. }
            | Fact::Admitted { .. }
            | Fact::Restored { .. } => self.irregular(event),
            Fact::Offered { .. }
            | Fact::Declined { .. }
            | Fact::Claimed { .. }
            | Fact::ClaimRejected { .. } => self.negotiate(event),
            Fact::Reported { .. }
            | Fact::Penalised { .. }
            | Fact::QuickplayClaimed { .. }
            | Fact::IncrementRequested
            | Fact::IncrementIntroduced { .. }
            | Fact::Confirmed
            | Fact::ScoresheetShown
            | Fact::AssistantAdmitted { .. }
            | Fact::Proved { .. }
            | Fact::Appealed { .. }
            | Fact::AppealDecided { .. }
            | Fact::ResultChanged { .. }
            | Fact::GameReopened { .. } => self.take_down(event),
            Fact::Recorded { .. }
            | Fact::SheetBorrowed
            | Fact::SheetReturned
            | Fact::Noted { .. }
            | Fact::CountLost { .. }
            | Fact::Signed { .. }
            | Fact::SealingOrdered
            | Fact::Sealed { .. }
            | Fact::Adjourned { .. }
            | Fact::Scheduled { .. }
            | Fact::Continued { .. }
            | Fact::EnvelopeOpened { .. }
            | Fact::EnvelopeLost { .. }
            | Fact::Announced { .. }
            | Fact::Followed { .. }
            | Fact::Told { .. }
            | Fact::TouchReported { .. }
            | Fact::BoardCorrected { .. } => self.keep_record(event),
        }
    }

    fn start(&mut self, at: Instant, absent: &[Colour]) {
        self.started_at = Some(at);
        self.absent = Colour::BOTH.map(|colour| absent.contains(&colour));
        ignore(self.clock.start(self.board.turn(), at));
    }

    fn arrive(&mut self, by: Actor) {
        if let Some(colour) = by.player() {
            self.absent[colour as usize] = false;
        }
        self.finish_adjournment();
    }

    fn pause(&mut self, at: Instant) {
        ignore(self.clock.pause(at));
    }

    /// The clock that was stopped runs on.
    fn resume(&mut self, at: Instant) {
        self.question = None;
        if let Some(player) = self.clock.paused() {
            ignore(self.clock.resume(player, at));
        }
    }

    fn make(&mut self, mv: &Move, at: Instant) {
        let by = self.board.turn();
        let second_boards = self.record.relief.is_some();
        let hand_did_it = second_boards && self.hand.amounts_to(&self.board_of(by)) == Some(*mv);
        let changes = if second_boards { self.board.changes_of(mv) } else { Vec::new() };
        if self.board.play(mv) {
            self.carry_to_boards(by, &changes, hand_did_it);
            self.push(Ply {
                by,
                mv: Some(*mv),
                legal: true,
                made_at: at,
                completed_at: None,
                recorded_at: Both::default(),
                offered: false,
                clocks: self.clock.times(at),
            });
        }
    }

    /// The pieces stay as they are. If the rules cannot be applied to them, only a restored position helps.
    fn make_illegally(
        &mut self,
        by: Actor,
        changes: &[Change],
        article: Article,
        next: Option<Colour>,
        at: Instant,
    ) {
        let by = by.side().unwrap_or(self.board.turn());
        let next = next.unwrap_or(!by);
        let mv = single_move(&self.board, changes, by);
        let bound = self.hand.bound();
        self.carry_to_boards(by, changes, true);
        self.illegal.push(Illegal { ply: self.plies.len(), changes: changes.to_vec(), article, bound, next });
        let (completed_at, recorded_at, clocks) = (None, Both::default(), self.clock.times(at));
        let ply =
            Ply { by, mv, legal: false, made_at: at, completed_at, recorded_at, offered: false, clocks };
        if self.board.stand(changes, next) {
            self.push(ply);
        } else {
            self.plies.push(ply);
            self.stuck = true;
        }
    }

    fn push(&mut self, ply: Ply) {
        let mut ply = ply;
        self.complete_without_press(&ply);
        let sealed = self.complete_sealed(&mut ply);
        if !sealed && self.offer.is_some_and(|offer| offer.by != ply.by) {
            self.offer = None;
        }
        self.forget_breach_of(!ply.by);
        ply.offered = std::mem::take(&mut self.offered_early[ply.by as usize]);
        for player in Colour::BOTH {
            if self.record.sheets.of(player).has(self.plies.len()) {
                *ply.recorded_at.of_mut(player) = Some(ply.made_at); // it was written for a claim
            }
        }
        self.plies.push(ply);
        self.faults.proposed = [None; 2];
        self.hand = Hand::default();
        self.written = None;
    }

    /// Later editions count moves whose player forgot the clock. We read that of 2014 as it was told when it came out: the
    /// opponent's reply completes the move (FIDE 2014/6.2a); since 2018 the player's own next move does (FIDE 2018/6.2.1.2).
    fn complete_without_press(&mut self, next: &Ply) {
        let whose = match self.regulations.edition.completion {
            Completion::ByClockOnly => return,
            Completion::ByOpponentsMove => !next.by,
            Completion::ByOwnNextMove => next.by,
        };
        let last = self.plies.iter_mut().rev().find(|ply| ply.by == whose);
        if let Some(ply) = last.filter(|ply| ply.completed_at.is_none()) {
            ply.completed_at = Some(next.made_at);
            ignore(self.clock.count_move(whose, next.made_at));
        }
    }

    /// A press completes the player's move. If there is none to complete, only the clocks change over.
    fn press(&mut self, by: Actor, at: Instant, lag: Millis) {
        let Some(by) = by.side() else { return };
        if self.press_on_reply(by, at, lag) {
            return;
        }
        self.note_excuse(by, at);
        self.faults.both_hands = None;
        self.faults.watched = self.faults.watched.filter(|watched| self.plies.len() <= *watched);
        let after_reply = self.presses_after_reply(by);
        let last = self.plies.iter_mut().rev().find(|ply| ply.by == by);
        if let Some(ply) = last.filter(|ply| ply.completed_at.is_none()) {
            ply.completed_at = Some(at);
            ignore(self.clock.press(by, at, lag));
        } else if after_reply {
            ignore(self.clock.press_after_reply(by, at, lag));
        } else {
            ignore(self.clock.pause(at));
            ignore(self.clock.resume(!by, at));
        }
    }

    /// A move that ends the game is completed by that (FIDE 6.7a).
    fn end(&mut self, outcome: &crate::Outcome, at: Instant) {
        if let Some(ply) = self.plies.last_mut()
            && outcome.reason.is_by_move()
        {
            ply.completed_at.get_or_insert(at);
        }
        self.outcome = Some(*outcome);
        self.casebook.decided(outcome.article);
        self.casebook.quickplay = None;
        ignore(self.clock.stop(at));
        self.offer = None;
        self.claim = None;
        self.question = None;
    }
}

/// What the clock refuses does not happen: `decide` gives no event that it would refuse.
fn ignore<T>(_: Result<T, ClockError>) {}
