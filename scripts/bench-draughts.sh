#!/usr/bin/env bash
# How fast the draughts generator is: beside others in one run, and as instructions a position, which do not depend on
# the machine. Needs cargo; valgrind and python3 if they are there.
set -euo pipefail
cd "$(dirname "$0")/.."
target="$PWD/target/bench-draughts"

# py-draughts plays Russian draughts; it comes from the Python package index into a place of its own.
python="$target/python/bin/python3"
if command -v python3 >/dev/null && [ ! -x "$target/python/ready" ]; then
    mkdir -p "$target"
    if python3 -m venv "$target/python" && "$python" -m pip install --quiet py-draughts==1.10.1; then
        install -m 755 /dev/null "$target/python/ready"
    fi
fi
if [ -x "$target/python/ready" ]; then export PARTIE_BENCH_PYTHON="$python"; fi

# The processors of the last ten years; not "native", because valgrind does not know all of the newest instructions and
# both figures should be of one build.
export RUSTFLAGS="-C target-cpu=x86-64-v3"
cargo build --quiet --release --manifest-path oracle/draughts/Cargo.toml --target-dir "$target"
"$target/release/partie-oracle-draughts"

if ! command -v valgrind >/dev/null; then
    echo "instructions are not counted: valgrind is not here"
    exit
fi
depth=9
cargo build --quiet --release --package partie-draughts --example perft --target-dir "$target"
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$target/release/examples/perft" "$1" 2>&1 |
        sed -n 's/.*Collected : //p'
}
positions=$("$target/release/examples/perft" "$depth" | sed 's/depth .*: \([0-9]*\) positions.*/\1/')
awk -v all="$(instructions "$depth")" -v start="$(instructions 1)" -v positions="$positions" -v depth="$depth" 'BEGIN {
    printf "%.1f instructions a position at depth %d (callgrind, x86-64-v3)\n", (all - start) / positions, depth
}'
