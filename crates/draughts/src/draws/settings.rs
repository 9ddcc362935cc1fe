use partie_laws::Rules;

/// What article 6 prescribes, and how Partie reads it where the text leaves it open.
///
/// This is the one place to change a reading. The default:
///
/// * **Whose fifteen moves (6.2)?** The text does not say. By each side, as 6.3 and 6.4 say for theirs.
/// * **When does a count begin?** With the position in which its condition first holds; the move that led there is not
///   one of the moves "still to be played". At the start of a game 6.2 counts from nothing.
/// * **When the pieces change** by a capture or a new king, the counts of 6.3 and 6.4 begin again: another ending
///   "remains on the board", and it gets its own moves. A man's step within king and man against king changes
///   nothing.
/// * **When the lone king leaves the main diagonal**, the five moves of 6.4 end, and begin anew if it comes back: they
///   are so few because a king on that diagonal cannot be caught, and one that has left it can.
/// * **When the lone king enters the main diagonal**, the fifteen moves of 6.3 run on beside the five: it gives the
///   stronger side no further moves.
/// * **"At most"**: with two kings or fewer against one, 6.4 alone counts, although 6.3 says "at most three" as well: its
///   fifteen moves would begin with the five of 6.4 and could never end first. Likewise one king against one is a
///   single count, wherever the kings stand.
///
/// ```
/// use partie_draughts::{Colour, CountedMoves, DrawSettings, History, Position};
/// let settings = DrawSettings { quiet_moves: CountedMoves::Together(15), ..DrawSettings::default() };
/// let history = History::with_settings(Position::start(), settings);
/// assert_eq!(history.counters()[1].moves_left(Colour::White), Some(8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawSettings {
    /// How often the same position, with the same side to move, makes a draw.
    pub occurrences: u32, // ČUD 6.1
    /// So many moves without a man's move and without a capture.
    pub quiet_moves: CountedMoves, // ČUD 6.2
    /// So many with three kings against one that is not on the main diagonal.
    pub three_kings_moves: CountedMoves, // ČUD 6.3
    /// So many with at most two kings or king and man against king, or three kings against one on the main diagonal.
    pub few_pieces_moves: CountedMoves, // ČUD 6.4
    /// What becomes of the fifteen moves when the lone king enters the main diagonal.
    pub entering_the_diagonal: Count, // ČUD 6.3
    /// What becomes of the five moves when the lone king leaves the main diagonal.
    pub leaving_the_diagonal: Count, // ČUD 6.4
    /// What becomes of both when the pieces change and the same article still applies.
    pub new_material: Count, // ČUD 6.3, 6.4
}

const OCCURRENCES: u32 = match Rules::CZECH_DRAUGHTS_2006.automatic_repetition {
    Some(repetition) => repetition.times,
    None => panic!("ČUD 6.1"),
};
const QUIET_MOVES: u32 = match Rules::CZECH_DRAUGHTS_2006.automatic_moves {
    Some(moves) => moves,
    None => panic!("ČUD 6.2"),
};

impl Default for DrawSettings {
    fn default() -> Self {
        Self {
            occurrences: OCCURRENCES,                           // ČUD 6.1
            quiet_moves: CountedMoves::ByEachSide(QUIET_MOVES), // ČUD 6.2
            three_kings_moves: CountedMoves::ByEachSide(15),    // ČUD 6.3
            few_pieces_moves: CountedMoves::ByEachSide(5),      // ČUD 6.4
            entering_the_diagonal: Count::GoesOn,               // ČUD 6.3
            leaving_the_diagonal: Count::BeginsAnew,            // ČUD 6.4
            new_material: Count::BeginsAnew,                    // ČUD 6.3, 6.4
        }
    }
}

/// A number of moves and whose they are.
///
/// ```
/// use partie_draughts::CountedMoves;
/// assert_eq!(CountedMoves::ByEachSide(15).plies(), 30);
/// assert_eq!(CountedMoves::Together(15).plies(), 15);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountedMoves {
    /// Each side has to play so many.
    ByEachSide(u32),
    /// Both sides have to play so many between them.
    Together(u32),
}

impl CountedMoves {
    /// As moves of either side.
    pub const fn plies(self) -> u32 {
        match self {
            Self::ByEachSide(moves) => moves.saturating_mul(2),
            Self::Together(moves) => moves,
        }
    }
}

/// What becomes of a count when something happens during it.
///
/// ```
/// use partie_draughts::{Count, DrawSettings};
/// assert_eq!(DrawSettings::default().leaving_the_diagonal, Count::BeginsAnew);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// It is over, and begins anew as soon as its condition holds.
    BeginsAnew,
    /// It goes on.
    GoesOn,
}
