use partie_draughts::spoken::Language::{Czech, English};

use crate::{ONE_LONG_CAPTURE, TWO_WAYS, position};

const START: &str = "W:W21-32:B1-12";

#[track_caller]
fn check(fen: &str, rows: &[(&str, &str)]) {
    let position = position(fen);
    for (text, expected) in rows {
        let found = match position.hear(text) {
            Ok(mv) => mv.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, *expected, "{text:?}");
    }
}

#[test]
fn moves_are_said_with_all_their_squares() {
    let long = position(ONE_LONG_CAPTURE).legal_moves()[0];
    assert_eq!(long.announce(Czech), "e sedm bere h čtyři, f dva, a sedm");
    assert_eq!(long.announce(English), "e7 takes h4, f2, a7");
    let step = position(START).read("c3-d4").unwrap();
    assert_eq!(step.announce(Czech), "c tři na d čtyři");
    assert_eq!(step.announce(English), "c3 to d4");
}

#[test]
fn moves_are_heard_however_they_are_said() {
    let ways = [
        "c tři na d čtyři",
        "C TŘI NA D ČTYŘI",
        "c tri na d ctyri",
        "cé tři, dé čtyři.",
        "z c tři na d čtyři",
        "c tr\u{30c}i na d c\u{30c}tyr\u{30c}i",
        "c3 na d4",
        "c3 to d4",
        "C three to D four",
        "from c3 to d4",
        "22 na 18",
    ];
    check(START, &ways.map(|text| (text, "c3-d4")));
    let ways = [
        "e sedm bere h čtyři, f dva, a sedm",
        "E SEDM BERE HÁ CTYRI EF DVA A A SEDM",
        "e sedm bere h čtyři, f dva a a sedm",
        "e sedm bere a sedm",
        "e7 takes h4, f2, a7",
        "e seven captures h four then f two and a seven",
        "e7 x a7",
    ];
    check(ONE_LONG_CAPTURE, &ways.map(|text| (text, "e7xh4xf2xa7")));
}

#[test]
fn what_is_not_understood_is_told_with_its_place() {
    check(
        START,
        &[
            ("", "column 1: a square such as c3 or 22 expected, but the text ends"),
            ("c tři", "column 6: a square such as c3 or 22 expected, but the text ends"),
            ("c tři na", "column 9: a square such as c3 or 22 expected, but the text ends"),
            (
                "c tři prosím d čtyři",
                "column 7: \"prosím\" is not understood; expected a square, na, bere, to or takes",
            ),
            ("c na d čtyři", "column 1: \"c\" is not understood; expected a square, na, bere, to or takes"),
            ("c tři na c čtyři", "column 10: c4 is a light square; play is on the dark squares, such as a1"),
            ("c tři na d 9", "column 10: \"d9\" is not a square; expected one such as c3 or 22"),
            ("c tři na e pět", "column 1: ČUD 3.4: a man moves one square only, and c3 to e5 is farther"),
            ("c tři bere d čtyři", "column 1: c3-d4 captures nothing, but the text says that it does"),
            ("c3 & d4", "column 4: \"&\" is not understood; expected a square, na, bere, to or takes"),
        ],
    );
    check(TWO_WAYS, &[("a1 takes e1", "column 1: ČUD 8.2: this can be a1xe5xc7xa5xe1 or a1xc3xe1")]);
}
