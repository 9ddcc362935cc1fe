//! What the table keeps of irregularities besides illegal moves (FIDE 7, A4; ČUD 5).

use serde::{Deserialize, Serialize};

use crate::clock::Times;
use crate::hand::Hand;
use crate::{Change, Colour, Table};

/// Irregularities, and how often each player is to blame. Counts stay when a position is restored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Faults {
    /// How often each player has completed an illegal move, or what counts as one (FIDE 7.4b).
    pub(crate) offences: [u8; 2],
    /// Pieces that stand elsewhere without a move, and were not put back (FIDE 7.1a, 7.3, 7.5).
    pub(crate) displaced: Vec<Displaced>,
    /// Who has used both hands for the move that waits for the clock (FIDE 4.1).
    pub(crate) both_hands: Option<Colour>,
    /// How many moves had been made when the arbiter saw an illegal position (FIDE 2014/A4d).
    pub(crate) watched: Option<usize>,
    /// How many moves each player wants to keep (FIDE B3c).
    pub(crate) proposed: [Option<u32>; 2],
    /// The irregularities before this many moves are let stand (ČUD 5.4).
    pub(crate) accepted: usize,
    /// How many moves had been made when each player was last reported to refuse the rules (ČUD 5.6, 7.2d).
    #[serde(default)]
    pub(crate) refused: [Option<usize>; 2],
    /// On whose right the clock stands (FIDE 6.4).
    pub(crate) clock_right_of: Option<Colour>,
}

/// Pieces that were displaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Displaced {
    /// By which player, if by one.
    pub(crate) by: Option<Colour>,
    /// Whether they were set up like that before the game.
    pub(crate) set_up: bool,
    /// How many moves had been made.
    pub(crate) ply: usize,
    /// Which players have let it stand, or have confirmed it with a move (ČUD 5.3, 5.4, 5.7).
    pub(crate) accepted: [bool; 2],
    pub(crate) changes: Vec<Change>,
    /// The clocks at that moment.
    pub(crate) clocks: Times,
}

impl Displaced {
    /// Whether somebody may still have them put back during the game.
    pub(crate) fn waits(&self) -> bool {
        !self.set_up && self.accepted == [false; 2]
    }
}

impl Table {
    /// ČUD 5.7: whether this player, by moving, has confirmed what the opponent did when so many moves had been made. A move
    /// counts when the piece is let go, against the rules too, whether or not the clock is pressed (ČUD 3.10).
    pub(crate) fn is_confirmed_by(&self, player: Colour, ply: usize) -> bool {
        let has_moved = self.plies.iter().skip(ply).any(|later| later.by == player);
        self.regulations.rules().opponent_decides && (has_moved || self.has_let_go_wrongly(player))
    }

    /// Whether the move that this player has just made is irregular, and nobody has said so yet.
    fn has_let_go_wrongly(&self, player: Colour) -> bool {
        let on_this_board = self.regulations.over_the_board() && !self.stuck && !self.has_own_board(player);
        let released = self.turn() == player && self.hand.first_release().is_some();
        on_this_board && released && self.hand.stands_wrongly(&self.board)
    }

    /// In draughts: whether this player has something in hand, or has done something that the opponent may still decide about
    /// (ČUD 5.4).
    pub(crate) fn waits_for_opponent_of(&self, player: Colour) -> bool {
        let displaced = |one: &Displaced| {
            one.waits() && one.by == Some(player) && !self.is_confirmed_by(!player, one.ply)
        };
        self.regulations.rules().opponent_decides
            && (self.turn() == player && self.hand != Hand::default()
                || self.faults.displaced.iter().any(displaced))
    }
}
