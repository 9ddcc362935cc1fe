//! Where somebody plays who cannot see the board.

use super::field::{optional, required};
use super::{ARBITER, ASSISTANTS, FieldKind, PLAYERS, PLAYERS_AND_ASSISTANTS, ROW, Row, Topic};
use crate::{Act, ActKind, Colour};

const CANNOT_SEE: Row = Row { topic: Topic::CannotSee, who: PLAYERS_AND_ASSISTANTS, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::AskForTwoBoards,
        who: PLAYERS,
        fields: &[required("of", FieldKind::Colour)],
        english: &["ask for two boards because {of:black} cannot see"],
        czech: &["požádat o dvě šachovnice pro {of:černého}"],
        tries: |scene, attempt| {
            let side = scene.role.side().filter(|_| scene.over_the_board());
            side.map(|of| Act::AskForTwoBoards { of }).into_iter().for_each(attempt);
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::Announce,
        tells_of_moves: true,
        fields: &[required("words", FieldKind::Written)],
        english: &["announce {words:Springer Gustav eins Felix drei}"],
        czech: &["ohlásit tah {words:Springer Gustav eins Felix drei}"],
        tries: |scene, attempt| {
            let said = scene.some_move().filter(|_| scene.has_special_board());
            let said = said.map(|mv| Act::Announce { words: scene.table.board.notation(&mv) });
            said.into_iter().for_each(attempt);
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::Repeat,
        tells_of_moves: true,
        fields: &[required("words", FieldKind::Written)],
        english: &["repeat {words:Springer Gustav eins Felix drei}"],
        czech: &["zopakovat tah {words:Springer Gustav eins Felix drei}"],
        tries: |scene, attempt| {
            if scene.has_special_board() {
                attempt(Act::Repeat { words: scene.table.last_move_written().unwrap_or_default() });
            }
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::Follow,
        tells_of_moves: true,
        fields: &[required("of", FieldKind::Colour), optional("move", FieldKind::Path)],
        english: &["make the move on {of:black}'s board", "make {move:e7-e6} on {of:black}'s board"],
        czech: &["provést tah na šachovnici {of:černého}", "provést {move:e7-e6} na šachovnici {of:černého}"],
        tries: |scene, attempt| {
            if scene.has_special_board() {
                Colour::BOTH.map(|of| Act::Follow { of, mv: None }).into_iter().for_each(attempt);
            }
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::Ask,
        who: PLAYERS,
        english: &["ask for moves and times"],
        czech: &["zeptat se na tahy a časy"],
        tries: |scene, attempt| {
            if scene.has_special_board() {
                attempt(Act::Ask);
            }
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::ReportTouch,
        who: ASSISTANTS,
        fields: &[required("square", FieldKind::Square)],
        english: &["report a touch of {square:e2}"],
        czech: &["nahlásit dotyk {square:e2}"],
        tries: |scene, attempt| {
            let square = scene.own_square().filter(|_| scene.has_special_board());
            square.map(|square| Act::ReportTouch { square }).into_iter().for_each(attempt);
        },
        ..CANNOT_SEE
    },
    Row {
        kind: ActKind::CompareBoards,
        who: ARBITER,
        english: &["compare the boards"],
        czech: &["porovnat šachovnice"],
        tries: |_, attempt| attempt(Act::CompareBoards),
        ..CANNOT_SEE
    },
];
