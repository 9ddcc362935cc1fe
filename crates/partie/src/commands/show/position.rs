//! A position of either game, told apart by how it is written.

use partie_chess::Position as ChessPosition;
use partie_draughts::Position as DraughtsPosition;
use partie_table::Colour;
use serde_json::json;

use crate::diagram::Diagram;
use crate::text::texts::Texts;
use crate::text::words;

pub(super) enum AnyPosition {
    Chess(ChessPosition),
    Draughts(DraughtsPosition),
}

impl AnyPosition {
    /// Reads a FEN of either game: that of draughts has a colon after its first letter.
    pub(super) fn read(text: &str, texts: &Texts) -> Result<AnyPosition, String> {
        let text = text.trim();
        match text {
            "start" => return Ok(AnyPosition::Chess(ChessPosition::start())),
            "draughts" => return Ok(AnyPosition::Draughts(DraughtsPosition::start())),
            _ => {}
        }
        if text.get(1..).is_some_and(|rest| rest.trim_start().starts_with(':')) {
            let read = text.parse().map(AnyPosition::Draughts);
            return read.map_err(|error| words::draughts_fen(&error, texts));
        }
        text.parse().map(AnyPosition::Chess).map_err(|error| words::chess_fen(&error, texts))
    }

    pub(super) fn diagram(&self) -> Diagram {
        match self {
            AnyPosition::Chess(position) => position.into(),
            AnyPosition::Draughts(position) => position.into(),
        }
    }

    pub(super) fn is_draughts(&self) -> bool {
        matches!(self, AnyPosition::Draughts(_))
    }

    pub(super) fn turn(&self) -> Colour {
        match self {
            AnyPosition::Chess(position) => position.turn().into(),
            AnyPosition::Draughts(position) => position.turn().into(),
        }
    }

    pub(super) fn fen(&self) -> String {
        match self {
            AnyPosition::Chess(position) => position.fen(),
            AnyPosition::Draughts(position) => position.fen(),
        }
    }

    pub(super) fn in_json(&self) -> serde_json::Value {
        let mut moves: Vec<String> = match self {
            AnyPosition::Chess(position) => {
                position.legal_moves().iter().map(|&m| position.san(m).to_string()).collect()
            }
            AnyPosition::Draughts(position) => {
                position.legal_moves().iter().map(ToString::to_string).collect()
            }
        };
        moves.sort();
        let mut object = json!({
            "game": if self.is_draughts() { "czech-draughts" } else { "chess" },
            "fen": self.fen(),
            "turn": self.turn(),
            "moves": moves,
        });
        if let AnyPosition::Chess(position) = self {
            object["check"] = json!(position.is_check());
        }
        object
    }
}
