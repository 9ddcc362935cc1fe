//! Why a text is not a move of chess.

use partie_chess::WhyNot;
use partie_chess::notation::{Expected, NotationError};
use partie_laws::Edition;

use crate::text::texts::Texts;

/// Why a text is not a move; each reason of an illegal one with its article in an edition.
pub(crate) fn chess_text(error: &NotationError, edition: Edition, texts: &Texts) -> String {
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
            texts.phrase(&WhyNot::PromotionMissing { to: *to }.phrase())
        }
        NotationError::Illegal { reasons, .. } if reasons.is_empty() => texts.say("chess-text-no-such-piece"),
        NotationError::Illegal { reasons, .. } => {
            let told =
                |why: &WhyNot| format!("{} ({})", texts.phrase(&why.phrase()), edition.own(why.article()));
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
