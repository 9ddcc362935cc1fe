//! The fuzzing bodies on arbitrary bytes, and on good texts with a few bytes changed.

use std::fmt::{self, Write as _};

use partie_chess::notation::{Letters, Notation, Style};
use partie_draughts::notation::Naming;
use partie_oracle::annotated;
use partie_oracle::fuzz_bodies::{chess, draughts, table};
use partie_oracle::games::{RandomGame, Start};
use partie_oracle::random::Random;
use proptest::collection::vec;
use proptest::prelude::*;

/// What a fuzzer does to a good text.
#[derive(Clone, Debug)]
enum Change {
    Replace(usize, u8),
    Insert(usize, u8),
    Remove(usize, usize),
    /// From, length, to.
    Copy(usize, usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let byte = || {
        prop_oneof![
            any::<u8>(),
            prop::sample::select(b"KQRBNPkqrbnp12345678abcdefgh/ -+#=xO0{}()[]$%;\"\\.\n".to_vec())
        ]
    };
    prop_oneof![
        (any::<usize>(), byte()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<usize>(), byte()).prop_map(|(at, byte)| Change::Insert(at, byte)),
        (any::<usize>(), 1..20usize).prop_map(|(at, length)| Change::Remove(at, length)),
        (any::<usize>(), 1..40usize, any::<usize>())
            .prop_map(|(at, length, to)| Change::Copy(at, length, to)),
    ]
}

impl Change {
    fn apply(&self, text: &mut Vec<u8>) {
        let place = |at: &usize| at % (text.len() + 1);
        match self {
            Change::Insert(at, byte) => text.insert(place(at), *byte),
            Change::Replace(at, byte) => {
                let at = place(at);
                text.splice(at..text.len().min(at + 1), [*byte]);
            }
            Change::Remove(at, length) => {
                let at = place(at);
                text.drain(at..text.len().min(at + length));
            }
            Change::Copy(at, length, to) => {
                let (at, to) = (place(at), place(to));
                let copied = text[at..text.len().min(at + length)].to_vec();
                text.splice(to..to, copied);
            }
        }
    }
}

/// Bytes that a failing test shows as a text.
struct Text(Vec<u8>);

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"", self.0.escape_ascii())
    }
}

fn changed(good: fn(&mut Random) -> String) -> impl Strategy<Value = Text> {
    (any::<u64>(), vec(change(), 0..5)).prop_map(move |(seed, changes)| {
        let mut text = good(&mut Random::new(seed)).into_bytes();
        for change in &changes {
            change.apply(&mut text);
        }
        Text(text)
    })
}

fn start(random: &mut Random) -> Start {
    *random.choose(&Start::ALL)
}

fn fen(random: &mut Random) -> String {
    let start = start(random).position(random);
    let mut game = RandomGame::new(start, random.clone());
    (0..random.below(60)).for_each(|_| _ = game.play());
    game.position().fen()
}

fn san(random: &mut Random) -> String {
    let position = start(random).position(random);
    let mut game = RandomGame::new(position, random.clone());
    let mut text = position.fen();
    for _ in 0..random.below(20) {
        let before = game.position();
        let Some(m) = game.play() else { break };
        text.push('\n');
        text.push_str(before.san(m).as_str());
    }
    text
}

fn pgn(random: &mut Random) -> String {
    let start = start(random);
    annotated::game(start, random).to_string()
}

/// A random game of draughts that never ends in a draw; its positions and moves.
fn draughts_game(random: &mut Random) -> Vec<(partie_draughts::Position, partie_draughts::Move)> {
    let mut position = partie_draughts::Position::start();
    let mut game = Vec::new();
    for _ in 0..random.below(60) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chosen = *random.choose(&moves);
        game.push((position, chosen));
        position = position.play(&chosen);
    }
    game
}

fn draughts_fen(random: &mut Random) -> String {
    let game = draughts_game(random);
    let position = game.last().map_or_else(partie_draughts::Position::start, |(position, _)| *position);
    position.fen_in(*random.choose(&[Naming::Letters, Naming::Numbers]))
}

fn pdn(random: &mut Random) -> String {
    let mut text = String::from("[GameType \"29\"]\n[Event \"a \\\"cup\\\"\"]\n\n");
    for (number, (position, m)) in draughts_game(random).into_iter().enumerate() {
        if number % 2 == 0 {
            _ = write!(text, "{}. ", number / 2 + 1);
        }
        text.push_str(&position.notation(&m, Naming::Letters));
        let after = *random.choose(&[" ", "! ", "?! ", " {so} ", " $7 ", "\n", " {[%clk 0:01:02]} "]);
        text.push_str(after);
    }
    let end = *random.choose(&["*", "1-0", "1/2-1/2", ""]);
    text + end
}

/// What players write beside a move.
const NOTES: [&str; 7] = ["", " (=)", " 1:23", " (0.45)", "!? 87'", " 1 h 5 min.", " (third time)"];

/// The scoresheet of a game that the body knows, in the letters of some language and with the notes that players make.
fn scoresheet(random: &mut Random) -> String {
    let letters = *random.choose(&Letters::ALL);
    let mut position = partie_chess::Position::start();
    let mut text = String::new();
    for mv in table::CHESS {
        let (from, to) = mv.split_once('-').expect("two squares");
        let squares = [from, to].map(|name| name.parse().expect("a square"));
        let legal = position.find_move(squares[0], squares[1], None).expect("a legal move");
        text.push_str(position.notation(legal, Notation { letters, style: Style::Fide }).as_str());
        let note = *random.choose(&NOTES);
        text.push_str(note);
        text.push('\n');
        position = position.play(legal);
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn changed_scoresheet(text in changed(scoresheet)) {
        table::scoresheet(&text.0);
    }

    #[test]
    fn any_bytes_on_a_scoresheet(bytes in vec(any::<u8>(), 0..200)) {
        table::scoresheet(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) })]

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        chess::fen(&bytes);
        chess::san(&bytes);
        chess::pgn(&bytes);
        draughts::fen(&bytes);
        draughts::pdn(&bytes);
    }

    #[test]
    fn changed_fen(text in changed(fen)) {
        chess::fen(&text.0);
    }

    #[test]
    fn changed_san(text in changed(san)) {
        chess::san(&text.0);
    }

    #[test]
    fn changed_draughts_fen(text in changed(draughts_fen)) {
        draughts::fen(&text.0);
    }

    #[test]
    fn changed_pdn(text in changed(pdn)) {
        draughts::pdn(&text.0);
    }

    #[test]
    fn changed_pgn(text in changed(pgn)) {
        chess::pgn(&text.0);
    }
}
