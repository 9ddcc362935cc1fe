#!/usr/bin/env bash
# Measures us beside others, built for this CPU and for plain x86-64. Arguments go to the bench program:
# --quick, --cpu-time, --rounds N, names of contests (perft, leaves, pgn, san).
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/tools.sh

run() {
    local target_dir=$1
    shift
    cargo build --quiet --release --package partie-oracle --bin bench --target-dir "$target_dir" "${features[@]}"
    "$target_dir/release/bench" "$@"
}

features=(--features pext)
RUSTFLAGS="-C target-cpu=native" run target/native "$@"
echo
features=()
RUSTFLAGS="" run target "$@"
