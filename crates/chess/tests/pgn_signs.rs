//! Annotation marks behind moves, and results that PGN has no word of its own for.

use partie_chess::Position;
use partie_chess::notation::{Letters, NotationError};
use partie_chess::pgn::{Game, GameResult, Nag, Outcome, games};

const MARKS: [(&str, u8); 20] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("−+", 19),
];

/// Positions, and in each how one move is written, with the letters it is written in.
const MOVES: [(&str, &[(&str, Letters)]); 5] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[
            ("Nf3", Letters::ENGLISH),
            ("Ng1-f3", Letters::ENGLISH),
            ("♘f3", Letters::FIGURINES),
            ("Jf3", Letters::CZECH),
            ("Jg1f3", Letters::CZECH),
            ("g1f3", Letters::CZECH),
        ],
    ),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[("O-O", Letters::ENGLISH), ("0-0", Letters::CZECH)]),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &[("O-O-O", Letters::ENGLISH), ("0-0-0", Letters::CZECH)]),
    (
        "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1",
        &[("exd8=Q", Letters::ENGLISH), ("exd8Q", Letters::ENGLISH), ("e7:d8=D", Letters::CZECH)],
    ),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", &[("exd6", Letters::ENGLISH), ("exd6 e.p.", Letters::CZECH)]),
];

#[test]
fn every_mark_behind_every_form_of_a_move_is_read_and_does_not_change_the_move() {
    for (fen, forms) in MOVES {
        let position: Position = fen.parse().unwrap();
        for (form, letters) in forms {
            let played = position.read(form, *letters).unwrap();
            for (mark, number) in MARKS {
                for text in [format!("{form}{mark}"), format!("{form} {mark}"), format!("{form}{mark} (=)")] {
                    assert_eq!(position.read(&text, *letters), Ok(played), "{text}");
                    assert_eq!(Nag::behind(&text), [Nag(number)], "{text}");
                }
            }
            assert_eq!(Nag::behind(form), [], "{form}");
        }
    }
}

#[test]
fn every_mark_in_a_file_is_the_same_glyph_glued_or_not_and_reads_back() {
    for (fen, forms) in MOVES {
        for (form, letters) in forms.iter().filter(|(_, letters)| *letters != Letters::CZECH) {
            let position: Position = fen.parse().unwrap();
            let checks = position.play(position.read(form, *letters).unwrap()).is_check();
            for (mark, number) in MARKS {
                for text in [format!("{form}{mark}"), format!("{form} {mark}"), format!("{form} ${number}")] {
                    let file = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {text} *\n");
                    let read = partie_chess::pgn::Reader::new(file.as_bytes()).with_letters(*letters);
                    let game = read.games().next().unwrap().unwrap();
                    let sign_of_check = checks && !form.contains('+') && text == format!("{form}+=");
                    let number = if sign_of_check { 10 } else { number };
                    assert_eq!(game.line.moves[0].remarks.nags, [Nag(number)], "{text}");
                    assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(&game), "{text}");
                }
            }
        }
    }
}

#[test]
fn several_marks_are_all_kept() {
    assert_eq!(Nag::behind("Nf3!?$14 ±"), [Nag(5), Nag(14), Nag(16)]);
    assert_eq!(Nag::behind("Nf3++-"), [Nag(18)]);
    for once in ["Nf3!!", "Nf3!!!", "Nf3!!!!"] {
        assert_eq!(Nag::behind(once), [Nag(3)], "{once}");
    }
    for (text, nags) in [("!!??", [3, 4]), ("!??", [5, 2]), ("?!!", [6, 1])] {
        let nags = nags.map(Nag);
        assert_eq!(Nag::behind(&format!("e4{text}")), nags, "{text}");
        let game: Game = format!("1. e4{text} *").parse().unwrap();
        assert_eq!(game.line.moves[0].remarks.nags, nags, "{text}");
    }
}

