//! Random tables with random, wrong and malicious people, all from one seed each. Whatever they do, the table holds.

mod simulator {
    pub(crate) mod alone;
    pub(crate) mod arbiter;
    pub(crate) mod boards;
    pub(crate) mod dice;
    pub(crate) mod people;
    pub(crate) mod record;
}

use std::collections::BTreeSet;

use partie_laws::Article;
use partie_table::clock::Instant;
use partie_table::{
    Act, Actor, Conduct, Event, Fact, Game, Presence, Refusal, Refused, Table, View, acts_of, decide, seal,
    view, why_closed,
};
use serde::{Serialize, de::DeserializeOwned};
use simulator::alone::check_alone;
use simulator::boards::Boards;
use simulator::dice::Dice;
use simulator::people::{act_of_somebody, regulations};

const TABLES: u64 = 1500;
const ACTS: usize = 200;
/// After so many acts the table is written, and the game goes on with what is read.
const KEPT_EVERY: usize = 10;
/// How often people still try something when the game is over.
const ACTS_AFTER_THE_END: usize = 5;

/// A table, its log, and how many acts were tried at it.
struct Simulation {
    table: Table,
    log: Vec<Event>,
    now: u64,
    tried: usize,
    boards: Boards,
}

#[test]
fn whatever_people_do_the_table_holds() {
    let (mut tried, mut accepted, mut ended) = (0, 0, 0);
    let mut facts = BTreeSet::new();
    for seed in 0..TABLES {
        let simulation = simulate(seed);
        tried += simulation.tried;
        accepted += simulation.log.len();
        facts.extend(simulation.log.iter().map(fact_name));
        ended += usize::from(simulation.table.outcome().is_some());
    }
    assert!(tried >= 50_000, "{tried} acts");
    assert!(accepted > tried / 4, "only {accepted} events from {tried} acts");
    assert!(ended > TABLES as usize / 4, "only {ended} games ended");
    assert!(facts.len() >= 58, "every fact happens: {} {facts:?}", facts.len());
}

fn fact_name(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("an event is JSON");
    json["fact"].as_str().unwrap_or_default().to_owned()
}

/// Written as JSON and read again.
fn again<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let json = serde_json::to_string(value).expect("it is JSON");
    serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// A verdict names an article that there is, and never by the number of an edition before the one that is in force.
fn check_article(article: Article, table: &Table, seed: u64) {
    let edition = table.regulations().edition;
    assert!(article.entry().is_some(), "seed {seed}: {article}");
    assert!(article.text >= edition.text(), "seed {seed}: {article} under {}", edition.name());
}

/// What an event says by which article.
fn check_event(event: &Event, table: &Table, seed: u64) {
    let json = serde_json::to_value(event).expect("an event is JSON");
    for citation in ["article", "against"].iter().filter_map(|name| json[name].as_str()) {
        check_article(Article::parse(citation).expect("an article"), table, seed);
    }
}

/// A refusal goes over the wire and back.
fn check_refusal(refusal: &Refusal, table: &Table, seed: u64) {
    check_article(refusal.article, table, seed);
    let told = Refused::from(refusal.clone());
    let json = serde_json::to_string(&told).expect("a refusal is JSON");
    assert_eq!(serde_json::from_str::<Refused>(&json).expect("a refusal"), told, "seed {seed}: {json}");
}

fn simulate(seed: u64) -> Simulation {
    let mut dice = Dice::new(seed);
    let table = Table::open(regulations(&mut dice)).expect("the regulations are possible");
    let log = vec![table.opening(Instant::BEGINNING)];
    let boards = Boards::new(&table);
    let mut simulation = Simulation { table, log, now: 0, tried: 0, boards };
    let mut after_the_end = 0;
    while simulation.tried < ACTS && after_the_end < ACTS_AFTER_THE_END {
        simulation.step(&mut dice, seed);
        after_the_end += usize::from(simulation.table.outcome().is_some());
    }
    check_log(&simulation, seed);
    simulation
}

impl Simulation {
    fn step(&mut self, dice: &mut Dice, seed: u64) {
        self.tried += 1;
        let longest = if dice.one_in(20) { 200_000 } else { 3000 };
        self.now += dice.below(longest);
        let back = if dice.one_in(50) { dice.below(5000) } else { 0 };
        let now = Instant::new(self.now.saturating_sub(back)).expect("an instant");
        let (actor, act) = act_of_somebody(dice, &self.table);
        assert_eq!(again(&act), act, "seed {seed}");
        let decided = decide(&self.table, Presence::FULL, actor, &act, now);
        assert_eq!(
            decided,
            decide(&self.table, Presence::FULL, actor, &act, now),
            "seed {seed}: {act:?} is decided in one way"
        );
        match decided {
            Ok(events) => {
                self.take(&events, &act, seed);
                check_alone(&self.table, now, seed);
            }
            Err(refusal) => check_refusal(&refusal, &self.table, seed),
        }
        if dice.one_in(10) {
            self.check_views(now, seed);
        }
        if self.tried.is_multiple_of(KEPT_EVERY) {
            let kept = again(&self.table);
            assert_eq!(kept, self.table, "seed {seed}: it is read as it was written");
            self.table = kept;
        }
    }

