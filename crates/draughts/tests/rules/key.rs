use std::collections::HashMap;

use partie_draughts::Position;

use crate::random::{Dice, seed};
use crate::{after, position};

#[test]
fn cud_6_1_the_same_position_has_the_same_key_whatever_led_to_it() {
    let by_moves = after("B:WKa3:Bh8,Kb8", "b8-a7");
    let set_up = position("W:WKa3:Bh8,Ka7");
    assert_eq!(by_moves, set_up);
    assert_eq!(by_moves.key(), set_up.key());
}

#[test]
fn cud_6_1_the_side_to_move_is_part_of_the_position() {
    assert_ne!(position("W:WKa1:BKh8").key(), position("B:WKa1:BKh8").key());
    assert_ne!(position("W:WKa1:BKh8"), position("B:WKa1:BKh8"));
}

#[test]
fn different_positions_have_different_keys() {
    let mut dice = Dice::new(seed());
    let mut seen: HashMap<u64, Position> = HashMap::new();
    for _ in 0..50_000 {
        let setup = dice.setup();
        for position in dice.game(setup, 3) {
            let other = seen.insert(position.key(), position);
            assert!(other.is_none_or(|other| other == position), "\n{position}\n{other:?}");
        }
    }
}
