//! What happens at a table, and why something may not.
//!
//! Events and kinds are told by the names that they have in JSON, so that one that is new here is at least named.

use partie_table::{ActKind, Actor, Bond, Duty, Event, Outcome, Refusal, Why};
use serde::Serialize;
use serde_json::Value;

use super::{chess_why, draughts_why, fact};
use crate::texts::{Fact, Texts};

/// The name of a value in JSON: that of its variant.
fn name(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// Who it is.
pub(crate) fn table_actor(actor: Actor, texts: &Texts) -> String {
    texts.tell("table-actor", [("actor", name(&actor).into())])
}

/// What kind of act it is.
fn table_act(act: ActKind, texts: &Texts) -> String {
    texts.tell("table-act", [("act", name(&act).into())])
}

/// `1-0, checkmate (FIDE 5.1a)`
pub(crate) fn table_outcome(outcome: &Outcome, texts: &Texts) -> String {
    let reason = texts.tell("table-reason", [("reason", name(&outcome.reason).into())]);
    format!("{}-{}, {reason} ({})", outcome.white, outcome.black, outcome.article)
}

/// That the game is over, and how.
pub(crate) fn table_over(outcome: &Outcome, texts: &Texts) -> String {
    table_why(&Why::GameOver(*outcome), texts)
}

/// What has happened, with its article if it has one. A move is told in the notation given.
pub(crate) fn table_event(event: &Event, notation: Option<&str>, texts: &Texts) -> String {
    if let partie_table::Fact::Ended { outcome } = &event.fact {
        return table_outcome(outcome, texts);
    }
    let Ok(Value::Object(mut fields)) = serde_json::to_value(event) else { return String::new() };
    if let Some(notation) = notation {
        fields.insert("move".to_owned(), Value::from(notation));
    }
    let facts = fields.iter().map(|(name, value)| (name.as_str(), told(value).into()));
    let time = ["ms", "fell_at"].into_iter().find_map(|name| fields.get(name)?.as_i64());
    let time = time.map(|ms| ("time", table_time(ms).into()));
    let text = texts.tell("table-fact", facts.chain(time).collect::<Vec<Fact<'_>>>());
    match fields.get("article").and_then(Value::as_str) {
        Some(article) => format!("{text} ({article})"),
        None => text,
    }
}

/// A value of an event: text as it is, lists with spaces, anything else by its name.
fn told(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(told).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// `1:29:57` or `4:05`; with tenths when it gets close.
pub(crate) fn table_time(ms: i64) -> String {
    let (sign, ms) = if ms < 0 { ("-", -ms) } else { ("", ms) };
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}

/// Why an act is not allowed and what would be, the moves in the notation given.
pub(crate) fn table_refusal(refusal: &Refusal, moves: &[String], texts: &Texts) -> String {
    let why = table_why(&refusal.why, texts);
    let acts: Vec<String> = refusal.acts.iter().map(|act| table_act(*act, texts)).collect();
    let allowed = if moves.is_empty() { acts.join(", ") } else { moves.join(" ") };
    let text = format!("{why} ({})", refusal.article);
    if allowed.is_empty() {
        return text;
    }
    texts.tell("table-refused", [("why", text.into()), ("allowed", allowed.into())])
}

fn table_why(why: &Why, texts: &Texts) -> String {
    let about = |name: &'static str, about: String| {
        texts.tell("table-why", [("why", name.into()), ("about", about.into())])
    };
    match why {
        Why::Chess(why) => chess_why(why, texts),
        Why::Draughts(why) => draughts_why(why, texts),
        Why::Bound(bond) => table_bond(bond, texts),
        Why::Unreadable(error) => error.clone(),
        Why::GameOver(outcome) => about("game-over", table_outcome(outcome, texts)),
        Why::NotForYou(actor) => about("not-for-you", table_actor(*actor, texts)),
        Why::NotYourTurn { turn } => about("not-your-turn", name(turn)),
        Why::NothingThere(square) => about("nothing-there", square.to_string()),
        Why::AgreementFromMove(number) => about("agreement-from-move", number.to_string()),
        Why::ArbiterDecides(question) => about("arbiter-decides", name(question)),
        Why::IsPresent(player) => about("is-present", name(player)),
        Why::NotThere(player) => about("not-there", name(player)),
        plain => plain_why(plain).map_or_else(|| plain.to_string(), |name| about(name, String::new())),
    }
}

/// The name of a reason that has no facts; none for one that is new here.
fn plain_why(why: &Why) -> Option<&'static str> {
    Some(match why {
        Why::OnlyOverTheBoard => "only-over-the-board",
        Why::MoveIsMade => "move-is-made",
        Why::HasStarted => "has-started",
        Why::NotStarted => "not-started",
        Why::TwoSquares => "two-squares",
        Why::NoPromotionPiece => "no-promotion-piece",
        Why::LightSquare => "light-square",
        Why::NothingInHand => "nothing-in-hand",
        Why::MustBeRestored => "must-be-restored",
        Why::ClockNotRunning => "clock-not-running",
        Why::NoClock => "no-clock",
        Why::ClocksStopped => "clocks-stopped",
        Why::ClocksRunning => "clocks-running",
        Why::NoMoveMade => "no-move-made",
        Why::NoOffer => "no-offer",
        Why::OfferStands => "offer-stands",
        Why::EachMustMove => "each-must-move",
        Why::NoAgreement => "no-agreement",
        Why::TouchedBeforeClaim => "touched-before-claim",
        Why::ClaimUnderExamination => "claim-under-examination",
        Why::NoClaim => "no-claim",
        Why::NoClaimsNeeded => "no-claims-needed",
        Why::ComplaintTooLate => "complaint-too-late",
        Why::NothingToDecide => "nothing-to-decide",
        Why::ArbiterStaysSilent => "arbiter-stays-silent",
        Why::NoFlagDown => "no-flag-down",
        Why::NobodyAbsent => "nobody-absent",
        Why::DefaultTimeRuns => "default-time-runs",
        Why::NoteMissing => "note-missing",
        _ => return None,
    })
}

/// What a player is bound to.
pub(crate) fn table_bond(bond: &Bond, texts: &Texts) -> String {
    let (duty, square, other) = match bond.duty {
        Duty::MoveThe(square) => ("move", fact(square), fact("")),
        Duty::Capture(square) => ("capture", fact(square), fact("")),
        Duty::CaptureWith { piece, with } => ("capture-with", fact(piece), fact(with)),
        Duty::Castle(rook) => ("castle", fact(rook), fact("")),
        Duty::MoveTheKing(square) => ("move-king", fact(square), fact("")),
        Duty::Promote(square) => ("promote", fact(square), fact("")),
        Duty::PromoteTo(kind) => ("promote-to", fact(""), fact(kind)),
        Duty::PlayWritten(mv) => ("written-move", fact(mv), fact("")),
    };
    texts.tell("table-duty", [("duty", duty.into()), ("square", square), ("other", other)])
}
