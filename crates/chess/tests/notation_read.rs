//! Moves read: lenient about signs, never guessing, and errors that help.

use partie_chess::notation::{Description, Expected, Letters, NotationError, Written};
use partie_chess::{Kind, Position, Square};

/// Rows of text and the move it means, or the beginning of the error.
#[track_caller]
fn check(fen: &str, letters: Letters, rows: &[(&str, &str)]) {
    let position: Position = fen.parse().unwrap();
    for (text, expected) in rows {
        let found = match position.read(text, letters) {
            Ok(m) => format!("{m:?}"),
            Err(error) => error.to_string(),
        };
        assert!(found.starts_with(expected), "{text:?} is {found:?} instead of {expected:?}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn fide_c_signs_may_be_missing_or_superfluous() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4KB1R w K - 0 1";
    check(
        fen,
        Letters::ENGLISH,
        &[
            ("exd5", "e4d5"),
            ("ed5", "e4d5"),
            ("e:d5", "e4d5"),
            ("e×d5", "e4d5"),
            ("ed5:", "e4d5"),
            ("e4d5", "e4d5"),
            ("e4xd5", "e4d5"),
            ("e4-d5", "e4d5"),
            ("xd5", "e4d5"),
            ("exd5+", "e4d5"),
            ("exd5#!?", "e4d5"),
            ("e5", "e4e5"),
            ("e5++", "e4e5"),
            ("e5†", "e4e5"),
            ("e5 +-", "e4e5"),
            ("e5-+", "e4e5"),
            ("e5 +/=", "e4e5"),
            ("e5 ±", "e4e5"),
            ("e5!!$1", "e4e5"),
            ("e5=", "e4e5"),
            ("e5 (=)", "e4e5"),
            ("Bxd3", "f1d3"),
            ("Bb5", "f1b5"),
            ("  Bb5+  ", "f1b5"),
            ("B-b5", "f1b5"),
            ("Bf1–b5", "f1b5"),
        ],
    );
}

#[test]
fn fide_c9_en_passant_may_be_marked_in_many_ways() {
    let fen = "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1";
    for text in
        ["exf6 e.p.", "exf6e.p.", "exf6 ep", "ef6 e. p.", "exf6 e.p", "exf6", "ef6", "exf6 e.p.+", "xf6 ep"]
    {
        check(fen, Letters::CZECH, &[(text, "e5f6")]);
    }
    check(fen, Letters::CZECH, &[("f6", "pawn to f6 is not legal here")]);
}

#[test]
fn fide_c12_promotions_may_be_written_in_many_ways() {
    let fen = "8/3P3k/8/8/8/8/8/K7 w - - 0 1";
    for text in ["d8Q", "d8=Q", "d8(Q)", "d8/Q", "d8q", "d8 = Q", "d7d8q", "d7-d8=Q!", "D8Q", "d8=♕"] {
        let letters = if text.contains('♕') { Letters::FIGURINES } else { Letters::ENGLISH };
        check(fen, letters, &[(text, "d7d8q")]);
    }
    check(
        fen,
        Letters::CZECH,
        &[("d8D", "d7d8q"), ("d8d", "d7d8q"), ("d8J", "d7d8n"), ("d8S", "d7d8b"), ("d8v", "d7d8r")],
    );
    check(
        fen,
        Letters::ENGLISH,
        &[
            ("d8b", "d7d8b"),
            ("d8", "the pawn is promoted on d8; name the new piece"),
            ("d8K", "column 3: the piece that the pawn becomes expected"),
            ("d8=", "the pawn is promoted on d8"),
            ("d8=D", "column 4: D is no piece in English; it is the queen in Czech, "),
            ("d8(Q", "column 5: nothing more is expected here"),
            ("d8QR", "column 4: nothing more is expected here"),
        ],
    );
}

#[test]
fn fide_c_castling_is_written_with_zeros_or_letters() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in ["0-0", "O-O", "o-o", "OO", "О-О", "0–0", "0-0!", "O-O+", "0-0 (=)", "e1g1", "e1h1"] {
        check(fen, Letters::CZECH, &[(text, "e1h1")]);
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "000", "0-0-0#", "e1c1", "e1a1"] {
        check(fen, Letters::CZECH, &[(text, "e1a1")]);
    }
    check(
        fen,
        Letters::CZECH,
        &[
            ("0", "column 1: castling is 0-0 or 0-0-0"),
            ("0-0-0-0", "column 1: castling is 0-0 or 0-0-0"),
            ("0-0-", "column 4: nothing more is expected here"),
            ("Kg1", "king to g1 is not legal here"),
        ],
    );
    check(START, Letters::CZECH, &[("0-0", "castling on the king's side is not legal here")]);
}

#[test]
fn fide_f3_castling_in_chess960_is_not_the_king_s_step() {
    // king f1, rook g1: the king's step to g1 is no move, castling is
    let fen = "4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1";
    check(
        fen,
        Letters::ENGLISH,
        &[("0-0", "f1g1"), ("0-0-0", "f1a1"), ("Kg1", "king to g1 is not legal here")],
    );
    // king f1, rook h1: the step to g1 is a step
    let fen = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";
    check(fen, Letters::ENGLISH, &[("0-0", "f1h1"), ("Kg1", "f1g1")]);
}

#[test]
fn fide_c10_squares_may_be_named_in_full() {
    for text in ["Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "nf3", "NF3", "ng1f3"] {
        check(START, Letters::ENGLISH, &[(text, "g1f3")]);
    }
    for text in ["e4", "e2e4", "e2-e4", "Pe4", "E4", "E2E4", "E2-E4"] {
        check(START, Letters::ENGLISH, &[(text, "e2e4")]);
    }
}

#[test]
fn fide_c10_two_readings_are_an_error_that_lists_both() {
    let position: Position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse().unwrap();
    let Err(NotationError::Ambiguous { kind, moves }) = position.read("Jf3", Letters::CZECH) else {
        panic!()
    };
    assert_eq!(kind, Kind::Knight);
    assert_eq!(moves.iter().map(|m| m.from()).collect::<Vec<_>>(), [Square::G1, Square::D2]);
    check(&position.fen(), Letters::CZECH, &[("Jf3", "2 legal moves fit: knight g1-f3, knight d2-f3")]);
}

#[test]
fn fide_c11_two_pawns_without_their_file() {
    let fen = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    check(
        fen,
        Letters::ENGLISH,
        &[
            ("xd5", "2 legal moves fit: pawn c4-d5, pawn e4-d5"),
            ("cxd5", "c4d5"),
            ("d5", "pawn to d5 is not legal here"),
        ],
    );
}

#[test]
fn a_small_b_is_a_file_and_a_capital_b_a_bishop() {
    let fen = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    check(
        fen,
        Letters::ENGLISH,
        &[
            ("bxc3", "b2c3"),
            ("Bxc3", "bishop to c3 is not legal here"),
            ("bc3", "b2c3"),
            ("B3", "column 1: files are written in lower case"),
            ("BXC3", "column 1: files are written in lower case"),
            ("BC3", "column 1: files are written in lower case"),
        ],
    );
}

#[test]
fn fide_c3_a_letter_of_another_language_is_pointed_out() {
    check(
        START,
        Letters::CZECH,
        &[
            ("Nf3", "column 1: N is no piece in Czech; it is the knight in English, the bishop in Romanian"),
            ("Крf3", "column 1: Кр is no piece in Czech; it is the king in Russian and Ukrainian"),
            ("♘f3", "column 1: ♘ is no piece in Czech; it is the knight in figurines"),
        ],
    );
    check(
        START,
        Letters::ENGLISH,
        &[
            ("Jf3", "column 1: J is no piece in English; it is the knight in Czech and Slovak"),
            ("Df3", "column 1: D is no piece in English; it is the queen in Czech, Slovak, German, "),
            ("Sf3", "column 1: S is no piece in English; it is the knight in German, Polish, "),
            ("Кf3", "column 1: К is no piece in English; it is the knight in Russian and Ukrainian"),
        ],
    );
}

#[test]
fn fide_c3_a_letter_that_means_another_piece_elsewhere_is_pointed_out() {
    let Err(NotationError::Illegal { description, reasons, elsewhere }) =
        Position::start().read("Sf3", Letters::CZECH)
    else {
        panic!()
    };
    let Description::Piece(written) = description else { panic!() };
    assert_eq!((written.kind, written.to), (Some(Kind::Bishop), Square::F3));
    let articles: Vec<String> = reasons.iter().map(|reason| reason.article().to_string()).collect();
    assert_eq!(articles, ["FIDE 3.2", "FIDE 3.2"], "neither bishop goes that way");
    assert!(elsewhere.contains(&(Letters::GERMAN, Kind::Knight)));
    let text = Position::start().read("Sf3", Letters::CZECH).unwrap_err().to_string();
    assert!(text.contains("; it is the knight in German"), "{text}");
}

#[test]
fn an_illegal_move_comes_with_the_reason() {
    // the knight that could go there but for its pin, not the other one
    let position: Position = "4k3/8/8/8/1b6/2N5/8/N3K3 w - - 0 1".parse().unwrap();
    assert_eq!(
        position.read("Ne2", Letters::ENGLISH).unwrap_err().to_string(),
        "knight to e2 is not legal here: the knight on c3 is pinned: it shields the king from the bishop on b4 \
         (FIDE 3.9)"
    );
}

#[test]
fn what_is_not_a_move_is_told_with_its_place() {
    check(
        START,
        Letters::ENGLISH,
        &[
            ("", "column 1: a piece, a square or castling expected"),
            ("   ", "column 4: a piece, a square or castling expected"),
            ("hello", "column 3: a rank from 1 to 8 expected"),
            ("Nf9", "column 3: a rank from 1 to 8 expected"),
            ("N", "column 2: a file from a to h expected"),
            ("Ni3", "column 2: a file from a to h expected"),
            ("Nx", "column 3: a file from a to h expected"),
            ("e4 e5", "column 4: nothing more is expected here"),
            ("e4-", "column 3: nothing more is expected here"),
            ("ještě", "column 1: a piece"),
            ("--", "a null move is not a move"),
            ("0000", "a null move is not a move"),
            ("Z0", "a null move is not a move"),
            ("(=)", "column 1: a piece"),
            ("e2e9", "column 3: nothing more is expected here"),
        ],
    );
}

#[test]
fn fide_c13_a_draw_offer_is_kept() {
    for text in ["Jf3 (=)", "Jf3(=)", "Jf3+ (=)", "0-0 (=)"] {
        assert!(Written::read(text, Letters::CZECH).unwrap().draw_offer);
    }
    for text in ["Jf3", "e4=", "e8=D"] {
        assert!(!Written::read(text, Letters::CZECH).unwrap().draw_offer);
    }
}

#[test]
fn uci_is_read_with_either_castling() {
    let standard: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    assert_eq!(standard.read_uci("e1g1"), standard.read_uci("e1h1"));
    assert_eq!(standard.read_uci("e1c1"), standard.read_uci("e1a1"));

    // In Chess960 the king's step to the g-file or c-file is never castling.
    let step: Position = "1k6/8/8/8/8/8/8/1K3R1R w H - 0 1".parse().unwrap();
    assert!(!step.read_uci("b1c1").unwrap().is_castling());
    let castling: Position = "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1".parse().unwrap();
    assert!(!castling.read_uci("f1g1").unwrap().is_castling());
    assert!(castling.read_uci("f1h1").unwrap().is_castling());
    assert!(castling.read_uci("f1c1").unwrap().is_castling());
    let stays: Position = "4k3/8/8/8/8/8/8/6KR w H - 0 1".parse().unwrap();
    assert!(stays.read_uci("g1h1").unwrap().is_castling());
    assert!(matches!(stays.read_uci("g1g1"), Err(NotationError::Illegal { .. })));
}

#[test]
fn uci_errors() {
    let start = Position::start();
    let unreadable = |column, expected| Err(NotationError::Unreadable { column, expected });
    assert_eq!(start.read_uci("0000"), Err(NotationError::NullMove));
    assert_eq!(start.read_uci(""), unreadable(1, Expected::File));
    assert_eq!(start.read_uci("e2-e4"), unreadable(3, Expected::File));
    assert_eq!(start.read_uci("e2e9"), unreadable(4, Expected::Rank));
    assert_eq!(start.read_uci("e7e8k"), unreadable(5, Expected::PromotionPiece));
    assert_eq!(start.read_uci("e7e8qq"), unreadable(6, Expected::End));
    assert!(matches!(start.read_uci("e2e5"), Err(NotationError::Illegal { .. })));
    assert!(matches!(start.read_uci("e7e5"), Err(NotationError::Illegal { .. })));
    let promotion: Position = "8/3P3k/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    assert_eq!(promotion.read_uci("d7d8"), Err(NotationError::PromotionMissing { to: Square::D8 }));
}