    fn take(&mut self, events: &[Event], act: &Act, seed: u64) {
        let was_over = self.table.outcome().is_some();
        assert!(!was_over || is_allowed_after_the_end(act), "seed {seed}: {act:?} after the end");
        for event in events {
            assert!(event.at >= self.log.last().map_or(Instant::BEGINNING, |last| last.at), "seed {seed}");
            self.table.apply(event);
            self.boards.follow(event, &self.table, seed);
            assert_eq!(&again(event), event, "seed {seed}");
            check_event(event, &self.table, seed);
            self.log.push(event.clone());
        }
    }

    /// Nothing in a view tells what is in an envelope: with another move in it everybody sees the same.
    fn check_envelopes(&self, now: Instant, seed: u64) {
        if !self.log.iter().any(|event| matches!(event.fact, Fact::Sealed { .. })) {
            return;
        }
        let other = |event: &Event| {
            let mut event = event.clone();
            if let Fact::Sealed { commitment, .. } = &mut event.fact {
                *commitment = seal("another move", "another secret");
            }
            event
        };
        let log: Vec<Event> = self.log.iter().map(other).collect();
        let twin = Table::replay(&log).expect("a log");
        for role in Actor::ALL {
            assert_eq!(
                view(&self.table, Presence::FULL, role, now),
                view(&twin, Presence::FULL, role, now),
                "seed {seed}: {role}"
            );
        }
    }

    fn check_views(&self, now: Instant, seed: u64) {
        let wood =
            self.table.regulations().conduct == Conduct::OverTheBoard && self.table.outcome().is_none();
        let hides = wood && self.table.regulations().game != Game::CzechDraughts;
        for role in Actor::ALL {
            let seen = view(&self.table, Presence::FULL, role, now);
            let why = |act| (act, why_closed(&self.table, Presence::FULL, role, act, now));
            let acts: Vec<_> = acts_of(&self.table, role).into_iter().map(why).collect();
            let open = acts.iter().filter(|(_, why)| why.is_none()).map(|(act, _)| *act);
            assert!(open.eq(seen.open.iter().copied()), "seed {seed}: {role}: {:?}", seen.open);
            let closed = acts.iter().filter_map(|(_, why)| why.as_ref()).map(|refusal| refusal.article);
            let bound = seen.bound.iter().map(|bound| bound.article);
            closed.chain(bound).for_each(|article| check_article(article, &self.table, seed));
            let sheet_shown =
                role.player().is_some_and(|player| self.table.casebook().sheet_shown[player as usize] > 0);
            if sheet_shown {
                continue;
            }
            let hidden = hides && role.side().is_some();
            let tells = role == Actor::Arbiter || self.table.outcome().is_some();
            assert_eq!(seen.casebook.is_some(), tells, "seed {seed}: {role}");
            let blindfold = plays_blindfold(&self.table, role);
            assert_eq!(
                (seen.lines.is_none(), seen.turn.is_none()),
                (hidden || blindfold, wood && role != Actor::Arbiter),
                "seed {seed}: {role}"
            );
            assert_eq!(seen.pieces.is_empty(), blindfold, "seed {seed}: {role} plays blindfold");
            let json = serde_json::to_string(&seen).expect("a view is JSON");
            let read: View = serde_json::from_str(&json).expect("a view");
            assert_eq!(serde_json::to_string(&read).expect("JSON"), json, "seed {seed}: {role}");
        }
        self.check_envelopes(now, seed);
    }
}

/// The scoresheets are completed, incidents are reported and punished, appeals decided, results changed.
fn is_allowed_after_the_end(act: &Act) -> bool {
    use partie_table::ActKind::{Appeal, DecideAppeal, Penalise, Record, Report, Rule, Sign};
    [Record, Sign, Rule, Report, Penalise, Appeal, DecideAppeal].contains(&act.kind())
}

fn plays_blindfold(table: &Table, role: Actor) -> bool {
    let blindfold = &table.regulations().play.blindfold;
    let plays = role.side().is_some_and(|side| blindfold.iter().any(|found| found.player == side));
    plays && table.outcome().is_none()
}

/// Replay is the same as live; there is one result at most; no clock has run longer than time has passed.
fn check_log(simulation: &Simulation, seed: u64) {
    let Simulation { table, log, .. } = simulation;
    assert_eq!(Table::replay(log).as_ref(), Ok(table), "seed {seed}: replay equals live");
    let happened = |is: fn(&Fact) -> bool| log.iter().filter(|event| is(&event.fact)).count();
    let ended = happened(|fact| matches!(fact, Fact::Ended { .. }));
    let reopened = happened(|fact| matches!(fact, Fact::GameReopened { .. }));
    let over = usize::from(table.outcome().is_some());
    assert_eq!(ended, reopened + over, "seed {seed}: one result at most");
    if let Some(outcome) = table.outcome() {
        let halves = outcome.white as u8 + outcome.black as u8;
        let bounded = table.regulations().rules().scores_are_bounded;
        assert!(!bounded || halves <= 2, "seed {seed}: {outcome} is more than the game is worth");
    }
    let last = log.last().map_or(Instant::BEGINNING, |event| event.at);
    let faces = table.clock().display(last).expect("the last moment");
    let used = faces.white.used.get() + faces.black.used.get();
    assert!(used <= last.get() as i64, "seed {seed}: the clocks ran {used} ms of {} ms", last.get());
}
