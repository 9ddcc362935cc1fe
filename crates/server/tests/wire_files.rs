//! What the web client and others know of the wire is what the server speaks.

use std::fs;
use std::path::Path;

use partie_server::wire::descriptions;

#[test]
fn the_written_files_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = [
        ("web/src/wire/sent.ts", descriptions::sent()),
        ("web/src/wire/received.ts", descriptions::received()),
        ("docs/openapi.json", descriptions::openapi()),
    ];
    for (path, expected) in files {
        let found = fs::read_to_string(root.join(path)).unwrap_or_default();
        assert!(found == expected, "{path} is stale: run `make wire`");
    }
}
