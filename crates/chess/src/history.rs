use core::fmt;

use partie_laws::{Article, Edition, Text};

use crate::{Colour, Move, Position};

/// The positions of a game in their order, from the one it began with, and the moves that led from each to the next.
///
/// It tells what ends a game by itself from what a player may claim; which is which depends on the edition of
/// the Laws.
///
/// ```
/// use partie_chess::{Claim, History, Position, Square};
/// use partie_laws::Edition;
/// let mut game = History::new(Position::start());
/// let out_and_back =
///     [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
/// for (from, to) in out_and_back.repeat(2) {
///     game.push(game.position().find_move(from, to, None).unwrap());
/// }
/// assert_eq!(game.repetitions(), 3); // the initial position counts
/// assert_eq!(game.ending(&Edition::FIDE_2009), None);
/// assert_eq!(game.claims(&Edition::FIDE_2009), [Claim::Repetition { times: 3, by_intended_move: false }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Position,
    played: Vec<(Move, Position)>,
}

impl History {
    /// A game that begins with this position.
    pub fn new(start: Position) -> History {
        History { start, played: Vec::new() }
    }

    /// The position that the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.played.last().map_or(&self.start, |(_, position)| position)
    }

    /// Every position so far, from the first to the one on the board.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        core::iter::once(&self.start).chain(self.played.iter().map(|(_, position)| position))
    }

    /// The moves so far.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.played.iter().map(|(m, _)| *m)
    }

    /// Plays a move, which must be legal in the position on the board.
    ///
    /// ```
    /// use partie_chess::{History, Position, Square};
    /// let mut game = History::new(Position::start());
    /// game.push(game.position().find_move(Square::E2, Square::E4, None).unwrap());
    /// assert_eq!(game.moves().len(), 1);
    /// assert_eq!(game.positions().count(), 2);
    /// ```
    pub fn push(&mut self, legal: Move) {
        let next = self.position().play(legal);
        self.played.push((legal, next));
    }

    /// Takes the last move back.
    ///
    /// ```
    /// use partie_chess::{History, Position};
    /// let mut game = History::new(Position::start());
    /// let m = game.position().legal_moves()[0];
    /// game.push(m);
    /// assert_eq!(game.undo(), Some(m));
    /// assert_eq!(game.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<Move> {
        self.played.pop().map(|(m, _)| m)
    }

    /// How many times the position on the board has occurred, this time included (FIDE 9.2).
    pub fn repetitions(&self) -> u32 {
        self.occurrences(self.position())
    }

    /// How many times the position after a legal move will have occurred (FIDE 9.2a).
    ///
    /// ```
    /// use partie_chess::{History, Position, Square};
    /// let game = History::new(Position::start());
    /// let e4 = game.position().find_move(Square::E2, Square::E4, None).unwrap();
    /// assert_eq!(game.would_repeat(e4), 1);
    /// ```
    pub fn would_repeat(&self, legal: Move) -> u32 {
        self.occurrences(&self.position().play(legal)) + 1
    }

    /// Whether each player has made so many moves in a row without a pawn move or a capture (FIDE 9.3).
    ///
    /// ```
    /// use partie_chess::{History, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80".parse().unwrap();
    /// assert!(History::new(position).has_no_progress_for(50));
    /// ```
    pub fn has_no_progress_for(&self, moves: u32) -> bool {
        no_progress_for(self.position(), moves)
    }

    /// Whether a legal move would complete so many moves by each player (FIDE 9.3a).
    pub fn would_complete(&self, legal: Move, moves: u32) -> bool {
        no_progress_for(&self.position().play(legal), moves)
    }

    /// What has ended the game by itself, without anybody's claim.
    ///
    /// Mate and stalemate come first: the seventy-fifth move may give mate (FIDE 2014/9.6b).
    ///
    /// ```
    /// use partie_chess::{Ending, History, Position};
    /// use partie_laws::Edition;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 150 99".parse().unwrap();
    /// let game = History::new(position);
    /// assert_eq!(game.ending(&Edition::FIDE_2009), None);
    /// assert_eq!(game.ending(&Edition::FIDE_2014), Some(Ending::SeventyFiveMoves));
    /// ```
    pub fn ending(&self, edition: &Edition) -> Option<Ending> {
        let position = self.position();
        if !position.has_legal_move() {
            let winner = !position.turn();
            return Some(if position.is_check() { Ending::Checkmate { winner } } else { Ending::Stalemate });
        }
        if edition.automatic_repetition.is_some_and(|needed| {
            let repetitions =
                if needed.consecutive { self.consecutive_repetitions() } else { self.repetitions() };
            repetitions >= needed.times
        }) {
            return Some(Ending::FivefoldRepetition);
        }
        let moves = edition.automatic_moves.filter(|&moves| self.has_no_progress_for(moves));
        moves.map(|_| Ending::SeventyFiveMoves)
    }

    /// The draws that the player who has the move may claim for the position on the board (FIDE 9.2b, 9.3b).
    /// When the game has ended there is nothing left to claim.
    pub fn claims(&self, edition: &Edition) -> Vec<Claim> {
        if self.ending(edition).is_some() {
            return Vec::new();
        }
        let no_progress = self.has_no_progress_for(edition.claim_moves);
        claims(self.repetitions(), no_progress, false, edition)
    }

    /// The draws that the player who has the move may claim by writing down this legal move (FIDE 9.2a, 9.3a).
    ///
    /// ```
    /// use partie_chess::{Claim, History, Position, Square};
    /// use partie_laws::Edition;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 99 99".parse().unwrap();
    /// let intended = position.find_move(Square::A1, Square::A2, None).unwrap();
    /// let claims = History::new(position).claims_with(intended, &Edition::FIDE_2009);
    /// assert_eq!(claims, [Claim::NoProgress { moves: 50, by_intended_move: true }]);
    /// ```
    pub fn claims_with(&self, legal: Move, edition: &Edition) -> Vec<Claim> {
        if self.ending(edition).is_some() {
            return Vec::new();
        }
        let no_progress = self.would_complete(legal, edition.claim_moves);
        claims(self.would_repeat(legal), no_progress, true, edition)
    }

    fn occurrences(&self, position: &Position) -> u32 {
        self.positions().filter(|earlier| earlier.repeats(position)).count() as u32
    }

    /// How many times in a row the position has come back after two moves by each player.
    fn consecutive_repetitions(&self) -> u32 {
        let every_second_move = self.positions().rev().step_by(4);
        every_second_move.take_while(|earlier| earlier.repeats(self.position())).count() as u32
    }
}

