//! What is wrong with a game, where, and how reading goes on.

use partie_chess::pgn::{MAX_DEPTH, games};

/// The first error of a file.
#[track_caller]
fn error(file: &[u8]) -> String {
    let error = games(file).find_map(Result::err);
    error.unwrap_or_else(|| panic!("no error in {}", String::from_utf8_lossy(file))).to_string()
}

#[test]
fn errors_name_the_place_what_was_found_and_what_expected() {
    for (file, expected) in [
        (
            "1. e4 e5\n2. Ke3 *",
            "game 1, line 2, column 4: a legal move of White expected as move 2, not \"Ke3\": \
             king to e3 is not legal here: a king goes one square, unless it castles (FIDE 3.8a)",
        ),
        (
            "1. e4 e5 2. Nf9 *",
            "game 1, line 1, column 15: a legal move of White expected as move 2, not \"Nf9\": \
             a rank from 1 to 8 expected",
        ),
        (
            "1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
            "game 1, line 1, column 24: a legal move of White expected as move 3, not \"Nd2\": \
             2 legal moves fit: knight b1-d2, knight f3-d2",
        ),
        (
            "1. e4 -- *",
            "game 1, line 1, column 7: a legal move of Black expected as move 1, not \"--\": \
             a null move is not a move: the players move alternately",
        ),
        ("1. e4 {never", "game 1, line 1, column 7: this comment is not closed with }"),
        ("1. e4 (1. d4\nd5", "game 1, line 1, column 7: this variation is not closed with )"),
        ("1. e4 (1. d4 *\n\n[Event \"x\"]", "game 1, line 1, column 7: this variation is not closed with )"),
        ("1. e4 e5) *", "game 1, line 1, column 9: no variation is open that ) could close"),
        ("(1. e4) *", "game 1, line 1, column 1: a variation needs a move before it that it replaces"),
        (
            "1. e4 ((1. d4)) *",
            "game 1, line 1, column 8: a variation needs a move before it that it replaces",
        ),
        ("1. e4 $ e5 *", "game 1, line 1, column 7: a number from 0 to 255 expected after $"),
        ("1. e4 $256 *", "game 1, line 1, column 7: a number from 0 to 255 expected after $"),
        (
            "1. é4 e5 *",
            "game 1, line 1, column 4: a legal move of White expected as move 1, not \"é4\": \
             a piece, a square or castling expected",
        ),
        (
            "1. e4 é \"e5 *",
            "game 1, line 1, column 7: a legal move of Black expected as move 1, not \"é\": \
             a piece, a square or castling expected",
        ),
        (
            "1. e4 {é} \"e5 *",
            "game 1, line 1, column 11: a move, a comment, a variation or the outcome expected, not '\"'",
        ),
        (
            "1. e4 \0 e5 *",
            "game 1, line 1, column 7: a move, a comment, a variation or the outcome expected, not '\\0'",
        ),
        (
            "1. e4 %no line start",
            "game 1, line 1, column 7: a move, a comment, a variation or the outcome expected, not '%'",
        ),
        ("[White Anna]", "game 1, line 1, column 8: the tag's value in quotation marks expected, not 'A'"),
        (
            "[\"Anna\"]",
            "game 1, line 1, column 2: the name of a tag in letters, digits and _ expected, not '\"'",
        ),
        (
            "[White \"Anna]\n[Black \"B\"]",
            "game 1, line 1, column 14: the quotation mark after the tag's value expected, not '\\n'",
        ),
        (
            "[White \"Anna\\",
            "game 1, line 1, column 14: the quotation mark after the tag's value expected, but the file ends",
        ),
        ("[White \"The \"best\"\"]", "game 1, line 1, column 14: ] after the tag's value expected, not 'b'"),
        ("[White \"Anna\"\n", "game 1, line 1, column 14: ] after the tag's value expected, not '\\n'"),
        (
            "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2x w - - 0 1\"]\n\n*",
            "game 1, line 2, column 26: no possible position: \
             a piece (KQRBNP or kqrbnp), a digit from 1 to 8 or / expected, not 'x'",
        ),
        (
            "[Variant \"Atomic\"]\n\n1. e4 *",
            "game 1, line 1, column 11: the rules of \"Atomic\" are not known here, \
             only those of chess and Chess960",
        ),
    ] {
        assert_eq!(error(file.as_bytes()), expected, "{file}");
    }
}

