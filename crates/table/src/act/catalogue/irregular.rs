//! What is irregular: pieces that stand elsewhere, illegal moves, wrong set-ups.

use super::field::{optional, required};
use super::trial::{Scene, a_reason};
use super::{ALL_AT_THE_TABLE, ARBITER, FieldKind, PLAYERS, PLAYERS_AND_ARBITER, ROW, Row, Topic};
use crate::{Act, ActKind, Change};

pub(super) const IRREGULAR: Row = Row { topic: Topic::Irregularities, who: PLAYERS_AND_ARBITER, ..ROW };
/// Somebody says that something is wrong.
pub(super) const NOTICE: Row = Row { tells_of_moves: true, ..IRREGULAR };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Complain,
        english: &["complain"],
        czech: &["reklamovat přestupek"],
        short: &["reklamace", "stížnost", "stěžovat si"],
        tries: |scene, attempt| {
            if scene.sees_irregularities() {
                attempt(Act::Complain);
            }
        },
        ..NOTICE
    },
    Row {
        kind: ActKind::Displace,
        who: ALL_AT_THE_TABLE,
        fields: &[required("changes", FieldKind::Changes)],
        english: &["displace {changes:d1-e1 e1-d1 f2-off}"],
        czech: &["posunout {changes:d1-e1 e1-d1 f2-pryč}"],
        tries: |scene, attempt| {
            let piece = scene.table.board.pieces().next().filter(|_| handles(scene));
            let gone = piece.map(|(square, _)| vec![Change { square, piece: None }]);
            gone.map(|changes| Act::Displace { changes }).into_iter().for_each(attempt);
        },
        ..IRREGULAR
    },
    Row {
        kind: ActKind::PutBack,
        who: ALL_AT_THE_TABLE,
        tells_of_moves: true,
        english: &["put the pieces back"],
        czech: &["vrátit figury na místo"],
        short: &["vrátit kameny na místo"],
        tries: |scene, attempt| {
            if handles(scene) {
                attempt(Act::PutBack);
            }
        },
        ..IRREGULAR
    },
    Row {
        kind: ActKind::LetStand,
        who: PLAYERS,
        tells_of_moves: true,
        english: &["let it stand"],
        czech: &["nechat to být"],
        tries: |scene, attempt| {
            if scene.over_the_board() && scene.table.regulations.rules().opponent_decides {
                attempt(Act::LetStand);
            }
        },
        ..IRREGULAR
    },
    Row {
        kind: ActKind::ProposeRestoring,
        who: PLAYERS,
        tells_of_moves: true,
        fields: &[required("to", FieldKind::Number)],
        english: &["propose to go back to {to:4} plies"],
        czech: &["navrhnout návrat k pozici po {to:4}. půltahu"],
        tries: |scene, attempt| {
            if scene.over_the_board() {
                let last = scene.table.plies.len().saturating_sub(1);
                attempt(Act::ProposeRestoring { to: u32::try_from(last).unwrap_or(u32::MAX) });
            }
        },
        ..IRREGULAR
    },
    Row {
        kind: ActKind::Restore,
        who: ARBITER,
        fields: &[
            required("to", FieldKind::Number),
            optional("white_ms", FieldKind::ClockTime),
            optional("black_ms", FieldKind::ClockTime),
            required("article", FieldKind::Article),
            required("note", FieldKind::Note),
        ],
        english: &[
            "restore {to:12} plies[ with {white_ms:40:00} and {black_ms:35:00}] by {article:FIDE 7.5}[ because {note:the sheets agree so far}]",
        ],
        czech: &[
            "vrátit pozici po {to:12}. půltahu[ s časy {white_ms:40:00} a {black_ms:35:00}] podle {article:FIDE 7.5}[, protože {note:až potud partiáře souhlasí}]",
        ],
        tries: |scene, attempt| {
            let (article, note) = (scene.article(), a_reason());
            attempt(Act::Restore { to: 0, white_ms: None, black_ms: None, article, note });
        },
        ..IRREGULAR
    },
];

/// Hands reach the pieces: those of players and assistants over the board, and the arbiter's.
fn handles(scene: &Scene<'_>) -> bool {
    scene.is_arbiter() || scene.in_reach().is_some()
}
