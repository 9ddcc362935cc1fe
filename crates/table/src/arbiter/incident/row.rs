//! What is to be said of a kind of incident.

use crate::regulations::cited::Matter;
use crate::{Effect, IncidentKind, Irregularity};

pub(super) struct Row {
    pub(super) kind: IncidentKind,
    /// What a Czech arbiter types for it, as the object of a sentence.
    pub(super) czech: &'static str,
    /// Its articles in the FIDE Laws.
    pub(super) matter: Matter,
    /// Its article in Czech draughts.
    pub(super) draughts: Option<&'static str>,
    /// What follows from it in Czech draughts.
    pub(super) effect_in_draughts: Effect,
    /// What is noticed at the table to have it put right.
    pub(super) noticed: Option<Irregularity>,
}

pub(super) const fn row(kind: IncidentKind, czech: &'static str, matter: Matter) -> Row {
    Row { kind, czech, matter, draughts: None, effect_in_draughts: Effect::AsJudged, noticed: None }
}

impl Row {
    pub(super) const fn in_draughts(self, number: &'static str, effect: Effect) -> Row {
        Row { draughts: Some(number), effect_in_draughts: effect, ..self }
    }

    pub(super) const fn noticed_as(self, what: Irregularity) -> Row {
        Row { noticed: Some(what), ..self }
    }
}
