//! Repetition and moves without progress: what a player may claim, and what ends the game by itself.

mod support;

use partie_chess::{Claim, Colour, Ending, History, Position, Setup, Square};
use partie_laws::{Article, Edition, Rules};
use support::{position, random_game, squares_of};

const KNIGHTS_OUT_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

fn game(start: Position, moves: &str) -> History {
    let mut history = History::new(start);
    for text in moves.split_whitespace() {
        let (from, to, promotion) = squares_of(text);
        let found = history.position().find_move(from, to, promotion);
        history.push(found.unwrap_or_else(|why_not| panic!("{text}: {why_not}")));
    }
    history
}

/// A position with a rook each, so many plies after the last capture or pawn move.
fn rooks(plies: u16) -> Position {
    position(&format!("r3k3/8/8/8/8/8/8/4K2R w - - {plies} 100"))
}

fn articles(claims: &[Claim]) -> Vec<String> {
    claims.iter().map(|claim| claim.article().to_string()).collect()
}

#[test]
fn fide_9_2_the_initial_position_counts() {
    let history = game(Position::start(), &KNIGHTS_OUT_AND_BACK.repeat(2));
    assert_eq!(history.repetitions(), 3);
}

#[test]
fn fide_9_2_not_necessarily_in_a_row() {
    let roundabout = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 g1f3 g8f6 f3g1 f6g8 c3b1 c6b8";
    assert_eq!(game(Position::start(), roundabout).repetitions(), 3);
}

/// The same pieces on the same squares with the other player to move are another position.
#[test]
fn fide_9_2_same_player_to_move() {
    let start = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let lost_move = game(start, "h1h3 e8e7 h3h2 e7e8 h2h1");
    assert_eq!(lost_move.repetitions(), 1);
}

/// A capture in passing that was possible makes the first position different.
#[test]
fn fide_9_2_en_passant_possible_only_once() {
    let start = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    let back = "e1e2 e8e7 e2e1 e7e8 ";
    assert_eq!(game(start, &format!("d7d5 {}", back.repeat(2))).repetitions(), 2);
}

/// A capture in passing that would have exposed the king was never possible.
#[test]
fn fide_9_2_en_passant_of_a_pinned_pawn_never_counted() {
    let start = position("7k/3p4/8/K3P2r/8/8/8/8 b - - 0 1");
    let back = "a5a6 h8h7 a6a5 h7h8 ";
    assert_eq!(game(start, &format!("d7d5 {}", back.repeat(2))).repetitions(), 3);
    let nobody_beside = position("7k/3p4/8/K7/8/8/8/8 b - - 0 1");
    assert_eq!(game(nobody_beside, &format!("d7d5 {}", back.repeat(2))).repetitions(), 3);
}

