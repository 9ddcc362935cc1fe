//! Scoresheets, envelopes and boards that cannot be seen: what is shown of them, and to whom.

use serde::{Deserialize, Serialize};

use super::{Looks, Placed};
use crate::board::Board;
use crate::record::Stage;
use crate::{Actor, Blindfold, Colour, Envelope, SheetLine, Square, Told};

/// The scoresheets that somebody sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheets {
    /// White's, as it is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<Vec<String>>,
    /// Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<String>>,
    /// Where a scoresheet does not agree with what was played: for the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<SheetLine>,
}

impl Sheets {
    pub(super) fn is_empty(&self) -> bool {
        *self == Sheets::default()
    }
}

/// An adjourned game as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Adjourned {
    /// Who seals, or has sealed.
    pub by: Colour,
    /// Whether the clock was stopped on the sealed move.
    pub stopped: bool,
    /// Whether an envelope is still closed.
    pub closed: bool,
    /// What stands on the envelope, when the clock was stopped (FIDE G2b to G2f). With it go the names of the players, which
    /// whoever shows it knows (FIDE G2a, G2d), and the resumption (FIDE G2g).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Envelope>,
    /// When and where the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumption: Option<String>,
}

impl Looks<'_> {
    /// Whether this player plays without seeing the board, until the game is over.
    pub(super) fn blindfold(&self) -> Option<Blindfold> {
        let playing = self.table.outcome.is_none();
        self.role.side().filter(|_| playing).and_then(|side| self.table.regulations.play.blindfold(side))
    }

    /// ČUD 11.1d: who plays blindfold does not see the pieces; at a special board the player's own board counts.
    pub(super) fn pieces(&self) -> Vec<Placed> {
        if self.blindfold().is_some() {
            return Vec::new();
        }
        let placed = |(square, piece)| Placed { square, piece };
        if self.table.hand.changes().is_empty() && self.table.record.relief.is_none() {
            let mut pieces = Vec::with_capacity(32);
            pieces.extend(self.table.board.pieces().map(placed));
            return pieces;
        }
        let relief = self.table.record.relief.as_ref().filter(|_| self.table.outcome.is_none());
        let own = relief.zip(self.role.side()).and_then(|(relief, side)| relief.boards.of(side).as_ref());
        let moves = self.role.side() == Some(self.table.turn()) && !self.table.hand.changes().is_empty();
        let in_hand = self.table.board_of(self.table.turn());
        let piece_at = |square: Square| match own {
            Some(board) if !moves => board[square.0.index()],
            Some(_) => self.table.hand.piece_at(&in_hand, square),
            None => self.table.piece_at(square),
        };
        Square::all().filter_map(|square| Some((square, piece_at(square)?))).map(placed).collect()
    }

    /// Hidden by FIDE 13.6, and from a player who plays blindfold without notes.
    pub(super) fn sees_moves(&self) -> bool {
        !self.hidden && self.blindfold().is_none_or(|blindfold| blindfold.notes)
    }

    pub(super) fn sheets(&self) -> Sheets {
        let over = self.table.outcome.is_some();
        let arbiter = self.role == Actor::Arbiter;
        let borrowed = self.table.record.borrowed_by;
        let sees = |of: Colour| {
            over || arbiter
                || self.role.side() == Some(of)
                || borrowed == Some(!of) && self.role.side() == borrowed
        };
        let shown = |of: Colour| (sees(of) && self.table.sheet(of).len() > 0).then(|| self.written_on(of));
        let differences = if arbiter { self.differences() } else { Vec::new() };
        Sheets { white: shown(Colour::White), black: shown(Colour::Black), differences }
    }

    /// As it is written; over the board a line without words is what was seen.
    fn written_on(&self, of: Colour) -> Vec<String> {
        if !self.wood {
            return self.table.compare(of).into_iter().filter_map(|line| line.written).collect();
        }
        let mut seen = self.table.seen_lines().into_iter().map(|line| line.notation);
        let written = self.table.sheet(of).entries().map(|entry| {
            let seen = seen.next().unwrap_or_default();
            if entry.is_empty() { seen } else { entry.to_owned() }
        });
        written.collect()
    }

    fn differences(&self) -> Vec<SheetLine> {
        let kept = Colour::BOTH.into_iter().filter(|of| self.table.sheet(*of).len() > 0);
        let lines = kept.flat_map(|of| self.table.compare(of));
        lines.filter(|line| line.verdict != crate::Verdict::Agrees).collect()
    }

    /// What is in an envelope is in nobody's view; the table itself does not know it.
    pub(super) fn adjourned(&self) -> Option<Adjourned> {
        let adjournment = self.table.record.adjournment.as_deref()?;
        Some(Adjourned {
            by: adjournment.sealer,
            stopped: adjournment.stage != Stage::Sealing,
            closed: adjournment.waits_for_envelope(),
            envelope: adjournment.written_on.as_deref().cloned(),
            resumption: adjournment.resumption.as_deref().map(str::to_owned),
        })
    }

    pub(super) fn told(&self) -> Option<Told> {
        self.role.player().and_then(|player| *self.table.record.told.of(player))
    }

    /// The opponent's last move in words; over the board it is said aloud by people (FIDE E2.1).
    pub(super) fn announced(&self) -> Option<String> {
        let player = self.role.player()?;
        let special = self.table.regulations.play.is_special(player);
        let unseen = special || self.blindfold().is_some();
        let last = self.table.plies.last().filter(|ply| unseen && ply.by != player && !self.wood)?;
        let mut said = None;
        self.table.walk(|board, ply| {
            if ply.made_at == last.made_at && ply.by == last.by {
                said = ply.mv.and_then(|mv| announce(board, &mv));
            }
        });
        said
    }

    pub(super) fn differing(&self) -> Vec<Square> {
        let Some(relief) = self.table.record.relief.as_ref().filter(|_| self.role == Actor::Arbiter) else {
            return Vec::new();
        };
        let differs = |player| relief.differs(player, &self.table.board);
        let mut squares: Vec<Square> = Colour::BOTH.into_iter().flat_map(differs).collect();
        squares.sort();
        squares.dedup();
        squares
    }
}

/// A legal move in the words of FIDE E2.1, and of draughts in English.
fn announce(board: &Board, mv: &crate::Move) -> Option<String> {
    match board {
        Board::Chess(chess) => {
            let legal = chess.find(mv).ok()?;
            Some(chess.position().announce(legal, partie_chess::notation::Speech::Fide))
        }
        Board::Draughts(draughts) => {
            let legal = draughts.find(mv).ok()?;
            Some(legal.announce(partie_draughts::spoken::Language::English))
        }
    }
}
