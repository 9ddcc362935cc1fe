use core::str::FromStr;

use super::possible::{check_kings, check_passed, check_pieces, check_turn};
use super::{Dialect, FenError, FenProblem};
use crate::board::Board;
use crate::{Bitboard, CastlingSide, Colour, Kind, Piece, Position, Square};

/// Reads a FEN as people and programs write it: parts after the board may be missing, spaces may be many, castling
/// rights in any order. What it says must be possible all the same.
///
/// ```
/// use partie_chess::fen::read_lenient;
/// let position = read_lenient("  4k3/8/8/8/8/8/8/R3K2R  b QK").unwrap();
/// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1");
/// ```
///
/// # Errors
/// When the text is no FEN or the position impossible; the error says where and why.
pub fn read_lenient(text: &str) -> Result<Position, FenError> {
    Reader { text, strict: false, standing: false }.read()
}

/// Reads a FEN that must be written exactly as the standard has it.
///
/// ```
/// use partie_chess::fen::read_strict;
/// assert!(read_strict("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_ok());
/// assert!(read_strict("4k3/8/8/8/8/8/8/4K3 w").is_err());
/// ```
///
/// # Errors
/// When the text is no FEN or the position impossible; the error says where and why.
pub fn read_strict(text: &str) -> Result<Position, FenError> {
    Reader { text, strict: true, standing: false }.read()
}

/// Reads a FEN of a position that stands although no legal play leads to it: after an illegal move that nobody
/// claimed, the player who has the move may find the other one in check, and a pawn may stand on the last rank
/// (FIDE 7.4). Only one king of each colour is asked for.
///
/// ```
/// use partie_chess::fen::{read_lenient, read_standing};
/// let left_in_check = "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1";
/// assert!(read_lenient(left_in_check).is_err());
/// assert!(read_standing(left_in_check).is_ok());
/// ```
///
/// # Errors
/// When the text is no FEN, or a king is missing.
pub fn read_standing(text: &str) -> Result<Position, FenError> {
    Reader { text, strict: false, standing: true }.read()
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN, leniently.
    fn from_str(text: &str) -> Result<Position, FenError> {
        read_lenient(text)
    }
}

struct Reader<'a> {
    text: &'a str,
    strict: bool,
    /// Whether the position may have come about against the Laws.
    standing: bool,
}

