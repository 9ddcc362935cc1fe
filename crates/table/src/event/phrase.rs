//! Verdicts as phrases, to be put into words in any language.

use partie_laws::{Article, Phrase, Said};
use serde::{Deserialize, Serialize};

use super::happened::clock_time;
use super::{Event, Fact};
use crate::clock::Setting;
use crate::time_control::Millis;
use crate::{Actor, ClaimKind, Colour, Given, Penalty, Ruling, Table, knows_legality};

/// A decision beside the moves and the result, which both players should hear.
///
/// ```
/// use partie_table::{Act, Actor, ClaimKind, Presence, Regulations, Table, clock::Instant, decide, decided};
/// use partie_table::time_control::TimeControl;
/// let time_control = TimeControl::from_pgn("300").unwrap();
/// let table = Table::open(Regulations { time_control, ..Regulations::default() }).unwrap();
/// let claim = Act::Claim { claim: ClaimKind::Repetition, intended: Some("g1-f3".parse().unwrap()) };
/// let events = decide(&table, Presence::FULL, Actor::White, &claim, Instant::BEGINNING).unwrap();
/// let said: Vec<_> = decided(&table, &events).iter().map(|decision| decision.phrase.key.clone()).collect();
/// assert_eq!(said, ["verdict-claim-of-repetition-wrong", "verdict-time-given"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// By which article.
    pub article: Article,
    /// To be put into words.
    pub phrase: Phrase,
}

/// What was decided with these events, which are about to happen at this table.
pub fn decided(before: &Table, events: &[Event]) -> Vec<Decided> {
    let batch = Batch { before, events };
    events.iter().flat_map(|event| batch.told(event)).collect()
}

/// What happens at once.
#[derive(Clone, Copy)]
struct Batch<'a> {
    before: &'a Table,
    events: &'a [Event],
}

impl Batch<'_> {
    /// What both players hear of the event: the verdict, and the clocks that are set with it.
    fn told(self, event: &Event) -> Vec<Decided> {
        let Some(verdict) = self.verdict(event) else { return Vec::new() };
        let Some(&article) = event.rests_on(self.before).first() else { return Vec::new() };
        let phrases = [verdict].into_iter().chain(clocks_set(&event.fact));
        phrases.map(|phrase| Decided { article, phrase }).collect()
    }

    /// Over the board nothing here may depend on what is legal, except the answer to a claim (FIDE 12.3).
    fn verdict(self, event: &Event) -> Option<Phrase> {
        let say = Phrase::new;
        Some(match &event.fact {
            Fact::Complained { article: Some(_) } => say("verdict-complaint-right"),
            Fact::Complained { article: None } => say("verdict-complaint-wrong"),
            Fact::Noticed { what, .. } => say("verdict-irregular")
                .with("by", Said::text(event.by.word()))
                .with("what", Said::text(what.name())),
            Fact::NoticeRejected { .. } => say("verdict-nothing-irregular"),
            Fact::RestoringProposed { to } => {
                self.position(say("verdict-restoring-proposed").with("player", person(event.by)), *to)
            }
            Fact::Restored { to, .. } => self.position(say("verdict-restored"), *to),
            Fact::ClaimRejected { found, needed, .. } => {
                say(self.wrong_claim()).with("found", number(*found)).with("needed", number(*needed))
            }
            Fact::FlagClaimRejected { .. } => say("verdict-flag-not-down"),
            Fact::TimeAdded { to, ms, .. } => time_added(*to, *ms),
            Fact::TimeSet { of, ms, .. } => clock_set(*of, *ms),
            Fact::Penalised { given, .. } => penalised(given),
            Fact::Ruled { ruling, .. } => ruled(*ruling)?,
            Fact::IncrementIntroduced { ms, .. } => {
                say("verdict-increment-introduced").with("seconds", Said::text(ms))
            }
            Fact::ResultChanged { outcome, .. } => say("verdict-result-changed")
                .with("score", Said::Text(outcome.written()))
                .with("reason", Said::word(outcome.reason.word())),
            Fact::GameReopened { .. } => say("verdict-game-reopened"),
            Fact::AppealDecided { of, upheld: true, .. } => of_player("verdict-appeal-upheld", *of),
            Fact::AppealDecided { of, upheld: false, .. } => of_player("verdict-appeal-rejected", *of),
            Fact::Cancelled { exchange: true, .. } => say("verdict-new-game-exchanged"),
            Fact::Cancelled { exchange: false, .. } => say("verdict-new-game"),
            Fact::Declined { by_touch } if self.may_tell_of_declining(*by_touch) => {
                say("verdict-draw-declined").with("player", person(event.by))
            }
            Fact::Resumed { .. } if !self.says_that_play_goes_on() => say("verdict-resumed"),
            Fact::Admitted { player, .. } => of_player("verdict-admitted", *player),
            Fact::AssistantAdmitted { of, .. } => of_player("verdict-assistant-admitted", *of),
            Fact::BoardCorrected { of, .. } => of_player("verdict-board-corrected", *of),
            Fact::ClockPlaced { right_of } => of_player("verdict-clock-placed", *right_of),
            Fact::CountLost { .. } => say("verdict-count-lost"),
            Fact::SealingOrdered => say("verdict-sealing-ordered"),
            Fact::Scheduled { resumption } => {
                say("verdict-scheduled").with("resumption", Said::text(resumption))
            }
            Fact::EnvelopeLost { .. } => say("verdict-envelope-lost"),
            // What people do at the board, with the clock and on paper is seen; a question and a result are shown as such.
            Fact::Declined { .. }
            | Fact::Resumed { .. }
            | Fact::Opened { .. }
            | Fact::Started { .. }
            | Fact::Arrived
            | Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::Put { .. }
            | Fact::CastlingDeclared
            | Fact::LetGo
            | Fact::TakenOff { .. }
            | Fact::Crowned { .. }
            | Fact::WentOn
            | Fact::Made { .. }
            | Fact::MadeIllegally { .. }
            | Fact::Breached { .. }
            | Fact::Displaced { .. }
            | Fact::BothHandsUsed
            | Fact::LetStand
            | Fact::Pressed { .. }
            | Fact::Stopped { .. }
            | Fact::Recorded { .. }
            | Fact::SheetBorrowed
            | Fact::SheetReturned
            | Fact::Noted { .. }
            | Fact::Signed { .. }
            | Fact::Sealed { .. }
            | Fact::Adjourned { .. }
            | Fact::Continued { .. }
            | Fact::EnvelopeOpened { .. }
            | Fact::Announced { .. }
            | Fact::Repeated { .. }
            | Fact::TwoBoardsAsked { .. }
            | Fact::Followed { .. }
            | Fact::Told { .. }
            | Fact::TouchReported { .. }
            | Fact::Offered { .. }
            | Fact::Claimed { .. }
            | Fact::FlagNoticed { .. }
            | Fact::Referred { .. }
            | Fact::Ended { .. }
            | Fact::Reported { .. }
            | Fact::QuickplayClaimed { .. }
            | Fact::IncrementRequested
            | Fact::Confirmed
            | Fact::ScoresheetShown
            | Fact::Proved { .. }
            | Fact::Appealed { .. } => return None,
        })
    }

    /// The position after so many moves: after which move of which player; number 0 is the start.
    fn position(self, phrase: Phrase, plies: u32) -> Phrase {
        let kept = &self.before.plies()[..self.before.plies().len().min(plies as usize)];
        let mover = kept.last().map_or(Colour::White, |ply| ply.by);
        let moves = kept.iter().filter(|ply| ply.by == mover).count();
        phrase.with("mover", person(mover.into())).with("number", Said::Number(moves as i64))
    }

    /// What a claim is about that was made before, or just now.
    fn wrong_claim(self) -> &'static str {
        let now = self.events.iter().find_map(|event| match event.fact {
            Fact::Claimed { claim, .. } => Some(claim),
            _ => None,
        });
        match now.or(self.before.claim.map(|claim| claim.claim)) {
            Some(ClaimKind::FiftyMoves) => "verdict-claim-of-moves-wrong",
            Some(ClaimKind::Repetition) | None => "verdict-claim-of-repetition-wrong",
        }
    }

    /// Over the board a hand that touches a piece declines only after a legal move, so telling would tell of that.
    fn may_tell_of_declining(self, by_touch: bool) -> bool {
        !by_touch || knows_legality(self.before, Actor::Spectator)
    }

    fn says_that_play_goes_on(self) -> bool {
        let says_so = |event: &Event| matches!(event.fact, Fact::Ruled { .. } | Fact::ClaimRejected { .. });
        self.events.iter().any(says_so)
    }
}

