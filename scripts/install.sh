#!/bin/sh
# Installs one lock file, hashes checked: scripts/install.sh dev
set -eu
cd "$(dirname "$0")/.."
echo "installing requirements/$1.txt"
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r "requirements/$1.txt" || {
    echo "make: could not install requirements/$1.txt; check the network connection and run make again" >&2
    exit 1
}
