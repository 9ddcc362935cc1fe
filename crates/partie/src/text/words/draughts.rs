//! Why a text is not a move of draughts.

use partie_draughts::ParseSquareError;
use partie_draughts::notation::ReadProblem;

use super::fact;
use crate::text::texts::Texts;

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
        ReadProblem::WhyNot(why) => format!("{} ({})", texts.phrase(&why.phrase()), why.article()),
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
