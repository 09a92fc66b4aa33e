"""`python -m blueboar` is the same as the `blueboar` command."""

import sys

from blueboar.cli import main

if __name__ == "__main__":
    sys.exit(main())
