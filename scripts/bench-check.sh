#!/usr/bin/env bash
# How fast `partie check` audits a PGN file, beside pgn-extract and python-chess, which only look at the moves, and how fast
# `partie convert` writes it again, beside pgn-extract: MB and games a second, the best of three runs. Arguments: a PGN file
# (otherwise one is made).
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/tools.sh >/dev/null
target="$PWD/target/native"
RUSTFLAGS="-C target-cpu=native" cargo build --quiet --release --package partie --features jemalloc --target-dir "$target"
make_file() {
    cargo run --quiet --release --package partie-oracle --bin games_file -- "$1"
}
file=${1:-$(make_file 40000)}
# Python-chess would take minutes for the whole file.
part=${1:+$(mktemp)}
if [ $# = 0 ]; then part=$(make_file 300); else head -c 300000 "$1" > "$part"; fi

find_program() {
    local place
    for place in "$(command -v "$1")" "/usr/games/$1" "target/tools/root/usr/games/$1" "target/tools/root/usr/bin/$1"; do
        if [ -x "$place" ]; then echo "$place"; return; fi
    done
}
seconds() {
    local best="" begun ended
    for _ in 1 2 3; do
        begun=$EPOCHREALTIME
        "$@" >/dev/null 2>&1 || true # faults in the file are not ours
        ended=$EPOCHREALTIME
        best=$(awk -v best="$best" -v took="$((${ended/[.,]/} - ${begun/[.,]/}))" 'BEGIN { print (best == "" || took < best) ? took : best }')
    done
    awk -v us="$best" 'BEGIN { printf "%.4f", us / 1000000 }'
}
python_chess() {
    PYTHONPATH="target/tools/python:target/tools/root/usr/lib/python3/dist-packages" python3 -c '
import sys, chess.pgn
with open(sys.argv[1], errors="replace") as file:
    while chess.pgn.read_game(file): pass' "$1"
}
row() {
    local games
    games=$(grep -c '^\[Event ' "$3")
    awk -v name="$1" -v seconds="$2" -v bytes="$(stat -c %s "$3")" -v games="$games" -v base="${4:-0}" 'BEGIN {
        printf "%-28s %9.1f MB/s %11.0f games/s", name, bytes / seconds / 1e6, games / seconds
        if (base > 0) printf "   partie is %.1f times as fast", base / (games / seconds)
        print ""
    }'
}

threads=$(nproc)
took=$(seconds "$target/release/partie" check --quiet "$file")
ours=$(awk -v seconds="$took" -v games="$(grep -c '^\[Event ' "$file")" 'BEGIN { print games / seconds }')
echo "check: $(basename "$file"), $(stat -c %s "$file") bytes, $threads processors"
row "partie check" "$took" "$file"
row "partie check --jobs 1" "$(seconds "$target/release/partie" check --quiet --jobs 1 "$file")" "$file"
row "pgn-extract -r" "$(seconds "$(find_program pgn-extract)" -r -s "$file")" "$file" "$ours"
row "python-chess (a part)" "$(seconds python_chess "$part")" "$part" "$ours"

took=$(seconds "$target/release/partie" convert "$file")
ours=$(awk -v seconds="$took" -v games="$(grep -c '^\[Event ' "$file")" 'BEGIN { print games / seconds }')
echo "convert: the same file"
row "partie convert" "$took" "$file"
row "partie convert --jobs 1" "$(seconds "$target/release/partie" convert --jobs 1 "$file")" "$file"
row "pgn-extract" "$(seconds "$(find_program pgn-extract)" -s "$file")" "$file" "$ours"

scripts/bench-watch.py "$target/release/partie"
