//! What has to hold after a power cut, and whether it does.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::evening::Player;
use super::trace::{Call, What};
use crate::common::Client;
use crate::process::Process;

/// What has really happened, and when the server has told it.
pub(crate) struct Truth {
    /// The lines of `partie export` of each table, when all was over.
    entries: BTreeMap<String, Vec<String>>,
    /// From a place in the trace on, so many entries of a table are promised.
    promises: Vec<(usize, String, usize)>,
    /// From a place in the trace on, a name is registered.
    names: Vec<(usize, String, &'static str)>,
    players: Vec<Player>,
    /// The backups: where each began and ended.
    backups: Vec<(usize, usize)>,
    /// Where the server was ready for the first time.
    ready: usize,
}

impl Truth {
    pub(crate) fn new(
        data: &Path,
        calls: &[Call],
        players: Vec<Player>,
        names: Vec<(String, &'static str)>,
    ) -> Truth {
        let entries = by_table(&export(data).expect("the log as it is in the end"));
        let mut promises = Vec::new();
        let mut registered = BTreeMap::new();
        let mut ready = usize::MAX;
        let mut backups = Vec::new();
        for call in calls {
            let What::Send { data } = &call.what else { continue };
            let text = String::from_utf8_lossy(data);
            if text.contains("http://") && ready == usize::MAX {
                ready = call.begin;
            }
            if data.starts_with(b"backup began") {
                backups.push((call.begin, usize::MAX));
            } else if data.starts_with(b"backup 0") {
                backups.last_mut().unwrap().1 = call.begin;
            }
            promises.extend(promises_in(&text).into_iter().map(|(table, seq)| (call.begin, table, seq)));
            for (name, _) in names.iter().filter(|(name, _)| text.contains(&format!("\"{name}\""))) {
                registered.entry(name.clone()).or_insert(call.begin);
            }
        }
        let names = names.into_iter().map(|(name, password)| (registered[&name], name, password)).collect();
        let truth = Truth { entries, promises, names, players, backups, ready };
        truth.agrees_with_the_players();
        truth
    }

    /// The log has the very moves that the players were told of, and the trace has every promise that they got.
    fn agrees_with_the_players(&self) {
        for game in self.players.iter().flat_map(|player| &player.games) {
            let moves = moves(&self.entries[&game.table]);
            let possible: Vec<String> = game.asked.iter().chain(&game.unwritten).cloned().collect();
            let answered = game.asked.len().saturating_sub(1); // all but the last one are
            assert!(
                possible.starts_with(&moves) && moves.len() >= answered,
                "{moves:?} at table {}, not {possible:?}",
                game.table
            );
            let promised = self.promised(usize::MAX).get(game.table.as_str()).copied().unwrap_or_default();
            assert!(promised as u64 >= game.told, "the trace lacks promises about table {}", game.table);
        }
    }

    /// How many entries of each table are promised at a place of the trace.
    fn promised(&self, place: usize) -> BTreeMap<&str, usize> {
        let mut promised = BTreeMap::new();
        for (_, table, seq) in self.promises.iter().take_while(|(told, ..)| *told <= place) {
            let last = promised.entry(table.as_str()).or_insert(0);
            *last = (*last).max(*seq);
        }
        promised
    }

    /// Where the server was ready for the first time.
    pub(crate) fn ready(&self) -> usize {
        self.ready
    }

    /// The places where something was promised.
    pub(crate) fn promise_places(&self) -> impl Iterator<Item = usize> + '_ {
        self.promises.iter().map(|(place, ..)| *place)
    }

    /// Looks at a data directory after a power cut at a place of the trace. What is wrong with it, if anything is.
    pub(crate) fn check_log(&self, data: &Path, place: usize) -> Result<(), String> {
        let promised = self.promised(place);
        let found = match export(data) {
            Ok(found) => by_table(&found),
            // Before the first start was over there may be no log yet.
            Err(_) if place < self.ready => return Ok(()),
            Err(error) => return Err(format!("the log cannot be read: {error}")),
        };
        self.is_a_beginning(&found)?;
        are_there(&promised, &found)
    }

    /// The same where syncs fail. What was answered by `storage` may be there all the same, where something else was written
    /// later: only what was promised counts.
    pub(crate) fn check_log_of_failing_disk(&self, data: &Path, place: usize) -> Result<(), String> {
        let promised = self.promised(place);
        let exported = export(data).map_err(|error| format!("the log cannot be read: {error}"))?;
        let mut found = by_table(&exported);
        for (table, lines) in &mut found {
            lines.truncate(promised.get(table.as_str()).copied().unwrap_or_default());
        }
        found.retain(|_, lines| !lines.is_empty());
        self.is_a_beginning(&found)?;
        are_there(&promised, &found)
    }

    /// The backups that had ended at a place of the trace.
    pub(crate) fn ended_backups(&self, place: usize) -> impl Iterator<Item = &(usize, usize)> {
        self.backups.iter().filter(move |(_, end)| *end <= place)
    }

    /// Looks at a backup. There is none before the first one has ended, or a whole one; from then on there always is.
    pub(crate) fn check_copy(&self, copy: &Path, place: usize) -> Result<(), String> {
        let ended = self.ended_backups(place).last();
        if ended.is_none() && !copy.join("log.sqlite").exists() {
            return Ok(());
        }
        let found = by_table(&export(copy).map_err(|error| format!("the backup cannot be read: {error}"))?);
        self.is_a_beginning(&found)?;
        let promised = ended.map(|(began, _)| self.promised(*began)).unwrap_or_default();
        are_there(&promised, &found).map_err(|wrong| format!("in the backup {wrong}"))
    }

