//! The readers of draughts.

use partie_draughts::notation::Naming;
use partie_draughts::pdn::{self, Game};
use partie_draughts::spoken::Language;
use partie_draughts::{Position, perft};

const NAMINGS: [Naming; 2] = [Naming::Letters, Naming::Numbers];

/// A FEN that is read is written by letters and by numbers so that it reads back, and the position can be played from.
pub fn fen(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    match text.parse::<Position>() {
        Ok(position) => {
            for naming in NAMINGS {
                assert_eq!(position.fen_in(naming).parse(), Ok(position));
            }
            moves_read_back(&position);
        }
        Err(error) => {
            let length = text.chars().count();
            assert!((1..=length + 1).contains(&error.column), "{error} is outside the text");
        }
    }
}

fn moves_read_back(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(perft(position, 1), moves.len() as u64);
    for m in moves {
        for naming in NAMINGS {
            assert_eq!(position.read(&position.notation(&m, naming)), Ok(m), "{m} in\n{position}");
        }
        for language in [Language::Czech, Language::English] {
            assert_eq!(position.hear(&m.announce(language)), Ok(m), "{m} in\n{position}");
        }
    }
}

/// Every game that is read is written so that it reads back equal; every error has a place in the file.
pub fn pdn(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = text.split(['\n', '\r']).count();
    for game in pdn::games(&text) {
        match game {
            Ok(game) => {
                for naming in NAMINGS {
                    let written = game.to_pdn(naming);
                    assert_eq!(written.parse::<Game>().as_ref(), Ok(&game), "{written}");
                }
            }
            Err(error) => assert!(error.column >= 1 && (1..=lines).contains(&error.line), "{error}"),
        }
    }
    _ = Position::start().read_with_signs(&text);
    _ = Position::start().hear(&text);
}
