#!/bin/sh
# Everything that must hold before a change lands: the checks, all tests on the plain build, those of the engine, the bots
# and a move's way through the server once more on the compiled build; and beside these the web client, with people in a
# real browser, who mostly wait. Goes on after a failure, to show them all.
set -u
cd "$(dirname "$0")/.."
COMPILED_TESTS='rules properties leak golden contract bots'
# Of the server's tests those that go through what is compiled of it.
COMPILED_SERVER_TESTS='broadcast changes clock inbox line play rate_limits table_lock taking_back two_worlds whole_frames write_lock'
# What is to show that every line of the engine is reached: the rules, not luck. Tracing makes them three times as slow
# (a minute of two cores more), so the other tests, which reach the same lines by chance and take far longer, go without.
COVERED_TESTS='tests/core tests/rules tests/golden'
compiled_tree=build/compiled
web_words=build/web.log
failed=
mkdir -p build/coverage

other_tests() {
    for folder in $COVERED_TESTS; do
        echo "--ignore=$folder"
    done
}

compiled_tests() {
    for name in $COMPILED_TESTS; do
        test -d "tests/$name" && echo "tests/$name"
    done
    for name in $COMPILED_SERVER_TESTS; do
        echo "tests/server/test_$name.py"
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

web_client() {
    scripts/test_web.sh
    components=$?
    scripts/test_browser.sh && test $components -eq 0
}

echo '== web client: built here, tested beside everything else; what is said of it comes last'
scripts/web.sh || failed="$failed building-the-web-client"
web_client >"$web_words" 2>&1 &
web=$!
trap 'trap - INT TERM; kill 0' INT TERM

echo '== checks'
scripts/check.sh || failed="$failed checks"

echo '== compiled build'
.venv/bin/python hatch_build.py --into "$compiled_tree" || failed="$failed compiling"

echo '== tests of the engine, plain Python, and which of its lines they reach'
# Word splitting is meant, here and below: one argument a folder.
BLUEBOAR_BUILD=pure PYTHONPATH=src run_pytest plain --cov --cov-report=term $COVERED_TESTS

echo '== all other tests, plain Python'
BLUEBOAR_BUILD=pure PYTHONPATH=src run_pytest plain $(other_tests) tests

again=$(compiled_tests)
if test ! -e "$compiled_tree/.source-hash"; then
    echo '== tests, compiled: NOT RUN, because there is no compiled build (see above)'
elif test -z "$again"; then
    echo '== tests, compiled: none written yet'
else
    echo '== tests, compiled with mypyc'
    BLUEBOAR_BUILD=compiled PYTHONPATH=$compiled_tree run_pytest compiled $again
fi

echo '== web client'
wait $web || failed="$failed web-client"
cat "$web_words"

if test -n "$failed"; then
    echo "FAILED:$failed" >&2
    exit 1
fi
