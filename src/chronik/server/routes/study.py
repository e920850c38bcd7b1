"""What helps to understand a game: hints while it runs, replays and analyses when it is over."""

import asyncio
import secrets
from functools import partial
from typing import Any

from litestar import Response, get, post

from chronik.server import seating, tokens
from chronik.server.crew import Part
from chronik.server.messages import PlayOn
from chronik.server.refusal import Refusal
from chronik.server.routes.common import (
    Asked,
    Number,
    answer,
    lang_of,
    limit,
    seat_of,
    service_of,
    table_of,
    whole,
)
from chronik.server.service import Service
from chronik.server.workers import WorkerDied, WorkerFault

LARGEST_RECORD = 1 << 20  # bytes; the longest games take a twentieth of it
DEPTHS = (1, 2, 3)
PATIENCE = 30.0  # seconds


@get("/api/tables/{table:str}/hint")
async def hint(request: Asked, table: str) -> Response[bytes]:
    """For a seat that is to decide: 1 where to look, 2 a few moves, 3 the best, with its worth."""
    found = await table_of(request, table, "thoughts")
    depth = whole(request.query_params.get("depth", "1"))
    if depth not in DEPTHS:
        raise Refusal("malformed", detail="depth: 1, 2, 3")
    seat = seat_of(request, found)
    seq, hidden = await found.do(partial(found.hidden, seat, secrets.randbits(32)))
    lang = lang_of(request)
    known, told = found.hints.get(seat, (None, {}))
    if known != (seq, lang):
        told = await hints(service_of(request), found.part, hidden, lang)
        found.hints[seat] = (seq, lang), told
    return answer({"seq": seq, **told[depth]})


@get("/api/tables/{table:str}/analysis")
async def table_analysis(request: Asked, table: str) -> Response[bytes]:
    """Of a game that is over: chances and points at every position; 202 while it is made."""
    return await analysis(request, table)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def hand_in(request: Asked) -> Response[bytes]:
    """A record as text, replayed and verified."""
    limit(request, "records")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", detail="no UTF-8 text") from None
    service = service_of(request)
    await service.crew.check_record(text)
    name = tokens.new_id()
    await service.store.add_record(name, text)
    return answer({"replay": f"/r/{name}"}, 201)


@get("/api/replays/{replay:str}")
async def replay(request: Asked, replay: str) -> Response[bytes]:
    """A finished game, or a record that was handed in: its steps, its log, its result."""
    return answer(await replayed(request, replay, "replayed_game"))


@get("/api/replays/{replay:str}/at/{number:int}")
async def replay_at(request: Asked, replay: str, number: Number) -> Response[bytes]:
    """A position of it, as a spectator sees it."""
    return answer(await replayed(request, replay, "replayed_at", number))


@get("/api/replays/{replay:str}/record")
async def replay_record(request: Asked, replay: str) -> Response[str]:
    """Its text, as it was handed in, or as the table has written it."""
    limit(request, "asked")
    _, text = await service_of(request).replays.record(replay, lang_of(request))
    return Response(text, media_type="text/plain")


@post("/api/replays/{replay:str}/tables")
async def play_on(request: Asked, replay: str, data: PlayOn) -> Response[bytes]:
    """A table that begins in a position of it, and the key of the seat that was chosen."""
    limit(request, "tables")
    service = service_of(request)
    found = await replayed(request, replay, "begun_at", data.at)
    sat: list[tuple[str | None, str | None]] = [(name, None) for name in found.pop("names")]
    if (laid := await service.store.table(replay)) is not None:
        sat = [(seat.name, seat.level) for seat in laid[1]]
    return answer(await service.house.make(wanted=seating.going_on(sat, data), **found), 201)


@get("/api/replays/{replay:str}/analysis")
async def replay_analysis(request: Asked, replay: str) -> Response[bytes]:
    """Chances and points at every position; 202 while it is made."""
    return await analysis(request, replay)


async def hints(service: Service, part: Part, hidden: bytes, lang: str) -> dict[int, Any]:
    """In all depths, so that nobody thinks anew about what was just thought about."""
    how = ("hints", hidden, lang, service.settings.hint_seconds)
    try:
        async with asyncio.timeout(PATIENCE):  # also until a thinker is free
            told: dict[int, Any] = await service.crew.think(part, PATIENCE, *how)
    except (TimeoutError, WorkerDied, WorkerFault):
        raise Refusal("no-hint") from None
    return told


async def analysis(request: Asked, name: str) -> Response[bytes]:
    """Chances, expected and real points at every position, where the game turned; 202 while it is made."""
    limit(request, "thoughts")
    service = service_of(request)
    lang = lang_of(request)
    found = await service.analyses.find(name, lang)
    if found is not None:
        return answer(found)
    done = service.analyses.begin(name, *await service.replays.record(name, lang))
    return answer({"ready": False, "done": done}, 202, {"retry-after": "1"})


async def replayed(request: Asked, name: str, function: str, *arguments: Any) -> Any:
    limit(request, "asked")
    return await service_of(request).replays.ask(name, lang_of(request), function, *arguments)


HANDLERS = [hint, table_analysis, hand_in, replay, replay_at, replay_record, play_on, replay_analysis]
