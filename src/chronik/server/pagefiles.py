"""The built page: read into memory once, so that nobody ever waits for the disk."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # files whose names change with what is in them
NEVER = "no-cache"
WORTH_PACKING = 1000  # bytes
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Chronik</title></head>
<body><h1>Chronik</h1>
<p>The service runs, but the page has not been built yet: <code>make page</code> builds it.</p>
<p>What the service can do: <a href="/openapi.json">openapi.json</a>.</p></body></html>
"""


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


def file_of(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    packed = gzip.compress(body, 9) if len(body) >= WORTH_PACKING and kind.startswith(PACKED) else None
    caching = FOREVER if name.startswith("assets/") else NEVER
    return File(body, packed, kind, f'"{sha256(body).hexdigest()[:16]}"', caching)


def read_page(folder: Path = FOLDER) -> dict[str, File]:
    """All files by their path below the folder."""
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    found.setdefault(INDEX, MISSING.encode())
    return {name: file_of(name, body) for name, body in found.items()}
