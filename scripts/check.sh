#!/bin/sh
# Lint, formatting, types and import rules. Runs all of them, then fails if one did.
set -u
cd "$(dirname "$0")/.."
export PYTHONPATH=src
failed=

run() {
    title=$1
    shift
    if words=$(.venv/bin/"$@" 2>&1); then
        echo "ok      $title"
    else
        echo "$words"
        echo "FAILED  $title"
        failed="$failed $title"
    fi
}

run lint ruff check .
run formatting ruff format --check .
run types mypy
run imports lint-imports
test -z "$failed"
