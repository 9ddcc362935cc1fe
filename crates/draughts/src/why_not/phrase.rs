//! A reason as a phrase, to be put into words in any language.

use partie_laws::{Phrase, Said};

use crate::{Colour, Square, WhyNot};

impl WhyNot {
    /// The reason as a key and facts, to be put into words in any language.
    ///
    /// ```
    /// use partie_draughts::{Colour, WhyNot};
    /// assert_eq!(WhyNot::NotYourTurn { turn: Colour::Black }.phrase().key, "draughts-not-your-turn");
    /// ```
    pub fn phrase(&self) -> Phrase {
        let say = Phrase::new;
        match self {
            Self::TooShort => say("draughts-too-short"),
            Self::NoPiece { from } => at("draughts-no-piece", *from),
            Self::NotYourPiece { from, turn } => {
                at("draughts-not-your-piece", *from).with("turn", colour(*turn))
            }
            Self::NotYourTurn { turn } => say("draughts-not-your-turn").with("turn", colour(*turn)),
            Self::StaysPut { at: square } => at("draughts-stays-put", *square),
            Self::NotDiagonal { from, to, .. } => between("draughts-not-diagonal", *from, *to),
            Self::ManBackward { from, to, over: None } => between("draughts-man-backward", *from, *to),
            Self::ManBackward { over: Some(over), .. } => at("draughts-man-captures-backward", *over),
            Self::ManTooFar { from, to } => between("draughts-man-too-far", *from, *to),
            Self::NewKingStops { at: square } => at("draughts-new-king-stops", *square),
            Self::Occupied { at: square, .. } => at("draughts-occupied", *square),
            Self::Blocked { by } => at("draughts-blocked", *by),
            Self::OwnPieceJumped { at: square } => at("draughts-own-piece-jumped", *square),
            Self::JumpedTwice { at: square } => at("draughts-jumped-twice", *square),
            Self::JumpedPieceInTheWay { at: square } => at("draughts-jumped-piece-in-the-way", *square),
            Self::NoRoomBehind { over, behind, .. } => {
                at("draughts-no-room-behind", *over).with("behind", Said::text(behind))
            }
            Self::NothingToJump { from, to, .. } => between("draughts-nothing-to-jump", *from, *to),
            Self::CaptureIsCompulsory { by } => {
                say("draughts-capture-is-compulsory").with("by", one_of(by.iter()))
            }
            Self::KingMustCapture { kings } => {
                say("draughts-king-must-capture").with("kings", one_of(kings.iter()))
            }
            Self::Incomplete { moves, .. } => say("draughts-incomplete").with("moves", one_of(moves.iter())),
            Self::WrongLanding { landings, moves } => say("draughts-wrong-landing")
                .with("landings", one_of(landings.iter()))
                .with("moves", one_of(moves.iter())),
            Self::Ambiguous { moves } => say("draughts-ambiguous").with("moves", one_of(moves.iter())),
        }
    }
}

fn at(key: &'static str, square: Square) -> Phrase {
    Phrase::new(key).with("square", Said::text(&square))
}

fn between(key: &'static str, from: Square, to: Square) -> Phrase {
    Phrase::new(key).with("from", Said::text(&from)).with("to", Said::text(&to))
}

fn one_of(items: impl Iterator<Item: ToString>) -> Said {
    Said::OneOf(items.map(|item| item.to_string()).collect())
}

fn colour(colour: Colour) -> Said {
    Said::word(match colour {
        Colour::White => "word-white",
        Colour::Black => "word-black",
    })
}
