//! Games with faults that can be passed over, and what is odd in games without any.

use partie_chess::pgn::{Oddity, PgnError, Reader, Salvaged, Visitor};

fn salvage(file: &str) -> Vec<Salvaged> {
    Reader::new(file.as_bytes()).salvage().collect()
}

/// One game: how many moves are saved, and the places of what was passed over.
#[track_caller]
fn check(file: &str, moves: usize, expected: &[&str]) {
    let games = salvage(file);
    assert_eq!(games.len(), 1, "{file:?} is one game");
    let Salvaged { game, problems } = &games[0];
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), expected.len(), "{file:?}: {told:?}");
    for (told, expected) in told.iter().zip(expected) {
        assert!(told.contains(expected), "{file:?}: {told}");
    }
    let saved = game.as_ref().map(|game| game.moves().count());
    assert_eq!(saved, Some(moves), "{file:?}");
}

#[test]
fn moves_after_a_fault_are_read() {
    check("1. e4 ) e5 2. Nf3 *", 3, &["column 7: no variation is open"]);
    check("1. e4 } e5 2. Nf3 *", 3, &["column 7: a move, a comment"]);
    check("1. e4 }}} e5 *", 2, &["column 7"]);
    check("1. e4 $256 e5 *", 2, &["column 7: a number from 0 to 255"]);
    check("1. e4 $x e5 *", 2, &["column 7: a number from 0 to 255"]);
    check("1. e4 [%clk 0:01:00] e5 *", 2, &["column 8: the name of a tag"]);
    check("1. e4 [ e5 *", 2, &["column 12"]);
    check("1. e4 ((1. d4)) e5 *", 2, &["column 8: a variation needs a move"]);
    check("(1. e4) 1. e4 *", 1, &["column 1: a variation needs a move"]);
    check("1. e4 (1. d4 d5 *\n", 1, &["column 7: this variation is not closed"]);
    check("1. e4 e5 1-0 }\n", 2, &["column 14"]);
    check("1. e4 e5 1-0 )\n", 2, &["column 14"]);
    check("} 1. e4 e5 1-0", 2, &["column 1"]);
}

#[test]
fn a_variation_is_given_up_where_it_breaks() {
    let file = "1. e4 (1. d4 -- (1... d5 2. Ke4) 2. c4) e5 (1... c5 2. Nf3) 2. Nc3 *";
    check(file, 3, &["column 14: a legal move of Black"]);
    let game = salvage(file).remove(0).game.unwrap();
    assert_eq!(game.line.moves[0].variations[0].moves.len(), 1, "what comes before it is kept");
    assert_eq!(game.line.moves[1].variations[0].moves.len(), 2);
}

#[test]
fn a_broken_tag_costs_no_more_than_itself() {
    let rest = "[Black \"B\"]\n\n1. e4 e5 1-0\n";
    for (tag, white) in [
        ("[White Anna]", None),
        ("[White \"Anna]", None),
        ("[White \"Anna\"", None),
        ("[\"Anna\"]", None),
        ("[White \"The \"best\" of all\"]", Some("The \"best\" of all")),
        ("[White \"Anna\" ]]", Some("Anna")),
    ] {
        let file = format!("[Event \"x\"]\n{tag}\n{rest}");
        check(&file, 2, &["line 2"]);
        let game = salvage(&file).remove(0).game.unwrap();
        assert_eq!((game.tags.get("White"), game.tags.get("Black")), (white, Some("B")), "{tag}");
        check(&format!("{tag}\n{rest}"), 2, &["line 1"]);
    }
}

#[test]
fn a_broken_tag_may_begin_the_next_game() {
    let games = salvage("[Event \"a\"]\n\n1. e4\n\n[Event \"b]\n[White \"W\"]\n\n1. d4 *\n");
    assert_eq!(games.len(), 2);
    assert!(games[0].problems.is_empty());
    assert_eq!(games[1].problems[0].line, 5);
    assert_eq!(games[1].game.as_ref().unwrap().tags.get("White"), Some("W"));
}

#[test]
fn what_cannot_be_passed_over_ends_its_game_only() {
    let games = salvage("1. e4 $999 e5 2. Ke3 *\n\n[Event \"b\"]\n\n1. d4 *\n");
    assert!(games[0].game.is_none());
    assert_eq!(games[0].problems.len(), 2);
    assert!(games[1].game.is_some() && games[1].problems.is_empty());
}

#[test]
fn the_next_game_may_be_indented() {
    let games = salvage(
        "1. e4 e5 2. Ke3 *\n\n  [Event \"b\"]\n  [White \"W\"]\n\n1. d4\n\n\t[Event \"c]\n\n1. c4 *\n",
    );
    let moves: Vec<_> =
        games.iter().map(|saved| saved.game.as_ref().map(|game| game.moves().count())).collect();
    assert_eq!(moves, [None, Some(1), Some(1)]);
}

