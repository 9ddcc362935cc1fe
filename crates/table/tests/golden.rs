//! Old logs stay readable: these were written when the form of events was fixed, and must never be changed. A new
//! version of an event gets a file of its own beside them.

use partie_table::{Event, Table};

const LOGS: [&str; 4] = [
    include_str!("data/golden-logs-v1.txt"),
    include_str!("data/golden-logs-v1-irregularities.txt"),
    include_str!("data/golden-logs-v1-record.txt"),
    include_str!("data/golden-logs-v1-arbiter.txt"),
];

/// What an event of version 1 can say.
const FACTS: [&str; 66] = [
    "opened",
    "started",
    "arrived",
    "touched",
    "released",
    "put",
    "let-go",
    "taken-off",
    "made",
    "made-illegally",
    "breached",
    "complained",
    "pressed",
    "stopped",
    "resumed",
    "time-added",
    "time-set",
    "recorded",
    "offered",
    "declined",
    "claimed",
    "claim-rejected",
    "flag-noticed",
    "flag-claim-rejected",
    "referred",
    "ruled",
    "sheet-borrowed",
    "sheet-returned",
    "noted",
    "count-lost",
    "signed",
    "sealing-ordered",
    "sealed",
    "adjourned",
    "scheduled",
    "continued",
    "envelope-opened",
    "envelope-lost",
    "announced",
    "followed",
    "told",
    "touch-reported",
    "board-corrected",
    "noticed",
    "notice-rejected",
    "displaced",
    "both-hands-used",
    "let-stand",
    "restoring-proposed",
    "cancelled",
    "clock-placed",
    "admitted",
    "restored",
    "reported",
    "penalised",
    "quickplay-claimed",
    "increment-requested",
    "increment-introduced",
    "confirmed",
    "scoresheet-shown",
    "assistant-admitted",
    "proved",
    "appealed",
    "appeal-decided",
    "result-changed",
    "game-reopened",
];

/// A log and, after `=`, what became of it.
fn logs() -> impl Iterator<Item = (Vec<&'static str>, &'static str)> {
    LOGS.into_iter().flat_map(|logs| logs.split("\n\n")).map(|block| {
        let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with('#')).collect();
        let (last, log) = lines.split_last().expect("a log has lines");
        (log.to_vec(), last.strip_prefix("= ").expect("a log ends in what became of it"))
    })
}

fn events(log: &[&str]) -> Vec<Event> {
    log.iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// Who has the move, what stands where, and the result.
fn summary(table: &Table) -> String {
    let squares = (b'a'..=b'h').flat_map(|file| (1..=8).map(move |rank| format!("{}{rank}", file as char)));
    let pieces = squares.filter_map(|name| Some(format!("{} {name}", table.piece_at(name.parse().ok()?)?)));
    let outcome = table.outcome().map_or_else(
        || "game on".to_owned(),
        |outcome| {
            let reason = outcome.reason.to_string().replace('-', " ");
            format!("{}-{}, {reason} ({})", outcome.white, outcome.black, outcome.article)
        },
    );
    let pieces: Vec<String> = pieces.collect();
    format!("{} plies; {outcome}; {} to move; {}", table.plies().len(), table.turn(), pieces.join(", "))
}

#[test]
fn old_logs_are_read_and_lead_to_the_same_table() {
    for (log, expected) in logs() {
        let table = Table::replay(&events(&log)).expect("a log");
        assert_eq!(summary(&table), expected, "{}", log[0]);
    }
}

#[test]
fn old_logs_are_written_as_they_were() {
    for (log, _) in logs() {
        for (event, line) in events(&log).iter().zip(log) {
            assert_eq!(serde_json::to_string(event).unwrap(), line);
        }
    }
}

#[test]
fn the_logs_show_every_fact() {
    for fact in FACTS.into_iter().chain(["ended"]) {
        let said = format!(r#""fact":"{fact}""#);
        assert!(LOGS.into_iter().any(|logs| logs.contains(&said)), "no log has `{fact}`");
    }
}
