//! Rapid chess and blitz without enough arbiters: what the arbiter leaves to the players until one of them asks (FIDE A4,
//! B3). This is the one place that limits the arbiter there, by whichever act or article it would be done. What A4 does not
//! speak of, such as time after a disturbance from outside (FIDE 13.5), stays open.

use partie_laws::{Article, Register, Text};

use super::Case;
use crate::arbiter::breach::BreachKind;
use crate::time_control::Pace;
use crate::{Act, Actor, Irregularity, Question, Refusal, Ruling, Why};

/// What the players have to bring up themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeftToPlayers {
    /// FIDE A4a: how the game was begun, which stands after some moves.
    Beginning,
    /// FIDE A4a: how the clocks were set, which stands too.
    ClockSetting,
    /// FIDE A4b: article 4.
    ActOfMoving,
    /// FIDE A4c, B3c.
    IllegalMove,
    /// FIDE A4d.
    Flag,
}

impl LeftToPlayers {
    /// What a decision by this article of 2009 is about.
    fn by(number: &str) -> Option<LeftToPlayers> {
        let of = |numbers: &[&str]| numbers.iter().any(|start| number.starts_with(start));
        if of(&["2.", "7.1", "A4a"]) {
            Some(LeftToPlayers::Beginning)
        } else if number == "6.10b" {
            Some(LeftToPlayers::ClockSetting)
        } else if of(&["4.", "A4b"]) {
            Some(LeftToPlayers::ActOfMoving)
        } else if of(&["6.2", "6.3", "6.8", "6.9", "6.11", "A4d"]) {
            Some(LeftToPlayers::Flag)
        } else if of(&["1.2", "3.", "7.4", "A4", "B3"]) {
            Some(LeftToPlayers::IllegalMove)
        } else {
            None
        }
    }
}

impl Case<'_> {
    /// Whether the arbiter may do this now.
    pub(super) fn arbiter_may_act(&self, act: &Act) -> Result<(), Refusal> {
        if self.actor != Actor::Arbiter {
            return Ok(());
        }
        let Some(rules) = self.table.regulations.unsupervised() else { return Ok(()) };
        let asked = self.player_has_asked();
        match self.left_to_players_by(act) {
            Some(LeftToPlayers::Beginning) => self.start_can_be_mended(),
            Some(LeftToPlayers::ClockSetting) => self.clock_can_be_set(),
            Some(LeftToPlayers::ActOfMoving) if rules.article_4_on_request && !asked => {
                Err(Refusal::new(Article::fide("A4b"), Why::OnlyOnClaim))
            }
            Some(LeftToPlayers::Flag)
                if self.flags_left_to_players() && !asked && !self.both_flags_down() =>
            {
                Err(Refusal::new(Article::fide("A4d(1)"), Why::ArbiterStaysSilent))
            }
            Some(LeftToPlayers::IllegalMove) if !self.arbiter_steps_in() => {
                let article = self.illegal_move_article();
                if !rules.arbiter_acts_on_illegal_moves && !asked {
                    return Err(Refusal::new(article, Why::OnlyOnClaim));
                }
                if self.takes_back_answered(act) {
                    return Err(Refusal::new(article, Why::IllegalMoveStands));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// FIDE A4c: in rapid chess both kings in check, or a pawn on the last rank, are the arbiter's business.
    pub(super) fn arbiter_steps_in(&self) -> bool {
        self.pace() == Pace::Rapid && self.position_is_illegal()
    }

    /// A player has stopped the clocks and called (FIDE 6.12b), claimed, complained or appealed.
    fn player_has_asked(&self) -> bool {
        match self.table.question {
            Some((Question::Help, article)) => self.own(article) != self.own(Article::fide("6.12a")),
            Some(_) => true,
            None => {
                let mut appeals = self.table.casebook.appeals.iter();
                self.table.claim.is_some() || appeals.any(|appeal| appeal.upheld.is_none())
            }
        }
    }

    fn left_to_players_by(&self, act: &Act) -> Option<LeftToPlayers> {
        let by = |article: &Article| LeftToPlayers::by(self.number_of_2009(*article)?);
        match act {
            Act::Complain => Some(LeftToPlayers::ActOfMoving),
            Act::CallFlag { .. } => Some(LeftToPlayers::Flag),
            Act::Notice { what: Irregularity::IllegalMove { .. } | Irregularity::IllegalPosition } => {
                Some(LeftToPlayers::IllegalMove)
            }
            Act::Restore { to, article, .. } => by(article).or_else(|| self.undone(*to as usize, *article)),
            Act::OrderNewGame { article, .. } => by(article).or_else(|| self.undone(0, *article)),
            Act::AddTime { article, .. }
            | Act::SetTime { article, .. }
            | Act::Penalise { article, .. }
            | Act::Rule { ruling: Ruling::Result { .. }, article, .. } => by(article),
            _ => None,
        }
    }

    /// An article, of whichever edition, by its number in that of 2009.
    fn number_of_2009(&self, article: Article) -> Option<&'static str> {
        if article.text == Text::Fide2009 {
            return Some(article.number);
        }
        let meant = self.own(article);
        let mut all = Register::of(Text::Fide2009).articles().map(|entry| entry.number);
        all.find(|number| self.own(Article::fide(number)) == meant)
    }

    /// What going back to so many moves would put right, whichever article is given for it; unless the colours were exchanged
    /// (FIDE 7.2), or pieces were displaced (FIDE 7.3, 7.5).
    fn undone(&self, kept: usize, article: Article) -> Option<LeftToPlayers> {
        let displaced = !self.table.faults.displaced.is_empty();
        let another_matter = match self.number_of_2009(article) {
            Some("7.2") => true,
            Some("7.3" | "7.5") => displaced,
            _ => false,
        };
        let is_of_a_hand = |kind: BreachKind| matches!(kind, BreachKind::TouchMove | BreachKind::BothHands);
        let breach = self.table.breach.as_ref().filter(|breach| is_of_a_hand(breach.kind()));
        if another_matter {
            None
        } else if self.table.illegal.iter().any(|illegal| illegal.ply >= kept) {
            Some(LeftToPlayers::IllegalMove)
        } else {
            breach.filter(|breach| breach.ply >= kept).map(|_| LeftToPlayers::ActOfMoving)
        }
    }

    /// FIDE A4c, B3c: an illegal move that the opponent has answered is not put right by an arbiter any more.
    fn takes_back_answered(&self, act: &Act) -> bool {
        let kept = match act {
            Act::Restore { to, .. } => *to as usize,
            Act::OrderNewGame { .. } => 0,
            _ => return false,
        };
        let answered = |ply: usize| ply >= kept && ply + 1 < self.table.plies.len();
        self.table.illegal.iter().any(|illegal| answered(illegal.ply))
    }
}
