//! Incidents, and what arbiters decide.

use super::field::{optional, required};
use super::trial::{Scene, Try, a_reason};
use super::{ANYBODY, ARBITER, FieldKind, PLAYERS, ROW, Row, Topic};
use crate::{Act, ActKind, Colour, Incident, IncidentKind, Penalty, Ruling, Score};

const DECISION: Row = Row { topic: Topic::Arbiter, who: ARBITER, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Rule,
        fields: &[
            required("ruling", FieldKind::Ruling),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
        ],
        english: &["rule {ruling:1-0} by {article:FIDE 6.9}[ because {note:it can mate}]"],
        czech: &["rozhodnout {ruling:1-0} podle {article:FIDE 6.9}[, protože {note:mat je možný}]"],
        tries: |scene, attempt| {
            let ruling = Ruling::Result { white: Score::Draw, black: Score::Draw };
            attempt(Act::Rule { ruling, article: scene.article(), note: a_reason() });
        },
        ..DECISION
    },
    Row {
        kind: ActKind::Report,
        who: ANYBODY,
        fields: &[
            required("incident", FieldKind::Incident),
            optional("who", FieldKind::Person),
            optional("witness", FieldKind::Note),
            optional("note", FieldKind::Note),
        ],
        english: &[
            "report {incident:distraction}[ of {who:white}][ seen by {witness:a neighbour}][ because {note:of humming}]",
        ],
        czech: &[
            "ohlásit {incident:rušení}[ u {who:bílého}][ svědek {witness:soused}][, protože {note:si brouká}]",
        ],
        tries: |_, attempt| {
            let (who, witness, note) = (None, String::new(), String::new());
            let incident = Incident { incident: IncidentKind::Unforeseen, who, witness, note };
            attempt(Act::Report { incident });
        },
        ..DECISION
    },
    Row {
        kind: ActKind::Penalise,
        fields: &[
            required("offender", FieldKind::Person),
            required("penalties", FieldKind::Penalties),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
            optional("incident", FieldKind::Number),
        ],
        english: &[
            "penalise {offender:white} with {penalties:a warning and 2 minutes for the opponent}[ for incident {incident:0}] by {article:FIDE 12.6}[ because {note:of humming}]",
        ],
        czech: &[
            "potrestat {offender:bílého} {penalties:napomenutím a 2 minutami soupeři}[ za incident {incident:0}] podle {article:FIDE 12.6}[, protože {note:si brouká}]",
        ],
        tries: |scene, attempt| {
            let (offender, penalties) = (scene.turn().into(), vec![Penalty::Warning]);
            let (article, note) = (scene.article(), a_reason());
            attempt(Act::Penalise { offender, penalties, article, note, incident: None });
        },
        ..DECISION
    },
    Row {
        kind: ActKind::AdmitAssistant,
        fields: &[required("of", FieldKind::Colour), optional("moves", FieldKind::Flag)],
        english: &["admit {of:white}'s assistant[ to move the pieces{moves=true}]"],
        czech: &["připustit asistenta {of:bílého}[ k tahání figurami{moves=true}]"],
        tries: |_, attempt| {
            Colour::BOTH.map(|of| Act::AdmitAssistant { of, moves: false }).into_iter().for_each(attempt);
        },
        ..DECISION
    },
    Row {
        kind: ActKind::Appeal,
        who: PLAYERS,
        fields: &[required("against", FieldKind::Article), required("note", FieldKind::Note)],
        english: &["appeal against {against:FIDE 13.4b}[ because {note:it was the opponent}]"],
        czech: &["odvolat se proti {against:FIDE 13.4b}[, protože {note:to byl soupeř}]"],
        tries: appeals,
        hopeless: |table| table.casebook.decisions.is_empty(),
        ..DECISION
    },
    Row {
        kind: ActKind::DecideAppeal,
        fields: &[
            required("of", FieldKind::Colour),
            optional("ruling", FieldKind::Ruling),
            required("note", FieldKind::Note),
        ],
        english: &[
            "reject {of:white}'s appeal[ because {note:the ruling was right}]",
            "uphold {of:white}'s appeal with {ruling:1-0}[ because {note:the clock was wrong}]",
            "uphold {of:white}'s appeal{ruling=play-on}[ because {note:the clock was wrong}]",
        ],
        czech: &[
            "zamítnout odvolání {of:bílého}[, protože {note:rozhodnutí bylo správné}]",
            "vyhovět odvolání {of:bílého} s výsledkem {ruling:1-0}[, protože {note:hodiny šly špatně}]",
            "vyhovět odvolání {of:bílého}{ruling=play-on}[, protože {note:hodiny šly špatně}]",
        ],
        tries: |_, attempt| {
            let reject = |of| Act::DecideAppeal { of, ruling: None, note: a_reason() };
            Colour::BOTH.map(reject).into_iter().for_each(attempt);
        },
        hopeless: |table| table.casebook.appeals.is_empty(),
        ..DECISION
    },
];

/// Against every decision so far.
fn appeals(scene: &Scene<'_>, attempt: Try<'_>) {
    let none = scene.table.regulations.cite("P1", "1.1");
    let decisions = &scene.table.casebook.decisions;
    let against = if decisions.is_empty() { std::slice::from_ref(&none) } else { decisions };
    against.iter().map(|&against| Act::Appeal { against, note: a_reason() }).for_each(attempt);
}
