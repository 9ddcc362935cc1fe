use partie_draughts::{Colour, CountedMoves, DrawRule, DrawSettings, History, Loss, Outcome, Position};

use crate::{after, position};

fn outcome(text: &str) -> Option<Outcome> {
    History::new(position(text)).outcome()
}

fn article(outcome: Option<Outcome>) -> Option<String> {
    outcome.map(|outcome| outcome.article().to_string())
}

#[test]
fn cud_7_1a_when_one_player_wins_the_other_loses() {
    let won = outcome("W:Wa3:Bb4,c5").unwrap();
    assert_eq!(won.winner(), Some(Colour::Black));
    assert_eq!(won, Outcome::Win { winner: Colour::Black, loss: Loss::Blocked });
}

#[test]
fn cud_7_1b_a_drawn_game_has_no_winner() {
    assert_eq!(Outcome::Draw(DrawRule::QuietMoves).winner(), None);
}

#[test]
fn cud_7_1_a_game_goes_on_until_one_of_them() {
    assert_eq!(History::new(Position::start()).outcome(), None);
}

#[test]
fn cud_7_2b_the_player_to_move_who_is_blocked_loses() {
    assert_eq!(position("W:Wa3:Bb4,c5").losses(), [(Colour::White, Loss::Blocked)]);
    assert_eq!(position("W:WKa1:Bb2,c3").losses(), [(Colour::White, Loss::Blocked)], "a king, too");
    assert_eq!(article(outcome("W:Wa3:Bb4,c5")).as_deref(), Some("ČUD 7.2b"));
}

#[test]
fn cud_7_2b_being_blocked_matters_only_to_the_player_to_move() {
    assert_eq!(outcome("B:Wa3:Bb4,c5,h8"), None);
    assert_eq!(outcome("W:Wa3,g1:Bb4,c5"), None, "and only if no piece can move");
}

#[test]
fn cud_7_2c_a_player_without_pieces_loses() {
    let last_piece_taken = after("W:Wc3:Bd4", "c3xe5");
    assert_eq!(last_piece_taken.losses(), [(Colour::Black, Loss::NoPieces)]);
    let expected = Outcome::Win { winner: Colour::White, loss: Loss::NoPieces };
    assert_eq!(History::new(last_piece_taken).outcome(), Some(expected));
    assert_eq!(article(outcome("B:Wc3:B")).as_deref(), Some("ČUD 7.2c"));
    assert_eq!(outcome("W:Wc3:B"), Some(expected), "whoever is to move");
}

#[test]
fn cud_7_3b_article_6_makes_a_draw() {
    let mut history = History::new(position("W:WKc1,a1:BKb8,h8"));
    for name in ["c1-d2", "b8-c7", "d2-c1", "c7-b8"].repeat(2) {
        assert_eq!(history.outcome(), None);
        let moves = history.position().legal_moves();
        history.play(moves.iter().find(|mv| mv.to_string() == name).unwrap());
    }
    assert_eq!(history.outcome(), Some(Outcome::Draw(DrawRule::Repetition)));
    assert_eq!(article(history.outcome()).as_deref(), Some("ČUD 6.1"));
}

#[test]
fn cud_7_3b_a_player_blocked_by_the_last_move_of_a_count_has_lost() {
    let settings = DrawSettings { quiet_moves: CountedMoves::Together(1), ..DrawSettings::default() };
    let mut history = History::with_settings(position("W:Wb4,Ke1:Ba5"), settings);
    history.continue_with(after("W:Wb4,Ke1:Ba5", "e1-c3"));
    assert_eq!(history.draw(), Some(DrawRule::QuietMoves));
    assert_eq!(history.outcome(), Some(Outcome::Win { winner: Colour::White, loss: Loss::Blocked }));
}

#[test]
fn cud_7_3c_if_nobody_wins_the_game_is_drawn() {
    let empty = outcome("W:W:B").unwrap();
    assert_eq!(empty, Outcome::NobodyWins);
    assert_eq!((empty.winner(), empty.article().to_string().as_str()), (None, "ČUD 7.3c"));
}
