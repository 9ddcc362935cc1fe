//! A position of either game, told apart by how it is written.

use partie_chess::Position as ChessPosition;
use partie_draughts::Position as DraughtsPosition;
use partie_table::Colour;
use serde_json::json;

use crate::diagram::Diagram;
use crate::text::texts::Texts;
use crate::text::words;

pub(super) enum Shown {
    Chess(ChessPosition),
    Draughts(DraughtsPosition),
}

impl Shown {
    /// Reads a FEN of either game: that of draughts has a colon after its first letter.
    pub(super) fn read(text: &str, texts: &Texts) -> Result<Shown, String> {
        let text = text.trim();
        match text {
            "start" => return Ok(Shown::Chess(ChessPosition::start())),
            "draughts" => return Ok(Shown::Draughts(DraughtsPosition::start())),
            _ => {}
        }
        if text.get(1..).is_some_and(|rest| rest.trim_start().starts_with(':')) {
            let read = text.parse().map(Shown::Draughts);
            return read.map_err(|error| words::draughts_fen(&error, texts));
        }
        text.parse().map(Shown::Chess).map_err(|error| words::chess_fen(&error, texts))
    }

    pub(super) fn diagram(&self) -> Diagram {
        match self {
            Shown::Chess(position) => position.into(),
            Shown::Draughts(position) => position.into(),
        }
    }

    pub(super) fn is_draughts(&self) -> bool {
        matches!(self, Shown::Draughts(_))
    }

    pub(super) fn turn(&self) -> Colour {
        match self {
            Shown::Chess(position) => position.turn().into(),
            Shown::Draughts(position) => position.turn().into(),
        }
    }

    pub(super) fn fen(&self) -> String {
        match self {
            Shown::Chess(position) => position.fen(),
            Shown::Draughts(position) => position.fen(),
        }
    }

    pub(super) fn in_json(&self) -> serde_json::Value {
        let mut moves: Vec<String> = match self {
            Shown::Chess(position) => {
                position.legal_moves().iter().map(|&m| position.san(m).to_string()).collect()
            }
            Shown::Draughts(position) => position.legal_moves().iter().map(ToString::to_string).collect(),
        };
        moves.sort();
        let mut object = json!({
            "game": if self.is_draughts() { "czech-draughts" } else { "chess" },
            "fen": self.fen(),
            "turn": self.turn(),
            "moves": moves,
        });
        if let Shown::Chess(position) = self {
            object["check"] = json!(position.is_check());
        }
        object
    }
}
