//! A table as the terminal shows it, be it in this program or on a server.

use partie_table::{Act, ActKind, Actor, Colour, Conduct, Game, Move, Outcome, Piece, Regulations, Square};

use super::help;
use crate::diagram::Diagram;
use crate::ending::Failure;
use crate::texts::Texts;

/// What whoever sits at the terminal sees and may do at one moment.
pub(super) struct Shown {
    pub(super) pieces: Vec<(Square, Piece)>,
    /// Who has the move; hidden by FIDE 13.6.
    pub(super) turn: Option<Colour>,
    /// Whose pieces the terminal moves now.
    pub(super) own: Vec<Colour>,
    /// Who sits below, if there is one such player.
    pub(super) below: Option<Colour>,
    /// The last move; hidden by FIDE 13.6.
    pub(super) last: Option<Move>,
    /// The legal moves of the player who has the move and sits here.
    pub(super) choices: Vec<Move>,
    /// White's clock and Black's.
    pub(super) clocks: Option<[Face; 2]>,
    /// The players' names, White's first, where they have any.
    pub(super) names: [Option<String>; 2],
    /// How the moves are written; hidden by FIDE 13.6.
    pub(super) score: Option<Vec<String>>,
    /// What the player who has the move is bound to, in words.
    pub(super) bond: Option<String>,
    /// What waits for somebody, in words: an offer, a claim, a question.
    pub(super) standing: Vec<String>,
    pub(super) outcome: Option<Outcome>,
    /// What may be done.
    pub(super) open: Vec<ActKind>,
    /// What may not be done, and why.
    pub(super) closed: Vec<(ActKind, String)>,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Face {
    /// None without a clock.
    pub(super) shown_ms: Option<i64>,
    pub(super) running: bool,
    pub(super) flag_down: bool,
}

/// What came of something.
#[derive(Default)]
pub(super) struct Told {
    pub(super) lines: Vec<String>,
    /// Whether an act was refused.
    pub(super) refused: bool,
}

impl Told {
    pub(super) fn that(lines: Vec<String>) -> Told {
        Told { lines, refused: false }
    }

    pub(super) fn add(&mut self, other: Told) {
        self.lines.extend(other.lines);
        self.refused |= other.refused;
    }
}

impl Shown {
    pub(super) fn diagram(&self, flipped: bool) -> Diagram {
        let mut diagram = Diagram::new(self.pieces.iter().copied());
        diagram.flipped = flipped != (self.below == Some(Colour::Black));
        diagram
    }

    pub(super) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }

    /// What may be done now, and what not for which reason.
    pub(super) fn acts(&self, draughts: bool, texts: &Texts) -> Vec<String> {
        let open: Vec<String> = self.open.iter().map(|act| help::shortest(*act, draughts, texts)).collect();
        let mut lines = vec![texts.tell("play-open", [("acts", open.join("; ").into())])];
        let closed = |(act, why): &(ActKind, String)| {
            let facts = [("act", texts.word(act.word()).into()), ("why", why.as_str().into())];
            texts.tell("play-closed", facts)
        };
        lines.extend(self.closed.iter().map(closed));
        lines
    }
}

/// A table that is played at: it decides, and this program asks and shows.
pub(super) trait Playing {
    fn regulations(&self) -> &Regulations;

    fn shown(&self, texts: &Texts) -> Shown;

    /// The move that a typed text means, or why it means none.
    fn read(&self, text: &str, texts: &Texts) -> Result<Move, String>;

    /// Does something, as somebody in particular if that was said. A server answers later.
    fn act(&mut self, by: Option<Actor>, act: &Act, texts: &Texts) -> Result<Told, Failure>;

    /// Asks for another game with the colours changed, when this one is over.
    fn rematch(&mut self, texts: &Texts) -> Result<Told, Failure>;

    /// What has happened meanwhile.
    fn tick(&mut self, texts: &Texts) -> Result<Told, Failure>;

    /// Whether an answer is still to come.
    fn is_waiting(&self) -> bool {
        false
    }

    fn is_draughts(&self) -> bool {
        self.regulations().game == Game::CzechDraughts
    }

    fn over_the_board(&self) -> bool {
        self.regulations().conduct == Conduct::OverTheBoard
    }
}
