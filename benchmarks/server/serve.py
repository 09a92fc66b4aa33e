"""The inn without the limits that protect it from a load such as this: `serve.py PORT DB [BUS [no-tables]]`."""

from __future__ import annotations

import sys

from blueboar.server.command import GracefulServer, calm_the_collector, listen, server_config
from blueboar.server.logs import set_up_logs
from blueboar.server.services import Services
from blueboar.server.settings import Limits, Rate, Settings

FREELY = Rate(1e9, 1_000_000_000)


def main() -> None:
    set_up_logs("warning", "plain")
    limits = Limits(
        connections=FREELY,
        connections_an_address=10_000,
        hits=FREELY,
        requests=FREELY,
        frames=FREELY,
        frames_an_address=FREELY,
        socket_bytes=FREELY,
        newcomers=FREELY,
        tables=FREELY,
        tables_an_address=FREELY,
        messages=FREELY,
        presence=FREELY,
        retold=FREELY,
        resumes=FREELY,
        sockets_an_address=10_000,
    )
    bus = sys.argv[3] if len(sys.argv) > 3 else None
    # A machine that is busy with a load is slow, not dead.
    node = Settings(db=sys.argv[2], limits=limits, bus=bus, takes_tables="no-tables" not in sys.argv, lease_seconds=30)
    services = Services(node)
    calm_the_collector()
    listening = listen("127.0.0.1", int(sys.argv[1]))
    assert listening is not None
    GracefulServer(server_config(services), services).run(sockets=[listening])


if __name__ == "__main__":
    main()