#[test]
fn a_foreign_letter_is_pointed_out() {
    let error = error(b"1. e4 e5 2. Jf3 *");
    let expected = "game 1, line 1, column 13: a legal move of White expected as move 2, not \"Jf3\": \
                    J is no piece in English; it is the knight in Czech";
    assert!(error.starts_with(expected), "{error}");
}

#[test]
fn reading_goes_on_with_the_next_game() {
    let broken: [&[u8]; 10] = [
        b"[Event \"broken\"]\n[White \"x\"]\n\n1. e4 e4 2. Nf3\n[%clk 1:00] 3. d4 *",
        b"[Event \"broken\"]\n[White \"x]\n[Black \"y\"]\n\n1. e4 e5 1-0",
        b"[Event broken]\n[White \"x\"]\n\n1. e4 e5 1-0",
        b"[Event \"broken\"]\n\n1. e4 {never closed e5 1-0",
        b"[Event \"broken\"]\n\n1. e4 (1. d4 e5 1-0",
        b"[Event \"broken\"]\n\n1. e4 ) e5 1-0",
        b"[Event \"broken\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 e5 1-0",
        b"[Event \"broken\"]\n\n1. e4 \x00\xff\x80\x01 e5 1-0",
        b"Once upon a time there was a game.",
        b"1. e4 e5 2. Ke3 and so on {",
    ];
    for broken in broken {
        for line_end in ["\n", "\r\n", "\r"] {
            let good = "[Event \"good\"]\n\n1. d4 {fine} d5 1/2-1/2\n\n".as_bytes();
            let file: Vec<u8> = [good, broken, b"\n\n", good, good].concat();
            let file: Vec<u8> = file
                .iter()
                .flat_map(
                    |byte| if *byte == b'\n' { line_end.as_bytes() } else { core::slice::from_ref(byte) },
                )
                .copied()
                .collect();
            let read: Vec<_> = games(&file).map(|game| game.is_ok()).collect();
            assert_eq!(read, [true, false, true, true], "{:?}", String::from_utf8_lossy(&file));
            assert_eq!(games(&file).find_map(Result::err).unwrap().game, 2);
        }
    }
}

#[test]
fn a_game_right_after_a_broken_one_is_read_without_a_blank_line() {
    let read: Vec<_> =
        games(b"[Event \"a\"]\n1. e5 *\n[Site \"b\"]\n1. d4 *").map(|game| game.is_ok()).collect();
    assert_eq!(read, [false, true]);
}

#[test]
fn nesting_has_a_limit() {
    let nested = |depth: usize| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    assert!(games(nested(MAX_DEPTH).as_bytes()).all(|game| game.is_ok()));
    assert!(error(nested(MAX_DEPTH + 1).as_bytes()).ends_with("variations are nested more than 200 deep"));
    error(format!("1. e4 {}", "(1. d4 ".repeat(100_000)).as_bytes());
    error("(".repeat(1_000_000).as_bytes());
}

#[test]
fn places_of_many_errors_are_found_in_one_pass() {
    let file = "[Event \"x\"]\n\n1. e5 *\n\n".repeat(20_000);
    let lines: Vec<usize> = games(file.as_bytes()).map(|game| game.unwrap_err().line).collect();
    assert!(lines.iter().enumerate().all(|(index, &line)| line == 4 * index + 3));
    assert_eq!(lines.len(), 20_000);
}
