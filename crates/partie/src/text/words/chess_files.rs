//! What is wrong with a FEN or a PGN file.

use partie_chess::fen::FenProblem;
use partie_chess::pgn::{Expected, MAX_DEPTH, PgnProblem};
use partie_chess::{FenError, Impossible};
use partie_laws::Edition;

use super::{chess_text, fact};
use crate::text::texts::Texts;

/// The whole complaint about a FEN.
pub(crate) fn chess_fen(error: &FenError, texts: &Texts) -> String {
    let problem = chess_fen_problem(&error.problem, texts);
    texts.tell("chess-fen", [("column", error.column.into()), ("problem", problem.into())])
}

/// What is wrong, without its place.
pub(crate) fn chess_fen_problem(problem: &FenProblem, texts: &Texts) -> String {
    let found = |key, found: char| texts.tell(key, [("found", fact(found))]);
    match problem {
        FenProblem::Missing(_) => texts.say("chess-fen-missing"),
        FenProblem::Surplus => texts.say("chess-fen-surplus"),
        FenProblem::Spacing => texts.say("chess-fen-spacing"),
        FenProblem::NotAPiece(char) => found("chess-fen-not-a-piece", *char),
        FenProblem::RankTooLong(rank) => texts.tell("chess-fen-rank-too-long", [("rank", fact(rank))]),
        FenProblem::RankTooShort(rank) => texts.tell("chess-fen-rank-too-short", [("rank", fact(rank))]),
        FenProblem::DigitsTogether => texts.say("chess-fen-digits-together"),
        FenProblem::WrongNumberOfRanks => texts.say("chess-fen-wrong-number-of-ranks"),
        FenProblem::NotATurn => texts.say("chess-fen-not-a-turn"),
        FenProblem::NotACastlingRight(char) => found("chess-fen-not-a-castling-right", *char),
        FenProblem::CastlingTwice(char) => found("chess-fen-castling-twice", *char),
        FenProblem::CastlingOrder => texts.say("chess-fen-castling-order"),
        FenProblem::NoSuchCastling(char) => found("chess-fen-no-such-castling", *char),
        FenProblem::NotASquare => texts.say("chess-fen-not-a-square"),
        FenProblem::NotANumber { least } => texts.tell("chess-fen-not-a-number", [("least", fact(least))]),
        FenProblem::Impossible(problem) => impossible(*problem, texts),
        _ => texts.say("chess-fen-other"),
    }
}

fn impossible(problem: Impossible, texts: &Texts) -> String {
    let (key, colour, count) = match problem {
        Impossible::Kings(colour, count) => ("chess-fen-kings", colour, count),
        Impossible::TooManyPieces(colour, count) => ("chess-fen-too-many-pieces", colour, count),
        Impossible::TooManyPawns(colour, count) => ("chess-fen-too-many-pawns", colour, count),
        Impossible::OpponentInCheck(colour) => ("chess-fen-opponent-in-check", colour, 0),
        Impossible::PawnOnEdge(_, square) => {
            return texts.tell("chess-fen-pawn-on-edge", [("square", fact(square))]);
        }
        Impossible::NothingPassed(square) => {
            return texts.tell("chess-fen-nothing-passed", [("square", fact(square))]);
        }
        _ => return texts.say("chess-fen-other"),
    };
    texts.tell(key, [("colour", fact(colour)), ("count", fact(count))])
}

/// What is wrong with a game in a PGN file, without its place.
pub(crate) fn pgn_problem(problem: &PgnProblem, texts: &Texts) -> String {
    match problem {
        PgnProblem::Unexpected { found, expected } => {
            let expected = texts.tell("chess-pgn-expected", [("what", expected_name(*expected).into())]);
            match found {
                None => texts.tell("chess-pgn-ends-early", [("expected", expected.into())]),
                Some('\n' | '\r') => texts.tell("chess-pgn-line-ends", [("expected", expected.into())]),
                Some(found) => {
                    let facts = [("expected", expected.into()), ("found", fact(found.escape_debug()))];
                    texts.tell("chess-pgn-unexpected", facts)
                }
            }
        }
        PgnProblem::UnclosedComment => texts.say("chess-pgn-unclosed-comment"),
        PgnProblem::UnclosedVariation => texts.say("chess-pgn-unclosed-variation"),
        PgnProblem::NoVariation => texts.say("chess-pgn-no-variation"),
        PgnProblem::NothingToVary => texts.say("chess-pgn-nothing-to-vary"),
        PgnProblem::TooDeep => texts.tell("chess-pgn-too-deep", [("depth", fact(MAX_DEPTH))]),
        PgnProblem::NotANag => texts.say("chess-pgn-not-a-nag"),
        PgnProblem::TagTwice(name) => texts.tell("chess-pgn-tag-twice", [("name", name.as_str().into())]),
        PgnProblem::Fen(error) => {
            texts.tell("chess-pgn-fen", [("problem", chess_fen_problem(&error.problem, texts).into())])
        }
        PgnProblem::Variant(name) => texts.tell("chess-pgn-variant", [("name", name.as_str().into())]),
        PgnProblem::Move { reason, .. } => chess_text(reason, Edition::FIDE_2009, texts),
        other => other.to_string(),
    }
}

/// The name in the texts of what should stand somewhere.
fn expected_name(expected: Expected) -> &'static str {
    match expected {
        Expected::TagName => "tag-name",
        Expected::TagValue => "tag-value",
        Expected::ClosingQuote => "closing-quote",
        Expected::ClosingBracket => "closing-bracket",
        _ => "movetext",
    }
}
