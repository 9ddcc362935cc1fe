//! Looks for a helpmate, the most promising position first. When every position that can be reached has been looked
//! at, the search itself is the proof that there is none.

use super::agenda::{Agenda, DividedAgenda};
use super::cage::{CAGES, Ways};
use super::evaluate::distance;
use super::material::cannot_mate;
use super::visited::Visited;
use super::{Certificate, Effort, fortress};
use crate::{Colour, Kind, Move, Position};

pub(super) enum Outcome {
    Mate(Vec<Move>),
    Closed(Certificate),
    GivenUp,
}

/// What the order of the positions follows.
#[derive(Clone, Copy)]
enum Opinion {
    Clearing,
    ClearingSoon,
    Flights,
    Cage(usize),
    Opening,
    Pieces,
}

/// The opinions are followed in turns, each for some steps.
const OPINIONS: [Opinion; 7] = {
    use Opinion::{Clearing, ClearingSoon, Flights};
    [Clearing, Clearing, Flights, Clearing, ClearingSoon, Flights, ClearingSoon]
};
/// And these when the search is hard.
const HARD_OPINIONS: [Opinion; 10] = {
    use Opinion::{Cage, Clearing, ClearingSoon, Flights, Opening, Pieces};
    [Cage(0), Opening, Clearing, Cage(1), Cage(2), Flights, Pieces, Cage(3), Cage(4), ClearingSoon]
};
const STEPS: usize = 8;

/// A search has several agendas and asks each of them in turn: where one opinion leads nowhere, another may not.
pub(super) struct Search {
    player: Colour,
    visited: Visited,
    by_flights: Agenda,
    by_clearing: Agenda,
    by_clearing_soon: Agenda,
    hard: Option<Box<Hard>>,
    looked_at: Vec<bool>,
    steps: usize,
    fortresses: Vec<(u32, Certificate)>,
    /// How many more times a fortress may be looked for.
    attempts: usize,
    for_success: usize,
}

/// The dearer opinions of a search that is hard.
struct Hard {
    ways: Ways,
    by_cage: [Agenda; 1 + CAGES],
    by_opening: Agenda,
    by_pieces: DividedAgenda,
}

impl Hard {
    fn enter(&mut self, position: &Position, player: Colour, by_clearing: u32) {
        let cages = self.ways.to_cages(position);
        self.by_cage.iter_mut().zip(cages).for_each(|(agenda, distance)| agenda.push(distance));
        self.by_opening.push(self.ways.to_opening(position));
        self.by_pieces.push(pieces(position, player), by_clearing);
    }
}

/// How many pieces of each kind a player has, as one number: what the pawns have become decides what is possible.
fn pieces(position: &Position, player: Colour) -> u64 {
    let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    kinds.into_iter().fold(0, |number, kind| number << 8 | u64::from(position.of(player, kind).count()))
}

impl Search {
    /// From now on the dearer opinions are asked for, too.
    pub(super) fn think_harder(&mut self) {
        self.enter_new_positions();
        let mut hard = Hard {
            ways: Ways::of(self.visited.position(0), self.player),
            by_cage: [(); 1 + CAGES].map(|()| Agenda::new()),
            by_opening: Agenda::new(),
            by_pieces: DividedAgenda::new(),
        };
        for position in self.visited.positions() {
            hard.enter(&position, self.player, distance(&position, self.player).by_clearing);
        }
        self.hard = Some(Box::new(hard));
    }

    pub(super) fn new(position: &Position, player: Colour, effort: Effort) -> Search {
        Search {
            player,
            visited: Visited::from(position),
            by_flights: Agenda::new(),
            by_clearing: Agenda::new(),
            by_clearing_soon: Agenda::new(),
            hard: None,
            looked_at: Vec::with_capacity(256),
            steps: 0,
            fortresses: Vec::new(),
            attempts: effort.fortresses,
            for_success: effort.for_success,
        }
    }

