use partie_draughts::{Colour, Count, CountedMoves, Counter, DrawRule, DrawSettings, History, Position};

use crate::random::{Dice, seed};
use crate::{position, square};

/// A game from a position by moves such as `a1-b2 h8-g7`.
fn game(text: &str, moves: &str) -> History {
    play(History::new(position(text)), moves)
}

fn play(mut history: History, moves: &str) -> History {
    for written in moves.split_whitespace() {
        let path: Vec<_> = written.split(['-', 'x']).map(square).collect();
        let mv = history.position().find_move(&path);
        history.play(&mv.unwrap_or_else(|why_not| panic!("{written}: {why_not}\n{}", history.position())));
    }
    history
}

fn counter(history: &History, rule: DrawRule) -> Option<Counter> {
    history.counters().into_iter().find(|counter| counter.rule == rule)
}

fn remaining(history: &History, rule: DrawRule) -> Option<u32> {
    counter(history, rule).map(|counter| counter.remaining())
}

/// A man each in the corners, so that none of 6.3 and 6.4 applies.
const WITH_MEN: &str = "W:WKc1,a1:BKb8,h8";
/// Two moves of each side that come back to where they began.
const ROUND: &str = "c1-d2 b8-c7 d2-c1 c7-b8 ";

#[test]
fn cud_6_1_the_third_time_the_position_is_drawn() {
    let history = game(WITH_MEN, &ROUND.repeat(2));
    assert_eq!(history.draw(), Some(DrawRule::Repetition));
    assert_eq!(DrawRule::Repetition.article().to_string(), "ČUD 6.1");
}

#[test]
fn cud_6_1_the_second_time_it_is_not() {
    let history = game(WITH_MEN, ROUND);
    assert_eq!(history.draw(), None);
    let repetition = counter(&history, DrawRule::Repetition).unwrap();
    assert_eq!((repetition.done, repetition.remaining()), (2, 1));
    assert_eq!(repetition.to_string(), "ČUD 6.1: the position has occurred 2 of 3 times");
}

#[test]
fn cud_6_1_any_position_counts_not_only_the_first() {
    let history = game(WITH_MEN, &("c1-d2 b8-c7 ".to_string() + &"d2-h6 c7-d8 h6-d2 d8-c7 ".repeat(2)));
    assert_eq!(history.draw(), Some(DrawRule::Repetition));
}

#[test]
fn cud_6_1_the_same_player_must_be_to_move() {
    let history = game(WITH_MEN, "c1-d2 b8-c7 d2-h6 c7-b8 h6-c1");
    assert!(history.position().pieces().eq(position(WITH_MEN).pieces()), "the same picture");
    assert_eq!(remaining(&history, DrawRule::Repetition), Some(2), "but Black is to move");
}

#[test]
fn cud_6_1_after_a_mans_move_every_position_is_new() {
    let history = game(WITH_MEN, &(ROUND.to_string() + "a1-b2 h8-g7"));
    assert_eq!(remaining(&history, DrawRule::Repetition), Some(2));
}

/// So many moves in turns, White's among three squares and Black's among five, so that no position comes thrice.
fn wander(history: History, plies: usize) -> History {
    let white = ["c1-d2", "d2-h6", "h6-c1"];
    let black = ["b8-c7", "c7-d8", "d8-b6", "b6-a7", "a7-b8"];
    let moves = white.iter().cycle().zip(black.iter().cycle()).flat_map(|(white, black)| [*white, *black]);
    play(history, &moves.take(plies).collect::<Vec<_>>().join(" "))
}

#[test]
fn cud_6_2_fifteen_moves_by_each_side_without_a_mans_move_or_capture() {
    let start = History::new(position(WITH_MEN));
    assert_eq!(remaining(&start, DrawRule::QuietMoves), Some(30));
    let almost = wander(start.clone(), 29);
    assert_eq!((almost.draw(), remaining(&almost, DrawRule::QuietMoves)), (None, Some(1)));
    assert_eq!(wander(start, 30).draw(), Some(DrawRule::QuietMoves));
}

#[test]
fn cud_6_2_what_remains_is_told_for_each_player() {
    let history = wander(History::new(position(WITH_MEN)), 3);
    let quiet = counter(&history, DrawRule::QuietMoves).unwrap();
    assert_eq!((quiet.moves_left(Colour::White), quiet.moves_left(Colour::Black)), (Some(13), Some(14)));
    assert_eq!(quiet.to_string(), "ČUD 6.2: 13 more moves by White, 14 by Black");
}

