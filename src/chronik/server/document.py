"""`/openapi.json`: the paths and their bodies as the framework finds them, and what it cannot know."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from chronik.locale import LANGUAGES
from chronik.server import answers, messages

ABOUT = """Tables of Village, My Village and Tumult Royale, for the page and for programs.

What happens at a table is told by a WebSocket, which this document cannot describe:
`/api/tables/{table}/live`. Its first message is `{"token": TOKEN or null, "since": SEQ or null}`; then comes
a Position for each new `seq`, in order. Moves may be sent there, too: `{"id", "seq", "move"}`; the answer has
the same `id`, and `ok` or `error`."""
BEARER = {"type": "http", "scheme": "bearer", "description": "The token of a seat; without it, a spectator"}
TEXT, JSON = "text/plain", "application/json"
# What comes back; a path that is not here answers with an object of its own.
ANSWERS: dict[tuple[str, str], type] = {
    ("post", "/api/tables"): answers.Made,
    ("get", "/api/tables/{table}"): answers.Position,
    ("post", "/api/tables/{table}/moves"): answers.Done,
    ("post", "/api/tables/{table}/undo"): answers.Done,
    ("post", "/api/tables/{table}/consent"): answers.Done,
    ("put", "/api/tables/{table}/seats/{seat}"): answers.Seats,
    ("get", "/api/tables/{table}/record"): str,
    ("get", "/api/tables/{table}/report"): answers.Report,
    ("get", "/api/tables/{table}/analysis"): answers.Analysis,
    ("post", "/api/lessons/{game}"): answers.Made,
    ("post", "/api/records"): answers.HandedIn,
    ("get", "/api/replays/{replay}/record"): str,
    ("get", "/api/replays/{replay}/analysis"): answers.Analysis,
    ("post", "/api/replays/{replay}/tables"): answers.Made,
    ("get", "/api/version"): answers.Version,
}
BODIES = (
    messages.NewTable,
    messages.Own,
    messages.Move,
    messages.StartLesson,
    messages.PlayOn,
    messages.Undo,
    messages.Consent,
    messages.Sit,
)
QUERIES = {
    "/api/tables/{table}": {"at": {"type": "integer", "minimum": 0, "description": "an earlier position"}},
    "/api/tables/{table}/hint": {"depth": {"type": "integer", "enum": [1, 2, 3], "default": 1}},
}
LANG = {"lang": {"type": "string", "enum": LANGUAGES, "description": "else by Accept-Language"}}


@cache
def document(app: Litestar) -> bytes:
    found = app.openapi_schema.to_schema()
    told = [*dict.fromkeys(ANSWERS.values()), answers.Error]
    schemas, parts = msgspec.json.schema_components(
        [*told, *BODIES], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(told, schemas, strict=False))
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            describe(operation, path, named.get(ANSWERS.get((method, path), dict), {"type": "object"}))
            operation["responses"]["default"] = told_as(named[answers.Error], "An error")
    found["paths"]["/api/records"]["post"]["requestBody"] = {
        "content": {TEXT: {"schema": {"type": "string"}}}
    }
    found["info"]["description"] = ABOUT
    found["components"] = {"schemas": parts, "securitySchemes": {"seat": BEARER}}
    return msgspec.json.encode(found)


def describe(operation: dict[str, Any], path: str, schema: dict[str, Any]) -> None:
    success = min(operation["responses"])
    operation["responses"] = {success: told_as(schema, "Done")}
    queries = QUERIES.get(path, {}) | LANG
    operation["parameters"] = [
        *operation.get("parameters", []),
        *({"name": name, "in": "query", "schema": kind} for name, kind in queries.items()),
    ]
    if path.startswith("/api/tables/{table}"):
        operation["security"] = [{"seat": []}, {}]


def told_as(schema: dict[str, Any], description: str) -> dict[str, Any]:
    kind = TEXT if schema == {"type": "string"} else JSON
    return {"description": description, "content": {kind: {"schema": schema}}}
