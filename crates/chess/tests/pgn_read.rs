//! What is read from PGN as people and programs write it.

use std::time::Duration;

use partie_chess::notation::Letters;
use partie_chess::pgn::{Eval, Game, Interest, Line, Nag, Outcome, Reader, Score, Text, Visitor, games};
use partie_chess::{Move, Position};

#[track_caller]
fn read(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A line as one string: moves, `$n`, `{comment}`, `(variation)`.
fn show(line: &Line, start: &Position) -> String {
    let mut words: Vec<String> =
        line.remarks.comments.iter().map(|comment| format!("{{{comment}}}")).collect();
    let mut position = *start;
    for step in &line.moves {
        words.push(position.san(step.played).to_string());
        words.extend(step.remarks.nags.iter().map(Nag::to_string));
        words.extend(step.remarks.comments.iter().map(|comment| format!("{{{comment}}}")));
        words.extend(step.variations.iter().map(|variation| format!("({})", show(variation, &position))));
        position = position.play(step.played);
    }
    words.join(" ")
}

#[test]
fn movetext_in_all_its_spellings() {
    for (text, expected) in [
        ("1. e4 e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
        ("1.e4 e5 2.Nf3 Nc6*", "e4 e5 Nf3 Nc6"),
        ("1.e4 1...e5 2. Nf3 2...Nc6 *", "e4 e5 Nf3 Nc6"),
        ("1 e4 e5 2 Nf3 Nc6", "e4 e5 Nf3 Nc6"),
        ("e4 e5 Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
        ("1. e4 1… e5 2. Nf3 2…Nc6 *", "e4 e5 Nf3 Nc6"),
        ("1 .\u{a0}e4 e5 2 .Nf3 ... Nc6 *", "e4 e5 Nf3 Nc6"),
        ("1. e2e4 e7-e5 2. ♘f3 Ng8f6 3. N:e5 *", "e4 e5 Nf3 Nf6 Nxe5"),
        ("1. e4! e5?? 2. Nf3!? Nc6?! 3. d4!!d6? *", "e4 $1 e5 $4 Nf3 $5 Nc6 $6 d4 $3 d6 $2"),
        ("1. e4 $1 $14 e5$2 2. Nf3 +- Nc6 = *", "e4 $1 $14 e5 $2 Nf3 $18 Nc6 $10"),
        ("1. e4!!! e5 *", "e4 $3 e5"),
        ("{before} 1. e4 {one} {two} e5 ; the rest\n2. Nf3 *", "{before} e4 {one} {two} e5 {the rest} Nf3"),
        ("1. e4 {two\n  lines} *", "e4 {two lines}"),
        ("1. e4 {a ; b ( c $ d} *", "e4 {a ; b ( c $ d}"),
        ("1. e4 {} {  } *", "e4"),
        ("1. e4 ; a } brace\n e5 *", "e4 {a ) brace} e5"),
        ("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5 *", "e4 (d4 d5 (Nf6 c4) c4) (c4) e5"),
        ("1. e4 ({why not} 1. d4 {this}) e5 *", "e4 ({why not} d4 {this}) e5"),
        ("1. e4 () e5 *", "e4 e5"),
        ("1. e4 (1. d4 d5 1-0) e5 *", "e4 (d4 d5) e5"),
        ("%escaped ) 0 line\n1. e4 *", "e4"),
        ("1. e4\n% escaped ) line\ne5 *", "e4 e5"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 d6 *", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O d6"),
        ("1. e4 e6 2. e5 d5 3. exd6 e.p. c5 *", "e4 e6 e5 d5 exd6 c5"),
        ("1. e4 e6 2. e5 d5 3. exd6e.p. c5 *", "e4 e6 e5 d5 exd6 c5"),
        ("1. f3 e5 2. g4 Qh4 # 0-1", "f3 e5 g4 Qh4#"),
        ("1. e4 e5 (=) 2. Nf3 *", "e4 e5 {(=)} Nf3"),
    ] {
        let game = read(text);
        assert_eq!(show(&game.line, &game.start), expected, "{text}");
    }
}

#[test]
fn outcomes() {
    for (text, expected) in [
        ("1. e4 1-0", Outcome::WhiteWins),
        ("1. e4 0-1", Outcome::BlackWins),
        ("1. e4 1/2-1/2", Outcome::Draw),
        ("1. e4 1/2", Outcome::Draw),
        ("1. e4 ½-½", Outcome::Draw),
        ("1. e4 *", Outcome::Unknown),
        ("1. e4", Outcome::Unknown),
        ("[Result \"1-0\"]\n\n1. e4", Outcome::WhiteWins),
        ("[Result \"1-0\"]\n\n1. e4 *", Outcome::WhiteWins),
        ("[Result \"1-0\"]\n\n1. e4 0-1", Outcome::BlackWins),
        ("[Result \"1-0\"]\n\n1-0", Outcome::WhiteWins),
    ] {
        assert_eq!(read(text).outcome, expected, "{text}");
    }
}

#[test]
fn tags_in_any_order_with_escapes_and_odd_spacing() {
    let text = "\u{feff}[ Black \"O'Kelly \\\"de\\\" Galway\" ]\r\n  [Event \"C:\\\\x\"][Site\"\"]\r\n\
                [Termination \"time forfeit\"]\r\n\r\n1. e4\r\n*\r\n";
    let game = read(text);
    let tags: Vec<_> = game.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Black", "O'Kelly \"de\" Galway"),
            ("Event", "C:\\x"),
            ("Site", ""),
            ("Termination", "time forfeit")
        ]
    );
    assert_eq!(game.moves().count(), 1);
}

#[test]
fn an_odd_result_stays_in_the_tags() {
    let game = read("[Result \"0-0\"]\n\n*");
    assert_eq!((game.tags.get("Result"), game.outcome), (Some("0-0"), Outcome::Unknown));
    assert!(game.to_string().contains("[Result \"0-0\"]"));
}

#[test]
fn a_game_without_moves_and_outcome_ends_where_the_next_begins() {
    let file = b"[Event \"a\"]\n\n[Event \"b\"]\n[White \"c\"]\n\n1. e4\n\n[Event \"d\"]\n1-0";
    let read: Vec<Game> = games(file).map(Result::unwrap).collect();
    let events: Vec<_> =
        read.iter().map(|game| (game.tags.get("Event").unwrap(), game.moves().count())).collect();
    assert_eq!(events, [("a", 0), ("b", 1), ("d", 0)]);
}

#[test]
fn nothing_is_no_game() {
    for file in ["", "\u{feff}", " \n\t\r\n", "; a remark\n% a line\n{another}"] {
        assert_eq!(games(file.as_bytes()).count(), 0, "{file:?}");
    }
}

#[test]
fn latin1_and_utf8_in_one_file() {
    let file = b"[White \"Gr\xfcnfeld\"]\n[Black \"R\xc3\xa9ti\"]\n\n1. d4 {\xbfpor qu\xe9?} *";
    let game = games(file).next().unwrap().unwrap();
    assert_eq!((game.tags.get("White"), game.tags.get("Black")), (Some("Grünfeld"), Some("Réti")));
    assert_eq!(game.line.moves[0].remarks.comments, ["¿por qué?"]);
}

#[test]
fn clocks_and_evaluations() {
    let game =
        read("1. e4 {[%eval -0.17,20] [%clk 1:30:00.5] nice [%csl Ge4]} e5 { [%emt 0:00:07][%eval #-4] } *");
    let [white, black] = [&game.line.moves[0].remarks, &game.line.moves[1].remarks];
    assert_eq!(white.clock, Some(Duration::from_millis(5_400_500)));
    assert_eq!(white.eval, Some(Eval { score: Score::Centipawns(-17), depth: Some(20) }));
    assert_eq!(white.comments, ["nice [%csl Ge4]"]);
    assert_eq!(black.elapsed, Some(Duration::from_secs(7)));
    assert_eq!(black.eval, Some(Eval { score: Score::Mate(-4), depth: None }));
    assert!(black.comments.is_empty());
}

/// The game used to start from the last of two such tags but keep the first, so that it could not be read back.
#[test]
fn of_two_tags_with_one_name_the_first_counts() {
    let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let file = format!(
        "[FEN \"{start}\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Variant \"Chess960\"]\n[Variant \"Atomic\"]\n\n1. O-O *"
    );
    let game: Game = file.parse().unwrap();
    assert_eq!(game.start.fen(), start);
    assert_eq!(game.to_string().parse(), Ok(game));
}

#[test]
fn a_game_starts_where_its_tags_say() {
    let endgame = read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. e4 *");
    assert_eq!(endgame.start.move_number(), 40);
    for variant in ["Chess960", "chess 960", "Fischerandom", "Fischer-Random"] {
        let game = read(&format!(
            "[Variant \"{variant}\"]\n[FEN \"kr6/8/8/8/8/8/8/1RK4R w HB - 0 1\"]\n\n1. O-O Ka7 *"
        ));
        assert_eq!(game.last_position().fen(), "1r6/k7/8/8/8/8/8/1R3RK1 w - - 2 2");
    }
    read("[Variant \"From Position\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *");
}

#[test]
fn national_letters() {
    for (letters, text) in [
        (Letters::CZECH, "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sxc6 dxc6 5. 0-0 Dd6 *"),
        (Letters::GERMAN, "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd6 *"),
        (Letters::RUSSIAN, "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сxc6 dxc6 5. 0-0 Фd6 *"),
        (Letters::FIGURINES, "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O ♛d6 *"),
    ] {
        let game = Reader::new(text.as_bytes()).with_letters(letters).games().next().unwrap().unwrap();
        assert_eq!(show(&game.line, &game.start), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6");
    }
}

/// Writes down what it is told.
#[derive(Default)]
struct Log {
    events: Vec<String>,
    skip_games: bool,
}

impl Visitor for Log {
    fn begin(&mut self) {
        self.events.push("begin".into());
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        self.events.push(format!("{name}={value}"));
    }
    fn start(&mut self, _: &Position) -> Interest {
        if self.skip_games { Interest::Skip } else { Interest::Read }
    }
    fn played(&mut self, before: &Position, played: Move, _: &Position) {
        self.events.push(before.san(played).to_string());
    }
    fn variation_begins(&mut self, _: &Position) -> Interest {
        Interest::Skip
    }
    fn end(&mut self, outcome: Option<Outcome>) {
        self.events.push(outcome.map_or("end".into(), |outcome| outcome.to_string()));
    }
}

#[test]
fn variations_and_games_can_be_passed_over() {
    let file = b"[White \"A\"]\n1. e4 (1. -- {)} (1. Ke7) d5) e5 1-0 1. d4";
    let mut log = Log::default();
    let mut reader = Reader::new(file);
    while let Some(result) = reader.read(&mut log) {
        result.unwrap();
    }
    assert_eq!(log.events, ["begin", "White=A", "e4", "e5", "1-0", "begin", "d4", "end"]);

    let mut log = Log { skip_games: true, ..Log::default() };
    let mut reader = Reader::new(file);
    while let Some(result) = reader.read(&mut log) {
        result.unwrap();
    }
    assert_eq!(log.events, ["begin", "White=A", "1-0", "begin", "end"]);
    assert_eq!(reader.games_begun(), 2);
}
