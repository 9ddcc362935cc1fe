//! Proves tables right, position by position, by the rules crate's own moves.
//!
//! Nothing of the builder is used: positions are put together here, moves come from [`partie_draughts`], and the values are read
//! as any other program would read them.

use std::error::Error;
use std::fmt;

use partie_draughts::{Colour, Move, Piece, Position, Square};

use super::tables::Tables;
use super::value::{Distances, Value};

/// A value that does not follow from the values of the positions one move later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where it is.
    pub position: Position,
    /// What the tables say; none if they know nothing of it.
    pub stored: Option<Value>,
    /// What follows from the moves; none if the tables lack a position one move later.
    pub expected: Option<Value>,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} is stored, {:?} expected", self.position.fen(), self.stored, self.expected)
    }
}

impl Error for Mistake {}

/// Checks every position with so many pieces, both sides present and White to move; says how many there are.
///
/// ```
/// use partie_engine::endgames::{Tables, verify};
/// let mut tables = Tables::new();
/// tables.build(2, |_| {});
/// assert_eq!(verify(&tables, 2), Ok(3_488));
/// ```
///
/// # Errors
/// The first position whose value is wrong.
pub fn verify(tables: &Tables, pieces: u8) -> Result<u64, Mistake> {
    let mut placed = Vec::new();
    every_position(1, pieces, &mut placed, &mut |position| check(tables, position))
}

type Placed = (Square, Colour, Piece);

/// Puts the pieces that are left on the squares from this number on, in every way; counts the positions.
fn every_position(
    number: u8,
    left: u8,
    placed: &mut Vec<Placed>,
    visit: &mut impl FnMut(Position) -> Result<(), Mistake>,
) -> Result<u64, Mistake> {
    if left == 0 {
        return one_position(placed, visit);
    }
    let Some(square) = Square::from_number(number) else { return Ok(0) };
    let mut positions = every_position(number + 1, left, placed, visit)?;
    for colour in Colour::BOTH {
        for piece in [Piece::Man, Piece::King] {
            if piece == Piece::King || square.row() != colour.last_row() {
                placed.push((square, colour, piece));
                positions += every_position(number + 1, left - 1, placed, visit)?;
                placed.pop();
            }
        }
    }
    Ok(positions)
}

fn one_position(
    placed: &[Placed],
    visit: &mut impl FnMut(Position) -> Result<(), Mistake>,
) -> Result<u64, Mistake> {
    let both = Colour::BOTH.iter().all(|side| placed.iter().any(|(_, colour, _)| colour == side));
    match Position::from_pieces(Colour::White, placed.iter().copied()) {
        Ok(position) if both => visit(position).map(|()| 1),
        _ => Ok(0),
    }
}

fn check(tables: &Tables, position: Position) -> Result<(), Mistake> {
    let stored = tables.probe(&position);
    let expected = expected(tables, &position);
    if stored.is_some() && stored == expected { Ok(()) } else { Err(Mistake { position, stored, expected }) }
}

/// The value that follows from the positions one move later.
fn expected(tables: &Tables, position: &Position) -> Option<Value> {
    let moves = position.legal_moves();
    let after = moves.iter().map(|mv| value_after(tables, position, mv).map(|value| (is_zeroing(mv), value)));
    let after: Vec<(bool, Value)> = after.collect::<Option<_>>()?;
    let wins = after.iter().filter_map(|&(zeroing, value)| match value {
        Value::Lost(distances) => Some(one_earlier(zeroing, distances)),
        _ => None,
    });
    let best_win = wins.reduce(|a, b| Distances { end: a.end.min(b.end), zeroing: a.zeroing.min(b.zeroing) });
    if let Some(distances) = best_win {
        return Some(Value::Won(distances));
    }
    if after.iter().any(|(_, value)| *value == Value::Drawn) {
        return Some(Value::Drawn);
    }
    let losses = after.iter().filter_map(|&(zeroing, value)| Some(one_earlier(zeroing, value.distances()?)));
    let none = Distances { end: 0, zeroing: 0 };
    let longest =
        losses.fold(none, |a, b| Distances { end: a.end.max(b.end), zeroing: a.zeroing.max(b.zeroing) });
    Some(Value::Lost(longest))
}

fn one_earlier(zeroing: bool, after: Distances) -> Distances {
    Distances { end: after.end + 1, zeroing: if zeroing { 1 } else { after.zeroing + 1 } }
}

/// What the opponent has after a move: a side without pieces has lost (ČUD 7.2c).
fn value_after(tables: &Tables, position: &Position, mv: &Move) -> Option<Value> {
    let next = position.play(mv);
    if next.of(next.turn()).is_empty() {
        return Some(Value::Lost(Distances { end: 0, zeroing: 0 }));
    }
    tables.probe(&next)
}

fn is_zeroing(mv: &Move) -> bool {
    mv.is_capture() || mv.piece() == Piece::Man
}
