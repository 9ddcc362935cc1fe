//! What the arbiter does in this part: giving time, setting clocks, and deciding what the software leaves open.

use partie_laws::Article;

use super::correction::is_left_to_the_opponent;
use super::{Case, Decision};
use crate::clock::{NextPeriod, Setting};
use crate::time_control::Millis;
use crate::{ActKind, Actor, Colour, Event, Fact, Outcome, Question, Reason, Refusal, Ruling, Score, Why};

impl Case<'_> {
    pub(super) fn arbiter(&self) -> Result<(), Refusal> {
        if self.actor == Actor::Arbiter { Ok(()) } else { Err(self.not_for_you()) }
    }

    /// A decision comes with its reason in words.
    pub(super) fn arbiter_says(&self, note: &str, article: Article) -> Result<(), Refusal> {
        self.arbiter()?;
        if note.trim().is_empty() { Err(Refusal::new(article, Why::NoteMissing)) } else { Ok(()) }
    }

    pub(super) fn add_time(&self, to: Colour, ms: Millis, article: Article, note: &str) -> Decision {
        self.arbiter_says(note, article)?;
        not_left_to_the_opponent(article)?;
        if !self.has_clock(to) {
            return Err(Refusal::new(article, Why::NoClock));
        }
        if let Err(error) = self.table.clock.clone().add(to, ms, self.now) {
            return Err(Refusal::new(article, Why::Clock(error)));
        }
        Ok(vec![self.event(Fact::TimeAdded {
            to,
            ms,
            below_zero_ms: Millis::ZERO,
            article,
            note: note.to_owned(),
        })])
    }

    /// FIDE 6.10b, 6.13: the time, and the move counter if need be. A clock that counts moves then is in the period that
    /// its counter says; another one stays in the period whose time it has got.
    pub(super) fn set_time(
        &self,
        of: Colour,
        ms: Millis,
        completed: Option<u16>,
        article: Article,
        note: &str,
    ) -> Decision {
        self.arbiter_says(note, article)?;
        not_left_to_the_opponent(article)?;
        self.resumed_clock_can_be_set(article)?;
        let refused = |error| Refusal::new(article, Why::Clock(error));
        let mut clock = self.table.clock.clone();
        let periods = clock.control().of(of).ok_or_else(|| Refusal::new(article, Why::NoClock))?;
        let face = *clock.display(self.now).map_err(refused)?.of(of);
        let completed = completed.unwrap_or(face.completed);
        let period = match clock.rules().next_period {
            NextPeriod::AtMoveCompleted => periods.number_after(completed),
            NextPeriod::WhenZeroReached => face.period,
        };
        let to = Setting { remaining: ms, completed, period: Some(period) };
        clock.set(of, to, self.now).map_err(refused)?;
        let (before_ms, note) = (face.shown, note.to_owned());
        Ok(vec![self.event(Fact::TimeSet { of, ms, before_ms, completed, period, article, note })])
    }

    /// The answer to an open question, or a result that the Laws leave to the arbiter (preface; FIDE 13.4).
    pub(super) fn rule(&self, ruling: Ruling, article: Article, note: &str) -> Decision {
        self.arbiter_says(note, article)?;
        let question = self.table.question.map(|(question, _)| question);
        match (ruling, question) {
            (Ruling::Result { white, black }, _) => {
                self.scores_fit(white, black)?;
                not_left_to_the_opponent(article)?;
                self.refusal_is_open(article, loser(white, black))?;
                let decides_play = question.is_some_and(|question| question.reason() != Reason::Ruling);
                let played = decides_play || self.both_have_moved();
                let outcome = Outcome { white, black, played, reason: Reason::Ruling, article };
                let reason = question.map_or(Reason::Ruling, |question| self.reason_of(question, outcome));
                let ended = self.event(Fact::Ended { outcome: Outcome { reason, ..outcome } });
                Ok(vec![self.ruled(ruling, article, note), ended])
            }
            (
                _,
                Some(
                    question @ (Question::Quickplay(_) | Question::Adjudication(_) | Question::Increment(_)),
                ),
            ) => self.rule_on_quickplay(ruling, question, article, note),
            (Ruling::Rejected, None) if self.table.claim.is_some() => {
                self.reject_claim_from_screen(ruling, article, note)
            }
            // A claim still has to be examined (FIDE 9.1a, 9.5), and an adjourned game goes on when its time has come (FIDE G5).
            (Ruling::PlayOn, Some(_)) if self.table.claim.is_some() || self.is_adjourned() => {
                Ok(vec![self.ruled(ruling, article, note)])
            }
            (Ruling::PlayOn, Some(_)) => Ok(vec![self.ruled(ruling, article, note), self.resumed("")]),
            _ => Err(Refusal::new(article, Why::NothingToDecide).instead(&[ActKind::Rule])),
        }
    }

    pub(super) fn ruled(&self, ruling: Ruling, article: Article, note: &str) -> Event {
        self.event(Fact::Ruled { ruling, article, note: note.to_owned() })
    }
}

/// Who loses by these scores, if the other wins.
fn loser(white: Score, black: Score) -> Option<Colour> {
    match (white, black) {
        (Score::Loss, Score::Win) => Some(Colour::White),
        (Score::Win, Score::Loss) => Some(Colour::Black),
        _ => None,
    }
}

/// ČUD 5.4: what is against the rules the opponent has put right or lets stand. An arbiter gives no time and no result for it.
pub(super) fn not_left_to_the_opponent(article: Article) -> Result<(), Refusal> {
    if is_left_to_the_opponent(article) {
        return Err(Refusal::new(Article::czech_draughts("5.4"), Why::NoSuchPenalty));
    }
    Ok(())
}
