#!/bin/sh
# The web client: types and component tests. What people do with it in a browser: scripts/test_browser.sh.
set -eu
cd "$(dirname "$0")/.."
scripts/web.sh
. scripts/node.sh

(cd web && npm run --silent check)
(cd web && npm test --silent)
