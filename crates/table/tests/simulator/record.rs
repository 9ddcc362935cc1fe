//! People who write, seal, announce and sign, rightly or not.

use partie_table::time_control::Millis;
use partie_table::{
    Act, ActKind, Actor, Blindfold, Colour, KindOfPlay, Manner, Presence, Recording, Score, Scoresheets,
    Table, seal, view,
};

use super::dice::Dice;

pub(crate) const SECRET: &str = "salt";

pub(crate) fn recording(dice: &mut Dice) -> Recording {
    Recording {
        scoresheets: dice.pick(&[Scoresheets::ByProgram, Scoresheets::ByProgram, Scoresheets::ByPlayers]),
        session_ms: dice.one_in(4).then(|| Millis::from_minutes(10)),
        resumption_default_ms: dice.one_in(4).then_some(Millis::from_seconds(5)),
        ..Recording::default()
    }
}

pub(crate) fn kind_of_play(dice: &mut Dice) -> KindOfPlay {
    let somebody = |dice: &mut Dice| if dice.one_in(6) { vec![dice.pick(&Colour::BOTH)] } else { Vec::new() };
    let blindfold = Blindfold { player: dice.pick(&Colour::BOTH), notes: false };
    let special_boards = somebody(dice);
    let assistants = if dice.one_in(2) { special_boards.clone() } else { somebody(dice) };
    KindOfPlay {
        special_boards,
        assistants,
        blindfold: if dice.one_in(20) { vec![blindfold] } else { Vec::new() },
        simultaneous: dice.one_in(20).then_some(Colour::White),
    }
}

/// Something about the record that makes sense now, rightly or not.
pub(crate) fn act(dice: &mut Dice, table: &Table) -> (Actor, Act) {
    let player = dice.pick(&Colour::BOTH);
    let now = table.plies().last().map_or(partie_table::clock::Instant::BEGINNING, |ply| ply.made_at);
    let arbiter = view(table, Presence::FULL, Actor::Arbiter, now);
    if arbiter.adjourned.is_some() && !dice.one_in(3) {
        return of_adjournment(dice, table, &arbiter.open);
    }
    if !arbiter.differing.is_empty() && dice.one_in(3) {
        return (Actor::Arbiter, Act::CompareBoards);
    }
    let special = !table.regulations().play.special_boards.is_empty();
    let act = match dice.below(if special { 14 } else { 8 }) {
        0..=3 => write(dice, table),
        4 if dice.one_in(4) => return (Actor::Arbiter, Act::OrderSealing),
        4 => Act::Seal { commitment: sealed(table), language: None },
        5 => dice.pick(&[Act::BorrowSheet, Act::ReturnSheet, Act::Adjourn]),
        6 => return (Actor::Arbiter, count(dice)),
        7 => Act::Sign { white: Score::Win, black: Score::Loss },
        8..=9 => Act::Announce { words: words(dice, table) },
        10..=12 => Act::Follow { of: player, mv: wrong(dice, table) },
        _ => dice.pick(&[
            Act::Ask,
            Act::ReportTouch { square: "e2".parse().expect("a square") },
            Act::Touch { squares: vec!["e2".parse().expect("a square")], manner: Manner::Feeling },
        ]),
    };
    let helper = if player == Colour::White { Actor::WhiteAssistant } else { Actor::BlackAssistant };
    (if dice.one_in(5) { helper } else { Actor::from(player) }, act)
}

/// What a hand does that follows the wrong move.
fn wrong(dice: &mut Dice, table: &Table) -> Option<partie_table::Move> {
    let moves = table.legal_moves();
    if moves.is_empty() || !dice.one_in(4) { None } else { Some(dice.pick(&moves)) }
}

fn count(dice: &mut Dice) -> Act {
    let moves = dice.one_in(2).then(|| dice.below(60) as u16);
    let note = dice.pick(&["", "nobody has written"]).to_owned();
    if dice.one_in(2) { Act::Reconstruct { moves } } else { Act::LoseCount { moves, note } }
}

fn write(dice: &mut Dice, table: &Table) -> Act {
    let entry = match dice.below(4) {
        0 => None,
        1 => table.plies().last().and_then(|ply| ply.mv).map(|mv| mv.to_string()),
        2 => Some("x".repeat(dice.below(60) as usize)),
        _ => Some(dice.pick(&["e4", "Jf3", "0-0 (=)", "?", "", "Sf3", "c3-d4", "22-18"]).to_owned()),
    };
    let line = dice.one_in(6).then(|| dice.below(8) as u16);
    Act::Record { entry, line }
}

/// The first legal move is the one that people seal.
pub(crate) fn written(table: &Table) -> String {
    table.legal_moves().first().map_or_else(String::new, ToString::to_string)
}

fn sealed(table: &Table) -> String {
    seal(&written(table), SECRET)
}

fn words(dice: &mut Dice, table: &Table) -> String {
    let moves = table.legal_moves();
    if moves.is_empty() || dice.one_in(8) {
        "Springer Xaver neun".to_owned()
    } else {
        dice.pick(&moves).to_string()
    }
}

fn of_adjournment(dice: &mut Dice, table: &Table, open: &[ActKind]) -> (Actor, Act) {
    let sealer = view(table, Presence::FULL, Actor::Arbiter, partie_table::clock::Instant::LAST)
        .adjourned
        .map(|found| found.by);
    let by = Actor::from(sealer.unwrap_or(Colour::White));
    let other = Actor::from(!sealer.unwrap_or(Colour::White));
    if open.contains(&ActKind::Continue) && dice.one_in(2) {
        let absent = Colour::BOTH.into_iter().filter(|_| dice.one_in(3)).collect();
        return (Actor::Arbiter, Act::Continue { absent });
    }
    match dice.below(12) {
        0..=1 => (by, Act::Seal { commitment: sealed(table), language: None }),
        2..=3 => (by, Act::Adjourn),
        4 => (Actor::Arbiter, Act::Schedule { resumption: "tomorrow".to_owned() }),
        5..=7 => {
            let text = if dice.one_in(8) { "Zz9".to_owned() } else { written(table) };
            (Actor::Arbiter, Act::OpenEnvelope { written: text, secret: SECRET.to_owned() })
        }
        8 if dice.one_in(4) => (Actor::Arbiter, Act::LoseEnvelope { note: "it burnt".to_owned() }),
        9 => (dice.pick(&[by, other]), Act::Arrive),
        10 => (other, Act::Seal { commitment: sealed(table), language: None }),
        _ => (other, Act::Offer),
    }
}
