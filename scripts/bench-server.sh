#!/usr/bin/env bash
# Measures the server beside the bare limits of this machine: scripts/bench-server.sh [TABLES [SECONDS]]
set -euo pipefail
cd "$(dirname "$0")/.."

# Every table takes two connections, and each of them a file here and one in the server.
ulimit -n "$(ulimit -Hn)"
cargo run --quiet --release --package partie-server --features jemalloc --example load -- "${1:-10000}" "${2:-3}"
# How long the messages are that go out with every move.
games=$(cargo run --quiet --release --package partie-oracle --bin games_file -- 4000)
cargo run --quiet --release --package partie-server --features jemalloc --example messages -- "$games"