fn penalised(given: &Given) -> Phrase {
    let key = match given.penalty {
        Penalty::Warning => "verdict-warned",
        Penalty::TimeToOpponent { .. } | Penalty::TimeFromOffender { .. } => {
            let phrase = Phrase::new("verdict-penalised"); // how much time it is, is told with the time
            return phrase.with("player", person(given.offender));
        }
        Penalty::Loss { .. } => "verdict-penalised-loss",
        Penalty::FewerPoints { .. } => "verdict-penalised-fewer-points",
        Penalty::MorePoints { .. } => "verdict-penalised-more-points",
        Penalty::Fine { .. } => "verdict-penalised-fine",
        Penalty::RoundsOut { .. } => "verdict-penalised-rounds-out",
        Penalty::Expulsion => "verdict-penalised-expulsion",
    };
    let Phrase { facts, .. } = given.penalty.phrase();
    Phrase { facts, ..Phrase::new(key) }.with("player", person(given.offender))
}

fn ruled(ruling: Ruling) -> Option<Phrase> {
    Some(match ruling {
        Ruling::PlayOn => Phrase::new("verdict-ruled-play-on"),
        Ruling::Result { white, black } => {
            Phrase::new("verdict-ruled-result").with("score", Said::Text(format!("{white}-{black}")))
        }
        Ruling::Postponed { .. } => Phrase::new("verdict-ruled-postponed"),
        Ruling::Rejected => Phrase::new("verdict-ruled-rejected"),
        Ruling::Increment => return None, // told with the time that is introduced
    })
}

/// The clocks that are set with a position that is put back (FIDE 6.13).
fn clocks_set(fact: &Fact) -> Vec<Phrase> {
    let Fact::Restored { white, black, .. } = fact else { return Vec::new() };
    let set = |of: Colour, to: &Option<Setting>| to.as_ref().map(|to| clock_set(of, to.remaining));
    [set(Colour::White, white), set(Colour::Black, black)].into_iter().flatten().collect()
}

fn clock_set(of: Colour, to: Millis) -> Phrase {
    of_player("verdict-clock-set", of).with("time", Said::Text(clock_time(to.get().max(0))))
}

fn time_added(to: Colour, ms: Millis) -> Phrase {
    let key = if ms < Millis::ZERO { "verdict-time-taken" } else { "verdict-time-given" };
    of_player(key, to).with("time", Said::Text(clock_time(ms.get().abs())))
}

fn of_player(key: &'static str, player: Colour) -> Phrase {
    Phrase::new(key).with("player", person(player.into()))
}

fn person(actor: Actor) -> Said {
    Said::word(actor.word())
}

fn number(value: u32) -> Said {
    Said::Number(i64::from(value))
}
