//! Fallen flags: who may say so, and what follows (FIDE 6.8, 6.9, 6.11, A4d; ČUD 10).
//!
//! A flag falls at an exact instant, and counts from the moment when somebody who may points to it. A result that was
//! reached in between stands.

use partie_laws::Article;

use super::{Case, Decision};
use crate::clock::{Both, Fall, Instant};
use crate::time_control::Millis;
use crate::{
    Actor, Colour, Event, Fact, FlagCall, Outcome, Presence, Question, Reason, Refusal, Table, Why,
    Winnability, Winnable,
};

impl Table {
    /// When something will happen by itself, if nothing happens before: the next fall of a flag that the clock calls.
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().next_due(), None);
    /// ```
    pub fn next_due(&self) -> Option<Instant> {
        let automatic = self.regulations.flag == FlagCall::Automatic && self.outcome.is_none();
        self.clock.next_flag_at().filter(|_| automatic)
    }

    /// What has happened by itself until now: with [`FlagCall::Automatic`] a fallen flag and what follows from it.
    ///
    /// ```
    /// use partie_table::{Material, Regulations, Table, clock::Instant};
    /// let table = Table::open(Regulations::default()).unwrap();
    /// assert!(table.due(&Material, Instant::from_seconds(60)).is_empty());
    /// ```
    pub fn due(&self, judge: &dyn Winnability, now: Instant) -> Vec<Event> {
        let decides = self.outcome.is_none() && self.question.is_none();
        if self.regulations.flag != FlagCall::Automatic || !decides {
            return Vec::new();
        }
        let case = Case {
            table: self,
            presence: Presence::FULL,
            actor: Actor::Arbiter,
            now: now.max(self.last),
            judge,
            only_asks: false,
        };
        case.first_fallen(case.now).map_or_else(Vec::new, |(of, fall)| case.flag_noticed(of, fall))
    }
}

