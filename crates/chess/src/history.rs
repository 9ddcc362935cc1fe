use core::fmt;

use partie_laws::{Article, Rules, Text};

use crate::{Colour, Move, Position};

/// The position on the board, and what repetition and move counts need to know of the way there: the one place that counts
/// them, for whatever is played, audited or searched.
///
/// It tells what ends a game by itself from what a player may claim; which is which depends on the rules in force.
/// Earlier positions are kept as their keys, eight bytes each: two positions that differ have the same key once in 2^64.
///
/// ```
/// use partie_chess::{Claim, History, Position, Square};
/// use partie_laws::Rules;
/// let mut game = History::new(Position::start());
/// let out_and_back =
///     [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
/// for (from, to) in out_and_back.repeat(2) {
///     game.push(game.position().find_move(from, to, None).unwrap());
/// }
/// assert_eq!(game.repetitions(), 3); // the initial position counts
/// assert_eq!(game.ending(&Rules::FIDE_2009), None);
/// assert_eq!(game.claims(&Rules::FIDE_2009), [Claim::Repetition { times: 3, by_intended_move: false }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    position: Position,
    /// Of every position so far, this one included.
    keys: Vec<u64>,
    irregular: bool,
}

impl History {
    /// A game that begins with this position.
    pub fn new(start: Position) -> History {
        History { position: start, keys: vec![start.key()], irregular: false }
    }

    /// A game that goes on from where it was left, with what [`keys`](Self::keys) and
    /// [`is_irregular`](Self::is_irregular) told then. Nothing if the last key is not that of the position.
    ///
    /// ```
    /// use partie_chess::{History, Position};
    /// let left = History::new(Position::start());
    /// let goes_on = History::resume(*left.position(), left.keys().to_vec(), left.is_irregular());
    /// assert_eq!(goes_on, Some(left));
    /// ```
    pub fn resume(position: Position, keys: Vec<u64>, irregular: bool) -> Option<History> {
        (keys.last() == Some(&position.key())).then_some(History { position, keys, irregular })
    }

    /// Begins another game in the same memory.
    pub fn restart(&mut self, start: &Position) {
        self.position = *start;
        self.keys.clear();
        self.keys.push(start.key());
        self.irregular = false;
    }

    /// The position on the board.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The keys of every position so far, from the first to the one on the board.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Whether something against the Laws stands, so that no legal play may lead to the position.
    pub fn is_irregular(&self) -> bool {
        self.irregular
    }

    /// About how many bytes of memory it points to.
    pub fn heap_bytes(&self) -> usize {
        self.keys.capacity() * size_of::<u64>()
    }

    /// Plays a move, which must be legal in the position on the board.
    ///
    /// ```
    /// use partie_chess::{History, Position, Square};
    /// let mut game = History::new(Position::start());
    /// game.push(game.position().find_move(Square::E2, Square::E4, None).unwrap());
    /// assert_eq!(game.keys().len(), 2);
    /// ```
    pub fn push(&mut self, legal: Move) {
        let next = self.position.play(legal);
        self.follow(&next);
    }

    /// Goes on with the position after a legal move that was played already.
    ///
    /// ```
    /// use partie_chess::{History, Position};
    /// let mut game = History::new(Position::start());
    /// let next = Position::start().play(Position::start().legal_moves()[0]);
    /// game.follow(&next);
    /// assert_eq!(game.position(), &next);
    /// ```
    #[inline]
    pub fn follow(&mut self, next: &Position) {
        self.position = *next;
        self.keys.push(next.key());
    }

    /// Goes on with a position that came about against the Laws and stands (FIDE 7.4, A4c).
    ///
    /// ```
    /// use partie_chess::{History, Position, Setup};
    /// let mut game = History::new(Position::start());
    /// let turned_back = Setup { turn: partie_chess::Colour::Black, ..Setup::from(&Position::start()) };
    /// game.stand(turned_back.standing().unwrap());
    /// assert!(game.is_irregular());
    /// ```
    pub fn stand(&mut self, position: Position) {
        self.follow(&position);
        self.irregular = true;
    }

