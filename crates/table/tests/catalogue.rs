//! The catalogue of acts agrees with what the table decides and with the texts in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use partie_table::catalogue::{self, FieldKind, Role, Topic};
use partie_table::{Act, ActKind, IncidentKind, Irregularity, script};

/// Who did what in all scripts.
fn done() -> BTreeSet<(Role, ActKind)> {
    let mut done = BTreeSet::new();
    for folder in ["scripts", "parties"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        for file in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let played = script::check(&text).unwrap();
            let acts = played.iter().flat_map(|played| &played.done);
            done.extend(acts.map(|(actor, kind)| (Role::of(*actor), *kind)));
        }
    }
    done
}

#[test]
fn nobody_does_what_the_row_does_not_allow_and_everybody_does_what_it_allows() {
    let done = done();
    let mut wrong = Vec::new();
    for row in catalogue::rows() {
        for &role in Role::ALL {
            match (row.who.contains(&role), done.contains(&(role, row.kind))) {
                (false, true) => {
                    wrong.push(format!("{role:?} did {}, which its row does not allow", row.kind));
                }
                (true, false) => {
                    wrong.push(format!("{role:?} may do {}, but does so in no script", row.kind));
                }
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The messages of a Fluent file.
fn keys(language: &str) -> BTreeSet<String> {
    let file = format!("../../i18n/{language}/table.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

#[test]
fn every_name_has_words_in_every_language_and_no_words_are_left_over() {
    let acts = ActKind::ALL.iter().map(|act| act.word());
    let fields = FieldKind::ALL.iter().map(|field| field.word());
    let topics = Topic::ALL.iter().map(|topic| topic.word());
    let incidents = IncidentKind::all().map(IncidentKind::word);
    let irregularities = Irregularity::all().map(Irregularity::word);
    let said = acts.chain(fields).chain(topics).chain(irregularities).chain(incidents);
    let said: BTreeSet<String> = said.map(str::to_owned).collect();
    let prefixes = ["word-act-", "word-field-", "word-topic-", "word-irregularity-", "word-incident-"];
    for language in ["en", "cs"] {
        let mut written = keys(language);
        written.retain(|key| prefixes.iter().any(|prefix| key.starts_with(prefix)));
        let missing: Vec<_> = said.difference(&written).collect();
        assert!(missing.is_empty(), "i18n/{language}/table.ftl lacks {missing:?}");
        let unused: Vec<_> = written.difference(&said).collect();
        assert!(unused.is_empty(), "i18n/{language}/table.ftl has {unused:?}, which nobody says");
    }
}

#[test]
fn names_are_those_in_json() {
    for act in ActKind::ALL {
        assert_eq!(serde_json::to_value(act).unwrap(), act.name());
    }
    for what in Irregularity::all() {
        assert_eq!(Act::Notice { what }.kind().name(), format!("notice-{}", what.name()));
    }
    for incident in IncidentKind::all() {
        assert_eq!(serde_json::to_value(incident).unwrap(), incident.name());
    }
}
