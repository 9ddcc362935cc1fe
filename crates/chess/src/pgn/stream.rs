//! Games from a file that is too long to be kept in memory, or that comes from elsewhere.

use std::io::{self, Read};

use super::game::Builder;
use super::place::Places;
use super::{Game, Part, Parts, PgnError, Reader, Visitor};
use crate::notation::Letters;

/// Reads games from any [`Read`], such as a file, standard input or a decompressor. It keeps about a megabyte of them in
/// memory, or as much as the longest game has. There is no need to buffer what it reads from.
///
/// ```
/// use partie_chess::pgn::Stream;
/// let file = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. Nf4 *\n\n[Event \"c\"]\n\n1. d4 *\n";
/// let mut stream = Stream::new(file.as_bytes()); // or std::fs::File::open(path)?
/// assert_eq!(stream.read(&mut ())?, Some(Ok(())));
/// let error = stream.read(&mut ())?.unwrap().unwrap_err();
/// assert_eq!((error.game, error.line, error.column), (2, 7, 4));
/// assert_eq!(stream.games().count(), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Stream<R> {
    parts: Parts<R>,
    letters: Letters,
    /// The part that is being read, and how far.
    part: Vec<u8>,
    at: usize,
    places: Places,
    /// How many games have been begun.
    game: usize,
    /// How many bytes come before the part.
    before: u64,
}

impl<R: Read> Stream<R> {
    /// A stream at its start.
    pub fn new(reader: R) -> Stream<R> {
        Stream {
            parts: Parts::new(reader),
            letters: Letters::ENGLISH,
            part: Vec::new(),
            at: 0,
            places: Places::default(),
            game: 0,
            before: 0,
        }
    }

    /// The same, for games with the piece letters of another language.
    ///
    /// ```
    /// use partie_chess::notation::Letters;
    /// use partie_chess::pgn::Stream;
    /// let mut games = Stream::new("1. e4 e5 2. Jf3 *".as_bytes()).with_letters(Letters::CZECH).games();
    /// assert_eq!(games.next().unwrap()?.unwrap().moves().count(), 3);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_letters(self, letters: Letters) -> Stream<R> {
        Stream { letters, ..self }
    }

    /// How many bytes have been read: the game that was read last ends there.
    pub fn bytes_read(&self) -> u64 {
        self.before + self.at as u64
    }

    /// Reads the next game, or finds that there is none. After an error of the game, the next call goes on with the next game.
    /// What the visitor is told by [`Visitor::stands_at`] counts from the first byte of the game's part.
    ///
    /// # Errors
    /// When the stream cannot be read. What is wrong with a game is in the answer.
    pub fn read<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Option<Result<(), PgnError>>> {
        loop {
            if let Some(read) = self.read_in_part(visitor) {
                return Ok(Some(read));
            }
            match self.parts.next().transpose()? {
                None => return Ok(None),
                Some(part) => self.go_on_with(part),
            }
        }
    }

    fn read_in_part<V: Visitor>(&mut self, visitor: &mut V) -> Option<Result<(), PgnError>> {
        let mut reader = Reader::new(&self.part).with_letters(self.letters);
        reader.tokens.go_to(self.at.max(reader.tokens.position()));
        reader.places = std::mem::take(&mut self.places);
        reader.game = self.game;
        let read = reader.read(visitor);
        (self.game, self.at) = (reader.game, reader.tokens.position());
        self.places = reader.places;
        read
    }

    fn go_on_with(&mut self, Part { bytes, .. }: Part) {
        self.places = self.places.after(&self.part);
        self.before += self.part.len() as u64;
        (self.part, self.at) = (bytes, 0);
    }

    /// The games that are still to be read, each with all that is said about it.
    pub fn games(self) -> StreamedGames<R> {
        StreamedGames(self)
    }
}

/// The iterator behind [`Stream::games`]. The outer result is about the stream, the inner one about the game.
#[derive(Debug)]
pub struct StreamedGames<R>(Stream<R>);

impl<R: Read> Iterator for StreamedGames<R> {
    type Item = io::Result<Result<Game, PgnError>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut builder = Builder::default();
        let read = self.0.read(&mut builder).transpose()?;
        Some(read.map(|read| read.map(|()| builder.into_game())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    /// Every way to cut a file tells the same of it: the games, and the places of what is wrong.
    #[test]
    fn a_stream_gives_what_the_file_in_memory_gives() {
        let some = [
            "[Event \"a\"]\n[White \"Němcová\"]\n\n1. e4 {dobrý tah} e5 2. Nf3 (2. f4 exf4) 1-0\n\n",
            "[Event \"b\"]\r\n\r\n1. e4 e5 2. Ke3 *\r\n\r\n",
            "[Event \"c\"]\n\n1. d4 d5 {never closed *\n\n",
            "[Event \"d\"]\n\n1. c4 ) *\n\n",
        ];
        let mut file = String::from("\u{feff}");
        while file.len() < 5 << 20 {
            file.push_str(&some.concat());
        }
        let whole: Vec<_> = games(file.as_bytes()).collect();
        let streamed: Vec<_> = Stream::new(file.as_bytes()).games().map(Result::unwrap).collect();
        assert_eq!(streamed.len(), whole.len());
        assert!(streamed == whole, "a game or a place differs");
        assert!(whole.iter().filter(|game| game.is_err()).count() > 1000);
    }

    /// Gives a few bytes at a time, and then fails.
    struct Torn<'a>(&'a [u8]);

    impl Read for Torn<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Err(io::Error::other("torn"));
            }
            let length = buffer.len().min(7).min(self.0.len());
            buffer[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    #[test]
    fn what_cannot_be_read_is_an_error_of_the_stream() {
        let mut stream = Stream::new(Torn(b"1. e4 *\n"));
        assert_eq!(stream.read(&mut ()).unwrap_err().to_string(), "torn");
        assert_eq!(Stream::new(io::empty()).read(&mut ()).unwrap(), None);
    }
}
