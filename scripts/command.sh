#!/bin/sh
# Becomes .venv/bin/blueboar: the command, from the sources of this checkout.
root=$(cd "$(dirname "$0")/../.." && pwd)
PYTHONPATH=$root/src exec "$root/.venv/bin/python" -m blueboar "$@"
