//! Boards in writing, for snapshots.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A chess position as FEN, one that stands against the Laws too, and the keys of those before it.
pub(super) mod chess {
    use super::{Deserialize, Deserializer, Error, Serialize, Serializer};
    use partie_chess::{History, fen::read_standing};

    #[derive(Serialize, Deserialize)]
    #[serde(rename = "ChessBoard")]
    struct Kept<Keys> {
        position: String,
        keys: Keys,
        irregular: bool,
    }

    pub(in crate::board) fn serialize<S: Serializer>(
        history: &History,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let (position, irregular) = (history.position().fen(), history.is_irregular());
        Kept { position, keys: history.keys(), irregular }.serialize(serializer)
    }

    pub(in crate::board) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<History, D::Error> {
        let Kept { position, keys, irregular } = Kept::<Vec<u64>>::deserialize(deserializer)?;
        let position = read_standing(&position).map_err(D::Error::custom)?;
        let resumed = History::resume(position, keys, irregular);
        resumed.ok_or_else(|| D::Error::custom("the last key is not that of the position"))
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
