//! Can a player still give mate by any series of legal moves (FIDE 1.3, 5.2b, 9.6)?
//!
//! An answer is never a guess. "Winnable" comes with a line that ends in mate and has been replayed by the rules.
//! "Unwinnable" comes with a [`Certificate`], which a checker has accepted ([`Certificate::proves`]) that shares no code
//! with what found it. Whatever is neither is [`Verdict::Unknown`].
//!
//! - `material`: pieces that can never mate, with the arguments.
//! - `fortress`: guesses, for each man, all squares that it can ever stand on.
//! - `roaming`: guesses, for men that are boxed in, where they can stand while others roam.
//! - `dive`: walks straight at a mate, for most positions are easy.
//! - `search`: looks for a helpmate; when every position has been seen, that is a proof, too.
//! - `helpmate`, `verify`: replay the line, check the certificate. What these two accept is true, whatever the
//!   others do.

mod agenda;
mod cage;
mod certificate;
mod dive;
mod evaluate;
mod fortress;
mod helpmate;
mod material;
mod roaming;
mod search;
mod verify;
mod visited;

use crate::{Colour, Move, Position};
use search::{Outcome, Search};

pub use certificate::{Certificate, Fortress, Kings, Region, Roaming};

/// How much work a question is worth.
///
/// ```
/// use partie_chess::winnable::{is_dead, Effort};
/// let position = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1".parse().unwrap();
/// assert!(is_dead(&position, Effort::QUICK));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    positions: usize,
    /// A position with more legal moves than this is not searched at all.
    legal_moves: u64,
    /// How many times a fortress is looked for after the first.
    fortresses: usize,
    /// Looking for fortresses is dear, so it must pay: every one that is found allows for so many more attempts.
    for_success: usize,
    /// Whether the first is looked for only if no pawn can step.
    only_locked: bool,
    /// Whether proofs with roaming men are looked for.
    roaming: bool,
}

/// A search that gets as far as this is hard and follows more opinions from then on.
const BEFORE_HARD: usize = 3_000;
/// And here it is interrupted once, to look for a proof with roaming men, which is dear.
const BEFORE_ROAMING: usize = 20_000;

/// How many placements such a proof may have.
const fn placements(positions: usize) -> usize {
    5_000 + positions / 8
}

impl Effort {
    /// Cheap enough to ask after every move: it finds what is dead by a glance or after a few forced moves, and does
    /// not look for mates.
    pub const QUICK: Effort = Effort {
        positions: 60,
        legal_moves: 2,
        fortresses: 1,
        for_success: 0,
        only_locked: true,
        roaming: false,
    };
    /// For a ruling: it searches for a second at most, and nearly always for some microseconds.
    pub const FULL: Effort = Effort::positions(400_000);

    /// A search that visits about this many positions.
    pub const fn positions(limit: usize) -> Effort {
        Effort {
            positions: limit,
            legal_moves: u64::MAX,
            fortresses: 200,
            for_success: 4,
            only_locked: false,
            roaming: true,
        }
    }
}

/// Whether a player can still give mate by any series of legal moves.
///
/// ```
/// use partie_chess::winnable::{winnable, Effort, Verdict};
/// use partie_chess::Colour;
/// let position = "7k/8/6K1/8/8/8/8/R7 w - - 0 1".parse().unwrap();
/// let Verdict::Winnable(line) = winnable(&position, Colour::White, Effort::FULL) else { panic!() };
/// assert_eq!(line.len() % 2, 1);
/// ```
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Yes: the moves of both players, the last of which mates.
    Winnable(Vec<Move>),
    /// No, and this is why.
    Unwinnable(Certificate),
    /// The effort was not enough to tell.
    Unknown,
}

/// Whether `player` can still mate from here by any series of legal moves.
///
/// ```
/// use partie_chess::winnable::{winnable, Effort, Verdict};
/// use partie_chess::Colour;
/// let position = "8/8/8/8/1p6/kP6/P7/1K6 w - - 0 1".parse().unwrap();
/// assert!(matches!(winnable(&position, Colour::White, Effort::FULL), Verdict::Winnable(_)));
/// ```
pub fn winnable(position: &Position, player: Colour, effort: Effort) -> Verdict {
    if position.turn() != player && position.is_checkmate() {
        return Verdict::Winnable(Vec::new());
    }
    if material::cannot_mate(position, player) {
        return checked(Certificate::Material, position, player);
    }
    if effort.roaming
        && let Some(line) = dive::dive(position, player)
        && helpmate::mates(position, &line, player)
    {
        return Verdict::Winnable(line);
    }
    if fortress::is_worth_a_try(position, player)
        && (!effort.only_locked || fortress::is_locked(position))
        && let Some(fortress) = fortress::guess(position, player)
    {
        let certificate = Certificate::Fortress(fortress);
        if certificate.proves(position, player) {
            return Verdict::Unwinnable(certificate);
        }
    }
    if position.count_legal_moves() > effort.legal_moves {
        return Verdict::Unknown;
    }
    let mut search = Search::new(position, player, effort);
    let mut outcome = search.run(effort.positions.min(BEFORE_HARD));
    if matches!(outcome, Outcome::GivenUp) && effort.roaming {
        search.think_harder();
        outcome = search.run(effort.positions.min(BEFORE_ROAMING));
    }
    if matches!(outcome, Outcome::GivenUp) && effort.roaming {
        if let Some(certificate) = roaming::prove(position, player, placements(effort.positions)) {
            return checked(certificate, position, player);
        }
        outcome = search.run(effort.positions);
    }
    match outcome {
        Outcome::Mate(line) if helpmate::mates(position, &line, player) => Verdict::Winnable(line),
        Outcome::Closed(certificate) => checked(certificate, position, player),
        _ => Verdict::Unknown,
    }
}

fn checked(certificate: Certificate, position: &Position, player: Colour) -> Verdict {
    if certificate.proves(position, player) { Verdict::Unwinnable(certificate) } else { Verdict::Unknown }
}

/// Whether it is proved that the position is dead: neither player can mate by any series of legal moves (FIDE 5.2b, 9.6).
/// Nearly always the first player is not proved unable to, which is answer enough.
///
/// ```
/// use partie_chess::winnable::{is_dead, Effort};
/// let position = "4k3/8/8/8/8/8/8/4KN2 w - - 0 1".parse().unwrap();
/// assert!(is_dead(&position, Effort::QUICK));
/// ```
pub fn is_dead(position: &Position, effort: Effort) -> bool {
    let cannot = |player| matches!(winnable(position, player, effort), Verdict::Unwinnable(_));
    Colour::ALL.into_iter().all(cannot)
}
