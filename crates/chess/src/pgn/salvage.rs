use super::game::Builder;
use super::{Game, PgnError, Reader};

/// A game as far as it could be read, with what is wrong in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// The game without what could not be read; none if it could not be read on to its end.
    pub game: Option<Game>,
    /// What is not in it, in the order of the file. The last problem is why there is no game, if there is none.
    pub problems: Vec<PgnError>,
}

/// The iterator behind [`Reader::salvage`].
#[derive(Clone, Debug)]
pub struct Salvage<'a>(Reader<'a>);

impl<'a> Reader<'a> {
    /// The games that are still to be read, without what is wrong in them if that can be passed over.
    ///
    /// ```
    /// use partie_chess::pgn::Reader;
    /// let mut games = Reader::new(b"1. e4 ) e5 2. Nf3 $999 *").salvage();
    /// let saved = games.next().unwrap();
    /// assert_eq!(saved.game.unwrap().moves().count(), 3);
    /// assert_eq!(saved.problems.len(), 2);
    /// ```
    pub fn salvage(self) -> Salvage<'a> {
        Salvage(self)
    }
}

impl Iterator for Salvage<'_> {
    type Item = Salvaged;

    fn next(&mut self) -> Option<Salvaged> {
        let mut builder = Builder::lenient();
        let read = self.0.read(&mut builder)?;
        let (game, mut problems) = builder.salvaged();
        let game = match read {
            Ok(()) => Some(game),
            Err(error) => {
                problems.push(error);
                None
            }
        };
        for problem in &mut problems {
            problem.game = self.0.games_begun();
        }
        Some(Salvaged { game, problems })
    }
}
