"""A server in a process of its own. Its port is held here, so that no other program gets it while it restarts."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from guests import PATIENCE

from blueboar.server.command import listen

_SERVE = Path(__file__).parent / "serve_pebbles.py"


class SeparateInn:
    def __init__(self, db: Path | str, **settings: Any) -> None:
        """`settings`: as `Settings` has them; `clock`: seconds by which its clock is wrong."""
        listening = listen("127.0.0.1", 0)
        assert listening is not None
        self._listening = listening
        self._arguments = [str(db), json.dumps(settings)]
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"

    def start(self) -> None:
        """Who connects before it is ready waits for it."""
        socket = self._listening.fileno()
        self._process = subprocess.Popen(
            [sys.executable, str(_SERVE), str(socket), *self._arguments], pass_fds=[socket]
        )

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def freeze(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """As whoever hosts it stops it."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
        self._listening.close()