/// The rook leaves and comes back: the pieces stand as before, but the right to castle is gone.
#[test]
fn fide_9_2_castling_right_lost() {
    let start = position("r3k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let out_and_back = "h1g1 e8e7 g1h1 e7e8 ";
    assert_eq!(game(start, out_and_back).repetitions(), 1);
    assert_eq!(game(start, &out_and_back.repeat(3)).repetitions(), 3);
}

/// That castling is impossible for now, or that the right is bound to be lost, makes no difference.
#[test]
fn fide_9_2_castling_right_counts_not_the_possibility() {
    let barred = position("4k1r1/8/8/8/8/8/8/4K2R b K - 0 1");
    let without_right = position("4k1r1/8/8/8/8/8/8/4K2R b - - 0 1");
    assert!(!barred.repeats(&without_right));
    assert_eq!(game(barred, "g8g7 h1h2 g7g8 h2h1").repetitions(), 1);
    // The king in check must move next and lose its right; until it does, the position is the same.
    let start = position("4k3/8/8/8/8/8/3r4/R3K3 b Q - 0 1");
    let again = position("4k3/8/8/8/8/8/3r4/R3K3 b Q - 30 16");
    assert!(start.repeats(&again));
}

/// In Chess960 two rooks on one side: it matters which of them has the right.
#[test]
fn fide_9_2_rights_by_rook() {
    let inner = position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    let outer = position("4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
    assert!(!inner.repeats(&outer));
    assert_ne!(inner.key(), outer.key());
}

#[test]
fn fide_9_2a_claim_with_an_intended_move() {
    let history = game(Position::start(), "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert!(history.claims(&Rules::FIDE_2009).is_empty());
    let third = history.position().find_move(Square::F6, Square::G8, None).unwrap();
    assert_eq!(history.would_repeat(third), 3);
    let claims = history.claims_with(third, &Rules::FIDE_2009);
    assert_eq!(claims, [Claim::Repetition { times: 3, by_intended_move: true }]);
    assert_eq!(articles(&claims), ["FIDE 9.2a"]);
    let other = history.position().find_move(Square::F6, Square::D5, None).unwrap();
    assert!(history.claims_with(other, &Rules::FIDE_2009).is_empty());
}

#[test]
fn fide_9_2b_claim_when_it_has_appeared() {
    let history = game(Position::start(), &KNIGHTS_OUT_AND_BACK.repeat(2));
    assert_eq!(articles(&history.claims(&Rules::FIDE_2009)), ["FIDE 9.2b"]);
    // The player who lets the moment pass has lost it, but only until the position comes back.
    let later = game(Position::start(), &format!("{}e2e4", KNIGHTS_OUT_AND_BACK.repeat(2)));
    assert!(later.claims(&Rules::FIDE_2009).is_empty());
}

#[test]
fn fide_5_2d_repetition_is_claimed_and_does_not_end_the_game() {
    let many_times = game(Position::start(), &KNIGHTS_OUT_AND_BACK.repeat(9));
    assert_eq!(many_times.repetitions(), 10);
    assert_eq!(many_times.ending(&Rules::FIDE_2009), None);
}

#[test]
fn fide_9_3a_claim_with_the_move_that_completes_the_fifty() {
    for (plies, completes) in [(98, false), (99, true)] {
        let history = History::new(rooks(plies));
        let intended = history.position().find_move(Square::H1, Square::H2, None).unwrap();
        assert_eq!(history.quiet_moves_with(intended) >= 50, completes, "{plies}");
        let claims = history.claims_with(intended, &Rules::FIDE_2009);
        assert_eq!(articles(&claims), if completes { vec!["FIDE 9.3a"] } else { vec![] });
    }
    // A capture completes nothing.
    let history = History::new(position("7r/4k3/8/8/8/8/8/4K2R w - - 99 100"));
    let capture = history.position().find_move(Square::H1, Square::H8, None).unwrap();
    assert_eq!(history.quiet_moves_with(capture), 0);
}

#[test]
fn fide_9_3b_claim_when_fifty_are_completed() {
    assert!(History::new(rooks(99)).claims(&Rules::FIDE_2009).is_empty());
    let claims = History::new(rooks(100)).claims(&Rules::FIDE_2009);
    assert_eq!(claims, [Claim::NoProgress { moves: 50, by_intended_move: false }]);
    assert_eq!(articles(&claims), ["FIDE 9.3b"]);
}

/// Castling, and losing the right to castle, is neither a pawn move nor a capture.
#[test]
fn fide_9_3_only_pawns_and_captures_count_anew() {
    let start = position("r3k2r/7p/8/8/8/8/4P2P/R3K2R w KQkq - 40 50");
    let cases =
        [("e1g1", 41), ("a1b1", 41), ("e1d1", 41), ("e2e3", 0), ("e2e4", 0), ("a1a8", 0), ("e1g1 e8c8", 42)];
    for (moves, plies) in cases {
        assert_eq!(game(start, moves).position().plies_since_progress(), plies, "{moves}");
    }
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 30 50");
    assert_eq!(game(passing, "e5d6").position().plies_since_progress(), 0);
    let promotion = position("4k3/P7/8/8/8/8/8/4K3 w - - 30 50");
    assert_eq!(game(promotion, "a7a8n").position().plies_since_progress(), 0);
}

#[test]
fn fide_5_2e_fifty_moves_are_claimed_and_do_not_end_the_game() {
    assert_eq!(History::new(rooks(100)).ending(&Rules::FIDE_2009), None);
    assert_eq!(History::new(rooks(400)).ending(&Rules::FIDE_2009), None);
}

#[test]
fn fide_5_1a_mate_ends_the_game() {
    let mate = game(Position::start(), "f2f3 e7e5 g2g4 d8h4");
    for edition in Edition::ALL {
        let ending = mate.ending(edition.rules()).unwrap();
        assert_eq!(ending, Ending::Checkmate { winner: Colour::Black });
        assert_eq!(ending.article(edition.rules()), edition.own(Article::fide("5.1a")));
    }
}

#[test]
fn fide_5_2a_stalemate_ends_the_game() {
    let stalemate = game(position("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"), "f1f7");
    let ending = stalemate.ending(&Rules::FIDE_2009).unwrap();
    assert_eq!((ending, ending.winner()), (Ending::Stalemate, None));
    assert_eq!(ending.article(&Rules::FIDE_2009).to_string(), "FIDE 5.2a");
}

/// In 2014 the five occurrences have to follow one another.
#[test]
fn fide_2014_9_6a_five_times_in_a_row() {
    let in_a_row = game(Position::start(), &KNIGHTS_OUT_AND_BACK.repeat(4));
    let ending = in_a_row.ending(&Rules::FIDE_2014).unwrap();
    assert_eq!(ending, Ending::FivefoldRepetition);
    assert_eq!(ending.article(&Rules::FIDE_2014).to_string(), "FIDE 2014/9.6a");
    assert!(in_a_row.claims(&Rules::FIDE_2014).is_empty(), "nothing is left to claim");
    assert_eq!(five_times_with_a_detour().ending(&Rules::FIDE_2014), None);
}

/// The initial position five times, with other moves between the third and the fourth.
fn five_times_with_a_detour() -> History {
    let detour = "b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8 ";
    let moves = KNIGHTS_OUT_AND_BACK.repeat(2) + detour + KNIGHTS_OUT_AND_BACK;
    let history = game(Position::start(), &moves);
    assert_eq!(history.repetitions(), 5);
    history
}

#[test]
fn fide_2014_9_6b_seventy_five_moves() {
    assert_seventy_five_moves(&Rules::FIDE_2014, "FIDE 2014/9.6b");
}

#[test]
fn fide_2018_9_6_1_five_times_at_any_point() {
    let ending = five_times_with_a_detour().ending(&Rules::FIDE_2018).unwrap();
    assert_eq!(ending, Ending::FivefoldRepetition);
    assert_eq!(ending.article(&Rules::FIDE_2018).to_string(), "FIDE 2018/9.6.1");
    let four_times = game(Position::start(), &KNIGHTS_OUT_AND_BACK.repeat(3));
    assert_eq!(four_times.ending(&Rules::FIDE_2018), None);
    assert_eq!(articles(&four_times.claims(&Rules::FIDE_2018)), ["FIDE 9.2b"]);
}

#[test]
fn fide_2018_9_6_2_seventy_five_moves() {
    assert_seventy_five_moves(&Rules::FIDE_2018, "FIDE 2018/9.6.2");
}

#[test]
fn fide_2023_9_6_1_five_times_at_any_point() {
    let ending = five_times_with_a_detour().ending(&Rules::FIDE_2023).unwrap();
    assert_eq!(ending.article(&Rules::FIDE_2023).to_string(), "FIDE 2023/9.6.1");
}

#[test]
fn fide_2023_9_6_2_seventy_five_moves() {
    assert_seventy_five_moves(&Rules::FIDE_2023, "FIDE 2023/9.6.2");
}

#[track_caller]
fn assert_seventy_five_moves(rules: &Rules, article: &str) {
    assert_eq!(game(rooks(148), "h1h2").ending(rules), None);
    let ending = game(rooks(149), "h1h2").ending(rules).unwrap();
    assert_eq!(ending, Ending::SeventyFiveMoves);
    assert_eq!(ending.article(rules).to_string(), article);
    // Mate with the seventy-fifth move counts.
    let mate = game(position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100"), "a1a8");
    assert_eq!(mate.ending(rules), Some(Ending::Checkmate { winner: Colour::White }));
    let stalemate = game(position("7k/8/6K1/8/8/8/8/5Q2 w - - 149 100"), "f1f7");
    assert_eq!(stalemate.ending(rules), Some(Ending::Stalemate));
}

#[test]
fn counts_agree_with_comparing_all_positions() {
    for seed in 0..40 {
        let positions = random_game(seed, 300);
        let mut history = History::new(positions[0]);
        for (i, position) in positions.iter().enumerate().skip(1) {
            let before = positions[i - 1];
            let m = *before.legal_moves().iter().find(|m| before.play(**m) == *position).unwrap();
            let expected = positions[..=i].iter().filter(|earlier| earlier.repeats(position)).count();
            assert_eq!(history.would_repeat(m) as usize, expected);
            history.push(m);
            assert_eq!(history.repetitions() as usize, expected);
        }
        assert!(history.keys().iter().copied().eq(positions.iter().map(Position::key)));
        let (again, other) = (positions[0], history.clone());
        history.restart(&again);
        assert_eq!(history, History::new(again));
        assert_eq!(History::resume(*other.position(), other.keys().to_vec(), false), Some(other));
    }
}

/// An illegal move that stands can bring back what legal play could not: a pawn goes back, and the same position counts.
#[test]
fn fide_9_2_after_an_illegal_move_the_whole_game_is_compared() {
    let mut history = game(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "e2e3");
    let mut back = Setup { turn: Colour::White, ..Setup::from(history.position()) };
    back.put(Square::E2, back.piece_at(Square::E3));
    back.put(Square::E3, None);
    history.stand(back.standing().unwrap());
    assert_eq!(history.repetitions(), 2);
    assert_eq!(History::resume(Position::start(), history.keys().to_vec(), true), None);
}
