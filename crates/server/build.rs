//! The page is part of the program: without it there is nothing to build.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=page");
    if !Path::new("page/index.html").exists() {
        println!(
            "cargo::error=the page that the server serves is not built yet: run `make web` first (it needs Node)"
        );
    }
}