    /// Every table has its first entries and no others.
    fn is_a_beginning(&self, found: &BTreeMap<String, Vec<String>>) -> Result<(), String> {
        for (table, lines) in found {
            let Some(real) = self.entries.get(table) else { return Err(format!("there is a table {table}")) };
            if !real.starts_with(lines) {
                let differs =
                    real.iter().zip(lines).position(|(real, line)| real != line).unwrap_or(real.len());
                return Err(format!(
                    "entry {} of table {table} never happened: {}",
                    differs + 1,
                    lines[differs]
                ));
            }
        }
        Ok(())
    }

    /// Starts a server after a power cut, and asks it for everything.
    pub(crate) async fn check_server(&self, data: &Path, place: usize) -> Result<(), String> {
        let process = Process::start(data);
        let promised = self.promised(place);
        for player in &self.players {
            let origin = Some(format!("http://{}", process.address));
            let person = Client { address: process.address, origin, ..player.person.clone() };
            let listed = person.get("/api/v1/my/tables").await.ok();
            for game in &player.games {
                let answer = person.get(&format!("/api/v1/tables/{}", game.table)).await;
                let count = promised.get(game.table.as_str()).copied().unwrap_or_default();
                if answer.status == 404 && count == 0 {
                    continue;
                }
                let state = answer.ok();
                if !listed.as_array().unwrap().iter().any(|table| table["table"] == *game.table) {
                    return Err(format!("table {} is missing in its player's list: {listed}", game.table));
                }
                let lines = state["view"]["lines"].as_array().unwrap();
                let shown: Vec<&str> = lines.iter().map(|line| line["move"].as_str().unwrap()).collect();
                let real = moves(&self.entries[&game.table][..count]);
                let all_asked = game.asked.iter().map(String::as_str).take(shown.len());
                if shown.len() < real.len() || !all_asked.eq(shown.iter().copied()) {
                    return Err(format!("table {} shows {shown:?}, and {real:?} were promised", game.table));
                }
            }
        }
        for (_, name, password) in self.names.iter().filter(|(registered, ..)| *registered <= place) {
            let nobody = Client::nobody(process.address);
            let answer = nobody.post("/api/v1/login", json!({"name": name, "password": password})).await;
            if answer.status != 200 {
                return Err(format!("{name} cannot log in: {answer:?}"));
            }
        }
        let guest = Client::guest(process.address).await;
        let (table, _) = guest.open_table(json!({"opponent": "myself"})).await;
        guest.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
        Ok(())
    }
}

fn are_there(promised: &BTreeMap<&str, usize>, found: &BTreeMap<String, Vec<String>>) -> Result<(), String> {
    for (table, count) in promised {
        let there = found.get(*table).map_or(0, Vec::len);
        if there < *count {
            return Err(format!("{count} entries of table {table} were promised, and {there} are there"));
        }
    }
    Ok(())
}

/// What messages of the server promise: tables with so many entries.
fn promises_in(text: &str) -> Vec<(String, usize)> {
    let number = |text: &str| text.split([',', '}']).next()?.parse().ok();
    let named = |text: &str| Some(text.split_once('"')?.0.to_owned());
    let of_table = |message: &str| {
        let (_, rest) = message.split_once("\"info\":{\"id\":\"")?;
        Some((named(rest)?, number(message)?))
    };
    let of_others = |message: &str| {
        let (table, rest) = message.split_once('"')?;
        let seq = rest.strip_prefix(",\"seq\":").and_then(number);
        // Whoever is told of a table at all may rely on its first entry.
        Some((table.to_owned(), seq.unwrap_or(1)))
    };
    let tables = text.split("\"type\":\"table\",\"seq\":").skip(1).filter_map(of_table);
    tables.chain(text.split("\"table\":\"").skip(1).filter_map(of_others)).collect()
}

/// `partie export` of a data directory.
fn export(data: &Path) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    let output = command.args(["export", "--data"]).arg(data).output().unwrap();
    if output.status.success() {
        Ok(String::from_utf8(output.stdout).unwrap())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// The lines of each table, numbered from 1 without a gap.
fn by_table(exported: &str) -> BTreeMap<String, Vec<String>> {
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in exported.lines() {
        let entry: Value = serde_json::from_str(line).unwrap();
        let lines = tables.entry(entry["table"].as_str().unwrap().to_owned()).or_default();
        lines.push(line.to_owned());
        assert_eq!(entry["seq"].as_u64(), Some(lines.len() as u64), "{line}");
    }
    tables
}

/// The moves that entries tell of.
fn moves(entries: &[String]) -> Vec<String> {
    let mut moves = Vec::new();
    for entry in entries {
        let entry: Value = serde_json::from_str(entry).unwrap();
        let events = entry["entry"]["events"].as_array().cloned().unwrap_or_default();
        moves.extend(events.iter().filter_map(|event| Some(event["move"].as_str()?.to_owned())));
    }
    moves
}

#[test]
fn promises_are_found() {
    let text = r#"{"type":"table","seq":7,"now":1,"info":{"id":"a","seats":{}}}{"type":"update","table":"b","seq":12,"now":3}{"table":"c","links":[]}"#;
    let promises = [("a", 7), ("b", 12), ("c", 1)].map(|(table, seq)| (table.to_owned(), seq));
    assert_eq!(promises_in(text), promises);
}
