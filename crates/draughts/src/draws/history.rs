use crate::draws::ending::{Ending, material};
use crate::{Colour, Count, Counter, DrawRule, DrawSettings, Move, Outcome, Position};

/// A position and what article 6 has to know of the way there.
///
/// ```
/// use partie_draughts::{History, Position};
/// let mut history = History::new(Position::start());
/// let first = history.position().legal_moves()[0];
/// history.play(&first);
/// assert_eq!(history.draw(), None);
/// assert_eq!(history.outcome(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    settings: DrawSettings,
    position: Position,
    /// The positions since the last one that cannot come back, this one included.
    seen: Vec<Position>,
    quiet_plies: u32,
    /// The plies counted by 6.3, if it counts.
    three_kings: Option<u32>,
    /// The plies counted by 6.4, if it counts.
    few_pieces: Option<u32>,
}

impl History {
    /// A game that begins here.
    pub fn new(position: Position) -> Self {
        Self::with_settings(position, DrawSettings::default())
    }

    /// A game that begins here and in which article 6 is read in another way: see [`DrawSettings`].
    pub fn with_settings(position: Position, settings: DrawSettings) -> Self {
        let ending = Ending::of(&position);
        Self {
            settings,
            position,
            seen: vec![position],
            quiet_plies: 0,
            three_kings: (ending == Some(Ending::ThreeKings)).then_some(0),
            few_pieces: (ending == Some(Ending::FewPieces)).then_some(0),
        }
    }

    /// A game that goes on from where it was left: the positions since the last one that cannot come back, the one on the
    /// board last, and how far 6.3 and 6.4 had counted. Nothing without a position.
    ///
    /// ```
    /// use partie_draughts::{History, Position};
    /// let left = History::new(Position::start());
    /// let goes_on = History::resume(*left.settings(), left.recent().to_vec(), None, None);
    /// assert_eq!(goes_on, Some(left));
    /// ```
    pub fn resume(
        settings: DrawSettings,
        recent: Vec<Position>,
        three_kings: Option<u32>,
        few_pieces: Option<u32>,
    ) -> Option<Self> {
        let position = *recent.last()?;
        let quiet_plies = recent.len() as u32 - 1;
        Some(Self { settings, position, seen: recent, quiet_plies, three_kings, few_pieces })
    }

    /// The positions since the last one that cannot come back, this one included.
    ///
    /// ```
    /// use partie_draughts::{History, Position};
    /// assert_eq!(History::new(Position::start()).recent(), [Position::start()]);
    /// ```
    pub fn recent(&self) -> &[Position] {
        &self.seen
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How article 6 is read.
    pub const fn settings(&self) -> &DrawSettings {
        &self.settings
    }

    /// Plays a move, which must be one of the legal moves of the position.
    pub fn play(&mut self, mv: &Move) {
        self.continue_with(self.position.play(mv));
    }

    /// Goes on with a position, however it came about: by a legal move, or by one against the rules that the opponent
    /// has let stand (ČUD 5.4, 5.7). The counts see only what has changed on the board.
    ///
    /// ```
    /// use partie_draughts::{History, Position};
    /// let mut history = History::new(Position::start());
    /// let next = Position::start().play(&Position::start().legal_moves()[0]);
    /// history.continue_with(next);
    /// assert_eq!(history.position(), &next);
    /// ```
    pub fn continue_with(&mut self, next: Position) {
        let before = std::mem::replace(&mut self.position, next);
        if is_quiet(&before, &next) {
            self.quiet_plies += 1;
        } else {
            self.quiet_plies = 0;
            self.seen.clear();
        }
        self.seen.push(next);

        let settings = self.settings;
        let same_material = Colour::BOTH.map(|colour| material(&before, colour))
            == Colour::BOTH.map(|colour| material(&next, colour));
        let ending = Ending::of(&next);
        let step = |count, of: Ending, without_it: Count| {
            let holds = ending == Some(of);
            let goes_on = match (same_material, holds) {
                (true, true) => true,
                (true, false) => without_it == Count::GoesOn,
                (false, true) => settings.new_material == Count::GoesOn,
                (false, false) => false,
            };
            advance(count, holds, goes_on)
        };
        self.three_kings = step(self.three_kings, Ending::ThreeKings, settings.entering_the_diagonal);
        self.few_pieces = step(self.few_pieces, Ending::FewPieces, settings.leaving_the_diagonal);
    }

    /// All counts that are under way, side by side, each with what remains.
    ///
    /// Repetition (6.1) and moves without a man's move or a capture (6.2) always count, in this order; then 6.3 and 6.4
    /// if few enough pieces are left.
    pub fn counters(&self) -> Vec<Counter> {
        let settings = &self.settings;
        let occurrences = self.seen.iter().filter(|&&seen| seen == self.position).count() as u32;
        [
            (DrawRule::Repetition, Some(occurrences), settings.occurrences),
            (DrawRule::QuietMoves, Some(self.quiet_plies), settings.quiet_moves.plies()),
            (DrawRule::ThreeKings, self.three_kings, settings.three_kings_moves.plies()),
            (DrawRule::FewPieces, self.few_pieces, settings.few_pieces_moves.plies()),
        ]
        .into_iter()
        .filter_map(|(rule, done, limit)| {
            Some(Counter { rule, done: done?, limit, turn: self.position.turn() })
        })
        .collect()
    }

    /// The rule by which the game is drawn now, if it is. The text says "is drawn": nobody has to claim it.
    ///
    /// If several counts end together, the one for the fewest pieces speaks: 6.4, 6.3, 6.2, 6.1.
    ///
    /// ```
    /// use partie_draughts::{Colour::*, DrawRule, History, Piece::*, Position};
    /// let kings = [("a1", White, King), ("b8", Black, King)];
    /// let kings = kings.map(|(square, colour, piece)| (square.parse().unwrap(), colour, piece));
    /// let mut history = History::new(Position::from_pieces(White, kings).unwrap());
    /// for (from, to) in [("a1", "b2"), ("b8", "c7"), ("b2", "a1"), ("c7", "b8")].repeat(2) {
    ///     assert_eq!(history.draw(), None);
    ///     let path = [from, to].map(|square| square.parse().unwrap());
    ///     history.play(&history.position().find_move(&path).unwrap());
    /// }
    /// assert_eq!(history.draw(), Some(DrawRule::Repetition));
    /// ```
    pub fn draw(&self) -> Option<DrawRule> {
        let counters = self.counters();
        counters.iter().rev().find(|counter| counter.remaining() == 0).map(|counter| counter.rule)
    }

    /// How the game has ended on the board, if it has (ČUD 7.2b, 7.2c, 7.3).
    ///
    /// A move that leaves the opponent blocked wins even if a count ends with it: the win is there before anybody
    /// could play on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.position.losses()[..] {
            [] => self.draw().map(Outcome::Draw),
            [(loser, loss)] => Some(Outcome::Win { winner: loser.opponent(), loss }),
            _ => Some(Outcome::NobodyWins),
        }
    }
}

/// ČUD 6.2: neither a man's move nor a capture. Only kings have moved if the men stand as before and nothing is gone.
fn is_quiet(before: &Position, next: &Position) -> bool {
    Colour::BOTH.into_iter().all(|colour| {
        before.men(colour) == next.men(colour) && before.of(colour).len() == next.of(colour).len()
    })
}

/// One move later.
fn advance(count: Option<u32>, holds: bool, goes_on: bool) -> Option<u32> {
    match count {
        Some(plies) if goes_on => Some(plies + 1),
        _ => holds.then_some(0),
    }
}
