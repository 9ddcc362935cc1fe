use partie_draughts::{Move, Position, Square};

use crate::naive::{Naive, square};
use crate::random::{Dice, seed};
use crate::{position, square as named};

fn over(position: &Position, names: &[&str]) -> Vec<String> {
    let squares: Vec<Square> = names.iter().map(|name| named(name)).collect();
    position.moves_over(&squares).iter().map(Move::to_string).collect()
}

#[test]
fn cud_4_13_both_ways_around_are_the_same_move() {
    let position = position("W:WKb4:Bc3,e3,e5,c5");
    let moves = position.legal_moves();
    let paths = position.legal_paths();
    assert!(paths.len() > moves.len());
    for path in &paths {
        let squares: Vec<Square> = path.path().collect();
        assert_eq!(position.moves_over(&squares), [*path]);
        assert!(moves.contains(path));
    }
}

#[test]
fn cud_4_6_squares_on_a_straight_way_may_be_named_or_left_out() {
    let position = position("W:WKa1:Bb2,e5");
    for names in [&["a1", "h8"][..], &["a1", "c3", "h8"], &["a1", "d4", "h8"]] {
        assert_eq!(over(&position, names), ["a1xc3xh8"]);
    }
    for names in [&["a1", "f6", "h8"][..], &["a1", "b2", "h8"], &["a1", "c3"], &["a1"], &[], &["h8", "a1"]] {
        assert_eq!(over(&position, names), [""; 0]);
    }
}

#[test]
fn cud_8_2_a_short_form_can_mean_several_captures() {
    let position = position("W:WKa1:Bb2,d6,b6,d2");
    assert_eq!(over(&position, &["a1", "e1"]).len(), 2);
    assert_eq!(over(&position, &["a1", "c3", "e1"]), ["a1xc3xe1"]);
    assert_eq!(over(&position, &["a1", "e5", "e1"]), ["a1xe5xc7xa5xe1"]);
}

#[test]
fn every_path_of_the_naive_generator_is_understood() {
    let mut dice = Dice::new(seed());
    for _ in 0..20_000 {
        let position = dice.setup();
        for mv in Naive::new(&position).moves() {
            let squares: Vec<Square> = mv.path.iter().copied().map(square).collect();
            let understood = position.moves_over(&squares);
            let [found] = understood[..] else { panic!("{squares:?} means {understood:?} in\n{position}") };
            assert!(
                found.captured().iter().eq(sorted(mv.captured.iter().copied().map(square))),
                "\n{position}"
            );
        }
    }
}

fn sorted(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.collect();
    squares.sort();
    squares
}
