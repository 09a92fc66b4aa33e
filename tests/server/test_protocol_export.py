"""The descriptions of the protocol, made from its types, are whole."""

import msgspec

from blueboar.protocol.asyncapi import asyncapi
from blueboar.protocol.endpoints import ENDPOINTS
from blueboar.protocol.openapi import openapi
from blueboar.server.http.app import HANDLERS


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
