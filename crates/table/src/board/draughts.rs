//! The board of Czech draughts.

use partie_draughts::{DrawRule, History, Loss, Move as DraughtsMove, Outcome, Piece as Sort, Position};
use serde::{Deserialize, Serialize};

use super::choice::Writer;
use super::{Change, End, snapshot};
use crate::result::Reason;
use crate::{Choices, Colour, Kind, MarkedMove, Move, Piece, Square, Why};

/// The position and what article 6 has to know of the way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraughtsBoard {
    #[serde(with = "snapshot::history")]
    history: History,
}

impl DraughtsBoard {
    pub(crate) fn new(start: Position) -> Self {
        DraughtsBoard { history: History::new(start) }
    }

    pub(crate) fn position(&self) -> &Position {
        self.history.position()
    }

    pub(crate) fn turn(&self) -> Colour {
        self.position().turn().into()
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let (colour, sort) = self.position().piece_at(square.dark()?)?;
        let kind = match sort {
            Sort::Man => Kind::Man,
            Sort::King => Kind::King,
        };
        Some(Piece { colour: colour.into(), kind })
    }

    pub(crate) fn find(&self, mv: &Move) -> Result<DraughtsMove, Why> {
        if mv.promotion().is_some() {
            return Err(Why::NoPromotionPiece);
        }
        if let Some(only) = self.only_between(mv) {
            return Ok(only);
        }
        let path: Option<Vec<_>> = mv.squares().iter().map(|square| square.dark()).collect();
        let path = path.ok_or(Why::LightSquare)?;
        Ok(self.position().find_move(&path)?)
    }

    /// The only legal move from one square to another: the usual case, found without a look at paths.
    fn only_between(&self, mv: &Move) -> Option<DraughtsMove> {
        let [from, to] = mv.squares() else { return None };
        let (from, to) = (from.dark()?, to.dark()?);
        let legal = self.position().legal_moves();
        let mut between = legal.into_iter().filter(|legal| legal.from() == from && legal.to() == to);
        between.next().filter(|_| between.next().is_none())
    }

    pub(crate) fn legal_moves(&self) -> Vec<DraughtsMove> {
        self.position().legal_moves()
    }

    /// Every path that fulfils something, piece by piece.
    pub(super) fn choices(&self, fulfils: impl Fn(&Move) -> bool) -> Choices {
        let mut paths = self.position().legal_paths();
        paths.sort_by_key(DraughtsMove::from);
        let mut writer = Writer::new(paths.len());
        for path in &paths {
            let mv = written(path);
            if fulfils(&mv) {
                writer.write(&mv, &path.to_string());
                let jumped = jumped(path);
                if !jumped.is_empty() {
                    writer.captures(&jumped);
                }
            }
        }
        writer.done()
    }

    pub(crate) fn play(&mut self, mv: &Move) -> bool {
        let Ok(legal) = self.find(mv) else { return false };
        self.history.play(&legal);
        true
    }

    /// The positions since the last one that cannot come back.
    pub(super) fn heap_bytes(&self) -> usize {
        let counters = self.history.counters();
        let quiet = counters.iter().find(|counter| counter.rule == DrawRule::QuietMoves);
        quiet.map_or(0, |counter| (counter.done as usize + 1) * size_of::<Position>())
    }

    pub(super) fn position_after(&self, mv: &Move) -> Option<Position> {
        Some(self.position().play(&self.find(mv).ok()?))
    }

    pub(super) fn captures(&self, mv: &Move, square: Square) -> bool {
        let dark = square.dark();
        self.find(mv).is_ok_and(|legal| dark.is_some_and(|dark| legal.captured().contains(dark)))
    }

    pub(super) fn captures_from(&self, from: Square) -> Vec<(Vec<Square>, Vec<Square>)> {
        let captures = self.position().legal_paths().into_iter().filter(DraughtsMove::is_capture);
        let of_piece = captures.filter(|legal| from.dark() == Some(legal.from()));
        let squares = |legal: DraughtsMove| {
            let path = legal.path().skip(1).map(Square::from).collect();
            (path, legal.captured().iter().map(Square::from).collect())
        };
        of_piece.map(squares).collect()
    }

    pub(super) fn orders_of_capture(&self, mv: &Move) -> Vec<Vec<Square>> {
        let Ok(legal) = self.find(mv) else { return Vec::new() };
        let same = |path: &DraughtsMove| {
            (path.from(), path.to(), path.captured()) == (legal.from(), legal.to(), legal.captured())
        };
        let paths = self.position().legal_paths();
        paths.iter().filter(|path| path.is_capture() && same(path)).map(jumped).collect()
    }

