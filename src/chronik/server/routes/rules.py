"""The rules of the games, to be read."""

import asyncio
from functools import cache
from hashlib import sha256

import msgspec
from litestar import Response, get

from chronik import guide
from chronik.server.refusal import Refusal
from chronik.server.routes.common import Asked, answer, lang_of, limit


@get("/api/rules/{game:str}")
async def rules(request: Asked, game: str) -> Response[bytes]:
    """All texts of a game: chapters with a short version, and paragraphs with the ids of their rules."""
    limit(request, "asked")
    if game not in guide.GAMES:
        raise Refusal("not-found")
    body, tag = await asyncio.to_thread(book, game, lang_of(request))
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return answer(b"", 304, headers)
    return answer(body, headers=headers)


@cache
def book(game: str, lang: str) -> tuple[bytes, str]:
    """What is sent, and the tag by which a reader's copy is known to be the same."""
    body = msgspec.json.encode({"game": game, "parts": guide.parts(game, lang)})
    return body, f'"{sha256(body).hexdigest()[:16]}"'


HANDLERS = [rules]
