"""OpenAPI 3.1 of the HTTP API, from the list of endpoints."""

from __future__ import annotations

import re
from typing import Any

from blueboar.protocol.endpoints import ENDPOINTS, Endpoint
from blueboar.protocol.schema import components
from blueboar.protocol.shapes import Problem

_REFERENCE = "#/components/schemas/{name}"
_REFUSALS = {
    "400": "not understood, or not possible",
    "401": "nobody is logged in",
    "403": "not yours to do",
    "404": "there is no such thing",
    "409": "not now",
    "413": "too large",
    "415": "not JSON",
    "429": "too often",
    "503": "the inn is closing, or could not store it",
}


def openapi() -> dict[str, Any]:
    types: list[Any] = [Problem]
    for endpoint in ENDPOINTS:
        types += [endpoint.reply, *endpoint.query.values()]
        if endpoint.body is not None:
            types.append(endpoint.body)
    found, definitions = components(types, _REFERENCE)
    schemas = iter(found)
    problem = next(schemas)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        reply = next(schemas)
        query = {name: next(schemas) for name in endpoint.query}
        body = next(schemas) if endpoint.body is not None else None
        operation = _operation(endpoint, reply, query, body, problem)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "The Blue Boar", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": definitions,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "boar"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(
    endpoint: Endpoint, reply: Any, query: dict[str, Any], body: Any, problem: dict[str, Any]
) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1, "maxLength": 64}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in query.items()]
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {str(endpoint.status): _content("done", reply)}
        | {status: _content(words, problem) for status, words in _REFUSALS.items()},
    }
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if endpoint.person:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    return operation


def _content(words: str, schema: Any) -> dict[str, Any]:
    return {"description": words, "content": {"application/json": {"schema": schema}}}