    /// How many times the position on the board has occurred, this time included (FIDE 9.2).
    pub fn repetitions(&self) -> u32 {
        self.times(self.before(), &self.position)
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
        self.times(&self.keys, &self.position.play(legal))
    }

    /// How many moves each player has made in a row without a pawn move or a capture (FIDE 9.3).
    ///
    /// ```
    /// use partie_chess::{History, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80".parse().unwrap();
    /// assert_eq!(History::new(position).quiet_moves(), 50);
    /// ```
    pub fn quiet_moves(&self) -> u32 {
        quiet_moves(&self.position)
    }

    /// How many there will be after a legal move (FIDE 9.3a).
    pub fn quiet_moves_with(&self, legal: Move) -> u32 {
        quiet_moves(&self.position.play(legal))
    }

    /// What has ended the game by itself, without anybody's claim.
    ///
    /// Mate and stalemate come first: the seventy-fifth move may give mate (FIDE 2014/9.6b).
    ///
    /// ```
    /// use partie_chess::{Ending, History, Position};
    /// use partie_laws::Rules;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 150 99".parse().unwrap();
    /// let game = History::new(position);
    /// assert_eq!(game.ending(&Rules::FIDE_2009), None);
    /// assert_eq!(game.ending(&Rules::FIDE_2014), Some(Ending::SeventyFiveMoves));
    /// ```
    pub fn ending(&self, rules: &Rules) -> Option<Ending> {
        Ending::on_the_board(&self.position).or_else(|| self.drawn(rules))
    }

    /// The count that has drawn the game by itself.
    pub fn drawn(&self, rules: &Rules) -> Option<Ending> {
        self.drawn_among(self.before(), &self.position, rules)
    }

    /// The count that will have drawn the game with the position after a legal move.
    ///
    /// ```
    /// use partie_chess::{Ending, History, Position, Square};
    /// use partie_laws::Rules;
    /// let game = History::new("4k3/8/8/8/8/8/8/R3K3 w - - 149 99".parse().unwrap());
    /// let next = game.position().play(game.position().find_move(Square::A1, Square::A2, None).unwrap());
    /// assert_eq!(game.drawn_with(&next, &Rules::FIDE_2014), Some(Ending::SeventyFiveMoves));
    /// ```
    pub fn drawn_with(&self, next: &Position, rules: &Rules) -> Option<Ending> {
        self.drawn_among(&self.keys, next, rules)
    }

    /// The draws that the player who has the move may claim for the position on the board (FIDE 9.2b, 9.3b).
    /// When the game has ended there is nothing left to claim.
    pub fn claims(&self, rules: &Rules) -> Vec<Claim> {
        self.claims_for(self.repetitions(), self.quiet_moves(), false, rules)
    }

    /// The draws that the player who has the move may claim by writing down this legal move (FIDE 9.2a, 9.3a).
    ///
    /// ```
    /// use partie_chess::{Claim, History, Position, Square};
    /// use partie_laws::Rules;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 99 99".parse().unwrap();
    /// let intended = position.find_move(Square::A1, Square::A2, None).unwrap();
    /// let claims = History::new(position).claims_with(intended, &Rules::FIDE_2009);
    /// assert_eq!(claims, [Claim::NoProgress { moves: 50, by_intended_move: true }]);
    /// ```
    pub fn claims_with(&self, legal: Move, rules: &Rules) -> Vec<Claim> {
        self.claims_for(self.would_repeat(legal), self.quiet_moves_with(legal), true, rules)
    }

