//! Writing the moves down, completing scoresheets, and signing them (FIDE 8).

use partie_laws::Article;

use super::{Case, Decision};
use crate::clock::{NextPeriod, Setting};
use crate::record::{Sheet, Stage};
use crate::time_control::Millis;
use crate::{ActKind, Actor, Colour, Event, Fact, Refusal, Score, Scoresheets, Why, WhyRecord};

impl Case<'_> {
    /// FIDE 8.1: the players, or those who write for them; the arbiter when neither player has to (FIDE 8.5a).
    pub(super) fn record(&self, entry: Option<&str>, line: Option<u16>) -> Decision {
        let Some(player) = self.actor.side() else { return self.arbiter_records() };
        let refused = |number, why| Err(Refusal::new(self.cite(number, "10.2b"), why));
        if self.sheets_are_sealed() {
            return refused("G1a", WhyRecord::SheetsInEnvelope);
        }
        if self.table.record.signed.of(player).is_some() {
            return refused("8.3", WhyRecord::HasSigned); // it is the organiser's, who keeps it as it was signed
        }
        let written = self.table.record.sheets.of(player).len();
        match (entry, line) {
            (Some(entry), _) if !Sheet::can_hold(entry) => return refused("8.1", WhyRecord::NotAnEntry),
            (_, Some(line)) if !(1..=written).contains(&usize::from(line)) || entry.is_none() => {
                return refused("8.1", WhyRecord::NoSuchLine);
            }
            (Some(_), None)
                if written >= self.table.moved(Colour::White) + self.table.moved(Colour::Black) =>
            {
                return refused("8.1p2", WhyRecord::InAdvance);
            }
            _ => {}
        }
        Ok(vec![self.event(Fact::Recorded { entry: entry.map(str::to_owned), line })])
    }

    /// The move is on the player's scoresheet before it is on the board: for a claim, or in an envelope (FIDE 8.1p2).
    pub(super) fn written_before(&self, by: Colour, entry: &str) -> Option<Event> {
        let by_players = self.table.regulations.recording.scoresheets == Scoresheets::ByPlayers;
        let ply = self.table.plies.len();
        if !by_players || self.table.sheet(by).has(ply) || !Sheet::can_hold(entry) {
            return None;
        }
        let line = u16::try_from(ply + 1).ok();
        let fact = Fact::Recorded { entry: Some(entry.to_owned()), line };
        Some(Event { by: Actor::from(by), ..self.event(fact) })
    }

    fn sheets_are_sealed(&self) -> bool {
        let adjournment = self.table.record.adjournment.as_ref();
        self.table.outcome.is_none()
            && adjournment.is_some_and(|adjourned| adjourned.stage == Stage::Adjourned)
    }

    /// FIDE 8.5a: the arbiter, or somebody for the arbiter, keeps the record while both players are excused.
    fn arbiter_records(&self) -> Decision {
        if self.actor != Actor::Arbiter {
            return Err(self.not_for_you());
        }
        let excused = |player| self.table.writes(player) && self.table.is_excused(player, self.now);
        match Colour::BOTH.map(excused) {
            [true, true] => Ok(vec![self.event(Fact::Recorded { entry: None, line: None })]),
            [false, false] => Err(self.not_for_you()),
            _ => Err(Refusal::new(self.cite("8.5a", "10.2b"), WhyRecord::PlayersWrite)),
        }
    }

    /// FIDE 8.1, 8.4, 8.5b: before a move the scoresheet has to be up to date and the opponent's given back.
    pub(super) fn sheet_allows_move(&self, player: Colour) -> Result<(), Refusal> {
        if self.table.record.borrowed_by == Some(player) {
            let refusal = Refusal::new(self.cite("8.5b", "10.2b"), WhyRecord::SheetBorrowed);
            return Err(refusal.instead(&[ActKind::ReturnSheet]));
        }
        let Some((article, plies)) = self.table.owes(player, self.now) else { return Ok(()) };
        let missing = plies - self.table.written_by(player).min(plies);
        Err(Refusal::new(article, WhyRecord::Behind(missing)).instead(&[ActKind::Record]))
    }

    /// A hand that moves all the same breaks the article.
    pub(super) fn moved_without_writing(&self, player: Colour) -> Option<Event> {
        let refusal = self.sheet_allows_move(player).err()?;
        Some(self.event(Fact::Breached { article: refusal.article }))
    }

    /// FIDE 8.5b: on their own move a player may use the opponent's scoresheet to complete the own one.
    pub(super) fn borrow_sheet(&self) -> Decision {
        let player = self.player_on_own_time()?;
        let article = self.cite("8.5b", "10.2b");
        let at_flag = self.table.plies_at_flag(self.now);
        if !self.table.writes(player) || self.table.written_by(player) >= at_flag {
            return Err(Refusal::new(article, WhyRecord::SheetComplete));
        }
        if self.table.record.borrowed_by.is_some() {
            return Err(Refusal::new(article, WhyRecord::SheetBorrowed).instead(&[ActKind::ReturnSheet]));
        }
        Ok(vec![self.event(Fact::SheetBorrowed)])
    }

    /// Over the board the clock tells whose time it is, and nothing else does.
    fn player_on_own_time(&self) -> Result<Colour, Refusal> {
        let player = self.player()?;
        if !self.table.regulations.over_the_board() || !self.has_clock(player) {
            return self.player_to_move();
        }
        self.is_there(player)?;
        self.nothing_pending()?;
        if self.running() != Some(player) {
            return Err(Refusal::new(self.cite("8.5b", "10.2b"), Why::ClockNotRunning));
        }
        Ok(player)
    }

    pub(super) fn return_sheet(&self) -> Decision {
        let player = self.player()?;
        if self.table.record.borrowed_by != Some(player) {
            return Err(Refusal::new(self.cite("8.5b", "10.2b"), WhyRecord::NothingBorrowed));
        }
        Ok(vec![self.event(Fact::SheetReturned)])
    }

    /// FIDE 8.5c: no scoresheet is complete. The arbiter notes how things stand before the game is played over.
    pub(super) fn reconstruct(&self, moves: Option<u16>) -> Decision {
        self.arbiter()?;
        let article = self.cite("8.5c", "10.2b");
        if self.running().is_some() {
            return Err(Refusal::new(article, WhyRecord::ClocksRun).instead(&[ActKind::StopClocks]));
        }
        let plies = self.table.plies.len();
        if Colour::BOTH.into_iter().any(|player| self.table.written_by(player) >= plies) {
            return Err(Refusal::new(article, WhyRecord::SomeSheetComplete));
        }
        Ok(vec![self.event(Fact::Noted { position: self.table.board.fen(), used: self.used(), moves })])
    }

    /// FIDE 8.5a: after a flag fall in which both were excused, play goes on when both scoresheets are complete.
    pub(super) fn sheets_allow_resuming(&self) -> Result<(), Refusal> {
        let at_flag = self.table.plies_at_flag(self.now);
        let owes = |player: &Colour| self.table.writes(*player) && self.table.written_by(*player) < at_flag;
        let Some(player) = Colour::BOTH.into_iter().find(owes) else { return Ok(()) };
        let both = owes(&!player);
        if !both {
            return Ok(()); // FIDE 8.5b: the other one completes it on their own time
        }
        let missing = at_flag - self.table.written_by(player);
        Err(Refusal::new(self.cite("8.5a", "10.2b"), WhyRecord::Behind(missing)).instead(&[ActKind::Record]))
    }

    /// FIDE 8.6: nobody can show how many moves were made, so the next one is the first of the next period, or a later
    /// one if more moves are evident.
    pub(super) fn lose_count(&self, moves: Option<u16>, note: &str) -> Decision {
        let article = self.cite("8.6", "10.5");
        self.arbiter_says(note, article)?;
        if self.running().is_some() {
            return Err(Refusal::new(article, WhyRecord::ClocksRun).instead(&[ActKind::StopClocks]));
        }
        let plies = self.table.plies.len();
        if Colour::BOTH.into_iter().any(|player| self.table.written_by(player) >= plies) {
            return Err(Refusal::new(article, WhyRecord::SomeSheetComplete));
        }
        let mut events = vec![self.event(Fact::CountLost { note: note.to_owned() })];
        events.extend(Colour::BOTH.into_iter().filter_map(|of| self.next_period(of, moves, article, note)));
        Ok(events)
    }

    /// The clock of a player whose next move is the first of the next period.
    pub(super) fn next_period(
        &self,
        of: Colour,
        moves: Option<u16>,
        article: Article,
        note: &str,
    ) -> Option<Event> {
        let clock = &self.table.clock;
        let periods = clock.control().of(of)?;
        let face = *clock.display(self.now).ok()?.of(of);
        let required = periods.moves_by_end_of(periods.number_after(face.completed))?;
        let completed = u16::try_from(required).ok()?.max(moves.unwrap_or(0));
        let period = periods.number_after(completed);
        let given = match clock.rules().next_period {
            NextPeriod::AtMoveCompleted => period,
            NextPeriod::WhenZeroReached => face.period.max(period),
        };
        let new = (face.period + 1..=given).map(|number| periods.get(number).base);
        let ms = new.fold(face.shown.unwrap_or_default(), Millis::saturating_add);
        let to = Setting { remaining: ms, completed, period: Some(given) };
        clock.clone().set(of, to, self.now).ok()?;
        let (before_ms, period, note) = (face.shown, given, note.to_owned());
        Some(self.event(Fact::TimeSet { of, ms, before_ms, completed, period, article, note }))
    }

    /// FIDE 8.7: both players state the result and sign.
    pub(super) fn sign(&self, white: Score, black: Score) -> Decision {
        let player = self.player()?;
        let article = self.cite("8.7", "10.5");
        if self.table.outcome.is_none() {
            return Err(Refusal::new(article, WhyRecord::NotOver));
        }
        self.is_a_result(white, black)?;
        let signed = &self.table.record.signed;
        let settled = signed.of(player).is_some() && signed.white == signed.black;
        if settled || *signed.of(player) == Some((white, black)) {
            return Err(Refusal::new(article, WhyRecord::HasSigned));
        }
        Ok(vec![self.event(Fact::Signed { white, black })])
    }
}
