//! The quickplay finish: claims of a draw with little time left (FIDE 10.2, 2014/G, 2018/III), with and without an
//! arbiter (FIDE D), and extra time a move instead (FIDE 2014/G4).

use partie_laws::Article;

use super::{Case, Decision};
use crate::regulations::cited::{Matter, fide, fide_2014};
use crate::time_control::{Millis, Pace};
use crate::{
    ActKind, Colour, Event, Fact, Ground, Outcome, Question, Reason, Refusal, Ruling, Supervision, Table, Why,
};

/// A claim is possible with less than this (FIDE 10.2).
const LITTLE: Millis = Millis::from_minutes(2);
/// What the opponent gets when a claim is postponed or rejected (FIDE 10.2b, 10.2c).
pub(crate) const FOR_THE_OPPONENT: Millis = Millis::from_minutes(2);
/// FIDE 2014/G4.
const EXTRA: Millis = Millis::from_seconds(5);

/// Where it is said that there is none with an increment.
const NO_INCREMENT: Matter = &[fide("10.1"), fide_2014("G3")];

impl Table {
    /// What keeps the rules of the quickplay finish from holding for a player of this game at all.
    fn why_no_quickplay(&self, player: Colour) -> Option<(Article, Why)> {
        let regulations = &self.regulations;
        let rules = regulations.edition.rules();
        let quickplay = rules.quickplay?;
        let in_blitz = quickplay.in_supervised_blitz && regulations.supervision == Supervision::Adequate;
        if quickplay.needs_announcement && !regulations.arbitration.quickplay_announced {
            Some((rules.on(&[fide("10.1"), fide_2014("G2")])?, Why::QuickplayNotAnnounced))
        } else if regulations.pace() == Pace::Blitz && !in_blitz {
            Some((Article::fide("B3b"), Why::NoQuickplayFinish))
        } else if self.clock.mode(player).per_move() > Millis::ZERO {
            Some((rules.on(NO_INCREMENT)?, Why::NoQuickplayFinish))
        } else {
            None
        }
    }

    /// Whether the rules of the quickplay finish hold for both players. Since 2018 they also say what follows when both flags
    /// are down in unknown order (FIDE 2018/III.2.1, 2018/III.2.2, 2018/III.3.1).
    pub(crate) fn has_quickplay_rules(&self) -> bool {
        Colour::BOTH.into_iter().all(|player| self.why_no_quickplay(player).is_none())
    }
}

