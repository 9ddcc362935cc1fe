//! Writes what the web client and others know of the wire: `cargo run -p partie-server --example wire`.

use std::{fs, io, path::Path};

use partie_server::wire::descriptions;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::create_dir_all(root.join("web/src/wire"))?;
    fs::create_dir_all(root.join("docs"))?;
    fs::write(root.join("web/src/wire/sent.ts"), descriptions::sent())?;
    fs::write(root.join("web/src/wire/received.ts"), descriptions::received())?;
    fs::write(root.join("docs/openapi.json"), descriptions::openapi())
}
