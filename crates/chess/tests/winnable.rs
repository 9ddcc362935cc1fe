//! FIDE 1.3, 5.2b and 9.6: whether a player can still mate by any series of legal moves.

use std::path::Path;

use partie_chess::winnable::{Certificate, Effort, Verdict, is_dead, winnable};
use partie_chess::{Colour, Position};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn name(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "winnable",
        Verdict::Unwinnable(_) => "unwinnable",
        Verdict::Unknown => "unknown",
    }
}

/// The verdict of full effort, after its line or certificate has been tried once more.
fn verdict(position: &Position, player: Colour) -> &'static str {
    let verdict = winnable(position, player, Effort::FULL);
    match &verdict {
        Verdict::Winnable(line) => {
            let end = line.iter().fold(*position, |position, &m| {
                assert!(position.is_legal(m), "{m:?} in {position:?}");
                position.play(m)
            });
            assert!(end.is_checkmate() && end.turn() != player, "{position:?} {line:?}");
        }
        Verdict::Unwinnable(certificate) => assert!(certificate.proves(position, player)),
        Verdict::Unknown => {}
    }
    name(&verdict)
}

/// Each row: a position, and what White and Black can still do.
fn check(rows: &[(&str, &str, &str)]) {
    for (fen, white, black) in rows {
        let position = position(fen);
        assert_eq!(verdict(&position, Colour::White), *white, "White in {fen}");
        assert_eq!(verdict(&position, Colour::Black), *black, "Black in {fen}");
    }
}

#[test]
fn fide_1_3_neither_player_can_mate_so_the_game_is_drawn() {
    let dead = [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 b - - 0 1",
        "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
    ];
    for fen in dead {
        assert!(is_dead(&position(fen), Effort::QUICK), "{fen}");
    }
    let alive = [
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    ];
    for fen in alive {
        let can_mate =
            |player| matches!(winnable(&position(fen), player, Effort::FULL), Verdict::Winnable(_));
        assert!(Colour::ALL.into_iter().any(can_mate) && !is_dead(&position(fen), Effort::FULL), "{fen}");
    }
}

#[test]
fn fide_5_2b_a_wall_of_pawns_that_nobody_can_pass_is_dead() {
    check(&[
        ("8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1", "unwinnable", "unwinnable"),
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "unwinnable", "unwinnable"),
        // The same wall with a gap at the edge.
        ("8/2k5/8/1p1p1p2/1P1P1P2/8/3K4/8 w - - 0 1", "winnable", "winnable"),
    ]);
}

#[test]
fn fide_5_2b_capturing_in_passing_can_be_the_only_way_out() {
    check(&[
        ("1b4k1/8/1p1p1p1p/1P1P1PpP/6P1/8/7K/8 w - g6 0 1", "winnable", "winnable"),
        ("1b4k1/8/1p1p1p1p/1P1P1PpP/6P1/8/7K/8 w - - 0 1", "unwinnable", "unwinnable"),
    ]);
}

#[test]
fn fide_5_2b_a_forced_capture_can_leave_a_dead_position() {
    check(&[("k7/1Q6/8/8/8/8/8/7K b - - 0 1", "unwinnable", "unwinnable")]);
}

#[test]
fn fide_5_2b_pawns_on_one_file_never_pass_each_other() {
    check(&[("1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 b - - 0 1", "unwinnable", "unwinnable")]);
}

#[test]
fn fide_5_2b_a_capture_that_stalemates_does_not_break_a_fortress() {
    check(&[("8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - - 0 1", "unwinnable", "unwinnable")]);
}

#[test]
fn fide_5_2b_a_king_that_cannot_go_back_is_seen_past_the_first_move() {
    check(&[("8/3b4/4p1pk/1p1pP1P1/1P1P3K/3bB3/8/8 b - - 0 1", "unwinnable", "unwinnable")]);
}

#[test]
fn fide_5_2b_what_other_programs_call_dead_is_not() {
    check(&[
        ("1k6/1p6/pKp5/P1P5/8/8/8/8 b - - 0 1", "winnable", "winnable"),
        ("8/8/8/8/1p6/kP6/P7/1K6 w - - 0 1", "winnable", "winnable"),
        // Here the king that blocks a pawn moves away with a capture.
        ("8/p2p4/Pk1P4/RP1p4/PKpP4/1pP5/1Pb5/8 w - - 0 1", "winnable", "winnable"),
    ]);
}

