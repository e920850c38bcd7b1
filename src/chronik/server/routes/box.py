"""What is in the box, and what an owner corrects in it."""

from litestar import Response, get, post

from chronik.server.messages import Own
from chronik.server.routes.common import Asked, answer, limit, service_of


@get("/api/box/{game:str}")
async def box(request: Asked, game: str) -> Response[bytes]:
    """Every value of a game's components, and where it is from."""
    limit(request, "asked")
    service = service_of(request)
    found = await service.crew.any_dealer.ask("in_the_box", game)
    return answer(found | {"version": service.settings.version})


@post("/api/box/{game:str}", status_code=200)
async def correct(request: Asked, game: str, data: Own) -> Response[bytes]:
    """Whether one could play with these values; nothing is kept here."""
    limit(request, "asked")
    dealer = service_of(request).crew.any_dealer
    return answer(await dealer.ask("corrected", game, data.corrections, data.file, data.name))


HANDLERS = [box, correct]
