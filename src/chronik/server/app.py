"""The application: paths, errors in the reader's language, headers, a line in the log for every request."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from chronik.server import metrics, words
from chronik.server.refusal import STATUS, Refusal
from chronik.server.routes import box, lessons, live, page, rules, status, study, tables
from chronik.server.routes.common import Asked, answer, lang_of
from chronik.server.service import Service
from chronik.server.workers import WorkerDied

log = logging.getLogger(__name__)
LARGEST = 64 << 10  # bytes of a request's body
PATIENCE = 20.0  # seconds until the next piece of it must have come
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}  # all others are counted as one
CODES = {400: "not-json", 404: "not-found", 405: "method", 413: "too-large"}
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ALWAYS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UNKEPT = (b"cache-control", b"no-store")  # positions and keys are nobody's to keep; files say otherwise


def make_app(service: Service) -> Any:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = Litestar(
        [
            *tables.HANDLERS,
            *box.HANDLERS,
            *lessons.HANDLERS,
            *rules.HANDLERS,
            *study.HANDLERS,
            live.live,
            *status.HANDLERS,
            *page.HANDLERS,
        ],
        lifespan=[lifespan],
        state=State({"service": service}),
        exception_handlers={
            Refusal: refused,
            HTTPException: unclear,
            WorkerDied: died,
            TimeoutError: too_slow,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            "Chronik", service.settings.version or "0", render_plugins=[], use_handler_docstrings=True
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    return Guarded(app)


def refused(request: Asked, error: Refusal) -> Response[bytes]:
    seconds = error.fields.get("seconds")
    return told(request, error, {} if seconds is None else {"retry-after": str(seconds)})


def told(request: Asked, error: Refusal, headers: dict[str, str]) -> Response[bytes]:
    metrics.REFUSALS.labels(error.code).inc()
    return answer(words.told(error, lang_of(request)), error.status, headers)


def unclear(request: Asked, error: HTTPException) -> Response[bytes]:
    """What the framework found wrong: a body that is no JSON, or not what was expected; a path, a method."""
    if error.status_code == 400 and error.extra:
        return refused(request, Refusal("malformed", detail=one_line(error.extra)))
    if error.status_code >= 500:
        return broken(request, error)
    code = CODES.get(error.status_code, "malformed")
    detail = {"detail": str(error.detail)[:200]} if code == "malformed" else {}
    return told(request, Refusal(code, **detail), error.headers or {})  # which methods there are


def one_line(extra: Any) -> str:
    rows = extra if isinstance(extra, list) else [extra]
    return "; ".join(one_fault(row) if isinstance(row, dict) else str(row) for row in rows)[:200]


def one_fault(row: dict[str, Any]) -> str:
    """Where, and what; of a body that is missing the framework tells only the name."""
    key, message = row.get("key", ""), row.get("message", "")
    return "no body" if message == repr(key) else f"{key}: {message}"


def unreadable(request: Asked, _: Exception) -> Response[bytes]:
    """Brackets within brackets, more than anybody reads; or no text at all."""
    return refused(request, Refusal("not-json"))


def died(request: Asked, _: WorkerDied) -> Response[bytes]:
    """The next one who asks gets another worker."""
    return refused(request, Refusal("unavailable"))


def too_slow(request: Asked, _: TimeoutError) -> Response[bytes]:
    return refused(request, Refusal("too-slow"))


def broken(request: Asked, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return refused(request, Refusal("internal"))


class Guarded:
    """Around the framework: headers on every answer, a line in the log and a count for every request.

    Whoever asks for the head of something gets that of the whole; the body is left out by the server.
    """

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, code = time.perf_counter(), 0

        async def guarded(message: Any) -> None:
            nonlocal code
            if message["type"] == "http.response.start":
                code = message["status"]
                headers = [*message["headers"], *ALWAYS]
                if UNKEPT[0] not in dict(headers):
                    headers.append(UNKEPT)
                message = message | {"headers": headers}
            await send(message)

        async def heard() -> Any:
            async with asyncio.timeout(PATIENCE):
                return await receive()

        method = scope["method"]
        await self.app(scope | {"method": "GET"} if method == "HEAD" else scope, heard, guarded)
        metrics.REQUESTS.labels(method if method in METHODS else "other", code).inc()
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", extra={"method": method, "path": scope["path"], "status": code, "ms": took})


assert all(code in STATUS for code in CODES.values())
