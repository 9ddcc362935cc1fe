//! How events about the record change the table.

use super::{Adjournment, Resumption, Stage, adjournment::read_commitment};
use crate::clock::{ClockError, Instant};
use crate::time_control::Millis;
use crate::{Colour, Event, Fact, Outcome, Ply, Reason, Score, Table};

impl Table {
    /// What has happened to sheets, envelopes and second boards.
    pub(crate) fn keep_record(&mut self, event: &Event) {
        match &event.fact {
            Fact::Recorded { entry, line } => self.write_down(event, entry.as_deref(), *line),
            Fact::SheetBorrowed => self.record.borrowed_by = event.by.side(),
            Fact::SheetReturned => self.record.borrowed_by = None,
            Fact::CountLost { .. } => self.record.given_up = self.plies.len(),
            Fact::Signed { white, black } => self.sign(event, *white, *black),
            Fact::Told { told } => {
                if let Some(player) = event.by.side() {
                    *self.record.told.of_mut(player) = Some(*told);
                }
            }
            Fact::SealingOrdered => {
                let turn = self.board.turn();
                let new = || Box::new(Adjournment::new(turn, true));
                self.record.adjournment.get_or_insert_with(new).ordered = true;
            }
            Fact::Sealed { commitment, reply } => self.seal(event, commitment, *reply),
            Fact::Adjourned { charged_ms, .. } => self.adjourn(event.at, *charged_ms),
            Fact::Scheduled { resumption } => {
                if let Some(adjournment) = &mut self.record.adjournment {
                    adjournment.resumption = Some(resumption.as_str().into());
                }
            }
            Fact::Continued { absent } => self.continue_game(event.at, absent),
            Fact::EnvelopeOpened { .. } => self.open_envelope(),
            Fact::EnvelopeLost { .. } => {
                if let Some(adjournment) = &mut self.record.adjournment {
                    adjournment.lost = adjournment.kept();
                    if adjournment.envelope.take().is_none() {
                        adjournment.reply = None;
                    }
                }
            }
            _ => self.keep_boards(event),
        }
    }

    fn keep_boards(&mut self, event: &Event) {
        if let Fact::Followed { of, mv } = &event.fact {
            self.follow_on_board(*of, mv.as_ref());
        }
        let Some(relief) = &mut self.record.relief else { return };
        match &event.fact {
            Fact::Announced { mv, .. } => relief.announced = mv.or(relief.announced),
            Fact::BoardCorrected { of, .. } => relief.set(*of, &self.board),
            _ => {}
        }
    }

    /// Every move that the player had not written down yet, or one of them in the player's own words.
    fn write_down(&mut self, event: &Event, entry: Option<&str>, line: Option<u16>) {
        let Some(player) = event.by.side() else { return };
        let plies = self.plies.len();
        let sheet = self.record.sheets.of_mut(player);
        match (entry, line) {
            (Some(entry), Some(line)) if usize::from(line) > sheet.len() => {
                sheet.write_ahead(usize::from(line) - 1, entry); // for a claim
            }
            (Some(entry), Some(line)) => sheet.correct(usize::from(line).saturating_sub(1), entry),
            (Some(entry), None) => sheet.write(entry),
            (None, _) => sheet.fill(plies),
        }
        let written = sheet.len().min(plies);
        let new = self.plies[..written].iter_mut().rev();
        let new = new.take_while(|ply| ply.recorded_at.of(player).is_none());
        new.for_each(|ply| *ply.recorded_at.of_mut(player) = Some(event.at));
    }

    /// FIDE 8.7: what both have signed stands, even if it is wrong; but not against what the arbiter has decided, who may
    /// also decide otherwise afterwards.
    fn sign(&mut self, event: &Event, white: Score, black: Score) {
        let Some(player) = event.by.player() else { return };
        *self.record.signed.of_mut(player) = Some((white, black));
        let signed = self.signed();
        let (Some((white, black)), Some(outcome)) = (signed, self.outcome) else { return };
        let decided = matches!(outcome.reason, Reason::Ruling | Reason::Penalty);
        if !decided && (outcome.white, outcome.black) != (white, black) {
            let article = self.regulations.cite("8.7", "10.5");
            let signed = Outcome { white, black, reason: Reason::Signed, article, ..outcome };
            self.outcome = Some(self.casebook.adjusted(signed, &self.regulations.edition));
        }
    }