#[test]
fn cud_6_2_fifteen_moves_of_both_sides_together_is_a_setting() {
    let settings = DrawSettings { quiet_moves: CountedMoves::Together(15), ..DrawSettings::default() };
    let start = History::with_settings(position(WITH_MEN), settings);
    assert_eq!(wander(start.clone(), 14).draw(), None);
    assert_eq!(wander(start, 15).draw(), Some(DrawRule::QuietMoves));
}

#[test]
fn cud_6_2_a_mans_move_begins_the_count_again() {
    let history = game(WITH_MEN, "c1-d2 b8-c7 a1-b2");
    assert_eq!(remaining(&history, DrawRule::QuietMoves), Some(30));
    assert_eq!(remaining(&play(history, "c7-b8"), DrawRule::QuietMoves), Some(29));
}

#[test]
fn cud_6_2_a_capture_begins_the_count_again() {
    let history = game("W:WKa1,Kc1,a3:BKb8,b4,c5", "a1-b2 b8-c7 c1-h6 c7-d8 b2-f6 d8xg5");
    assert_eq!(remaining(&history, DrawRule::QuietMoves), Some(30));
}

/// Three kings against one off the main diagonal.
const THREE_KINGS: &str = "W:WKa3,Kc1,Ke1:BKb8";

#[test]
fn cud_6_3_three_kings_against_one_off_the_main_diagonal_have_fifteen_moves() {
    let start = History::new(position(THREE_KINGS));
    assert_eq!(remaining(&start, DrawRule::ThreeKings), Some(30));
    assert_eq!(remaining(&start, DrawRule::FewPieces), None);
    let almost = wander(start.clone(), 29);
    assert_eq!((almost.draw(), remaining(&almost, DrawRule::ThreeKings)), (None, Some(1)));
    assert_eq!(wander(start, 30).draw(), Some(DrawRule::ThreeKings), "more particular than 6.2");
}

#[test]
fn cud_6_3_the_count_begins_with_the_position_where_three_kings_stand() {
    let history = game("W:WKc1,Kg1,b6:BKh4", "b6-c7 h4-g3 c7-d8");
    assert_eq!(remaining(&history, DrawRule::ThreeKings), Some(30));
    assert_eq!(remaining(&play(history, "g3-h4"), DrawRule::ThreeKings), Some(29));
}

#[test]
fn cud_6_3_it_does_not_speak_of_four_kings_or_of_a_king_with_a_man() {
    for text in
        ["W:WKc1,Ke1,Kg1,Kh2:BKb8", "W:WKc1,Ke1,Kg1:BKb8,a5", "W:WKc1,Ke1,g1:BKb8", "W:WKc1,Ke1,Kg1:Bb8"]
    {
        let history = History::new(position(text));
        assert_eq!(history.counters().len(), 2, "{text}");
    }
}

#[test]
fn cud_6_3_black_may_have_the_three_kings() {
    let history = History::new(position("W:WKc1:BKb8,Kd8,Kf8"));
    assert_eq!(remaining(&history, DrawRule::ThreeKings), Some(30));
}

#[test]
fn cud_6_4_three_kings_against_one_on_the_main_diagonal_have_five_moves() {
    let start = History::new(position("W:WKb8,Kd8,Kf8:BKa1"));
    assert_eq!(remaining(&start, DrawRule::FewPieces), Some(10));
    assert_eq!(remaining(&start, DrawRule::ThreeKings), None);
    let moves = "b8-a7 a1-b2 a7-b8 b2-a1 d8-a5 a1-b2 a5-d8 b2-a1 d8-h4 ";
    let almost = play(start, moves);
    assert_eq!((almost.draw(), remaining(&almost, DrawRule::FewPieces)), (None, Some(1)));
    assert_eq!(play(almost, "a1-b2").draw(), Some(DrawRule::FewPieces));
}

#[test]
fn cud_6_4_two_kings_against_one_have_five_moves_wherever_the_one_stands() {
    for text in ["W:WKc1,Ke1:BKb8", "W:WKc1,Ke1:BKh8", "W:WKh2:BKb8,Kd8"] {
        let history = History::new(position(text));
        assert_eq!(remaining(&history, DrawRule::FewPieces), Some(10), "{text}");
        assert_eq!(remaining(&history, DrawRule::ThreeKings), None, "{text}: 6.4 is more particular");
    }
    let start = History::new(position("W:WKc1,Ke1:BKb8"));
    assert_eq!(wander(start.clone(), 9).draw(), None);
    assert_eq!(wander(start, 10).draw(), Some(DrawRule::FewPieces));
}

