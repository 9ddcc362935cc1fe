//! Why a move of draughts is none.

use partie_draughts::notation::ReadProblem;
use partie_draughts::{Move, ParseSquareError, Squares, WhyNot};

use super::fact;
use crate::texts::Texts;

/// Why a path is not a legal move.
pub(crate) fn draughts_why(why: &WhyNot, texts: &Texts) -> String {
    let way = |key, from, to| texts.tell(key, [("from", fact(from)), ("to", fact(to))]);
    let at = |key, square| texts.tell(key, [("at", fact(square))]);
    let moves = |key, moves: &[Move]| texts.tell(key, [("moves", any_of(moves, texts).into())]);
    match why {
        WhyNot::TooShort => texts.say("draughts-why-too-short"),
        WhyNot::NoPiece { from } => texts.tell("draughts-why-no-piece", [("from", fact(from))]),
        WhyNot::NotYourPiece { from, turn } => {
            texts.tell("draughts-why-not-your-piece", [("from", fact(from)), ("turn", fact(turn))])
        }
        WhyNot::NotYourTurn { turn } => texts.tell("draughts-why-not-your-turn", [("turn", fact(turn))]),
        WhyNot::StaysPut { at: square } => at("draughts-why-stays-put", square),
        WhyNot::NotDiagonal { from, to, .. } => way("draughts-why-not-diagonal", from, to),
        WhyNot::ManBackward { from, to, over: None } => way("draughts-why-man-backward", from, to),
        WhyNot::ManBackward { over: Some(over), .. } => {
            texts.tell("draughts-why-man-captures-backward", [("over", fact(over))])
        }
        WhyNot::ManTooFar { from, to } => {
            let rows = from.row().abs_diff(to.row());
            let facts = [("from", fact(from)), ("to", fact(to)), ("rows", fact(rows))];
            texts.tell("draughts-why-man-too-far", facts)
        }
        WhyNot::NewKingStops { at: square } => at("draughts-why-new-king-stops", square),
        WhyNot::Occupied { at: square, .. } => at("draughts-why-occupied", square),
        WhyNot::Blocked { by } => texts.tell("draughts-why-blocked", [("by", fact(by))]),
        WhyNot::OwnPieceJumped { at: square } => at("draughts-why-own-piece-jumped", square),
        WhyNot::JumpedTwice { at: square } => at("draughts-why-jumped-twice", square),
        WhyNot::JumpedPieceInTheWay { at: square } => at("draughts-why-jumped-piece-in-the-way", square),
        WhyNot::NoRoomBehind { over, behind, .. } => {
            texts.tell("draughts-why-no-room-behind", [("over", fact(over)), ("behind", fact(behind))])
        }
        WhyNot::NothingToJump { from, to, .. } => way("draughts-why-nothing-to-jump", from, to),
        WhyNot::CaptureIsCompulsory { by } => {
            texts.tell("draughts-why-capture-is-compulsory", [("by", squares(*by, texts).into())])
        }
        WhyNot::KingMustCapture { kings } => {
            texts.tell("draughts-why-king-must-capture", [("by", squares(*kings, texts).into())])
        }
        WhyNot::Incomplete { moves: longer, .. } => moves("draughts-why-incomplete", longer),
        WhyNot::WrongLanding { landings, moves } => {
            let facts =
                [("landings", squares(*landings, texts).into()), ("moves", any_of(moves, texts).into())];
            texts.tell("draughts-why-wrong-landing", facts)
        }
        WhyNot::Ambiguous { moves: fitting } => moves("draughts-why-ambiguous", fitting),
        _ => texts.say("draughts-why-other"),
    }
}

fn any_of(moves: &[Move], texts: &Texts) -> String {
    texts.or(&moves.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn squares(squares: Squares, texts: &Texts) -> String {
    texts.or(&squares.iter().map(|square| square.to_string()).collect::<Vec<_>>())
}

/// Why a text is not a move; of an illegal one with its article.
pub(crate) fn draughts_text(problem: &ReadProblem, texts: &Texts) -> String {
    match problem {
        ReadProblem::SquareMissing => texts.say("draughts-text-square-missing"),
        ReadProblem::SquareExpected(found) => {
            texts.tell("draughts-text-square-expected", [("found", fact(found))])
        }
        ReadProblem::NotASquare(error) => draughts_square(error, texts),
        ReadProblem::NotASign(found) => {
            texts.tell("draughts-text-not-a-sign", [("found", found.as_str().into())])
        }
        ReadProblem::UnknownWord(found) => {
            texts.tell("draughts-text-unknown-word", [("found", found.as_str().into())])
        }
        ReadProblem::WhyNot(why) => format!("{} ({})", draughts_why(why, texts), why.article()),
        ReadProblem::NothingCaptured(mv) => {
            texts.tell("draughts-text-nothing-captured", [("move", fact(mv))])
        }
        _ => texts.say("draughts-text-other"),
    }
}

/// Why a text is not the name of a square.
pub(super) fn draughts_square(error: &ParseSquareError, texts: &Texts) -> String {
    let (key, text) = match error {
        ParseSquareError::LightSquare(text) => ("draughts-text-light-square", text),
        ParseSquareError::NoSuchNumber(text) => ("draughts-text-no-such-number", text),
        ParseSquareError::NotASquare(text) => ("draughts-text-not-a-square", text),
    };
    texts.tell(key, [("text", text.as_str().into())])
}
