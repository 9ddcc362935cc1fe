//! FIDE 5.2b: positions of the kinds that the question is asked for, by full effort: chains of pawns with bishops on
//! both sides, pawn endings, and ends of games. The order of the search was chosen without them, so how many
//! of them are decided tells how many of others will be.
//!
//! `PARTIE_WINNABILITY_HELD_OUT=1000 cargo test --release --test winnable_fuzz held_out -- --nocapture` draws as many
//! others of each kind, and prints them all with the verdicts.

use partie_chess::winnable::{Effort, Verdict, winnable};
use partie_chess::{Colour, Position};

use super::sketch::{Dice, Sketch};
use super::{enumerated, replayed};

/// Each unwinnable position is enumerated if so many suffice.
const ENUMERATED: usize = 4_000;
const DRAWN: u32 = 400;

type Draw = fn(&mut Dice) -> Option<Position>;
const KINDS: [(&str, Draw); 3] = [
    ("chains of pawns", chain),
    ("pawn endings", pawn_ending),
    // Many random moves from the beginning, captures first, so that little is left.
    ("ends of games", |dice| Some(walk(Position::start(), dice, 400, 2))),
];

#[derive(Debug, Default)]
struct Tally {
    winnable: u32,
    unwinnable: u32,
    /// Of these, so many were enumerated to the end.
    exhausted: u32,
    unknown: u32,
    wrong: u32,
}

/// Pawns that block each other from edge to edge, and pieces behind them. Pairs on adjoining files stand a rank apart,
/// so that they can not capture each other; two files without a pair, or a pair on the wrong rank, are rare.
fn chain(dice: &mut Dice) -> Option<Position> {
    let mut sketch = Sketch::empty(dice);
    let mut rank = 2 + dice.below(3);
    let mut after_pair = dice.below(2) == 0;
    for file in 0..8 {
        let rare = dice.below(24) == 0;
        let pair = if after_pair { dice.below(2) == 0 } else { !rare };
        if pair {
            rank = match (after_pair && !rare, rank) {
                (true, 1) => 2,
                (true, 5) => 4,
                (true, rank) => rank + 2 * dice.below(2) - 1,
                (false, rank) => rank,
            };
            sketch.put(8 * rank + file, 'P');
            sketch.put(8 * rank + file + 8, 'p');
        }
        after_pair = pair;
    }
    sketch.put(dice.below(16), 'K');
    sketch.put(48 + dice.below(16), 'k');
    for _ in 0..dice.below(6) {
        let man = ['B', 'b', 'B', 'b', 'B', 'b', 'N', 'r'][dice.below(8)];
        sketch.put(dice.below(64), man);
    }
    Some(walk(sketch.position()?, dice, 12, 0))
}

/// Kings and pairs of pawns, most of which block each other, on every other file or on most.
fn pawn_ending(dice: &mut Dice) -> Option<Position> {
    let mut sketch = Sketch::empty(dice);
    let (rank, every) = (1 + dice.below(4), 1 + dice.below(3).min(1));
    for file in (dice.below(every as u64)..8).step_by(every) {
        let low = rank + dice.below(4) / 3;
        let high = low + 1 + dice.below(5) / 4;
        if dice.below(12) > 0 {
            sketch.put(8 * low + file, 'P');
        }
        if dice.below(12) > 0 {
            sketch.put(8 * high + file, 'p');
        }
    }
    sketch.put(dice.below(8 * rank as u64), 'K');
    sketch.put(63 - dice.below(8), 'k');
    Some(walk(sketch.position()?, dice, 30, 0))
}

/// Up to so many random moves; of several draws of a move, the first capture is played.
fn walk(mut position: Position, dice: &mut Dice, longest: u64, draws: u32) -> Position {
    for _ in 0..dice.below(longest + 1) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut chosen = moves[dice.below(moves.len() as u64)];
        for _ in 0..draws {
            if !position.is_capture(chosen) {
                chosen = moves[dice.below(moves.len() as u64)];
            }
        }
        position = position.play(chosen);
    }
    position
}

fn try_one(position: &Position, player: Colour, tally: &mut Tally) -> &'static str {
    let quick = winnable(position, player, Effort::QUICK);
    let full = winnable(position, player, Effort::FULL);
    let disagree = match (&quick, &full) {
        (Verdict::Winnable(_), Verdict::Unwinnable(_)) | (Verdict::Unwinnable(_), Verdict::Winnable(_)) => {
            true
        }
        // What a glance tells, a long look must tell, too.
        (quick, Verdict::Unknown) => !matches!(quick, Verdict::Unknown),
        _ => false,
    };
    tally.wrong += u32::from(disagree);
    match full {
        Verdict::Winnable(line) => {
            tally.winnable += 1;
            tally.wrong += u32::from(!replayed(position, &line, player));
            "winnable"
        }
        Verdict::Unwinnable(_) => {
            let truth = enumerated(position, player, ENUMERATED);
            tally.unwinnable += 1;
            tally.exhausted += u32::from(truth == Some(false));
            tally.wrong += u32::from(truth == Some(true));
            "unwinnable"
        }
        Verdict::Unknown => {
            tally.unknown += 1;
            "unknown"
        }
    }
}

#[test]
fn fide_5_2b_held_out_positions_are_decided_and_none_wrongly() {
    let others = std::env::var("PARTIE_WINNABILITY_HELD_OUT").ok().and_then(|text| text.parse().ok());
    for (name, draw) in KINDS {
        let mut dice =
            Dice(others.map_or(0x2545_f491_4f6c_dd1d, |_| u64::from(std::process::id()) << 20 | 1));
        let mut tally = Tally::default();
        for _ in 0..others.unwrap_or(DRAWN) {
            let Some(position) = (0..50).find_map(|_| draw(&mut dice)) else { continue };
            for player in Colour::ALL {
                let verdict = try_one(&position, player, &mut tally);
                if others.is_some() {
                    println!("{}\t{}\t{verdict}", position.fen(), format!("{player:?}").to_lowercase());
                }
            }
        }
        println!("{name}: {tally:?}");
        assert_eq!(tally.wrong, 0, "{name}");
        assert!(
            others.is_some() || tally.unknown == 0 && tally.winnable > 20 && tally.unwinnable > 20,
            "{name}"
        );
    }
}
