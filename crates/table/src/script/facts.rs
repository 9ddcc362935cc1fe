//! What follows from a row, in the words of a script.

use partie_laws::Article;

use super::arbiter_facts as arbiter;
use super::record;
use crate::clock::{Fall, Instant};
use crate::time_control::Millis;
use crate::{Colour, Event, Fact, Irregularity, Ply, Refusal, Square, Table};

/// One thing that can be expected, and its article if it has one.
pub(crate) struct Said {
    pub(crate) words: String,
    pub(crate) article: Option<Article>,
}

impl Said {
    pub(super) fn new(words: impl Into<String>, article: impl Into<Option<Article>>) -> Said {
        Said { words: words.into(), article: article.into() }
    }
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words)?;
        self.article.map_or(Ok(()), |article| write!(f, " ({article})"))
    }
}

/// What the events of a row say.
pub(super) fn of_events(events: &[Event], table: &Table) -> Vec<Said> {
    let mut said: Vec<Said> = events.iter().filter_map(of_event).collect();
    said.extend(arbiter::of_events(events, table));
    if !events.iter().any(|event| matches!(event.fact, Fact::Made { .. } | Fact::MadeIllegally { .. })) {
        said.push(Said::new("not made", None));
    }
    if !events.iter().any(|event| matches!(event.fact, Fact::Breached { .. })) {
        said.push(Said::new("no breach", None));
    }
    said
}

pub(crate) fn of_event(event: &Event) -> Option<Said> {
    Some(match &event.fact {
        Fact::Started { .. } => Said::new("started", None),
        Fact::Arrived => Said::new("arrived", None),
        Fact::Made { .. } => Said::new("made", None),
        Fact::MadeIllegally { article, .. } => Said::new("illegal move", *article),
        Fact::Breached { article } => Said::new("breach", *article),
        Fact::Complained { article: Some(article) } => Said::new("complaint upheld", *article),
        Fact::Complained { article: None } => Said::new("complaint rejected", None),
        Fact::Noticed { what, article, .. } => {
            Said::new(format!("noticed: {}", of_irregularity(*what)), *article)
        }
        Fact::NoticeRejected { what, article } => {
            Said::new(format!("rejected: {}", of_irregularity(*what)), *article)
        }
        Fact::Displaced { .. } => Said::new("displaced", None),
        Fact::BothHandsUsed => Said::new("both hands used", None),
        Fact::LetStand => Said::new("let stand", None),
        Fact::RestoringProposed { .. } => Said::new("proposed", None),
        Fact::Cancelled { exchange: false, article, .. } => Said::new("new game", *article),
        Fact::Cancelled { exchange: true, article, .. } => Said::new("new game, colours exchanged", *article),
        Fact::ClockPlaced { .. } => Said::new("clock placed", None),
        Fact::Admitted { .. } => Said::new("admitted", None),
        Fact::Restored { to, article, .. } => Said::new(format!("restored to {to} plies"), *article),
        Fact::TimeAdded { to, ms, article, .. } => Said::new(gain(*to, *ms), *article),
        Fact::TimeSet { of, ms, article, .. } => {
            Said::new(format!("{} clock is set to {}", possessive(*of), time_of(*ms)), *article)
        }
        Fact::Offered { proper: true } => Said::new("offered", None),
        Fact::Offered { proper: false } => Said::new("offered at the wrong moment", None),
        Fact::Declined { by_touch: false } => Said::new("declined", None),
        Fact::Declined { by_touch: true } => Said::new("declined by touch", None),
        Fact::Claimed { .. } => Said::new("claimed", None),
        Fact::ClaimRejected { found, needed, article } => {
            Said::new(format!("claim rejected, {found} of {needed}"), *article)
        }
        Fact::FlagNoticed { of, fell_at } => {
            Said::new(format!("{} flag fell at {}", possessive(*of), time(*fell_at)), None)
        }
        Fact::FlagClaimRejected { article } => Said::new("flag claim rejected", *article),
        Fact::Referred { article, .. } => Said::new("arbiter decides", *article),
        Fact::Ruled { article, .. } => Said::new("ruled", *article),
        Fact::Ended { outcome } => {
            let words = outcome.to_string();
            let words = words.split(" (").next().unwrap_or_default();
            Said::new(words, outcome.article)
        }
        Fact::Opened { .. }
        | Fact::Touched { .. }
        | Fact::Released { .. }
        | Fact::Put { .. }
        | Fact::LetGo
        | Fact::TakenOff { .. }
        | Fact::Pressed { .. }
        | Fact::Stopped { .. }
        | Fact::Resumed { .. }
        | Fact::Recorded { .. }
        | Fact::Reported { .. }
        | Fact::Penalised { .. }
        | Fact::QuickplayClaimed { .. }
        | Fact::IncrementRequested
        | Fact::IncrementIntroduced { .. }
        | Fact::Confirmed
        | Fact::ScoresheetShown
        | Fact::AssistantAdmitted { .. }
        | Fact::Proved { .. }
        | Fact::Appealed { .. }
        | Fact::AppealDecided { .. }
        | Fact::ResultChanged { .. }
        | Fact::GameReopened { .. } => return None,
        _ => return record::of_event(event),
    })
}

