//! Every refusal is true: what it says is checked on the board and beside the naive generator.

use std::collections::BTreeSet;

use partie_draughts::{Colour, Move, Piece, Position, Square, Squares, WhyNot};

use crate::naive::{Naive, NaiveMove, Place, place, square};
use crate::random::{Dice, seed};

#[test]
fn every_answer_to_two_squares_is_true() {
    let mut dice = Dice::new(seed());
    for _ in 0..300 {
        let start = dice.setup();
        for position in dice.game(start, 3) {
            let attempt = Attempts::new(position);
            for from in Square::all() {
                Square::all().for_each(|to| attempt.check(&[from, to]));
            }
        }
    }
}

#[test]
fn every_answer_in_a_game_is_true() {
    let mut dice = Dice::new(seed());
    for position in dice.game(Position::start(), 200) {
        let attempt = Attempts::new(position);
        for from in Square::all() {
            Square::all().for_each(|to| attempt.check(&[from, to]));
        }
    }
}

#[test]
fn every_answer_to_longer_paths_is_true() {
    let mut dice = Dice::new(seed());
    for _ in 0..6_000 {
        let attempt = Attempts::new(dice.setup());
        for _ in 0..10 {
            attempt.check(&random_path(&mut dice, &attempt));
        }
    }
}

/// A capture cut short, one with another end, one that runs on along some diagonal, or squares at random.
fn random_path(dice: &mut Dice, attempt: &Attempts) -> Vec<Square> {
    let mut path: Vec<Square> = Vec::new();
    if !attempt.legal.is_empty() && dice.roll(4) > 0 {
        let mv = &attempt.legal[dice.roll(attempt.legal.len())];
        let length = 1 + dice.roll(mv.path.len());
        path.extend(mv.path[..length].iter().copied().map(square));
    }
    for _ in 0..dice.roll(4) {
        path.push(match path.last().copied() {
            Some(last) if dice.roll(4) > 0 => {
                let near: Vec<Square> = Square::all().filter(|&to| is_diagonal(last, to)).collect();
                near[dice.roll(near.len())]
            }
            _ => Square::all().nth(dice.roll(32)).unwrap(),
        });
    }
    path
}

struct Attempts {
    position: Position,
    naive: Naive,
    legal: Vec<NaiveMove>,
}

impl Attempts {
    fn new(position: Position) -> Self {
        let naive = Naive::new(&position);
        let legal = naive.moves();
        Self { position, naive, legal }
    }

    fn check(&self, path: &[Square]) {
        let answer = self.position.find_move(path);
        let readings: Vec<&NaiveMove> = self.legal.iter().filter(|mv| means(path, &mv.path)).collect();
        let true_answer = match &answer {
            Ok(mv) => self.is_legal(mv) && mv.from() == path[0] && Some(&mv.to()) == path.last(),
            Err(why_not) => match why_not {
                WhyNot::Ambiguous { moves } => moves.len() > 1 && moves.iter().all(|mv| self.is_legal(mv)),
                _ => readings.is_empty() && self.holds(why_not, path),
            },
        };
        assert!(true_answer, "{path:?} is answered with {answer:?} in\n{}", self.position);
        let ends: BTreeSet<&BTreeSet<Place>> = readings.iter().map(|mv| &mv.captured).collect();
        assert!(ends.len() != 1 || answer.is_ok(), "{path:?} is {readings:?} in\n{}", self.position);
    }

    fn is_legal(&self, mv: &Move) -> bool {
        let captured: BTreeSet<Place> = mv.captured().iter().map(place).collect();
        let ends = (place(mv.from()), place(mv.to()));
        self.legal.iter().any(|legal| {
            (legal.path[0], legal.path[legal.path.len() - 1]) == ends && legal.captured == captured
        })
    }

