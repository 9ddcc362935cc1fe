#!/usr/bin/env bash
# Installs the Debian package that scripts/release.sh has built into a fresh Debian (debootstrap, as root), starts the server as its user,
# stops it, upgrades, removes and purges it. Games and settings have to survive.
set -euo pipefail
cd "$(dirname "$0")/.."

deb=$(ls target/packages/*.deb)
[ "$(id -u)" = 0 ] || { echo "try-deb: only root can make another root" >&2; exit 2; }
command -v debootstrap >/dev/null || apt-get -qq install -y debootstrap >/dev/null
root=$(mktemp -d)
chmod 755 "$root"
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf --one-file-system "$root" "$root.log" "$root.cookies"' EXIT
debootstrap --variant=minbase --include=adduser bookworm "$root" >"$root.log" 2>&1 || { tail "$root.log" >&2; exit 1; }

inside() { chroot "$root" env LC_ALL=C PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
# There is no init in a chroot: what the unit would start is started by hand, as the unit's user.
serve() {
    install -d -o "$(inside id -u partie)" -g "$(inside id -g partie)" -m 0700 "$root/var/lib/partie"
    chroot --userspec=partie:partie "$root" /usr/bin/partie serve --config /etc/partie/partie.toml --listen 127.0.0.1:18960 &
    server=$!
    for _ in $(seq 50); do
        sleep 0.2
        if curl -sf http://127.0.0.1:18960/healthz >/dev/null; then return; fi
    done
    echo "try-deb: the server does not answer" >&2
    return 1
}
stop() {
    kill -TERM "$server"
    wait "$server"
    server=
}
step() { echo "try-deb: $*"; }

cp "$deb" "$root/partie.deb"
step "install"
inside dpkg --install /partie.deb
inside partie --version
inside partie serve --config /etc/partie/partie.toml --check-config
inside test -e /lib/systemd/system/partie.service -o -e /usr/lib/systemd/system/partie.service
inside test -e /usr/share/man/man1/partie.1 -o -e /usr/share/man/man1/partie.1.gz
step "start, play, stop"
serve
curl -sf http://127.0.0.1:18960/ | grep -q "<title>" || { echo "try-deb: the page is not inside" >&2; exit 1; }
jar=$root.cookies
curl -sf -c "$jar" http://127.0.0.1:18960/api/v1/me >/dev/null
table=$(curl -sf -b "$jar" -H 'content-type: application/json' -H 'origin: http://127.0.0.1:18960' -d '{"opponent":"myself"}' http://127.0.0.1:18960/api/v1/tables |
    sed 's/.*"table":"\([^"]*\)".*/\1/')
stop
step "upgrade"
echo "# a line of the administrator" >>"$root/etc/partie/partie.toml"
inside dpkg --install /partie.deb
grep -q administrator "$root/etc/partie/partie.toml"
serve
curl -sf -b "$jar" "http://127.0.0.1:18960/api/v1/tables/$table" >/dev/null
stop
step "remove and purge"
inside dpkg --remove partie
inside test ! -e /usr/bin/partie -a -e /etc/partie/partie.toml
inside dpkg --purge partie
inside test ! -e /etc/partie/partie.toml -a -e /var/lib/partie/log.sqlite
step "all is well"
