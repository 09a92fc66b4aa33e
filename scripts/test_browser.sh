#!/bin/sh
# Whole games of people in a real browser against the real server.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh
. scripts/node.sh
. scripts/browser.sh

if test -z "$CHROMIUM"; then
    echo 'make: no Chromium was found or could be brought; the browser tests cannot run (install chromium, or set CHROMIUM)' >&2
    exit 1
fi
cd web
exec npm run --silent e2e
