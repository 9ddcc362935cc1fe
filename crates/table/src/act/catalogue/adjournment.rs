//! Adjournment and envelopes.

use super::field::{optional, required};
use super::trial::{Scene, Try, a_reason};
use super::{ARBITER, FieldKind, PLAYERS_AND_ARBITER, PLAYERS_AND_ASSISTANTS, ROW, Row, Topic};
use crate::{Act, ActKind, seal};

const ADJOURNMENT: Row = Row { topic: Topic::Adjournment, who: ARBITER, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::OrderSealing,
        english: &["order sealing"],
        czech: &["nařídit tah do obálky"],
        tries: |_, attempt| attempt(Act::OrderSealing),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::Seal,
        who: PLAYERS_AND_ASSISTANTS,
        tells_of_moves: true,
        fields: &[required("commitment", FieldKind::Commitment), optional("language", FieldKind::Language)],
        english: &["seal {commitment:Nf3}[ in {language:English}]"],
        czech: &["dát do obálky {commitment:Jf3}[ v {language:češtině}]"],
        short: &["obálka {commitment:Jf3}[ v {language:češtině}]"],
        tries: |scene, attempt| {
            if scene.may_adjourn() {
                attempt(Act::Seal { commitment: seal("", ""), language: None });
            }
        },
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::Adjourn,
        who: PLAYERS_AND_ASSISTANTS,
        english: &["adjourn"],
        czech: &["přerušit partii"],
        short: &["adjourn the game"],
        tries: |scene, attempt| {
            if scene.may_adjourn() {
                attempt(Act::Adjourn);
            }
        },
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::Schedule,
        who: PLAYERS_AND_ARBITER,
        fields: &[required("resumption", FieldKind::Note)],
        english: &["schedule {resumption:tomorrow at ten}"],
        czech: &["určit dohrávku na {resumption:zítra v deset}"],
        tries: |scene, attempt| of_keeper(scene, attempt, Act::Schedule { resumption: a_reason() }),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::Continue,
        who: PLAYERS_AND_ARBITER,
        fields: &[optional("absent", FieldKind::Colours)],
        english: &["continue the game[ without {absent:black}]"],
        czech: &["zahájit dohrávku[ bez {absent:černého}]"],
        tries: |scene, attempt| of_keeper(scene, attempt, Act::Continue { absent: Vec::new() }),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::OpenEnvelope,
        who: PLAYERS_AND_ARBITER,
        fields: &[required("written", FieldKind::Written), required("secret", FieldKind::Secret)],
        english: &["open the envelope with {written:Nf3}[ and the secret {secret:4mxk7q}]"],
        czech: &["otevřít obálku s tahem {written:Jf3}[ a tajemstvím {secret:4mxk7q}]"],
        tries: |scene, attempt| {
            let (written, secret) = (String::new(), String::new());
            of_keeper(scene, attempt, Act::OpenEnvelope { written, secret });
        },
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::LoseEnvelope,
        who: PLAYERS_AND_ARBITER,
        fields: &[required("note", FieldKind::Note)],
        english: &["declare the envelope lost[ because {note:it burnt}]"],
        czech: &["vyhlásit ztrátu obálky[, protože {note:shořela}]"],
        tries: |scene, attempt| of_keeper(scene, attempt, Act::LoseEnvelope { note: a_reason() }),
        ..ADJOURNMENT
    },
];

/// The arbiter keeps the envelope; where there is none the players do, if adjourning is a matter at this table.
fn of_keeper(scene: &Scene<'_>, attempt: Try<'_>, act: Act) {
    if scene.is_arbiter() || scene.may_adjourn() {
        attempt(act);
    }
}
