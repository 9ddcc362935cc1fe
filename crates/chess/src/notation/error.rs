use core::fmt;

use crate::notation::{Description, Letters};
use crate::{CastlingSide, Kind, Move, Square, WhyNot};

/// Why a text is not a move.
///
/// ```
/// use partie_chess::Position;
/// use partie_chess::notation::Letters;
/// let error = Position::start().read("Nf3", Letters::CZECH).unwrap_err();
/// assert_eq!(error.to_string(), "column 1: N is no piece in Czech; it is the knight in English, the bishop in Romanian");
/// let error = Position::start().read("Jf9", Letters::CZECH).unwrap_err();
/// assert_eq!(error.to_string(), "column 3: a rank from 1 to 8 expected");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationError {
    /// The text is not a move.
    Unreadable {
        /// The place in the text, counted in characters from 1.
        column: usize,
        /// What could have stood there.
        expected: Expected,
    },
    /// The letter is a piece in another language, but not in the chosen one.
    ForeignLetter {
        /// The place in the text, counted in characters from 1.
        column: usize,
        /// The letter; [`Letters::meanings`] tells what it means where.
        letter: String,
        /// The letters that the text was read with.
        chosen: Letters,
    },
    /// A move that leaves everything as it is, such as `0000` or `--`: chess has none (FIDE 1.1).
    NullMove,
    /// Several legal moves fit.
    Ambiguous {
        /// The kind of piece.
        kind: Kind,
        /// All moves that fit.
        moves: Vec<Move>,
    },
    /// A pawn reaches the last rank and it is not said what it becomes (FIDE 3.7e).
    PromotionMissing {
        /// Where the pawn arrives.
        to: Square,
    },
    /// No legal move fits.
    Illegal {
        /// What was written.
        description: Description,
        /// Why not, for each piece of the player that may have been meant.
        reasons: Vec<WhyNot>,
        /// Languages in which the letter means another kind of piece, one that could make the move.
        elsewhere: Vec<(Letters, Kind)>,
    },
}

/// What a reader expected at a place in the text.
///
/// ```
/// use partie_chess::notation::{Expected, Letters, NotationError, Written};
/// let error = NotationError::Unreadable { column: 2, expected: Expected::File };
/// assert_eq!(Written::read("Qz5", Letters::ENGLISH), Err(error));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// The beginning of a move.
    Move,
    /// A file, or a square.
    File,
    /// A rank.
    Rank,
    /// `0-0` or `0-0-0`.
    Castling,
    /// The letter or name of a piece that a pawn can become.
    PromotionPiece,
    /// A file in lower case, because its capital is a piece.
    LowerCase,
    /// A word that belongs to an announcement.
    Word,
    /// Which way the king castles.
    CastlingSide,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Move => "a piece, a square or castling expected",
            Expected::File => "a file from a to h expected",
            Expected::Rank => "a rank from 1 to 8 expected",
            Expected::Castling => "castling is 0-0 or 0-0-0",
            Expected::PromotionPiece => {
                "the piece that the pawn becomes expected: queen, rook, bishop or knight"
            }
            Expected::LowerCase => "files are written in lower case, capitals are pieces",
            Expected::Word => "a word of an announcement expected",
            Expected::CastlingSide => "castling is announced with its side",
            Expected::End => "nothing more is expected here",
        })
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Unreadable { column, expected } => write!(f, "column {column}: {expected}"),
            NotationError::ForeignLetter { column, letter, chosen } => {
                write!(f, "column {column}: {letter} is no piece in {}", chosen.language())?;
                write_meanings(f, &Letters::meanings(letter).collect::<Vec<_>>())
            }
            NotationError::NullMove => f.write_str("a null move is not a move: the players move alternately"),
            NotationError::Ambiguous { kind, moves } => {
                write!(f, "{} legal moves fit:", moves.len())?;
                for (i, m) in moves.iter().enumerate() {
                    let comma = if i == 0 { "" } else { "," };
                    write!(f, "{comma} {kind} {}-{}", m.from(), m.to())?;
                }
                Ok(())
            }
            NotationError::PromotionMissing { to } => {
                write!(f, "the pawn is promoted on {to}; name the new piece: queen, rook, bishop or knight")
            }
            NotationError::Illegal { description, reasons, elsewhere } => {
                write!(f, "{description} is not legal here")?;
                for (i, reason) in reasons.iter().enumerate() {
                    let lead = if i == 0 { ": " } else { "; " };
                    write!(f, "{lead}{reason} ({})", reason.article())?;
                }
                write_meanings(f, elsewhere)
            }
        }
    }
}

/// `; it is the bishop in Czech and Slovak, the knight in German`, if it is anything anywhere.
fn write_meanings(f: &mut fmt::Formatter<'_>, meanings: &[(Letters, Kind)]) -> fmt::Result {
    let mut lead = "; it is the";
    for kind in Kind::ALL {
        let languages: Vec<&str> =
            meanings.iter().filter(|(_, of)| *of == kind).map(|(letters, _)| letters.language()).collect();
        if let Some((last, others)) = languages.split_last() {
            let and = if others.is_empty() { "" } else { " and " };
            write!(f, "{lead} {kind} in {}{and}{last}", others.join(", "))?;
            lead = ", the";
        }
    }
    Ok(())
}

impl fmt::Display for Description {
    /// In plain English: `knight from the b-file to d7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = match self {
            Description::Castling(CastlingSide::King) => return f.write_str("castling on the king's side"),
            Description::Castling(CastlingSide::Queen) => return f.write_str("castling on the queen's side"),
            Description::Piece(written) => written,
        };
        let letter = |file: u8| char::from(b'a' + file % 8);
        match (written.kind, written.from()) {
            (Some(kind), _) => write!(f, "{kind}")?,
            (None, Some(_)) => f.write_str("piece")?,
            (None, None) => f.write_str("pawn")?,
        }
        match (written.from(), written.file, written.rank) {
            (Some(from), ..) => write!(f, " from {from}")?,
            (None, Some(file), _) => write!(f, " from the {}-file", letter(file))?,
            (None, None, Some(rank)) => write!(f, " from rank {}", rank % 8 + 1)?,
            (None, None, None) => {}
        }
        write!(f, " to {}", written.to)?;
        match written.promotion {
            Some(kind) => write!(f, " becoming a {kind}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for NotationError {}
