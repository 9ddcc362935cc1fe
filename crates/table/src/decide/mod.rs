//! What follows from an act: events, or a refusal.

mod adjournment;
mod appeal;
mod arbiter;
mod arrival;
mod at_the_board;
mod beginning;
pub(crate) mod by_hand;
mod capturing;
mod charge;
mod claim;
mod clocks;
mod correction;
mod crowning;
mod displaced;
mod flag;
mod illegal;
mod incidents;
mod likely;
mod moving;
mod notice;
mod offer;
mod out_of_turn;
mod present;
mod quickplay;
mod recording;
mod resign;
mod restoring;
mod special_board;
mod typed;
mod unasked;

use partie_laws::{Article, Rules};

pub use by_hand::decide_for_person;
pub use likely::likely_actor;
pub(crate) use quickplay::FOR_THE_OPPONENT;
pub use typed::TypedMove;

use crate::clock::Instant;
use crate::{
    Act, ActKind, Actor, Analysis, Colour, Event, Fact, Outcome, Presence, Question, Refusal, Score, Table,
    Version, Why, Winnability,
};

/// What follows from somebody's act at this moment. The table does not change: [`Table::apply`] takes the events in.
///
/// A moment before the last one that the table knows of counts as that one. If something happened by itself before
/// ([`Table::due`]), that is the answer, and the act came too late.
///
/// ```
/// use partie_table::{Act, Actor, Fact, Presence, Regulations, Table, clock::Instant, decide};
/// let table = Table::open(Regulations::default()).unwrap();
/// let events = decide(&table, Presence::FULL, Actor::White, &Act::Resign, Instant::BEGINNING).unwrap();
/// let Fact::Ended { outcome } = &events[0].fact else { panic!() };
/// assert_eq!(outcome.to_string(), "0-1, resignation (FIDE 5.1b)");
/// ```
///
/// # Errors
/// When the act is not allowed: the article, the facts, and what is allowed instead.
pub fn decide(
    table: &Table,
    presence: Presence,
    actor: Actor,
    act: &Act,
    now: Instant,
) -> Result<Vec<Event>, Refusal> {
    let now = table.date(now).max(table.last);
    let case = Case { table, presence, actor, now, judge: &Analysis, only_asks: false };
    case.decide_unless(&table.due(&Analysis, case.sent_at(act.lag())), act)
}

/// One act to be decided.
#[derive(Clone, Copy)]
pub(crate) struct Case<'a> {
    pub(crate) table: &'a Table,
    pub(crate) presence: Presence,
    pub(crate) actor: Actor,
    pub(crate) now: Instant,
    pub(crate) judge: &'a dyn Winnability,
    /// Only whether the act is refused is asked, not what would come of a claim: the whole game may have to be looked through.
    pub(crate) only_asks: bool,
}

pub(crate) type Decision = Result<Vec<Event>, Refusal>;

