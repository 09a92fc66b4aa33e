#!/bin/sh
# Everything that must hold before a change lands: the checks, the web client in a real browser, all tests on the
# plain build, and those of the engine and the bots once more on the compiled build. Goes on after a failure, to show
# them all.
set -u
cd "$(dirname "$0")/.."
COMPILED_TESTS='rules properties leak golden contract bots'
compiled_tree=build/compiled
failed=

existing_folders() {
    for name in $COMPILED_TESTS; do
        test -d "tests/$name" && echo "tests/$name"
    done
}

run_pytest() {
    build=$1
    shift
    .venv/bin/python -m pytest -n 2 "$@"
    status=$?
    # 5: no test was found, which is no failure while a folder is still empty.
    test $status -eq 0 || test $status -eq 5 || failed="$failed tests-on-the-$build-build"
}

echo '== checks'
scripts/check.sh || failed="$failed checks"

echo '== compiled build'
.venv/bin/python hatch_build.py --into "$compiled_tree" || failed="$failed compiling"

echo '== web client'
scripts/test_web.sh || failed="$failed web-client"

echo '== tests, plain Python'
BLUEBOAR_BUILD=pure PYTHONPATH=src run_pytest plain tests

folders=$(existing_folders)
if test ! -e "$compiled_tree/.source-hash"; then
    echo '== tests, compiled: NOT RUN, because there is no compiled build (see above)'
elif test -z "$folders"; then
    echo '== tests, compiled: none written yet'
else
    echo '== tests, compiled with mypyc'
    # Word splitting is meant: one argument a folder.
    BLUEBOAR_BUILD=compiled PYTHONPATH=$compiled_tree run_pytest compiled $folders
fi

if test -n "$failed"; then
    echo "FAILED:$failed" >&2
    exit 1
fi
