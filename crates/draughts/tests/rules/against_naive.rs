use std::collections::BTreeSet;

use partie_draughts::{Colour, Piece, Position, Square};

use crate::naive::{Naive, NaiveMove, place, square};
use crate::random::{Dice, seed};

/// Origin, end and captured squares: what makes a move (see `Move`).
type Essence = (Square, Square, Vec<Square>);

#[test]
fn the_generators_agree_on_positions_from_games() {
    let mut dice = Dice::new(seed());
    let mut positions = 0;
    while positions < 60_000 {
        let game = dice.game(Position::start(), 120);
        game.iter().for_each(compare);
        positions += game.len();
    }
}

#[test]
fn the_generators_agree_on_positions_with_many_kings() {
    let mut dice = Dice::new(seed());
    let mut positions = 0;
    while positions < 90_000 {
        let start = dice.setup();
        let game = dice.game(start, 4);
        game.iter().for_each(compare);
        positions += game.len();
    }
}

fn compare(position: &Position) {
    let naive = Naive::new(position).moves();
    let moves = position.legal_moves();
    let expected: BTreeSet<Essence> = naive.iter().map(essence).collect();
    let found: BTreeSet<Essence> =
        moves.iter().map(|mv| (mv.from(), mv.to(), mv.captured().iter().collect())).collect();
    assert_eq!(found, expected, "\n{position}");
    assert_eq!(moves.len(), found.len(), "each move once\n{position}");
    assert_eq!(position.count_legal_moves(), found.len(), "\n{position}");
    for mv in &moves {
        check_after(
            position,
            &position.play(mv),
            mv.from(),
            mv.to(),
            &mv.captured().iter().collect::<Vec<_>>(),
        );
    }
}

fn essence(mv: &NaiveMove) -> Essence {
    let mut captured: Vec<Square> = mv.captured.iter().copied().map(square).collect();
    captured.sort();
    (square(mv.path[0]), square(mv.path[mv.path.len() - 1]), captured)
}

/// The board after a move, square by square.
fn check_after(before: &Position, after: &Position, from: Square, to: Square, captured: &[Square]) {
    assert_eq!(after.turn(), before.turn().opponent());
    for square in Square::all() {
        let expected = if square == to {
            before.piece_at(from).map(|(colour, piece)| (colour, crowned(colour, piece, to)))
        } else if square == from || captured.contains(&square) {
            None
        } else {
            before.piece_at(square)
        };
        assert_eq!(after.piece_at(square), expected, "{square} after {from} {to} in\n{before}");
    }
}

fn crowned(colour: Colour, piece: Piece, to: Square) -> Piece {
    let last_row = if colour == Colour::White { 7 } else { 0 };
    if place(to).1 == last_row { Piece::King } else { piece }
}
