use crate::{TWO_WAYS, position};

const START: &str = "W:W21-32:B1-12";

#[track_caller]
fn check(fen: &str, rows: &[(&str, &str)]) {
    let position = position(fen);
    for (text, expected) in rows {
        let found = match position.read(text) {
            Ok(mv) => mv.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, *expected, "{text:?}");
    }
}

#[test]
fn a_move_is_read_however_it_is_written() {
    let spellings = [
        "c3-d4",
        "C3-D4",
        "c3d4",
        "C3D4",
        "c3 d4",
        "c3 - d4",
        " c3-d4 ",
        "c3–d4",
        "c3—d4",
        "22-18",
        "22 18",
        "022-018",
        "c3-18",
        "22 - d4",
        "\tc3\n-d4",
    ];
    check(START, &spellings.map(|text| (text, "c3-d4")));
}

#[test]
fn every_error_has_its_place() {
    check(
        START,
        &[
            ("", "column 1: a square such as c3 or 22 expected, but the text ends"),
            ("c3", "column 3: a square such as c3 or 22 expected, but the text ends"),
            ("c3-", "column 4: a square such as c3 or 22 expected, but the text ends"),
            ("c3-!", "column 4: a square such as c3 or 22 expected, not '!'"),
            ("c3!", "column 3: a square such as c3 or 22 expected, not '!'"),
            ("-d4", "column 1: a square such as c3 or 22 expected, not '-'"),
            ("c3--d4", "column 4: a square such as c3 or 22 expected, not '-'"),
            ("c3-d4!", "column 6: a square such as c3 or 22 expected, not '!'"),
            ("c3-d4 č", "column 7: a square such as c3 or 22 expected, not 'č'"),
            ("c3-c4", "column 4: c4 is a light square; play is on the dark squares, such as a1"),
            ("2218", "column 1: there is no square 2218; squares are numbered from 1 to 32"),
            ("22-33", "column 4: there is no square 33; squares are numbered from 1 to 32"),
            ("c3-z9", "column 4: \"z9\" is not a square; expected one such as c3 or 22"),
            ("c3-d44", "column 4: \"d44\" is not a square; expected one such as c3 or 22"),
            ("  c3-e5", "column 3: ČUD 3.4: a man moves one square only, and c3 to e5 is farther"),
            ("c3xd4", "column 1: c3-d4 captures nothing, but the text says that it does"),
            ("1-0", "column 3: there is no square 0; squares are numbered from 1 to 32"),
        ],
    );
}

#[test]
fn an_unclear_move_is_never_guessed() {
    check(
        TWO_WAYS,
        &[
            ("a1xe1", "column 1: ČUD 8.2: this can be a1xe5xc7xa5xe1 or a1xc3xe1"),
            ("29-31", "column 1: ČUD 8.2: this can be a1xe5xc7xa5xe1 or a1xc3xe1"),
            ("a1xc3xe1", "a1xc3xe1"),
            ("a1xe5xe1", "a1xe5xc7xa5xe1"),
            ("a1xa5xe1", "a1xe5xc7xa5xe1"),
            ("29:15:6:13:31", "a1xe5xc7xa5xe1"),
            ("a1xa7", "a1xd4xa7"),
            ("a1xa5", "column 1: ČUD 4.13: the capture goes on: a1xe5xc7xa5xe1"),
        ],
    );
}
