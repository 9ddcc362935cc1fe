//! Appeals, and results that a ruling changes (FIDE 12.10, preface).

use partie_laws::Article;

use super::{Case, Decision};
use crate::regulations::cited::{fide, fide_2014};
use crate::{ActKind, Actor, Colour, Fact, Outcome, Reason, Refusal, Ruling, Why};

/// By what a claim in a quickplay finish is answered.
const ANSWERS: [&str; 8] = ["10.2", "10.2a", "10.2b", "10.2c", "D1", "D1a", "D1b", "D1(end)"];

impl Case<'_> {
    /// FIDE 12.10, 2014/11.10, 2018/11.10, 2023/11.10: against any decision, unless the event allows none.
    pub(super) fn appeal(&self, against: Article, note: &str) -> Decision {
        let player = self.player()?;
        let casebook = &self.table.casebook;
        let article = self.appeal_article();
        let why = if self.table.regulations.arbitration.no_appeals {
            Why::NoAppeals
        } else if !casebook.decisions.iter().any(|made_by| self.own(*made_by) == self.own(against)) {
            Why::NothingToAppeal
        } else if self.is_final(against) {
            let alone = casebook.submitted.is_some();
            let said = self.in_force(&[fide(if alone { "D1(end)" } else { "10.2d" }), fide_2014("G5d")]);
            return Err(Refusal::new(said, Why::FinalDecision));
        } else if casebook.appeals.iter().any(|appeal| appeal.by == player && appeal.upheld.is_none()) {
            Why::AppealPending
        } else {
            return Ok(vec![self.event(Fact::Appealed { against, note: note.to_owned() })]);
        };
        Err(Refusal::new(article, why))
    }

    /// FIDE 10.2d, D1(end), 2014/G5d: the answer to a claim in a quickplay finish is final, whichever article it names, and by
    /// whichever edition's number the appeal names that. Later editions do not say so.
    fn is_final(&self, against: Article) -> bool {
        let is_meant = |answer: Article| self.own(answer) == self.own(against);
        self.rules().quickplay.is_some_and(|quickplay| quickplay.answer_is_final)
            && (ANSWERS.into_iter().map(Article::fide).any(is_meant)
                || self.table.casebook.on_quickplay.iter().copied().any(is_meant))
    }

    fn appeal_article(&self) -> Article {
        self.cite("12.10", "1.1")
    }

    pub(super) fn decide_appeal(&self, of: Colour, ruling: Option<Ruling>, note: &str) -> Decision {
        let article = self.appeal_article();
        self.arbiter_says(note, article)?;
        let appeals = &self.table.casebook.appeals;
        if !appeals.iter().any(|appeal| appeal.by == of && appeal.upheld.is_none()) {
            return Err(Refusal::new(article, Why::NoAppeal).instead(&[ActKind::Appeal]));
        }
        let upheld = ruling.is_some();
        let mut events = vec![self.event(Fact::AppealDecided { of, upheld, article, note: note.to_owned() })];
        match (ruling, self.table.outcome) {
            (None, _) => {}
            (Some(ruling), Some(_)) => events.extend(self.overrule(ruling, article, note)?),
            (Some(ruling @ Ruling::Result { .. }), None) => events.extend(self.rule(ruling, article, note)?),
            (Some(_), None) if self.table.question.is_some() => {} // which is another matter, and waits on
            (Some(ruling), None) => events.push(self.ruled(ruling, article, note)),
        }
        Ok(events)
    }

    /// A result is changed, or the game goes on after all, with a written reason.
    pub(super) fn overrule(&self, ruling: Ruling, article: Article, note: &str) -> Decision {
        self.arbiter_says(note, article)?;
        if let (Ruling::PlayOn, Some(outcome)) = (ruling, self.table.outcome)
            && let Some(breach) = self.ended_against_touch_rules(outcome)
        {
            return Ok([self.ruled(ruling, article, note)]
                .into_iter()
                .chain(self.reopened(breach))
                .collect());
        }
        let follows = match ruling {
            Ruling::PlayOn => match self.ended_on_the_board() {
                Some(outcome) => {
                    let refusal = Refusal::new(outcome.article, Why::NothingToDecide);
                    return Err(refusal.instead(&[ActKind::Rule]));
                }
                None => Fact::GameReopened { article },
            },
            Ruling::Result { white, black } => {
                self.scores_fit(white, black)?;
                let played =
                    self.table.outcome.is_some_and(|outcome| outcome.played) || self.both_have_moved();
                let outcome = Outcome { white, black, played, reason: Reason::Ruling, article };
                Fact::ResultChanged { outcome, note: note.to_owned() }
            }
            _ => return Err(Refusal::new(article, Why::NothingToDecide).instead(&[ActKind::Rule])),
        };
        Ok(vec![self.ruled(ruling, article, note), self.event(follows)])
    }

    /// The position itself is the end: nobody could play on from it.
    fn ended_on_the_board(&self) -> Option<Outcome> {
        use Reason::{Blocked, Checkmate, DeadPosition, NoPieces, Stalemate};
        let ends = |reason| matches!(reason, Checkmate | Stalemate | DeadPosition | Blocked | NoPieces);
        self.table.outcome.filter(|outcome| ends(outcome.reason))
    }

    /// FIDE 6.7d: the arbiter accepts an assistant. Only since 2014 may one move the pieces (FIDE 2014/4.9, 2018/4.9);
    /// before, assistants press the clock and write.
    pub(super) fn admit_assistant(&self, of: Colour, moves: bool) -> Decision {
        self.arbiter()?;
        let article = self.cite("6.7d", "1.1");
        let casebook = &self.table.casebook;
        if casebook.assistants[of as usize] && (!moves || casebook.moved_for[of as usize]) {
            return Err(Refusal::new(article, Why::HasAssistant(of)));
        }
        if moves && !self.rules().assistants_may_move {
            return Err(Refusal::new(article, Why::NotForYou(Actor::assistant_of(of))));
        }
        Ok(vec![self.event(Fact::AssistantAdmitted { of, moves })])
    }

    /// Nobody assists a player unless the arbiter agrees (FIDE 6.7d, 8.1) or the regulations say so, as they may for a
    /// player who cannot see, and for the opponent if that player has nobody (FIDE E2.9).
    pub(super) fn is_admitted(&self, act: ActKind) -> Result<(), Refusal> {
        let Some(of) = self.actor.side() else { return Ok(()) };
        let play = &self.table.regulations.play;
        let helps_other = play.is_special(!of) && !play.assistants.contains(&!of);
        if self.table.casebook.admits(self.actor) || play.assistants.contains(&of) || helps_other {
            return Ok(());
        }
        let article = match act {
            ActKind::Record => self.cite("8.1p4", "10.2b"),
            _ => self.cite("6.7d", "1.1"),
        };
        let refusal = Refusal::new(article, Why::AssistantNotAdmitted(of));
        Err(refusal.instead(&[ActKind::AdmitAssistant]))
    }

    /// On the own turn, five times (FIDE 2018/A.3.2, 2018/B.3.2, 2023/A.4.3, 2023/B.2.3).
    pub(super) fn ask_scoresheet(&self) -> Decision {
        let player = self.player_to_move()?;
        let article = self
            .table
            .regulations
            .kept_scoresheet()
            .ok_or_else(|| Refusal::new(self.cite("13.6", "10.4"), Why::NoScoresheetKept))?;
        if self.table.casebook.sheet_shown[player as usize] >= 5 {
            return Err(Refusal::new(article, Why::ShownFiveTimes));
        }
        Ok(vec![self.event(Fact::ScoresheetShown)])
    }

    /// Incidents and appeals go on when the game is over; the arbiter may still change its result.
    pub(super) fn is_arbiter(&self) -> bool {
        self.actor == Actor::Arbiter
    }
}
