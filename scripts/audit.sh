#!/bin/sh
# Known vulnerabilities in what the program runs with. Says so plainly where the advisories cannot be reached.
set -u
cd "$(dirname "$0")/.."
report=$(.venv/bin/uv tool run --quiet pip-audit --disable-pip --require-hashes --progress-spinner off \
    --timeout 10 -r requirements/run.txt 2>&1)
status=$?
case $report in
*'No known vulnerabilities'*) echo 'audit: no known vulnerabilities in requirements/run.txt' ;;
*'vulnerabilit'*)
    echo "$report"
    exit 1
    ;;
*)
    echo "audit: NOT RUN, the advisories cannot be reached from here (pip-audit ended with $status)"
    ;;
esac
