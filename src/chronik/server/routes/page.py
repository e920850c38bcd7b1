"""The page: its files, and index.html for every path that it draws itself."""

from litestar import Response, get

from chronik.server.pagefiles import INDEX, File
from chronik.server.refusal import Refusal
from chronik.server.routes.common import Asked, service_of


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, path: str = "") -> Response[bytes]:
    files, name = service_of(request).page, path.strip("/")
    if name in files:
        return sent(request, files[name])
    if name.startswith(("api/", "assets/")):
        raise Refusal("not-found")
    return sent(request, files[INDEX])


def sent(request: Asked, file: File) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)


HANDLERS = [page]
