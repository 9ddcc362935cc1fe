#!/usr/bin/env bash
# Suites that take too long for every change: scripts/slow.sh SUITE
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
simulation)
    # New seeds for so many seconds; a seed that fails is printed.
    PARTIE_SIMULATE_SECONDS=${SECONDS_TO_SIMULATE:-600} \
        cargo test --package partie-server --lib simulation -- --nocapture
    ;;
kills)
    # Fifty kills with SIGKILL, of whole servers under load and of servers that put tables away.
    PARTIE_SLOW=1 cargo test --package partie --test kill
    PARTIE_SLOW=1 cargo test --package partie-server --test killed
    ;;
power)
    # Thousands of states that a power cut may leave. Prints how many, and what became of the writes that were not synced.
    PARTIE_SLOW=1 cargo test --package partie --test power_cut -- --nocapture
    ;;
soak)
    # Fifty rounds of games, kills, backups and damage; the figures and the seed are printed.
    PARTIE_SLOW=1 cargo test --package partie --test soak -- --nocapture
    ;;
perft)
    PARTIE_SLOW=1 cargo test --release --package partie-draughts --test rules perft
    ;;
endgames)
    # Every position with four pieces, against its successors.
    cargo test --release --package partie-engine --test endgames -- --include-ignored
    ;;
packages)
    # The libraries built from what would be published, the release, and the Debian package installed, used and removed.
    cargo package --allow-dirty --package partie-laws --package partie-chess --package partie-draughts --package partie-table
    scripts/release.sh
    scripts/try-deb.sh
    ;;
*)
    echo "expected SUITE=simulation, SUITE=kills, SUITE=power, SUITE=soak, SUITE=perft, SUITE=endgames or SUITE=packages" >&2
    exit 2
    ;;
esac
