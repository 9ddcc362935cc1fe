//! Scoresheets, adjournment and special boards in the words of a script.

use super::facts::{Said, gain, name, possessive, time_of};
use super::settings::colour;
use crate::clock::{Both, Instant};
use crate::time_control::Millis;
use crate::{Blindfold, Colour, Event, Fact, Regulations, Scoresheets, Table, Verdict};

/// Takes one line into the regulations.
pub(super) fn set(regulations: &mut Regulations, setting: &str, value: &str) -> Option<()> {
    let minutes = |value: &str| value.parse().ok().map(Millis::from_minutes);
    let players = |value: &str| value.split_whitespace().map(colour).collect::<Option<Vec<Colour>>>();
    let (recording, play) = (&mut regulations.recording, &mut regulations.play);
    match (setting, value) {
        ("scoresheets", "by the players") => recording.scoresheets = Scoresheets::ByPlayers,
        ("scoresheets", "by the program") => recording.scoresheets = Scoresheets::ByProgram,
        ("languages", _) => {
            let (white, black) = value.split_once(' ')?;
            recording.languages = Both { white: white.parse().ok(), black: black.parse().ok() };
        }
        ("session", _) => recording.session_ms = Some(minutes(value)?),
        ("resumption default", _) => recording.resumption_default_ms = Some(minutes(value)?),
        ("special boards", _) => play.special_boards = players(value)?,
        ("assistants", _) => play.assistants = players(value)?,
        ("blindfold", _) => {
            let (player, notes) =
                value.split_once(" with notes").map_or((value, false), |(who, _)| (who, true));
            play.blindfold = vec![Blindfold { player: colour(player)?, notes }];
        }
        ("simultaneous", _) => play.simultaneous = Some(colour(value)?),
        ("correspondence", "yes") => regulations.correspondence = true,
        _ => return None,
    }
    Some(())
}

/// What an event of this kind says.
pub(super) fn of_event(event: &Event) -> Option<String> {
    Some(match &event.fact {
        Fact::SheetBorrowed => "sheet borrowed".to_owned(),
        Fact::SheetReturned => "sheet given back".to_owned(),
        Fact::Noted { moves: Some(moves), .. } => format!("position noted after {moves} moves"),
        Fact::Noted { .. } => "position noted".to_owned(),
        Fact::CountLost { .. } => "count lost".to_owned(),
        Fact::Signed { white, black } => format!("signed {white}-{black}"),
        Fact::SealingOrdered => "sealing ordered".to_owned(),
        Fact::Sealed { reply: false, .. } => "sealed".to_owned(),
        Fact::Sealed { reply: true, .. } => "reply sealed".to_owned(),
        Fact::Adjourned { envelope, charged_ms } => {
            let charged = gain(envelope.by, Millis::ZERO.saturating_sub(*charged_ms));
            let charged = if *charged_ms == Millis::ZERO { String::new() } else { format!(", {charged}") };
            format!("adjourned at {}'s move {}{charged}", name(envelope.by), envelope.number)
        }
        Fact::Scheduled { .. } => "resumption scheduled".to_owned(),
        Fact::Continued { .. } => "continued".to_owned(),
        Fact::EnvelopeOpened { .. } => "envelope opened".to_owned(),
        Fact::EnvelopeLost { .. } => "envelope lost".to_owned(),
        Fact::QuickplayClaimed { position: Some(position), sheet, .. } => {
            let sheet =
                if sheet.is_empty() { String::new() } else { format!(", scoresheet {}", sheet.join(" ")) };
            format!("claimed, position {position}{sheet}")
        }
        Fact::Confirmed => "confirmed".to_owned(),
        Fact::Announced { .. } => "announced".to_owned(),
        Fact::Repeated { .. } => "repeated".to_owned(),
        Fact::TwoBoardsAsked { .. } => "two boards asked for".to_owned(),
        Fact::Followed { .. } => "followed".to_owned(),
        Fact::Told { told } => format!("told {} moves", told.moves),
        Fact::TouchReported { square } => format!("touch of {square} reported"),
        Fact::BoardCorrected { of, .. } => format!("{} board is put right", possessive(*of)),
        _ => return None,
    })
}

/// What the record looks like after a row.
pub(super) fn of_table(table: &Table, now: Instant) -> Vec<Said> {
    let said = |words: String| Said::new(words, None);
    let mut all = Vec::new();
    for player in Colour::BOTH {
        let sheet = possessive(player);
        if table.sheet(player).entries().any(|entry| !entry.is_empty()) {
            for (line, number) in table.compare(player).iter().zip(1..) {
                let offer = (line.verdict == Verdict::OfferDiffers).then_some("C13");
                let article = offer.and_then(|number| table.regulations().in_fide(number));
                all.push(Said::new(format!("{sheet} line {number} {}", verdict(line.verdict)), article));
            }
            let last = table.sheet(player).entries().last();
            all.extend(last.map(|entry| said(format!("{} has written {entry}", name(player)))));
            let crossed = table.sheet(player).crossed_out();
            all.extend(
                crossed
                    .iter()
                    .map(|out| said(format!("{sheet} line {} crossed out: {}", out.ply + 1, out.text))),
            );
        }
        let excused = if table.is_excused(player, now) { "is excused" } else { "is not excused" };
        all.push(Said::new(format!("{} {excused}", name(player)), table.regulations().in_fide("8.4")));
        if let Some(relief) = &table.record.relief {
            let differs = !relief.differs(player, &table.board).is_empty();
            all.push(said(format!("{sheet} board {}", if differs { "differs" } else { "agrees" })));
        }
    }
    all.extend(on_envelope(table));
    if let Some((white, black)) = table.signed() {
        all.push(said(format!("both have signed {white}-{black}")));
    }
    let adjourned = table.record.adjournment.is_some();
    all.push(said(if adjourned { "adjournment" } else { "no adjournment" }.to_owned()));
    let closed =
        table.record.adjournment.as_ref().is_some_and(|adjournment| adjournment.waits_for_envelope());
    all.push(said(if closed { "a closed envelope" } else { "no closed envelope" }.to_owned()));
    all
}

/// What stands on the envelope, each by its own article.
fn on_envelope(table: &Table) -> Vec<Said> {
    let Some(adjournment) = &table.record.adjournment else { return Vec::new() };
    let Some(envelope) = &adjournment.written_on else { return Vec::new() };
    let of = |player: Colour| name(player);
    let used = [envelope.used.white, envelope.used.black].map(time_of);
    let offer = envelope.offer.map_or_else(|| "no offer".to_owned(), |by| format!("offer by {}", of(by)));
    let mut all = vec![
        ("G2b", format!("position {}", envelope.position)),
        ("G2c", format!("used {} and {}", used[0], used[1])),
        ("G2d", format!("sealed by {}", of(envelope.by))),
        ("G2e", format!("move {}", envelope.number)),
        ("G2f", offer),
    ];
    all.extend(adjournment.resumption.as_ref().map(|resumption| ("G2g", format!("goes on {resumption}"))));
    let said = |(number, words): (&'static str, String)| {
        Said::new(format!("envelope: {words}"), table.regulations().in_fide(number))
    };
    all.into_iter().map(said).collect()
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "agrees",
        Verdict::OfferDiffers => "differs in the offer",
        Verdict::Differs => "differs",
        Verdict::Unreadable => "is unreadable",
        Verdict::Missing => "is missing",
    }
}
