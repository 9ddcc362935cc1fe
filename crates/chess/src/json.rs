//! Values in JSON, as people write them: a position as FEN, a square as `"e4"`, a colour as `"white"`, a kind of piece as
//! `"knight"`. A move means something only in its position, so it is written in notation.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Position, Square};

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.fen())
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Kind};

    #[test]
    fn values_are_written_as_people_write_them_and_read_back() {
        let position = Position::start();
        let written = serde_json::to_string(&(position, Square::E4, Colour::White, Kind::Knight)).unwrap();
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(written, format!(r#"["{fen}","e4","white","knight"]"#));
        let read: (Position, Square, Colour, Kind) = serde_json::from_str(&written).unwrap();
        assert_eq!(read, (position, Square::E4, Colour::White, Kind::Knight));
    }

    #[test]
    fn what_is_none_of_them_is_told() {
        let error = serde_json::from_str::<Square>("\"j9\"").unwrap_err().to_string();
        assert!(error.contains("from a to h"), "{error}");
        assert!(serde_json::from_str::<Position>("\"8/8 w\"").is_err());
    }
}
