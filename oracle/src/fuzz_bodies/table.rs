//! The readers of the table.

use std::sync::LazyLock;

use partie_table::clock::Instant;
use partie_table::{
    Act, Actor, Colour, Conduct, Game, Presence, Recording, Regulations, Scoresheets, Table, Verdict, decide,
};

/// Castling, captures, one of them en passant, and a check: what scoresheets have marks for.
pub const CHESS: [&str; 15] = [
    "e2-e4", "g8-f6", "e4-e5", "d7-d5", "e5-d6", "c7-d6", "g1-f3", "d6-d5", "f1-b5", "b8-c6", "e1-h1",
    "d5-d4", "f1-e1", "d4-d3", "e1-e7",
];
/// Plain moves and captures.
pub const DRAUGHTS: [&str; 6] = ["c3-d4", "d6-c5", "e3-f4", "c5-e3", "f2-d4", "f6-g5"];

static TABLES: LazyLock<[Table; 2]> =
    LazyLock::new(|| [played(Game::Chess, &CHESS), played(Game::CzechDraughts, &DRAUGHTS)]);

/// A table at which these moves were made and nothing was written.
pub fn played(game: Game, moves: &[&str]) -> Table {
    let recording = Recording { scoresheets: Scoresheets::ByPlayers, ..Recording::default() };
    let regulations =
        Regulations { game, conduct: Conduct::OverTheBoard, recording, ..Regulations::default() };
    let mut table = Table::open(regulations).expect("the regulations are possible");
    for mv in moves {
        let owner = table.turn();
        take(&mut table, Actor::from(owner), &Act::recording());
        assert!(take(&mut table, Actor::from(owner), &Act::moving(mv.parse().expect("squares"))), "{mv}");
        assert!(take(&mut table, Actor::from(owner), &Act::pressing()), "{mv}");
    }
    table
}

fn take(table: &mut Table, actor: Actor, act: &Act) -> bool {
    let Ok(events) = decide(table, Presence::FULL, actor, act, Instant::BEGINNING) else { return false };
    for event in &events {
        table.apply(event);
    }
    true
}

/// Whatever somebody writes on a scoresheet is kept word for word or refused; every line of it is read, and what is read as the
/// move that was played is read so with a time beside it too.
pub fn scoresheet(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for table in TABLES.iter() {
        let plain = written(table, text.lines());
        let lines: Vec<String> = text.lines().map(|line| format!("{line} (1:23)")).collect();
        let timed = written(table, lines.iter().map(String::as_str));
        for (plain, timed) in plain.iter().zip(timed) {
            assert!(
                *plain != Some(Verdict::Agrees) || timed.is_none_or(|timed| timed == Verdict::Agrees),
                "{text}"
            );
        }
    }
}

/// How each line compares with the move that was played, if it can be written at all.
fn written<'a>(table: &Table, lines: impl Iterator<Item = &'a str>) -> Vec<Option<Verdict>> {
    lines
        .take(table.plies().len())
        .enumerate()
        .map(|(index, line)| correct(table.clone(), index, line))
        .collect()
}

fn correct(mut table: Table, index: usize, entry: &str) -> Option<Verdict> {
    take(&mut table, Actor::White, &Act::recording());
    let line = u16::try_from(index + 1).ok();
    if !take(&mut table, Actor::White, &Act::Record { entry: Some(entry.to_owned()), line }) {
        return None;
    }
    assert_eq!(table.sheet(Colour::White).entries().nth(index), Some(entry));
    let lines = table.compare(Colour::White);
    assert_eq!(lines.len(), table.plies().len());
    Some(lines[index].verdict)
}
