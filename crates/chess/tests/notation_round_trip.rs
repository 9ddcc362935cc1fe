//! Whatever is written is read back, in positions of random games; and no text makes a reader panic.

use partie_chess::chess960::{Number, start_position};
use partie_chess::notation::{Letters, Notation, Speech, Style, UciCastling};
use partie_chess::{Move, Position};
use proptest::prelude::*;

/// The position after so many random moves, or where the game ended before.
fn play(start: Position, choices: &[usize]) -> Position {
    let mut position = start;
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[choice % moves.len()]);
    }
    position
}

fn positions() -> impl Strategy<Value = Position> {
    let standard = Just(Position::start());
    let chess960 = (0..960u16).prop_map(|number| start_position(Number::new(number).unwrap()));
    let crowded = prop::sample::select(vec![
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/5k2/8/Q7/8/Q1Q5/8/Q3K3 w - - 0 1",
        "1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1",
        "4k3/2p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    ])
    .prop_map(|fen| fen.parse().unwrap());
    (prop_oneof![standard, chess960, crowded], prop::collection::vec(0..1000usize, 0..120))
        .prop_map(|(start, choices)| play(start, &choices))
}

fn notations() -> impl Iterator<Item = Notation> {
    let styles = [Style::Fide, Style::Pgn];
    Letters::ALL.into_iter().flat_map(move |letters| styles.map(|style| Notation { letters, style }))
}

fn for_each_move(position: &Position, check: impl Fn(Move)) {
    position.legal_moves().iter().for_each(|&m| check(m));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn fide_c3_every_language_and_style_is_read_back(position in positions()) {
        for_each_move(&position, |m| {
            for notation in notations() {
                let short = position.notation(m, notation);
                assert_eq!(position.read(&short, notation.letters), Ok(m), "{short} in {position:?}");
                let offered = short.with_draw_offer();
                assert_eq!(position.read(&offered, notation.letters), Ok(m), "{offered} in {position:?}");
                let long = position.long_algebraic(m, notation);
                assert_eq!(position.read(&long, notation.letters), Ok(m), "{long} in {position:?}");
            }
        });
    }

    #[test]
    fn fide_c10_every_move_is_written_differently(position in positions()) {
        let written: Vec<String> = position.legal_moves().iter().map(|&m| position.san(m).to_string()).collect();
        for (i, text) in written.iter().enumerate() {
            prop_assert!(!written[..i].contains(text), "{text} twice in {position:?}");
        }
    }

    #[test]
    fn pgn_notation_is_read_back(position in positions()) {
        for_each_move(&position, |m| {
            let text = position.san(m);
            assert_eq!(position.read_san(&text), Ok(m), "{text} in {position:?}");
            assert_eq!(position.san_knowing(m, &position.play(m)), text);
        });
    }

    #[test]
    fn uci_is_read_back(position in positions()) {
        for_each_move(&position, |m| {
            for castling in [UciCastling::Standard, UciCastling::Chess960] {
                let text = m.uci(castling);
                assert_eq!(position.read_uci(&text), Ok(m), "{text} in {position:?}");
                assert_eq!(position.read(&text, Letters::FIGURINES).is_ok(), m.promotion().is_none());
            }
        });
    }

    #[test]
    fn fide_e2_1_announcements_are_heard(position in positions()) {
        for_each_move(&position, |m| {
            for speech in Speech::ALL {
                let words = position.announce(m, speech);
                assert_eq!(position.hear(&words, speech), Ok(m), "{words} in {position:?}");
                assert_eq!(position.hear(&words.to_uppercase(), speech), Ok(m), "{words} in {position:?}");
            }
        });
    }

    #[test]
    fn a_move_that_is_read_is_legal(position in positions(), text in "[a-hKQRBNDVSJx0O1-8=+:-]{1,8}") {
        for letters in Letters::ALL {
            if let Ok(m) = position.read(&text, letters) {
                prop_assert!(position.is_legal(m));
            }
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_a_legal_move_or_an_error(
        position in positions(),
        choice in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        slip in any::<char>(),
    ) {
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let m = moves[choice.index(moves.len())];
        for notation in notations() {
            let written: Vec<char> = position.notation(m, notation).chars().collect();
            let at = place.index(written.len());
            let (before, after) = written.split_at(at);
            let left_out: String = before.iter().chain(&after[1..]).collect();
            let put_in: String = before.iter().chain([&slip]).chain(after).collect();
            for text in [left_out, put_in] {
                if let Ok(m) = position.read(&text, notation.letters) {
                    prop_assert!(position.is_legal(m), "{text}");
                }
            }
        }
    }

    #[test]
    fn the_quick_reader_agrees_with_the_lenient_one(position in positions(), text in "[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=?[QRBN])?") {
        prop_assert_eq!(position.read_san(&text), position.read(&text, Letters::ENGLISH));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>()) {
        read_in_every_way(&text);
    }

    #[test]
    fn no_text_of_the_usual_signs_makes_a_reader_panic(
        text in "[a-hA-H1-80OoKQRBNJSVДКрФ♔♞xX:=()/+#!?$.ep †‡–−$\u{301}]{0,12}"
    ) {
        read_in_every_way(&text);
    }

    #[test]
    fn no_announcement_makes_the_listener_panic(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "knight", "g1", "one", "takes", "castles", "short", "queen", "König", "tři", "š", "8", "\u{308}", ",",
            ]),
            0..8,
        )
    ) {
        read_in_every_way(&words.join(" "));
    }
}

/// Reads a text in every way there is; the error's text must be fine too.
fn read_in_every_way(text: &str) {
    let position: Position = "r3k2r/pPp2ppp/8/3pP3/8/2N1B3/P4PPP/R3K1NR w KQkq d6 0 1".parse().unwrap();
    let readings = Letters::ALL
        .map(|letters| position.read(text, letters))
        .into_iter()
        .chain([position.read_uci(text), position.read_san(text)])
        .chain(Speech::ALL.map(|speech| position.hear(text, speech)));
    for reading in readings {
        match reading {
            Ok(m) => assert!(position.is_legal(m)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}
