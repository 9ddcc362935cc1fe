use crate::why_not::leg::Leg;
use crate::{Colour, Piece, Position, Square, Squares, WhyNot};

/// A man jumps over one square (ČUD 4.2).
const LENGTH_OF_A_MANS_JUMP: u8 = 2;

/// Goes along a path as if no capture were due, until something is against it: first geometry, then occupancy.
/// Gives what it has jumped, nothing for a plain move.
pub(super) fn walk(position: &Position, piece: Piece, path: &[Square]) -> Result<Squares, WhyNot> {
    let turn = position.turn();
    let crowned = |square: &Square| piece == Piece::Man && square.row() == turn.last_row();
    let end = path.iter().position(crowned).map_or(path.len(), |place| place + 1);
    let (way, beyond) = path.split_at(end);

    Leg::all(way).try_for_each(|leg| geometry(position, piece, leg))?;
    let single = way.len() == 2;
    let mut walker = Walker { position, piece, origin: path[0], jumped: Squares::NONE, single };
    Leg::all(way).try_for_each(|leg| walker.go(leg))?;
    if beyond.is_empty() { Ok(walker.jumped) } else { Err(WhyNot::NewKingStops { at: path[end - 1] }) }
}

fn geometry(position: &Position, piece: Piece, leg: Leg) -> Result<(), WhyNot> {
    let (Leg { from, to }, turn) = (leg, position.turn());
    if from == to {
        return Err(WhyNot::StaysPut { at: from });
    }
    if !leg.is_diagonal() {
        return Err(WhyNot::NotDiagonal { piece, from, to });
    }
    match piece {
        Piece::Man if !leg.is_forward(turn) => {
            let theirs = position.of(turn.opponent());
            let jump = leg.distance() == LENGTH_OF_A_MANS_JUMP;
            let over = leg.way().next().filter(|&square| jump && theirs.contains(square));
            Err(WhyNot::ManBackward { from, to, over })
        }
        Piece::Man if leg.distance() > LENGTH_OF_A_MANS_JUMP => Err(WhyNot::ManTooFar { from, to }),
        _ => Ok(()),
    }
}

/// A piece on its way.
struct Walker<'a> {
    position: &'a Position,
    piece: Piece,
    origin: Square,
    /// What it has jumped so far, still on the board (ČUD 4.11).
    jumped: Squares,
    /// Whether its path is one leg, so that it need not capture.
    single: bool,
}

/// What a piece meets on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Met {
    Nothing,
    Own,
    Enemy,
    Jumped,
}

impl Walker<'_> {
    fn meets(&self, square: Square) -> Met {
        match self.position.piece_at(square) {
            None => Met::Nothing,
            Some(_) if square == self.origin => Met::Nothing,
            Some(_) if self.jumped.contains(square) => Met::Jumped,
            Some((colour, _)) if colour == self.turn() => Met::Own,
            Some(_) => Met::Enemy,
        }
    }

    fn turn(&self) -> Colour {
        self.position.turn()
    }

    fn go(&mut self, leg: Leg) -> Result<(), WhyNot> {
        let way: Vec<Square> = leg.way().collect();
        let jumped_before = self.jumped;
        for pair in way.windows(2) {
            self.pass(pair[0], pair[1], leg)?;
        }
        self.arrive(leg)?;
        if self.jumped != jumped_before {
            return Ok(());
        }
        let Leg { from, to } = leg;
        match (self.single, self.piece) {
            (true, Piece::Man) if leg.distance() > 1 => Err(WhyNot::ManTooFar { from, to }),
            (true, _) => Ok(()),
            (false, piece) => Err(WhyNot::NothingToJump { piece, from, to }),
        }
    }

    /// Over one square to the next.
    fn pass(&mut self, over: Square, behind: Square, leg: Leg) -> Result<(), WhyNot> {
        match (self.meets(over), self.meets(behind)) {
            (Met::Nothing, _) => Ok(()),
            (Met::Own, _) if self.captures(leg) => Err(WhyNot::OwnPieceJumped { at: over }),
            (Met::Own, _) => Err(WhyNot::Blocked { by: over }),
            (Met::Jumped, Met::Nothing) => Err(WhyNot::JumpedTwice { at: over }),
            (Met::Jumped, _) => Err(WhyNot::JumpedPieceInTheWay { at: over }),
            (Met::Enemy, Met::Nothing) => {
                self.jumped = self.jumped | over.into();
                Ok(())
            }
            (Met::Enemy, Met::Jumped) => Err(WhyNot::JumpedPieceInTheWay { at: behind }),
            (Met::Enemy, _) => Err(WhyNot::NoRoomBehind { piece: self.piece, over, behind }),
        }
    }

    /// Whether this leg is meant as a capture: only a king passes squares without one.
    fn captures(&self, leg: Leg) -> bool {
        let theirs = self.position.of(self.turn().opponent());
        self.piece == Piece::Man || !self.single || leg.way().any(|square| theirs.contains(square))
    }

    fn arrive(&self, leg: Leg) -> Result<(), WhyNot> {
        match self.meets(leg.to) {
            Met::Nothing => Ok(()),
            Met::Jumped => Err(WhyNot::JumpedPieceInTheWay { at: leg.to }),
            Met::Own | Met::Enemy => Err(WhyNot::Occupied { piece: self.piece, at: leg.to }),
        }
    }
}
