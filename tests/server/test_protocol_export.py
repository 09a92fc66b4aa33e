"""What is generated from the protocol's types is up to date: the schemas, and the client's TypeScript types."""

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from blueboar.protocol.asyncapi import asyncapi
from blueboar.protocol.endpoints import ENDPOINTS
from blueboar.protocol.export import documents
from blueboar.protocol.openapi import openapi
from blueboar.server.http.app import HANDLERS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "protocol"
AGAIN = "run: python -m blueboar.protocol.export docs/protocol"


def test_the_schemas_in_docs_are_those_of_the_types():
    for name, content in documents().items():
        if name == "pebbles.schema.json":
            continue
        assert (FOLDER / name).read_bytes() == content, f"{name} is old; {AGAIN}"


def test_the_clients_types_are_made_from_the_schemas(tmp_path):
    script = ROOT / "web" / "scripts" / "types.mjs"
    if shutil.which("node") is None or not script.exists():
        pytest.skip("no Node")
    (tmp_path / "scripts").mkdir()
    (tmp_path / "src" / "protocol").mkdir(parents=True)
    shutil.copy(script, tmp_path / "scripts")
    subprocess.run(["node", str(tmp_path / "scripts" / "types.mjs"), str(FOLDER)], check=True, capture_output=True)
    for file in sorted((tmp_path / "src" / "protocol").glob("*.ts")):
        kept = ROOT / "web" / "src" / "protocol" / file.name
        hint = "run, in web: node scripts/types.mjs ../docs/protocol"
        assert kept.read_text() == file.read_text(), f"{kept.name} is old; {hint}"


def test_every_endpoint_is_served_and_described():
    assert {endpoint.name for endpoint in ENDPOINTS} == set(HANDLERS)
    described = {name for path in openapi()["paths"].values() for name in (one["operationId"] for one in path.values())}
    assert described == set(HANDLERS)


def test_every_reference_in_the_descriptions_leads_somewhere():
    for document in (openapi(), asyncapi()):
        for reference in references(document):
            place = document
            for name in reference.removeprefix("#/").split("/"):
                place = place[name]


def references(node):
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_the_descriptions_are_plain_json():
    assert msgspec.json.decode(msgspec.json.encode(openapi())) == msgspec.json.decode(msgspec.json.encode(openapi()))
