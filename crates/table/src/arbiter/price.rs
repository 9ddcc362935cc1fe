//! What an offence costs: the one list that the table charges by and the advice quotes.
//!
//! How many minutes, and which illegal move loses, are facts of the [`Rules`]; which article says so stands here.

use partie_laws::{Article, MinutesByPace, Prices, Rules, Text, Unsupervised};

use crate::regulations::cited::{Matter, fide, fide_2014, fide_2018, fide_2023};
use crate::time_control::Pace;
use crate::{Regulations, Supervision};

/// The illegal move that loses: with enough arbiters, and in rapid chess and blitz without.
const LOST: Matter = &[fide("7.4b")];
const LOST_IN_RAPID: Matter = &[fide("7.4b"), fide_2014("A4b"), fide_2018("7.5.5")];
const LOST_IN_BLITZ: Matter = &[fide("B3c"), fide_2018("7.5.5")];

/// An offence that the Laws put a price on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// An illegal move was completed (FIDE 7.4).
    IllegalMove,
    /// The clock was pressed without a move, which counts as an illegal move since 2018 (FIDE 2018/7.5.3).
    PressedWithoutMove,
    /// A move was made with both hands, which counts as an illegal move since 2018 (FIDE 2018/7.5.4).
    BothHands,
    /// A draw was claimed wrongly (FIDE 9.5b).
    WrongClaim,
    /// A phone made a sound, or since 2014 a device was there (FIDE 12.3b).
    Device,
    /// The same, when the opponent has lost by a device already.
    DeviceOfBoth,
}

/// What follows from an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The opponent gets more time.
    TimeToOpponent {
        /// How many minutes.
        minutes: u8,
    },
    /// The game is lost.
    Loss,
    /// The game is lost, or drawn if the opponent could not mate by any series of legal moves.
    LossOrDraw,
    /// The game is lost, and the opponent gets only half a point if mate was impossible.
    LossOrHalf,
    /// The game is lost by both players.
    BothLose,
}

/// What an offence costs, and by which article.
///
/// ```
/// use partie_table::{Consequence, Offence, Regulations};
/// let third = Regulations::default().price(Offence::IllegalMove, 3).unwrap();
/// assert_eq!((third.consequence, third.article.to_string()), (Consequence::LossOrDraw, "FIDE 7.4b".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Price {
    /// What follows.
    pub consequence: Consequence,
    /// By which article of the edition in force.
    pub article: Article,
}

/// The rules that a price depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) rules: &'static Rules,
    pub(crate) pace: Pace,
    pub(crate) supervision: Supervision,
    /// Whether the event punishes devices less than with loss (FIDE 2014/11.3b).
    pub(crate) milder_device_penalty: bool,
}

impl Regulations {
    /// What an offence costs a player who commits it for this time, counted from 1: illegal moves, and what counts as one,
    /// are counted together. `None` where the Laws set no price.
    pub fn price(&self, offence: Offence, which: u32) -> Option<Price> {
        let terms = Terms {
            rules: self.rules(),
            pace: self.pace(),
            supervision: self.supervision,
            milder_device_penalty: self.arbitration.milder_device_penalty,
        };
        terms.price(offence, which)
    }
}

impl Terms {
    /// The same without a table.
    pub(crate) fn price(&self, offence: Offence, which: u32) -> Option<Price> {
        let prices = self.rules.prices.as_ref()?;
        match offence {
            Offence::IllegalMove => self.illegal_move(prices, which),
            Offence::PressedWithoutMove if prices.press_without_move_is_illegal => {
                self.illegal_move(prices, which)
            }
            Offence::BothHands if prices.both_hands_are_illegal => self.illegal_move(prices, which),
            Offence::WrongClaim => self.time(prices.wrong_claim_minutes, fide("9.5b")),
            Offence::Device | Offence::DeviceOfBoth
                if self.milder_device_penalty && prices.device_penalty_may_be_milder =>
            {
                None
            }
            Offence::Device => self.device(prices),
            Offence::DeviceOfBoth => self.by(&[fide("12.3b")], Consequence::BothLose),
            Offence::PressedWithoutMove | Offence::BothHands => None,
        }
    }

    fn illegal_move(&self, prices: &Prices, which: u32) -> Option<Price> {
        let (losing, matter) = match (self.unsupervised().is_some(), self.pace) {
            (true, Pace::Blitz) => (prices.losing_illegal_move_in_blitz, LOST_IN_BLITZ),
            (true, _) => (prices.losing_illegal_move_in_rapid, LOST_IN_RAPID),
            (false, _) => (prices.losing_illegal_move, LOST),
        };
        if which < losing {
            return self.time(prices.illegal_move_minutes, fide("7.4b"));
        }
        self.by(matter, Consequence::LossOrDraw)
    }

    /// FIDE 2014/B2: another number of minutes in all blitz. In 2023 that is so only without an arbiter for each game; with one
    /// the competition rules hold (FIDE 2023/B.2).
    fn time(&self, minutes: MinutesByPace, usual: Article) -> Option<Price> {
        let (minutes, matter) = match self.pace {
            Pace::Standard => (minutes.standard, vec![usual]),
            Pace::Rapid => (minutes.rapid, vec![usual, fide_2023("A.3")]),
            Pace::Blitz if self.unsupervised().is_some() => (minutes.blitz, vec![usual, fide_2014("B2")]),
            Pace::Blitz => {
                (minutes.supervised_blitz, vec![usual, fide_2014("B2"), Text::Fide2023.own(usual)])
            }
        };
        let minutes = u8::try_from(minutes).unwrap_or(u8::MAX);
        self.by(&matter, Consequence::TimeToOpponent { minutes })
    }

    fn device(&self, prices: &Prices) -> Option<Price> {
        let half = prices.device_may_give_half_a_point;
        self.by(&[fide("12.3b")], if half { Consequence::LossOrHalf } else { Consequence::Loss })
    }

    fn by(&self, matter: &[Article], consequence: Consequence) -> Option<Price> {
        self.rules.on(matter).map(|article| Price { consequence, article })
    }

    /// What holds in rapid chess or blitz without enough arbiters (FIDE A4, B3).
    pub(crate) fn unsupervised(&self) -> Option<&'static Unsupervised> {
        self.supervision.leaves(self.rules, self.pace)
    }
}
