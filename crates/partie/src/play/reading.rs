//! What a typed text means at this table: moves in any notation. The table knows moves as squares only, so the position
//! is followed here beside it.

use partie_chess::fen::read_standing;
use partie_chess::notation::{Letters, Notation, Speech, Style};
use partie_chess::{Position as ChessPosition, chess960};
use partie_draughts::notation::Naming;
use partie_draughts::{Piece as Sort, Position as DraughtsPosition};
use partie_table::{Colour, Fact, Game, Kind, Move, Square, Table};

use crate::language::Language;
use crate::texts::Texts;
use crate::words;

/// The position of either game.
enum Board {
    Chess(ChessPosition),
    Draughts(DraughtsPosition),
}

pub(super) struct Reading {
    /// None when the pieces stand so that the rules cannot be applied; then only squares can be read.
    board: Option<Board>,
    letters: Letters,
    speech: Speech,
}

impl Reading {
    pub(super) fn new(table: &Table, language: Language) -> Reading {
        let (letters, speech) = match language {
            Language::English => (Letters::ENGLISH, Speech::English),
            Language::Czech => (Letters::CZECH, Speech::Czech),
        };
        Reading { board: start(table), letters, speech }
    }

    /// Takes the next event in.
    pub(super) fn follow(&mut self, fact: &Fact, table: &Table) {
        match fact {
            Fact::Made { mv } => self.board = self.board.take().and_then(|board| board.after(mv)),
            Fact::MadeIllegally { .. } => self.board = standing(table),
            _ => {}
        }
    }

    /// How a move that is being made is written down.
    pub(super) fn written(&self, fact: &Fact) -> Option<String> {
        match fact {
            Fact::Made { mv } => Some(self.notation(mv)),
            _ => None,
        }
    }

    /// A move in the notation of the language, or as squares if it is not legal.
    pub(super) fn notation(&self, mv: &Move) -> String {
        match &self.board {
            Some(Board::Chess(position)) => find_chess(position, mv).map(|m| {
                let notation = Notation { letters: self.letters, style: Style::Fide };
                position.notation(m, notation).to_string()
            }),
            Some(Board::Draughts(position)) => {
                find_draughts(position, mv).map(|m| position.notation(&m, Naming::Letters))
            }
            None => None,
        }
        .unwrap_or_else(|| mv.to_string())
    }

    /// The move that a text means, or why it means none.
    pub(super) fn read(&self, text: &str, texts: &Texts) -> Result<Move, String> {
        if let Ok(squares) = text.replace(['x', ':'], "-").parse() {
            return Ok(squares);
        }
        match &self.board {
            Some(Board::Chess(position)) => self.read_chess(position, text, texts),
            Some(Board::Draughts(position)) => {
                let read = position.read(text).or_else(|error| position.hear(text).map_err(|_| error));
                read.map(|m| written_draughts(&m))
                    .map_err(|error| words::draughts_text(&error.problem, texts))
            }
            None => Err(texts.say("play-squares-only")),
        }
    }

    /// In the letters of the language, else in those of the other one or figurines, as engines write it, or spoken.
    fn read_chess(&self, position: &ChessPosition, text: &str, texts: &Texts) -> Result<Move, String> {
        let own = position.read(text, self.letters);
        let found = own.or_else(|error| {
            let others = [Letters::ENGLISH, Letters::CZECH, Letters::FIGURINES].into_iter();
            let written = others.filter_map(|letters| position.read(text, letters).ok());
            let spoken = Speech::ALL.into_iter().filter_map(|speech| position.hear(text, speech).ok());
            let found = written.chain(position.read_uci(text).ok()).chain(spoken).next();
            found.ok_or_else(|| {
                // Several words were hardly meant as notation.
                let heard = position.hear(text, self.speech).err().filter(|_| text.contains(' '));
                heard.unwrap_or(error)
            })
        });
        found
            .map(|m| Move::new(Square(m.from()), Square(m.to())).promoting(m.promotion().map(Kind::from)))
            .map_err(|error| words::chess_text(&error, texts))
    }
}

/// The position before the first move.
fn start(table: &Table) -> Option<Board> {
    let regulations = table.regulations();
    match (regulations.game, &regulations.start) {
        (Game::CzechDraughts, Some(fen)) => fen.parse().ok().map(Board::Draughts),
        (Game::CzechDraughts, None) => Some(Board::Draughts(DraughtsPosition::start())),
        (_, Some(fen)) => fen.parse().ok().map(Board::Chess),
        (Game::Chess960 { number }, None) => {
            chess960::Number::new(number).map(|number| Board::Chess(chess960::start_position(number)))
        }
        (Game::Chess, None) => Some(Board::Chess(ChessPosition::start())),
    }
}

/// The pieces as they stand after a move against the Laws. Rights to castle are no longer known.
fn standing(table: &Table) -> Option<Board> {
    let piece_at = |square: Square| table.piece_at(square);
    let turn = table.turn();
    if table.regulations().game == Game::CzechDraughts {
        let pieces = partie_draughts::Square::all().filter_map(|square| {
            let piece = piece_at(square.into())?;
            let sort = if piece.kind == Kind::King { Sort::King } else { Sort::Man };
            Some((square, piece.colour.into(), sort))
        });
        return DraughtsPosition::from_pieces(turn.into(), pieces).ok().map(Board::Draughts);
    }
    let rank = |rank: u8| -> String {
        let sign = |file: u8| {
            let piece = partie_chess::Square::at(file, rank).and_then(|square| piece_at(Square(square)));
            piece.map_or('1', |piece| crate::diagram::sign(piece, false, crate::diagram::Signs::Letters))
        };
        (0..8).map(sign).collect()
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    let side = if turn == Colour::White { 'w' } else { 'b' };
    read_standing(&format!("{} {side} - - 0 1", ranks.join("/"))).ok().map(Board::Chess)
}

fn find_chess(position: &ChessPosition, mv: &Move) -> Option<partie_chess::Move> {
    let promotion =
        partie_chess::Kind::ALL.into_iter().find(|kind| Some(Kind::from(*kind)) == mv.promotion());
    position.find_move(mv.from().0, mv.to().0, promotion).ok()
}

fn find_draughts(position: &DraughtsPosition, mv: &Move) -> Option<partie_draughts::Move> {
    let dark =
        |square: &Square| partie_draughts::Square::from_letters(square.0.file_letter(), square.0.rank() + 1);
    let path: Vec<_> = mv.squares().iter().map(dark).collect::<Option<_>>()?;
    position.find_move(&path).ok()
}

fn written_draughts(m: &partie_draughts::Move) -> Move {
    let path: Vec<Square> = m.path().map(Square::from).collect();
    Move::over(&path).unwrap_or_else(|| Move::new(m.from().into(), m.to().into()))
}

impl Board {
    fn after(self, mv: &Move) -> Option<Board> {
        match self {
            Board::Chess(position) => find_chess(&position, mv).map(|m| Board::Chess(position.play(m))),
            Board::Draughts(position) => {
                find_draughts(&position, mv).map(|m| Board::Draughts(position.play(&m)))
            }
        }
    }
}
