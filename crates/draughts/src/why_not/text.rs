use std::error::Error;
use std::fmt;

use crate::WhyNot;

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort => write!(f, "a move names at least two squares, such as c3 d4"),
            Self::NoPiece { from } => write!(f, "there is no piece on {from}"),
            Self::NotYourPiece { from, turn } => write!(f, "the piece on {from} is not {turn}'s"),
            Self::NotYourTurn { turn } => write!(f, "it is {turn}'s turn"),
            Self::StaysPut { at } => write!(f, "the piece would stay on {at}"),
            Self::NotDiagonal { from, to, .. } => write!(f, "{from} and {to} are not on one diagonal"),
            Self::ManBackward { from, to, over: None } => {
                write!(f, "a man moves forward only, and {from} to {to} is not forward")
            }
            Self::ManBackward { over: Some(over), .. } => {
                write!(f, "a man captures forward only, and {over} is behind it")
            }
            Self::ManTooFar { from, to } => {
                write!(f, "a man moves one square only, and {from} to {to} is farther")
            }
            Self::NewKingStops { at } => write!(f, "the man becomes a king on {at} and stops there"),
            Self::Occupied { at, .. } => write!(f, "{at} is occupied"),
            Self::Blocked { by } => write!(f, "the piece on {by} is in the way"),
            Self::OwnPieceJumped { at } => write!(f, "a piece of its own colour on {at} cannot be jumped"),
            Self::JumpedTwice { at } => write!(f, "the piece on {at} has been jumped already"),
            Self::JumpedPieceInTheWay { at } => {
                write!(f, "the jumped piece on {at} stays until the end and is in the way")
            }
            Self::NoRoomBehind { over, behind, .. } => {
                write!(f, "the piece on {over} cannot be jumped, because {behind} is occupied")
            }
            Self::NothingToJump { from, to, .. } => {
                write!(f, "there is nothing to capture from {from} to {to}")
            }
            Self::CaptureIsCompulsory { by } => write!(f, "the piece on {} must capture", any_of(by.iter())),
            Self::KingMustCapture { kings } => {
                write!(f, "a king comes before a man: the one on {} must capture", any_of(kings.iter()))
            }
            Self::Incomplete { moves, .. } => write!(f, "the capture goes on: {}", any_of(moves.iter())),
            Self::WrongLanding { landings, moves } => {
                let landings = any_of(landings.iter());
                write!(f, "the king must land on {landings}, where it can go on: {}", any_of(moves.iter()))
            }
            Self::Ambiguous { moves } => write!(f, "this can be {}", any_of(moves.iter())),
        }
    }
}

impl Error for WhyNot {}

/// A list of which one is to be chosen: `a, b or c`.
fn any_of(items: impl Iterator<Item: ToString>) -> String {
    let mut names: Vec<String> = items.map(|item| item.to_string()).collect();
    match (names.pop(), names.is_empty()) {
        (Some(last), false) => format!("{} or {last}", names.join(", ")),
        (last, _) => last.unwrap_or_default(),
    }
}
