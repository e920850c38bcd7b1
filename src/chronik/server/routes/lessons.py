"""Learning by playing: what lessons there are, and a table laid where one of them goes on."""

import asyncio

from litestar import Response, get, post

from chronik.lessons import Lesson, lessons_of
from chronik.server.messages import NewSeat, StartLesson
from chronik.server.refusal import Refusal
from chronik.server.routes.common import Asked, answer, limit, service_of


@get("/api/lessons/{game:str}")
async def lessons(request: Asked, game: str) -> Response[bytes]:
    """The lessons of a game: their chapters and steps, and what is played where."""
    limit(request, "asked")
    return answer({"lessons": [lesson.told() for lesson in await known(game)]})


@post("/api/lessons/{game:str}")
async def start(request: Asked, game: str, data: StartLesson) -> Response[bytes]:
    """A table as it stands before a step, and the keys of all seats: the page plays the rivals, too."""
    limit(request, "tables")
    try:
        lesson = next(one for one in await known(game) if one.name == data.lesson)
        seed, moves = lesson.until(data.step)
    except (StopIteration, IndexError):
        raise Refusal("no-such-lesson") from None
    seats = [NewSeat(name=name) for name in (data.name, *lesson.rivals)]
    return answer(await service_of(request).house.make(game, lesson.options, seats, seed, played=moves), 201)


async def known(game: str) -> list[Lesson]:
    found = await asyncio.to_thread(lessons_of, game)
    if not found:
        raise Refusal("no-such-lesson")
    return found


HANDLERS = [lessons, start]
