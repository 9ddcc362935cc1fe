//! Boards in writing, for snapshots.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A chess position as FEN, one that stands against the Laws too.
pub(super) mod standing {
    use super::{Deserialize, Deserializer, Error, Serializer};
    use partie_chess::{Position, fen::read_standing};

    pub(in crate::board) fn serialize<S: Serializer>(
        position: &Position,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&position.fen())
    }

    pub(in crate::board) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Position, D::Error> {
        read_standing(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// What the draws of draughts depend on (ČUD 6): the positions that can come back, as FEN, and the counts for few pieces.
pub(super) mod history {
    use super::{Deserialize, Deserializer, Error, Serialize, Serializer};
    use partie_draughts::{DrawRule, DrawSettings, History, Position};

    #[derive(Serialize, Deserialize)]
    struct Kept {
        recent: Vec<String>,
        three_kings: Option<u32>,
        few_pieces: Option<u32>,
    }

    pub(in crate::board) fn serialize<S: Serializer>(
        history: &History,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let counters = history.counters();
        let count = |rule| counters.iter().find(|counter| counter.rule == rule).map(|counter| counter.done);
        let kept = Kept {
            recent: history.recent().iter().map(Position::fen).collect(),
            three_kings: count(DrawRule::ThreeKings),
            few_pieces: count(DrawRule::FewPieces),
        };
        kept.serialize(serializer)
    }

    pub(in crate::board) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<History, D::Error> {
        let Kept { recent, three_kings, few_pieces } = Kept::deserialize(deserializer)?;
        let recent: Result<Vec<Position>, _> = recent.iter().map(|fen| fen.parse()).collect();
        let recent = recent.map_err(D::Error::custom)?;
        let resumed = History::resume(DrawSettings::default(), recent, three_kings, few_pieces);
        resumed.ok_or_else(|| D::Error::custom("at least one position expected"))
    }
}
