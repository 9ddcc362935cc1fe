//! The rules crates are used without these texts, so their errors say in English themselves what is wrong: why a move is not
//! legal, or a text no time control. They say the same as the English texts; for moves in every row of their tests, which
//! between them have every text.

use std::collections::BTreeSet;

use partie_chess::{CastlingSide, Kind};
use partie_laws::Phrase;
use partie_table::time_control::TimeControl;

use crate::text::language::Language;
use crate::text::texts::Texts;

const ENGLISH: &str = include_str!("../../../../../i18n/en/table.ftl");
const CHESS: &str = include_str!("../../../../chess/tests/data/why_not.txt");
const DRAUGHTS: &str = include_str!("../../../../draughts/tests/data/why-not.txt");

fn rows(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let rows = table.lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(|row| {
        let mut columns = row.split('|').map(str::trim);
        Some((columns.next()?, columns.next()?))
    })
}

/// Compares what each refusal says, and finds the texts that none of them uses.
fn compare(refusals: impl IntoIterator<Item = (Phrase, String)>, family: &str) {
    let texts = Texts::new(Language::English);
    let mut unused: BTreeSet<&str> = ENGLISH
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| key.split('-').next() == Some(family))
        .collect();
    for (phrase, said) in refusals {
        unused.remove(&*phrase.key);
        // On paper an apostrophe is curved.
        assert_eq!(said, texts.phrase(&phrase).replace('’', "'"));
    }
    assert!(unused.is_empty(), "no refusal has the texts {unused:?}");
}

#[test]
fn chess_says_the_same_as_the_texts() {
    let by_row = rows(CHESS).filter_map(|(fen, squares)| {
        let position: partie_chess::Position = fen.parse().unwrap();
        let promotion = squares[4..].chars().next().map(|letter| Kind::from_letter(letter).unwrap());
        position.why_not(squares[..2].parse().unwrap(), squares[2..4].parse().unwrap(), promotion)
    });
    // No move of a king that has left its place says that it is to castle.
    let away: partie_chess::Position = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1".parse().unwrap();
    let castling = CastlingSide::ALL.map(|side| away.find_castling_to(side).unwrap_err());
    let no_rook: partie_chess::Position = "4k3/8/8/8/8/8/8/4K2N w - - 0 1".parse().unwrap();
    let no_rook = no_rook.find_castling(partie_chess::Square::H1).unwrap_err();
    let all = by_row.chain(castling).chain([no_rook]);
    compare(all.map(|why_not| (why_not.phrase(), why_not.to_string())), "chess");
}

#[test]
fn draughts_say_the_same_as_the_texts() {
    let by_row = rows(DRAUGHTS).filter_map(|(fen, path)| {
        let position = match fen {
            "start" => partie_draughts::Position::start(),
            fen => fen.parse().unwrap(),
        };
        let squares: Vec<_> = path.split(['-', 'x']).map(|name| name.parse().unwrap()).collect();
        position.find_move(&squares).err()
    });
    compare(by_row.map(|why_not| (why_not.phrase(), why_not.to_string())), "draughts");
}

#[test]
fn time_controls_say_the_same_as_the_texts() {
    let texts = Texts::new(Language::English);
    let by_people = ["x", "0/90", "90 x", "90.0001", "99999999999", "1:75", "0", "90 90"];
    let by_pgn = ["x", "0/5400", "5400x", "0", "5400:5400", "?", "*", "99999999999"];
    let errors = by_people.into_iter().filter_map(|text| TimeControl::from_people(text).err());
    let errors = errors.chain(by_pgn.into_iter().filter_map(|text| TimeControl::from_pgn(text).err()));
    let mut problems = BTreeSet::new();
    for error in errors {
        problems.insert(format!("{:?}", error.problem));
        assert_eq!(error.to_string(), super::time_control_error(&error, &texts));
    }
    assert_eq!(problems.len(), 11, "{problems:?}");
}
