use core::str::FromStr;

use super::tags::ROSTER;
use super::variant::{CHESS960, VARIANT};
use super::{
    Expected, GameResult, Interest, Nag, Oddity, Outcome, PgnError, PgnProblem, Reader, Remarks, Tags, Text,
    Visitor,
};
use crate::{CastlingSide, Colour, Move, Position, Square};

/// A game with all that its PGN tells: tags, moves, remarks, variations and outcome. Its text (`to_string`) is PGN in the
/// standard's export format, which reads back as an equal game.
///
/// ```
/// use partie_chess::pgn::{Game, Outcome};
/// let game: Game = "[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1".parse().unwrap();
/// assert_eq!(game.tags.get("White"), Some("Anna"));
/// assert_eq!(game.outcome, Outcome::BlackWins);
/// assert!(game.last_position().is_checkmate());
/// assert!(game.to_string().ends_with("\n\n1. f3 e5 2. g4 Qh4# 0-1\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Who, where, when. Without the `Result` that [`Game::outcome`] tells (another one, such as a win by default for
    /// nobody, is kept here), and without `SetUp` and `FEN`, which [`Game::start`] tells.
    pub tags: Tags,
    /// The position that it starts from.
    pub start: Position,
    /// The moves that were played.
    pub line: Line,
    /// How it ended.
    pub outcome: Outcome,
}

/// Moves one after another: the main line of a game, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What is said before the first move.
    pub remarks: Remarks,
    /// The moves, each legal after those before it.
    pub moves: Vec<Step>,
}

/// A move in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub played: Move,
    /// What is said about it.
    pub remarks: Remarks,
    /// What could have been played in its place.
    pub variations: Vec<Line>,
}

impl Line {
    /// Whether there is neither a move nor a remark.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.remarks.is_empty()
    }
}

impl Step {
    /// A move about which nothing is said.
    ///
    /// ```
    /// use partie_chess::pgn::{Game, Step};
    /// let mut game = Game::default();
    /// game.line.moves.push(Step::new(game.start.read_san("e4").unwrap()));
    /// assert!(game.to_string().ends_with("1. e4 *\n"));
    /// ```
    pub fn new(played: Move) -> Step {
        Step { played, remarks: Remarks::default(), variations: Vec::new() }
    }
}

impl Default for Game {
    /// A game of standard chess before its first move.
    fn default() -> Game {
        Game {
            tags: Tags::default(),
            start: Position::start(),
            line: Line::default(),
            outcome: Outcome::default(),
        }
    }
}

impl Game {
    /// A game from a position. The tag `Variant "Chess960"` is set if the position needs it.
    ///
    /// ```
    /// use partie_chess::chess960::{Number, start_position};
    /// use partie_chess::pgn::Game;
    /// let game = Game::from_position(start_position(Number::new(0).unwrap()));
    /// assert_eq!(game.tags.get("Variant"), Some("Chess960"));
    /// ```
    pub fn from_position(start: Position) -> Game {
        let mut game = Game { start, ..Game::default() };
        if needs_chess960(&start) {
            let named = game.tags.set(VARIANT, CHESS960);
            debug_assert!(named.is_ok(), "the name is a good one");
        }
        game
    }

    /// The moves of the main line.
    ///
    /// ```
    /// use partie_chess::pgn::Game;
    /// let game: Game = "1. e4 (1. d4 d5) e5 *".parse().unwrap();
    /// assert_eq!(game.moves().count(), 2);
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.moves.iter().map(|step| step.played)
    }

    /// The position after the last move of the main line.
    pub fn last_position(&self) -> Position {
        self.moves().fold(self.start, |position, played| position.play(played))
    }
}

/// Whether a castling right belongs to a king or rook that standard chess has elsewhere.
pub(super) fn needs_chess960(position: &Position) -> bool {
    const STANDARD: [(Colour, Square, [Square; 2]); 2] = [
        (Colour::White, Square::E1, [Square::H1, Square::A1]),
        (Colour::Black, Square::E8, [Square::H8, Square::A8]),
    ];
    STANDARD.iter().any(|&(colour, king, rooks)| {
        CastlingSide::ALL.into_iter().zip(rooks).any(|(side, standard)| {
            let rook = position.castling_rook(colour, side);
            rook.is_some_and(|rook| rook != standard || position.king(colour) != king)
        })
    })
}

