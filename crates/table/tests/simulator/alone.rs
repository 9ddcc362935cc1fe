//! The arbiter leaves: from wherever the clocks stand, the players get on by themselves.

use partie_laws::{Article, Edition};
use partie_table::clock::Instant;
use partie_table::time_control::TimeControl;
use partie_table::{
    Act, Actor, Colour, Conduct, Event, Fact, Irregularity, Presence, Question, Regulations, Table, Version,
    decide, view,
};

use super::record::{SECRET, written};

const ALONE: Presence = Presence { arbiter: false, ..Presence::FULL };
/// So many acts at most: the longest way is to arrive, go on, declare an envelope lost, make the move that was in it and press the clock.
const STEPS: usize = 5;

pub(crate) fn check_alone(table: &Table, now: Instant, seed: u64) {
    let stuck = || view(table, ALONE, Actor::White, now);
    assert!(
        leads_on(table, now, STEPS),
        "seed {seed}: nobody can go on: {:?}\n{:?}",
        table.regulations(),
        stuck()
    );
}

fn leads_on(table: &Table, now: Instant, steps: usize) -> bool {
    let goes_on = |(actor, act): (Actor, Act)| {
        decide(table, ALONE, actor, &act, now).is_ok_and(|events| {
            let mut after = table.clone();
            for event in &events {
                after.apply(event);
            }
            leads_on(&after, now, steps - 1)
        })
    };
    !stands(table) || (steps > 0 && acts(table).into_iter().any(goes_on))
}

/// Play is held up. By FIDE D a claim concludes the game, and an arbiter far away decides; nothing is held up by that.
fn stands(table: &Table) -> bool {
    let sent_away = matches!(table.question(), Some((Question::Adjudication(_), _)));
    table.outcome().is_none() && table.clock().running().is_none() && !sent_away
}

/// What one of the players could do. To give the game up is a way out only where the game is over and its result is in doubt.
fn acts(table: &Table) -> Vec<(Actor, Act)> {
    let note = "because".to_owned();
    let mut acts = vec![
        Act::Resume { note: String::new() },
        Act::starting(),
        Act::Examine,
        Act::Accept,
        Act::Arrive,
        Act::CallDefault,
        Act::Continue { absent: Vec::new() },
        Act::OpenEnvelope { written: written(table), secret: SECRET.to_owned() },
        Act::LoseEnvelope { note },
        Act::Record { entry: None, line: None },
        Act::pressing(),
        Act::Notice { what: Irregularity::IllegalMove { ply: None } },
    ];
    acts.extend(table.legal_moves().into_iter().take(1).map(Act::moving));
    acts.extend(Colour::BOTH.map(|of| Act::Follow { of, mv: None }));
    if is_in_doubt(table) {
        acts.push(Act::Resign);
    }
    let by_both = |act: Act| Colour::BOTH.map(|player| (Actor::from(player), act.clone()));
    acts.into_iter().flat_map(by_both).collect()
}

fn is_in_doubt(table: &Table) -> bool {
    use Question::{BothFlags, Device, Flag, IllegalMove, Quickplay, Resignation, SealedMove};
    match table.question() {
        Some((Flag(_) | Resignation(_) | IllegalMove(_) | Device(_) | SealedMove(_) | BothFlags, _)) => true,
        Some((Quickplay(of), _)) => {
            table.clock().fallen(table.latest()).is_ok_and(|flags| flags.of(of).is_some())
        }
        _ => false,
    }
}

/// Whatever an arbiter was asked before leaving, in every edition and conduct.
#[test]
fn every_question_is_one_that_the_players_can_settle() {
    let asked = |of: Colour| {
        use Question::{Device, Flag, IllegalMove, Increment, Quickplay, Resignation, SealedMove};
        [Flag(of), Resignation(of), IllegalMove(of), Quickplay(of), Increment(of), Device(of), SealedMove(of)]
    };
    let others = [Question::Agreement, Question::Complaint, Question::Help, Question::BothFlags];
    let questions: Vec<Question> = Colour::BOTH.into_iter().flat_map(asked).chain(others).collect();
    for edition in Edition::ALL {
        for conduct in [Conduct::Assisted, Conduct::OverTheBoard] {
            let time_control = TimeControl::from_people("90").expect("a time control");
            let regulations = Regulations { edition, conduct, time_control, ..Regulations::default() };
            let now = Instant::from_seconds(60);
            let mut table = Table::open(regulations).expect("possible regulations");
            let begun = decide(&table, Presence::FULL, Actor::White, &Act::starting(), Instant::BEGINNING);
            for event in begun.expect("a start") {
                table.apply(&event);
            }
            for &question in &questions {
                let article = Article::fide("6.9");
                let fact = Fact::Referred { question, article };
                let mut waits = table.clone();
                waits.apply(&Event { version: Version, at: now, by: Actor::Arbiter, fact });
                assert!(stands(&waits), "{question}");
                assert!(leads_on(&waits, now, STEPS), "{edition:?}, {conduct:?}: {question}");
            }
        }
    }
}
