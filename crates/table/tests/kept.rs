//! A table is written and read again as it was, wherever its log is cut; and nobody changes the written form unnoticed.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use partie_table::{Event, STATE_FORM, Table, script};
use sha2::{Digest, Sha256};

const LOGS: [(&str, &str); 4] = [
    ("golden-logs-v1", include_str!("data/golden-logs-v1.txt")),
    ("golden-logs-v1-irregularities", include_str!("data/golden-logs-v1-irregularities.txt")),
    ("golden-logs-v1-record", include_str!("data/golden-logs-v1-record.txt")),
    ("golden-logs-v1-arbiter", include_str!("data/golden-logs-v1-arbiter.txt")),
];

fn tests() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The logs of a golden file.
fn logs(text: &str) -> impl Iterator<Item = Vec<Event>> {
    text.split("\n\n").map(|log| {
        let lines = log.lines().filter(|line| line.starts_with('{'));
        lines.map(|line| serde_json::from_str(line).expect("an event")).collect()
    })
}

fn written(table: &Table) -> String {
    serde_json::to_string(table).expect("a table can be written")
}

fn read(written: &str) -> Table {
    serde_json::from_str(written).unwrap_or_else(|error| panic!("{error}: {written}"))
}

/// The table at the end of a log, written and read before every event.
fn kept_all_along(log: &[Event]) -> Table {
    let mut table = Table::replay(&log[..1]).expect("a log");
    for event in &log[1..] {
        let again = read(&written(&table));
        assert_eq!(again, table);
        table = again;
        table.apply(event);
    }
    table
}

#[test]
fn a_table_is_read_as_it_was_written_and_goes_on_from_there() {
    for log in LOGS.into_iter().flat_map(|(_, text)| logs(text)) {
        let end = Table::replay(&log).expect("a log");
        assert_eq!(kept_all_along(&log), end);
        for cut in 1..=log.len() {
            let mut table = read(&written(&Table::replay(&log[..cut]).expect("a log")));
            log[cut..].iter().for_each(|event| table.apply(event));
            assert_eq!(table, end, "kept after {cut} events");
        }
    }
}

#[test]
fn every_partie_of_the_scripts_can_be_kept_at_any_moment() {
    let mut parties = 0;
    for folder in ["scripts", "parties"] {
        for entry in fs::read_dir(tests().join(folder)).expect("the folder is there") {
            let text = fs::read_to_string(entry.expect("an entry").path()).expect("the script is there");
            for partie in script::check(&text).expect("it comes out as it says") {
                assert_eq!(kept_all_along(&partie.log), partie.table, "{}", partie.title);
                parties += 1;
            }
        }
    }
    assert!(parties > 500, "only {parties} parties");
}

#[test]
fn what_is_cut_short_or_changed_is_an_error_and_never_a_panic() {
    for (_, text) in LOGS {
        let log = logs(text).next().expect("a log");
        let kept = written(&Table::replay(&log).expect("a log"));
        for (place, sign) in kept.char_indices() {
            assert!(serde_json::from_str::<Table>(&kept[..place]).is_err(), "cut after {place} bytes");
            let rest = &kept[place + sign.len_utf8()..];
            for other in ["", "9", "\"", "-", "x"] {
                let _: Result<Table, _> = serde_json::from_str(&format!("{}{other}{rest}", &kept[..place]));
            }
        }
    }
}

/// The form, and a digest of every state that each file of golden logs leads to.
fn digests() -> String {
    let mut lines = format!("form {STATE_FORM}\n");
    for (name, text) in LOGS {
        let mut digest = Sha256::new();
        for log in logs(text) {
            (1..=log.len())
                .for_each(|cut| digest.update(written(&Table::replay(&log[..cut]).expect("a log"))));
        }
        let hex: String = digest.finalize().iter().fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        let _ = writeln!(lines, "{name} {hex}");
    }
    lines
}

/// A snapshot of another form is not used, so the form has to change with what is written, and with what a log leads to.
/// `PARTIE_BLESS=1 cargo test -p partie-table --test kept` takes down what belongs to a new form, or to a new file of logs.
#[test]
fn a_change_of_the_written_state_raises_the_form() {
    let path = tests().join("data/state-form.txt");
    let (known, now) = (fs::read_to_string(&path).unwrap_or_default(), digests());
    if known.lines().next() == now.lines().next() {
        for line in known.lines() {
            assert!(
                now.lines().any(|found| found == line),
                "raise STATE_FORM: another state is written\n{now}"
            );
        }
    }
    if std::env::var_os("PARTIE_BLESS").is_some() {
        fs::write(&path, &now).expect("the file can be written");
    } else {
        assert_eq!(known, now, "with PARTIE_BLESS=1 the digests of this form are taken down");
    }
}
