"""Schemathesis over the HTTP API: whatever is asked, the answer is one that the API describes, and never a 5xx."""

import os

import httpx
import pytest
import schemathesis
from guests import PATIENCE
from hypothesis import HealthCheck, settings
from separate import SeparateInn

from blueboar.protocol.openapi import openapi

EXAMPLES = int(os.environ.get("BLUEBOAR_FUZZ", "25"))
schema = schemathesis.openapi.from_dict(openapi())


class Inn:
    """A server with somebody in it, tables in every state, and a program that is logged in."""

    def __init__(self, address):
        self.address = address
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE)
        self.me = self.post("/api/guest", {"name": "fuzz", "bearer": True})
        self.http.headers["Authorization"] = f"Bearer {self.me['token']}"
        running = self.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"})
        opened = self.post("/api/tables", {"game": "pebbles", "players": 3})
        full = self.post("/api/tables", {"game": "pebbles", "players": 2, "seats": [{"type": "person"}]})
        self.tables = [running["id"], opened["id"], full["id"]]
        self.codes = [opened["code"]]

    def post(self, path, body):
        reply = self.http.post(path, json=body)
        assert reply.status_code < 300, reply.text
        return reply.json()


@pytest.fixture(scope="module")
def inn(tmp_path_factory):
    server = SeparateInn(tmp_path_factory.mktemp("db") / "inn")
    server.start()
    try:
        inn = Inn(f"http://{server.address}")
        yield inn
        inn.http.close()
    finally:
        server.close()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_answers_as_it_is_described(case, inn):
    # Half of the requests are about something that exists.
    known = {"id": [*inn.tables, inn.me["id"]], "code": inn.codes}
    for name, values in known.items():
        if name in case.path_parameters:
            chosen = sum(case.path_parameters[name].encode()) % (2 * len(values))
            if chosen < len(values):
                case.path_parameters[name] = values[chosen]
    token = inn.me["token"]
    if case.operation.path in ("/api/logout", "/api/me/delete", "/api/account/password"):
        # for somebody whose end it may be
        token = inn.post("/api/guest", {"name": "short", "bearer": True})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    response = case.call(base_url=inn.address, headers=headers, timeout=PATIENCE)
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.CHECKS.get_one("response_schema_conformance"),
            schemathesis.checks.CHECKS.get_one("status_code_conformance"),
            schemathesis.checks.CHECKS.get_one("content_type_conformance"),
        ],
    )
