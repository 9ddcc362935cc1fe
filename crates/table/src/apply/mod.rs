//! How an event changes the table. It decides nothing: what an event says has happened.

mod at_the_board;
mod casebook;
mod earlier_position;
mod irregular;
mod misfit;
mod negotiation;

use crate::clock::{Both, Instant, Setting};
use crate::hand::{Hand, single_move};
use crate::table::{Asker, Illegal};
use crate::time_control::Millis;
use crate::{Actor, Change, Colour, Event, Fact, Kind, Move, Ply, Question, Signs, Square, Table};
use partie_laws::{Article, Completion};

pub use misfit::Misfit;

impl Table {
    /// Takes an event into the state. An event that [`decide`](crate::decide()) never gives for this state is a mistake, and an
    /// assertion in a debug build; otherwise as little of it as can be is taken in.
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
        let fits = self.try_apply(event);
        debug_assert!(fits.is_ok(), "{fits:?}: {event:?}");
    }

    /// The same for events that may not fit, as those of a log that was damaged: whoever reads them can say so.
    ///
    /// # Errors
    /// When `decide` would never give the event for this state. The table can still be played on.
    pub fn try_apply(&mut self, event: &Event) -> Result<(), Misfit> {
        self.last = self.last.max(event.at);
        self.look_on(event);
        self.take_in(event)?;
        self.note_who_waits(event);
        Ok(())
    }

    fn take_in(&mut self, event: &Event) -> Result<(), Misfit> {
        let (at, by) = (event.at, event.by);
        match &event.fact {
            // These tell something and change nothing.
            Fact::Opened { .. }
            | Fact::FlagNoticed { .. }
            | Fact::NoticeRejected { .. }
            | Fact::Complained { .. }
            | Fact::Noted { .. }
            | Fact::TouchReported { .. } => {}
            Fact::FlagClaimRejected { article } => self.casebook.decided(*article),
            Fact::Started { absent } => self.start(at, absent)?,
            Fact::Arrived => self.arrive(by)?,
            Fact::Made { mv, signs } => self.make(mv, *signs, at)?,
            Fact::MadeIllegally { changes, article, next } => {
                self.make_illegally(by, changes, *article, *next, at)?;
            }
            Fact::Pressed { lag_ms } => self.press(by, at, *lag_ms)?,
            Fact::Stopped { .. } => self.pause(at)?,
            Fact::Resumed { .. } => self.resume(at)?,
            Fact::TimeAdded { to, ms, below_zero_ms, article, .. } => {
                self.casebook.decided(*article);
                self.clock.add(*to, ms.saturating_add(*below_zero_ms), at)?;
                self.keep_for_restoring(*to, *ms, None);
            }
            Fact::TimeSet { of, ms, before_ms, completed, period, .. } => {
                let to = Setting { remaining: *ms, completed: *completed, period: Some(*period) };
                self.set_time(*of, to, *before_ms, at)?;
            }
            Fact::Ended { outcome } => self.end(outcome, at)?,
            Fact::Ruled { ruling, article, .. } => self.rule(*ruling, *article),
            Fact::Referred { question, article } => self.refer(*question, *article, at)?,
            Fact::Touched { squares, manner } => self.touch(by, squares, *manner)?,
            Fact::Released { path } => self.by_hand(by, |hand, board| hand.release(board, path))?,
            Fact::Put { kind, square, colour } => self.put(by, *kind, *square, *colour)?,
            Fact::CastlingDeclared => self.declare_castling(by)?,
            Fact::WentOn => self.go_on(by)?,
            Fact::LetGo => self.by_hand(by, |hand, _| hand.let_go())?,
            Fact::TakenOff { square } => self.by_hand(by, |hand, board| hand.take_off(board, *square))?,
            Fact::Crowned { square } => self.crown(by, *square)?,
            Fact::Breached { article } => self.break_rule(by, *article, at)?,
            Fact::Noticed { what, of, .. } => self.notice(*what, *of),
            Fact::Displaced { changes } => self.displace(self.casebook.hand_of(by), changes, at),
            Fact::BothHandsUsed => self.use_both_hands(by)?,
            Fact::LetStand => self.let_stand(by)?,
            Fact::RestoringProposed { to } => self.propose_restoring(by, *to)?,
            Fact::Cancelled { .. } => self.begin_anew(),
            Fact::ClockPlaced { right_of } => self.faults.clock_right_of = Some(*right_of),
            Fact::Admitted { player, .. } => self.come(*player),
            Fact::Restored { to, mended, white, black, article, .. } => {
                self.casebook.decided(*article);
                self.restore(*to as usize, *mended, &Both { white: *white, black: *black }, at)?;
            }
            Fact::Offered { proper } => self.offer_draw(by, *proper)?,
            Fact::Declined { .. } => self.offer = None,
            Fact::Claimed { claim, intended } => self.claim_draw(by, *claim, *intended, at)?,
            Fact::ClaimRejected { .. } => self.reject_claim()?,
            Fact::Reported { incident } => self.report(incident, by, at),
            Fact::Penalised { given, .. } => {
                self.casebook.decided(given.article);
                self.casebook.penalties.push(given.clone());
            }
            Fact::QuickplayClaimed { ground, position, sheet } => {
                self.claim_quickplay(by, *ground)?;
                self.submit(position.as_deref(), sheet);
            }
            Fact::IncrementRequested => self.request_increment(by)?,
            Fact::IncrementIntroduced { ms, .. } => self.clock.introduce_increment(*ms, at)?,
            Fact::Confirmed => self.confirm()?,
            Fact::ScoresheetShown => self.show_scoresheet(by)?,
            Fact::AssistantAdmitted { of, moves } => {
                self.casebook.assistants[*of as usize] = true;
                self.casebook.moved_for[*of as usize] |= moves;
            }
            Fact::Proved { mating, proof } => self.casebook.proof.push((*mating, proof.clone())),
            Fact::Appealed { against, note } => self.appeal(by, *against, note)?,
            Fact::AppealDecided { of, upheld, article, .. } => self.decide_appeal(*of, *upheld, *article)?,
            Fact::ResultChanged { outcome, .. } => {
                self.casebook.replaced.extend(self.outcome.replace(*outcome));
                self.casebook.decided(outcome.article);
            }
            Fact::GameReopened { article } => self.reopen(*article, at)?,
            Fact::Recorded { entry, line } => self.write_down(by, at, entry.as_deref(), *line),
            Fact::SheetBorrowed => self.record.borrowed_by = by.side(),
            Fact::SheetReturned => self.record.borrowed_by = None,
            Fact::CountLost { .. } => self.record.given_up = self.plies.len(),
            Fact::Signed { white, black } => self.sign(by, *white, *black)?,
            Fact::SealingOrdered => self.order_sealing(),
            Fact::Sealed { commitment, language, reply } => self.seal(by, commitment, *language, *reply)?,
            Fact::Adjourned { envelope, charged_ms } => self.adjourn(at, envelope, *charged_ms)?,
            Fact::Scheduled { resumption } => self.schedule(resumption)?,
            Fact::Continued { absent } => self.continue_game(at, absent)?,
            Fact::EnvelopeOpened { .. } => self.open_envelope()?,
            Fact::EnvelopeLost { .. } => self.lose_envelope()?,
            Fact::Announced { mv, .. } => self.announce(mv.as_ref())?,
            Fact::Repeated { .. } => self.repeat()?,
            Fact::TwoBoardsAsked { of } => self.use_two_boards(*of),
            Fact::Followed { of, mv } => self.follow_on_board(*of, mv.as_ref())?,
            Fact::Told { told } => self.tell(by, *told)?,
            Fact::BoardCorrected { of, .. } => self.correct_board(*of)?,
        }
        Ok(())
    }

    /// Whoever stops the clocks says why before the question is put.
    fn note_who_waits(&mut self, event: &Event) {
        let waits = |note: &str| Box::new(Asker { by: event.by, since: event.at, note: note.to_owned() });
        match &event.fact {
            Fact::Stopped { note } => self.waiting = Some(waits(note)),
            _ if self.question.is_none() && self.claim.is_none() => self.waiting = None,
            _ => _ = self.waiting.get_or_insert_with(|| waits("")),
        }
    }

    fn start(&mut self, at: Instant, absent: &[Colour]) -> Result<(), Misfit> {
        self.started_at = Some(at);
        self.absent = Colour::BOTH.map(|colour| absent.contains(&colour));
        Ok(self.clock.start(self.board.turn(), at)?)
    }

    fn arrive(&mut self, by: Actor) -> Result<(), Misfit> {
        self.come(by.player().ok_or(Misfit::NotBy(by))?);
        Ok(())
    }

    fn come(&mut self, player: Colour) {
        self.absent[player as usize] = false;
        self.finish_adjournment();
    }

    /// The clocks stand, if one runs.
    pub(crate) fn pause(&mut self, at: Instant) -> Result<(), Misfit> {
        if self.clock.running().is_some() {
            self.clock.pause(at)?;
        }
        Ok(())
    }

    fn put(&mut self, by: Actor, kind: Kind, at: Square, colour: Option<Colour>) -> Result<(), Misfit> {
        self.by_hand(by, |hand, board| hand.put(board, kind, at, colour))
    }

    /// The clock that was stopped runs on.
    fn resume(&mut self, at: Instant) -> Result<(), Misfit> {
        self.question = None;
        if let Some(player) = self.clock.paused() {
            self.clock.resume(player, at)?;
        }
        Ok(())
    }

    fn set_time(
        &mut self,
        of: Colour,
        to: Setting,
        before: Option<Millis>,
        at: Instant,
    ) -> Result<(), Misfit> {
        self.clock.set(of, to, at)?;
        let change = before.map_or(Millis::ZERO, |before| to.remaining.saturating_sub(before));
        self.keep_for_restoring(of, change, to.period);
        Ok(())
    }

    fn refer(&mut self, question: Question, article: Article, at: Instant) -> Result<(), Misfit> {
        self.question = Some((question, article));
        self.breach.take_if(|breach| question == Question::Complaint || breach.article == article);
        self.pause(at)
    }

    fn make(&mut self, mv: &Move, signs: Signs, at: Instant) -> Result<(), Misfit> {
        let by = self.board.turn();
        let second_boards = self.record.relief.is_some();
        let hand_did_it = second_boards && self.hand.amounts_to(&self.board_of(by)) == Some(*mv);
        let changes = if second_boards { self.board.changes_of(mv) } else { Vec::new() };
        if !self.board.play(mv) {
            return Err(Misfit::NoMove);
        }
        self.carry_to_boards(by, &changes, hand_did_it);
        self.push(Ply {
            by,
            mv: Some(*mv),
            signs,
            legal: true,
            made_at: at,
            completed_at: None,
            recorded_at: Both::default(),
            offered: false,
            clocks: self.clock.times(at),
        })
    }

    /// The pieces stay as they are. If the rules cannot be applied to them, only a restored position helps.
    fn make_illegally(
        &mut self,
        by: Actor,
        changes: &[Change],
        article: Article,
        next: Option<Colour>,
        at: Instant,
    ) -> Result<(), Misfit> {
        let by = by.side().unwrap_or(self.board.turn());
        let next = next.unwrap_or(!by);
        let mv = single_move(&self.board, changes, by);
        let bound = self.hand.bound();
        self.carry_to_boards(by, changes, true);
        self.illegal.push(Illegal { ply: self.plies.len(), changes: changes.to_vec(), article, bound, next });
        let ply = Ply {
            by,
            mv,
            signs: Signs::NONE,
            legal: false,
            made_at: at,
            completed_at: None,
            recorded_at: Both::default(),
            offered: false,
            clocks: self.clock.times(at),
        };
        if self.board.stand(changes, next) {
            return self.push(ply);
        }
        self.plies.push(ply);
        self.stuck = true;
        Ok(())
    }

    fn push(&mut self, ply: Ply) -> Result<(), Misfit> {
        let mut ply = ply;
        let completed = self.complete_without_press(&ply);
        let sealed = self.complete_sealed(&mut ply);
        let is_sealed = *sealed.as_ref().unwrap_or(&true);
        let counted = if is_sealed { Ok(()) } else { self.count_when_let_go(&ply) };
        // Over the board it is the touch that declines an offer, legal or not.
        let by_move = !self.regulations.over_the_board();
        if by_move && !is_sealed && self.offer.is_some_and(|offer| offer.by != ply.by) {
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
        completed.and(counted).and(sealed.map(|_| ()))
    }

    /// Later editions count a move whose player forgot the clock, once that player makes the next one (FIDE 2014/6.2a(2)).
    fn complete_without_press(&mut self, next: &Ply) -> Result<(), Misfit> {
        match self.regulations.rules().completion {
            Completion::ByClockOnly | Completion::ByLettingGo => return Ok(()),
            Completion::ByOwnNextMove => {}
        }
        // What goes on after the move, before the other player has moved, is no next move.
        let has_reply = self.plies.last().is_some_and(|last| last.by != next.by);
        let last = self.plies.iter_mut().rev().find(|ply| ply.by == next.by);
        if let Some(ply) = last.filter(|ply| has_reply && ply.completed_at.is_none()) {
            ply.completed_at = Some(next.made_at);
            self.clock.count_move(next.by, next.made_at)?;
        }
        Ok(())
    }

    /// ČUD 3.10: a move is finished when the piece is let go, so it counts among those of ČUD 10.1 from then on. The one that a
    /// player makes in place of a move taken back was counted with that.
    fn count_when_let_go(&mut self, made: &Ply) -> Result<(), Misfit> {
        let place = self.plies.len();
        let irregular = |ply: usize| self.illegal.iter().find(|illegal| illegal.ply == ply);
        let again = place.checked_sub(1).and_then(irregular).is_some_and(Illegal::takes_back)
            && self.plies.last().is_some_and(|last| last.by == made.by);
        if !self.counts_when_let_go() || again || irregular(place).is_some_and(Illegal::is_no_move) {
            return Ok(());
        }
        self.clock.count_move(made.by, made.made_at)?;
        Ok(())
    }

    /// A press completes the player's move. If there is none to complete, only the clocks change over.
    fn press(&mut self, by: Actor, at: Instant, lag: Millis) -> Result<(), Misfit> {
        let by = by.side().ok_or(Misfit::NotBy(by))?;
        if self.presses_on_reply(by) {
            return self.press_on_reply(by, at, lag);
        }
        self.note_excuse(by, at);
        self.faults.both_hands = None;
        self.faults.watched = self.faults.watched.filter(|watched| self.plies.len() <= *watched);
        let counted = self.counts_when_let_go();
        let last = self.plies.iter_mut().rev().find(|ply| ply.by == by);
        if let Some(ply) = last.filter(|ply| ply.completed_at.is_none()) {
            ply.completed_at = Some(at);
            if counted {
                self.clock.press_counted(by, at, lag)?;
            } else {
                self.clock.press(by, at, lag)?;
            }
        } else {
            self.clock.pause(at)?;
            self.clock.resume(!by, at)?;
        }
        Ok(())
    }

    /// A move that ends the game is completed by that (FIDE 6.7a).
    fn end(&mut self, outcome: &crate::Outcome, at: Instant) -> Result<(), Misfit> {
        if let Some(ply) = self.plies.last_mut()
            && outcome.reason.is_by_move()
        {
            ply.completed_at.get_or_insert(at);
        }
        self.outcome = Some(*outcome);
        self.casebook.decided(outcome.article);
        self.casebook.quickplay = None;
        self.offer = None;
        self.claim = None;
        self.question = None;
        Ok(self.clock.stop(at)?)
    }
}
