//! FIDE 5.2b: random positions, most of them blocked, are judged by all the rules. Whatever they call unwinnable is
//! tried by plain enumeration of the positions that can be reached, without any rule; whatever they call winnable, by
//! replaying the line.
//!
//! `PARTIE_WINNABILITY_FUZZ=3600 cargo test --release --test winnable_fuzz -- --nocapture` goes on for an hour of
//! processor time and tells what it has tried.

mod held_out;
mod sketch;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use partie_chess::winnable::{Certificate, Effort, Verdict, winnable};
use partie_chess::{Colour, Move, Position};
use sketch::{Dice, RIGHTS, Right, Sketch, wall};

/// How many times a position is drawn until one is as it should be.
const DRAWS: u32 = 8;
/// Of each kind, so many dead positions are kept, to be changed again.
const POOL: usize = 400;

/// Whether a mate by the player can be reached; nothing if more than so many positions can.
fn enumerated(root: &Position, player: Colour, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([root.key()]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        if position.turn() != player && position.is_checkmate() {
            return Some(true);
        }
        position.for_each_legal_move(|m| {
            let next = position.play(m);
            if seen.insert(next.key()) {
                open.push(next);
            }
        });
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// What was tried of one kind.
#[derive(Debug, Default)]
struct Tally {
    positions: u32,
    winnable: u32,
    unknown: u32,
    unwinnable: u32,
    /// Enumerated to the end without a mate.
    exhausted: u32,
    refuted: u32,
    /// What the proofs rest on.
    by_material: u32,
    by_fortress: u32,
    by_closing: u32,
    by_roaming: u32,
}

/// A kind of positions: its tally, and dead ones that were found.
struct Kind {
    right: Right,
    tally: Tally,
    pool: Vec<String>,
}

impl Kind {
    fn new(right: Right) -> Kind {
        let pool = right.seeds().iter().map(|seed| (*seed).to_owned()).collect();
        Kind { right, tally: Tally::default(), pool }
    }

    fn draw(&self, dice: &mut Dice) -> Option<Position> {
        let anew = self.pool.is_empty() || dice.below(2) == 0;
        let sketch = if anew {
            wall(dice, self.right)
        } else {
            Sketch::changed(&self.pool[dice.below(self.pool.len() as u64)], dice)
        };
        sketch.position().filter(|position| self.right.is_in(position))
    }

    fn keep(&mut self, position: &Position, dice: &mut Dice) {
        if self.pool.len() < POOL {
            self.pool.push(position.fen());
        } else {
            self.pool[dice.below(POOL as u64)] = position.fen();
        }
    }

    fn try_one(&mut self, position: &Position, player: Colour, dice: &mut Dice) {
        let efforts = [Effort::QUICK, Effort::positions(10), Effort::positions(500)];
        let mut whys = Vec::new();
        let mut is_winnable = false;
        for effort in efforts {
            match winnable(position, player, effort) {
                Verdict::Winnable(line) => {
                    is_winnable = true;
                    self.tally.refuted += u32::from(!replayed(position, &line, player));
                }
                Verdict::Unwinnable(why) => whys.push(why),
                Verdict::Unknown => {}
            }
        }
        let Some(why) = whys.last() else {
            self.tally.winnable += u32::from(is_winnable);
            self.tally.unknown += u32::from(!is_winnable);
            return;
        };
        let has_roamers = whys.iter().any(roams);
        let truth = enumerated(position, player, if has_roamers { 60_000 } else { 10_000 });
        if truth == Some(true) || is_winnable {
            println!("{player:?} can mate in {}, but {why:?}", position.fen());
            self.tally.refuted += 1;
        }
        self.tally.unwinnable += 1;
        self.tally.exhausted += u32::from(truth == Some(false));
        let by = match why {
            _ if has_roamers => &mut self.tally.by_roaming,
            Certificate::Material => &mut self.tally.by_material,
            Certificate::Fortress(_) => &mut self.tally.by_fortress,
            _ => &mut self.tally.by_closing,
        };
        *by += 1;
        // Those of forced moves are many; some of them will do.
        if is_rich(why) || dice.below(8) == 0 {
            self.keep(position, dice);
        }
    }
}

/// Whether each move is legal and the last one mates.
fn replayed(position: &Position, line: &[Move], player: Colour) -> bool {
    let mut position = *position;
    for &m in line {
        if !position.is_legal(m) {
            return false;
        }
        position = position.play(m);
    }
    position.turn() != player && position.is_checkmate()
}

/// Whether a proof is of more than some forced moves.
fn is_rich(why: &Certificate) -> bool {
    match why {
        Certificate::Material => false,
        Certificate::Closed { positions, .. } => positions.len() > 12,
        Certificate::Fortress(_) | Certificate::Roaming(_) => true,
    }
}

/// Whether a proof rests on men that roam.
fn roams(why: &Certificate) -> bool {
    match why {
        Certificate::Roaming(_) => true,
        Certificate::Closed { fortresses, .. } => fortresses.iter().any(|(_, why)| roams(why)),
        _ => false,
    }
}

/// The processor time of this thread where the system tells it, else the time that has passed.
fn spent(start: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

#[test]
fn fide_5_2b_no_enumeration_finds_a_mate_where_a_rule_sees_none() {
    let seconds = std::env::var("PARTIE_WINNABILITY_FUZZ").ok().and_then(|text| text.parse().ok());
    let rounds = if seconds.is_some() { u32::MAX } else { 3_000 };
    let limit = Duration::from_secs(seconds.unwrap_or(10));
    let mut dice = Dice(seconds.map_or(0x9e37_79b9_7f4a_7c15, |_| u64::from(std::process::id()) << 20 | 1));
    let mut kinds = RIGHTS.map(Kind::new);
    let start = Instant::now();
    for round in 0..rounds {
        if round % 16 == 0 && spent(start) > limit {
            break;
        }
        let kind = &mut kinds[round as usize % RIGHTS.len()];
        let Some(position) = (0..DRAWS).find_map(|_| kind.draw(&mut dice)) else { continue };
        kind.tally.positions += 1;
        for player in Colour::ALL {
            kind.try_one(&position, player, &mut dice);
        }
    }
    println!("{:.0} seconds of processor time", spent(start).as_secs_f64());
    for Kind { right, tally, .. } in &kinds {
        println!("{right:?}: {tally:?}");
    }
    assert!(kinds.iter().all(|kind| kind.tally.refuted == 0));
    assert!(kinds.iter().all(|kind| kind.tally.unwinnable > 5 && kind.tally.exhausted > 0));
}
