//! Under which conditions a game is played, and by which article: rapid or blitz, with or without enough arbiters, and the
//! kinds of play that the rules of draughts list.

use std::fmt;

use partie_laws::Article;

use crate::time_control::Pace;
use crate::{Game, Regulations};

/// A condition that makes a game another than the usual one.
///
/// ```
/// use partie_table::{Condition, Regulations, time_control::TimeControl};
/// let rapid = Regulations { time_control: TimeControl::from_pgn("1500+10").unwrap(), ..Regulations::default() };
/// let said: Vec<_> = rapid.conditions().iter().map(|(condition, article)| format!("{condition} ({article})")).collect();
/// assert_eq!(said, ["rapid (FIDE A1)", "the competition rules apply (FIDE A3)", "nobody has to write (FIDE A2)"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
    /// There are arbiters enough, so that a rapid or blitz game is played by the competition rules.
    CompetitionRules,
    /// There are not.
    TooFewArbiters,
    /// The players need not write down the moves.
    NobodyWrites,
    /// The pieces start where the lot has put them.
    Chess960,
    /// A player begins with fewer pieces.
    Handicap,
    /// The players send each other their moves.
    Correspondence,
    /// A player cannot see and has a board that can be felt.
    SpecialBoard,
    /// A player plays without seeing the board.
    Blindfold,
    /// A player plays at several boards at once.
    Simultaneous,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Condition::Rapid => "rapid",
            Condition::Blitz => "blitz",
            Condition::CompetitionRules => "the competition rules apply",
            Condition::TooFewArbiters => "there are too few arbiters",
            Condition::NobodyWrites => "nobody has to write",
            Condition::Chess960 => "chess960",
            Condition::Handicap => "a handicap game",
            Condition::Correspondence => "by correspondence",
            Condition::SpecialBoard => "with a special board",
            Condition::Blindfold => "blindfold",
            Condition::Simultaneous => "a simultaneous display",
        })
    }
}

impl Regulations {
    /// The conditions under which the game is played, each with its article.
    pub fn conditions(&self) -> Vec<(Condition, Article)> {
        match self.game {
            Game::Chess | Game::Chess960 { .. } => self.in_chess(),
            Game::CzechDraughts => self.in_draughts(),
        }
    }

    fn in_chess(&self) -> Vec<(Condition, Article)> {
        let unsupervised = self.unsupervised().is_some();
        let by_pace: &[(Condition, &str)] = match (self.pace(), unsupervised) {
            (Pace::Standard, _) => &[],
            (Pace::Rapid, false) => &[(Condition::Rapid, "A1"), (Condition::CompetitionRules, "A3")],
            (Pace::Rapid, true) => &[(Condition::Rapid, "A1"), (Condition::TooFewArbiters, "A4")],
            (Pace::Blitz, false) => &[(Condition::Blitz, "B1"), (Condition::CompetitionRules, "B2")],
            (Pace::Blitz, true) => &[(Condition::Blitz, "B1"), (Condition::TooFewArbiters, "B3a")],
        };
        let others = [
            (Condition::NobodyWrites, "A2", !self.asks_for_recording()),
            (Condition::Chess960, "F2", matches!(self.game, Game::Chess960 { .. })),
            (Condition::SpecialBoard, "E1", !self.play.special_boards.is_empty()),
        ];
        let others =
            others.iter().filter(|(.., holds)| *holds).map(|(condition, number, _)| (*condition, *number));
        let all = by_pace.iter().copied().chain(others);
        all.map(|(condition, number)| (condition, self.edition.own(Article::fide(number)))).collect()
    }

    /// ČUD 10.4, 11.1.
    fn in_draughts(&self) -> Vec<(Condition, Article)> {
        let (blindfold, several) = (!self.play.blindfold.is_empty(), self.play.simultaneous.is_some());
        let all = [
            (Condition::NobodyWrites, "10.4", !self.asks_for_recording()),
            (Condition::Simultaneous, "11.1b", several && !blindfold),
            (Condition::Correspondence, "11.1c", self.correspondence),
            (Condition::Blindfold, "11.1d", blindfold && !several),
            (Condition::Blindfold, "11.1e", blindfold && several),
            (Condition::SpecialBoard, "11.1f", !self.play.special_boards.is_empty()),
            (Condition::Handicap, "11.1g", self.handicap.is_some()),
        ];
        let held = all.into_iter().filter(|(.., holds)| *holds);
        held.map(|(condition, number, _)| (condition, Article::czech_draughts(number))).collect()
    }
}
