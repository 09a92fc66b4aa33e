#!/bin/sh
# Pins every dependency, with hashes, for every platform: pyproject.toml and *.in -> requirements/*.txt
# Further arguments go to uv, e.g. `scripts/lock.sh --upgrade-package rich`.
set -eu
cd "$(dirname "$0")/.."

lock() {
    name=$1
    shift
    echo "locking requirements/$name.txt"
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
        --output-file "requirements/$name.txt" "$@"
}

lock uv requirements/uv.in "$@"
lock node requirements/node.in "$@"
lock run pyproject.toml "$@"
# The others agree with what the program runs with.
lock dev pyproject.toml requirements/dev.in --constraint requirements/run.txt "$@"
lock bench pyproject.toml --extra bench --constraint requirements/dev.txt "$@"
lock research pyproject.toml --extra research --constraint requirements/dev.txt "$@"
lock ray pyproject.toml --extra ray --constraint requirements/dev.txt "$@"

# A lock belongs to everybody: it names no registry and no folder of this machine.
if grep -nE '://|--(extra-)?index-url|--find-links|^#.* /' requirements/*.txt; then
    echo 'The lines above name an address or a path; they must not be committed.' >&2
    exit 1
fi
