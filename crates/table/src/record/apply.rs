//! How events about the record change the table.

use super::{Adjournment, Resumption, Stage, adjournment::read_commitment};
use crate::clock::Instant;
use crate::time_control::Millis;
use crate::{Actor, Colour, Envelope, Language, Misfit, Move, Outcome, Ply, Reason, Score, Table, Told};

impl Table {
    /// A player who cannot see was told how the game stands.
    pub(crate) fn tell(&mut self, by: Actor, told: Told) -> Result<(), Misfit> {
        let player = by.side().ok_or(Misfit::NotBy(by))?;
        *self.record.told.of_mut(player) = Some(told);
        Ok(())
    }

    pub(crate) fn order_sealing(&mut self) {
        let turn = self.board.turn();
        let new = || Box::new(Adjournment::new(turn, true));
        self.record.adjournment.get_or_insert_with(new).ordered = true;
    }

    pub(crate) fn schedule(&mut self, resumption: &str) -> Result<(), Misfit> {
        self.adjournment_mut()?.resumption = Some(resumption.into());
        Ok(())
    }

    pub(crate) fn lose_envelope(&mut self) -> Result<(), Misfit> {
        let adjournment = self.adjournment_mut()?;
        adjournment.lost = adjournment.kept();
        if adjournment.envelope.take().is_none() {
            adjournment.reply = None;
        }
        Ok(())
    }

    pub(crate) fn announce(&mut self, mv: Option<&Move>) -> Result<(), Misfit> {
        let relief = self.record.relief.as_mut().ok_or(Misfit::NotThere)?;
        relief.announced = mv.copied().or(relief.announced);
        Ok(())
    }

    pub(crate) fn correct_board(&mut self, of: Colour) -> Result<(), Misfit> {
        let relief = self.record.relief.as_mut().ok_or(Misfit::NotThere)?;
        relief.set(of, &self.board);
        relief.unrepeated = false; // the arbiter has told the move to both
        Ok(())
    }

    fn adjournment_mut(&mut self) -> Result<&mut Adjournment, Misfit> {
        self.record.adjournment.as_deref_mut().ok_or(Misfit::NotThere)
    }

    /// Every move that the player had not written down yet, or one of them in the player's own words.
    /// The arbiter's own record is nobody's sheet.
    pub(crate) fn write_down(&mut self, by: Actor, at: Instant, entry: Option<&str>, line: Option<u16>) {
        let Some(player) = by.side() else { return };
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
        new.for_each(|ply| *ply.recorded_at.of_mut(player) = Some(at));
    }

    /// FIDE 8.7: what both have signed stands, even if it is wrong; but not against what the arbiter has decided, who may
    /// also decide otherwise afterwards.
    pub(crate) fn sign(&mut self, by: Actor, white: Score, black: Score) -> Result<(), Misfit> {
        let player = by.player().ok_or(Misfit::NotBy(by))?;
        *self.record.signed.of_mut(player) = Some((white, black));
        let signed = self.signed();
        let (Some((white, black)), Some(outcome)) = (signed, self.outcome) else { return Ok(()) };
        let decided = matches!(outcome.reason, Reason::Ruling | Reason::Penalty);
        if !decided && (outcome.white, outcome.black) != (white, black) {
            let article = self.regulations.cite("8.7", "10.5");
            let signed = Outcome { white, black, reason: Reason::Signed, article, ..outcome };
            self.outcome = Some(self.casebook.adjusted(signed, self.regulations.rules()));
        }
        Ok(())
    }

    pub(crate) fn seal(
        &mut self,
        by: Actor,
        commitment: &str,
        language: Option<Language>,
        reply: bool,
    ) -> Result<(), Misfit> {
        let by = by.side().ok_or(Misfit::NotBy(by))?;
        let sealed = read_commitment(commitment);
        let adjournment =
            self.record.adjournment.get_or_insert_with(|| Box::new(Adjournment::new(by, false)));
        *adjournment.languages.of_mut(by) = language;
        if reply {
            adjournment.reply = sealed;
        } else {
            adjournment.envelope = sealed;
        }
        Ok(())
    }

