#!/bin/sh
# Builds the web client into web/dist, if anything that it is made of has changed.
set -eu
cd "$(dirname "$0")/.."
. scripts/node.sh

stamp=web/dist/.made-of
made_of=$(.venv/bin/python scripts/fingerprint.py web/src web/public web/index.html web/package.json web/package-lock.json \
    web/tsconfig.json web/vite.config.ts web/svelte.config.js src/blueboar/locales 'src/blueboar/games/**/*.toml')
if test -e "$stamp" && test "$(cat "$stamp")" = "$made_of"; then
    exit 0
fi

lock=$(.venv/bin/python scripts/fingerprint.py web/package-lock.json)
if ! test -e web/node_modules/.lock || test "$(cat web/node_modules/.lock)" != "$lock"; then
    echo 'installing what the web client is made with'
    (cd web && npm ci --silent --no-audit --no-fund) || {
        echo 'make: could not install the npm packages; check the network connection and run make again' >&2
        exit 1
    }
    echo "$lock" > web/node_modules/.lock
fi

echo 'building the web client'
log=$PWD/.venv/web-build.log
(cd web && npm run --silent build >"$log" 2>&1) || {
    cat "$log" >&2
    echo 'make: the web client could not be built (see above)' >&2
    exit 1
}
echo "$made_of" > "$stamp"
