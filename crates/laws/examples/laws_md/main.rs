//! Writes LAWS.md and docs/laws: which code and which tests stand for each article. `make laws` runs it.

mod lawbook;

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use lawbook::Lawbook;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> ExitCode {
    match write_pages(Path::new(ROOT)) {
        Ok(lawbook) => {
            let untested = lawbook.untested().into_iter().map(lawbook::how_to_test);
            for problem in lawbook.misspelt().iter().cloned().chain(untested) {
                eprintln!("{problem}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot write LAWS.md: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_pages(root: &Path) -> io::Result<Lawbook> {
    let lawbook = Lawbook::of_workspace(root)?;
    fs::create_dir_all(root.join("docs/laws"))?;
    for page in lawbook.pages() {
        fs::write(root.join(page.path), page.text)?;
    }
    Ok(lawbook)
}