/// The games of a PGN file, each with all that is said about it.
///
/// ```
/// use partie_chess::pgn::games;
/// let file = b"1. e4 e5 1/2-1/2\n\n[White \"Anna\"]\n1. Nf4 *\n\n[White \"Bob\"]\n1. d4 *\n";
/// let read: Vec<_> = games(file).collect();
/// assert!(read[0].is_ok() && read[1].is_err());
/// assert_eq!(read[2].as_ref().unwrap().tags.get("White"), Some("Bob"));
/// ```
pub fn games(file: &[u8]) -> Games<'_> {
    Reader::new(file).games()
}

/// The iterator behind [`games`] and [`Reader::games`].
#[derive(Clone, Debug)]
pub struct Games<'a>(Reader<'a>);

impl<'a> Reader<'a> {
    /// The games that are still to be read.
    pub fn games(self) -> Games<'a> {
        Games(self)
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut builder = Builder::default();
        let result = self.0.read(&mut builder)?;
        Some(result.map(|()| builder.into_game()))
    }
}

impl FromStr for Game {
    type Err = PgnError;

    /// Reads the first game of a text.
    fn from_str(text: &str) -> Result<Game, PgnError> {
        games(text.as_bytes()).next().unwrap_or_else(|| {
            let problem = PgnProblem::Unexpected { found: None, expected: Expected::Game };
            Err(PgnError { game: 1, line: 1, column: 1, problem })
        })
    }
}

/// Puts a game together while it is read.
#[derive(Default)]
pub(super) struct Builder {
    game: Game,
    /// What was passed over. Without a place to keep it, a game with problems is given up.
    problems: Option<Vec<PgnError>>,
    /// The outcome in the tags, for a game without one at its end.
    result: Option<Outcome>,
    /// The open variations, the innermost last.
    open: Vec<Line>,
}

impl Builder {
    /// One that passes over what it can.
    pub(super) fn lenient() -> Builder {
        Builder { problems: Some(Vec::new()), ..Builder::default() }
    }

    pub(super) fn into_game(self) -> Game {
        self.game
    }

    /// The game, and what was passed over in it.
    pub(super) fn salvaged(self) -> (Game, Vec<PgnError>) {
        (self.game, self.problems.unwrap_or_default())
    }

    fn line(&mut self) -> &mut Line {
        self.open.last_mut().unwrap_or(&mut self.game.line)
    }

    fn remarks(&mut self) -> &mut Remarks {
        let line = self.line();
        line.moves.last_mut().map_or(&mut line.remarks, |step| &mut step.remarks)
    }
}

impl Visitor for Builder {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        let (name, value) = (&*name.to_str(), value.to_str());
        match (name, Outcome::from_bytes(value.as_bytes())) {
            ("FEN" | "SetUp", _) => {}
            ("Result", Some(outcome)) => self.result = Some(outcome),
            _ if ROSTER.contains(&(name, &value)) => {}   // unknown
            _ if self.game.tags.get(name).is_some() => {} // the first of two counts
            _ => {
                let named = self.game.tags.set(name, &value);
                debug_assert!(named.is_ok(), "the reader checks names");
            }
        }
    }

    fn start(&mut self, position: &Position) -> Interest {
        self.game.start = *position;
        Interest::Read
    }

    fn played(&mut self, _: &Position, played: Move, _: &Position) {
        self.line().moves.push(Step::new(played));
    }

    fn comment(&mut self, text: Text<'_>) {
        self.remarks().add_comment(text);
    }

    fn nag(&mut self, nag: Nag) {
        self.remarks().nags.push(nag);
    }

    fn variation_begins(&mut self, _: &Position) -> Interest {
        self.open.push(Line::default());
        Interest::Read
    }

    fn variation_ends(&mut self) {
        if let Some(variation) = self.open.pop()
            && !variation.is_empty()
            && let Some(step) = self.line().moves.last_mut()
        {
            step.variations.push(variation);
        }
    }

    fn problem(&mut self, error: PgnError) -> Result<(), PgnError> {
        match &mut self.problems {
            Some(problems) => problems.push(error),
            None => return Err(error),
        }
        Ok(())
    }

    fn oddity(&mut self, line: usize, column: usize, oddity: Oddity) {
        if let (Some(problems), Oddity::TagTwice { name, same: false }) = (&mut self.problems, oddity) {
            problems.push(PgnError { game: 0, line, column, problem: PgnProblem::TagTwice(name) });
        }
    }

    fn odd_result(&mut self, result: GameResult) {
        if self.result.is_none() && self.game.tags.get("Result").is_none() {
            self.game.set_result(result);
        }
    }

    fn end(&mut self, outcome: Option<Outcome>) {
        let told = outcome.filter(|&outcome| outcome != Outcome::Unknown);
        self.game.outcome = told.or(self.result).unwrap_or_default();
    }
}
