"""A stand-in for a language model: an OpenAI-compatible address of this machine, and what it heard."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class StandIn:
    def __init__(self, answers: Sequence[str | None]) -> None:
        """`answers` are given in turn; None hangs up without one."""
        self.answers = answers
        self.requests: list[dict[str, Any]] = []
        """The body of each, as it came."""
        self.address = ""

    @property
    def heard(self) -> list[str]:
        """The last message of each request."""
        return [request["messages"][-1]["content"] for request in self.requests]

    def answer(self, request: dict[str, Any]) -> str | None:
        self.requests.append(request)
        return self.answers[len(self.requests) % len(self.answers)]


@contextmanager
def stand_in(*answers: str | None) -> Iterator[StandIn]:
    model = StandIn(answers)

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/chat/completions"
            said = model.answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            if said is None:
                return
            reply = json.dumps({"choices": [{"message": {"content": said}}]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *_: Any) -> None:
            """Nothing is printed."""

    server = HTTPServer(("127.0.0.1", 0), Door)
    model.address = f"http://127.0.0.1:{server.server_port}/v1"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield model
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