/// One part of the text, with the byte it begins at.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn read(&self) -> Result<Position, FenError> {
        let mut parts = self.parts()?.into_iter();
        let mut next = |name| match parts.next() {
            Some(part) => Ok(Some(part)),
            None if self.strict => Err(self.error(self.text.len(), FenProblem::Missing(name))),
            None => Ok(None),
        };
        let Some(pieces) = next("the board")? else {
            return Err(self.error(self.text.len(), FenProblem::Missing("the board")));
        };
        let mut board = self.board(pieces)?;
        let turn_part = next("the turn")?;
        let turn = turn_part.map_or(Ok(Colour::White), |part| self.turn(part))?;
        if !self.standing {
            check_turn(&board, turn).map_err(|problem| {
                self.error(turn_part.map_or(self.text.len(), |part| part.at), problem.into())
            })?;
        }
        if let Some(part) = next("castling rights")? {
            board.castling = self.castling(part, &board)?;
        }
        if let Some(part) = next("the en-passant square")? {
            board.passed = self.passed(part, &board, turn)?;
        }
        let plies = next("the number of plies since a capture or pawn move")?;
        let plies = plies.map_or(Ok(0), |part| self.number(part, 0))?;
        let number = next("the move number")?;
        let number = number.map_or(Ok(1), |part| self.number(part, 1))?;
        match parts.next() {
            Some(part) => Err(self.error(part.at, FenProblem::Surplus)),
            None => Ok(Position::from_parts(board, turn, plies, number)),
        }
    }

    fn error(&self, at: usize, problem: FenProblem) -> FenError {
        FenError { column: self.text[..at].chars().count() + 1, problem }
    }

    fn parts(&self) -> Result<Vec<Part<'a>>, FenError> {
        if self.strict
            && let Some(at) = self.text.find(|c: char| c.is_whitespace() && c != ' ')
        {
            return Err(self.error(at, FenProblem::Spacing));
        }
        let mut parts = Vec::with_capacity(6);
        let mut at = 0;
        for piece in self.text.split(|c: char| c.is_ascii_whitespace()) {
            if !piece.is_empty() {
                parts.push(Part { text: piece, at });
            } else if self.strict && !self.text.is_empty() {
                return Err(self.error(at, FenProblem::Spacing));
            }
            at += piece.len() + 1;
        }
        Ok(parts)
    }

    fn board(&self, part: Part) -> Result<Board, FenError> {
        let mut board = Board::EMPTY;
        let mut places = [part.at; 64];
        let (mut rank, mut file) = (7u8, 0u8);
        let mut after_digit = false;
        for (offset, found) in part.text.char_indices() {
            let error = |problem| Err(self.error(part.at + offset, problem));
            match found {
                '/' if file < 8 => return error(FenProblem::RankTooShort(rank + 1)),
                '/' if rank == 0 => return error(FenProblem::WrongNumberOfRanks),
                '/' => (rank, file) = (rank - 1, 0),
                '1'..='8' if self.strict && after_digit => return error(FenProblem::DigitsTogether),
                '1'..='8' => file += found as u8 - b'0',
                _ => match (Piece::from_letter(found), Square::at(file, rank)) {
                    (None, _) if file < 8 => return error(FenProblem::NotAPiece(found)),
                    (Some(piece), Some(square)) => {
                        board.put(piece, square);
                        places[square.index()] = part.at + offset;
                        file += 1;
                    }
                    _ => return error(FenProblem::RankTooLong(rank + 1)),
                },
            }
            if file > 8 {
                return error(FenProblem::RankTooLong(rank + 1));
            }
            after_digit = found.is_ascii_digit();
        }
        let end = part.at + part.text.len();
        match (rank, file) {
            (_, 0..8) => Err(self.error(end, FenProblem::RankTooShort(rank + 1))),
            (1.., _) => Err(self.error(end, FenProblem::WrongNumberOfRanks)),
            (0, _) if self.standing => {
                check_kings(&board).map(|()| board).map_err(|problem| self.error(part.at, problem.into()))
            }
            (0, _) => check_pieces(&board).map(|()| board).map_err(|(problem, square)| {
                self.error(square.map_or(part.at, |square| places[square.index()]), problem.into())
            }),
        }
    }

    fn turn(&self, part: Part) -> Result<Colour, FenError> {
        match part.text {
            "w" => Ok(Colour::White),
            "b" => Ok(Colour::Black),
            "W" if !self.strict => Ok(Colour::White),
            "B" if !self.strict => Ok(Colour::Black),
            _ => Err(self.error(part.at, FenProblem::NotATurn)),
        }
    }

    fn castling(&self, part: Part, board: &Board) -> Result<Bitboard, FenError> {
        let mut rooks = Bitboard::EMPTY;
        if part.text == "-" {
            return Ok(rooks);
        }
        // The turn does not matter for finding the rooks.
        let position = Position::from_parts(*board, Colour::White, 0, 1);
        for (offset, letter) in part.text.char_indices() {
            let error = |problem| self.error(part.at + offset, problem);
            let rook = castling_rook(&position, letter).map_err(error)?;
            let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
            let on_same_side = |other: Square| {
                position.pieces(colour).has(other)
                    && (other > position.king(colour)) == (rook > position.king(colour))
            };
            if rooks.into_iter().any(on_same_side) {
                return Err(error(FenProblem::CastlingTwice(letter)));
            }
            rooks |= Bitboard::from(rook);
        }
        let mut with_rights = *board;
        with_rights.castling = rooks;
        let with_rights = Position::from_parts(with_rights, Colour::White, 0, 1);
        let usual = |dialect| with_rights.fen_in(dialect).split(' ').nth(2) == Some(part.text);
        if self.strict && !usual(Dialect::Standard) && !usual(Dialect::Shredder) {
            return Err(self.error(part.at, FenProblem::CastlingOrder));
        }
        Ok(rooks)
    }

    fn passed(&self, part: Part, board: &Board, turn: Colour) -> Result<Bitboard, FenError> {
        if part.text == "-" {
            return Ok(Bitboard::EMPTY);
        }
        let square = part.text.parse().map_err(|_| self.error(part.at, FenProblem::NotASquare))?;
        check_passed(board, turn, square).map_err(|problem| self.error(part.at, problem.into()))?;
        Ok(Bitboard::from(square))
    }

    /// Move numbers of 0 are common in the wild; the lenient reading takes them for 1.
    fn number(&self, part: Part, least: u16) -> Result<u16, FenError> {
        let error = || self.error(part.at, FenProblem::NotANumber { least });
        if !part.text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        let number: u16 = part.text.parse().map_err(|_| error())?;
        if number < least && self.strict { Err(error()) } else { Ok(number.max(least)) }
    }
}

/// The rook that a letter of the castling rights means: `K` and `Q` the outermost one on that side, a file's letter
/// the one on that file.
fn castling_rook(position: &Position, letter: char) -> Result<Square, FenProblem> {
    let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    let king = position.king(colour);
    let rook = match letter.to_ascii_uppercase() {
        'K' => position.outermost_rook(colour, CastlingSide::King),
        'Q' => position.outermost_rook(colour, CastlingSide::Queen),
        file @ 'A'..='H' => Square::at(file as u8 - b'A', king.rank())
            .filter(|&square| position.of(colour, Kind::Rook).has(square)),
        _ => return Err(FenProblem::NotACastlingRight(letter)),
    };
    // A king begins with a rook on either side (FIDE F2a), so never in a corner.
    let on_its_square = king.rank_for(colour) == 0 && !matches!(king.file(), 0 | 7);
    rook.filter(|_| on_its_square).ok_or(FenProblem::NoSuchCastling(letter))
}
