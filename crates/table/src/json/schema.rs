//! JSON schemas of what is text in JSON.

use std::borrow::Cow;

use partie_chess::notation::Letters;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{Language, MarkedMove, Move, Signs, Square};

impl JsonSchema for Square {
    fn schema_name() -> Cow<'static, str> {
        "Square".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A square: `e4`." })
    }
}

impl JsonSchema for Language {
    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let tags = Letters::ALL.map(Letters::tag);
        json_schema!({
            "type": "string",
            "enum": tags,
            "description": "The language whose letters a player writes for the pieces, by its tag: `cs`."
        })
    }
}

impl JsonSchema for MarkedMove {
    fn schema_name() -> Cow<'static, str> {
        "MarkedMove".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A move as squares, perhaps with signs behind it: `e2-e4`, `g1-f3!?`, `c3-d4! +1`."
        })
    }
}

impl JsonSchema for Signs {
    fn schema_name() -> Cow<'static, str> {
        "Signs".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "Signs behind a move, with a space between two of them: `!?`, `+1 a.l.`."
        })
    }
}

impl JsonSchema for Move {
    fn schema_name() -> Cow<'static, str> {
        "Move".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A move as squares: `e2-e4`, `e7-e8Q`, `c3-e5-g7`; castling is the king going to the square \
                            of its rook, `e1-h1`."
        })
    }
}
