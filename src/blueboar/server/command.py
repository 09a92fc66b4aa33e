"""`blueboar serve`: starts the server on this machine and says where it is."""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib
import importlib.util
import logging
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from blueboar.bots.programs import USUAL_SECONDS, BotProgram, parse_program
from blueboar.server.connections.http_protocol import bounded_http
from blueboar.server.connections.places import OTHER_FILES, raise_file_limit
from blueboar.server.connections.proxies import good_proxy
from blueboar.server.connections.socket_protocol import bounded_socket
from blueboar.server.greeting import greeting, lan_site
from blueboar.server.http.app import application
from blueboar.server.logs import set_up_logs
from blueboar.server.services import Services
from blueboar.server.settings import Settings, default_db
from blueboar.server.store.database import StoreFailure, must_not_be_newer
from blueboar.server.store.sqlite import create_for_owner
from blueboar.server.store.store import is_postgres, ownership_of, sqlite_path

_log = logging.getLogger(__name__)
_PORTS_TRIED = 20
_STOP_SECONDS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _add_place(parser.add_argument_group("where it stands"))
    _add_other_servers(parser.add_argument_group("with other servers as one inn"))
    _add_in_front(parser.add_argument_group("behind a proxy, beside other sites"))
    _add_bots(parser.add_argument_group("bots"))
    _add_watching(parser.add_argument_group("watching over it"))