#[test]
fn strict_reading_still_gives_a_broken_game_up() {
    for file in ["1. e4 ) e5 *", "1. e4 $256 *", "[White Anna]\n\n1. e4 *", "1. e4 (1. e5) e5 *"] {
        assert!(Reader::new(file.as_bytes()).games().next().unwrap().is_err(), "{file}");
    }
}

#[test]
fn a_tag_that_stands_there_twice_makes_no_second_game() {
    let file = "[Event \"a\"]\n[Event \"b\"]\n[White \"W\"]\n\n1. e4 *\n";
    check(file, 1, &["line 2, column 1: the tag Event stands here twice"]);
    assert_eq!(salvage(file)[0].game.as_ref().unwrap().tags.get("Event"), Some("a"));
    check("[Event \"a\"]\n[Event \"a\"]\n\n1. e4 *\n", 1, &[]);
    assert_eq!(salvage("[Event \"a\"]\n\n[Event \"b\"]\n\n1. e4 *\n").len(), 2, "a game without moves");
}

#[derive(Default)]
struct Odd(Vec<(usize, usize, Oddity)>);

impl Visitor for Odd {
    const SEES_ODDITIES: bool = true;

    fn problem(&mut self, _: PgnError) -> Result<(), PgnError> {
        Ok(())
    }

    fn oddity(&mut self, line: usize, column: usize, oddity: Oddity) {
        self.0.push((line, column, oddity));
    }
}

#[test]
fn what_is_odd_is_told() {
    let number = |written, is| Oddity::MoveNumber { written, is };
    let twice = |same| Oddity::TagTwice { name: "White".to_owned(), same };
    for (file, expected) in [
        ("1. e4 e5 2. Nf3 Nc6 *", vec![]),
        ("1. e4 1... e5 2.Nf3 2. ... Nc6 3.Bb5 (3. Bc4 Bc5) a6 *", vec![]),
        ("e4 e5 Nf3 *", vec![]),
        ("1. e4 e5 3. Nf3 Nc6 4. Bb5 *", vec![(1, 13, number(3, 2))]),
        ("1. e4 e5 3.Nf3! Nc6 *", vec![(1, 12, number(3, 2))]),
        ("1. e4 e5 2. Nf3 (2. Nc3 Nf6 3. ) Nc6 (2... d6 3. d4) (2... --) 3. Bb5 *", vec![]),
        ("1. e4+ e5 *", vec![(1, 4, Oddity::NoCheck)]),
        ("1. e4 e5\n2. Qh5# Nc6 *", vec![(2, 4, Oddity::NoMate)]),
        ("1. e4 e5 2. Qh5+! Nc6 *", vec![(1, 13, Oddity::NoCheck)]),
        ("1. f3 e5 2. g4 Qh4# *", vec![]),
        ("1. f3 e5 2. g4 Qh4+ *", vec![]),
        ("1. f3 e5 2. g4 Qh4 *", vec![]),
        ("[White \"a\"]\n[White \"a\"]\n\n1. e4 *", vec![(2, 1, twice(true))]),
        ("[White \"a\"]\n[White \"b\"]\n\n1. e4 *", vec![(2, 1, twice(false))]),
    ] {
        let mut odd = Odd::default();
        let read = Reader::new(file.as_bytes()).read(&mut odd).unwrap();
        assert_eq!((read, odd.0), (Ok(()), expected), "{file}");
    }
}

#[test]
fn moves_are_found_where_they_stand() {
    #[derive(Default)]
    struct Places(Vec<usize>);
    impl Visitor for Places {
        fn stands_at(&mut self, offset: usize) {
            self.0.push(offset);
        }
    }
    let mut places = Places::default();
    Reader::new(b"1. e4 {c} 1...e5! (1... c5) 2.Nf3 *").read(&mut places).unwrap().unwrap();
    assert_eq!(places.0, [3, 14, 24, 30]);
}

#[test]
fn castling_and_outcomes_have_any_dash() {
    for dash in ["-", "‐", "‑", "–", "—", "−"] {
        for (castles, result) in [("0D0", "1D0"), ("OD0", "0D1"), ("ODO", "½D½"), ("0D0", "1/2D1/2")] {
            let (castles, result) = (castles.replace('D', dash), result.replace('D', dash));
            let file = format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. {castles} d6 {result}");
            check(&file, 8, &[]);
            let outcome = salvage(&file)[0].game.as_ref().unwrap().outcome;
            assert_ne!(outcome.to_string(), "*", "{file}");
        }
    }
    check("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0–0–0 0−0−0 *", 10, &[]);
}

#[test]
fn spaces_that_do_not_break_are_kept_in_comments() {
    let file = "1. e4 {10\u{a0}minutes\u{2003}or \n more\u{85}} *";
    let game = salvage(file).remove(0).game.unwrap();
    assert_eq!(game.line.moves[0].remarks.comments, ["10\u{a0}minutes\u{2003}or more\u{85}"]);
    assert_eq!(game.to_string().parse(), Ok(game));
}
