#!/usr/bin/env bash
# Dead positions: our verdicts and speed beside chasolver's, on the positions of our tests or on the files given.
set -euo pipefail
cd "$(dirname "$0")/.."
target="$PWD/target/bench-winnable"

RUSTFLAGS="-C target-cpu=native" \
    cargo build --quiet --release --manifest-path oracle/winnable/Cargo.toml --target-dir "$target"
if [ $# = 0 ]; then set -- crates/chess/tests/data/winnable*; fi
"$target/release/partie-oracle-winnable" "$@"