    /// Whether what the reason says is so.
    fn holds(&self, why_not: &WhyNot, path: &[Square]) -> bool {
        let [from, .., last] = *path else { return *why_not == WhyNot::TooShort };
        let Some((colour, piece)) = self.position.piece_at(from) else {
            return *why_not == WhyNot::NoPiece { from };
        };
        let turn = self.position.turn();
        if colour != turn {
            return match *why_not {
                WhyNot::NotYourTurn { turn: to_move } => to_move == turn && self.opponent_could(path),
                WhyNot::NotYourPiece { from: at, turn: to_move } => {
                    at == from && to_move == turn && !self.opponent_could(path)
                }
                _ => false,
            };
        }
        match why_not {
            WhyNot::CaptureIsCompulsory { by } => {
                path.len() == 2 && self.is_free_step(piece, from, last) && *by == self.capturers()
            }
            WhyNot::KingMustCapture { kings } => {
                let captures = self.naive.captures(place(from), Piece::Man);
                piece == Piece::Man
                    && *kings == self.capturers()
                    && kings.iter().all(|king| self.position.kings(turn).contains(king))
                    && captures.iter().any(|capture| prefixes(capture).any(|part| means(path, part)))
            }
            WhyNot::Incomplete { piece: moved, moves } => {
                *moved == piece && self.are_legal(moves) && self.could_go_on(path)
            }
            WhyNot::WrongLanding { landings, moves } => {
                let others = |landing: Square| self.lands_beside(path, landing, last);
                !landings.is_empty()
                    && landings.iter().all(others)
                    && !self.could_go_on(path)
                    && self.are_legal(moves)
            }
            other => self.holds_on_the_way(other, piece, path),
        }
    }

    /// The reasons of geometry and of occupancy.
    fn holds_on_the_way(&self, why_not: &WhyNot, piece: Piece, path: &[Square]) -> bool {
        let turn = self.position.turn();
        let own = self.position.of(turn) - path[0].into();
        let theirs = self.position.of(turn.opponent());
        let is_leg = |from: Square, to: Square| path.windows(2).any(|leg| leg == [from, to]);
        let legs_over =
            |at: Square| path.windows(2).filter(move |leg| between(leg[0], leg[1]).contains(at)).count();
        match *why_not {
            WhyNot::StaysPut { at } => is_leg(at, at),
            WhyNot::NotDiagonal { from, to, piece: moved } => {
                moved == piece && is_leg(from, to) && !is_diagonal(from, to)
            }
            WhyNot::ManBackward { from, to, over } => {
                let backward = (to.row() < from.row()) == (turn == Colour::White);
                let over_is_true =
                    over.is_none_or(|over| theirs.contains(over) && between(from, to) == over.into());
                piece == Piece::Man && is_leg(from, to) && backward && over_is_true
            }
            WhyNot::ManTooFar { from, to } => {
                let way = between(from, to);
                let jump = way.len() == 1 && !(way & theirs).is_empty();
                piece == Piece::Man && is_leg(from, to) && !way.is_empty() && !jump
            }
            WhyNot::NewKingStops { at } => {
                let place = path.iter().position(|&square| square == at);
                piece == Piece::Man
                    && at.row() == turn.last_row()
                    && place.is_some_and(|place| place + 1 < path.len())
            }
            WhyNot::Occupied { at, piece: moved } => {
                moved == piece && path[1..].contains(&at) && (own | theirs).contains(at)
            }
            WhyNot::Blocked { by } => {
                piece == Piece::King && path.len() == 2 && own.contains(by) && legs_over(by) == 1
            }
            WhyNot::OwnPieceJumped { at } => own.contains(at) && legs_over(at) >= 1,
            WhyNot::JumpedTwice { at } => theirs.contains(at) && legs_over(at) >= 2,
            WhyNot::JumpedPieceInTheWay { at } => {
                let meets = |leg: &[Square]| leg[1] == at || between(leg[0], leg[1]).contains(at);
                theirs.contains(at) && path.windows(2).filter(|leg| meets(leg)).count() >= 2
            }
            WhyNot::NoRoomBehind { over, behind, piece: moved } => {
                let in_line = |leg: &[Square]| {
                    let way = between(leg[0], leg[1]) | leg[1].into();
                    way.contains(over) && way.contains(behind)
                };
                moved == piece
                    && theirs.contains(over)
                    && (own | theirs).contains(behind)
                    && is_diagonal(over, behind)
                    && between(over, behind).is_empty()
                    && path.windows(2).any(in_line)
            }
            WhyNot::NothingToJump { from, to, piece: moved } => {
                let way_is_free = (between(from, to) & (own | theirs)).is_empty();
                moved == piece && path.len() > 2 && is_leg(from, to) && way_is_free
            }
            _ => false,
        }
    }