fn of_irregularity(what: Irregularity) -> &'static str {
    match what {
        Irregularity::IllegalMove { .. } => "illegal move",
        Irregularity::IllegalPosition => "illegal position",
        Irregularity::DisplacedPieces => "displaced pieces",
        Irregularity::WrongSetUp => "wrong set-up",
        Irregularity::TurnedBoard => "turned board",
        Irregularity::ExchangedColours => "exchanged colours",
    }
}

pub(super) fn of_refusal(refusal: &Refusal, table: &Table) -> Vec<Said> {
    let mut moves: Vec<String> = refusal.moves.iter().map(|mv| table.board.notation(mv)).collect();
    let acts: Vec<String> = refusal.acts.iter().map(ToString::to_string).collect();
    moves.sort();
    vec![
        Said::new("refused", refusal.article),
        Said::new(format!("refused: {}", refusal.why), refusal.article),
        Said::new(format!("allowed: {}", moves.join(" ")), None),
        Said::new(format!("allowed: {}", acts.join(", ")), None),
    ]
}

/// What the table looks like after a row.
pub(super) fn of_table(table: &Table, now: Instant) -> Vec<Said> {
    let mut said = vec![match table.bond() {
        Some((bond, _)) => Said::new(format!("bound: {bond}"), bond.article),
        None => Said::new("free", None),
    }];
    said.push(Said::new(if table.offer().is_some() { "offer stands" } else { "no offer" }, None));
    said.push(Said::new(if table.outcome().is_some() { "game over" } else { "game on" }, None));
    said.extend(table.outcome().map(|outcome| Said::new(format!("written {}", outcome.written()), None)));
    said.push(Said::new(format!("{} to move", name(table.turn())), None));
    if let Some(ply) = table.plies().last() {
        said.push(Said::new(if ply.completed_at.is_some() { "completed" } else { "not completed" }, None));
        said.push(Said::new(if ply.offered { "recorded with (=)" } else { "recorded without (=)" }, None));
    }
    said.extend(of_clocks(table, now));
    said.extend(record::of_table(table, now));
    for (index, ply) in table.plies().iter().enumerate() {
        said.extend(Colour::BOTH.map(|player| of_recording(index + 1, ply, player)));
    }
    let on =
        |square: Square| table.piece_at(square).map(|piece| Said::new(format!("{piece} on {square}"), None));
    said.extend(Square::all().filter_map(on));
    said
}

/// `white recorded ply 3 at 4:05`: the moves of both players are counted.
fn of_recording(number: usize, ply: &Ply, player: Colour) -> Said {
    let name = name(player);
    let words = match ply.recorded_at.of(player) {
        Some(at) => format!("{name} recorded ply {number} at {}", time(*at)),
        None => format!("{name} has not recorded ply {number}"),
    };
    Said::new(words, None)
}

fn of_clocks(table: &Table, now: Instant) -> Vec<Said> {
    let mut said = vec![match table.clock().running() {
        Some(player) => Said::new(format!("{} clock runs", possessive(player)), None),
        None => Said::new("both clocks stand", None),
    }];
    let faces = table.clock().display(now);
    let fallen = table.clock().fallen(now).unwrap_or_default();
    for player in Colour::BOTH {
        let completed = table.clock().completed(player);
        said.push(Said::new(format!("{} has completed {completed} moves", name(player)), None));
        if let Some(shown) = faces.as_ref().ok().and_then(|faces| faces.of(player).shown) {
            said.push(Said::new(format!("{} has {}", name(player), time_of(shown)), None));
        }
        if fallen.of(player).is_some_and(|fall: Fall| !fall.moves_met()) {
            said.push(Said::new(format!("{} flag is down", possessive(player)), None));
        }
    }
    said
}

pub(super) fn gain(to: Colour, ms: Millis) -> String {
    let verb = if ms < Millis::ZERO { "loses" } else { "gains" };
    let seconds = ms.get().abs() / 1000;
    let (number, unit) = if seconds % 60 == 0 { (seconds / 60, "minute") } else { (seconds, "second") };
    format!("{} {verb} {number} {unit}{}", name(to), if number == 1 { "" } else { "s" })
}

pub(super) fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

pub(super) fn possessive(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white's",
        Colour::Black => "black's",
    }
}

fn time(instant: Instant) -> String {
    Millis::new(instant.get() as i64).map_or_else(String::new, time_of)
}

/// `1:29:55`, `4:05` or `4:05.250`.
fn time_of(time: Millis) -> String {
    let (seconds, thousandths) = (time.get() / 1000, time.get() % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let minutes = if hours > 0 { format!("{hours}:{minutes:02}") } else { minutes.to_string() };
    let part = if thousandths > 0 { format!(".{thousandths:03}") } else { String::new() };
    format!("{minutes}:{seconds:02}{part}")
}
