//! Writes docs/acts.md: every act, who may do it, and where a person finds it. `make acts` runs it.

mod list;

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> ExitCode {
    match write_list(Path::new(ROOT)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write docs/acts.md: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_list(root: &Path) -> io::Result<()> {
    for problem in list::acts_without_a_place(root)? {
        eprintln!("{problem}");
    }
    fs::write(root.join("docs/acts.md"), list::markdown(root)?)
}
