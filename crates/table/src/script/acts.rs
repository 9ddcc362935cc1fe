//! What people do, in the words of a script: the list is told with the language.

use partie_laws::Article;

use super::arbiter;
use super::irregular;
use super::record;
use super::run::instant;
use super::settings::colour;
use crate::time_control::Millis;
use crate::{Act, Actor, ClaimKind, Colour, Kind, Manner, Move, Score, Square, Table};

/// Who acts, and the rest of the words.
pub(super) fn actor(words: &str) -> Option<(Actor, &str)> {
    const NAMES: [(&str, Actor); 6] = [
        ("white's assistant ", Actor::WhiteAssistant),
        ("black's assistant ", Actor::BlackAssistant),
        ("white ", Actor::White),
        ("black ", Actor::Black),
        ("arbiter ", Actor::Arbiter),
        ("spectator ", Actor::Spectator),
    ];
    NAMES.into_iter().find_map(|(name, actor)| Some((actor, words.strip_prefix(name)?.trim())))
}

/// The act that the words mean at this table.
pub(super) fn act(words: &str, table: &Table) -> Result<Act, String> {
    if let Some(act) = plain(words) {
        return Ok(act);
    }
    if let Some(act) = arbiter::act(words) {
        return act;
    }
    if let Some(("stops the clocks", note)) = words.split_once(" because ") {
        return Ok(Act::StopClocks { note: note.to_owned() });
    }
    if let Some(("resumes play", note)) = words.split_once(" because ") {
        return Ok(Act::Resume { note: note.to_owned() });
    }
    if let Some(act) = record::act(words) {
        return act;
    }
    if let Some(act) = irregular::act(words, table) {
        return act;
    }
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    match verb {
        "moves" => moving(rest, table),
        "touches" => touching(rest),
        "adjusts" => Ok(Act::Touch { squares: squares(rest)?, manner: Manner::Adjusting }),
        "releases" => {
            let path = rest.parse().map_err(|error| format!("{error}"))?;
            Ok(Act::Release { path })
        }
        "takes" => Ok(Act::TakeOff { square: square(rest.trim_start_matches("off "))? }),
        "puts" => putting(rest),
        "claims" => claiming(rest, table),
        "presses" => {
            let lag = rest.strip_prefix("the clock with lag ").and_then(seconds);
            lag.map(|lag_ms| Act::PressClock { lag_ms }).ok_or_else(|| not_understood(words))
        }
        "gives" => giving(rest),
        "sets" => setting(rest),
        "restores" => restoring(rest),
        "rules" => ruling(rest),
        _ => Err(not_understood(words)),
    }
}

pub(super) fn not_understood(words: &str) -> String {
    format!("`{words}` is not understood")
}

/// The acts without anything to fill in.
fn plain(words: &str) -> Option<Act> {
    Some(match words {
        "starts the game" => Act::starting(),
        "starts the game without white" => Act::Start { absent: vec![Colour::White] },
        "starts the game without black" => Act::Start { absent: vec![Colour::Black] },
        "starts the game without the players" => Act::Start { absent: Colour::BOTH.to_vec() },
        "arrives" => Act::Arrive,
        "calls the default" => Act::CallDefault,
        "lets go" => Act::LetGo,
        "presses the clock" => Act::pressing(),
        "stops the clocks" => Act::StopClocks { note: String::new() },
        "offers a draw" => Act::Offer,
        "accepts" => Act::Accept,
        "declines" => Act::Decline,
        "claims repetition" => Act::Claim { claim: ClaimKind::Repetition, intended: None },
        "claims fifty moves" => Act::Claim { claim: ClaimKind::FiftyMoves, intended: None },
        "examines the claim" => Act::Examine,
        "claims the flag" => Act::ClaimFlag,
        "calls the flag" => Act::CallFlag { order_unknown: false },
        "calls the flags in unknown order" => Act::CallFlag { order_unknown: true },
        "complains" => Act::Complain,
        "resigns" => Act::Resign,
        "records" => Act::recording(),
        "resumes play" => Act::Resume { note: String::new() },
        _ => return None,
    })
}

fn moving(words: &str, table: &Table) -> Result<Act, String> {
    let (words, lag_ms) = match words.split_once(" with lag ") {
        Some((words, lag)) => (words, seconds(lag).ok_or_else(|| not_understood(lag))?),
        None => (words, Millis::ZERO),
    };
    let (text, offer) = match words.strip_suffix(" and offers a draw") {
        Some(text) => (text, true),
        None => (words, false),
    };
    Ok(Act::Move { mv: read(text, table)?, offer, lag_ms })
}

fn read(text: &str, table: &Table) -> Result<Move, String> {
    table.board.read(text.trim()).map_err(super::run::no_move)
}

fn touching(words: &str) -> Result<Act, String> {
    if let Some(words) = words.strip_suffix(" together") {
        return Ok(Act::Touch { squares: squares(&words.replace(" and ", " "))?, manner: Manner::Together });
    }
    if let Some(words) = words.strip_suffix(" perhaps by accident") {
        return Ok(Act::Touch { squares: squares(words)?, manner: Manner::Unclear });
    }
    if let Some(words) = words.strip_suffix(" by accident") {
        return Ok(Act::Touch { squares: squares(words)?, manner: Manner::Accidental });
    }
    Ok(Act::Touch { squares: squares(words)?, manner: Manner::Deliberate })
}

