#!/bin/sh
# Everything that must hold before a change lands: the checks, the web client, all tests on the plain build, those of the
# engine and the bots once more on the compiled build, and beside these people in a real browser, who mostly wait.
# Goes on after a failure, to show them all.
set -u
cd "$(dirname "$0")/.."
COMPILED_TESTS='rules properties leak golden contract bots'
# What is to show that every line of the engine is reached: the rules, not luck. Tracing makes them three times as slow
# (a minute of two cores more), so the other tests, which reach the same lines by chance and take far longer, go without.
COVERED_TESTS='tests/core tests/rules tests/golden'
compiled_tree=build/compiled
browser_words=build/browser.log
failed=
mkdir -p build/coverage

other_tests() {
    for folder in $COVERED_TESTS; do
        echo "--ignore=$folder"
    done
}

existing_folders() {
    for name in $COMPILED_TESTS; do
        test -d "tests/$name" && echo "tests/$name"
    done
}

run_pytest() {
    build=$1
    shift
    .venv/bin/python -m pytest -n 2 -rs "$@"
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

# Beside the tests in Python, from here to the end; what it says comes last, whole.
scripts/test_browser.sh >"$browser_words" 2>&1 &
browser=$!
trap 'kill $browser 2>/dev/null; exit 130' INT TERM

echo '== tests of the engine, plain Python, and which of its lines they reach'
# Word splitting is meant, here and below: one argument a folder.
BLUEBOAR_BUILD=pure PYTHONPATH=src run_pytest plain --cov --cov-report=term $COVERED_TESTS

echo '== all other tests, plain Python'
BLUEBOAR_BUILD=pure PYTHONPATH=src run_pytest plain $(other_tests) tests

folders=$(existing_folders)
if test ! -e "$compiled_tree/.source-hash"; then
    echo '== tests, compiled: NOT RUN, because there is no compiled build (see above)'
elif test -z "$folders"; then
    echo '== tests, compiled: none written yet'
else
    echo '== tests, compiled with mypyc'
    BLUEBOAR_BUILD=compiled PYTHONPATH=$compiled_tree run_pytest compiled $folders
fi

echo '== people in a browser'
wait $browser || failed="$failed people-in-a-browser"
cat "$browser_words"

if test -n "$failed"; then
    echo "FAILED:$failed" >&2
    exit 1
fi
