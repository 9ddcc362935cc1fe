//! The readers of chess.

use partie_chess::fen::{self, Dialect};
use partie_chess::notation::{Letters, Notation, Style, UciCastling};
use partie_chess::pgn::{self, Game, Reader, Salvaged};
use partie_chess::{Move, Position};

/// A FEN that is read is written in every dialect so that it reads back as the same position, and the position can be
/// played from.
pub fn fen(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let lenient = fen::read_lenient(text);
    if let Ok(strict) = fen::read_strict(text) {
        assert_eq!(lenient, Ok(strict), "what is good for the strict reader is good for the lenient one");
    }
    match lenient {
        Ok(position) => {
            for dialect in [Dialect::Standard, Dialect::Shredder] {
                assert_eq!(fen::read_strict(&position.fen_in(dialect)), Ok(position));
            }
            let x_fen = fen::read_strict(&position.fen_in(Dialect::XFen));
            assert!(x_fen.is_ok_and(|read| read.repeats(&position)));
            assert_eq!(
                position.perft(2),
                position.legal_moves().iter().map(|&m| count_after(&position, m)).sum::<u64>()
            );
        }
        Err(error) => {
            let length = text.chars().count();
            assert!((1..=length + 1).contains(&error.column), "{error} is outside the text");
        }
    }
}

fn count_after(position: &Position, m: Move) -> u64 {
    let after = position.play(m);
    assert_eq!(after.fen().parse::<Position>().map(|read| read.key()), Ok(after.key()));
    after.count_legal_moves()
}

/// The first line is a FEN (or not, then play starts as usual), the others are moves. What is read is legal, and reads
/// back from every way to write it.
pub fn san(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let mut position = lines.next().and_then(|line| line.parse().ok()).unwrap_or_else(Position::start);
    for line in lines {
        _ = position.read_uci(line);
        for letters in [Letters::CZECH, Letters::GERMAN, Letters::RUSSIAN] {
            if let Ok(m) = position.read(line, letters) {
                back_and_forth(&position, m, letters);
            }
        }
        let Ok(m) = position.read_san(line) else { continue };
        back_and_forth(&position, m, Letters::ENGLISH);
        position = position.play(m);
    }
}

fn back_and_forth(position: &Position, m: Move, letters: Letters) {
    assert!(position.is_legal(m), "{m:?} in {position:?}");
    for style in [Style::Fide, Style::Pgn] {
        let text = position.notation(m, Notation { letters, style }).to_string();
        assert_eq!(position.read(&text, letters), Ok(m), "{text} in {position:?}");
    }
    assert_eq!(position.read_san(position.san(m).as_str()), Ok(m));
    for castling in [UciCastling::Standard, UciCastling::Chess960] {
        let text = m.uci(castling).to_string();
        assert_eq!(position.read_uci(&text), Ok(m), "{text} in {position:?}");
    }
}

/// Every game that is read is written so that it reads back with the same moves, and is written the same again; every
/// error has a place in the file. The same goes for games that are read without what is wrong in them.
pub fn pgn(bytes: &[u8]) {
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).count();
    for game in pgn::games(bytes) {
        match game {
            Ok(game) => reads_back(&game),
            Err(error) => assert!(error.column >= 1 && (1..=lines).contains(&error.line), "{error}"),
        }
    }
    for Salvaged { game, problems } in Reader::new(bytes).salvage() {
        assert!(game.is_some() || !problems.is_empty());
        game.iter().for_each(reads_back);
        for error in problems {
            assert!(error.column >= 1 && (1..=lines).contains(&error.line), "{error}");
        }
    }
}

/// Tags may have been put in order, one added that says that the game is Chess960, and closing braces in comments
/// replaced.
fn reads_back(game: &Game) {
    let text = game.to_string();
    let read: Game = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.to_string(), text);
    assert_eq!((read.start, read.outcome), (game.start, game.outcome), "{text}");
    assert!(read.moves().eq(game.moves()), "{text}");
}
