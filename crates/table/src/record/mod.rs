//! The record of a partie: scoresheets (FIDE 8), sealed moves (FIDE G), and the boards of players who cannot see
//! (FIDE E).

mod adjournment;
mod apply;
mod compare;
mod duty;
mod entry;
mod export;
mod kinds;
mod language;
mod phrase;
pub(crate) mod reading;
mod relief;
mod rules;
mod sheet;
mod signs;
mod why;

pub(crate) use adjournment::{Adjournment, Resumption, Stage, is_commitment};
pub use adjournment::{Envelope, seal};
pub use compare::{SheetLine, Verdict};
pub use export::{Heading, clocks_changed, pdn, pgn};
pub use language::{Language, UnknownLanguage};
pub(crate) use relief::{Placing, Relief};
pub use rules::{Blindfold, KindOfPlay, Recording, Scoresheets};
pub use sheet::{CrossedOut, Sheet};
pub use why::WhyRecord;

use serde::{Deserialize, Serialize};

use crate::clock::Both;
use crate::time_control::Millis;
use crate::{Colour, Score, Table};

/// What the table knows of sheets, envelopes and second boards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    pub(crate) sheets: Both<Sheet>,
    /// Who has borrowed the opponent's sheet (FIDE 8.5b).
    pub(crate) borrowed_by: Option<Colour>,
    /// Up to which ply nobody has to complete a sheet any more (FIDE 8.6).
    pub(crate) given_up: usize,
    /// The period in which each player was in time trouble (FIDE 2014/8.4).
    pub(crate) excused: Both<Option<u32>>,
    /// The result that each player has signed, White's score first (FIDE 8.7).
    pub(crate) signed: Both<Option<(Score, Score)>>,
    pub(crate) adjournment: Option<Box<Adjournment>>,
    /// The last resumption of an adjourned game.
    pub(crate) resumption: Option<Resumption>,
    pub(crate) relief: Option<Box<Relief>>,
    /// What an assistant has told each player on request (FIDE E2.9d).
    pub(crate) told: Both<Option<Told>>,
}

/// What a player who cannot see is told on request (FIDE E2.9d).
///
/// ```
/// let json = r#"{"moves":12,"used":{"white":60000,"black":90000}}"#;
/// let told: partie_table::Told = serde_json::from_str(json).unwrap();
/// assert_eq!(told.moves, 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// How many moves the player has made.
    pub moves: u16,
    /// How much time each player has used.
    pub used: Both<Millis>,
}

impl Record {
    pub(crate) fn new(play: &KindOfPlay, table: &crate::board::Board) -> Record {
        let relief = (!play.special_boards.is_empty()).then(|| Box::new(Relief::new(play, table)));
        Record { relief, ..Record::default() }
    }

    /// A move was taken back with everything after it: the sheets are crossed out.
    pub(crate) fn cut(&mut self, plies: usize, table: &crate::board::Board) {
        for player in Colour::BOTH {
            self.sheets.of_mut(player).cut(plies);
        }
        self.given_up = self.given_up.min(plies);
        if let Some(resumption) = &mut self.resumption {
            resumption.cut(plies);
        }
        if let Some(relief) = &mut self.relief {
            relief.set_all(table);
        }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        Colour::BOTH.into_iter().map(|player| self.sheets.of(player).heap_bytes()).sum::<usize>()
            + self.adjournment.as_ref().map_or(0, |_| size_of::<Adjournment>())
            + self.relief.as_ref().map_or(0, |_| size_of::<Relief>())
    }
}

impl Table {
    /// A player's scoresheet (FIDE 8.1).
    pub fn sheet(&self, of: Colour) -> &Sheet {
        self.record.sheets.of(of)
    }

    /// The result that both players have signed, White's score first (FIDE 8.7).
    ///
    /// ```
    /// use partie_table::{Regulations, Table};
    /// assert_eq!(Table::open(Regulations::default()).unwrap().signed(), None);
    /// ```
    pub fn signed(&self) -> Option<(Score, Score)> {
        let signed = &self.record.signed;
        signed.white.filter(|white| signed.black == Some(*white))
    }
}
