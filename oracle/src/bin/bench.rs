//! `bench [--quick] [--cpu-time] [--rounds N] [CONTEST...]`: holds the contests and prints their tables.

use std::process::ExitCode;

use partie_oracle::bench::{self, Options};

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)) {
        Ok(options) => {
            bench::run(&options);
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