#[test]
fn a_result_that_pgn_does_not_know_is_kept_where_the_moves_end_with_it() {
    let result = |text: &str| text.parse::<Game>().unwrap().result().map(|result| result.to_string());
    for (text, expected) in [
        ("1. e4 e5 1/2-0", "1/2-0"),
        ("1. e4 e5 0-0", "0-0"), // nobody can castle
        ("[Result \"0-0\"]\n\n1. e4 e5 0-0", "0-0"),
        ("[Result \"+/-\"]\n\n*", "+/-"),
    ] {
        assert_eq!(result(text).as_deref(), Some(expected), "{text}");
    }
    let castles: Game = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0".parse().unwrap();
    assert_eq!((castles.line.moves.len(), castles.result()), (7, None), "a move, if it can be one");
    assert!("1. e4 0-0 2. d4 *".parse::<Game>().is_err(), "not in the middle");
    assert!("1. e4 (1. d4 0-0) *".parse::<Game>().is_err(), "nor in a variation");
}

#[test]
fn fide_c13_the_plus_behind_a_check_is_its_sign() {
    for (text, nag) in
        [("Bb5+=", 10), ("Bb5+ =", 10), ("Bb5++=", 14), ("Bb5+ +=", 14), ("Bb5+-", 18), ("Bb5+±", 16)]
    {
        let game: Game = format!("1. e4 d5 2. {text} *").parse().unwrap();
        assert_eq!(game.line.moves[2].remarks.nags, [Nag(nag)], "{text}");
    }
    let game: Game = "1. e4+= *".parse().unwrap();
    assert_eq!(game.line.moves[0].remarks.nags, [Nag(14)], "no check");
}

#[test]
fn what_is_no_mark_is_an_error_with_its_place() {
    for (text, at) in [("e4*", 3), ("e4&", 3), ("e4!x", 4), ("e4! a.l.", 5), ("Nf3!?%", 6)] {
        let error = Position::start().read(text, Letters::ENGLISH).unwrap_err();
        assert!(
            matches!(error, NotationError::Unreadable { column, .. } if column == at),
            "{text}: {error:?}"
        );
    }
    let error = games(b"1. e4 e5\n2. Nf3!&& *").next().unwrap().unwrap_err();
    assert_eq!((error.line, error.column), (2, 8));
}

#[test]
fn every_result_is_written_with_its_tags_and_reads_back() {
    let scores = ["0", "1/2", "1"];
    let signs = ["-", "=", "+"];
    let played = scores.iter().flat_map(|white| scores.map(|black| format!("{white}-{black}")));
    let unplayed = signs.iter().flat_map(|white| signs.map(|black| format!("{white}/{black}")));
    for text in played.chain(unplayed) {
        let result: GameResult = text.parse().unwrap();
        assert_eq!(result.to_string(), text);
        let mut game: Game = "1. e4 e5 *".parse().unwrap();
        game.set_result(result);
        let again: Game = game.to_string().parse().unwrap();
        assert_eq!((&again, again.result()), (&game, Some(result)), "{game}");
        // What PGN knows stands where every program looks for it.
        let marker = game.to_string().trim_end().rsplit(' ').next().unwrap().to_owned();
        assert_eq!(marker, result.outcome().to_string());
        assert!(
            game.outcome == Outcome::Unknown || game.to_string().contains(&format!("[Result \"{marker}\"]"))
        );
    }
}

#[test]
fn results_are_read_as_people_write_them() {
    for (text, result) in [
        ("½-0", "1/2-0"),
        ("0–½", "0-1/2"),
        ("0.5-0", "1/2-0"),
        ("1:0", "1-0"),
        ("+/−", "+/-"),
        ("-:+", "-/+"),
        ("---", "-/-"),
        ("1/2", "1/2-1/2"),
    ] {
        assert_eq!(text.parse::<GameResult>().unwrap().to_string(), result, "{text}");
    }
    for text in ["", "*", "2-0", "1-", "+", "+/1", "0"] {
        assert!(text.parse::<GameResult>().is_err(), "{text}");
    }
}

#[test]
fn a_movetext_may_end_with_an_odd_result() {
    let file = "[Result \"1/2-0\"]\n\n1. e4 e5 1/2-0\n\n[Result \"0-1/2\"]\n\n1. d4 0-1/2\n";
    let read: Vec<String> =
        games(file.as_bytes()).map(|game| game.unwrap().result().unwrap().to_string()).collect();
    assert_eq!(read, ["1/2-0", "0-1/2"]);
}
