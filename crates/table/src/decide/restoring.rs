//! Putting back an earlier position, with the clocks (FIDE 6.13, 7.4a, 7.5).

use partie_laws::Article;

use super::{Case, Decision};
use crate::clock::Setting;
use crate::time_control::Millis;
use crate::{Colour, Event, Fact, Move, Question, Refusal, Why};

/// What the arbiter sets the clocks to, where that is not what they showed.
pub(super) type ByJudgement = [Option<Millis>; 2];

impl Case<'_> {
    /// The arbiter goes back to the last position that is known.
    pub(super) fn restore(&self, to: u32, times: ByJudgement, article: Article, note: &str) -> Decision {
        self.arbiter_says(note, article)?;
        let kept = to as usize;
        if kept > self.table.plies.len() {
            return Err(Refusal::new(article, Why::NoSuchMove(to)));
        }
        if kept == self.table.plies.len() && self.table.last_move_cannot_stand() {
            return Err(Refusal::new(article, Why::MustBeRestored));
        }
        self.arbiter_may_restore(kept, article)?;
        if let Some(error) = times.into_iter().flatten().find_map(|time| self.unusable(time)) {
            return Err(Refusal::new(article, error));
        }
        let mut events = vec![self.restored_by(kept, None, times, article, note)];
        events.extend(self.goes_on_from(kept));
        Ok(events)
    }

    fn unusable(&self, time: Millis) -> Option<Why> {
        let setting = Setting { remaining: time, completed: 0, period: None };
        let errors = Colour::BOTH.into_iter().filter(|of| self.has_clock(*of));
        errors
            .filter_map(|of| self.table.clock.clone().set(of, setting, self.now).err())
            .map(Why::Clock)
            .next()
    }

    /// Back to the position after so many moves, with the clocks as they were when it was left.
    pub(super) fn restored(&self, kept: usize, mended: Option<Move>, article: Article) -> Event {
        self.restored_by(kept, mended, [None; 2], article, "")
    }

    fn restored_by(
        &self,
        kept: usize,
        mended: Option<Move>,
        times: ByJudgement,
        article: Article,
        note: &str,
    ) -> Event {
        let clocks = self.table.clocks_after(kept, self.now);
        let setting = |of: Colour| {
            let shown = clocks.setting(of);
            let remaining = times[of as usize].unwrap_or(shown.remaining);
            Some(Setting { remaining, ..shown })
        };
        let (white, black) = (setting(Colour::White), setting(Colour::Black));
        let (to, note) = (u32::try_from(kept).unwrap_or(u32::MAX), note.to_owned());
        self.event(Fact::Restored { to, mended, white, black, article, note })
    }

    /// The clock runs on after a verdict, unless it stood before.
    pub(super) fn goes_on(&self) -> Option<Event> {
        self.running().is_some().then(|| self.resumed(""))
    }

    /// The same from an earlier position: what was claimed, asked or sealed in a later one is void, and holds nothing up.
    pub(super) fn goes_on_from(&self, kept: usize) -> Option<Event> {
        let takes_back = kept < self.table.plies.len();
        let asked = self.table.question.is_some_and(|(question, _)| question != Question::Help);
        let void = takes_back && (self.table.claim.is_some() || asked || self.envelope_is_to_be_opened());
        if self.is_adjourned() {
            return None; // FIDE G5: the clocks stand until the game is resumed
        }
        self.goes_on().or_else(|| void.then(|| self.resumed("")))
    }
}
