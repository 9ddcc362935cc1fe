//! What a typed text means at this table: moves in any notation. The table knows moves as squares only, so the position
//! is followed here beside it.

use partie_chess::notation::{Expected, Letters, Notation, NotationError, Speech, Style};
use partie_chess::pgn::Nag;
use partie_chess::{Piece as ChessPiece, Position as ChessPosition, Setup, chess960};
use partie_draughts::notation::Naming;
use partie_draughts::{Piece as Sort, Position as DraughtsPosition};
use partie_laws::Edition;
use partie_table::{
    Colour, Fact, Game, Kind, MarkedMove, Move, NotSigns, Outcome, Piece, Regulations, Signs, Square, Table,
};

use crate::text::language::Language;
use crate::text::texts::Texts;
use crate::text::words;

/// The position of either game.
enum Board {
    Chess(ChessPosition),
    Draughts(DraughtsPosition),
}

/// What follows the moves of a table and reads and writes them.
pub(crate) struct Reading {
    /// None when the pieces stand so that the rules cannot be applied; then only squares can be read.
    board: Option<Board>,
    letters: Letters,
    speech: Speech,
    edition: Edition,
}

impl Reading {
    pub(crate) fn new(regulations: &Regulations, language: Language) -> Reading {
        let (letters, speech) = match language {
            Language::English => (Letters::ENGLISH, Speech::English),
            Language::Czech => (Letters::CZECH, Speech::Czech),
        };
        Reading { board: start(regulations), letters, speech, edition: regulations.edition }
    }

    /// Takes the next event in; the table has taken it in already.
    pub(crate) fn follow(&mut self, fact: &Fact, table: &Table) {
        match fact {
            Fact::Made { mv, .. } => self.play(mv),
            Fact::MadeIllegally { .. } | Fact::Displaced { .. } => self.stand(table),
            Fact::Restored { .. } | Fact::Cancelled { .. } | Fact::WentOn => {
                self.board = start(table.regulations());
                for ply in table.plies() {
                    match &ply.mv {
                        Some(mv) => self.play(mv),
                        None => self.board = None,
                    }
                }
                if self.board.is_none() {
                    self.stand(table);
                }
            }
            _ => {}
        }
    }

    /// The next move was made.
    pub(super) fn play(&mut self, mv: &Move) {
        self.board = self.board.take().and_then(|board| board.after(mv));
    }

    /// The pieces as they stand after something against the Laws.
    fn stand(&mut self, table: &Table) {
        let game = table.regulations().game;
        self.set(game, table.turn(), |square| table.piece_at(square));
    }

    /// The pieces as somebody sees them. Rights to castle are not known then.
    pub(super) fn set(&mut self, game: Game, turn: Colour, piece_at: impl Fn(Square) -> Option<Piece>) {
        self.board = standing(game, turn, piece_at);
    }

    /// The notations of moves, in the order of the alphabet.
    pub(crate) fn notations(&self, moves: &[Move]) -> Vec<String> {
        let mut written: Vec<String> = moves.iter().map(|mv| self.notation(mv)).collect();
        written.sort();
        written
    }

    /// How a move that is being made is written down.
    pub(crate) fn written(&self, fact: &Fact) -> Option<String> {
        match fact {
            Fact::Made { mv, signs } => Some(format!("{}{signs}", self.notation(mv))),
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

    /// The move that a typed text means at a table with the signs behind it, or why it means none.
    pub(super) fn read_unless_over(
        &self,
        text: &str,
        outcome: Option<&Outcome>,
        texts: &Texts,
    ) -> Result<MarkedMove, String> {
        let why = match outcome {
            Some(outcome) => words::table_over(outcome, texts),
            None => match self.read(text, texts) {
                Ok(marked) => return Ok(marked),
                Err(why) => why,
            },
        };
        Err(texts.tell("play-no-move", [("text", text.to_owned().into()), ("why", why.into())]))
    }

    fn read(&self, text: &str, texts: &Texts) -> Result<MarkedMove, String> {
        if let Ok(squares) = text.replace(['x', ':'], "-").parse() {
            return Ok(squares);
        }
        match &self.board {
            Some(Board::Chess(position)) => {
                let mv = self.read_chess(position, text, texts)?;
                let check = find_chess(position, &mv).is_some_and(|legal| position.play(legal).is_check());
                let nags = if check { Nag::behind_check(text) } else { Nag::behind(text) };
                Ok(MarkedMove {
                    mv,
                    signs: Signs::all_of_chess(&nags).map_err(|error| no_sign(&error, texts))?,
                })
            }
            Some(Board::Draughts(position)) => {
                let heard = |error| position.hear(text).map(|m| (m, Vec::new())).map_err(|_| error);
                let (m, signs) = position
                    .read_with_signs(text)
                    .or_else(heard)
                    .map_err(|error| words::draughts_text(&error.problem, texts))?;
                let signs = Signs::all_of_draughts(&signs).map_err(|error| no_sign(&error, texts))?;
                Ok(MarkedMove { mv: written_draughts(&m), signs })
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
            .map_err(|error| match error {
                NotationError::Unreadable { column, expected: Expected::End } => {
                    let found: String = text.chars().skip(column - 1).collect();
                    texts.tell("play-no-sign", [("found", found.into()), ("column", words::fact(column))])
                }
                error => words::chess_text(&error, self.edition, texts),
            })
    }
}

/// More signs behind a move than can be kept.
fn no_sign(error: &NotSigns, texts: &Texts) -> String {
    texts.tell("play-too-many-signs", [("found", error.0.clone().into())])
}

/// The position before the first move.
fn start(regulations: &Regulations) -> Option<Board> {
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

/// The pieces as they stand, without rights to castle.
fn standing(game: Game, turn: Colour, piece_at: impl Fn(Square) -> Option<Piece>) -> Option<Board> {
    if game == Game::CzechDraughts {
        let pieces = partie_draughts::Square::all().filter_map(|square| {
            let piece = piece_at(square.into())?;
            let sort = if piece.kind == Kind::King { Sort::King } else { Sort::Man };
            Some((square, piece.colour.into(), sort))
        });
        return DraughtsPosition::from_pieces(turn.into(), pieces).ok().map(Board::Draughts);
    }
    let mut setup = Setup { turn: turn.into(), ..Setup::EMPTY };
    for square in partie_chess::Square::all() {
        let piece = piece_at(Square(square));
        let kind = piece.and_then(|piece| in_chess(piece.kind));
        setup.put(square, piece.zip(kind).map(|(piece, kind)| ChessPiece::new(piece.colour.into(), kind)));
    }
    setup.standing().ok().map(Board::Chess)
}

fn in_chess(kind: Kind) -> Option<partie_chess::Kind> {
    partie_chess::Kind::ALL.into_iter().find(|known| Kind::from(*known) == kind)
}

fn find_chess(position: &ChessPosition, mv: &Move) -> Option<partie_chess::Move> {
    let promotion = mv.promotion().and_then(in_chess);
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
