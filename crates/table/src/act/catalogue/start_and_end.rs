//! The beginning and the end of the game.

use super::field::{optional, required};
use super::trial::a_reason;
use super::{ARBITER, FieldKind, PLAYERS, PLAYERS_AND_ARBITER, ROW, Row};
use crate::{Act, ActKind, Colour, Score};

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Start,
        who: PLAYERS_AND_ARBITER,
        fields: &[optional("absent", FieldKind::Colours)],
        english: &["start the game[ without {absent:white}]"],
        czech: &["zahájit partii[ bez {absent:bílého}]"],
        short: &["start", "začátek"],
        tries: |_, attempt| attempt(Act::starting()),
        hopeless: |table| table.has_started(),
        ..ROW
    },
    Row {
        kind: ActKind::Arrive,
        who: PLAYERS,
        english: &["arrive"],
        czech: &["přijít k partii"],
        short: &["přijít"],
        tries: |_, attempt| attempt(Act::Arrive),
        hopeless: |table| table.absent == [false; 2],
        ..ROW
    },
    Row {
        kind: ActKind::CallDefault,
        who: PLAYERS_AND_ARBITER,
        english: &["call the default"],
        czech: &["vyhlásit kontumaci"],
        short: &["default", "kontumace"],
        tries: |_, attempt| attempt(Act::CallDefault),
        hopeless: |table| table.absent == [false; 2],
        ..ROW
    },
    Row {
        kind: ActKind::OrderNewGame,
        who: ARBITER,
        fields: &[
            optional("exchange", FieldKind::Flag),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
        ],
        english: &[
            "order a new game[ with colours exchanged{exchange=true}] by {article:FIDE 7.2}[ because {note:the colours were reversed}]",
        ],
        czech: &[
            "nařídit novou partii[ s opačnými barvami{exchange=true}] podle {article:FIDE 7.2}[, protože {note:barvy byly prohozené}]",
        ],
        tries: |scene, attempt| {
            let (article, note) = (scene.article(), a_reason());
            attempt(Act::OrderNewGame { exchange: false, article, note });
        },
        ..ROW
    },
    Row {
        kind: ActKind::Admit,
        who: ARBITER,
        fields: &[required("player", FieldKind::Colour), required("note", FieldKind::Note)],
        english: &["admit {player:white}[ because {note:the train was late}]"],
        czech: &["připustit {player:bílého}[, protože {note:vlak měl zpoždění}]"],
        tries: |_, attempt| {
            let admit = |player| Act::Admit { player, note: a_reason() };
            Colour::BOTH.map(admit).into_iter().for_each(attempt);
        },
        ..ROW
    },
    Row {
        kind: ActKind::Resign,
        who: PLAYERS,
        english: &["resign"],
        czech: &["vzdát se"],
        short: &["vzdát", "vzdávám", "vzdávám se"],
        tries: |_, attempt| attempt(Act::Resign),
        ..ROW
    },
    Row {
        kind: ActKind::Sign,
        who: PLAYERS,
        fields: &[required("white", FieldKind::Score), required("black", FieldKind::Score)],
        english: &["sign {white:1}-{black:0}"],
        czech: &["podepsat {white:1}-{black:0}"],
        tries: |_, attempt| attempt(Act::Sign { white: Score::Draw, black: Score::Draw }),
        hopeless: |table| table.outcome.is_none(),
        ..ROW
    },
];
