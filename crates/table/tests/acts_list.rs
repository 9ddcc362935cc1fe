//! docs/acts.md tells where every act is found, and it tells the truth.

#[path = "../examples/acts_md/list/mod.rs"]
mod list;

use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn the_list_of_acts_is_fresh() {
    let expected = list::markdown(Path::new(ROOT)).expect("the page's source can be read");
    let found = fs::read_to_string(Path::new(ROOT).join("docs/acts.md")).unwrap_or_default();
    assert!(found == expected, "docs/acts.md is stale: run `make acts`");
}

#[test]
fn every_file_of_the_page_that_does_an_act_has_a_place_in_the_list() {
    let missing = list::acts_without_a_place(Path::new(ROOT)).expect("the page's source can be read");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
