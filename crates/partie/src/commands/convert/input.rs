//! The games of a part of a file, and what is wrong with them.

use partie_chess::notation::Letters;
use partie_chess::pgn::{self, PgnError, PgnProblem, Salvaged};
use partie_draughts::pdn::{self, PdnError, PdnProblem};

use crate::files::chunks::Chunk;
use crate::files::lines::Place;
use crate::files::source::Format;
use crate::text::move_number::MoveNumber;
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

/// A game of either kind.
pub(super) enum Game {
    Chess(pgn::Game),
    Draughts(pdn::Game),
}

/// A game as far as it can be read.
pub(super) struct GameRead {
    pub(super) game: Option<Game>,
    pub(super) problems: Vec<Problem>,
}

/// Something that cannot be read.
pub(super) struct Problem {
    /// Which game of the part of the file it is in.
    game: usize,
    place: Place,
    what: What,
}

enum What {
    Chess(PgnProblem),
    Draughts(PdnProblem),
}

/// Hands the games of a part of a file on one by one: a game takes many times the memory of its text.
pub(super) fn each(chunk: &Chunk, format: Format, letters: Letters, take: impl FnMut(GameRead)) {
    match format {
        Format::Pgn => {
            let games = pgn::Reader::new(&chunk.bytes).with_letters(letters).salvage();
            games.map(GameRead::from).for_each(take);
        }
        Format::Pdn => pdn::games(&String::from_utf8_lossy(&chunk.bytes)).map(GameRead::from).for_each(take),
    }
}

impl From<Salvaged> for GameRead {
    fn from(Salvaged { game, problems }: Salvaged) -> GameRead {
        let problem = |PgnError { game, line, column, problem }| Problem {
            game,
            place: Place { line, column },
            what: What::Chess(problem),
        };
        GameRead { game: game.map(Game::Chess), problems: problems.into_iter().map(problem).collect() }
    }
}

impl From<Result<pdn::Game, PdnError>> for GameRead {
    fn from(read: Result<pdn::Game, PdnError>) -> GameRead {
        match read {
            Ok(game) => GameRead { game: Some(Game::Draughts(game)), problems: Vec::new() },
            Err(PdnError { game, line, column, problem }) => {
                let problem = Problem { game, place: Place { line, column }, what: What::Draughts(problem) };
                GameRead { game: None, problems: vec![problem] }
            }
        }
    }
}

impl Problem {
    /// `games.pgn:7:13: game 2, 2. Ke3: a king goes one square`, in a part that comes after so many lines and games.
    pub(super) fn told(&self, file: &str, lines: usize, games: usize, texts: &Texts) -> String {
        let at = match &self.what {
            What::Chess(PgnProblem::Move { found, number, turn, .. }) => {
                format!(", {} {found}", MoveNumber { number: u32::from(*number), by: (*turn).into() })
            }
            _ => String::new(),
        };
        let why = match &self.what {
            What::Chess(problem) => words::pgn_problem(problem, texts),
            What::Draughts(PdnProblem::OutcomesDiffer { tag, end }) => {
                texts.tell("check-results-differ", [("tag", fact(tag)), ("end", fact(end))])
            }
            What::Draughts(problem) => words::pdn_problem(problem, texts),
        };
        let Place { line, column } = self.place;
        let game = texts.tell("check-game", [("game", fact(self.game + games))]);
        format!("{file}:{}:{column}: {game}{at}: {why}", line + lines)
    }
}
