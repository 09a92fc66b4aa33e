"""An inn in a process of its own, to be killed: `serve_pebbles.py PORT DB`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from guests import settings

from blueboar.server.command import InnServer, listen, server_config
from blueboar.server.inn import Inn
from blueboar.server.logs import set_up_logs


def main() -> None:
    port, db = int(sys.argv[1]), sys.argv[2]
    set_up_logs("warning", "json")
    inn = Inn(settings(db))
    listening = listen("127.0.0.1", port)
    assert listening is not None
    InnServer(server_config(inn), inn).run(sockets=[listening])


if __name__ == "__main__":
    main()
