//! How fast a table is: `cargo run --release -p partie-table --example bench`.
//!
//! It plays the same games again and again, each move decided and applied, and says how many moves a second that
//! makes on one core; then how long the replay of a partie of a hundred moves takes, and how large its state is.

use std::hint::black_box;
use std::time::Instant as Watch;

use partie_table::clock::Instant;
use partie_table::time_control::TimeControl;
use partie_table::{Act, Actor, Event, Game, Presence, Regulations, Table, decide};

const ROUNDS: u32 = 2000;

fn main() {
    for game in [Game::Chess, Game::Chess960 { number: 42 }, Game::CzechDraughts] {
        let regulations = Regulations {
            game,
            time_control: TimeControl::from_pgn("5400+30").expect("a time control"),
            ..Regulations::default()
        };
        let (log, moves) = partie(&regulations, 200);
        println!("{game:?}, {} moves", moves.len());
        moves_per_second(&regulations, &moves);
        replay(&log);
        read_state(&log);
        size(&regulations, &moves);
    }
}

/// A partie of so many plies: the next legal move after the one before in the list, so that the game wanders.
fn partie(regulations: &Regulations, plies: usize) -> (Vec<Event>, Vec<Act>) {
    let mut table = Table::open(regulations.clone()).expect("the regulations are possible");
    let (mut log, mut acts) = (vec![table.opening(Instant::BEGINNING)], Vec::new());
    for turn in 0..plies {
        let moves = table.legal_moves();
        let goes_on = (0..moves.len()).map(|index| moves[(index + turn * 7) % moves.len()]).find_map(|mv| {
            let act = Act::moving(mv);
            let events = decide(&table, Presence::FULL, Actor::from(table.turn()), &act, at(turn)).ok()?;
            let mut next = table.clone();
            for event in &events {
                next.apply(event);
            }
            next.outcome().is_none().then_some((act, events, next))
        });
        let Some((act, events, next)) = goes_on else { break };
        table = next;
        acts.push(act);
        log.extend(events);
    }
    (log, acts)
}

fn at(turn: usize) -> Instant {
    Instant::from_seconds(turn as u32)
}

fn play(table: &mut Table, acts: &[Act]) {
    for (turn, act) in acts.iter().enumerate() {
        let events = decide(table, Presence::FULL, Actor::from(table.turn()), act, at(turn))
            .expect("it was allowed before");
        for event in &events {
            table.apply(event);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are not that many moves")]
fn moves_per_second(regulations: &Regulations, acts: &[Act]) {
    let watch = Watch::now();
    for _ in 0..ROUNDS {
        let mut table = Table::open(regulations.clone()).expect("the regulations are possible");
        play(&mut table, black_box(acts));
        black_box(&table);
    }
    let moves = f64::from(ROUNDS) * acts.len() as f64 / watch.elapsed().as_secs_f64();
    println!("  {moves:.0} moves a second decided and applied");
}

fn replay(log: &[Event]) {
    let watch = Watch::now();
    for _ in 0..ROUNDS {
        black_box(Table::replay(black_box(log)).expect("it is a log"));
    }
    let micros = watch.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS);
    println!("  {micros:.1} microseconds to replay {} events", log.len());
}

/// As from a snapshot, beside the same log as JSON.
fn read_state(log: &[Event]) {
    let table = Table::replay(log).expect("it is a log");
    let state = serde_json::to_string(&table).expect("it can be written");
    let lines: Vec<String> =
        log.iter().map(|event| serde_json::to_string(event).expect("it can be written")).collect();
    let watch = Watch::now();
    for _ in 0..ROUNDS {
        let read: Vec<Event> =
            lines.iter().map(|line| serde_json::from_str(black_box(line)).expect("an event")).collect();
        black_box(Table::replay(&read).expect("it is a log"));
    }
    let from_log = watch.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS);
    let watch = Watch::now();
    for _ in 0..ROUNDS {
        black_box(serde_json::from_str::<Table>(black_box(&state)).expect("a table"));
    }
    let from_state = watch.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS);
    println!(
        "  {from_log:.1} microseconds to read and replay it, {from_state:.1} to read its state of {} bytes",
        state.len()
    );
}

fn size(regulations: &Regulations, acts: &[Act]) {
    let mut table = Table::open(regulations.clone()).expect("the regulations are possible");
    play(&mut table, &acts[..acts.len().min(120)]);
    println!("  {} bytes of state after {} plies", table.size_in_bytes(), table.plies().len());
}
