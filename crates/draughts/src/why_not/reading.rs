use crate::route::{direction, squares_beyond};
use crate::why_not::leg::Leg;
use crate::{Move, Piece, Position, Square, Squares};

/// A capture that a path can be the beginning of, up to some jump.
pub(super) struct Reading {
    /// The complete capture.
    pub(super) capture: Move,
    /// The squares behind the last jump of the path where this capture goes on, or ends if that was all.
    pub(super) landings: Squares,
    /// Whether the path ends on one of them.
    pub(super) goes_on: bool,
    /// Whether the path names every landing up to there.
    pub(super) to_the_letter: bool,
}

/// One jump of a capture.
struct Jump {
    /// The free squares behind the jumped piece.
    behind: Squares,
    /// Those of them where the capture goes on or ends.
    landings: Squares,
}

impl Reading {
    /// Every way to read the path as a part of this capture, however many jumps it is.
    pub(super) fn all(position: &Position, capture: &Move, path: &[Square]) -> Vec<Self> {
        let [_, between @ .., last] = path else { return Vec::new() };
        let jumps = jumps(position, capture);
        let ends = jumps.iter().enumerate().filter(|(_, jump)| jump.behind.contains(*last));
        ends.filter(|&(before, _)| lead_over(&jumps[..before], between))
            .map(|(before, jump)| Self {
                capture: *capture,
                landings: jump.landings,
                goes_on: jump.landings.contains(*last),
                to_the_letter: before == between.len(),
            })
            .collect()
    }
}

/// Whether these squares, in order, are landings of these jumps; some landings may be left out.
fn lead_over(jumps: &[Jump], squares: &[Square]) -> bool {
    let mut jumps = jumps.iter();
    squares.iter().all(|&square| jumps.any(|jump| jump.landings.contains(square)))
}

/// Where a king jumps on without turning, any square behind the piece will do; else only the one where it turns.
fn jumps(position: &Position, capture: &Move) -> Vec<Jump> {
    let path: Vec<Square> = capture.path().collect();
    let legs: Vec<Leg> = Leg::all(&path).collect();
    let jump = |(number, leg): (usize, &Leg)| {
        let behind = free_behind(position, capture, *leg);
        let next = legs.get(number + 1);
        let turns = next.is_some_and(|next| direction(leg.from, leg.to) != direction(next.from, next.to));
        Jump { behind, landings: if turns { leg.to.into() } else { behind } }
    };
    legs.iter().enumerate().map(jump).collect()
}

/// The squares where this leg of the capture could end: one for a man (ČUD 4.2), for a king all that are free up to
/// the next piece (ČUD 4.3).
fn free_behind(position: &Position, capture: &Move, leg: Leg) -> Squares {
    let free = position.empty() | capture.from().into();
    let jumped = leg.way().find(|&square| capture.captured().contains(square)).unwrap_or(leg.from);
    match capture.piece() {
        Piece::Man => leg.to.into(),
        Piece::King => squares_beyond(jumped, leg.to).take_while(|&square| free.contains(square)).collect(),
    }
}
