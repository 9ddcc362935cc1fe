//! Adjournment and envelopes.

use super::field::{optional, required};
use super::trial::a_reason;
use super::{ARBITER, FieldKind, PLAYERS_AND_ASSISTANTS, ROW, Row, Topic};
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
        fields: &[required("resumption", FieldKind::Note)],
        english: &["schedule {resumption:tomorrow at ten}"],
        czech: &["určit dohrávku na {resumption:zítra v deset}"],
        tries: |_, attempt| attempt(Act::Schedule { resumption: a_reason() }),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::Continue,
        fields: &[optional("absent", FieldKind::Colours)],
        english: &["continue the game[ without {absent:black}]"],
        czech: &["zahájit dohrávku[ bez {absent:černého}]"],
        tries: |_, attempt| attempt(Act::Continue { absent: Vec::new() }),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::OpenEnvelope,
        fields: &[required("written", FieldKind::Written), required("secret", FieldKind::Secret)],
        english: &["open the envelope with {written:Nf3}[ and the secret {secret:4mxk7q}]"],
        czech: &["otevřít obálku s tahem {written:Jf3}[ a tajemstvím {secret:4mxk7q}]"],
        tries: |_, attempt| attempt(Act::OpenEnvelope { written: String::new(), secret: String::new() }),
        ..ADJOURNMENT
    },
    Row {
        kind: ActKind::LoseEnvelope,
        fields: &[required("note", FieldKind::Note)],
        english: &["declare the envelope lost[ because {note:it burnt}]"],
        czech: &["vyhlásit ztrátu obálky[, protože {note:shořela}]"],
        tries: |_, attempt| attempt(Act::LoseEnvelope { note: a_reason() }),
        ..ADJOURNMENT
    },
];