fn no_progress_for(position: &Position, moves: u32) -> bool {
    u32::from(position.plies_since_progress()) >= moves.saturating_mul(2)
}

fn claims(times: u32, no_progress: bool, by_intended_move: bool, edition: &Edition) -> Vec<Claim> {
    let repetition =
        (times >= edition.claim_repetition).then_some(Claim::Repetition { times, by_intended_move });
    let moves = edition.claim_moves;
    let no_progress = no_progress.then_some(Claim::NoProgress { moves, by_intended_move });
    repetition.into_iter().chain(no_progress).collect()
}

/// What ends a game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king of the player who has the move is mated.
    Checkmate {
        /// The player who gave mate.
        winner: Colour,
    },
    /// The player who has the move has no legal one and is not in check.
    Stalemate,
    /// The position has occurred five times, in the way that the edition counts them.
    FivefoldRepetition,
    /// Each player has made seventy-five moves without a pawn move or a capture.
    SeventyFiveMoves,
}

impl Ending {
    /// The article of the Laws that ends the game.
    ///
    /// ```
    /// use partie_chess::Ending;
    /// use partie_laws::Edition;
    /// assert_eq!(Ending::Stalemate.article(&Edition::FIDE_2018).to_string(), "FIDE 5.2a");
    /// assert_eq!(Ending::SeventyFiveMoves.article(&Edition::FIDE_2018).to_string(), "FIDE 2018/9.6.2");
    /// ```
    pub fn article(self, edition: &Edition) -> Article {
        match (self, edition.text) {
            (Ending::Checkmate { .. }, _) => Article::fide("5.1a"),
            (Ending::Stalemate, _) => Article::fide("5.2a"),
            (Ending::FivefoldRepetition, Text::Fide2018 | Text::Fide2023) => {
                Article::new(edition.text, "9.6.1")
            }
            (Ending::SeventyFiveMoves, Text::Fide2018 | Text::Fide2023) => {
                Article::new(edition.text, "9.6.2")
            }
            (Ending::FivefoldRepetition, _) => Article::new(Text::Fide2014, "9.6a"),
            (Ending::SeventyFiveMoves, _) => Article::new(Text::Fide2014, "9.6b"),
        }
    }

    /// Who has won; nobody if it is a draw.
    ///
    /// ```
    /// use partie_chess::{Colour, Ending};
    /// assert_eq!(Ending::Checkmate { winner: Colour::Black }.winner(), Some(Colour::Black));
    /// assert_eq!(Ending::Stalemate.winner(), None);
    /// ```
    pub fn winner(self) -> Option<Colour> {
        match self {
            Ending::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Checkmate { winner } => write!(f, "{winner} has given mate"),
            Ending::Stalemate => f.write_str("stalemate"),
            Ending::FivefoldRepetition => f.write_str("the position has occurred five times"),
            Ending::SeventyFiveMoves => {
                f.write_str("seventy-five moves by each player without a pawn move or a capture")
            }
        }
    }
}

/// A draw that the player who has the move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position again.
    Repetition {
        /// How many times it has occurred, or will have after the intended move.
        times: u32,
        /// Whether the player must write down the move that brings it about.
        by_intended_move: bool,
    },
    /// So many moves by each player without a pawn move or a capture.
    NoProgress {
        /// How many moves the edition asks for.
        moves: u32,
        /// Whether the player must write down the move that completes them.
        by_intended_move: bool,
    },
}

impl Claim {
    /// The article of the Laws that allows the claim.
    ///
    /// ```
    /// use partie_chess::Claim;
    /// let claim = Claim::Repetition { times: 3, by_intended_move: true };
    /// assert_eq!(claim.article().to_string(), "FIDE 9.2a");
    /// ```
    pub fn article(self) -> Article {
        match self {
            Claim::Repetition { by_intended_move: true, .. } => Article::fide("9.2a"),
            Claim::Repetition { by_intended_move: false, .. } => Article::fide("9.2b"),
            Claim::NoProgress { by_intended_move: true, .. } => Article::fide("9.3a"),
            Claim::NoProgress { by_intended_move: false, .. } => Article::fide("9.3b"),
        }
    }
}
