//! Moves announced and heard: FIDE E2.1.

use partie_chess::Position;
use partie_chess::notation::{Expected, NotationError, Speech};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Announces a move in FIDE's words, in Czech and in English, and hears each back.
#[track_caller]
fn check(fen: &str, uci: &str, announcements: [&str; 3]) {
    let position: Position = fen.parse().unwrap();
    let m = position.read_uci(uci).unwrap();
    for (speech, expected) in Speech::ALL.into_iter().zip(announcements) {
        assert_eq!(position.announce(m, speech), expected);
        assert_eq!(position.hear(expected, speech), Ok(m), "{expected}");
    }
}

#[test]
fn fide_e2_1_files_and_ranks_have_names() {
    let rows = [
        ("a2a3", "Bauer Anna zwei Anna drei"),
        ("b2b4", "Bauer Bella zwei Bella vier"),
        ("c2c3", "Bauer Cesar zwei Cesar drei"),
        ("d2d4", "Bauer David zwei David vier"),
        ("e2e4", "Bauer Eva zwei Eva vier"),
        ("f2f3", "Bauer Felix zwei Felix drei"),
        ("g1f3", "Springer Gustav eins Felix drei"),
        ("h2h4", "Bauer Hector zwei Hector vier"),
    ];
    let start = Position::start();
    for (uci, announcement) in rows {
        assert_eq!(start.announce(start.read_uci(uci).unwrap(), Speech::Fide), announcement);
    }
    let rook: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    for (uci, rank) in [("a1a5", "fuenf"), ("a1a6", "sechs"), ("a1a7", "sieben")] {
        assert_eq!(
            rook.announce(rook.read_uci(uci).unwrap(), Speech::Fide),
            format!("Turm Anna eins Anna {rank}")
        );
    }
    assert_eq!(
        rook.announce(rook.read_uci("a1a8").unwrap(), Speech::Fide),
        "Turm Anna eins Anna acht, Schach"
    );
}

#[test]
fn fide_e2_1_pieces_have_names() {
    let fen = "4k3/8/8/8/8/8/4P3/RNBQK3 w - - 0 1";
    check(fen, "a1a3", ["Turm Anna eins Anna drei", "věž a jedna na a tři", "rook a1 to a3"]);
    check(fen, "b1c3", ["Springer Bella eins Cesar drei", "jezdec b jedna na c tři", "knight b1 to c3"]);
    check(fen, "c1g5", ["Laeufer Cesar eins Gustav fuenf", "střelec c jedna na g pět", "bishop c1 to g5"]);
    check(fen, "d1d2", ["Dame David eins David zwei", "dáma d jedna na d dva", "queen d1 to d2"]);
    check(fen, "e1f2", ["Koenig Eva eins Felix zwei", "král e jedna na f dva", "king e1 to f2"]);
    check(fen, "e2e4", ["Bauer Eva zwei Eva vier", "pěšec e dva na e čtyři", "pawn e2 to e4"]);
}

#[test]
fn fide_e2_1_castling_is_announced_by_its_length() {
    check(CASTLING, "e1h1", ["Kurze Rochade", "malá rošáda", "castles kingside"]);
    check(CASTLING, "e1a1", ["Lange Rochade", "velká rošáda", "castles queenside"]);
}

#[test]
fn fide_e2_1_the_new_piece_is_announced() {
    let fen = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
    check(
        fen,
        "e7e8q",
        [
            "Bauer Eva sieben Eva acht Dame, Schach",
            "pěšec e sedm na e osm, proměna v dámu, šach",
            "pawn e7 to e8, promotes to queen, check",
        ],
    );
    check(
        fen,
        "e7d8n",
        [
            "Bauer Eva sieben schlaegt David acht Springer",
            "pěšec e sedm bere na d osm, proměna v jezdce",
            "pawn e7 takes d8, promotes to knight",
        ],
    );
    check(
        fen,
        "e7e8b",
        [
            "Bauer Eva sieben Eva acht Laeufer",
            "pěšec e sedm na e osm, proměna ve střelce",
            "pawn e7 to e8, promotes to bishop",
        ],
    );
    check(
        fen,
        "e7d8r",
        [
            "Bauer Eva sieben schlaegt David acht Turm, Schach",
            "pěšec e sedm bere na d osm, proměna ve věž, šach",
            "pawn e7 takes d8, promotes to rook, check",
        ],
    );
}

