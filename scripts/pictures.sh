#!/bin/sh
# Takes the pictures of the README (wide, phone, Persian, dark) into docs/pictures, from the real server in a real browser.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh
. scripts/node.sh
. scripts/browser.sh
test -n "$CHROMIUM" || {
    echo 'make: pictures need a Chromium (install chromium, or set CHROMIUM)' >&2
    exit 1
}
(cd web && npm run --silent pictures)
