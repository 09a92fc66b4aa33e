"""A server in a process of its own. Its port is held here, so that no other program gets it while it restarts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from guests import PATIENCE

from blueboar.server.command import listen

_SERVE = Path(__file__).parent / "serve_pebbles.py"


class SeparateInn:
    def __init__(self, db: Path) -> None:
        listening = listen("127.0.0.1", 0)
        assert listening is not None
        self._listening = listening
        self._db = db
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"

    def start(self) -> None:
        """Who connects before it is ready waits for it."""
        socket = self._listening.fileno()
        self._process = subprocess.Popen([sys.executable, str(_SERVE), str(socket), str(self._db)], pass_fds=[socket])

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._listening.close()
