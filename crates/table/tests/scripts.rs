//! Scripts that are played over and have to come out as they say: the chapters of the Laws in `scripts/`, and whole parties
//! that an arbiter would recognise in `parties/`.

use partie_table::script::{self, Played};

/// Plays every script of a folder.
fn play_all(folder: &str) -> Vec<Played> {
    let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    let (mut all, mut wrong) = (Vec::new(), Vec::new());
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("the script is there");
        match script::check(&text) {
            Ok(played) => all.extend(played),
            Err(error) => {
                let row = text.lines().nth(error.line - 1).unwrap_or_default();
                wrong.push(format!("{}:{}: {row}\n  {}", path.display(), error.line, error.message));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    all
}

#[test]
fn every_chapter_comes_out_as_it_says() {
    play_all("scripts");
}

#[test]
fn every_partie_comes_out_as_it_says() {
    let parties = play_all("parties");
    let ended = parties.iter().filter(|partie| partie.table.outcome().is_some()).count();
    assert!(ended >= 60, "only {ended} of {} parties come to a result", parties.len());
}

/// A row that proves less than it says is an error.
#[test]
fn what_cannot_be_compared_cannot_be_said() {
    let partie = |row: &str| format!("partie: net\nconduct: over the board\n[1:00] white moves e4\n{row}");
    let wrong = [
        ("white presses the clock -> pressed (FIDE 1.1)", "expected `pressed (FIDE 1.1)`; what follows"),
        ("white presses the clock -> black to move (FIDE 1.1)", "rests on no article"),
        ("[0:59] white presses the clock", "time does not run backwards"),
    ];
    for (row, expected) in wrong {
        let error = script::check(&partie(row)).expect_err(row);
        assert!(error.line == 4 && error.message.contains(expected), "{row}: {error}");
    }
    for row in ["white presses the clock -> pressed (FIDE 6.7a)", "[1:00] white presses the clock -> pressed"]
    {
        script::check(&partie(row)).unwrap_or_else(|error| panic!("{row}: {error}"));
    }
}

#[test]
fn a_partie_is_played_by_each_of_its_editions() {
    let partie = |number: &str| {
        format!(
            "partie: knight\neditions: fide-2014 fide-2018\nwhite moves b1-b3 -> refused (FIDE 2014/3.6 | {number})"
        )
    };
    let played = script::check(&partie("2018/3.6")).expect("both refuse it");
    let titles: Vec<&str> = played.iter().map(|partie| partie.title.as_str()).collect();
    assert_eq!(titles, ["knight, fide-2014", "knight, fide-2018"]);
    let error = script::check(&partie("2018/3.5")).expect_err("the number of one edition is wrong");
    assert!(error.message.starts_with("fide-2018: expected `refused (FIDE 2018/3.5)`"), "{error}");
}
