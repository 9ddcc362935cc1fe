#!/usr/bin/env bash
# Makes stockfish, pgn-extract and python-chess available to the tests and benchmarks in oracle/, Schemathesis to those of
# the HTTP API, libfaketime to those that set the clock, strace to those of power cuts and failing disks, and Chromium to those
# of the web client, without root: what is not installed is downloaded as a Debian package (or from the Python index) into
# target/tools.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$PWD/target/tools
root=$tools/root
apt_options=(
    -o "Dir::State::lists=$tools/apt/lists"
    -o "Dir::Cache=$tools/apt/cache"
    -o APT::Sandbox::User=
    -qq
)

# Where a program is installed or unpacked; fails if it is neither.
find_program() {
    local place
    for place in "$(command -v "$1")" "/usr/games/$1" "$root/usr/games/$1" "$root/usr/bin/$1"; do
        if [ -x "$place" ]; then
            echo "$place"
            return
        fi
    done
    return 1
}

# Lists of packages of our own, because those of the system may be missing and need root.
update_lists() {
    [ -e "$tools/apt/updated" ] && return
    mkdir -p "$tools/apt/lists/partial" "$tools/apt/cache/archives/partial"
    apt-get "${apt_options[@]}" update
    touch "$tools/apt/updated"
}

unpack_package() {
    command -v apt-get >/dev/null || fail "install $1; only Debian and its kin can be served by themselves"
    update_lists
    mkdir -p "$root" "$tools/apt/packages"
    (cd "$tools/apt/packages" && apt-get "${apt_options[@]}" download "$1")
    dpkg-deb -x "$tools/apt/packages/$1"_*.deb "$root"
}

# The names of a package and of all that it needs and the system has not.
with_what_it_needs() {
    apt-get "${apt_options[@]}" --print-uris --no-install-recommends -y install "$@" |
        sed -n "s/^'.*' \([^_]*\)_.*/\1/p"
}

# Unpacks a program with its libraries, and puts a script in its place that tells it where they are. What it starts itself must
# not use them: strace is told so by the arguments.
unpack_with_libraries() {
    local package program=$root/usr/bin/$1
    command -v apt-get >/dev/null || fail "install $1; only Debian and its kin can be served by themselves"
    update_lists
    for package in $(with_what_it_needs "$1"); do unpack_package "$package"; done
    [ -e "$program" ] || fail "the package $1 has no program of that name"
    mv "$program" "$program.bin"
    cat >"$program" <<END
#!/bin/sh
LD_LIBRARY_PATH="$root/usr/lib/$(uname -m)-linux-gnu:$root/lib/$(uname -m)-linux-gnu" exec "$program.bin" ${*:2} "\$@"
END
    chmod +x "$program"
}

# Records what a program asks of the system, or makes it fail.
ensure_strace() {
    find_program strace >/dev/null || unpack_with_libraries strace -E LD_LIBRARY_PATH
    echo "tools: strace is $(find_program strace)"
}

# A browser has a hundred libraries: root has it installed, others unpack all of it and tell it where they are.
ensure_chromium() {
    local path
    if path=$(find_program chromium); then
        echo "tools: chromium is $path"
        return
    fi
    command -v apt-get >/dev/null || fail "install chromium; only Debian and its kin can be served by themselves"
    if [ "$(id -u)" = 0 ]; then
        apt-get -qq update
        DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core >/dev/null
    else
        update_lists
        local package
        for package in $(with_what_it_needs chromium fonts-dejavu-core); do unpack_package "$package"; done
        cat >"$root/usr/bin/chromium" <<END
#!/bin/sh
LD_LIBRARY_PATH="$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu" exec "$root/usr/lib/chromium/chromium" "\$@"
END
    fi
    path=$(find_program chromium) || fail "the package chromium has no program of that name"
    echo "tools: chromium is $path"
}

fail() {
    echo "tools: $*" >&2
    exit 1
}

ensure_program() {
    local path
    if path=$(find_program "$1"); then
        echo "tools: $1 is $path"
        return
    fi
    unpack_package "$1"
    path=$(find_program "$1") || fail "the package $1 has no program of that name"
    echo "tools: $1 unpacked to $path"
}

# Shows a program another date than the system's clock.
ensure_faketime() {
    local library
    library=usr/lib/$(uname -m)-linux-gnu/faketime/libfaketimeMT.so.1
    [ -e "/$library" ] || [ -e "$root/$library" ] || unpack_package libfaketime
    echo "tools: libfaketime is $library"
}

ensure_python() {
    command -v python3 >/dev/null && return
    local as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    if command -v apt-get >/dev/null && { [ ${#as_root[@]} = 0 ] || command -v sudo >/dev/null; }; then
        "${as_root[@]}" apt-get -qq update
        "${as_root[@]}" apt-get -qq install -y --no-install-recommends python3
    else
        fail "python3 is missing: install it (as root: apt-get install python3)"
    fi
}

python_chess() {
    PYTHONPATH="$tools/python:$root/usr/lib/python3/dist-packages" \
        python3 -c 'import chess; print(chess.__version__, "in", chess.__path__[0])' 2>/dev/null
}

ensure_python_chess() {
    ensure_python
    local found
    if found=$(python_chess); then
        echo "tools: python-chess is $found"
        return
    fi
    if python3 -m pip --version >/dev/null 2>&1; then
        python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
            --target "$tools/python" chess==1.11.2
    else
        unpack_package python3-chess
    fi
    found=$(python_chess) || fail "python-chess does not work"
    echo "tools: python-chess installed, $found"
}

schemathesis_version() {
    PYTHONPATH="$tools/python" python3 -c 'import schemathesis; print(schemathesis.__version__)' 2>/dev/null
}

pip() {
    PYTHONPATH="$root/usr/lib/python3/dist-packages" python3 -m pip "$@"
}

# Compares the HTTP API with its OpenAPI document.
ensure_schemathesis() {
    local wanted=4.32.5
    if [ "$(schemathesis_version)" != "$wanted" ]; then
        pip --version >/dev/null 2>&1 || unpack_package python3-pip
        pip install --quiet --disable-pip-version-check --root-user-action=ignore --upgrade \
            --target "$tools/python" "schemathesis==$wanted"
    fi
    [ "$(schemathesis_version)" = "$wanted" ] || fail "schemathesis does not work"
    echo "tools: schemathesis is $wanted in $tools/python"
}

ensure_program stockfish
ensure_program pgn-extract
ensure_faketime
ensure_strace
ensure_python_chess
ensure_schemathesis
ensure_chromium
