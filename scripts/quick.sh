#!/bin/sh
# What a change of the engine needs to know within a minute: the checks, then the tests of core and games.
set -u
cd "$(dirname "$0")/.."
scripts/check.sh || exit 1
BLUEBOAR_BUILD=pure PYTHONPATH=src exec .venv/bin/python -m pytest -n 2 tests/core tests/rules tests/golden \
    tests/contract/test_clauses.py tests/contract/test_setup.py tests/contract/test_words.py \
    tests/contract/test_names.py tests/contract/test_few_words.py tests/contract/test_prose.py