def _add_place(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--host", default="127.0.0.1", help="where to listen (0.0.0.0: for the whole network)")
    group.add_argument(
        "--lan", action="store_true", help="listen for your whole network, and show its address with a QR code"
    )
    group.add_argument("--port", type=int, default=None, help="8000, or the next free one")
    group.add_argument("--db", default=None, help="a file for SQLite, or postgresql://...")
    group.add_argument("--client", type=Path, default=None, help="the folder of the built web client")
    group.add_argument(
        "--seed", default=None, metavar="TEXT", help="deal the same cards at every start: for tests, not for real games"
    )


def _add_other_servers(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--bus",
        default=None,
        metavar="ADDRESS",
        help="join the other servers of this PostgreSQL as one inn: the NATS where they meet, nats://... or tls://...",
    )
    group.add_argument(
        "--bus-credentials", type=Path, default=None, metavar="FILE", help="who this server is to that NATS (.creds)"
    )
    group.add_argument(
        "--no-tables", action="store_true", help="with --bus: serve guests, and leave all tables to the other servers"
    )


def _add_in_front(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--https", action="store_true", help="behind a proxy with HTTPS: cookies are sent only there")
    group.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=proxy_argument,
        metavar="ADDRESS",
        help="a proxy in front, or its network: its word is taken for where guests come from",
    )
    group.add_argument("--origin", action="append", default=[], help="a further origin whose pages may connect")
    group.add_argument(
        "--notice-host",
        action="append",
        default=[],
        metavar="HOST",
        help="a host of your own network that people may name for webhooks",
    )


def _add_bots(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--bot-processes", type=int, default=None, help="processes for bots to think in")
    group.add_argument(
        "--bot-pause", type=float, default=None, metavar="SECONDS", help="between what bots do (default: 0.7)"
    )
    group.add_argument(
        "--think", type=float, default=None, metavar="SECONDS", help="how long the best bots think (default: 0.3)"
    )
    group.add_argument(
        "--bot",
        action="append",
        default=[],
        type=program_argument,
        metavar="NAME=COMMAND",
        help="a program of your own that may be seated as a bot by this name (docs/bots.md)",
    )
    group.add_argument(
        "--bot-seconds",
        type=float,
        default=USUAL_SECONDS,
        metavar="SECONDS",
        help=f"how long such a program may think about one answer (default: {USUAL_SECONDS:.0f})",
    )
    group.add_argument(
        "--patience",
        type=float,
        default=None,
        metavar="SECONDS",
        help="how long bots wait for people to speak up (default: 4)",
    )


def _add_watching(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--metrics-for",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="who may read /metrics beside this machine",
    )
    group.add_argument("--log-level", default="warning", choices=["debug", "info", "warning", "error"])
    group.add_argument("--log-format", default="plain", choices=["plain", "json"])


def proxy_argument(text: str) -> str:
    try:
        return good_proxy(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither an address nor a network (10.0.0.0/8)") from None


def program_argument(text: str) -> BotProgram:
    # The levels of the house have to be there: no program may have the name of one.
    importlib.import_module("blueboar.bots")
    try:
        return parse_program(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(arguments: argparse.Namespace) -> int:
    set_up_logs(arguments.log_level, arguments.log_format)
    host = "0.0.0.0" if arguments.lan else arguments.host
    listening = listen(host, arguments.port)
    if listening is None:
        print(f"blueboar: no free port at {host}; name one with --port", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    settings = replace(settings_from(arguments), lan_site=lan_site(host, port))
    obstacle = (
        why_not_seat(settings.programs)
        or why_not_join(settings)
        or why_not_open(settings.db, shared=settings.bus is not None)
    )
    if obstacle is not None:
        print(f"blueboar: {obstacle}", file=sys.stderr)
        return 1
    raise_file_limit(settings.limits.connections_in_all + OTHER_FILES)
    services = Services(settings)
    calm_the_collector()
    server = GracefulServer(server_config(services), services)
    if settings.seed is not None:
        _log.warning("tables are dealt from --seed: whoever knows it knows all cards")
    if settings.secure_cookies and not settings.proxies:
        _log.warning(
            "--https without --proxy: say whose word is to be taken for where guests come from (--proxy 127.0.0.1)"
        )
    kept_in = "PostgreSQL" if is_postgres(settings.db) else settings.db
    server.greeting = greeting(host, port, kept_in)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def settings_from(arguments: argparse.Namespace) -> Settings:
    given = {
        "db": arguments.db or default_db(),
        "origins": tuple(arguments.origin),
        "client": arguments.client,
        "bus": arguments.bus,
        "bus_credentials": arguments.bus_credentials,
        "takes_tables": not arguments.no_tables,
        "metrics_for": tuple(arguments.metrics_for),
        "notice_hosts": tuple(arguments.notice_host),
        "secure_cookies": arguments.https,
        "seed": arguments.seed,
        "proxies": tuple(arguments.proxy),
        "programs": tuple(replace(program, seconds=max(1.0, arguments.bot_seconds)) for program in arguments.bot),
    }
    if arguments.bot_pause is not None:
        given["bot_pause"] = max(0.0, arguments.bot_pause)
    if arguments.patience is not None:
        given["patience"] = max(0.0, arguments.patience)
    if arguments.think is not None:
        given["think_seconds"] = max(0.01, arguments.think)
    if arguments.bot_processes is not None:
        given["bot_processes"] = max(1, arguments.bot_processes)
    return Settings(**given)


def server_config(services: Services) -> uvicorn.Config:
    settings, limits = services.settings, services.settings.limits
    return uvicorn.Config(
        application(services),
        ws=bounded_socket(services.places, limits, services.metrics.floods.inc),
        ws_max_size=limits.frame_bytes,
        # Frames are small and many: compressing each costs more than it saves, and memory for every socket.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=bounded_http(services.places, limits),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=_STOP_SECONDS,
    )


class GracefulServer(uvicorn.Server):
    """Says goodbye to every connection before it stops."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services
        self.greeting = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.greeting, end="", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.live_tables.say_goodbye()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket | None:
    """A socket at this port; or, if none was named, at the first free one from 8000 on."""
    ports = range(8000, 8000 + _PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen()
        except OSError:
            listening.close()
            continue
        listening.set_inheritable(True)
        return listening
    return None


def why_not_seat(programs: tuple[BotProgram, ...]) -> str | None:
    names = [program.name for program in programs]
    twice = sorted({name for name in names if names.count(name) > 1})
    return f"--bot names {twice[0]} more than once" if twice else None


def why_not_join(settings: Settings) -> str | None:
    """What stands in the way of being one of several, in a sentence. The address may have a password in it."""
    if settings.bus is None:
        alone = "--no-tables leaves the tables to other servers, and there are none without --bus"
        return None if settings.takes_tables else alone
    if not is_postgres(settings.db):
        return "several servers can share a PostgreSQL only: name it with --db postgresql://..."
    if importlib.util.find_spec("nats") is None:
        return "--bus needs the client of NATS: pip install blueboar[nodes]"
    if settings.bus_credentials is not None and not settings.bus_credentials.is_file():
        return f"there is no file {settings.bus_credentials}"
    from blueboar.server.nodes.node import why_not_reached

    reason = why_not_reached(settings.bus, settings.bus_credentials)
    return None if reason is None else f"NATS cannot be reached: {reason}; name another one with --bus"


def why_not_open(db: str, *, shared: bool = False) -> str | None:
    """What stands in the way of a store at this address, in a sentence; None if nothing does."""
    if is_postgres(db):
        if importlib.util.find_spec("asyncpg") is None:
            return "PostgreSQL needs its driver: pip install blueboar[postgres]"
        return _why_not_postgres(db, shared=shared)
    path = sqlite_path(db)
    try:
        create_for_owner(path)
        with closing(sqlite3.connect(path)) as connection:
            must_not_be_newer(connection.execute("PRAGMA user_version").fetchone()[0])
    except (OSError, sqlite3.Error, StoreFailure) as error:
        return f"games cannot be kept in {path}: {error}; name another file with --db"
    return _why_not_ours(db, str(path))


def _why_not_ours(db: str, name: str, *, shared: bool = False) -> str | None:
    async def tried() -> None:
        ownership = ownership_of(db, shared=shared)
        await ownership.take()
        await ownership.give_back()

    try:
        asyncio.run(tried())
    except (OSError, StoreFailure) as error:
        return f"games cannot be kept in {name}: {error}"
    return None


def _why_not_postgres(address: str, *, shared: bool) -> str | None:
    """The address itself is not repeated: there may be a password in it."""
    from blueboar.server.store.postgres import why_not_reached

    reason = asyncio.run(why_not_reached(address))
    if reason is None:
        return _why_not_ours(address, "this PostgreSQL", shared=shared)
    return f"PostgreSQL cannot be reached: {reason}; name another one with --db"


def calm_the_collector() -> None:
    """What is there now stays for good, and a table makes few cycles: looking for them often only delays moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
