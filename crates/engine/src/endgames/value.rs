use partie_draughts::{Count, DrawRule, History};

/// How far a won or lost position is from its end with best play: the winner hurries, the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Distances {
    /// Plies to the end of the game.
    pub end: u8,
    /// Plies to the next capture or man's move that keeps the win, or to the end if that comes first.
    pub zeroing: u8,
}

/// What a position is worth to the side to move, with all counters at zero.
///
/// ```
/// use partie_engine::endgames::{Distances, Value};
/// let value = Value::Won(Distances { end: 7, zeroing: 5 });
/// assert_eq!(value.winners_moves(), Some(4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins.
    Won(Distances),
    /// Neither side can win against best play.
    Drawn,
    /// The side to move loses.
    Lost(Distances),
}

/// Whether a win comes in time for the counters of ČUD 6.2 to 6.4 that are running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnderCounters {
    /// The win comes before any counter ends, or the position is drawn anyway.
    AsStored,
    /// A counter ends before the next capture or man's move: the game is drawn.
    Drawn,
    /// A counter may end before the win, but the next capture or man's move comes in time. Tables do not know more.
    Open,
}

impl Value {
    /// How many moves the winner still makes; none for a draw.
    pub const fn winners_moves(self) -> Option<u8> {
        match self {
            Self::Won(distances) => Some(distances.end.div_ceil(2)),
            Self::Lost(distances) => Some(distances.end / 2),
            Self::Drawn => None,
        }
    }

    /// The distances of a won or lost position.
    pub const fn distances(self) -> Option<Distances> {
        match self {
            Self::Won(distances) | Self::Lost(distances) => Some(distances),
            Self::Drawn => None,
        }
    }

    /// Compares the value with the counters of ČUD 6.2 to 6.4 in a game that has reached the position.
    ///
    /// The plies that a counter leaves are all played before it ends the game, so a win on the last of them counts.
    ///
    /// ```
    /// use partie_draughts::History;
    /// use partie_engine::endgames::{Tables, UnderCounters};
    /// let mut tables = Tables::new();
    /// tables.build(2, |_| {});
    /// let history = History::new("W:WKc1:Bf4".parse().unwrap());
    /// let value = tables.probe(history.position()).unwrap();
    /// assert_eq!(value.under(&history), UnderCounters::AsStored);
    /// ```
    pub fn under(self, history: &History) -> UnderCounters {
        let Some(distances) = self.distances() else { return UnderCounters::AsStored };
        let (end, zeroing) = (u32::from(distances.end), u32::from(distances.zeroing));
        let counters = history.counters();
        let mut counters = counters.iter().filter(|counter| counter.rule != DrawRule::Repetition);
        if counters.clone().all(|counter| end <= counter.remaining()) {
            UnderCounters::AsStored
        } else if counters.any(|counter| counter.remaining() < zeroing && runs_on(counter.rule, history)) {
            UnderCounters::Drawn
        } else {
            UnderCounters::Open
        }
    }

    /// From the two bytes of a table.
    pub(super) const fn from_bytes(end: u8, zeroing: u8) -> Self {
        let Some(end) = end.checked_sub(1) else { return Self::Drawn };
        let distances = Distances { end, zeroing: zeroing.saturating_sub(1) };
        // The winner makes the last ply, so the side to move wins in an odd number of them.
        if end % 2 == 1 { Self::Won(distances) } else { Self::Lost(distances) }
    }
}

/// Whether only a capture or a man's move can stop this count.
fn runs_on(rule: DrawRule, history: &History) -> bool {
    match rule {
        DrawRule::Repetition => false,
        DrawRule::QuietMoves => true,
        DrawRule::ThreeKings => history.settings().entering_the_diagonal == Count::GoesOn,
        // Against three kings the count ends when the lone king leaves the main diagonal.
        DrawRule::FewPieces => history.position().empty().len() > 32 - 4,
    }
}