impl Case<'_> {
    /// What follows from the act, unless something has happened by itself before.
    pub(crate) fn decide_unless(&self, due: &[Event], act: &Act) -> Decision {
        let verdict = self.verdict_on(due, act).and_then(|events| self.arbiter_can_answer(act, events));
        let verdict = verdict.map(|events| self.given_from_what_is_shown(events));
        verdict.map_err(|refusal| Refusal { article: self.own(refusal.article), ..refusal })
    }

    fn verdict_on(&self, due: &[Event], act: &Act) -> Decision {
        if act.kind() != ActKind::Report {
            self.is_admitted(act.kind())?;
        }
        if let Some(outcome) = self.table.outcome {
            return self.after_the_end(act, outcome);
        }
        if !due.is_empty() {
            return Ok(due.to_vec());
        }
        self.both_seats_are_taken()?;
        match self.before_this_hand(act) {
            Some(finished) => self.decide_after(finished, act),
            None => self.decide(act),
        }
    }

    /// What follows once something else is taken into account that has happened before.
    fn decide_after(&self, before: Event, act: &Act) -> Decision {
        let mut table = self.table.clone();
        table.apply(&before);
        let events = Case { table: &table, ..*self }.decide(act)?;
        Ok([before].into_iter().chain(events).collect())
    }

    fn decide(&self, act: &Act) -> Decision {
        self.is_there_for(act)?;
        self.arbiter_may_act(act)?;
        match act {
            Act::Start { absent } => self.start(absent),
            Act::Arrive => self.arrive(),
            Act::CallDefault => self.call_default(),
            Act::Move { mv, offer, lag_ms } => self.make_move(mv, *offer, *lag_ms),
            Act::Touch { squares, manner } => self.touch(squares, *manner),
            Act::Release { path } => self.release(path),
            Act::Put { kind, square, colour } => self.put(*kind, *square, *colour),
            Act::DeclareCastling => self.declare_castling(),
            Act::LetGo => self.let_go(),
            Act::TakeOff { square } => self.take_off(*square),
            Act::Crown { square } => self.crown(*square),
            Act::PressClock { lag_ms } => self.press_clock(*lag_ms),
            Act::StopClocks { note } => self.stop_clocks(note),
            Act::Offer => self.offer(),
            Act::Accept => self.accept(),
            Act::Decline => self.decline(),
            Act::Claim { claim, intended } => self.claim(*claim, intended.as_ref()),
            Act::Examine => self.examine(),
            Act::Complain => self.complain(),
            Act::Notice { what } => self.notice(*what),
            Act::Displace { changes } => self.displace(changes),
            Act::PutBack => self.put_back(),
            Act::UseBothHands => self.use_both_hands(),
            Act::LetStand => self.let_stand(),
            Act::ProposeRestoring { to } => self.propose_restoring(*to),
            Act::OrderNewGame { exchange, article, note } => self.order_new_game(*exchange, *article, note),
            Act::PlaceClock { right_of } => self.place_clock(*right_of),
            Act::Admit { player, note } => self.admit(*player, note),
            Act::Restore { to, white_ms, black_ms, article, note } => {
                self.restore(*to, [*white_ms, *black_ms], *article, note)
            }
            Act::Resign => self.resign(),
            Act::Record { entry, line } => self.record(entry.as_deref(), *line),
            Act::BorrowSheet => self.borrow_sheet(),
            Act::ReturnSheet => self.return_sheet(),
            Act::Reconstruct { moves } => self.reconstruct(*moves),
            Act::LoseCount { moves, note } => self.lose_count(*moves, note),
            Act::Sign { white, black } => self.sign(*white, *black),
            Act::OrderSealing => self.order_sealing(),
            Act::Seal { commitment, language } => self.seal(commitment, *language),
            Act::Adjourn => self.adjourn(),
            Act::Schedule { resumption } => self.schedule(resumption),
            Act::Continue { absent } => self.continue_game(absent),
            Act::OpenEnvelope { written, secret } => self.open_envelope(written, secret),
            Act::LoseEnvelope { note } => self.lose_envelope(note),
            Act::AskForTwoBoards { of } => self.ask_for_two_boards(*of),
            Act::Announce { words } => self.announce(words),
            Act::Repeat { words } => self.repeat(words),
            Act::Follow { of, mv } => self.follow(*of, mv.as_ref()),
            Act::Ask => self.ask(),
            Act::ReportTouch { square } => self.report_touch(*square),
            Act::CompareBoards => self.compare_boards(),
            Act::ClaimFlag => self.claim_flag(),
            Act::CallFlag { order_unknown } => self.call_flag(*order_unknown),
            Act::Resume { note } => self.resume(note),
            Act::AddTime { to, ms, article, note } => self.add_time(*to, *ms, *article, note),
            Act::SetTime { of, ms, completed, article, note } => {
                self.set_time(*of, *ms, *completed, *article, note)
            }
            Act::Rule { ruling, article, note } => self.rule(*ruling, *article, note),
            Act::Report { incident } => Ok(self.report(incident)),
            Act::Penalise { offender, penalties, article, note, incident } => {
                self.penalise(*offender, penalties, *article, note, *incident)
            }
            Act::ClaimQuickplay { ground } => self.claim_quickplay(*ground),
            Act::RequestIncrement => self.request_increment(),
            Act::Confirm => self.confirm(),
            Act::AskScoresheet => self.ask_scoresheet(),
            Act::AdmitAssistant { of, moves } => self.admit_assistant(*of, *moves),
            Act::Appeal { against, note } => self.appeal(*against, note),
            Act::DecideAppeal { of, ruling, note } => self.decide_appeal(*of, *ruling, note),
        }
    }

    /// The players may still complete and sign their scoresheets (FIDE 8.7) and appeal (FIDE 12.10), everybody may report, and
    /// the arbiter may punish and change the result.
    fn after_the_end(&self, act: &Act, outcome: Outcome) -> Decision {
        match act {
            Act::Record { entry, line } => self.record(entry.as_deref(), *line),
            Act::Sign { white, black } => self.sign(*white, *black),
            Act::Rule { ruling, article, note } if self.is_arbiter() => {
                self.arbiter_may_act(act)?;
                self.overrule(*ruling, *article, note)
            }
            Act::Complain if self.ended_against_touch_rules(outcome).is_some() => self.complain(),
            Act::Report { .. } | Act::Penalise { .. } | Act::Appeal { .. } | Act::DecideAppeal { .. } => {
                self.decide(act)
            }
            _ => Err(Refusal::new(outcome.article, Why::GameOver(outcome))
                .instead(&[ActKind::Record, ActKind::Sign])),
        }
    }

    /// FIDE 6.5: White's clock is started.
    fn start(&self, absent: &[Colour]) -> Decision {
        if self.table.started_at.is_some() {
            return Err(Refusal::new(self.cite("6.5", "10.5"), Why::HasStarted));
        }
        match self.actor {
            Actor::Arbiter => Ok(vec![self.event(Fact::Started { absent: absent.to_vec() })]),
            Actor::White | Actor::Black if absent.is_empty() => Ok(vec![self.started()]),
            _ => Err(self.not_for_you()),
        }
    }

    fn started(&self) -> Event {
        self.event(Fact::Started { absent: Vec::new() })
    }

    /// An event names its article by the number of the edition that is in force.
    pub(crate) fn event(&self, mut fact: Fact) -> Event {
        if let Some(article) = fact.article_mut() {
            *article = self.own(*article);
        }
        Event { version: Version, at: self.now, by: self.actor, fact }
    }

    /// The end of the game as an event.
    /// Penalties that touch the points of the game are taken into account (FIDE 13.4e, 13.4f).
    pub(crate) fn ended(&self, outcome: Outcome) -> Event {
        let mut outcome = self.table.casebook.adjusted(outcome, self.rules());
        if self.is_a_result(outcome.white, outcome.black).is_err() {
            let article = Article::czech_draughts("7.3c"); // nobody has won, as when neither player came
            outcome = Outcome { white: Score::Draw, black: Score::Draw, article, ..outcome };
        }
        self.event(Fact::Ended { outcome })
    }

    /// The arbiter has to decide.
    pub(crate) fn referred(&self, question: Question, article: Article) -> Event {
        self.event(Fact::Referred { question, article })
    }

    /// The rules in force.
    pub(crate) fn rules(&self) -> &'static Rules {
        self.table.regulations.rules()
    }

    /// An article of FIDE, or what takes its place in draughts.
    pub(crate) fn cite(&self, fide: &'static str, draughts: &'static str) -> Article {
        self.table.regulations.cite(fide, draughts)
    }

    /// An article by its number in the edition that is in force. Events and refusals have it when they leave here, so that
    /// whoever decides can cite the edition that said it first.
    pub(crate) fn own(&self, article: Article) -> Article {
        self.table.regulations.edition.own(article)
    }

    /// Where editions differ in what decides a matter: the newest of these articles that is in force.
    pub(crate) fn in_force(&self, matter: &[Article]) -> Article {
        self.table.regulations.edition.rules().on(matter).unwrap_or(Article::fide("P1"))
    }

    /// Who may not act: the arbiter (FIDE 13.6), an assistant (FIDE 6.7d), a spectator (FIDE 13.7a), or a player in
    /// the arbiter's place (FIDE 13.3).
    pub(crate) fn not_for_you(&self) -> Refusal {
        let number = match self.actor {
            Actor::Arbiter => "13.6",
            Actor::WhiteAssistant | Actor::BlackAssistant => "6.7d",
            Actor::Spectator => "13.7a",
            Actor::White | Actor::Black => "13.3",
        };
        Refusal::new(self.cite(number, "1.1"), Why::NotForYou(self.actor))
    }

    pub(crate) fn player(&self) -> Result<Colour, Refusal> {
        self.actor.player().ok_or_else(|| self.not_for_you())
    }

    /// The player whose pieces this person may take in hand: the player, or an assistant whom the arbiter has accepted
    /// for it (FIDE 2018/4.9, 2023/4.9).
    pub(crate) fn hand(&self) -> Result<Colour, Refusal> {
        self.table.casebook.hand_of(self.actor).ok_or_else(|| self.not_for_you())
    }

    /// The player, if nothing stops the game and the player has the move (FIDE 1.1, ČUD 3.3).
    pub(crate) fn player_to_move(&self) -> Result<Colour, Refusal> {
        self.has_the_move(self.player()?)
    }

    /// The same for whoever moves the pieces.
    pub(crate) fn hand_to_move(&self) -> Result<Colour, Refusal> {
        self.has_the_move(self.hand()?)
    }

    /// A player who claims something and may have stopped the clocks for that (FIDE 6.12b, 9.5, 10.2).
    pub(crate) fn claimant(&self) -> Result<Colour, Refusal> {
        let player = self.player()?;
        self.is_there(player)?;
        self.nothing_but_help_pending()?;
        self.rules_can_be_applied()?;
        Ok(player)
    }

    /// The same where only the player who has the move may claim, by the article of the claim (FIDE 9.2, 9.3, 10.2).
    pub(crate) fn claimant_to_move(&self, article: Article) -> Result<Colour, Refusal> {
        let player = self.claimant()?;
        self.is_turn_of(player).map_err(|refusal| Refusal { article, ..refusal })
    }

    fn has_the_move(&self, player: Colour) -> Result<Colour, Refusal> {
        self.is_there(player)?;
        self.nothing_pending()?;
        self.rules_can_be_applied()?;
        self.is_turn_of(player)
    }

    fn rules_can_be_applied(&self) -> Result<(), Refusal> {
        if self.table.stuck {
            return Err(Refusal::new(self.cite("7.4a", "5.4"), Why::MustBeRestored));
        }
        Ok(())
    }

    fn is_turn_of(&self, player: Colour) -> Result<Colour, Refusal> {
        let turn = self.table.turn();
        if player != turn {
            if self.table.regulations.over_the_board() && self.table.has_move_to_complete(player) {
                let article = self.cite("4.6", "3.10");
                return Err(Refusal::new(article, Why::MoveIsMade).instead(&[ActKind::PressClock]));
            }
            return Err(Refusal::new(self.cite("1.1", "3.3"), Why::NotYourTurn { turn }));
        }
        Ok(player)
    }

    /// No move is made while the arbiter decides or a claim is examined.
    pub(crate) fn nothing_pending(&self) -> Result<(), Refusal> {
        self.not_adjourned()?;
        self.no_question_or_claim()
    }

    /// Offers of a draw can be made while the game is adjourned (FIDE G4).
    pub(crate) fn no_question_or_claim(&self) -> Result<(), Refusal> {
        self.no_question()?;
        self.no_claim()
    }

    pub(crate) fn no_claim(&self) -> Result<(), Refusal> {
        if self.table.claim.is_none() {
            return Ok(());
        }
        let refusal = Refusal::new(Article::fide("9.5"), Why::ClaimUnderExamination);
        Err(refusal.instead(&[ActKind::Examine, ActKind::Accept]))
    }

    pub(crate) fn no_question(&self) -> Result<(), Refusal> {
        match self.table.question {
            Some((question, article)) => Err(Refusal::new(article, Why::ArbiterDecides(question))),
            None => Ok(()),
        }
    }

    /// Whether the players may still settle the game between them: nothing is pending, or only what leaves the game open.
    pub(crate) fn game_is_open(&self) -> Result<(), Refusal> {
        use Question::{Complaint, Help, Increment, Quickplay};
        match self.table.question {
            Some((Complaint | Help | Increment(_) | Quickplay(_), _)) => Ok(()),
            _ => self.no_question(),
        }
    }

    pub(crate) fn over_the_board(&self) -> Result<(), Refusal> {
        if self.table.regulations.over_the_board() {
            return Ok(());
        }
        let article = self.cite("4.6", "3.10");
        Err(Refusal::new(article, Why::OnlyOverTheBoard).instead(&[ActKind::Move]))
    }

    /// The start of the game, if this act begins it.
    pub(crate) fn start_if_needed(&self) -> Option<Event> {
        self.table.started_at.is_none().then(|| self.started())
    }
}
