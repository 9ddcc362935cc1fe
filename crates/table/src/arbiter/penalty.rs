//! What an arbiter may punish with (FIDE 13.4, 2014/12.9, 2018/12.9, 2023/12.9).

use std::fmt;

use partie_laws::{Article, Rules};
use serde::{Deserialize, Serialize};

use crate::refusal::phrase::write_name;
use crate::regulations::cited::{fide, fide_2014, fide_2018};
use crate::time_control::Millis;
use crate::{Actor, Score};

/// One penalty. Several can be given at once.
///
/// ```
/// use partie_laws::Rules;
/// use partie_table::Penalty;
/// assert_eq!(Penalty::Warning.article(&Rules::FIDE_2009).unwrap().to_string(), "FIDE 13.4a");
/// assert_eq!(Penalty::RoundsOut { rounds: 1 }.article(&Rules::FIDE_2014), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    TimeToOpponent {
        /// How much.
        ms: Millis,
    },
    /// Less time for the offender.
    TimeFromOffender {
        /// How much.
        ms: Millis,
    },
    /// The game is lost.
    Loss {
        /// What the opponent gets.
        opponent: Score,
    },
    /// Fewer points from this game for the offender.
    FewerPoints {
        /// The most that the offender can get.
        at_most: Score,
    },
    /// More points from this game for the opponent.
    MorePoints {
        /// The least that the opponent gets.
        at_least: Score,
    },
    /// A fine that was announced beforehand.
    Fine {
        /// How much, in words.
        amount: String,
    },
    /// Leaving out rounds.
    RoundsOut {
        /// How many.
        rounds: u8,
    },
    /// Expulsion from the event.
    Expulsion,
}

impl Penalty {
    /// The article that allows it, if these rules have it.
    pub fn article(&self, rules: &Rules) -> Option<Article> {
        rules.on(&[self.first_article()])
    }

    /// The article of the first edition that has it.
    const fn first_article(&self) -> Article {
        match self {
            Penalty::Warning => fide("13.4a"),
            Penalty::TimeToOpponent { .. } => fide("13.4b"),
            Penalty::TimeFromOffender { .. } => fide("13.4c"),
            Penalty::Loss { .. } => fide("13.4d"),
            Penalty::FewerPoints { .. } => fide("13.4e"),
            Penalty::MorePoints { .. } => fide("13.4f"),
            Penalty::Fine { .. } => fide_2014("12.9g"),
            Penalty::RoundsOut { .. } => fide_2018("12.9.8"),
            Penalty::Expulsion => fide("13.4g"),
        }
    }

    /// Whether it is about the clocks, which stand for good when the game is over.
    pub(crate) const fn is_time(&self) -> bool {
        matches!(self, Penalty::TimeToOpponent { .. } | Penalty::TimeFromOffender { .. })
    }

    /// Whether somebody who does not play can get it.
    pub(crate) const fn is_for_anybody(&self) -> bool {
        matches!(self, Penalty::Warning | Penalty::Expulsion)
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, &self.phrase(), "word-penalty-")
    }
}

/// A penalty that was given.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Given {
    /// Who got it.
    pub offender: Actor,
    /// What.
    pub penalty: Penalty,
    /// For breaking which article.
    pub article: Article,
    /// The number of the incident that it answers, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incident: Option<u16>,
}