#[test]
fn fide_e2_1_captures_check_and_mate_are_announced() {
    check(
        "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1",
        "e5f6",
        [
            "Bauer Eva fuenf schlaegt Felix sechs en passant",
            "pěšec e pět bere na f šest mimochodem",
            "pawn e5 takes f6 en passant",
        ],
    );
    check(
        "4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1",
        "g1e2",
        ["Springer Gustav eins schlaegt Eva zwei", "jezdec g jedna bere na e dva", "knight g1 takes e2"],
    );
    check(
        "4k3/7R/8/8/8/8/8/R3K3 w - - 0 1",
        "a1a8",
        ["Turm Anna eins Anna acht, Matt", "věž a jedna na a osm, mat", "rook a1 to a8, checkmate"],
    );
}

#[test]
fn fide_e2_1_hearing_is_tolerant() {
    let rows = [
        (START, "g1f3", Speech::Fide, "SPRINGER GUSTAV EINS FELIX DREI"),
        (START, "g1f3", Speech::Fide, "Springer von G1 nach F3"),
        (START, "g1f3", Speech::Fide, "springer felix drei"),
        (START, "g1f3", Speech::Czech, "jezdec g1 na f3"),
        (START, "g1f3", Speech::Czech, "Jezdec z Gé jedna na eF tři."),
        (START, "g1f3", Speech::Czech, "kůň gustav jedna felix tri"),
        (START, "e2e4", Speech::Czech, "e ctyri"),
        (START, "e2e4", Speech::Czech, "pešec e dvě e čtyři"),
        (START, "g1f3", Speech::English, "Knight to f3"),
        (START, "g1f3", Speech::English, "knight from Gustav one to Felix three"),
        (START, "e2e4", Speech::English, "e four"),
        (CASTLING, "e1h1", Speech::English, "castle king's side"),
        (CASTLING, "e1a1", Speech::English, "Queen side castling"),
        (CASTLING, "e1a1", Speech::English, "castles long"),
        (CASTLING, "e1h1", Speech::Czech, "krátká rosada"),
        (CASTLING, "e1a1", Speech::Czech, "VELKÁ ROŠÁDA"),
        (CASTLING, "e1a1", Speech::Fide, "Große Rochade"),
        (CASTLING, "e1f1", Speech::Fide, "König Felix eins"),
        (CASTLING, "e1f1", Speech::Fide, "Koening Felix eins"),
        (CASTLING, "e1f1", Speech::Fide, "konig f 1"),
        ("4k3/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3g5", Speech::Fide, "Läufer Gustav fünf"),
        ("4k3/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3g5", Speech::Fide, "Laufer gustav funf"),
        ("4k3/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3g5", Speech::Fide, "La\u{308}ufer Gustav fu\u{308}nf"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", Speech::English, "e takes d five"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", Speech::English, "pawn takes d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", Speech::Czech, "e bere d pet"),
    ];
    for (fen, uci, speech, words) in rows {
        let position: Position = fen.parse().unwrap();
        assert_eq!(position.hear(words, speech), position.read_uci(uci), "{words}");
    }
}

#[test]
fn fide_e2_1_what_is_not_an_announcement() {
    let start = Position::start();
    let unreadable = |column, expected| Err(NotationError::Unreadable { column, expected });
    let rows = [
        ("", 1, Expected::Move),
        ("knight", 7, Expected::File),
        ("knight f", 9, Expected::Rank),
        ("knight banana 3", 8, Expected::Word),
        ("knight knight f3", 8, Expected::File),
        ("knight g1 f3 queen queen", 20, Expected::End),
        ("knight g1 f3 king", 14, Expected::PromotionPiece),
        ("knight g1 f3 e5", 14, Expected::Rank),
        ("knight 1 2", 10, Expected::File),
        ("castles", 8, Expected::CastlingSide),
        ("castles short long", 15, Expected::CastlingSide),
        ("long", 5, Expected::Castling),
        ("knight f3 castles long", 23, Expected::Castling),
        ("knight castles long", 20, Expected::CastlingSide),
        ("queen castles short", 20, Expected::CastlingSide),
        ("knight g1 takes", 16, Expected::File),
    ];
    for (words, column, expected) in rows {
        assert_eq!(start.hear(words, Speech::English), unreadable(column, expected), "{words}");
    }
    let knights: Position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse().unwrap();
    assert!(matches!(
        knights.hear("Springer Felix drei", Speech::Fide),
        Err(NotationError::Ambiguous { .. })
    ));
    assert!(matches!(start.hear("dáma h pět", Speech::Czech), Err(NotationError::Illegal { .. })));
}