    /// The clock is stopped and the opponent's not started: with that the sealed move is completed (FIDE G1a).
    pub(crate) fn adjourn(
        &mut self,
        at: Instant,
        envelope: &Envelope,
        charged: Millis,
    ) -> Result<(), Misfit> {
        let adjournment = self.record.adjournment.as_deref_mut().ok_or(Misfit::NotThere)?;
        adjournment.stage = Stage::Adjourned;
        adjournment.written_on = Some(Box::new(envelope.clone()));
        let (sealer, on_board) = (adjournment.sealer, adjournment.on_board);
        if let Some(ply) = self.plies.last_mut().filter(|_| on_board) {
            ply.completed_at.get_or_insert(at);
        }
        self.pause(at)?;
        if charged > Millis::ZERO && self.clock.control().of(sealer).is_some() {
            self.clock.add(sealer, Millis::ZERO.saturating_sub(charged), at)?;
        }
        if !on_board || !self.counts_when_let_go() {
            self.clock.count_move(sealer, at)?;
        }
        Ok(())
    }

    /// FIDE G9: the clock of the one who has to answer is started, unless the envelope is opened first.
    pub(crate) fn continue_game(&mut self, at: Instant, absent: &[Colour]) -> Result<(), Misfit> {
        self.absent = Colour::BOTH.map(|colour| absent.contains(&colour));
        let adjournment = self.record.adjournment.as_deref_mut().ok_or(Misfit::NotThere)?;
        adjournment.stage = Stage::Continued(at);
        let sealed = adjournment.waits_for_envelope();
        let sealed_by = sealed.then_some(adjournment.sealer);
        self.record.resumption = Some(Resumption::new(at, self.plies.len(), sealed_by));
        let answers = adjournment.answers(self.board.turn());
        if !sealed || absent.contains(&answers) {
            self.clock.resume(answers, at)?;
        }
        self.finish_adjournment();
        Ok(())
    }

    pub(crate) fn open_envelope(&mut self) -> Result<(), Misfit> {
        let adjournment = self.adjournment_mut()?;
        adjournment.opening = true;
        if adjournment.envelope.take().is_none() {
            adjournment.reply = None;
        }
        Ok(())
    }

    /// A move from an envelope, or the one that the player says was in it, is complete as it comes onto the board.
    pub(crate) fn complete_sealed(&mut self, ply: &mut Ply) -> Result<bool, Misfit> {
        let Some(adjournment) = &mut self.record.adjournment else { return Ok(false) };
        let stated = adjournment.lost == Some(ply.by);
        if !adjournment.opening && !stated {
            if adjournment.stage == Stage::Sealing && ply.by == adjournment.sealer {
                adjournment.on_board = true;
                adjournment.envelope = None;
            }
            return Ok(false);
        }
        adjournment.opening = false;
        adjournment.lost = adjournment.lost.filter(|_| !stated);
        ply.completed_at = Some(ply.made_at);
        if self.clock.running() != Some(!ply.by) {
            self.clock.resume(!ply.by, ply.made_at)?;
        }
        self.finish_adjournment();
        Ok(true)
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

    /// FIDE 7.4a, 7.5: a move that was sealed in another position than the one that is reinstated is void. An order to seal
    /// still holds, for the player who has the move now.
    pub(crate) fn return_envelopes(&mut self, takes_back: bool) {
        let (position, turn) = (self.board.fen(), self.board.turn());
        let Some(adjournment) = &mut self.record.adjournment else { return };
        let is_void = takes_back || adjournment.is_sealed_in_another_than(&position);
        match adjournment.stage {
            _ if !is_void => return,
            Stage::Sealing => {
                let ordered = adjournment.ordered;
                self.record.adjournment = ordered.then(|| Box::new(Adjournment::new(turn, true)));
            }
            Stage::Adjourned | Stage::Continued(_) => adjournment.return_envelopes(),
        }
        self.finish_adjournment();
    }

    /// FIDE G9c: whether a player has put a reply into its envelope and may press the clock on it.
    pub(crate) fn presses_on_reply(&self, by: Colour) -> bool {
        self.record.adjournment.as_ref().is_some_and(|adjournment| {
            adjournment.reply.is_some() && !adjournment.reply_pressed && by != adjournment.sealer
        })
    }

    pub(crate) fn press_on_reply(&mut self, by: Colour, at: Instant, lag: Millis) -> Result<(), Misfit> {
        self.adjournment_mut()?.reply_pressed = true;
        self.clock.press(by, at, lag)?;
        Ok(())
    }
}
