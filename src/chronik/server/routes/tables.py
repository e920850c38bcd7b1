"""Tables: laid, looked at, played at."""

from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post, put

from chronik.server.messages import Consent, Move, NewTable, Sit, Undo
from chronik.server.refusal import Refusal
from chronik.server.routes.common import (
    Asked,
    Number,
    answer,
    lang_of,
    limit,
    reader_of,
    seat_of,
    service_of,
    table_of,
    whole,
)


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """What can be played here, and against whom."""
    limit(request, "asked")
    return answer(await service_of(request).crew.any_dealer.ask("games", lang_of(request)))


@post("/api/tables")
async def make(request: Asked, data: NewTable) -> Response[bytes]:
    """Lay a table. The keys of its seats are in this answer and nowhere else."""
    limit(request, "tables")
    made = await service_of(request).house.make(
        data.game, data.options, data.seats, data.seed, data.corrections
    )
    return answer(made, 201)


@get("/api/tables/{table:str}")
async def show(request: Asked, table: str) -> Response[bytes]:
    """The position for whoever asks: a seat with its key, or a spectator. `?at=` goes back in time."""
    found = await table_of(request, table)
    seat, at = reader_of(request, found), whole(request.query_params.get("at"))
    return answer(await found.do(partial(found.look, seat, lang_of(request), at)))


@post("/api/tables/{table:str}/moves", status_code=200)
async def play(request: Asked, table: str, data: Move) -> Response[bytes]:
    """Make a move, chosen in the position `seq`."""
    return await command(request, table, "play", {"seq": data.seq, "move": data.move})


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: Asked, table: str, data: Undo) -> Response[bytes]:
    """Take back one's last decision: freely, or with the consent of the others."""
    return await command(request, table, "undo", {"seq": data.seq})


@post("/api/tables/{table:str}/consent", status_code=200)
async def consent(request: Asked, table: str, data: Consent) -> Response[bytes]:
    """What one says to the wish of another to take something back."""
    return await command(request, table, "consent", {"agree": data.agree})


@put("/api/tables/{table:str}/seats/{seat:int}")
async def sit(request: Asked, table: str, seat: Number, data: Sit) -> Response[bytes]:
    """Name oneself; or say who plays a seat that nobody has taken, or that one leaves."""
    change = {name: value for name, value in msgspec.to_builtins(data).items() if value is not None}
    if not change.keys() & {"name", "kind"}:
        raise Refusal("malformed", detail="name, kind")
    return await command(request, table, "sit", {"seat": seat, "change": change})


async def command(request: Asked, table: str, kind: str, arguments: dict[str, Any]) -> Response[bytes]:
    found = await table_of(request, table, "moves")
    seat = seat_of(request, found)
    return answer(await service_of(request).house.command(table, kind, seat, arguments))


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: str) -> Response[str]:
    """The whole game as text, once it is over: before that, its seed would tell everything."""
    found = await table_of(request, table)
    text = await found.do(partial(found.record, lang_of(request)))
    name = f'attachment; filename="{found.setup.game}-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/api/tables/{table:str}/report")
async def report(request: Asked, table: str) -> Response[bytes]:
    """What somebody who looks into a problem has to know; nothing that is secret."""
    found = await table_of(request, table)
    s = found.setup
    return answer(
        {
            "version": service_of(request).settings.version,
            "table": table,
            "seq": found.seq,
            "game": s.game,
            "options": s.options,
            "rules": s.rules,
            "components": s.components,
            "corrections": s.corrections,
            "seats": [{"kind": seat.kind, "level": seat.level} for seat in found.seats],
        }
    )


HANDLERS = [games, make, show, play, undo, consent, sit, record, report]
