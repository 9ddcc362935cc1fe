//! What a reason says in English.

use core::fmt;

use super::{CastlingPart, Moved, PlacedPiece, WhyNot};
use crate::Kind;

impl fmt::Display for PlacedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.piece.kind, self.square)
    }
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyNot::NoPiece { from } => write!(f, "there is no piece on {from}"),
            WhyNot::NotYourPiece { piece } => {
                let owner = piece.piece.colour;
                write!(f, "{piece} belongs to {owner}, and it is {}'s turn", !owner)
            }
            WhyNot::StaysPut { piece } => write!(f, "{piece} must go to another square"),
            WhyNot::WrongWay { piece, .. } => write!(f, "{}", how_it_moves(piece.kind())),
            WhyNot::NotOriginalSquare { pawn } => {
                write!(f, "{pawn} has moved before, so it goes one square only")
            }
            WhyNot::CapturesKing { .. } => f.write_str("the king is never captured"),
            WhyNot::InTheWay { by } | WhyNot::PawnBlocked { by, .. } => write!(f, "{by} is in the way"),
            WhyNot::OwnPiece { own } => write!(f, "your own {} is on {}", own.kind(), own.square),
            WhyNot::NothingToCapture { to } => {
                write!(f, "a pawn goes diagonally only to capture, and nothing is on {to}")
            }
            WhyNot::EnPassantTooLate { beside } => {
                write!(f, "{beside} did not make its double step with the last move")
            }
            WhyNot::KingToAttackedSquare { to, by } => write!(f, "{to} is attacked by {}", List(by)),
            WhyNot::CheckNotAnswered { by } => {
                write!(f, "the king would still be in check from {}", List(by))
            }
            WhyNot::Pinned { piece, by } => write!(f, "{piece} is pinned: it shields the king from {by}"),
            WhyNot::EnPassantExposesKing { by } => {
                write!(f, "without the two pawns the king would be in check from {}", List(by))
            }
            WhyNot::NoCastlingRook { at } => write!(f, "there is no rook on {at} to castle with"),
            WhyNot::CastlingRightLost { moved: Moved::King, .. } => f.write_str("the king has moved"),
            WhyNot::CastlingRightLost { moved: Moved::Rook, rook } => {
                write!(f, "the rook on {rook} has moved")
            }
            WhyNot::CastlingRightLost { moved: Moved::KingOrRook, rook } => {
                write!(f, "the king or the rook on {rook} has moved")
            }
            WhyNot::CastlingBlocked { by, .. } => write!(f, "{by} is in the way of castling"),
            WhyNot::CastlingAttacked { square, part, by } => match part {
                CastlingPart::Start => write!(f, "the king is in check from {}", List(by)),
                CastlingPart::Crossed => {
                    write!(f, "the king would cross {square}, which is attacked by {}", List(by))
                }
                CastlingPart::End => {
                    write!(f, "the king would end on {square}, which is attacked by {}", List(by))
                }
            },
            WhyNot::CastlingExposesKing { rook, by } => {
                write!(f, "without the rook on {rook} the king would be in check from {}", List(by))
            }
            WhyNot::PromotionMissing { to } => {
                write!(f, "the pawn becomes a queen, rook, bishop or knight on {to}: say which")
            }
            WhyNot::PromotionNotAllowed { kind } => {
                write!(f, "a pawn becomes a queen, rook, bishop or knight, not a {kind}")
            }
            WhyNot::NotAPromotion { kind } => {
                write!(f, "only a pawn that reaches the last rank becomes a {kind}")
            }
        }
    }
}

fn how_it_moves(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => {
            "a pawn goes one square forward, or two from where it began, and captures one square diagonally"
        }
        Kind::Knight => "a knight goes two squares one way and one to the side",
        Kind::Bishop => "a bishop goes along diagonals",
        Kind::Rook => "a rook goes along files and ranks",
        Kind::Queen => "a queen goes along files, ranks and diagonals",
        Kind::King => "a king goes one square, unless it castles",
    }
}

/// `the bishop on a6, the rook on f8 and the queen on c4`.
struct List<'a>(&'a [PlacedPiece]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, piece) in self.0.iter().enumerate() {
            let before = match i {
                0 => "",
                _ if i + 1 == self.0.len() => " and ",
                _ => ", ",
            };
            write!(f, "{before}{piece}")?;
        }
        Ok(())
    }
}
