use std::str::FromStr;

use super::build::Build;
use super::{Game, PdnError, PdnProblem, Placed, PlacedProblem, Token, Tokens};

/// Reads the games of a text one by one.
///
/// A game with something wrong comes as an error, and the reader goes on with the next game.
///
/// ```
/// use partie_draughts::pdn::games;
/// let text = "1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3:c5 1/2-1/2\n1. c3-c5 0-1\n01. 22-18 09-14 *";
/// let games: Vec<_> = games(text).collect();
/// assert!(games[0].is_ok() && games[2].is_ok());
/// let error = games[1].as_ref().unwrap_err();
/// assert_eq!(error.to_string(), "game 2, line 2, column 4: ČUD 3.4: c3 and c5 are not on one diagonal");
/// ```
pub fn games(text: &str) -> Games<'_> {
    Games { tokens: Tokens::new(text), held: None, begun: 0 }
}

/// The games of a text: see [`games`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    tokens: Tokens<'a>,
    /// A tag that ended one game and begins the next.
    held: Option<Placed<'a>>,
    begun: usize,
}

/// Where reading stopped when something was wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stopped {
    InTags,
    InBody,
    AtEnd,
}

impl<'a> Games<'a> {
    fn next_token(&mut self) -> Option<Result<Placed<'a>, PlacedProblem>> {
        self.held.take().map(Ok).or_else(|| self.tokens.next())
    }

    fn read_game(&mut self) -> Result<Option<Game>, (PlacedProblem, Stopped)> {
        let mut build = Build::new();
        while let Some(read) = self.next_token() {
            let stopped = if build.has_body() { Stopped::InBody } else { Stopped::InTags };
            let placed = read.map_err(|fault| (fault, stopped))?;
            match &placed.token {
                Token::Tag(_) if build.has_body() => {
                    self.held = Some(placed);
                    break;
                }
                Token::Tag(tag) => build.tag(tag, placed.place).map_err(|fault| (fault, Stopped::InTags))?,
                Token::End(_) if build.is_empty() => {}
                Token::End(outcome) => {
                    build.end(*outcome, placed.place).map_err(|fault| (fault, Stopped::AtEnd))?;
                    break;
                }
                _ => build.add(&placed).map_err(|fault| (fault, Stopped::InBody))?,
            }
        }
        if build.is_empty() {
            return Ok(None);
        }
        build.finish().map(Some).map_err(|fault| (fault, Stopped::AtEnd))
    }

    /// Goes to the end of a game in which something is wrong.
    fn skip_game(&mut self, stopped: Stopped) {
        let mut in_body = stopped == Stopped::InBody;
        while stopped != Stopped::AtEnd
            && let Some(read) = self.next_token()
        {
            match read {
                Ok(placed) if matches!(placed.token, Token::Tag(_)) && in_body => {
                    self.held = Some(placed);
                    return;
                }
                Ok(Placed { token: Token::End(_), .. }) => return,
                Ok(Placed { token: Token::Tag(_), .. }) | Err(_) => {}
                Ok(_) => in_body = true,
            }
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.begun += 1;
        match self.read_game() {
            Ok(game) => game.map(Ok),
            Err((fault, stopped)) => {
                self.skip_game(stopped);
                Some(Err(fault.in_game(self.begun)))
            }
        }
    }
}

/// Reads a text with one game.
impl FromStr for Game {
    type Err = PdnError;

    fn from_str(text: &str) -> Result<Self, PdnError> {
        let mut games = games(text);
        let game = games.next().unwrap_or_else(|| Ok(Game::new()))?;
        while let Some(read) = games.next_token() {
            match read {
                Ok(Placed { token: Token::End(_), .. }) => {}
                Ok(Placed { place, .. }) => {
                    return Err(PlacedProblem { place, problem: PdnProblem::SecondGame }.in_game(2));
                }
                Err(fault) => return Err(fault.in_game(2)),
            }
        }
        Ok(game)
    }
}