    /// Searches on until a mate is found, nothing is left, or this many positions have been visited.
    pub(super) fn run(&mut self, limit: usize) -> Outcome {
        while let Some(index) = self.next() {
            let position = *self.visited.position(index);
            if let Some(fortress) = self.fortress_at(index, &position) {
                self.fortresses.push((index, fortress));
                continue;
            }
            if let Some(mating) = self.expand(index, &position) {
                let mut line = self.visited.line_to(index);
                line.push(mating);
                return Outcome::Mate(line);
            }
            if self.visited.len() > limit {
                return Outcome::GivenUp;
            }
        }
        Outcome::Closed(self.certificate())
    }

    /// The next position that has not been looked at. Every agenda has them all, so one that is empty ends the search.
    fn next(&mut self) -> Option<u32> {
        self.enter_new_positions();
        let turn = self.steps / STEPS;
        let opinion = match self.hard {
            None => OPINIONS[turn % OPINIONS.len()],
            Some(_) => HARD_OPINIONS[turn % HARD_OPINIONS.len()],
        };
        loop {
            let index = self.pop(opinion)?;
            if !self.looked_at[index as usize] {
                self.looked_at[index as usize] = true;
                self.steps += 1;
                return Some(index);
            }
        }
    }

    fn pop(&mut self, opinion: Opinion) -> Option<u32> {
        match opinion {
            Opinion::Clearing => self.by_clearing.pop(),
            Opinion::ClearingSoon => self.by_clearing_soon.pop(),
            Opinion::Flights => self.by_flights.pop(),
            Opinion::Cage(cage) => self.hard.as_mut()?.by_cage[cage].pop(),
            Opinion::Opening => self.hard.as_mut()?.by_opening.pop(),
            Opinion::Pieces => self.hard.as_mut()?.by_pieces.pop(),
        }
    }

    /// A fortress that begins here. It is looked for near the root, and where a pawn has moved or a man was captured.
    fn fortress_at(&mut self, index: u32, position: &Position) -> Option<Certificate> {
        let far_and_nothing_new = self.visited.depth(index) > 2 && position.plies_since_progress() > 0;
        if far_and_nothing_new || index == 0 || !fortress::is_worth_a_try(position, self.player) {
            return None;
        }
        self.attempts = self.attempts.checked_sub(1)?;
        let fortress = Certificate::Fortress(fortress::guess(position, self.player)?);
        let found = fortress.proves(position, self.player);
        self.attempts += if found { self.for_success } else { 0 };
        found.then_some(fortress)
    }

    /// Visits every position that a move leads to, unless one of the moves mates.
    fn expand(&mut self, index: u32, position: &Position) -> Option<Move> {
        let ours = position.turn() == self.player;
        let mut mating = None;
        position.for_each_legal_move(|m| {
            if mating.is_some() {
                return;
            }
            let next = position.play(m);
            if ours && next.is_checkmate() {
                mating = Some(m);
            } else if !cannot_mate(&next, self.player) {
                self.visited.insert(&next, index, m);
            }
        });
        mating
    }

    /// Puts positions on the agendas that are not there yet. This waits until another one is asked for: those that were
    /// visited last may never matter.
    fn enter_new_positions(&mut self) {
        for index in self.looked_at.len()..self.visited.len() {
            let position = self.visited.position(index as u32);
            let seems = distance(position, self.player);
            self.by_flights.push(seems.by_flights);
            self.by_clearing.push(seems.by_clearing);
            self.by_clearing_soon.push(seems.by_clearing + self.visited.depth(index as u32));
            self.looked_at.push(false);
            if let Some(hard) = &mut self.hard {
                hard.enter(position, self.player, seems.by_clearing);
            }
        }
    }

    fn certificate(&mut self) -> Certificate {
        let mut leaves = vec![false; self.visited.len()];
        let mut fortresses = Vec::with_capacity(self.fortresses.len());
        for (index, fortress) in self.fortresses.drain(..) {
            leaves[index as usize] = true;
            fortresses.push((*self.visited.position(index), fortress));
        }
        let positions =
            self.visited.positions().zip(leaves).filter(|(_, leaf)| !leaf).map(|(position, _)| position);
        Certificate::Closed { positions: positions.collect(), fortresses }
    }
}
