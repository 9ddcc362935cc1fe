//! Moves written down: FIDE appendix C, article by article.

use partie_chess::notation::{Letters, Notation, Style};
use partie_chess::{Move, Position, Square};

/// All legal moves to a square, in Czech as on a scoresheet.
fn czech_to(fen: &str, to: Square) -> Vec<String> {
    let position: Position = fen.parse().unwrap();
    let mut written: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|m| m.king_goes_to() == to)
        .map(|&m| position.notation(m, Notation::CZECH).to_string())
        .collect();
    written.sort();
    written
}

fn one(fen: &str, uci: &str) -> (Position, Move) {
    let position: Position = fen.parse().unwrap();
    (position, position.read_uci(uci).unwrap())
}

#[track_caller]
fn check(fen: &str, uci: &str, fide: &str, pgn: &str) {
    let (position, m) = one(fen, uci);
    let german_pgn = Notation { letters: Letters::GERMAN, style: Style::Pgn };
    assert_eq!(position.notation(m, Notation::CZECH).as_str(), fide);
    assert_eq!(position.notation(m, german_pgn).as_str(), pgn);
}

#[test]
fn fide_c2_a_piece_is_its_capital_first_letter() {
    let fen = "4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1";
    for (uci, czech) in [("e1e2", "Ke2"), ("d1d2", "Dd2"), ("a1a2", "Va2"), ("c1d2", "Sd2"), ("b1a3", "Ja3")]
    {
        let (position, m) = one(fen, uci);
        assert_eq!(position.notation(m, Notation::CZECH).as_str(), czech);
    }
}

#[test]
fn fide_c3_every_language_has_its_letters() {
    // knight, bishop, rook, queen, king
    let rows = [
        ("en", "N B R Q K"),
        ("cs", "J S V D K"),
        ("sk", "J S V D K"),
        ("de", "S L T D K"),
        ("fr", "C F T D R"),
        ("nl", "P L T D K"),
        ("pl", "S G W H K"),
        ("es", "C A T D R"),
        ("it", "C A T D R"),
        ("hu", "H F B V K"),
        ("ru", "К С Л Ф Кр"),
        ("figurine", "♘ ♗ ♖ ♕ ♔"),
    ];
    let position: Position = "4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1".parse().unwrap();
    for (tag, expected) in rows {
        let notation = Notation { letters: Letters::of(tag).unwrap(), style: Style::Fide };
        let letters = ["b1a3", "c1d2", "a1a2", "d1d2", "e1e2"].map(|uci| {
            let m = position.read_uci(uci).unwrap();
            let text = position.notation(m, notation);
            text.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase()).to_owned()
        });
        assert_eq!(letters.join(" "), expected, "{tag}");
    }
}

#[test]
fn fide_c4_a_pawn_has_no_letter() {
    for (uci, text) in [("e2e4", "e4"), ("d2d4", "d4"), ("a2a3", "a3")] {
        let start = Position::start();
        for letters in Letters::ALL {
            let notation = Notation { letters, style: Style::Fide };
            assert_eq!(start.notation(start.read_uci(uci).unwrap(), notation).as_str(), text);
        }
    }
}

#[test]
fn fide_c8_letter_and_target_square_without_a_hyphen() {
    check("4k3/8/8/8/8/2B5/8/4K3 w - - 0 1", "c3e5", "Se5", "Le5");
    check("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", "Jf3", "Sf3");
    check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1d1", "Vd1", "Td1");
    check("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e5", "e5", "e5");
}