    fn opponent_could(&self, path: &[Square]) -> bool {
        let other = Position::from_pieces(self.position.turn().opponent(), self.position.pieces()).unwrap();
        Naive::new(&other).moves().iter().any(|mv| means(path, &mv.path))
    }

    fn capturers(&self) -> Squares {
        self.legal.iter().filter(|mv| !mv.captured.is_empty()).map(|mv| square(mv.path[0])).collect()
    }

    fn are_legal(&self, moves: &[Move]) -> bool {
        !moves.is_empty() && moves.iter().all(|mv| self.is_legal(mv))
    }

    fn is_free_step(&self, piece: Piece, from: Square, to: Square) -> bool {
        let up = if self.position.turn() == Colour::White { 1 } else { -1 };
        let one_forward = between(from, to).is_empty() && place(to).1 - place(from).1 == up;
        let free = (between(from, to) | to.into()) - self.position.empty() == Squares::NONE;
        is_diagonal(from, to) && free && (piece == Piece::King || one_forward)
    }

    /// Whether some legal capture leads over the path and then further.
    fn could_go_on(&self, path: &[Square]) -> bool {
        let captures = self.legal.iter().filter(|mv| !mv.captured.is_empty());
        captures
            .flat_map(|mv| prefixes(mv).filter(|part| part.len() < mv.path.len()))
            .any(|part| means(path, part))
    }

    /// Whether a legal capture goes on from `landing` where this path ends with the same jump on `last`.
    fn lands_beside(&self, path: &[Square], landing: Square, last: Square) -> bool {
        let mut instead = path.to_vec();
        instead.pop();
        instead.push(landing);
        let empty = self.position.empty() | path[0].into();
        let way = between(landing, last) | last.into();
        landing != last
            && is_diagonal(landing, last)
            && way - empty == Squares::NONE
            && self.could_go_on(&instead)
    }
}

/// The path up to each landing.
fn prefixes(mv: &NaiveMove) -> impl Iterator<Item = &[Place]> {
    (2..=mv.path.len()).map(|length| &mv.path[..length])
}

/// Whether the squares are this path, with some landings left out perhaps.
fn means(squares: &[Square], path: &[Place]) -> bool {
    let ([first, between @ .., last], [from, landings @ .., to]) = (squares, path) else { return false };
    let mut landings = landings.iter();
    place(*first) == *from
        && place(*last) == *to
        && between.iter().all(|square| landings.any(|&landing| landing == place(*square)))
}

fn is_diagonal(from: Square, to: Square) -> bool {
    let ((column, row), (to_column, to_row)) = (place(from), place(to));
    from != to && (to_column - column).abs() == (to_row - row).abs()
}

/// The squares strictly between two on one diagonal; none for others.
fn between(from: Square, to: Square) -> Squares {
    let inside = |square: &Square| {
        let on_line = is_diagonal(from, *square) && is_diagonal(*square, to);
        let ((column, row), (to_column, to_row), (at_column, at_row)) =
            (place(from), place(to), place(*square));
        let within = |a: i8, b: i8, at: i8| a.min(b) < at && at < a.max(b);
        on_line && within(column, to_column, at_column) && within(row, to_row, at_row)
    };
    if is_diagonal(from, to) { Square::all().filter(inside).collect() } else { Squares::NONE }
}
