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

/// An event of a row, and the articles that it rests on.
pub(super) struct Happened {
    pub(super) event: Event,
    pub(super) rests_on: Vec<Article>,
}

/// What the events of a row say.
pub(super) fn of_events(happened: &[Happened], table: &Table) -> Vec<Said> {
    let mut said: Vec<Said> = happened.iter().flat_map(of_happened).collect();
    said.extend(happened.iter().flat_map(|Happened { event, .. }| arbiter::advised_on(event, table)));
    let is_made = |fact: &Fact| matches!(fact, Fact::Made { .. } | Fact::MadeIllegally { .. });
    if !happened.iter().any(|one| is_made(&one.event.fact)) {
        said.push(Said::new("not made", None));
        said.extend(resting_on("not made", happened, Fact::is_by_hand));
        let free = if table.bond().is_none() { happened } else { &[] };
        said.extend(resting_on("free", free, |fact| matches!(fact, Fact::Touched { .. })));
    }
    if !happened.iter().any(|one| matches!(one.event.fact, Fact::Breached { .. })) {
        said.push(Said::new("no breach", None));
    }
    said.extend(resting_on("game over", happened, |fact| matches!(fact, Fact::Ended { .. })));
    said
}

/// What an event says, once for each article that it rests on.
fn of_happened(Happened { event, rests_on }: &Happened) -> Vec<Said> {
    let words = of_event(event).unwrap_or_else(|| in_scripts_only(event));
    if rests_on.is_empty() {
        return vec![Said::new(words, None)];
    }
    rests_on.iter().map(|article| Said::new(words.clone(), *article)).collect()
}

/// Words that follow from the last of these events, if there is one.
fn resting_on(words: &'static str, happened: &[Happened], from: fn(&Fact) -> bool) -> Vec<Said> {
    let last = happened.iter().rfind(|one| from(&one.event.fact));
    let articles = last.into_iter().flat_map(|one| one.rests_on.iter().copied());
    articles.map(|article| Said::new(words, article)).collect()
}

impl Fact {
    /// Whether it is a part of a move that a hand makes.
    fn is_by_hand(&self) -> bool {
        matches!(
            self,
            Fact::Released { .. }
                | Fact::Put { .. }
                | Fact::LetGo
                | Fact::TakenOff { .. }
                | Fact::Announced { .. }
        )
    }
}

/// What an event says, here and beside the moves of an export; nothing for one that is told otherwise there.
pub(crate) fn of_event(event: &Event) -> Option<String> {
    let words = match &event.fact {
        Fact::Started { .. } => "started",
        Fact::Arrived => "arrived",
        Fact::WentOn => "went on",
        Fact::Made { .. } => "made",
        Fact::MadeIllegally { .. } => "illegal move",
        Fact::Breached { .. } => "breach",
        Fact::Complained { article: Some(_) } => "complaint upheld",
        Fact::Complained { article: None } => "complaint rejected",
        Fact::Noticed { what, .. } => return Some(format!("noticed: {}", of_irregularity(*what))),
        Fact::NoticeRejected { what, .. } => return Some(format!("rejected: {}", of_irregularity(*what))),
        Fact::Displaced { .. } => "displaced",
        Fact::Crowned { .. } => "crowned",
        Fact::BothHandsUsed => "both hands used",
        Fact::CastlingDeclared => "castling declared",
        Fact::LetStand => "let stand",
        Fact::RestoringProposed { .. } => "proposed",
        Fact::Cancelled { exchange: false, .. } => "new game",
        Fact::Cancelled { exchange: true, .. } => "new game, colours exchanged",
        Fact::ClockPlaced { .. } => "clock placed",
        Fact::Admitted { .. } => "admitted",
        Fact::Restored { to, .. } => return Some(format!("restored to {to} plies")),
        Fact::TimeAdded { to, ms, .. } => return Some(gain(*to, *ms)),
        Fact::TimeSet { of, ms, .. } => {
            return Some(format!("{} clock is set to {}", possessive(*of), time_of(*ms)));
        }
        Fact::Offered { proper: true } => "offered",
        Fact::Offered { proper: false } => "offered at the wrong moment",
        Fact::Declined { by_touch: false } => "declined",
        Fact::Declined { by_touch: true } => "declined by touch",
        Fact::Claimed { .. } => "claimed",
        Fact::ClaimRejected { found, needed, .. } => {
            return Some(format!("claim rejected, {found} of {needed}"));
        }
        Fact::FlagNoticed { of, fell_at } => {
            return Some(format!("{} flag fell at {}", possessive(*of), time(*fell_at)));
        }
        Fact::FlagClaimRejected { .. } => "flag claim rejected",
        Fact::Referred { .. } => "arbiter decides",
        Fact::Ruled { .. } => "ruled",
        Fact::Ended { outcome } => {
            let reason = outcome.reason.to_string().replace('-', " ");
            return Some(format!("{}-{}, {reason}", outcome.white, outcome.black));
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
        | Fact::Recorded { .. } => return None,
        _ => return record::of_event(event),
    };
    Some(words.to_owned())
}

/// What only a script says of an event: what the arbiter has on record, and else the name of the fact.
fn in_scripts_only(event: &Event) -> String {
    let name = || <&str>::from(&event.fact).replace('-', " ");
    arbiter::of_event(event).unwrap_or_else(name)
}

fn of_irregularity(what: Irregularity) -> String {
    what.name().replace('-', " ")
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
        None => Said::new("free", table.unbound()),
    }];
    said.push(Said::new(if table.offer().is_some() { "offer stands" } else { "no offer" }, None));
    said.push(Said::new(if table.outcome().is_some() { "game over" } else { "game on" }, None));
    said.extend(table.outcome().map(|outcome| Said::new(format!("written {}", outcome.written()), None)));
    said.push(Said::new(format!("{} to move", name(table.turn())), None));
    if let Some(ply) = table.plies().last() {
        said.push(Said::new(if ply.completed_at.is_some() { "completed" } else { "not completed" }, None));
        let words = if ply.offered { "recorded with (=)" } else { "recorded without (=)" };
        said.push(Said::new(words, table.regulations().in_fide("9.1b(2)")));
    }
    let conditions = table.regulations().conditions().into_iter();
    said.extend(conditions.map(|(condition, article)| Said::new(condition.to_string(), article)));
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
pub(super) fn time_of(time: Millis) -> String {
    let (seconds, thousandths) = (time.get() / 1000, time.get() % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let minutes = if hours > 0 { format!("{hours}:{minutes:02}") } else { minutes.to_string() };
    let part = if thousandths > 0 { format!(".{thousandths:03}") } else { String::new() };
    format!("{minutes}:{seconds:02}{part}")
}
