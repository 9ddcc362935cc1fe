//! A game as PGN or PDN.

use partie_table::{Actor, Event, Heading, pdn, pgn};

use super::effect::Written;
use super::entry::{GroupPlace, TableEntry};
use super::person::{Names, PersonId};
use super::state::TableWithPeople;
use crate::log::{Entry, Sort};
use crate::wire::{Fault, Person};

/// The game of a stream as a file, with its events.
pub(super) fn written_record(
    file: &TableWithPeople,
    entries: &[Entry],
    names: &Names,
) -> Result<Written, Fault> {
    let written = record(file, entries, names).ok_or_else(|| Fault::internal(&"a table has no record"))?;
    Ok(Written { file: written, events: events(entries) })
}

/// A game as a file: PGN for chess, PDN for draughts.
#[derive(Debug)]
pub(crate) struct RecordFile {
    pub(crate) text: String,
    /// `pgn` or `pdn`.
    pub(crate) extension: &'static str,
}

/// The table's own events in a stream.
fn events(entries: &[Entry]) -> Vec<Event> {
    let read = entries.iter().filter_map(|entry| serde_json::from_str(&entry.body).ok());
    read.flat_map(|entry| match entry {
        TableEntry::Opened { event, .. } => vec![event],
        TableEntry::Played { events, .. } => events,
        _ => Vec::new(),
    })
    .collect()
}

/// The game of a stream as a file; nothing if the stream is no game.
pub(crate) fn record(file: &TableWithPeople, entries: &[Entry], names: &Names) -> Option<RecordFile> {
    let name = |role: Actor| match last_holder(file, entries, role).map(|holder| names.person(&holder)) {
        Some(Person { name: Some(name), .. }) => name,
        Some(person) if person.is_account() => "Deleted account".to_owned(),
        _ if role.player().is_some_and(|colour| !file.told.names.of(colour).is_empty()) => {
            role.player().map(|colour| file.told.names.of(colour).clone()).unwrap_or_default()
        }
        Some(guest) => format!("Guest {}", guest.number),
        None => String::new(),
    };
    let round = |place: &GroupPlace| format!("{}.{}", place.round, place.number);
    let heading = Heading {
        tournament: file.told.by.title.clone(),
        round: file.group.as_ref().map(round).unwrap_or_default(),
        date: date(file.opened_at),
        white: name(Actor::White),
        black: name(Actor::Black),
        table: file.id.clone(),
        damaged: file.damage.map_or_else(String::new, |damage| format!("from entry {}", damage.seq)),
        proof: entries.last().map_or_else(String::new, |last| last.proof().to_string()),
        ..Heading::default()
    };
    let log = events(entries);
    let written = |text: Result<Option<String>, _>, extension| {
        text.ok().flatten().map(|text: String| RecordFile { text, extension })
    };
    written(pgn(&log, &heading), "pgn").or_else(|| written(pdn(&log, &heading), "pdn"))
}

/// Everybody whom the entries of a stream name.
pub(crate) fn people(entries: &[Entry]) -> Vec<PersonId> {
    let read = entries.iter().filter(|entry| entry.sort != Sort::Play);
    let read = read.filter_map(|entry| serde_json::from_str(&entry.body).ok());
    let named = read.flat_map(|entry| match entry {
        TableEntry::Opened { organiser, holders, .. } => {
            organiser.into_iter().chain(holders.into_iter().map(|held| held.person)).collect()
        }
        TableEntry::Granted { held }
        | TableEntry::Invited { held }
        | TableEntry::Declined { held }
        | TableEntry::Joined { held, .. } => vec![held.person],
        _ => Vec::new(),
    });
    let mut named: Vec<PersonId> = named.collect();
    named.sort_unstable();
    named.dedup();
    named
}

/// Who holds a seat, or held it last before it was freed.
fn last_holder(file: &TableWithPeople, entries: &[Entry], role: Actor) -> Option<PersonId> {
    let took = |entry: &Entry| match serde_json::from_str(&entry.body).ok()? {
        TableEntry::Opened { holders, .. } => holders.into_iter().find(|held| held.role == role),
        TableEntry::Joined { held, .. } | TableEntry::Granted { held } => {
            Some(held).filter(|held| held.role == role)
        }
        _ => None,
    };
    let before = || entries.iter().rev().find_map(took).map(|held| held.person);
    file.holder(role).cloned().or_else(before)
}

/// The day of a moment since 1970 as `2009.07.01`, by the Gregorian calendar.
pub(crate) fn date(ms: u64) -> String {
    // Years that begin in March, so that the leap day is the last one (as in the calendars of astronomers).
    let days = ms / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}.{month:02}.{day:02}", year_of_era + era * 400 + next)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, expected) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (14_426, "2009.07.01"),
            (20_819, "2027.01.01"),
        ] {
            assert_eq!(date(days * 86_400_000), expected);
        }
    }
}