impl Case<'_> {
    /// FIDE 6.8, A4d(2), 2014/A4c: a player points to the opponent's flag.
    pub(super) fn claim_flag(&self) -> Decision {
        let player = self.player_or_helper("E2.9e")?;
        self.nothing_but_help_asked()?;
        if !self.has_clock(!player) {
            return Err(Refusal::new(self.cite("6.8", "10.5"), Why::NoClock));
        }
        if self.table.regulations.flag == FlagCall::Automatic {
            return Err(Refusal::new(self.cite("6.8", "10.5"), Why::FlagCalledByItself));
        }
        let down = self.down(self.now);
        let by_players = self.flags_left_to_players();
        let unsupervised = self.table.regulations.unsupervised();
        let needs_time = unsupervised.is_some_and(|rules| rules.flag_claim_needs_time);
        match (down.of(player), down.of(!player)) {
            (Some(_), Some(_)) if by_players => Ok(self.both_down(down, Article::fide("A4d(3)"))),
            (Some(_), Some(_)) if needs_time => {
                let article = Article::fide("A4d(2)");
                Ok(vec![self.event(Fact::FlagClaimRejected { article })])
            }
            (_, Some(_)) => Ok(self
                .first_fallen(self.now)
                .map_or_else(Vec::new, |(of, fall)| self.flag_noticed(of, fall))),
            (_, None) => {
                let article = self.table.regulations.flag_claim_article();
                Ok(vec![self.event(Fact::FlagClaimRejected { article })])
            }
        }
    }

    /// Who claims a flag stops both clocks and calls the arbiter (FIDE 6.12b, A4d(2)). A claim of a draw that came before the
    /// flag was noticed is examined first: if it is right the game has ended with it (FIDE 6.8, 9.5a).
    fn nothing_but_help_asked(&self) -> Result<(), Refusal> {
        match self.table.question {
            Some((Question::Help, _)) => self.no_claim(),
            _ => self.no_question_or_claim(),
        }
    }

    /// FIDE 6.8: the arbiter sees it; in an unsupervised game of 2009 only if both are down (FIDE A4d(1)).
    pub(super) fn call_flag(&self, order_unknown: bool) -> Decision {
        self.arbiter()?;
        self.nothing_but_help_asked()?;
        let down = self.down(self.now);
        let both = self.both_flags_down();
        let Some((of, fall)) = self.first_fallen(self.now) else {
            return Err(Refusal::new(self.cite("6.8", "10.5"), Why::NoFlagDown));
        };
        match (both, self.flags_left_to_players()) {
            (true, true) => Ok(self.both_down(down, Article::fide("A4d(3)"))),
            (true, false) if order_unknown => Ok(self.nobody_knows_the_order(down)),
            _ => Ok(self.flag_noticed(of, fall)),
        }
    }

    /// FIDE A4d, B3a: without enough arbiters the edition of 2009 leaves flags to the players.
    pub(super) fn flags_left_to_players(&self) -> bool {
        self.table.regulations.unsupervised().is_some_and(|rules| rules.arbiter_silent_on_flag)
    }

    pub(super) fn both_flags_down(&self) -> bool {
        let down = self.down(self.now);
        down.white.is_some() && down.black.is_some()
    }

    /// The flags that are down because the moves were not completed in time (FIDE 6.3).
    pub(super) fn down(&self, at: Instant) -> Both<Option<Fall>> {
        let fallen = self.table.clock.fallen(at).unwrap_or_default();
        let late = |fall: &Fall| !fall.moves_met();
        Both { white: fallen.white.filter(late), black: fallen.black.filter(late) }
    }

    pub(super) fn first_fallen(&self, at: Instant) -> Option<(Colour, Fall)> {
        let down = self.down(at);
        let flags = Colour::BOTH.into_iter().filter_map(|of| down.of(of).map(|fall| (of, fall)));
        flags.min_by_key(|(_, fall)| fall.at)
    }

    /// An act that comes with lag is older than now, as far as the regulations forgive.
    pub(super) fn sent_at(&self, lag: Millis) -> Instant {
        let forgiven = lag.clamp(Millis::ZERO, self.table.regulations.lag_limit_ms.max(Millis::ZERO));
        self.now.after(Millis::ZERO.saturating_sub(forgiven)).unwrap_or(self.now).max(self.table.last)
    }

    fn noticed(&self, of: Colour, fall: Fall) -> Event {
        self.event(Fact::FlagNoticed { of, fell_at: fall.at })
    }

    /// FIDE A4d(3), 6.11b: a draw.
    fn both_down(&self, down: Both<Option<Fall>>, article: Article) -> Vec<Event> {
        let mut events: Vec<Event> = self.notices(down).collect();
        events.push(self.ended(Outcome::draw(Reason::BothFlags, article)));
        events
    }

    /// FIDE 6.11, 2018/III.3.1, 2023/III.3.1: the game goes on, or is drawn if all moves had to be completed. How much time
    /// there is then the Laws do not say; as in FIDE 8.6 the next move is the first of the next period, so that neither flag
    /// counts any more. Since 2018 that is a guideline, and where it does not hold the arbiter decides (FIDE P1).
    fn nobody_knows_the_order(&self, down: Both<Option<Fall>>) -> Vec<Event> {
        let by_guideline =
            self.rules().quickplay.is_some_and(|quickplay| quickplay.settles_unknown_flag_order);
        if by_guideline && !self.table.has_quickplay_rules() {
            let referred = self.referred(Question::BothFlags, Article::fide("P1"));
            return self.notices(down).chain([referred]).collect();
        }
        let last_period =
            Colour::BOTH.into_iter().any(|of| down.of(of).is_some_and(|fall| fall.required.is_none()));
        if last_period {
            return self.both_down(down, self.cite("6.11b", "10.5"));
        }
        let article = self.cite("6.11a", "10.5");
        let goes_on = Colour::BOTH.into_iter().filter_map(|of| self.next_period(of, None, article, ""));
        self.notices(down).chain(goes_on).collect()
    }

    fn notices(&self, down: Both<Option<Fall>>) -> impl Iterator<Item = Event> {
        Colour::BOTH.into_iter().filter_map(move |of| Some(self.noticed(of, (*down.of(of))?)))
    }

    /// FIDE 6.9: lost, or drawn if the opponent could not mate by any series of legal moves.
    pub(super) fn flag_noticed(&self, of: Colour, fall: Fall) -> Vec<Event> {
        if let Some(referred) = self.decided_after_the_flag(of) {
            return vec![self.noticed(of, fall), referred];
        }
        let article = self.cite("6.9", if fall.required.is_some() { "10.1" } else { "10.3" });
        let (verdict, proved) = self.could_mate(!of);
        let follows = match verdict {
            Winnable::Yes => self.ended(Outcome::win(!of, Reason::Flag, article)),
            Winnable::No => self.ended(Outcome::draw(Reason::Flag, article)),
            Winnable::Unknown => self.referred(Question::Flag(of), article),
        };
        [self.noticed(of, fall)].into_iter().chain(proved).chain([follows]).collect()
    }
}
