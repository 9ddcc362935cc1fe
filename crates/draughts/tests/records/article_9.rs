use partie_draughts::notation::{ReadProblem, Sign};
use partie_draughts::spoken::Language;
use partie_draughts::{Position, WhyNot};

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
        if !written.starts_with('-') {
            let glued = format!("22-18{written}");
            assert_eq!(Position::start().read_with_signs(&glued).unwrap().1, [written.parse().unwrap()]);
        }
    }
    let (_, signs) = Position::start().read_with_signs(" 22 - 18 !! = A.L. -3 ").unwrap();
    let written: Vec<String> = signs.iter().map(Sign::to_string).collect();
    assert_eq!(written, ["!!", "=", "a.l.", "-3"]);
}

#[test]
fn cud_9_1a_a_dash_behind_the_move_without_a_space_still_means_a_square() {
    let error = Position::start().read_with_signs("22-18-1").unwrap_err();
    assert!(matches!(error.problem, ReadProblem::WhyNot(WhyNot::NotDiagonal { .. })));
}

#[test]
fn cud_9_1_what_is_no_sign_is_refused() {
    for text in ["", "#", "!!!", "+0", "-0", "-", "+1x", "++", "a.l", "$7"] {
        assert!(text.parse::<Sign>().is_err(), "{text}");
    }
    let error = Position::start().read_with_signs("c3-d4 !#").unwrap_err();
    assert_eq!((error.column, error.problem), (8, ReadProblem::NotASign("#".to_string())));
}