#[test]
fn fide_c9_a_capture_has_an_x_and_a_pawn_its_file() {
    check("4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 1", "c3e5", "Sxe5", "Lxe5");
    check("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "g1f3", "Jxf3", "Sxf3");
    check("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", "d4e5", "dxe5", "dxe5");
    check("4k3/8/8/8/8/5p2/6P1/4K3 w - - 0 1", "g2f3", "gxf3", "gxf3");
}

#[test]
fn fide_c9_en_passant_names_the_square_where_the_pawn_ends() {
    check("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1", "e5f6", "exf6 e.p.", "exf6");
    check("8/6k1/8/4Pp2/8/8/8/4K3 w - f6 0 1", "e5f6", "exf6+ e.p.", "exf6+");
}

#[test]
fn fide_c10_1_on_one_rank_the_file_tells_the_pieces_apart() {
    assert_eq!(czech_to("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", Square::F1), ["Kf1", "Vf1"]);
    assert_eq!(czech_to("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", Square::D1), ["Kd1", "Vad1", "Vhd1"]);
    // the example: knights on g1 and d2
    assert_eq!(czech_to("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", Square::F3), ["Jdf3", "Jgf3"]);
    assert_eq!(czech_to("4k3/8/8/8/8/5p2/3N4/4K1N1 w - - 0 1", Square::F3), ["Jdxf3", "Jgxf3"]);
}

#[test]
fn fide_c10_2_on_one_file_the_rank_tells_the_pieces_apart() {
    assert_eq!(czech_to("4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", Square::F3), ["J1f3", "J5f3"]);
    assert_eq!(czech_to("4k3/8/8/6N1/8/5p2/8/4K1N1 w - - 0 1", Square::F3), ["J1xf3", "J5xf3"]);
}

#[test]
fn fide_c10_3_otherwise_the_file_is_preferred() {
    assert_eq!(czech_to("4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", Square::F3), ["Jdf3", "Jhf3"]);
    assert_eq!(czech_to("4k3/8/8/8/3N4/5p2/7N/4K3 w - - 0 1", Square::F3), ["Jdxf3", "Jhxf3"]);
}

#[test]
fn fide_c10_three_pieces_may_need_file_and_rank() {
    let queens = "7k/8/8/8/Q1Q5/8/Q7/7K w - - 0 1";
    assert_eq!(czech_to(queens, Square::C2), ["D2c2", "Da4c2", "Dcc2"]);
}

#[test]
fn fide_c10_only_pieces_that_can_legally_move_count() {
    // the knight on c3 is pinned by the bishop
    assert_eq!(czech_to("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", Square::E2), ["Je2", "Ke2"]);
    // the rook on e4 is pinned to its file
    assert_eq!(czech_to("k3r3/8/8/8/4R2R/8/8/4K3 w - - 0 1", Square::G4), ["Vg4"]);
}

#[test]
fn fide_c11_two_pawns_that_can_take_the_same_piece() {
    assert_eq!(czech_to("4k3/8/8/3r4/2P1P3/8/8/4K3 w - - 0 1", Square::D5), ["cxd5", "exd5"]);
}

#[test]
fn fide_c12_the_new_piece_follows_the_pawn() {
    check("8/3P3k/8/8/8/8/8/K7 w - - 0 1", "d7d8q", "d8D", "d8=D");
    check("8/k4P2/8/8/8/8/8/K7 w - - 0 1", "f7f8n", "f8J", "f8=S");
    check("8/8/8/8/8/8/1p6/k3K3 b - - 0 1", "b2b1b", "b1S", "b1=L");
    check("k7/8/8/8/8/8/4K1p1/8 b - - 0 1", "g2g1r", "g1V", "g1=T");
    check("2r4k/3P4/8/8/8/8/8/K7 w - - 0 1", "d7c8q", "dxc8D+", "dxc8=D+");
}

#[test]
fn fide_c13_a_draw_offer_is_an_equals_sign_in_brackets() {
    let (start, m) = one("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3");
    assert_eq!(start.notation(m, Notation::CZECH).with_draw_offer().as_str(), "Jf3(=)");
}

#[test]
fn fide_c_abbreviations() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(castling, "e1h1", "0-0", "O-O");
    check(castling, "e1a1", "0-0-0", "O-O-O");
    check("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "0-0+", "O-O+");
    check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Va8+", "Ta8+");
    // of the two signs for mate, ++ and #, we write the second, which cannot be mistaken for a double check
    check("4k3/7R/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Va8#", "Ta8#");
    check("3k4/8/8/8/8/8/3N4/3RK3 w - - 0 1", "d2e4", "Je4+", "Se4+");
}

/// The sample game of appendix C.
const SAMPLE_GAME: &str = "d4 Jf6 c4 e6 Jc3 Sb4 Sd2 0-0 e4 d5 exd5 exd5 cxd5 Sxc3 Sxc3 Jxd5 Jf3 b6 Db3 Jxc3 \
                           bxc3 c5 Se2 cxd4 Jxd4 Ve8 0-0 Jd7 a4 Jc5 Db4 Sb7 a5";

#[test]
fn fide_c_the_sample_game_is_read_and_written_back() {
    let mut position = Position::start();
    for text in SAMPLE_GAME.split_whitespace() {
        let m = position.read(text, Letters::CZECH).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.notation(m, Notation::CZECH).as_str(), text);
        position = position.play(m);
    }
    assert_eq!(position.fen(), "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17");
}

#[test]
fn long_algebraic_names_both_squares() {
    let rows = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "Jg1-f3", "Ng1-f3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "e2-e4", "e2-e4"),
        ("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "e7xd8D+", "e7xd8=Q+"),
        ("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1", "e5f6", "e5xf6 e.p.", "e5xf6"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "0-0", "O-O"),
    ];
    for (fen, uci, czech, english) in rows {
        let (position, m) = one(fen, uci);
        assert_eq!(position.long_algebraic(m, Notation::CZECH).as_str(), czech);
        assert_eq!(position.long_algebraic(m, Notation::PGN).as_str(), english);
        assert_eq!(position.read(czech, Letters::CZECH), Ok(m));
    }
}
