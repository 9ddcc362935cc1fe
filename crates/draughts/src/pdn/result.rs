use std::fmt;

/// How a game ended (ČUD 7.1), as PDN has it.
///
/// ```
/// use partie_draughts::pdn::GameResult;
/// assert_eq!(GameResult::read("2-0"), Some(GameResult::WhiteWins));
/// assert_eq!(GameResult::WhiteWins.to_string(), "1-0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: lost for both players.
    BothLose,
}

impl GameResult {
    /// Reads a result; `2-0`, `1-1` and `0-2` of international draughts are understood.
    ///
    /// ```
    /// use partie_draughts::pdn::GameResult;
    /// assert_eq!(GameResult::read("1-1"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::read("*"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::WhiteWins),
            "0-1" | "0-2" => Some(Self::BlackWins),
            "1/2-1/2" | "1-1" => Some(Self::Draw),
            "0-0" => Some(Self::BothLose),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
        })
    }
}