    fn seal(&mut self, event: &Event, commitment: &str, reply: bool) {
        let Some(by) = event.by.side() else { return };
        let sealed = read_commitment(commitment);
        let adjournment =
            self.record.adjournment.get_or_insert_with(|| Box::new(Adjournment::new(by, false)));
        if reply {
            adjournment.reply = sealed;
        } else {
            adjournment.envelope = sealed;
        }
    }

    /// The clock is stopped and the opponent's not started: with that the sealed move is completed (FIDE G1a).
    fn adjourn(&mut self, at: Instant, charged: Millis) {
        let Some(adjournment) = &mut self.record.adjournment else { return };
        adjournment.stage = Stage::Adjourned;
        let sealer = adjournment.sealer;
        if let Some(ply) = self.plies.last_mut().filter(|_| adjournment.on_board) {
            ply.completed_at.get_or_insert(at);
        }
        ignore(self.clock.pause(at));
        if charged > Millis::ZERO {
            ignore(self.clock.add(sealer, Millis::ZERO.saturating_sub(charged), at));
        }
        ignore(self.clock.count_move(sealer, at));
    }

    /// FIDE G9: the clock of the one who has to answer is started, unless the envelope is opened first.
    fn continue_game(&mut self, at: Instant, absent: &[Colour]) {
        self.absent = Colour::BOTH.map(|colour| absent.contains(&colour));
        let Some(adjournment) = &mut self.record.adjournment else { return };
        adjournment.stage = Stage::Continued(at);
        let sealed_by = (!adjournment.on_board).then_some(adjournment.sealer);
        self.record.resumption = Some(Resumption::after(self.plies.len(), sealed_by));
        let answers = !adjournment.sealer;
        if adjournment.on_board || absent.contains(&answers) {
            ignore(self.clock.resume(answers, at));
        }
        self.finish_adjournment();
    }

    fn open_envelope(&mut self) {
        let Some(adjournment) = &mut self.record.adjournment else { return };
        adjournment.opening = true;
        if adjournment.envelope.take().is_none() {
            adjournment.reply = None;
        }
    }

    /// A move from an envelope, or the one that the player says was in it, is complete as it comes onto the board.
    pub(crate) fn complete_sealed(&mut self, ply: &mut Ply) -> bool {
        let Some(adjournment) = &mut self.record.adjournment else { return false };
        let stated = adjournment.lost == Some(ply.by);
        if !adjournment.opening && !stated {
            if adjournment.stage == Stage::Sealing && ply.by == adjournment.sealer {
                adjournment.on_board = true;
                adjournment.envelope = None;
            }
            return false;
        }
        adjournment.opening = false;
        adjournment.lost = adjournment.lost.filter(|_| !stated);
        ply.completed_at = Some(ply.made_at);
        ignore(self.clock.resume(!ply.by, ply.made_at));
        self.finish_adjournment();
        true
    }

    /// The adjournment is over when every envelope is open and both players are there.
    pub(crate) fn finish_adjournment(&mut self) {
        let over = self.record.adjournment.as_ref().is_some_and(|adjournment| {
            let continued = matches!(adjournment.stage, Stage::Continued(_));
            continued && !adjournment.waits_for_envelope() && !adjournment.opening
        });
        if over && self.absent == [false; 2] {
            self.record.adjournment = None;
        }
    }

    /// FIDE G9c: the clock is pressed on a reply that is in its envelope.
    pub(crate) fn press_on_reply(&mut self, by: Colour, at: Instant, lag: Millis) -> bool {
        let Some(adjournment) = &mut self.record.adjournment else { return false };
        if adjournment.reply.is_none() || adjournment.reply_pressed || by == adjournment.sealer {
            return false;
        }
        adjournment.reply_pressed = true;
        ignore(self.clock.press(by, at, lag));
        true
    }
}

/// What the clock refuses does not happen: `decide` gives no event that it would refuse.
fn ignore<T>(_: Result<T, ClockError>) {}
