#!/bin/sh
# Makes the project's own environment with uv in it: scripts/environment.sh .venv
# Says in one line what to do if something is missing.
set -eu
cd "$(dirname "$0")/.."
environment=$1

stop() {
    echo "make: $1" >&2
    exit 1
}

suits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

has_pip() {
    "$1" -m pip --version >/dev/null 2>&1
}

python=
for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
    if suits "$candidate"; then
        python=$candidate
        break
    fi
done
test -n "$python" || stop "Python 3.11 or newer is needed, and ${PYTHON:-python3} is not; install it, or say where it is: make PYTHON=/path/to/python3.11"

echo "setting up $environment with $("$python" --version)"
rm -rf "$environment"
if has_pip "$python"; then
    # The pip that is there works on the new environment: quicker, and Debian needs no python3-venv.
    "$python" -m venv --without-pip "$environment" ||
        stop "$python cannot make an environment; install its venv module (Debian: apt install python3-venv)"
    set -- "$python" -m pip --python "$environment/bin/python"
elif "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    "$python" -m venv "$environment"
    set -- "$environment/bin/python" -m pip
else
    stop "$python has no pip; install it (Debian: apt install python3-pip python3-venv), then run make again"
fi

log=$environment/pip.log
"$@" --disable-pip-version-check install --quiet --retries 1 --require-hashes -r requirements/uv.txt >"$log" 2>&1 || {
    grep -m 3 -iE '^error' "$log" >&2 || true
    stop "could not download uv; check the network connection and run make again (all of pip's words: $log)"
}
