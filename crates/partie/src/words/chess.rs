//! Why a chess move is none.

use partie_chess::notation::{Expected, NotationError};
use partie_chess::{CastlingPart, Moved, PlacedPiece, WhyNot};

use super::fact;
use crate::texts::Texts;

/// Why a move is not legal.
pub(crate) fn chess_why(why: &WhyNot, texts: &Texts) -> String {
    let piece = |key, piece: &PlacedPiece| texts.tell(key, [("piece", placed(*piece, texts).into())]);
    let by = |key, pieces: &[PlacedPiece]| texts.tell(key, [("by", list(pieces, texts).into())]);
    match why {
        WhyNot::NoPiece { from } => texts.tell("chess-why-no-piece", [("from", fact(from))]),
        WhyNot::NotYourPiece { piece } => {
            let facts = [("piece", placed(*piece, texts).into()), ("owner", fact(piece.piece.colour))];
            texts.tell("chess-why-not-your-piece", facts)
        }
        WhyNot::StaysPut { piece: found } => piece("chess-why-stays-put", found),
        WhyNot::WrongWay { piece, .. } => {
            texts.tell("chess-why-wrong-way", [("kind", fact(piece.piece.kind))])
        }
        WhyNot::NotOriginalSquare { pawn } => piece("chess-why-not-original-square", pawn),
        WhyNot::CapturesKing { .. } => texts.say("chess-why-captures-king"),
        WhyNot::InTheWay { by } | WhyNot::PawnBlocked { by, .. } => piece("chess-why-in-the-way", by),
        WhyNot::OwnPiece { own } => {
            let facts = [("kind", fact(own.piece.kind)), ("square", fact(own.square))];
            texts.tell("chess-why-own-piece", facts)
        }
        WhyNot::NothingToCapture { to } => texts.tell("chess-why-nothing-to-capture", [("to", fact(to))]),
        WhyNot::EnPassantTooLate { beside } => piece("chess-why-en-passant-too-late", beside),
        WhyNot::KingToAttackedSquare { to, by } => {
            let facts = [("to", fact(to)), ("by", list(by, texts).into())];
            texts.tell("chess-why-king-to-attacked-square", facts)
        }
        WhyNot::CheckNotAnswered { by: pieces } => by("chess-why-check-not-answered", pieces),
        WhyNot::Pinned { piece, by } => {
            let facts = [("piece", placed(*piece, texts).into()), ("by", placed(*by, texts).into())];
            texts.tell("chess-why-pinned", facts)
        }
        WhyNot::EnPassantExposesKing { by: pieces } => by("chess-why-en-passant-exposes-king", pieces),
        WhyNot::PromotionMissing { to } => texts.tell("chess-why-promotion-missing", [("to", fact(to))]),
        WhyNot::PromotionNotAllowed { kind } => {
            texts.tell("chess-why-promotion-not-allowed", [("kind", fact(kind))])
        }
        WhyNot::NotAPromotion { kind } => texts.tell("chess-why-not-a-promotion", [("kind", fact(kind))]),
        castling => castling_why(castling, texts),
    }
}

fn castling_why(why: &WhyNot, texts: &Texts) -> String {
    match why {
        WhyNot::NoCastlingRook { at } => texts.tell("chess-why-no-castling-rook", [("square", fact(at))]),
        WhyNot::CastlingRightLost { moved, rook } => {
            let who = match moved {
                Moved::King => "king",
                Moved::Rook => "rook",
                Moved::KingOrRook => "either",
            };
            texts.tell("chess-why-castling-right-lost", [("moved", who.into()), ("rook", fact(rook))])
        }
        WhyNot::CastlingBlocked { by, .. } => {
            texts.tell("chess-why-castling-blocked", [("piece", placed(*by, texts).into())])
        }
        WhyNot::CastlingAttacked { square, part, by } => {
            let key = match part {
                CastlingPart::Start => "chess-why-castling-in-check",
                CastlingPart::Crossed => "chess-why-castling-crosses",
                CastlingPart::End => "chess-why-castling-ends",
            };
            texts.tell(key, [("square", fact(square)), ("by", list(by, texts).into())])
        }
        WhyNot::CastlingExposesKing { rook, by } => {
            let facts = [("rook", fact(rook)), ("by", list(by, texts).into())];
            texts.tell("chess-why-castling-exposes-king", facts)
        }
        other => other.to_string(),
    }
}

fn placed(piece: PlacedPiece, texts: &Texts) -> String {
    texts.tell("chess-placed", [("kind", fact(piece.piece.kind)), ("square", fact(piece.square))])
}

fn list(pieces: &[PlacedPiece], texts: &Texts) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| placed(*piece, texts)).collect();
    texts.and(&names)
}

/// Why a text is not a move; each reason of an illegal one with its article.
pub(crate) fn chess_text(error: &NotationError, texts: &Texts) -> String {
    match error {
        NotationError::Unreadable { expected, .. } => {
            texts.tell("chess-text-expected", [("expected", expected_name(*expected).into())])
        }
        NotationError::ForeignLetter { letter, chosen, .. } => {
            let facts = [("letter", letter.as_str().into()), ("letters", chosen.tag().into())];
            texts.tell("chess-text-foreign-letter", facts)
        }
        NotationError::NullMove => texts.say("chess-text-null-move"),
        NotationError::Ambiguous { moves, .. } => {
            let moves: Vec<String> = moves.iter().map(|m| format!("{}-{}", m.from(), m.to())).collect();
            texts.tell("chess-text-ambiguous", [("moves", texts.or(&moves).into())])
        }
        NotationError::PromotionMissing { to } => {
            texts.tell("chess-why-promotion-missing", [("to", fact(to))])
        }
        NotationError::Illegal { reasons, .. } if reasons.is_empty() => texts.say("chess-text-no-such-piece"),
        NotationError::Illegal { reasons, .. } => {
            let told = |why: &WhyNot| format!("{} ({})", chess_why(why, texts), why.article());
            reasons.iter().map(told).collect::<Vec<_>>().join("; ")
        }
        other => other.to_string(),
    }
}

fn expected_name(expected: Expected) -> &'static str {
    match expected {
        Expected::Move => "move",
        Expected::File => "file",
        Expected::Rank => "rank",
        Expected::Castling => "castling",
        Expected::PromotionPiece => "promotion",
        Expected::LowerCase => "lower-case",
        Expected::Word => "word",
        Expected::CastlingSide => "castling-side",
        _ => "end",
    }
}
