"""`first_guests.py FOLDER`: an inn has just opened, and its first guests do a little of everything.

Prints which modules the loop stopped to import for them: everybody had to wait meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))
from benchmarks.attack.http import Answered, From
from blueboar.server.command import GracefulServer, listen, server_config
from blueboar.server.services import Services
from blueboar.server.settings import Settings

ACCOUNT = {"name": "ann of ely", "password": "seven grey geese"}
BOTS = [{"type": "person"}, *[{"type": "bot", "level": "novice"}] * 2]
CARDS = {"name": "own.toml", "text": '[[goods]]\nname = "wool"\nkind = "legal"\ncopies = [3, 3]\nvalue = 1\nfine = 1\n'}


async def visit(guest: From) -> None:
    for page in ("/", "/somewhere", "/nothing.js", "/metrics", "/readyz", "/api/games", "/api/tables"):
        await tried(guest, "GET", page)
    token = await guest.guest("Ann")
    await tried(guest, "POST", "/api/account", ACCOUNT, token)
    await tried(guest, "POST", "/api/login", ACCOUNT)
    await tried(guest, "POST", "/api/login", ACCOUNT | {"password": "another one"})
    await tried(guest, "POST", "/api/tables", {"game": "sheriff", "seats": BOTS, "cards": CARDS}, token)
    for game in ("sheriff", "blacksheep"):
        table = (await guest.ask("POST", "/api/quick", {"game": game, "players": 3}, token))["id"]
        reader, writer = await guest.socket(f"/ws/table/{table}", token)
        await reader.readexactly(1000)
        writer.close()
    _, writer = await guest.socket("/ws/lobby")
    writer.close()


async def tried(guest: From, method: str, path: str, body: object = None, token: str | None = None) -> None:
    try:
        await guest.ask(method, path, body, token)
    except Answered:
        return


async def main(folder: Path) -> None:
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    services = Services(Settings(str(folder / "inn.sqlite3"), client=client))
    listening = listen("127.0.0.1", 0)
    assert listening is not None
    server = GracefulServer(server_config(services), services)
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    imported: set[str] = set()
    before, loop = set(sys.modules), threading.get_ident()

    def note(event: str, arguments: tuple[object, ...]) -> None:
        if event == "import" and threading.get_ident() == loop:
            imported.add(str(arguments[0]))

    sys.addaudithook(note)
    await visit(From("127.0.0.1", "127.0.0.1", listening.getsockname()[1]))
    print(json.dumps(sorted(imported - before)), flush=True)
    server.should_exit = True
    await running


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
