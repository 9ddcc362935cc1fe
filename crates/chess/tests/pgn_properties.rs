//! Any game that is written reads back equal; no bytes make the reader panic.

use std::time::Duration;

use partie_chess::Position;
use partie_chess::chess960::{Number, STANDARD, start_position};
use partie_chess::pgn::{Eval, Game, Line, Nag, Outcome, Reader, Remarks, Score, Step, Tokens, games};
use proptest::prelude::*;

/// Words with signs that mean something elsewhere in a file, set apart by single spaces.
fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-zA-Z0-9.,;:!?()$*%{\\\\\"'-]{1,12}",
        "[ěščřžýáíéüßøæñ♘½]{1,8}",
        Just("[%csl".to_owned()),
        Just("]".to_owned()),
        Just("[Event \"?\"]".to_owned()),
    ];
    prop::collection::vec(word, 1..25).prop_map(|words| words.join(" "))
}

fn time() -> impl Strategy<Value = Duration> {
    (0..400_000u64, prop_oneof![Just(0u32), 0..1_000_000_000u32])
        .prop_map(|(secs, nanos)| Duration::new(secs, nanos))
}

fn eval() -> impl Strategy<Value = Eval> {
    let score =
        prop_oneof![(-99_999..99_999i32).prop_map(Score::Centipawns), (-99..99i32).prop_map(Score::Mate)];
    (score, prop::option::of(0..99u32)).prop_map(|(score, depth)| Eval { score, depth })
}

fn remarks() -> impl Strategy<Value = Remarks> {
    let some = (
        prop::collection::vec(any::<u8>().prop_map(Nag), 0..3),
        prop::collection::vec(text(), 0..3),
        prop::option::of(time()),
        prop::option::of(time()),
        prop::option::of(eval()),
    )
        .prop_map(|(nags, comments, clock, elapsed, eval)| Remarks {
            nags,
            comments,
            clock,
            elapsed,
            eval,
        });
    prop_oneof![3 => Just(Remarks::default()), 1 => some]
}

/// The choices that lead through a line: which move, what is said of it, and what else could have been played.
#[derive(Clone, Debug)]
struct Choices {
    remarks: Remarks,
    moves: Vec<(usize, Remarks, Vec<Choices>)>,
}

fn choices() -> impl Strategy<Value = Choices> {
    let line = |variations: BoxedStrategy<Vec<Choices>>| {
        (remarks(), prop::collection::vec((0..1000usize, remarks(), variations), 1..12))
            .prop_map(|(remarks, moves)| Choices { remarks, moves })
    };
    line(Just(Vec::new()).boxed()).prop_recursive(3, 60, 3, move |inner| {
        let none = Just(Vec::new());
        line(prop_oneof![5 => none, 1 => prop::collection::vec(inner, 1..3)].boxed())
    })
}

fn build(choices: &Choices, start: &Position) -> Line {
    let mut line = Line { remarks: choices.remarks.clone(), moves: Vec::new() };
    let mut position = *start;
    for (choice, remarks, variations) in &choices.moves {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = moves[choice % moves.len()];
        let variations = variations.iter().map(|choices| build(choices, &position));
        let variations = variations.filter(|variation| !variation.is_empty()).collect();
        line.moves.push(Step { remarks: remarks.clone(), variations, ..Step::new(played) });
        position = position.play(played);
    }
    line
}

fn game() -> impl Strategy<Value = Game> {
    let outcome = prop_oneof![
        Just(Outcome::WhiteWins),
        Just(Outcome::BlackWins),
        Just(Outcome::Draw),
        Just(Outcome::Unknown)
    ];
    let start = prop_oneof![Just(STANDARD.get()), 0..960u16];
    let tags = prop::collection::vec(("[A-Z][A-Za-z0-9_]{1,10}", text()), 0..5);
    let player = text().prop_filter("a player who is not known has no tag", |name| name != "?");
    (start, choices(), outcome, player, tags).prop_map(|(start, choices, outcome, player, tags)| {
        let start = start_position(Number::new(start).unwrap());
        let mut game = Game::from_position(start);
        for (name, value) in
            tags.iter().filter(|(name, _)| !matches!(name.as_str(), "Result" | "SetUp" | "Variant"))
        {
            game.tags.set(name, value).unwrap();
        }
        game.tags.set("White", &player).unwrap();
        Game { start, line: build(&choices, &start), outcome, ..game }
    })
}

/// Reads everything there is, in every way.
fn read_all(file: &[u8]) {
    let mut reader = Reader::new(file);
    while reader.read(&mut ()).is_some() {}
    for game in games(file).flatten() {
        let text = game.to_string();
        assert_eq!(text.parse::<Game>().map(|game| game.to_string()), Ok(text));
    }
    let mut tokens = Tokens::new(file);
    while tokens.next().is_some() {
        tokens.line_and_column();
    }
}

const SAMPLE: &str = "\u{feff}[Event \"Žižkov \\\"Open\\\"\"]\r\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
    [FEN \"bbqnrkrn/pppppppp/8/8/8/8/PPPPPPPP/BBQNRKRN w GEge - 0 1\"]\n\n\
    {start} 1. f4 $1 {[%clk 0:01:00.5] ok} (1. d4!? d5 (1... f5 2. Ne3) 2. Ne3 ; line\n) f5 e.p. 2. O-O\n\
    % escaped\n2... O-O 3. ♘g3 1/2-1/2\n\n[Event \"b\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_written_game_reads_back_equal(game in game()) {
        let text = game.to_string();
        prop_assert_eq!(text.parse::<Game>(), Ok(game), "{}", text);
    }

    #[test]
    fn games_in_one_file_stay_apart(written in prop::collection::vec(game(), 1..4)) {
        let file = written.iter().map(Game::to_string).collect::<Vec<_>>().join("\n");
        let read: Result<Vec<Game>, _> = games(file.as_bytes()).collect();
        prop_assert_eq!(read, Ok(written));
    }

    #[test]
    fn no_bytes_make_the_reader_panic(file in prop::collection::vec(any::<u8>(), 0..300)) {
        read_all(&file);
    }

    #[test]
    fn nothing_like_pgn_makes_the_reader_panic(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "e4", "e5", "Nf3", "O-O", "0-0", "1.", "1...", "…", "(", ")", "{", "}", ";", "%", "\n", "\r\n", " ", "$1", "$",
                "!", "?!", "[Event \"x\"]", "[", "]", "\"", "\\", "1-0", "*", "1/2", "--", "e.p.", "[%clk 1]", "[%", "\0", "é",
                "[FEN \"", "[Variant \"", "+", "=", "(=)", "♘",
            ]),
            0..60,
        )
    ) {
        read_all(words.concat().as_bytes());
    }

    #[test]
    fn a_changed_byte_does_not_make_the_reader_panic(at in 0..SAMPLE.len(), byte in any::<u8>()) {
        let mut file = SAMPLE.as_bytes().to_vec();
        file[at] = byte;
        read_all(&file);
    }
}

#[test]
fn a_file_cut_off_anywhere_does_not_make_the_reader_panic() {
    for end in 0..=SAMPLE.len() {
        read_all(&SAMPLE.as_bytes()[..end]);
    }
    let read: Vec<_> = games(SAMPLE.as_bytes()).collect();
    assert!(read.iter().all(Result::is_ok), "{read:?}");
    assert_eq!(read.len(), 2);
}
