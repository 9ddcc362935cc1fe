//! Whether a player could still give mate (FIDE 5.2b, 6.9, 9.6).

use partie_chess::winnable::{Certificate, Effort, Verdict, is_dead, winnable};
use partie_chess::{Bitboard, Colour, Kind, Position};

use crate::Proof;
use crate::board::written;

/// Whether one side can mate by any series of legal moves, however bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winnable {
    /// It can.
    Yes,
    /// It cannot.
    No,
    /// Nobody has found out: the arbiter decides.
    Unknown,
}

/// Who knows whether a player could still give mate. An answer other than `Unknown` has to be right.
///
/// ```
/// use partie_table::{Material, Winnability, Winnable};
/// let position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// assert_eq!(Material.winnable(&position, partie_chess::Colour::Black), Winnable::No);
/// assert!(!Material.is_dead(&position));
/// ```
pub trait Winnability {
    /// Whether this player could still mate.
    fn winnable(&self, position: &Position, by: Colour) -> Winnable;

    /// Whether it is certain that nobody can mate any more (FIDE 5.2b, 9.6).
    fn is_dead(&self, position: &Position) -> bool {
        Colour::ALL.into_iter().all(|by| self.winnable(position, by) == Winnable::No)
    }

    /// The same answer as [`winnable`](Self::winnable), with its proof if there is one to show.
    fn prove(&self, position: &Position, by: Colour) -> (Winnable, Option<Proof>) {
        (self.winnable(position, by), None)
    }
}

/// Finds out by proof, as far as that takes a second at most: a helpmate, or a reason why there is none.
///
/// ```
/// use partie_table::{Analysis, Winnability, Winnable};
/// let position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// assert_eq!(Analysis.winnable(&position, partie_chess::Colour::White), Winnable::Yes);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Analysis;

impl Winnability for Analysis {
    fn winnable(&self, position: &Position, by: Colour) -> Winnable {
        match winnable(position, by, Effort::FULL) {
            Verdict::Winnable(_) => Winnable::Yes,
            Verdict::Unwinnable(_) => Winnable::No,
            Verdict::Unknown => Winnable::Unknown,
        }
    }

    /// After every move there is time for a glance only.
    fn is_dead(&self, position: &Position) -> bool {
        is_dead(position, Effort::QUICK)
    }

    fn prove(&self, position: &Position, by: Colour) -> (Winnable, Option<Proof>) {
        match winnable(position, by, Effort::FULL) {
            Verdict::Winnable(line) => {
                let moves = line.into_iter().map(written).collect();
                (Winnable::Yes, Some(Proof::Helpmate(moves)))
            }
            Verdict::Unwinnable(certificate) => (Winnable::No, Some(in_words(&certificate))),
            Verdict::Unknown => (Winnable::Unknown, None),
        }
    }
}

fn in_words(certificate: &Certificate) -> Proof {
    match certificate {
        Certificate::Material => Proof::TooFewPieces,
        Certificate::Fortress(_) => Proof::LockedPosition,
        Certificate::Closed { positions, .. } => Proof::EveryPosition(positions.len() as u32),
        Certificate::Roaming(why) => Proof::EveryPosition(why.placements.len() as u32),
    }
}

/// Knows only what the pieces tell at a glance: a lone king cannot mate, nor a king with one knight or with bishops
/// on squares of one colour against a lone king, or against nothing but bishops on that colour.
#[derive(Clone, Copy, Debug, Default)]
pub struct Material;

impl Winnability for Material {
    fn winnable(&self, position: &Position, by: Colour) -> Winnable {
        let own = position.pieces(by).without(position.kind(Kind::King));
        let other = position.pieces(!by).without(position.kind(Kind::King));
        let lone_knight = own.count() == 1 && (own & position.kind(Kind::Knight)).any();
        let hopeless = own.is_empty()
            || lone_knight && other.is_empty()
            || are_bishops_of_one_colour(position, own | other);
        if hopeless { Winnable::No } else { Winnable::Unknown }
    }
}

fn are_bishops_of_one_colour(position: &Position, pieces: Bitboard) -> bool {
    let light = pieces.into_iter().filter(|square| square.is_light()).count() as u32;
    pieces.without(position.kind(Kind::Bishop)).is_empty() && (light == 0 || light == pieces.count())
}
