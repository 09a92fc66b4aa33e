#!/bin/sh
# The examples of docs/hosting.md before a real inn. Unlike `make test`, which says what is missing and goes on, this fails.
set -eu
cd "$(dirname "$0")/.."
for program in nginx caddy; do
    if ! command -v "$program" >/dev/null; then
        echo "make: $program is not installed (on Debian: apt-get install nginx-light caddy)" >&2
        exit 1
    fi
done
PYTHONPATH=src .venv/bin/python -m pytest -rs tests/server/test_proxies.py
