//! Scoresheets, adjournment and special boards in the words of a script.

use super::acts::{not_understood, square, squares};
use super::facts::{Said, gain, name, possessive};
use super::settings::colour;
use crate::clock::Instant;
use crate::time_control::Millis;
use crate::{
    Act, Blindfold, Colour, Event, Fact, Manner, Regulations, Score, Scoresheets, Table, Verdict, seal,
};

/// What seals the envelopes of scripts.
const SECRET: &str = "the secret of the script";

/// Takes one line into the regulations.
pub(super) fn set(regulations: &mut Regulations, setting: &str, value: &str) -> Option<()> {
    let minutes = |value: &str| value.parse().ok().map(Millis::from_minutes);
    let players = |value: &str| value.split_whitespace().map(colour).collect::<Option<Vec<Colour>>>();
    let (recording, play) = (&mut regulations.recording, &mut regulations.play);
    match (setting, value) {
        ("scoresheets", "by the players") => recording.scoresheets = Scoresheets::ByPlayers,
        ("scoresheets", "by the program") => recording.scoresheets = Scoresheets::ByProgram,
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

/// `writes e4 e5 (=)` is an act for each move.
pub(super) fn one_by_one(words: &str) -> Vec<String> {
    let Some(entries) = words.trim().strip_prefix("writes ").filter(|rest| !rest.starts_with('"')) else {
        return vec![words.to_owned()];
    };
    let mut acts: Vec<String> = Vec::new();
    for word in entries.split_whitespace().filter(|word| !word.ends_with('.')) {
        match acts.last_mut() {
            Some(last) if word == "(=)" => last.push_str(" (=)"),
            _ => acts.push(format!("writes {word}")),
        }
    }
    acts
}

/// The act that the words mean, if they are of this kind.
pub(super) fn act(words: &str) -> Option<Result<Act, String>> {
    if let Some(act) = plain(words) {
        return Some(Ok(act));
    }
    let (act, note) = words.split_once(" because ").unwrap_or((words, ""));
    let note = note.to_owned();
    if let Some(count) = act.strip_prefix("declares the count lost") {
        return Some(after_moves(count).map(|moves| Act::LoseCount { moves, note }));
    }
    if act == "declares the envelope lost" {
        return Some(Ok(Act::LoseEnvelope { note }));
    }
    if let Some(count) = words.strip_prefix("reconstructs the game") {
        return Some(after_moves(count).map(|moves| Act::Reconstruct { moves }));
    }
    if let Some(written) = words.strip_prefix("opens the envelope with ") {
        return Some(Ok(Act::OpenEnvelope { written: unquoted(written), secret: SECRET.to_owned() }));
    }
    if let Some(reported) = words.strip_prefix("reports a touch of ") {
        return Some(square(reported).map(|square| Act::ReportTouch { square }));
    }
    let (verb, rest) = words.split_once(' ')?;
    Some(match verb {
        "writes" => Ok(Act::Record { entry: Some(unquoted(rest)), line: None }),
        "corrects" => correcting(rest),
        "signs" => signing(rest),
        "seals" => Ok(Act::Seal { commitment: seal(&unquoted(rest), SECRET) }),
        "schedules" => Ok(Act::Schedule { resumption: rest.to_owned() }),
        "announces" => Ok(Act::Announce { words: unquoted(rest) }),
        "feels" => squares(rest).map(|squares| Act::Touch { squares, manner: Manner::Feeling }),
        "makes" => following(rest),
        _ => return None,
    })
}

fn plain(words: &str) -> Option<Act> {
    Some(match words {
        "borrows the scoresheet" => Act::BorrowSheet,
        "gives the scoresheet back" => Act::ReturnSheet,
        "orders sealing" => Act::OrderSealing,
        "adjourns" => Act::Adjourn,
        "continues the game" => Act::Continue { absent: Vec::new() },
        "continues the game without white" => Act::Continue { absent: vec![Colour::White] },
        "continues the game without black" => Act::Continue { absent: vec![Colour::Black] },
        "continues the game without the players" => Act::Continue { absent: Colour::BOTH.to_vec() },
        "asks for moves and times" => Act::Ask,
        "compares the boards" => Act::CompareBoards,
        _ => return None,
    })
}

fn unquoted(words: &str) -> String {
    words.trim().trim_matches('"').to_owned()
}

/// ` after 38 moves`, or nothing.
fn after_moves(words: &str) -> Result<Option<u16>, String> {
    if words.trim().is_empty() {
        return Ok(None);
    }
    let number = words.trim().strip_prefix("after ").and_then(|rest| rest.strip_suffix(" moves"));
    number.and_then(|number| number.parse().ok()).map(Some).ok_or_else(|| not_understood(words))
}

/// `line 3 to Nf3`
fn correcting(words: &str) -> Result<Act, String> {
    let parts = words.strip_prefix("line ").and_then(|rest| rest.split_once(" to "));
    let line = parts.and_then(|(line, entry)| Some((line.parse().ok()?, entry)));
    let (line, entry) = line.ok_or_else(|| not_understood(words))?;
    Ok(Act::Record { entry: Some(unquoted(entry)), line: Some(line) })
}

/// `1/2-1/2`
fn signing(words: &str) -> Result<Act, String> {
    let score =
        |text: &str| [Score::Loss, Score::Draw, Score::Win].into_iter().find(|s| s.to_string() == text);
    let scores = words.split_once('-').and_then(|(white, black)| Some((score(white)?, score(black)?)));
    let (white, black) = scores.ok_or_else(|| not_understood(words))?;
    Ok(Act::Sign { white, black })
}

/// `the move on black's board`, `e7-e6 on black's board`
fn following(words: &str) -> Result<Act, String> {
    let parts = words.strip_suffix("'s board").and_then(|rest| rest.split_once(" on "));
    let (what, whose) = parts.ok_or_else(|| not_understood(words))?;
    let of = colour(whose).ok_or_else(|| not_understood(whose))?;
    let mv = if what == "the move" { None } else { Some(what.parse().map_err(|error| format!("{error}"))?) };
    Ok(Act::Follow { of, mv })
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
        Fact::Announced { .. } => "announced".to_owned(),
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
    if let Some((white, black)) = table.signed() {
        all.push(said(format!("both have signed {white}-{black}")));
    }
    let adjourned = table.record.adjournment.is_some();
    all.push(said(if adjourned { "adjournment" } else { "no adjournment" }.to_owned()));
    all
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
