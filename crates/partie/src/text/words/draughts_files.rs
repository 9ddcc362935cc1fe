//! What is wrong with a FEN of draughts or a PDN file.

use partie_draughts::SetupError;
use partie_draughts::fen::{FenError, FenProblem};
use partie_draughts::pdn::PdnProblem;

use super::draughts::draughts_square;
use super::{draughts_text, fact};
use crate::text::texts::Texts;

/// The whole complaint about a FEN.
pub(crate) fn draughts_fen(error: &FenError, texts: &Texts) -> String {
    let problem = fen_problem(&error.problem, texts);
    texts.tell("draughts-fen", [("column", error.column.into()), ("problem", problem.into())])
}

fn fen_problem(problem: &FenProblem, texts: &Texts) -> String {
    match problem {
        FenProblem::NotATurn => texts.say("draughts-fen-not-a-turn"),
        FenProblem::TurnUnknown => texts.say("draughts-fen-turn-unknown"),
        FenProblem::ColonExpected => texts.say("draughts-fen-colon-expected"),
        FenProblem::ColourExpected => texts.say("draughts-fen-colour-expected"),
        FenProblem::NotASquare(error) => draughts_square(error, texts),
        FenProblem::BackwardRange(from, to) => {
            let facts = [("from", fact(from.number())), ("to", fact(to.number()))];
            texts.tell("draughts-fen-backward-range", facts)
        }
        FenProblem::RangeOfLetters => texts.say("draughts-fen-range-of-letters"),
        FenProblem::NotACounter => texts.say("draughts-fen-not-a-counter"),
        FenProblem::CounterTwice => texts.say("draughts-fen-counter-twice"),
        FenProblem::Surplus => texts.say("draughts-fen-surplus"),
        FenProblem::Impossible(error) => impossible(*error, texts),
        _ => texts.say("draughts-fen-other"),
    }
}

fn impossible(error: SetupError, texts: &Texts) -> String {
    match error {
        SetupError::SquareTaken(square) => {
            texts.tell("draughts-fen-square-taken", [("square", fact(square))])
        }
        SetupError::ManOnLastRow { square, .. } => {
            texts.tell("draughts-fen-man-on-last-row", [("square", fact(square))])
        }
        SetupError::TooManyPieces { colour, pieces } => {
            let facts = [("colour", fact(colour)), ("count", fact(pieces))];
            texts.tell("draughts-fen-too-many-pieces", facts)
        }
    }
}

/// What is wrong with a game in a PDN file, without its place.
pub(crate) fn pdn_problem(problem: &PdnProblem, texts: &Texts) -> String {
    match problem {
        PdnProblem::Unexpected(found) => {
            texts.tell("draughts-pdn-unexpected", [("found", fact(found.escape_debug()))])
        }
        PdnProblem::UnclosedComment => texts.say("draughts-pdn-unclosed-comment"),
        PdnProblem::UnclosedSetup => texts.say("draughts-pdn-unclosed-setup"),
        PdnProblem::BadTag(_) | PdnProblem::Tag(_) => texts.say("draughts-pdn-bad-tag"),
        PdnProblem::TagTwice(name) => texts.tell("draughts-pdn-tag-twice", [("name", name.as_str().into())]),
        PdnProblem::GameType(found) => {
            texts.tell("draughts-pdn-game-type", [("found", found.as_str().into())])
        }
        PdnProblem::BadNumber => texts.say("draughts-pdn-bad-number"),
        PdnProblem::NotASetup => texts.say("draughts-pdn-not-a-setup"),
        PdnProblem::Fen(problem) => fen_problem(problem, texts),
        PdnProblem::Move(problem) => draughts_text(problem, texts),
        PdnProblem::NoWhiteMove => texts.say("draughts-pdn-no-white-move"),
        PdnProblem::NothingToVary => texts.say("draughts-pdn-nothing-to-vary"),
        PdnProblem::UnclosedVariation => texts.say("draughts-pdn-unclosed-variation"),
        PdnProblem::NoVariation => texts.say("draughts-pdn-no-variation"),
        _ => texts.say("draughts-pdn-other"),
    }
}
