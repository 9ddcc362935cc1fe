//! Announced moves understood.

use super::Speech;
use super::vocabulary::{Vocabulary, Word};
use crate::notation::{Description, Expected, NotationError, PieceMove};
use crate::{CastlingSide, Kind, Move, Position, Square};

impl Position {
    /// Understands an announced move. Upper and lower case, missing diacritics, punctuation and words such as "to"
    /// do not matter; a square may be said as `g1`, `g 1` or in words.
    ///
    /// ```
    /// use partie_chess::{Position, Square};
    /// use partie_chess::notation::Speech;
    /// let start = Position::start();
    /// let m = start.find_move(Square::G1, Square::F3, None).unwrap();
    /// assert_eq!(start.hear("springer felix drei", Speech::Fide), Ok(m));
    /// assert_eq!(start.hear("Jezdec F tri", Speech::Czech), Ok(m));
    /// assert_eq!(start.hear("knight to f three", Speech::English), Ok(m));
    /// ```
    ///
    /// # Errors
    /// When the words are no announcement, no legal move fits, or several do.
    pub fn hear(&self, words: &str, speech: Speech) -> Result<Move, NotationError> {
        self.find(understand(words, speech.vocabulary())?)
    }
}

/// What has been understood so far.
#[derive(Default)]
struct Heard {
    kind: Option<Kind>,
    /// The square that is named first: the target, unless a second one is named.
    first: Place,
    second: Place,
    captures: bool,
    promotion: Option<Kind>,
    castles: bool,
    side: Option<CastlingSide>,
}

#[derive(Clone, Copy, Default)]
struct Place {
    file: Option<u8>,
    rank: Option<u8>,
}

impl Place {
    fn square(self) -> Option<Square> {
        Square::at(self.file?, self.rank?)
    }
}

fn understand(text: &str, vocabulary: &Vocabulary) -> Result<Description, NotationError> {
    let mut heard = Heard::default();
    for (column, word) in words(text) {
        let unreadable = |expected| NotationError::Unreadable { column, expected };
        let meaning = vocabulary.word(word).ok_or_else(|| unreadable(Expected::Word))?;
        heard.take(meaning).map_err(unreadable)?;
    }
    let column = text.chars().count() + 1;
    heard.description().map_err(|expected| NotationError::Unreadable { column, expected })
}

/// The words of a text with their columns; letters and digits are words of their own (`g1`), punctuation is none.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let belongs = |c: char| c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(&c);
    let mut rest = text;
    core::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c| !belongs(c));
        let numeric = rest.chars().next()?.is_numeric();
        let end = rest.find(|c: char| !belongs(c) || c.is_numeric() != numeric).unwrap_or(rest.len());
        let column = text[..text.len() - rest.len()].chars().count() + 1;
        let word;
        (word, rest) = rest.split_at(end);
        Some((column, word))
    })
}

impl Heard {
    fn take(&mut self, word: Word) -> Result<(), Expected> {
        match word {
            Word::File(file) => self.take_file(file),
            Word::Rank(rank) => self.take_rank(rank),
            Word::Piece(kind) => self.take_piece(kind),
            Word::Side(side) => {
                let contradiction = self.side.is_some_and(|other| other != side);
                self.side = Some(side);
                if contradiction { Err(Expected::CastlingSide) } else { Ok(()) }
            }
            Word::Takes => {
                self.captures = true;
                Ok(())
            }
            Word::Castling => {
                self.castles = true;
                Ok(())
            }
            Word::Filler => Ok(()),
        }
    }

    fn take_file(&mut self, file: u8) -> Result<(), Expected> {
        let begun = self.first.file.is_some() || self.first.rank.is_some() || self.captures;
        let place = if begun { &mut self.second } else { &mut self.first };
        if place.file.is_some() {
            return Err(Expected::Rank);
        }
        place.file = Some(file);
        Ok(())
    }

    fn take_rank(&mut self, rank: u8) -> Result<(), Expected> {
        let place = if self.second.file.is_some() { &mut self.second } else { &mut self.first };
        if place.rank.is_some() {
            return Err(Expected::File);
        }
        place.rank = Some(rank);
        Ok(())
    }

    /// The first piece moves; one that is named after the target is what the pawn becomes.
    fn take_piece(&mut self, kind: Kind) -> Result<(), Expected> {
        if self.first.file.is_none() && self.first.rank.is_none() && self.kind.is_none() {
            self.kind = Some(kind);
            return Ok(());
        }
        let arrived = self.target().is_ok();
        if !arrived {
            return Err(Expected::File);
        }
        if self.promotion.is_some() {
            return Err(Expected::End);
        }
        if !Kind::PROMOTIONS.contains(&kind) {
            return Err(Expected::PromotionPiece);
        }
        self.promotion = Some(kind);
        Ok(())
    }

    /// The square that the piece leaves, as far as it is named, and the square that it goes to.
    fn target(&self) -> Result<(Place, Square), Expected> {
        let (origin, target) = if self.captures || self.second.file.is_some() {
            (self.first, self.second)
        } else {
            (Place::default(), self.first)
        };
        match target.square() {
            Some(to) => Ok((origin, to)),
            None if target.file.is_some() => Err(Expected::Rank),
            None if target.rank.is_some() || self.kind.is_some() || self.captures => Err(Expected::File),
            None => Err(Expected::Move),
        }
    }

    /// "Castles short", "the king castles short" and "castles king's side", but nothing that is said of a piece.
    fn castling(&self) -> Result<CastlingSide, Expected> {
        if self.captures || self.first.file.is_some() || self.first.rank.is_some() {
            return Err(Expected::Castling);
        }
        match (self.side, self.kind) {
            (Some(side), None | Some(Kind::King)) => Ok(side),
            (None, Some(Kind::King)) => Ok(CastlingSide::King),
            (None | Some(CastlingSide::Queen), Some(Kind::Queen)) => Ok(CastlingSide::Queen),
            _ => Err(Expected::CastlingSide),
        }
    }

    fn description(&self) -> Result<Description, Expected> {
        if self.castles {
            return self.castling().map(Description::Castling);
        }
        if self.side.is_some() {
            return Err(Expected::Castling);
        }
        let (origin, to) = self.target()?;
        Ok(Description::Piece(PieceMove {
            kind: self.kind,
            file: origin.file,
            rank: origin.rank,
            to,
            captures: self.captures,
            promotion: self.promotion,
        }))
    }
}