impl Case<'_> {
    /// FIDE 10.2: it is an offer as well, which the opponent may accept (FIDE 9.1b(3)). Without an arbiter the player need
    /// not have the move (FIDE D1).
    pub(super) fn claim_quickplay(&self, ground: Ground) -> Decision {
        let alone = self.table.regulations.arbitration.no_arbiter || !self.presence.arbiter;
        let article = self.cite(if alone { "D1" } else { "10.2" }, "10.3");
        let player = if alone { self.claimant()? } else { self.claimant_to_move(article)? };
        self.is_quickplay_finish(player, article)?;
        if alone && ground == Ground::NoEffort && !self.has_written_everything(player) {
            let article = Article::fide("D1b");
            return Err(Refusal::new(article, Why::SheetIncomplete).instead(&[ActKind::Record]));
        }
        let question = if alone { Question::Adjudication(player) } else { Question::Quickplay(player) };
        let position = alone.then(|| self.table.board.fen());
        let sheet = if alone && ground == Ground::NoEffort { self.written_by(player) } else { Vec::new() };
        let claimed = self.event(Fact::QuickplayClaimed { ground, position, sheet });
        Ok(vec![claimed, self.referred(question, article)])
    }

    /// A player's scoresheet, line by line.
    fn written_by(&self, player: Colour) -> Vec<String> {
        self.table.compare(player).into_iter().filter_map(|line| line.written).collect()
    }

    /// FIDE 2014/G4, 2018/III.4, 2023/III.4.
    pub(super) fn request_increment(&self) -> Decision {
        if !self.rules().quickplay.is_some_and(|quickplay| quickplay.increment_may_be_requested) {
            self.player()?;
            return Err(Refusal::new(self.cite("10.2", "10.3"), Why::NoIncrementRequests));
        }
        let article = fide_2014("G4");
        let player = self.claimant_to_move(article)?;
        self.is_quickplay_finish(player, article)?;
        let asked = self.event(Fact::IncrementRequested);
        Ok(vec![asked, self.referred(Question::Increment(player), article)])
    }

    /// Without an arbiter the opponent confirms what is sent to one (FIDE D1a, D1b).
    pub(super) fn confirm(&self) -> Decision {
        let player = self.player()?;
        match self.table.question {
            Some((Question::Adjudication(by), _)) if by != player => Ok(vec![self.event(Fact::Confirmed)]),
            _ => Err(Refusal::new(self.cite("D1a", "1.1"), Why::NothingToConfirm)),
        }
    }

    /// FIDE 10.1, 10.2, B3b: all remaining moves in a limited time, less than two minutes of it left, the flag up. Later
    /// editions ask that it was announced, and exclude increments and blitz (FIDE 2014/G2, 2014/G3, 2018/III.2.1,
    /// 2018/III.2.2).
    fn is_quickplay_finish(&self, player: Colour, article: Article) -> Result<(), Refusal> {
        if self.rules().quickplay.is_none() {
            return Err(Refusal::new(self.cite("10.1", "10.3"), Why::NoQuickplayFinish));
        }
        if let Some((article, why)) = self.table.why_no_quickplay(player) {
            return Err(Refusal::new(article, why));
        }
        let clock = &self.table.clock;
        if !clock.in_quickplay_finish(player) {
            return Err(Refusal::new(self.in_force(NO_INCREMENT), Why::NoQuickplayFinish));
        }
        let Ok(faces) = clock.display(self.now) else {
            return Err(Refusal::new(article, Why::NoClock));
        };
        let face = faces.of(player);
        if face.flag_down {
            return Err(Refusal::new(article, Why::FlagIsDown));
        }
        if face.shown.is_none_or(|shown| shown >= LITTLE) {
            return Err(Refusal::new(article, Why::TwoMinutesLeft));
        }
        Ok(())
    }

    fn has_written_everything(&self, player: Colour) -> bool {
        self.table.plies.iter().all(|ply| ply.recorded_at.of(player).is_some())
    }

    /// FIDE 10.2a to 10.2c, 2014/G4: the arbiter's answer to a claim or a request.
    pub(super) fn rule_on_quickplay(
        &self,
        ruling: Ruling,
        question: Question,
        article: Article,
        note: &str,
    ) -> Decision {
        let refused = |why| Err(Refusal::new(article, why).instead(&[ActKind::Rule]));
        let fallen = self.first_fallen(self.now).is_some();
        let (opponent, with_time) = match (ruling, question) {
            (Ruling::Postponed { more_time }, Question::Quickplay(by)) if !fallen => (!by, more_time),
            (Ruling::Rejected, Question::Quickplay(by)) if !fallen => (!by, true),
            (Ruling::Increment, Question::Increment(by)) => {
                if self.table.offer.is_some() {
                    return Err(Refusal::new(article, Why::OfferNotDeclined).instead(&[ActKind::Decline]));
                }
                (!by, true)
            }
            (Ruling::PlayOn, Question::Increment(_)) => {
                return Ok(vec![self.ruled(ruling, article, note), self.resumed("")]);
            }
            (Ruling::PlayOn, _) => return refused(Why::ClaimNeedsAnswer),
            _ => return refused(Why::NothingToDecide),
        };
        let mut events = vec![self.ruled(ruling, article, note)];
        if ruling == Ruling::Increment {
            events.push(self.event(Fact::IncrementIntroduced { ms: EXTRA, article }));
        }
        if with_time {
            let (to, ms) = (opponent, FOR_THE_OPPONENT);
            events.push(self.event(Fact::TimeAdded {
                to,
                ms,
                below_zero_ms: Millis::ZERO,
                article,
                note: String::new(),
            }));
        }
        events.push(self.resumed(""));
        Ok(events)
    }

    /// FIDE 10.2b: the flag of a player whose claim was postponed has fallen, and the arbiter decides.
    pub(super) fn decided_after_the_flag(&self, of: Colour) -> Option<Event> {
        let claim = self.table.casebook.postponed(of);
        claim.then(|| {
            let article = Article::fide("10.2b");
            self.referred(Question::Quickplay(of), article)
        })
    }

    /// A draw that is agreed while the arbiter thinks (FIDE 9.1b(3)).
    pub(super) fn may_be_accepted(&self) -> bool {
        matches!(
            self.table.question,
            Some((Question::Quickplay(_) | Question::Increment(_) | Question::Adjudication(_), _))
        )
    }

    /// The reason of a result that the arbiter gives in answer to a claim: normal means, or the flag that has fallen.
    pub(super) fn reason_of(&self, question: Question, outcome: Outcome) -> Reason {
        let lost = outcome.white != outcome.black;
        match question {
            Question::Quickplay(_) if lost && self.first_fallen(self.now).is_some() => Reason::Flag,
            _ => question.reason(),
        }
    }
}
