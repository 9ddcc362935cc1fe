//! What the server says, as far as a terminal shows it. `docs/wire.md` has all of it.

use partie_server::wire::{Fault, Invitation, Lag, Link, Rematch, Seats};
use partie_table::clock::Both;
use partie_table::{ActKind, Actor, Colour, Kind, Move, Outcome, Piece, Proof, Regulations, Square};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::words::Sentence;

/// A message of the server.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(super) enum Message {
    Table(Box<State>),
    Update(Box<Update>),
    Info(Box<Info>),
    Done {
        id: u64,
    },
    Refused {
        id: u64,
        refusal: Refusal,
    },
    Fault(Fault),
    #[serde(other)]
    Other,
}

/// All of a table.
#[derive(Debug, Deserialize)]
pub(super) struct State {
    pub(super) info: Info,
    pub(super) view: View,
    /// None where FIDE 13.6 hides them.
    pub(super) lines: Option<Vec<Line>>,
}

/// What has changed: the lines from some place on, and the view.
#[derive(Debug, Deserialize)]
pub(super) struct Update {
    pub(super) from: usize,
    pub(super) lines: Option<Vec<Line>>,
    /// What was decided beside the moves and the result.
    #[serde(default)]
    pub(super) decided: Vec<Cited>,
    pub(super) view: View,
}

#[derive(Debug, Deserialize)]
pub(super) struct Info {
    pub(super) regulations: Regulations,
    pub(super) seats: Seats,
    /// Whose page, or terminal, is connected.
    pub(super) present: Vec<Colour>,
    /// The roles of whoever sits here; none for a spectator.
    pub(super) yours: Vec<Actor>,
    #[serde(default)]
    pub(super) links: Vec<Link>,
    #[serde(default)]
    pub(super) invited: Vec<Invitation>,
    /// How much lag is forgiven; none where nothing is.
    pub(super) lag: Option<Lag>,
    pub(super) rematch: Option<Rematch>,
    /// Closed without a result.
    #[serde(default)]
    pub(super) abandoned: bool,
    /// The first entry of the record that is damaged; the table is shown as it was before.
    pub(super) damaged_from: Option<u64>,
}

#[derive(Debug, Deserialize)]
pub(super) struct View {
    pub(super) board: String,
    pub(super) turn: Option<Colour>,
    pub(super) last: Option<Move>,
    #[serde(default)]
    pub(super) choices: Vec<Choice>,
    pub(super) clocks: Option<Both<Dial>>,
    pub(super) offer: Option<Offer>,
    pub(super) claim: Option<IgnoredAny>,
    pub(super) question: Option<Cited>,
    pub(super) outcome: Option<Outcome>,
    pub(super) bound: Option<Cited>,
    #[serde(default)]
    pub(super) proof: Vec<(Colour, Proof)>,
    pub(super) announced: Option<String>,
    pub(super) open: Vec<ActKind>,
    pub(super) closed: Vec<Closed>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Choice {
    #[serde(rename = "move")]
    pub(super) mv: Move,
}

#[derive(Debug, Deserialize)]
pub(super) struct Line {
    pub(super) by: Colour,
    /// None for an illegal move that was more than one piece going somewhere.
    #[serde(rename = "move")]
    pub(super) mv: Option<Move>,
    pub(super) notation: String,
    pub(super) legal: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Dial {
    pub(super) shown: Option<i64>,
    #[serde(default)]
    pub(super) delay: Option<i64>,
    pub(super) running: bool,
    pub(super) flag_down: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Offer {
    pub(super) by: Colour,
}

/// Something to be said, and its article.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Cited {
    pub(super) phrase: Sentence,
    pub(super) article: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Closed {
    pub(super) acts: Vec<ActKind>,
    pub(super) refusal: Refusal,
}

#[derive(Debug, Deserialize)]
pub(super) struct Refusal {
    pub(super) article: String,
    pub(super) phrase: Sentence,
    #[serde(default)]
    pub(super) moves: Vec<Move>,
    #[serde(default)]
    pub(super) acts: Vec<ActKind>,
}

impl View {
    /// What stands on the board. What is no piece is passed over.
    pub(super) fn pieces(&self) -> Vec<(Square, Piece)> {
        let mut pieces = Vec::new();
        for (row, text) in (0..8).rev().zip(self.board.split('/')) {
            let mut file = 0;
            for sign in text.chars() {
                if let Some(empty) = sign.to_digit(10) {
                    file = u8::saturating_add(file, empty as u8);
                    continue;
                }
                let square = partie_chess::Square::at(file, row).map(Square);
                pieces.extend(square.zip(piece(sign)));
                file = file.saturating_add(1);
            }
        }
        pieces
    }
}

fn piece(sign: char) -> Option<Piece> {
    let kind = match sign.to_ascii_uppercase() {
        'P' => Kind::Pawn,
        'N' => Kind::Knight,
        'B' => Kind::Bishop,
        'R' => Kind::Rook,
        'Q' => Kind::Queen,
        'K' => Kind::King,
        'M' => Kind::Man,
        _ => return None,
    };
    let colour = if sign.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    Some(Piece { colour, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Vec<String> {
        let json = format!(r#"{{"board":"{text}","open":[],"closed":[]}}"#);
        let view: View = serde_json::from_str(&json).unwrap();
        view.pieces()
            .iter()
            .map(|(square, piece)| format!("{square}{:?}{:?}", piece.colour, piece.kind))
            .collect()
    }

    #[test]
    fn a_board_is_read() {
        assert_eq!(board("4k3/8/8/8/8/8/8/M6R"), ["e8BlackKing", "a1WhiteMan", "h1WhiteRook"]);
    }

    #[test]
    fn a_strange_board_does_no_harm() {
        assert!(board("99999999999999999999999999999999999/x/KKKKKKKKKKKKKK").len() <= 8);
        assert_eq!(board(""), [""; 0]);
    }
}
