//! The clock.

use super::field::{optional, required};
use super::trial::{A_MINUTE, a_reason};
use super::{ARBITER, FieldKind, PLAYERS_AND_ARBITER, PLAYERS_AND_ASSISTANTS, ROW, Row, Topic};
use crate::{Act, ActKind, Colour, FlagCall};

const CLOCK: Row = Row { topic: Topic::Clock, who: ARBITER, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::PressClock,
        who: PLAYERS_AND_ASSISTANTS,
        tells_of_moves: true,
        fields: &[optional("lag_ms", FieldKind::Lag)],
        english: &["press the clock"],
        czech: &["stisknout hodiny"],
        short: &["press", "p", "hodiny"],
        script: &["press the clock with lag {lag_ms:0.5}"],
        tries: |scene, attempt| {
            if scene.is_assistant() || scene.over_the_board() {
                attempt(Act::pressing());
            }
        },
        ..CLOCK
    },
    Row {
        kind: ActKind::StopClocks,
        who: PLAYERS_AND_ARBITER,
        fields: &[optional("note", FieldKind::Note)],
        english: &["stop the clocks[ because {note:the lights went out}]"],
        czech: &["zastavit hodiny[, protože {note:zhaslo světlo}]"],
        short: &[
            "stop[ because {note:the lights went out}]",
            "stop, protože {note:zhaslo světlo}",
            "call the arbiter",
            "přivolat rozhodčího",
        ],
        tries: |_, attempt| attempt(Act::StopClocks { note: String::new() }),
        ..CLOCK
    },
    Row {
        kind: ActKind::ClaimFlag,
        who: PLAYERS_AND_ASSISTANTS,
        english: &["claim the flag"],
        czech: &["reklamovat pád praporku"],
        short: &["flag", "praporek", "reklamovat praporek"],
        tries: |scene, attempt| {
            // A flag that falls by itself needs nobody to claim it.
            let by_itself = scene.table.regulations.flag == FlagCall::Automatic;
            if !by_itself && (!scene.is_assistant() || scene.has_special_board()) {
                attempt(Act::ClaimFlag);
            }
        },
        ..CLOCK
    },
    Row {
        kind: ActKind::PlaceClock,
        fields: &[required("right_of", FieldKind::Colour)],
        english: &["place the clock on the right of {right_of:white}"],
        czech: &["postavit hodiny po pravici {right_of:bílého}"],
        tries: |_, attempt| attempt(Act::PlaceClock { right_of: Colour::White }),
        ..CLOCK
    },
    Row {
        kind: ActKind::CallFlag,
        fields: &[optional("order_unknown", FieldKind::Flag)],
        english: &["call the flag", "call the flags in unknown order{order_unknown=true}"],
        czech: &["vyhlásit pád praporku", "vyhlásit pád obou praporků v neznámém pořadí{order_unknown=true}"],
        tries: |_, attempt| attempt(Act::CallFlag { order_unknown: false }),
        ..CLOCK
    },
    Row {
        kind: ActKind::Resume,
        who: PLAYERS_AND_ARBITER,
        fields: &[optional("note", FieldKind::Note)],
        english: &["resume play[ because {note:the light is on again}]"],
        czech: &["obnovit hru[, protože {note:světlo zase svítí}]"],
        short: &["resume", "pokračovat"],
        tries: |_, attempt| attempt(Act::Resume { note: String::new() }),
        ..CLOCK
    },
    Row {
        kind: ActKind::AddTime,
        fields: &[
            required("to", FieldKind::Colour),
            required("ms", FieldKind::Duration),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
        ],
        english: &["give {to:white} {ms:2 minutes} by {article:FIDE 13.5}[ because {note:of noise}]"],
        czech: &[
            "přidat {to:bílému} {ms:2 minuty} podle {article:FIDE 13.5}[, protože {note:ho rušil hluk}]",
        ],
        tries: |scene, attempt| {
            let (article, note) = (scene.article(), a_reason());
            attempt(Act::AddTime { to: scene.turn(), ms: A_MINUTE, article, note });
        },
        ..CLOCK
    },
    Row {
        kind: ActKind::SetTime,
        fields: &[
            required("of", FieldKind::Colour),
            required("ms", FieldKind::ClockTime),
            optional("completed", FieldKind::Number),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
        ],
        english: &[
            "set {of:white} to {ms:45:00}[ and {completed:31} moves] by {article:FIDE 6.10b}[ because {note:it was set wrongly}]",
        ],
        czech: &[
            "nastavit {of:bílému} {ms:45:00}[ a {completed:31} tahů] podle {article:FIDE 6.10b}[, protože {note:hodiny byly špatně seřízené}]",
        ],
        tries: |scene, attempt| {
            let (article, note) = (scene.article(), a_reason());
            attempt(Act::SetTime { of: scene.turn(), ms: A_MINUTE, completed: None, article, note });
        },
        ..CLOCK
    },
];
