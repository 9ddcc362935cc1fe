//! Why no game can be played like this.

use partie_table::RegulationsError;
use partie_table::time_control::{TimeControlError, TimeControlProblem};

use super::fact;
use crate::text::texts::Texts;

/// What is wrong with the text of a time control, and where.
pub(crate) fn time_control_error(error: &TimeControlError, texts: &Texts) -> String {
    let problem = match error.problem {
        TimeControlProblem::NotSeconds => "not-seconds",
        TimeControlProblem::NotATime => "not-a-time",
        TimeControlProblem::NotMoves => "not-moves",
        TimeControlProblem::Surplus => "surplus",
        TimeControlProblem::TooPrecise => "too-precise",
        TimeControlProblem::TooLarge => "too-large",
        TimeControlProblem::NotBelowSixty => "not-below-sixty",
        TimeControlProblem::NoTime => "no-time",
        TimeControlProblem::RestNotLast => "rest-not-last",
        TimeControlProblem::Unknown => "unknown",
        TimeControlProblem::Hourglass => "hourglass",
    };
    texts.tell("table-time-control", [("problem", problem.into()), ("column", fact(error.column))])
}

/// What is wrong with regulations.
pub(crate) fn regulations_error(error: &RegulationsError, texts: &Texts) -> String {
    match error {
        RegulationsError::NoGame => texts.say("table-no-game"),
        other => other.to_string(),
    }
}
