#!/bin/sh
# Opens the inn: on the compiled engine where `make build` has made one of these very sources, else on plain Python.
set -eu
cd "$(dirname "$0")/.."
compiled_tree=build/compiled
path=src
if test -e "$compiled_tree/.source-hash"; then
    if .venv/bin/python hatch_build.py --into "$compiled_tree" --if-current 2>/dev/null; then
        path=$compiled_tree
    else
        echo 'The compiled engine is older than the sources, so plain Python is used; make build compiles it anew.'
    fi
fi
PYTHONPATH=$path exec .venv/bin/python -m blueboar serve --client web/dist "$@"
