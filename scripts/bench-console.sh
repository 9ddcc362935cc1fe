#!/usr/bin/env bash
# Measures the list of a group's tables in the browser of a slow phone: scripts/bench-console.sh [SECONDS [RUNS [TABLES]]]
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/tools.sh
make --silent web
cargo build --quiet --package partie
cd web && node_modules/.bin/tsx bench/console.ts "$@"