    fn claims_for(&self, times: u32, quiet: u32, by_intended_move: bool, rules: &Rules) -> Vec<Claim> {
        let Some(needed) = rules.claims.filter(|_| self.ending(rules).is_none()) else { return Vec::new() };
        let repeated = (times >= needed.repetition).then_some(Claim::Repetition { times, by_intended_move });
        let moves = needed.moves;
        let no_progress = (quiet >= moves).then_some(Claim::NoProgress { moves, by_intended_move });
        repeated.into_iter().chain(no_progress).collect()
    }

    /// FIDE 2014/9.6, 2018/9.6.1, 2018/9.6.2.
    fn drawn_among(&self, earlier: &[u64], position: &Position, rules: &Rules) -> Option<Ending> {
        let repeated = rules.automatic_repetition.is_some_and(|needed| {
            let often = || self.times(earlier, position) >= needed.times;
            self.can_occur(position, needed.times)
                && often()
                && (!needed.consecutive || in_a_row(earlier, position.key()) >= needed.times)
        });
        if repeated {
            return Some(Ending::FivefoldRepetition);
        }
        let moves = rules.automatic_moves.filter(|&moves| quiet_moves(position) >= moves);
        moves.map(|_| Ending::SeventyFiveMoves)
    }

    /// Whether there were moves enough for a position to occur so often: it takes two by each player to come back.
    fn can_occur(&self, position: &Position, times: u32) -> bool {
        self.irregular || u32::from(position.plies_since_progress()) >= 4 * times.saturating_sub(1)
    }

    /// The keys of the positions before the one on the board.
    fn before(&self) -> &[u64] {
        &self.keys[..self.keys.len() - 1]
    }

    /// How many times a position occurs, itself included. What was before the last pawn move or capture cannot come back by
    /// legal play, and at every other ply the other player had the move.
    fn times(&self, earlier: &[u64], position: &Position) -> u32 {
        let key = position.key();
        let is_same = |&&other: &&u64| other == key;
        let found = if self.irregular {
            earlier.iter().filter(is_same).count()
        } else {
            let since = earlier.len().saturating_sub(usize::from(position.plies_since_progress()));
            earlier[since..].iter().rev().skip(1).step_by(2).filter(is_same).count()
        };
        found as u32 + 1
    }
}

/// How many times in a row a position has come back after two moves by each player, this time included (FIDE 2014/9.6a).
fn in_a_row(earlier: &[u64], key: u64) -> u32 {
    let every_second_move = earlier.iter().rev().skip(3).step_by(4);
    every_second_move.take_while(|&&other| other == key).count() as u32 + 1
}

fn quiet_moves(position: &Position) -> u32 {
    u32::from(position.plies_since_progress()) / 2
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
    /// Mate and stalemate (FIDE 5.1a, 5.2a).
    ///
    /// ```
    /// use partie_chess::{Ending, Position};
    /// assert_eq!(Ending::on_the_board(&Position::start()), None);
    /// ```
    pub fn on_the_board(position: &Position) -> Option<Ending> {
        if position.has_legal_move() {
            return None;
        }
        let mate = Ending::Checkmate { winner: !position.turn() };
        Some(if position.is_check() { mate } else { Ending::Stalemate })
    }

    /// The article of the Laws that ends the game.
    ///
    /// ```
    /// use partie_chess::Ending;
    /// use partie_laws::Rules;
    /// assert_eq!(Ending::Stalemate.article(&Rules::FIDE_2018).to_string(), "FIDE 2018/5.2.1");
    /// assert_eq!(Ending::SeventyFiveMoves.article(&Rules::FIDE_2018).to_string(), "FIDE 2018/9.6.2");
    /// ```
    pub fn article(self, rules: &Rules) -> Article {
        rules.own(match self {
            Ending::Checkmate { .. } => Article::fide("5.1a"),
            Ending::Stalemate => Article::fide("5.2a"),
            Ending::FivefoldRepetition => Article::new(Text::Fide2014, "9.6a"),
            Ending::SeventyFiveMoves => Article::new(Text::Fide2014, "9.6b"),
        })
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
