//! Prints LAWS.md: which code and which tests stand for each article. `make laws` runs it.

mod lawbook;

use std::path::Path;
use std::process::ExitCode;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> ExitCode {
    match lawbook::Lawbook::of_workspace(Path::new(ROOT)) {
        Ok(lawbook) => {
            print!("{}", lawbook.to_markdown());
            for problem in lawbook.problems() {
                eprintln!("{problem}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot read the workspace: {error}");
            ExitCode::FAILURE
        }
    }
}
