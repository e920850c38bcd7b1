"""How the service is: for those who look after it."""

import time

import sqlalchemy as sa
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from chronik.server.document import document
from chronik.server.routes.common import Asked, answer, service_of


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[bytes]:
    service = service_of(request)
    await service.store.read(lambda connection: connection.execute(sa.select(1)).scalar())
    return answer(
        {
            "ok": True,
            "version": service.settings.version,
            "seconds": round(time.monotonic() - service.started),
            "tables": len(service.house.tables),
            "workers": service.crew.pids,
            "compiled": sorted(f"{game}/{part}" for game, part in service.crew.dealing.compiled),
        }
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))


@get("/api/version")
async def version(request: Asked) -> Response[bytes]:
    """Of the service: a page of another one should be loaded again."""
    return answer({"version": service_of(request).settings.version})


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    return answer(document(request.app))


HANDLERS = [healthz, metrics, version, openapi]
