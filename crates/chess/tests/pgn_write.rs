//! What is written, in the export format of the PGN standard.

use std::time::Duration;

use partie_chess::chess960::{Number, start_position};
use partie_chess::pgn::{Eval, Game, Nag, Outcome, Score, Step};
use partie_chess::{Position, Square};

#[test]
fn the_seven_tags_come_first_and_unknown_ones_are_filled_in() {
    let mut game = Game::default();
    game.tags.set("ECO", "C20").unwrap();
    game.tags.set("White", "O'Kelly \"de\" Galway").unwrap();
    game.tags.set("Site", "C:\\games\nhere").unwrap();
    game.outcome = Outcome::Draw;
    let expected = r#"[Event "?"]
[Site "C:\\games here"]
[Date "????.??.??"]
[Round "?"]
[White "O'Kelly \"de\" Galway"]
[Black "?"]
[Result "1/2-1/2"]
[ECO "C20"]

1/2-1/2
"#;
    assert_eq!(game.to_string(), expected);
}

/// The movetext alone, after reading it.
fn rewritten(movetext: &str) -> String {
    let game: Game = movetext.parse().unwrap();
    game.to_string().split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn movetext() {
    for (read, written) in [
        ("1.e4 e5 2.Nf3 *", "1. e4 e5 2. Nf3 *"),
        ("e4! e5?! Nf3 +-", "1. e4 $1 e5 $6 2. Nf3 $18 *"),
        ("{start} e4 {a} e5 ; b\n Nf3", "{start} 1. e4 {a} 1... e5 {b} 2. Nf3 *"),
        ("e4 (d4 d5 (Nf6 c4) c4) (c4) e5 *", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 *"),
        ("e4 ({or} d4 {x}) e5 *", "1. e4 ({or} 1. d4 {x}) 1... e5 *"),
        ("e4 { [%emt 5] so [%clk 1:00:00] } {x} *", "1. e4 {[%clk 1:00:00] [%emt 0:00:05] so} {x} *"),
        ("e4 ; a } b\n e5 *", "1. e4 {a ) b} 1... e5 *"),
        ("f3 e5 g4 Qh4 0-1", "1. f3 e5 2. g4 Qh4# 0-1"),
    ] {
        assert_eq!(rewritten(read), written);
        assert_eq!(rewritten(written), written);
    }
}

#[test]
fn long_movetext_is_wrapped_before_column_80() {
    let mut game = Game::default();
    let shuffle = [
        (Square::G1, Square::F3),
        (Square::G8, Square::F6),
        (Square::F3, Square::G1),
        (Square::F6, Square::G8),
    ];
    let mut position = game.start;
    for (from, to) in shuffle.into_iter().cycle().take(200) {
        let played =
            position.legal_moves().iter().copied().find(|m| m.from() == from && m.to() == to).unwrap();
        let mut step = Step::new(played);
        step.remarks.clock = Some(Duration::from_secs(90));
        step.remarks.comments.push("quiet".into());
        game.line.moves.push(step);
        position = position.play(played);
    }
    let text = game.to_string();
    assert!(text.lines().all(|line| line.chars().count() < 80));
    assert!(text.lines().all(|line| !line.starts_with(' ') && !line.ends_with(' ')));
    assert_eq!(text.parse(), Ok(game));
}

#[test]
fn other_starts_are_told_by_their_fen() {
    let position: Position = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40".parse().unwrap();
    let text = Game::from_position(position).to_string();
    assert!(
        text.contains("[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n"),
        "{text}"
    );
    assert!(!text.contains("Variant"));

    let game = Game::from_position(start_position(Number::new(0).unwrap()));
    let text = game.to_string();
    assert!(text.contains("[Variant \"Chess960\"]\n"), "{text}");
    assert_eq!(text.parse(), Ok(game));
}

#[test]
fn remarks_are_written_as_they_are_read() {
    let mut game: Game = "1. e4 *".parse().unwrap();
    let remarks = &mut game.line.moves[0].remarks;
    remarks.nags = vec![Nag::GOOD, Nag(255)];
    remarks.clock = Some(Duration::from_millis(3_723_040));
    remarks.elapsed = Some(Duration::from_nanos(1));
    remarks.eval = Some(Eval { score: Score::Centipawns(-5), depth: Some(0) });
    let text = game.to_string();
    assert!(
        text.ends_with("1. e4 $1 $255 {[%eval -0.05,0] [%clk 1:02:03.04] [%emt 0:00:00.000000001]} *\n"),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(game));
}
