"""An inn in a process of its own, to be killed: `serve_pebbles.py SOCKET DB SETTINGS`.

The socket is a file descriptor, the settings are JSON.
"""

from __future__ import annotations

import json
import socket
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from guests import settings

from blueboar.server.command import GracefulServer, server_config
from blueboar.server.logs import set_up_logs
from blueboar.server.services import Services


def main() -> None:
    listening, db = socket.socket(fileno=int(sys.argv[1])), sys.argv[2]
    given = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}
    wrong_by, right = given.pop("clock", 0.0), time.time
    if wrong_by:
        time.time = lambda: right() + wrong_by
    set_up_logs("warning", "json")
    services = Services(settings(db, **given))
    GracefulServer(server_config(services), services).run(sockets=[listening])


if __name__ == "__main__":
    main()
