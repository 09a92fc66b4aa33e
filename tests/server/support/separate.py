"""A server in a process of its own. Its port is held here, so that no other program gets it while it restarts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from guests import PATIENCE

from blueboar.server.command import listen

_ROOT = Path(__file__).parents[3]
_SERVE = Path("tests/server/support/serve_pebbles.py")


class SeparateInn:
    def __init__(self, db: Path | str, revision: Path | None = None, **settings: Any) -> None:
        """`settings`: as `Settings` has them; `clock`: seconds by which its clock is wrong.

        `revision`: a folder with another one, which serves in place of this.
        """
        self._revision = revision
        listening = listen("127.0.0.1", 0)
        assert listening is not None
        self._listening = listening
        self._arguments = [str(db), json.dumps(settings)]
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"

    def start(self) -> None:
        """Who connects before it is ready waits for it."""
        socket = self._listening.fileno()
        folder = self._revision or _ROOT
        environment = None if self._revision is None else os.environ | {"PYTHONPATH": str(folder / "src")}
        command = [sys.executable, str(folder / _SERVE), str(socket), *self._arguments]
        self._process = subprocess.Popen(command, pass_fds=[socket], env=environment)

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
