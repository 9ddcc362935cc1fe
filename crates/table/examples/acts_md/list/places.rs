//! Where acts have a place of their own on the page. The page's source is read for it, so that the list cannot lie.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use partie_laws::{Rules, Text};
use partie_table::time_control::TimeControl;
use partie_table::{
    ActKind, Actor, Circumstances, Conduct, Game, Incident, IncidentKind, Presence, Regulations, Table,
    advise_on,
};

/// Where people see what a file under `web/src` draws or does.
const PLACES: [(&str, &str); 12] = [
    ("table/commands.ts", "a move with the program's help, on the board or typed"),
    ("hands/commands.ts", "by hand over the board"),
    ("hands/edge-view.ts", "the player's edge of the board"),
    ("hands/tablet-view.ts", "the player's edge of a tablet"),
    ("hands/fallen-view.ts", "the card about fallen pieces"),
    ("hands/correction-view.ts", "the buttons of draughts over the board"),
    ("table/acts-view.ts", "the buttons and cards beside the board"),
    ("table/waiting-view.ts", "the card of a claim and its answer"),
    ("table/papers-view.ts", "the card of the envelope"),
    ("table/notices.ts", "the card of the result"),
    ("arbiter/chair-view.ts", ARBITERS_CHAIR),
    ("arbiter/commands.ts", ARBITERS_CHAIR),
];

const ARBITERS_CHAIR: &str = "the arbiter's chair";
const CLAIMS: &str = "Claim…";

/// The files that make the form of any act, and those of the wire, say nothing about places.
const WITHOUT_PLACES: [&str; 2] = ["acts/", "wire/"];

/// The places of each act that has one.
pub(super) struct Places(BTreeMap<ActKind, Vec<&'static str>>);

impl Places {
    pub(super) fn of_page(root: &Path) -> io::Result<Places> {
        let mut places = BTreeMap::<ActKind, Vec<&'static str>>::new();
        let mut found = |kind, place| {
            let own = places.entry(kind).or_default();
            if !own.contains(&place) {
                own.push(place);
            }
        };
        for (file, place) in PLACES {
            let source = fs::read_to_string(root.join("web/src").join(file))?;
            for kind in acts_done(&source) {
                found(kind, place);
            }
        }
        for kind in claimed() {
            found(kind, CLAIMS);
        }
        for kind in advised() {
            found(kind, ARBITERS_CHAIR);
        }
        Ok(Places(places))
    }

    pub(super) fn of(&self, kind: ActKind) -> String {
        self.0.get(&kind).map_or_else(|| "More…".to_owned(), |own| own.join("; "))
    }
}

/// The acts that a source names, except where it only compares.
fn acts_done(source: &str) -> impl Iterator<Item = ActKind> {
    let named = |kind: &ActKind| {
        let literal = format!("\"{}\"", kind.name());
        source.match_indices(&literal).any(|(at, _)| !source[..at].ends_with("== "))
    };
    ActKind::ALL.iter().copied().filter(named)
}

/// What can be claimed at some table.
fn claimed() -> impl Iterator<Item = ActKind> {
    let tables = [Game::Chess, Game::CzechDraughts].map(|game| Regulations {
        game,
        conduct: Conduct::OverTheBoard,
        time_control: TimeControl::from_people("40/90, 30").expect("a time control"),
        ..Regulations::default()
    });
    let claims = tables.map(|terms| Table::open(terms).expect("a table opens").claims(Presence::FULL));
    claims.into_iter().flatten().map(|claim| claim.act)
}

/// What the Laws advise an arbiter to do about some incident.
fn advised() -> BTreeSet<ActKind> {
    let mut acts = BTreeSet::new();
    for kind in IncidentKind::all() {
        let incident = Incident::of(kind, Actor::White);
        for rules in Text::ALL.map(Rules::of) {
            for (offence, moves, replied) in [(1, 0, false), (1, 20, true), (2, 20, false), (3, 20, false)] {
                let found = Circumstances { rules, offence, moves, replied, ..Circumstances::default() };
                acts.extend(advise_on(&incident, &found).iter().filter_map(|advice| advice.form(&incident)));
            }
        }
    }
    acts
}

/// Files of the page that do an act, but are in no place of the list.
pub(crate) fn acts_without_a_place(root: &Path) -> io::Result<Vec<String>> {
    let mut sources = Vec::new();
    read_sources(&root.join("web/src"), "", &mut sources)?;
    let known = |file: &str| {
        PLACES.iter().any(|(placed, _)| *placed == file)
            || WITHOUT_PLACES.iter().any(|folder| file.starts_with(folder))
    };
    let unknown = sources.iter().filter(|(file, source)| !known(file) && does_an_act(source));
    let ask = |(file, _): &(String, String)| {
        format!("web/src/{file} does an act: name its place in crates/table/examples/acts_md/list/places.rs")
    };
    Ok(unknown.map(ask).collect())
}

/// Whether a source sends an act, or opens its form. A line of a union type begins with `|`.
fn does_an_act(source: &str) -> bool {
    source.lines().any(|line| line.contains("act: \"") && !line.trim_start().starts_with('|'))
}

fn read_sources(folder: &Path, within: &str, sources: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{within}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_sources(&entry.path(), &format!("{name}/"), sources)?;
        } else if entry.path().extension().is_some_and(|extension| extension == "ts") {
            sources.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
