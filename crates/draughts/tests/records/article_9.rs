use partie_draughts::Position;
use partie_draughts::notation::{Naming, ReadProblem, Sign};
use partie_draughts::pdn::{Game, Outcome, Remark};
use partie_draughts::spoken::Language;

/// Each sign with its article, its meaning, and a word of what the register says of it.
const SIGNS: [(&str, &str, &str, &str, &str); 14] = [
    ("!", "9.1c", "strong", "silný tah", "strong"),
    ("!!", "9.1d", "very strong", "velmi silný tah", "very good"),
    ("?", "9.1e", "weak", "slabý tah", "weak"),
    ("??", "9.1f", "very weak", "velmi slabý tah", "very bad"),
    ("?!", "9.1g", "looks weak, proves strong", "zdánlivě slabý, ve skutečnosti silný tah", "looks weak"),
    ("!?", "9.1h", "looks strong, proves weak", "zdánlivě silný, ve skutečnosti slabý tah", "looks strong"),
    ("*", "9.1i", "forced: any other move loses", "vynucený tah: každý jiný prohrává", "forced"),
    ("+", "9.1j", "wins", "výhra", "won"),
    ("=", "9.1k", "level", "rovná hra", "level"),
    ("+1", "9.1l", "men won", "získané kameny", "won"),
    ("+12", "9.1l", "men won", "získané kameny", "won"),
    ("-1", "9.1m", "men lost", "ztracené kameny", "lost"),
    ("-2", "9.1m", "men lost", "ztracené kameny", "lost"),
    ("a.l.", "9.1n", "any choice comes to the same", "libovolně, důsledky jsou stejné", "come to the same"),
];

#[test]
fn cud_9_1_every_sign_is_written_read_and_explained() {
    for (written, article, english, czech, of_the_register) in SIGNS {
        let sign: Sign = written.parse().unwrap();
        assert_eq!(sign.to_string(), written);
        assert_eq!(sign.article().number, article);
        assert_eq!(sign.meaning(Language::English), english);
        assert_eq!(sign.meaning(Language::Czech), czech);
        assert!(sign.article().entry().unwrap().en.contains(of_the_register), "{written}");
    }
}

#[test]
fn cud_9_1_signs_stand_behind_the_move_with_or_without_a_space() {
    for (written, ..) in SIGNS {
        let text = format!("c3-d4 {written}");
        let (mv, signs) = Position::start().read_with_signs(&text).unwrap();
        assert_eq!((mv.to_string(), signs), ("c3-d4".to_string(), vec![written.parse().unwrap()]));
        for glued in ["22-18", "c3-d4", "c3d4"].map(|mv| format!("{mv}{written}")) {
            let (mv, signs) = Position::start().read_with_signs(&glued).unwrap();
            assert_eq!((mv.to_string(), signs), ("c3-d4".to_string(), vec![written.parse().unwrap()]));
        }
    }
    let (_, signs) = Position::start().read_with_signs(" 22 - 18 !! = A.L. -3 ").unwrap();
    let written: Vec<String> = signs.iter().map(Sign::to_string).collect();
    assert_eq!(written, ["!!", "=", "a.l.", "-3"]);
}

#[test]
fn cud_9_1a_a_dash_behind_a_number_means_a_square_if_a_move_ends_there() {
    let position: Position = "W:WKa1:Bb2,d6".parse().unwrap();
    let (mv, signs) = position.read_with_signs("29-15-1").unwrap();
    assert_eq!((mv.to_string(), signs), ("a1xe5xb8".to_string(), Vec::new()));
    let (mv, signs) = Position::start().read_with_signs("22-18-1").unwrap();
    assert_eq!((mv.to_string(), signs), ("c3-d4".to_string(), vec!["-1".parse().unwrap()]));
}

/// Where each sign may stand in PDN, and how the game is written again.
#[test]
fn cud_9_1_every_sign_glued_to_a_move_is_read_in_pdn() {
    for (written, ..) in SIGNS {
        let sign: Sign = written.parse().unwrap();
        let spaced = format!("1. c3-d4 {written} b6-a5 1-0");
        let spaced = Some(spaced).filter(|_| sign != Sign::Forced);
        for text in [format!("1. c3-d4{written} b6-a5 1-0"), format!("1. 22-18{written} 9-13 1-0")]
            .into_iter()
            .chain(spaced)
        {
            let game: Game = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let first = game.main_line().next().unwrap();
            assert_eq!(game.remarks(first), [Remark::Sign(sign)], "{text}");
            assert_eq!((game.main_line().count(), game.outcome()), (2, Outcome::WhiteWins), "{text}");
            for naming in [Naming::Letters, Naming::Numbers] {
                assert_eq!(game.to_pdn(naming).parse().as_ref(), Ok(&game), "{}", game.to_pdn(naming));
            }
        }
    }
}

#[test]
fn cud_9_1i_a_star_is_a_sign_behind_a_move_and_else_ends_the_game() {
    for (text, moves, signs) in [
        ("1. c3-d4* *", 1, 1),
        ("1. c3-d4!* b6-a5 *", 2, 2),
        ("1. c3-d4 *", 1, 0),
        ("1. c3-d4 {only move}*", 1, 1),
        ("1. c3-d4 (1. c3-b4)*", 1, 0),
    ] {
        let game: Game = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let first = game.main_line().next().unwrap();
        assert_eq!((game.main_line().count(), game.remarks(first).len()), (moves, signs), "{text}");
    }
    let game: Game = "1. c3-d4* b6-a5 *".parse().unwrap();
    assert!(game.to_string().contains("1. c3-d4 $7 1... b6-a5 *"), "{game}");
}

#[test]
fn cud_9_1_what_is_no_sign_behind_a_move_is_an_error_in_pdn_with_its_place() {
    for (text, column) in
        [("1. c3-d4# *", 9), ("1. c3-d4!& *", 10), ("1. c3-d4+1x *", 11), ("1. c3-d4a.b. *", 9)]
    {
        let error = text.parse::<Game>().unwrap_err();
        assert_eq!((error.line, error.column), (1, column), "{text}: {error}");
    }
}

#[test]
fn cud_9_1_what_is_no_sign_is_refused() {
    for text in ["", "#", "!!!", "+0", "-0", "-", "+1x", "++", "a.l", "$7"] {
        assert!(text.parse::<Sign>().is_err(), "{text}");
    }
    let error = Position::start().read_with_signs("c3-d4 !#").unwrap_err();
    assert_eq!((error.column, error.problem), (8, ReadProblem::NotASign("#".to_string())));
}