#[test]
fn cud_6_4_king_and_man_against_king_have_five_moves_and_the_mans_steps_count() {
    let history = game("W:WKe1,a1:BKb8", "a1-b2 b8-c7 b2-a3 c7-b8");
    assert_eq!(remaining(&history, DrawRule::FewPieces), Some(6));
    assert_eq!(remaining(&history, DrawRule::QuietMoves), Some(29), "6.2 begins again with a man's move");
}

#[test]
fn cud_6_4_king_against_king_has_five_moves() {
    let start = History::new(position("W:WKc1:BKb8"));
    assert_eq!(remaining(&start, DrawRule::FewPieces), Some(10));
    let moves = "c1-d2 b8-c7 d2-c1 c7-d8 c1-d2 d8-c7 d2-e1 c7-b8 e1-d2 b8-a7";
    assert_eq!(play(start, moves).draw(), Some(DrawRule::FewPieces));
}

#[test]
fn cud_6_4_it_does_not_speak_of_other_pieces() {
    for text in ["W:WKc1,e1,g1:BKb8", "W:Wc1,e1:BKb8", "W:WKc1:Bb8", "W:WKc1,Ke1:BKb8,Kd8"] {
        assert_eq!(History::new(position(text)).counters().len(), 2, "{text}");
    }
}

#[test]
fn cud_6_4_when_the_pieces_change_the_count_begins_anew() {
    let promoted = "W:WKe1,b6:BKa1";
    let moves = "b6-c7 a1-b2 c7-d8";
    assert_eq!(remaining(&game(promoted, moves), DrawRule::FewPieces), Some(10));

    let settings = DrawSettings { new_material: Count::GoesOn, ..DrawSettings::default() };
    let history = play(History::with_settings(position(promoted), settings), moves);
    assert_eq!(remaining(&history, DrawRule::FewPieces), Some(7));
}

#[test]
fn cud_6_4_when_the_lone_king_leaves_the_main_diagonal_the_five_moves_end() {
    let left = game("W:WKb8,Kd8,Kf8:BKa1", "b8-a7 a1-b2 a7-b8 b2-c1");
    assert_eq!(remaining(&left, DrawRule::FewPieces), None);
    assert_eq!(remaining(&left, DrawRule::ThreeKings), Some(30), "and the fifteen begin");

    let back = play(left, "b8-a7 c1-b2");
    assert_eq!(remaining(&back, DrawRule::FewPieces), Some(10), "anew");
    assert_eq!(remaining(&back, DrawRule::ThreeKings), Some(28), "the fifteen go on");
    assert_eq!(back.counters().len(), 4, "all side by side");
}

#[test]
fn cud_6_4_leaving_and_entering_the_main_diagonal_are_settings() {
    let settings = DrawSettings {
        leaving_the_diagonal: Count::GoesOn,
        entering_the_diagonal: Count::BeginsAnew,
        ..DrawSettings::default()
    };
    let start = History::with_settings(position("W:WKb8,Kd8,Kf8:BKa1"), settings);
    let left = play(start, "b8-a7 a1-b2 a7-b8 b2-c1");
    assert_eq!(remaining(&left, DrawRule::FewPieces), Some(6));
    let back = play(left, "b8-a7 c1-b2");
    assert_eq!(remaining(&back, DrawRule::FewPieces), Some(4));
    assert_eq!(remaining(&back, DrawRule::ThreeKings), None);
}

#[test]
fn the_counts_agree_with_the_whole_game() {
    let mut dice = Dice::new(seed());
    for _ in 0..300 {
        let start = dice.setup();
        let game = dice.game(start, 60);
        let mut history = History::new(game[0]);
        let mut quiet = 0;
        for (ply, pair) in game.windows(2).enumerate() {
            history.continue_with(pair[1]);
            let men = |position: &Position| Colour::BOTH.map(|colour| position.men(colour));
            let same = men(&pair[0]) == men(&pair[1]) && pair[0].pieces().count() == pair[1].pieces().count();
            quiet = if same { quiet + 1 } else { 0 };
            assert_eq!(counter(&history, DrawRule::QuietMoves).unwrap().done, quiet);
            let occurrences = game[..=ply + 1].iter().filter(|&&seen| seen == pair[1]).count();
            assert_eq!(counter(&history, DrawRule::Repetition).unwrap().done as usize, occurrences);
        }
    }
}
