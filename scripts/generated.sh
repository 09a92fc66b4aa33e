#!/bin/sh
# Makes what is made from other files and kept in git: docs/rules, docs/protocol and the types of the web client.
set -eu
cd "$(dirname "$0")/.."
. scripts/node.sh
PYTHONPATH=src .venv/bin/python scripts/generated.py .