pub(super) fn squares(words: &str) -> Result<Vec<Square>, String> {
    words.split_whitespace().map(square).collect()
}

pub(super) fn square(word: &str) -> Result<Square, String> {
    word.trim().parse().map_err(|_| format!("`{word}` is no square"))
}

/// `a queen on e8`
fn putting(words: &str) -> Result<Act, String> {
    let (piece, place) = words.split_once(" on ").ok_or_else(|| not_understood(words))?;
    let name = piece.trim_start_matches("a ").trim();
    let kind = Kind::ALL.into_iter().find(|kind| kind.to_string() == name);
    Ok(Act::Put { kind: kind.ok_or_else(|| format!("`{name}` is no piece"))?, square: square(place)? })
}

/// `repetition with Nf3`
fn claiming(words: &str, table: &Table) -> Result<Act, String> {
    let (by, written) = words.split_once(" with ").ok_or_else(|| not_understood(words))?;
    let claim = match by {
        "repetition" => ClaimKind::Repetition,
        "fifty moves" => ClaimKind::FiftyMoves,
        _ => return Err(not_understood(by)),
    };
    Ok(Act::Claim { claim, intended: Some(read(written, table)?) })
}

/// `white 2 minutes by FIDE 13.5 because of noise`
fn giving(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let mut parts = what.split_whitespace();
    let to = parts.next().and_then(colour);
    let number = parts.next().and_then(|number| number.parse::<i64>().ok());
    let unit = match parts.next() {
        Some("minutes" | "minute") => Some(60_000),
        Some("seconds" | "second") => Some(1000),
        _ => None,
    };
    let ms = number.zip(unit).and_then(|(number, unit)| Millis::new(number.checked_mul(unit)?));
    match (to, ms) {
        (Some(to), Some(ms)) => Ok(Act::AddTime { to, ms, article, note }),
        _ => Err(not_understood(words)),
    }
}

/// `white to 45:00 and 31 moves by FIDE 6.10b because it was set wrongly`
fn setting(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let (whose, to) = what.split_once(" to ").ok_or_else(|| not_understood(what))?;
    let of = colour(whose).ok_or_else(|| not_understood(whose))?;
    let (time, moves) = to.split_once(" and ").map_or((to, None), |(time, moves)| (time, Some(moves)));
    let ms = clock_time(time)?;
    let count = |moves: &str| moves.strip_suffix(" moves").and_then(|number| number.parse().ok());
    let completed = moves.map(|moves| count(moves).ok_or_else(|| not_understood(moves))).transpose()?;
    Ok(Act::SetTime { of, ms, completed, article, note })
}

/// `12 plies by FIDE 7.5 because the sheets agree so far`, `12 plies with 40:00 and 35:00 by FIDE 6.13 because ...`
fn restoring(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let (plies, times) =
        what.split_once(" with ").map_or((what, None), |(plies, times)| (plies, Some(times)));
    let to = plies.strip_suffix(" plies").and_then(|number| number.parse().ok());
    let to = to.ok_or_else(|| not_understood(plies))?;
    let (white_ms, black_ms) = match times {
        None => (None, None),
        Some(times) => {
            let (white, black) = times.split_once(" and ").ok_or_else(|| not_understood(times))?;
            (Some(clock_time(white)?), Some(clock_time(black)?))
        }
    };
    Ok(Act::Restore { to, white_ms, black_ms, article, note })
}

/// `45:00`
fn clock_time(text: &str) -> Result<Millis, String> {
    let ms = instant(text).and_then(|time| Millis::new(time.get().try_into().ok()?));
    ms.ok_or_else(|| not_understood(text))
}

/// `1-0 by FIDE 6.9 because it can mate`
fn ruling(words: &str) -> Result<Act, String> {
    let (what, article, note) = reasoned(words)?;
    let ruling = arbiter::ruling(what).ok_or_else(|| not_understood(what))?;
    Ok(Act::Rule { ruling, article, note })
}

pub(super) fn score(text: &str) -> Option<Score> {
    [Score::Loss, Score::Draw, Score::Win].into_iter().find(|score| score.to_string() == text)
}

/// What, by which article, and why.
pub(super) fn reasoned(words: &str) -> Result<(&str, Article, String), String> {
    let (what, rest) = words.split_once(" by ").ok_or("expected `by` and an article")?;
    let (citation, note) = rest.split_once(" because ").unwrap_or((rest, ""));
    let article = Article::parse(citation).map_err(|error| error.to_string())?;
    Ok((what.trim(), article, note.to_owned()))
}

/// `0.5`
fn seconds(text: &str) -> Option<Millis> {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let thousandths = format!("{part:0<3}");
    let ms = whole.parse::<i64>().ok()?.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)?;
    Millis::new(ms)
}
