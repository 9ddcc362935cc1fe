#!/usr/bin/env bash
# Builds what is released into target/packages: the program (linked statically, with the page inside), manual pages and completions as a
# tarball, a Debian package, and their checksums.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$PWD/target/packages
files=$out/files
machine=$(uname -m)
target=$machine-unknown-linux-gnu
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
name=partie-$version-$machine-linux

rm -rf "$out"
mkdir -p "$files/man" "$files/completions"
make --silent web
RUSTFLAGS="-C target-feature=+crt-static" \
    cargo build --release --package partie --features jemalloc --target "$target"
strip -o "$files/partie" "target/$target/release/partie"
"$files/partie" man "$files/man"
"$files/partie" completions bash >"$files/completions/partie.bash"
"$files/partie" completions zsh >"$files/completions/_partie"
"$files/partie" completions fish >"$files/completions/partie.fish"

mkdir "$out/$name"
cp -r "$files/." README.md CHANGELOG.md LICENSE-GPL docs/operating.md packaging/partie.service packaging/partie.toml "$out/$name"
tar -C "$out" --owner=0 --group=0 --sort=name -czf "$out/$name.tar.gz" "$name"
rm -r "${out:?}/$name"

command -v cargo-deb >/dev/null || cargo install --locked --root target/tools/cargo cargo-deb
PATH=$PATH:$PWD/target/tools/cargo/bin cargo deb --package partie --no-build --no-strip --output "$out"
(cd "$out" && sha256sum -- *.tar.gz *.deb >SHA256SUMS && cat SHA256SUMS)