    /// ČUD 7.2 and 7.3b: without a claim.
    pub(crate) fn end_after(&self, legal: &DraughtsMove) -> Option<End> {
        let mut after = self.history.clone();
        after.play(legal);
        end_of(&after)
    }

    pub(super) fn end(&self) -> Option<End> {
        end_of(&self.history)
    }

    /// ČUD 5.3: a piece off the dark squares takes no part.
    pub(crate) fn stand(&mut self, changes: &[Change], turn: Colour) -> bool {
        let mut pieces: Vec<(Square, Piece)> = Square::all()
            .filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
            .filter(|(square, _)| changes.iter().all(|change| change.square != *square))
            .collect();
        pieces.extend(changes.iter().filter_map(|change| Some((change.square, change.piece?))));
        let placed: Vec<_> = pieces.into_iter().filter_map(placed).collect();
        let Ok(next) = Position::from_pieces(turn.into(), placed) else { return false };
        self.history.continue_with(next);
        true
    }
}

/// How a game has ended, if it has.
fn end_of(history: &History) -> Option<End> {
    let outcome = history.outcome()?;
    let reason = match outcome {
        Outcome::Win { loss: Loss::Blocked, .. } => Reason::Blocked,
        Outcome::Win { loss: Loss::NoPieces, .. } => Reason::NoPieces,
        Outcome::Draw(DrawRule::Repetition) => Reason::Repetition,
        Outcome::Draw(DrawRule::QuietMoves) => Reason::QuietMoves,
        Outcome::Draw(DrawRule::ThreeKings) => Reason::ThreeKings,
        Outcome::Draw(DrawRule::FewPieces) => Reason::FewPieces,
        Outcome::NobodyWins => Reason::NobodyWins,
    };
    Some(End { winner: outcome.winner().map(Colour::from), reason, article: outcome.article() })
}

/// Whether a piece that goes from one square to another goes over this one.
pub(crate) fn is_jumped(square: Square, from: Square, to: Square) -> bool {
    match (square.dark(), from.dark(), to.dark()) {
        (Some(square), Some(from), Some(to)) => is_between(square, from, to),
        _ => false,
    }
}

/// Whether a square lies on the diagonal between two others.
fn is_between(
    square: partie_draughts::Square,
    from: partie_draughts::Square,
    to: partie_draughts::Square,
) -> bool {
    let place = |square: partie_draughts::Square| (square.column() as i32, i32::from(square.row()));
    let ((x, y), (x1, y1), (x2, y2)) = (place(square), place(from), place(to));
    let inside = |v: i32, a: i32, b: i32| a.min(b) < v && v < a.max(b);
    inside(x, x1, x2) && inside(y, y1, y2) && (x - x1).abs() == (y - y1).abs()
}

/// `c3-d4`, `c3xe5xg7`, `c3-d4!`
pub(super) fn read(text: &str) -> Result<MarkedMove, Why> {
    let squares = text.replace(['x', ':'], "-");
    squares.parse().map_err(|error: crate::NotAMarkedMove| Why::Unreadable(error.to_string()))
}

/// ČUD 3.5: a man that ends on the last row is a king, crowned or not.
fn placed(
    (square, piece): (Square, Piece),
) -> Option<(partie_draughts::Square, partie_draughts::Colour, Sort)> {
    let dark = square.dark()?;
    let colour: partie_draughts::Colour = piece.colour.into();
    let crowned = piece.kind == Kind::King || dark.row() == colour.last_row();
    Some((dark, colour, if crowned { Sort::King } else { Sort::Man }))
}

/// The captured pieces in the order in which they are jumped.
fn jumped(path: &DraughtsMove) -> Vec<Square> {
    let mut left: Vec<partie_draughts::Square> = path.captured().iter().collect();
    let landings: Vec<partie_draughts::Square> = path.path().collect();
    let mut jumped = Vec::with_capacity(left.len());
    for hop in landings.windows(2) {
        if let Some(index) = left.iter().position(|square| is_between(*square, hop[0], hop[1])) {
            jumped.push(left.swap_remove(index).into());
        }
    }
    jumped
}

/// A legal move as squares, every landing among them.
pub(crate) fn written(legal: &DraughtsMove) -> Move {
    let path: Vec<Square> = legal.path().map(Square::from).collect();
    Move::over(&path).unwrap_or_else(|| Move::new(legal.from().into(), legal.to().into()))
}
