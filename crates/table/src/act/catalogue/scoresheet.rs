//! Scoresheets.

use super::field::{optional, required};
use super::trial::a_reason;
use super::{ALL_AT_THE_TABLE, ARBITER, FieldKind, PLAYERS, ROW, Row, Topic};
use crate::decide::by_hand::unwritten;
use crate::{Act, ActKind, Scoresheets};

const SHEETS: Row = Row { topic: Topic::Scoresheet, who: PLAYERS, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Record,
        who: ALL_AT_THE_TABLE,
        fields: &[optional("entry", FieldKind::Written), optional("line", FieldKind::Number)],
        english: &["record", "write {entry:Nf3}", "correct line {line:3} to {entry:Nf3}"],
        czech: &["zapsat tahy", "zapsat {entry:Jf3}", "opravit řádek {line:3} na {entry:Jf3}"],
        short: &["record the moves", "zápis"],
        tells_of_moves: true,
        shorthand: unwritten,
        tries: |scene, attempt| {
            let entry = scene.over_the_board().then(|| "e4".to_owned());
            attempt(Act::Record { entry, line: None });
        },
        ..SHEETS
    },
    Row {
        kind: ActKind::BorrowSheet,
        tells_of_moves: true,
        english: &["borrow the scoresheet"],
        czech: &["půjčit si partiář"],
        tries: |_, attempt| attempt(Act::BorrowSheet),
        hopeless: |table| table.regulations.recording.scoresheets == Scoresheets::ByProgram,
        ..SHEETS
    },
    Row {
        kind: ActKind::ReturnSheet,
        english: &["give the scoresheet back"],
        czech: &["vrátit partiář"],
        tries: |_, attempt| attempt(Act::ReturnSheet),
        hopeless: |table| table.record.borrowed_by.is_none(),
        ..SHEETS
    },
    Row {
        kind: ActKind::Reconstruct,
        who: ARBITER,
        fields: &[optional("moves", FieldKind::Number)],
        english: &["reconstruct the game[ after {moves:38} moves]"],
        czech: &["rekonstruovat partii[ po {moves:38} tazích]"],
        tries: |_, attempt| attempt(Act::Reconstruct { moves: None }),
        ..SHEETS
    },
    Row {
        kind: ActKind::LoseCount,
        who: ARBITER,
        fields: &[optional("moves", FieldKind::Number), required("note", FieldKind::Note)],
        english: &["declare the count lost[ after {moves:42} moves][ because {note:nobody has written}]"],
        czech: &["uznat počet tahů za nezjistitelný[ po {moves:42} tazích][, protože {note:nikdo nepsal}]"],
        tries: |_, attempt| attempt(Act::LoseCount { moves: None, note: a_reason() }),
        ..SHEETS
    },
    Row {
        kind: ActKind::AskScoresheet,
        tells_of_moves: true,
        english: &["ask for the scoresheet"],
        czech: &["požádat o zápis"],
        short: &["požádat o partiář"],
        tries: |_, attempt| attempt(Act::AskScoresheet),
        hopeless: |table| table.regulations.kept_scoresheet().is_none(),
        ..SHEETS
    },
];
