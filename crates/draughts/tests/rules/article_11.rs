use partie_draughts::{Colour, HandicapError, Position};

use crate::square;

#[test]
fn cud_11_1g_the_stronger_player_begins_without_one_or_more_men() {
    for (giver, names) in [(Colour::Black, &["b8"][..]), (Colour::White, &["c1", "g1", "a3"])] {
        let given: Vec<_> = names.iter().map(|name| square(name)).collect();
        let position = Position::handicap(giver, &given).unwrap();
        assert_eq!(position.turn(), Colour::White);
        assert_eq!(position.men(giver.opponent()), Position::start().men(giver.opponent()));
        assert_eq!(position.men(giver), Position::start().men(giver) - given.into_iter().collect());
    }
}

#[test]
fn cud_11_1g_what_cannot_be_given_is_refused_with_the_reason() {
    let refused = |giver, names: &[&str]| {
        let given: Vec<_> = names.iter().map(|name| square(name)).collect();
        let error: HandicapError = Position::handicap(giver, &given).unwrap_err();
        format!("{}: {error}", error.article())
    };
    assert_eq!(refused(Colour::White, &[]), "ČUD 11.1g: a handicap is at least one man");
    assert_eq!(refused(Colour::White, &["d4"]), "ČUD 2.8a: White has no man on d4 to give");
    assert_eq!(refused(Colour::White, &["b8"]), "ČUD 2.8a: White has no man on b8 to give");
    assert_eq!(refused(Colour::Black, &["b8", "b8"]), "ČUD 2.8a: Black has no man on b8 to give");
    let all: Vec<String> = Position::start().men(Colour::Black).iter().map(|at| at.to_string()).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(refused(Colour::Black, &all), "ČUD 7.2c: Black would have no man left");
}
