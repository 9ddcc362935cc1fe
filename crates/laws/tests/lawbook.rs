//! Every rule has its test, every citation its article, and LAWS.md with its pages tells the truth about both.

#[path = "../examples/laws_md/lawbook/mod.rs"]
mod lawbook;

use std::fs;
use std::path::Path;

use lawbook::Lawbook;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn lawbook() -> Lawbook {
    Lawbook::of_workspace(Path::new(ROOT)).expect("the workspace can be read")
}

/// Fails with the problems listed, a line each.
#[track_caller]
fn assert_none(problems: &[String], heading: &str) {
    assert!(problems.is_empty(), "{heading}\n  {}\n", problems.join("\n  "));
}

#[test]
fn laws_md_and_its_pages_are_up_to_date() {
    for page in lawbook().pages() {
        let (path, expected) = (page.path, page.text);
        let actual = fs::read_to_string(Path::new(ROOT).join(&path)).unwrap_or_default();
        let differs = expected.lines().zip(actual.lines()).position(|(a, b)| a != b);
        let line = differs.unwrap_or_else(|| expected.lines().count().min(actual.lines().count())) + 1;
        assert!(expected == actual, "{path} is stale from line {line} on: run `make laws` and commit it");
    }
}

#[test]
fn links_lead_to_files() {
    let mut broken = Vec::new();
    for page in lawbook().pages() {
        let file = Path::new(ROOT).join(&page.path);
        let folder = file.parent().expect("a page lies in a folder");
        let links = page.text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let missing = links.filter(|link| !folder.join(link).is_file());
        broken.extend(missing.map(|link| format!("{}: {link}", page.path)));
    }
    assert_none(&broken, "links that lead nowhere:");
}

#[test]
fn every_rule_and_ruling_has_a_test() {
    let untested: Vec<String> = lawbook().untested().into_iter().map(lawbook::how_to_test).collect();
    assert_none(&untested, &format!("{} articles of kind rule or ruling have no test:", untested.len()));
}

#[test]
fn every_cited_article_exists() {
    assert_none(lawbook().misspelt(), "code or tests cite articles that their text does not have:");
}
