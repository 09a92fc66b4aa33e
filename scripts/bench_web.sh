#!/bin/sh
# Measures the browser client: the time to the door, and the frames while cards fly. Real server, real Chromium.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh
. scripts/node.sh
. scripts/browser.sh
test -n "$CHROMIUM" || {
    echo 'make: measuring the client needs a Chromium (install chromium, or set CHROMIUM)' >&2
    exit 1
}
node benchmarks/web/__main__.mjs
