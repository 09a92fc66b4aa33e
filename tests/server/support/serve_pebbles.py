"""An inn in a process of its own, to be killed: `serve_pebbles.py SOCKET DB`, the socket as a file descriptor."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from guests import settings

from blueboar.server.command import GracefulServer, server_config
from blueboar.server.logs import set_up_logs
from blueboar.server.services import Services


def main() -> None:
    listening, db = socket.socket(fileno=int(sys.argv[1])), sys.argv[2]
    set_up_logs("warning", "json")
    services = Services(settings(db))
    GracefulServer(server_config(services), services).run(sockets=[listening])


if __name__ == "__main__":
    main()