#[test]
fn fide_5_2b_a_helpmate_can_be_far_away() {
    check(&[
        // A queen gets nowhere: whatever it takes next to the king gives check. It has to be a rook.
        ("8/5p2/8/6P1/6pp/6pk/p5pr/rn4K1 b - - 0 1", "winnable", "winnable"),
        // The king walks round to g5, the only pawn in its reach, so that the one behind it can go to g7.
        ("3b1kBR/b3pP1P/1pBpP2P/1P1P1Bp1/K2pB1P1/3P1B2/4B3/8 b - - 0 1", "winnable", "unwinnable"),
        // A king that is caged by its own men is mated by a bishop that captures one of them.
        ("k1b5/8/8/1pBpBpBp/1PbPbPpP/6P1/6P1/K1B1B3 w - - 0 1", "winnable", "winnable"),
    ]);
}

#[test]
fn fide_5_2b_castling_and_chess960_are_part_of_the_question() {
    check(&[
        ("8/8/8/8/k7/pppppppp/PPPPPPPP/4K2R b K - 0 1", "winnable", "winnable"),
        ("bnrkrqnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRQNB w ECec - 0 1", "winnable", "winnable"),
    ]);
}

#[test]
fn fide_9_6_no_series_of_legal_moves_leads_to_mate() {
    check(&[
        // A mate that stands on the board is one.
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "winnable", "unwinnable"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "unwinnable", "unwinnable"),
        // A knight needs something beside the king that is no queen.
        ("4k3/4q3/8/8/8/8/8/4KN2 w - - 0 1", "unwinnable", "winnable"),
        ("4k3/4r3/8/8/8/8/8/4KN2 w - - 0 1", "winnable", "winnable"),
        ("4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", "winnable", "winnable"),
        // A bishop needs a knight, a pawn or a bishop of the other colour.
        ("4k3/4q3/8/8/8/8/8/4KB2 w - - 0 1", "unwinnable", "winnable"),
        ("4k3/4n3/8/8/8/8/8/4KB2 w - - 0 1", "winnable", "winnable"),
    ]);
}

#[test]
fn fide_9_6_a_certificate_for_one_position_proves_nothing_about_another() {
    let wall = position("8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1");
    let gap = position("8/2k5/8/1p1p1p2/1P1P1P2/8/3K4/8 w - - 0 1");
    let Verdict::Unwinnable(fortress) = winnable(&wall, Colour::White, Effort::FULL) else { panic!() };
    assert!(fortress.proves(&wall, Colour::White));
    assert!(!fortress.proves(&gap, Colour::White));
    assert!(!Certificate::Material.proves(&wall, Colour::White));
    let alone = Certificate::Closed { positions: vec![wall], fortresses: Vec::new() };
    assert!(!alone.proves(&wall, Colour::White));
}

#[test]
fn quick_and_full_effort_agree_with_known_answers() {
    let counts = run(include_str!("data/winnable.txt"));
    assert_eq!((counts.wrong, counts.unknown), (0, 0));
}

/// All files of a directory: `PARTIE_WINNABILITY_DATA=DIR cargo test --release --test winnable -- --nocapture`.
#[test]
fn known_answers_of_a_directory() {
    let Ok(directory) = std::env::var("PARTIE_WINNABILITY_DATA") else { return };
    let files = Path::new(&directory).read_dir().unwrap().map(|entry| entry.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "tsv")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let counts = run(&text);
        println!("{}: {counts:?}", file.display());
        assert_eq!(counts.wrong, 0, "{}", file.display());
    }
}

#[derive(Debug, Default)]
struct Counts {
    rows: u32,
    wrong: u32,
    unknown: u32,
}

/// Rows of a FEN, a player and the answer; others are passed over.
fn run(text: &str) -> Counts {
    let mut counts = Counts::default();
    for line in text.lines() {
        let [fen, player, answer] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
        let Ok(position) = fen.parse::<Position>() else { continue };
        let player = if player == "white" { Colour::White } else { Colour::Black };
        let full = verdict(&position, player);
        let quick = name(&winnable(&position, player, Effort::QUICK));
        counts.rows += 1;
        counts.unknown += u32::from(full == "unknown");
        for verdict in [full, quick] {
            if verdict != "unknown" && answer != "undetermined" && verdict != answer {
                println!("{line}: {verdict}");
                counts.wrong += 1;
            }
        }
    }
    counts
}
