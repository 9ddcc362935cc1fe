use core::fmt;
use core::str::FromStr;

use super::outcome::with_hyphens;
use super::{Game, Outcome};

const RESULT: &str = "Result";
const TERMINATION: &str = "Termination";
const UNPLAYED: &str = "unplayed";

/// What one player gets for a game.
///
/// ```
/// use partie_chess::pgn::Points;
/// assert_eq!(Points::Half.to_string(), "1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Points {
    /// `0`
    None,
    /// `1/2`
    Half,
    /// `1`
    One,
}

impl Points {
    const ALL: [Points; 3] = [Points::None, Points::Half, Points::One];

    /// The score of a game that was played.
    fn read(text: &str) -> Option<Points> {
        match text {
            "½" | "0.5" => Some(Points::Half),
            _ => Points::ALL.into_iter().find(|points| points.to_string() == text),
        }
    }

    /// The sign for a game that was not played.
    fn from_sign(sign: char) -> Option<Points> {
        Points::ALL.into_iter().find(|points| points.sign() == sign)
    }

    const fn sign(self) -> char {
        match self {
            Points::None => '-',
            Points::Half => '=',
            Points::One => '+',
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["0", "1/2", "1"][*self as usize])
    }
}

/// A result with all that arbiters can decide: the points need not add up to one, and the game may not have been played.
/// It is written `1-0`, `1/2-0`, `0-0`, and `+/-`, `-/+`, `-/-` for a game that was not played.
///
/// PGN itself knows three results. In a file the tag `Result` says the points of both players, the movetext ends with
/// `*` if they are none of the three, and `[Termination "unplayed"]` marks a game that was not played.
///
/// ```
/// use partie_chess::pgn::{Game, GameResult};
/// let penalised: Game = "[Result \"1/2-0\"]\n\n1. e4 *".parse().unwrap();
/// assert_eq!(penalised.result().unwrap().to_string(), "1/2-0");
/// let mut forfeited = Game::default();
/// forfeited.set_result("+/-".parse::<GameResult>().unwrap());
/// assert!(forfeited.to_string().contains("[Result \"1-0\"]\n[Termination \"unplayed\"]\n\n1-0"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// What White gets.
    pub white: Points,
    /// What Black gets.
    pub black: Points,
    /// Whether it was decided at the board; a win because the opponent did not come was not.
    pub played: bool,
}

impl GameResult {
    pub(super) const BOTH_LOSE: GameResult =
        GameResult { white: Points::None, black: Points::None, played: true };

    /// What ends the movetext.
    ///
    /// ```
    /// use partie_chess::pgn::{GameResult, Outcome};
    /// let ends_with = |result: &str| result.parse::<GameResult>().unwrap().outcome();
    /// assert_eq!(ends_with("-/+"), Outcome::BlackWins);
    /// assert_eq!(ends_with("0-0"), Outcome::Unknown);
    /// ```
    pub const fn outcome(self) -> Outcome {
        match (self.white, self.black) {
            (Points::One, Points::None) => Outcome::WhiteWins,
            (Points::None, Points::One) => Outcome::BlackWins,
            (Points::Half, Points::Half) => Outcome::Draw,
            _ => Outcome::Unknown,
        }
    }

    /// The result that an outcome tells; nothing if it tells none.
    fn of(outcome: Outcome) -> Option<GameResult> {
        let (white, black) = match outcome {
            Outcome::WhiteWins => (Points::One, Points::None),
            Outcome::BlackWins => (Points::None, Points::One),
            Outcome::Draw => (Points::Half, Points::Half),
            Outcome::Unknown => return None,
        };
        Some(GameResult { white, black, played: true })
    }

    /// What the tag `Result` says: `1/2-0`, `½:0`, `+/-`, `+:-`.
    fn read(text: &str) -> Option<GameResult> {
        let text = with_hyphens(text);
        if let Some(usual) = Outcome::from_bytes(text.as_bytes()) {
            return GameResult::of(usual);
        }
        if let [white, '/' | ':' | '-', black] = text.chars().collect::<Vec<_>>()[..]
            && let (Some(white), Some(black)) = (Points::from_sign(white), Points::from_sign(black))
        {
            return Some(GameResult { white, black, played: false });
        }
        let (white, black) = text.split_once(['-', ':'])?;
        Some(GameResult { white: Points::read(white)?, black: Points::read(black)?, played: true })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.played {
            write!(f, "{}-{}", self.white, self.black)
        } else {
            write!(f, "{}/{}", self.white.sign(), self.black.sign())
        }
    }
}

/// A text that is no result.
///
/// ```
/// use partie_chess::pgn::{GameResult, NotAResult};
/// assert_eq!("2-0".parse::<GameResult>(), Err(NotAResult));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAResult;

impl fmt::Display for NotAResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is the points of both players, as in 1-0, 1/2-0 or 0-0, or +/-, -/+ or -/-")
    }
}

impl core::error::Error for NotAResult {}

impl FromStr for GameResult {
    type Err = NotAResult;

    fn from_str(text: &str) -> Result<GameResult, NotAResult> {
        GameResult::read(text).ok_or(NotAResult)
    }
}

impl Game {
    /// The result with all that the tags say of it; nothing if it is not known.
    ///
    /// ```
    /// use partie_chess::pgn::Game;
    /// let game: Game = "[Termination \"Unplayed\"]\n\n0-1".parse().unwrap();
    /// assert_eq!(game.result().unwrap().to_string(), "-/+");
    /// ```
    pub fn result(&self) -> Option<GameResult> {
        let tag = self.tags.get(RESULT).and_then(GameResult::read);
        let result = tag.or(GameResult::of(self.outcome))?;
        let unplayed = self.tags.get(TERMINATION).is_some_and(|value| value.eq_ignore_ascii_case(UNPLAYED));
        Some(GameResult { played: result.played && !unplayed, ..result })
    }

    /// Gives the game a result: what ends its movetext, and the tags for what PGN does not know.
    pub fn set_result(&mut self, result: GameResult) {
        self.outcome = result.outcome();
        let odd = GameResult { played: true, ..result }.to_string();
        let odd = (self.outcome == Outcome::Unknown).then_some((RESULT, odd.as_str()));
        let unplayed = (!result.played).then_some((TERMINATION, UNPLAYED));
        for (name, value) in odd.into_iter().chain(unplayed) {
            let named = self.tags.set(name, value);
            debug_assert!(named.is_ok(), "the name is a good one");
        }
    }
}
