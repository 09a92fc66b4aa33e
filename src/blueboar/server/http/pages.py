"""The web client's files: hashed ones are kept by browsers for ever, all others are asked for again.

Each is read and packed once, and then sent from memory: packing it for everyone anew is work that anyone could ask for.
"""

from __future__ import annotations

import gzip
import mimetypes
import os
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_SERVER = Path(__file__).resolve().parents[1]
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_MOST_BYTES = 2 * 2**20
_MOST_FILES = 1000
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


class PackedFile(msgspec.Struct, frozen=True):
    made: tuple[int, int]
    plain: bytes
    packed: bytes | None
    """None where packing saves nothing."""
    media_type: str
    mark: str


class Client(StaticFiles):
    """Files as they are; every other path is a place within the client, which finds its way itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._files: dict[str, PackedFile] = {}

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        if stat_result.st_size > _MOST_BYTES or len(self._files) >= _MOST_FILES:
            return super().file_response(full_path, stat_result, scope, status_code)
        file = self._file(os.fspath(full_path), stat_result)
        asked = Headers(scope=scope)
        packed = file.packed if "gzip" in asked.get("accept-encoding", "") else None
        headers = {"etag": file.mark, "vary": "Accept-Encoding"}
        if status_code == 200 and file.mark in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if packed is not None:
            headers["content-encoding"] = "gzip"
        content = file.plain if packed is None else packed
        return Response(content, status_code, headers, media_type=file.media_type)

    def _file(self, path: str, stat: os.stat_result) -> PackedFile:
        made = (stat.st_mtime_ns, stat.st_size)
        file = self._files.get(path)
        if file is None or file.made != made:
            plain = Path(path).read_bytes()
            packed = gzip.compress(plain, 9, mtime=0)
            file = self._files[path] = PackedFile(
                made,
                plain,
                packed if len(packed) < len(plain) * 0.9 else None,
                mimetypes.guess_type(path)[0] or "text/plain",
                f'"{made[0]:x}-{made[1]:x}"',
            )
        return file

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
