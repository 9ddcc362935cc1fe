//! Values in JSON, as people write them: a position as FEN, a square as `"c3"`, a colour as `"white"`, a piece as `"king"`.
//! A move means something only in its position, so it is written in notation.

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
    use crate::{Colour, Piece};

    #[test]
    fn values_are_written_as_people_write_them_and_read_back() {
        let all = (Position::start(), "c3".parse::<Square>().unwrap(), Colour::Black, Piece::King);
        let written = serde_json::to_string(&all).unwrap();
        assert!(written.ends_with(r#","c3","black","king"]"#), "{written}");
        assert_eq!(serde_json::from_str::<(Position, Square, Colour, Piece)>(&written).unwrap(), all);
    }

    #[test]
    fn what_is_none_of_them_is_told() {
        assert!(serde_json::from_str::<Square>("\"a2\"").is_err(), "a light square");
        assert!(serde_json::from_str::<Position>("\"W:Wx\"").is_err());
    }
}
