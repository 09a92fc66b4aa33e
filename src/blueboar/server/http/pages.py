"""The web client's files: hashed ones are kept by browsers for ever, all others are asked for again."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_SERVER = Path(__file__).resolve().parents[1]
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The Blue Boar</title>
<h1>The Blue Boar is open, but its tables are not laid yet.</h1>
<p>The web client has not been built. <code>make play</code> builds it; so does
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p>
<p>Programs find the API under <code>/api</code>; it is described in <code>docs/protocol.md</code>.</p>
</html>
"""


def client_folder(wished: Path | None) -> Path | None:
    """Where the built client is: in the package, or beside it in a checkout."""
    candidates = [wished] if wished is not None else [_SERVER / "static", _SERVER.parents[2] / "web" / "dist"]
    for folder in candidates:
        if (folder / "index.html").is_file():
            return folder
    return None


class Client(StaticFiles):
    """Files as they are; every other path is a place within the client, which finds its way itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2] or path.startswith(("api/", "ws/")):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response


async def not_built(_: object) -> Response:
    return HTMLResponse(_NOT_BUILT, 200, {"cache-control": "no-store"})
