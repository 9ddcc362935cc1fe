//! What is said to arbiters and by them, in the words of a script.

use super::acts::{not_understood, reasoned, score};
use super::settings::colour;
use crate::time_control::Millis;
use crate::{Act, Actor, Colour, Ground, Incident, IncidentKind, Penalty, Ruling};

const MOVES: &str = " assistant to move the pieces";

/// An act of this file that the words mean.
pub(super) fn act(words: &str) -> Option<Result<Act, String>> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    Some(match verb {
        "reports" if !rest.starts_with("a touch") => reporting(rest),
        "penalises" => penalising(rest),
        "admits" if rest.ends_with(" assistant") => {
            whose(rest, " assistant").map(|of| Act::AdmitAssistant { of, moves: false })
        }
        "admits" if rest.ends_with(MOVES) => {
            whose(rest, MOVES).map(|of| Act::AdmitAssistant { of, moves: true })
        }
        "appeals" => appealing(rest),
        "upholds" | "rejects" => deciding_appeal(verb, rest),
        "confirms" => Ok(Act::Confirm),
        "asks" if rest == "for an increment" => Ok(Act::RequestIncrement),
        "asks" if rest == "for the scoresheet" => Ok(Act::AskScoresheet),
        "claims" => return quickplay(rest.strip_prefix("that ")?).map(Ok),
        _ => return None,
    })
}

/// `white cannot win`, `white makes no effort`
fn quickplay(words: &str) -> Option<Act> {
    let (_, ground) = words.split_once(' ')?;
    let ground = match ground {
        "cannot win" => Ground::CannotWin,
        "makes no effort" => Ground::NoEffort,
        _ => return None,
    };
    Some(Act::ClaimQuickplay { ground })
}

/// `distraction of white seen by the neighbour because of humming`
fn reporting(words: &str) -> Result<Act, String> {
    let (words, note) = words.split_once(" because ").unwrap_or((words, ""));
    let (words, witness) = words.split_once(" seen by ").unwrap_or((words, ""));
    let (kind, who) = words.split_once(" of ").map_or((words, None), |(kind, who)| (kind, Some(who)));
    let incident = IncidentKind::named(kind).ok_or_else(|| format!("`{kind}` is no incident"))?;
    let who = who.map(person).transpose()?;
    let (witness, note) = (witness.to_owned(), note.to_owned());
    Ok(Act::Report { incident: Incident { incident, who, witness, note } })
}

fn person(word: &str) -> Result<Actor, String> {
    match word {
        "somebody" => Ok(Actor::Spectator),
        "the arbiter" => Ok(Actor::Arbiter),
        _ => match colour(word) {
            Some(colour) => Ok(Actor::from(colour)),
            None => whose(word, " assistant").map(Actor::assistant_of),
        },
    }
}

/// `white's assistant`
fn whose(words: &str, what: &str) -> Result<Colour, String> {
    let owner = words.strip_suffix(what).and_then(|words| words.strip_suffix("'s"));
    owner.and_then(colour).ok_or_else(|| not_understood(words))
}

/// `white with a warning and 2 minutes for the opponent by FIDE 12.6 because of humming`
fn penalising(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let (who, how) = what.split_once(" with ").ok_or_else(|| not_understood(what))?;
    let penalties = how.split(" and ").map(penalty).collect::<Result<_, _>>()?;
    Ok(Act::Penalise { offender: person(who)?, penalties, article, note, incident: None })
}

fn penalty(words: &str) -> Result<Penalty, String> {
    let minutes = |text: &str| text.trim_end_matches('s').strip_suffix(" minute")?.parse().ok();
    let time = |end: &str| words.strip_suffix(end).and_then(minutes).map(Millis::from_minutes);
    let known = match words {
        "a warning" => Some(Penalty::Warning),
        "loss" => Some(Penalty::Loss { opponent: crate::Score::Win }),
        "expulsion" => Some(Penalty::Expulsion),
        _ => None,
    };
    let after = |start: &str| words.strip_prefix(start);
    known
        .or_else(|| time(" for the opponent").map(|ms| Penalty::TimeToOpponent { ms }))
        .or_else(|| time(" less").map(|ms| Penalty::TimeFromOffender { ms }))
        .or_else(|| after("loss for ").and_then(score).map(|opponent| Penalty::Loss { opponent }))
        .or_else(|| after("at most ").and_then(score).map(|at_most| Penalty::FewerPoints { at_most }))
        .or_else(|| after("at least ").and_then(score).map(|at_least| Penalty::MorePoints { at_least }))
        .or_else(|| after("a fine of ").map(|amount| Penalty::Fine { amount: amount.to_owned() }))
        .or_else(|| {
            let rounds = words.strip_suffix(" rounds out")?.parse().ok()?;
            Some(Penalty::RoundsOut { rounds })
        })
        .ok_or_else(|| format!("`{words}` is no penalty"))
}

/// `against FIDE 13.4b because it was the opponent`
fn appealing(words: &str) -> Result<Act, String> {
    let words = words.strip_prefix("against ").ok_or_else(|| not_understood(words))?;
    let (citation, note) = words.split_once(" because ").unwrap_or((words, ""));
    let against = partie_laws::Article::parse(citation).map_err(|error| error.to_string())?;
    Ok(Act::Appeal { against, note: note.to_owned() })
}

/// `white's appeal with 1-0 because the clock was wrong`
fn deciding_appeal(verb: &str, words: &str) -> Result<Act, String> {
    let (words, note) = words.split_once(" because ").unwrap_or((words, ""));
    let (owner, what) = words.split_once(" with ").unwrap_or((words, "play on"));
    let of = whose(owner, " appeal")?;
    let ruling = (verb == "upholds").then(|| ruling(what).ok_or_else(|| not_understood(what))).transpose()?;
    Ok(Act::DecideAppeal { of, ruling, note: note.to_owned() })
}

/// `1-0`, `play on`, `postponed`, `postponed with 2 minutes`, `rejected`, `increment`
pub(super) fn ruling(words: &str) -> Option<Ruling> {
    Some(match words {
        "play on" => Ruling::PlayOn,
        "postponed" => Ruling::Postponed { more_time: false },
        "postponed with 2 minutes" => Ruling::Postponed { more_time: true },
        "rejected" => Ruling::Rejected,
        "increment" => Ruling::Increment,
        _ => {
            let (white, black) = words.split_once('-')?;
            Ruling::Result { white: score(white)?, black: score(black)? }
        }
    })
}
