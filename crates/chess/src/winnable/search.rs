//! Looks for a helpmate, the most promising position first. When every position that can be reached has been looked
//! at, the search itself is the proof that there is none.

use super::evaluate::distance;
use super::material::cannot_mate;
use super::table::Visited;
use super::{Certificate, Effort, Verdict, fortress, helpmate};
use crate::{Colour, Move, Position};

pub(super) fn decide(position: &Position, player: Colour, effort: Effort) -> Verdict {
    if position.turn() != player && position.is_checkmate() {
        return Verdict::Winnable(Vec::new());
    }
    if cannot_mate(position, player) {
        return checked(Certificate::Material, position, player);
    }
    if let Some(fortress) = fortress::guess(position, player)
    {
        let certificate = Certificate::Fortress(fortress);
        if certificate.proves(position, player) {
            return Verdict::Unwinnable(certificate);
        }
    }
    match Search::new(position, player).run(effort.positions) {
        Outcome::Mate(line) if helpmate::mates(position, &line, player) => Verdict::Winnable(line),
        Outcome::Closed(certificate) => checked(certificate, position, player),
        _ => Verdict::Unknown,
    }
}

fn checked(certificate: Certificate, position: &Position, player: Colour) -> Verdict {
    if certificate.proves(position, player) { Verdict::Unwinnable(certificate) } else { Verdict::Unknown }
}

enum Outcome {
    Mate(Vec<Move>),
    Closed(Certificate),
    GivenUp,
}

/// Positions yet to be looked at, by how far from mate they seem; the latest of the nearest comes first.
struct Agenda {
    by_distance: Vec<Vec<u32>>,
    nearest: usize,
}

const FARTHEST: usize = 1023;

impl Agenda {
    fn push(&mut self, distance: usize, index: u32) {
        let distance = distance.min(FARTHEST);
        self.by_distance[distance].push(index);
        self.nearest = self.nearest.min(distance);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.nearest <= FARTHEST {
            if let Some(index) = self.by_distance[self.nearest].pop() {
                return Some(index);
            }
            self.nearest += 1;
        }
        None
    }
}

struct Search {
    player: Colour,
    visited: Visited,
    agendas: [Agenda; 3],
    done: Vec<bool>,
    fortresses: Vec<(u32, super::Fortress)>,
}

impl Search {
    fn new(position: &Position, player: Colour) -> Search {
        let mut agendas = [0, 1, 2].map(|_| Agenda { by_distance: vec![Vec::new(); FARTHEST + 1], nearest: 0 });
        agendas[0].push(0, 0);
        agendas[1].push(0, 0);
        agendas[2].push(0, 0);
        Search { player, visited: Visited::from(position), agendas, done: vec![false], fortresses: Vec::new() }
    }

    fn run(mut self, limit: usize) -> Outcome {
        let mut expanded = 0;
        let mut which = 0;
        while let Some(index) = self.agendas[which].pop() {
            if self.done[index as usize] {
                continue;
            }
            self.done[index as usize] = true;
            which = [0, 1, 0, 1, 2][expanded % 5];
            let position = *self.visited.position(index);
            expanded += 1;
            if fortress::is_worth_a_try(&position) && position.plies_since_progress() == 0 && index != 0
                && let Some(fortress) = fortress::guess(&position, self.player)
                    && Certificate::Fortress(fortress.clone()).proves(&position, self.player)
            {
                self.fortresses.push((index, fortress));
                continue;
            }
            if std::env::var("DBG").is_ok() && expanded % 500 < 6 { let d = distance(&position, self.player); eprintln!("{expanded} {} {} {} depth {} {}", position.fen(), d.by_flights, d.by_clearing, self.visited.depth(index), which); }
            if let Some((parent, mating)) = self.expand(index, &position) {
                let mut line = self.visited.line_to(parent);
                line.push(mating);
                return Outcome::Mate(line);
            }
            if self.visited.len() > limit {
                return Outcome::GivenUp;
            }
        }
        let fortresses: Vec<_> =
            self.fortresses.into_iter().map(|(i, fortress)| (i, (*self.visited.position(i), fortress))).collect();
        let leaves: std::collections::HashSet<u32> = fortresses.iter().map(|(i, _)| *i).collect();
        let positions = self
            .visited
            .positions()
            .into_iter()
            .enumerate()
            .filter(|(i, _)| !leaves.contains(&(*i as u32)))
            .map(|(_, p)| p)
            .collect();
        Outcome::Closed(Certificate::Closed {
            positions,
            fortresses: fortresses.into_iter().map(|(_, leaf)| leaf).collect(),
        })
    }

    /// Puts every position that a move leads to on the agenda, unless one of the moves mates.
    fn expand(&mut self, index: u32, position: &Position) -> Option<(u32, Move)> {
        let mut mate = None;
        position.for_each_legal_move(|m| {
            if mate.is_some() {
                return;
            }
            let next = position.play(m);
            if position.turn() == self.player && next.is_checkmate() {
                mate = Some((index, m));
                return;
            }
            if cannot_mate(&next, self.player) {
                return;
            }
            if let Some(new) = self.visited.insert(&next, index, m) {
                self.done.push(false);
                let seems = distance(&next, self.player);
                self.agendas[0].push(seems.by_flights as usize, new);
                self.agendas[1].push(seems.by_clearing as usize, new);
                self.agendas[2].push((seems.by_clearing + 2 * self.visited.depth(new)) as usize, new);
            }
        });
        mate
    }
}
