//! Moves, and what hands do to the pieces over the board.

use super::field::{optional, required};
use super::{FieldKind, PLAYERS, PLAYERS_AND_ASSISTANTS, ROW, Row, Topic};
use crate::{Act, ActKind, Kind, Manner, Move, Why};

/// What these rows have in common.
const HANDS: Row = Row { topic: Topic::Moves, who: PLAYERS_AND_ASSISTANTS, tells_of_moves: true, ..ROW };

pub(super) const ROWS: &[Row] = &[
    Row {
        kind: ActKind::Move,
        fields: &[
            required("move", FieldKind::Move),
            optional("offer", FieldKind::Flag),
            optional("lag_ms", FieldKind::Lag),
        ],
        english: &["move {move:Nf3}[ and offer* a draw{offer=true}]"],
        czech: &["táhnout {move:Jf3}[ a nabídnout remízu{offer=true}]"],
        script: &["move {move:Nf3}[ and offer* a draw{offer=true}] with lag {lag_ms:0.5}"],
        shorthand: |_| Some(Why::MakeItByHand),
        // Which one does not matter: whether a move is legal is not asked then.
        tries: |scene, attempt| {
            let own = scene.own_square().map(|square| Move::new(square, square));
            own.map(Act::moving).into_iter().for_each(attempt);
        },
        ..HANDS
    },
    Row {
        kind: ActKind::Touch,
        fields: &[required("squares", FieldKind::Squares), optional("manner", FieldKind::Manner)],
        english: &[
            "touch {squares:e1 h1}",
            "touch {squares:e1 and h1} together{manner=together}",
            "touch {squares:g1} perhaps by accident{manner=unclear}",
            "touch {squares:g1} by accident{manner=accidental}",
            "adjust {squares:g1}{manner=adjusting}",
            "feel {squares:e4 d5}{manner=feeling}",
        ],
        czech: &[
            "dotknout se {squares:e1 h1}",
            "dotknout se {squares:e1 a h1} najednou{manner=together}",
            "dotknout se {squares:g1} možná omylem{manner=unclear}",
            "dotknout se {squares:g1} omylem{manner=accidental}",
            "opravit {squares:g1}{manner=adjusting}",
            "ohmatat {squares:e4 d5}{manner=feeling}",
        ],
        short: &[
            "dotek {squares:g1}",
            "opravuji {squares:g1}{manner=adjusting}",
            "rovnám {squares:g1}{manner=adjusting}",
            "upravit {squares:g1}{manner=adjusting}",
        ],
        tries: |scene, attempt| {
            let touch = |square| Act::Touch { squares: vec![square], manner: Manner::Deliberate };
            scene.in_reach().map(touch).into_iter().for_each(attempt);
        },
        ..HANDS
    },
    Row {
        kind: ActKind::Release,
        fields: &[required("path", FieldKind::Path)],
        english: &["release {path:e2-e4}"],
        czech: &["položit {path:e2-e4}"],
        short: &["tah {path:e2-e4}"],
        tries: |scene, attempt| {
            let release = |square| Act::Release { path: Move::new(square, square) };
            scene.in_reach().map(release).into_iter().for_each(attempt);
        },
        ..HANDS
    },
    Row {
        kind: ActKind::Put,
        fields: &[
            required("kind", FieldKind::Piece),
            required("square", FieldKind::Square),
            optional("colour", FieldKind::Colour),
        ],
        english: &["put {kind:a queen} on {square:e8}[ of {colour:black}]"],
        czech: &["postavit {kind:dámu} na {square:e8}[ {colour:černého}]"],
        short: &["put {kind:queen} {square:e8}", "postavit {kind:dámu} {square:e8}"],
        tries: |scene, attempt| {
            let kind = if scene.is_draughts() { Kind::King } else { Kind::Queen };
            scene
                .in_reach()
                .map(|square| Act::Put { kind, square, colour: None })
                .into_iter()
                .for_each(attempt);
        },
        ..HANDS
    },
    Row {
        kind: ActKind::DeclareCastling,
        english: &["declare castling"],
        czech: &["ohlásit rošádu"],
        tries: |scene, attempt| {
            if scene.is_chess960() {
                scene.in_reach().map(|_| Act::DeclareCastling).into_iter().for_each(attempt);
            }
        },
        ..HANDS
    },
    Row {
        kind: ActKind::LetGo,
        english: &["let go"],
        czech: &["pustit"],
        short: &["go"],
        tries: |scene, attempt| scene.in_reach().map(|_| Act::LetGo).into_iter().for_each(attempt),
        ..HANDS
    },
    Row {
        kind: ActKind::TakeOff,
        fields: &[required("square", FieldKind::Square)],
        english: &["take off {square:d5}"],
        czech: &["odebrat {square:d5}"],
        short: &["off {square:d5}", "take {square:d5}"],
        tries: |scene, attempt| {
            scene.in_reach().map(|square| Act::TakeOff { square }).into_iter().for_each(attempt);
        },
        ..HANDS
    },
    Row {
        kind: ActKind::Crown,
        who: PLAYERS,
        fields: &[required("square", FieldKind::Square)],
        english: &["crown {square:d8}"],
        czech: &["korunovat {square:d8}"],
        tries: |scene, attempt| {
            let crowns = scene.table.regulations.rules().kings_are_crowned;
            let new_king = || scene.table.uncrowned().first().map(|king| king.square);
            let square = scene.in_reach().filter(|_| crowns).map(|own| new_king().unwrap_or(own));
            square.map(|square| Act::Crown { square }).into_iter().for_each(attempt);
        },
        hopeless: |table| !table.has_kings_to_crown(),
        ..HANDS
    },
    Row {
        kind: ActKind::UseBothHands,
        english: &["use both hands"],
        czech: &["táhnout oběma rukama"],
        tries: |scene, attempt| scene.in_reach().map(|_| Act::UseBothHands).into_iter().for_each(attempt),
        ..HANDS
    },
];
