use partie_draughts::pdn::{ClockCommand, ClockKind, ClockTime, Game, Remark, Step, games};
use partie_draughts::{Colour, Position};

fn clocks(text: &str) -> Vec<ClockCommand> {
    match Remark::comment(text) {
        Remark::Comment(comment) => comment.clocks(),
        _ => Vec::new(),
    }
}

#[test]
fn clocks_stand_in_comments() {
    let time = |of, running, ms| ClockTime { of, running, ms };
    let (white, black) = (Some(Colour::White), Some(Colour::Black));
    let rows = [
        ("[%clk 1:55:21]", ClockKind::Remaining, vec![time(None, false, 6_921_000)], "[%clk 1:55:21]"),
        (
            "well [%emt 0:00:05.25] played",
            ClockKind::Move,
            vec![time(None, false, 5_250)],
            "[%emt 0:00:05.250]",
        ),
        ("[%egt 10:00:00]", ClockKind::Game, vec![time(None, false, 36_000_000)], "[%egt 10:00:00]"),
        ("[%mct 0:01:00]", ClockKind::Elapsed, vec![time(None, false, 60_000)], "[%mct 0:01:00]"),
        (
            "[%clock w0:00:10 B0:00:03]",
            ClockKind::Remaining,
            vec![time(white, false, 10_000), time(black, true, 3_000)],
            "[%clock w0:00:10 B0:00:03]",
        ),
        ("[%clk W0:00:10]", ClockKind::Remaining, vec![time(white, true, 10_000)], "[%clock W0:00:10]"),
    ];
    for (text, kind, times, written) in rows {
        let clock = ClockCommand { kind, times };
        assert_eq!(clock.to_string(), written);
        assert_eq!(clocks(text), [clock], "{text}");
    }
    assert_eq!(clocks("[%clk 0:00:01][%emt 0:00:02]").len(), 2);
    for text in
        ["[%clk]", "[%clk 1:2:3]", "[%clk 0:60:00]", "[%eval 0.3]", "[%clk 0:00:01", "[%clk -1:00:00]"]
    {
        assert_eq!(clocks(text), [], "{text}");
    }
}

#[test]
fn variations_of_any_depth_are_read_and_written() {
    let depth = 100_000;
    let text = format!("1. c3-d4 {}{}*", "(1. c3-b4 ".repeat(depth), ")".repeat(depth));
    let game: Game = text.parse().unwrap();
    assert_eq!(game.next(game.start()).len(), depth + 1);
    assert_eq!(game.to_string().parse(), Ok(game));
}

#[test]
fn games_of_any_length_are_read_and_written() {
    let mut game = Game::new();
    let mv = Position::start().read("c3-d4").unwrap();
    let mut at = game.start();
    for _ in 0..50_000 {
        at = game.play(at, mv).unwrap();
        at = game.set_up(at, Position::start());
    }
    assert_eq!(game.to_string().parse(), Ok(game));
}

#[test]
fn a_variation_replaces_the_step_before_it() {
    let game: Game = "1. c3-d4 b6-a5 (1... d6-c5 2. d4-e5 (2. g3-h4)) (1... b6-c5) 2. d4-c5".parse().unwrap();
    let main: Vec<_> = game.main_line().collect();
    assert_eq!(main.len(), 3);
    let replies = game.next(main[0]);
    let written: Vec<String> = replies
        .iter()
        .map(|at| match game.step(*at) {
            Some(Step::Move(mv)) => mv.to_string(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(written, ["b6-a5", "d6-c5", "b6-c5"]);
    assert_eq!(game.next(game.next(replies[1])[0]), []);
    assert_eq!(game.next(replies[1]).len(), 2);
}

#[test]
fn many_games_come_one_by_one() {
    let one = "[White \"A\"]\n\n1. c3-d4 b6-a5 *\n\n";
    let text = one.repeat(1000) + "1. c3-d5 *" + one;
    let (good, bad): (Vec<_>, Vec<_>) = games(&text).partition(Result::is_ok);
    assert_eq!((good.len(), bad.len()), (1001, 1));
    let error = bad[0].as_ref().unwrap_err();
    assert_eq!((error.game, error.line, error.column), (1001, 4001, 7));
}

#[test]
fn only_one_game_is_a_game() {
    assert_eq!("".parse(), Ok(Game::new()));
    assert_eq!("* *".parse(), Ok(Game::new()));
    assert_eq!("1. c3-d4 1-0 *".parse::<Game>().unwrap().main_line().count(), 1);
    let error = "1. c3-d4 * 1. c3-d4 *".parse::<Game>().unwrap_err();
    assert_eq!(error.to_string(), "game 2, line 1, column 12: nothing more is expected after the first game");
}

#[test]
fn long_games_are_broken_into_lines() {
    let remarks = "{ten chars} ".repeat(20);
    let written = format!("1. c3-d4 {remarks}*").parse::<Game>().unwrap().to_string();
    assert!(written.lines().all(|line| line.len() < 80) && written.lines().count() > 4, "{written}");
}
