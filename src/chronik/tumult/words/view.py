"""What a seat may know, as plain data."""

from functools import lru_cache
from typing import Any

import numpy as np

from chronik.kernel import plain
from chronik.kernel.agenda import due
from chronik.tumult import raid, secrets
from chronik.tumult.components.tables import landscape_name
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    KING,
    NOBODY,
    VALUES,
    Box,
    Colour,
    Good,
    Land,
    Phase,
    Rank,
    Task,
    Tumult,
    Where,
)
from chronik.tumult.words.loot import loot, units
from chronik.tumult.words.moves import hand
from chronik.tumult.words.names import face_of, field_name, slug
from chronik.tumult.words.printed import printed

RANKS = {int(rank): slug(rank) for rank in Rank}
FACES = [{"good": slug(good), "value": value} for good, value in map(face_of, range(len(Good) * VALUES))]
POSITIONS = 16  # of which the public part is kept: all who look at one ask for it in a row
LANDS = {FACE_DOWN: None} | {int(kind): slug(kind) for kind in Land}


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, built from nothing: what is not listed stays secret."""
    print_ = printed(box.tobytes())
    board = public(box.tobytes(), s.tobytes())
    shown = tiles(box, s, seat, board["tiles"])
    return {
        "round": int(s.rounds),
        "phase": slug(Phase(s.phase)) if s.phase else None,
        "trial": bool(s.trial),
        "over": bool(s.over),
        "asked": board["asked"],
        "demand": {slug(good): units or None for good, units in zip(Good, s.demand.tolist(), strict=True)},
        "number": int(s.number),
        "spun": bool(s.spun),
        "left": units(shown, "centre", None) if s.revealed else None,
        "clock": clock(box, s),
        "supply": int(s.supply),
        "tiles": shown,
        "columns": 3 * int(box.columns),
        "panels": board["panels"],
        "fields": board["fields"],
        "chronicle": board["chronicle"],
        "castles": [castle(box, s, p, seat, shown) for p in range(s.players)],
        "spread": spread(s),
        "printed": print_,
    }


@lru_cache(POSITIONS)
def public(raw_box: bytes, raw: bytes) -> dict[str, Any]:
    """What lies on the table, made once for all who look at a position; nobody may change it."""
    box, s = np.frombuffer(raw_box, Box.dtype)[0], np.frombuffer(raw, Tumult.dtype)[0]
    print_ = printed(raw_box)
    return {
        "asked": None if s.over else asked(box, s),
        "tiles": lying(box, s),
        "panels": panels(box, s),
        "fields": fields(box, s, print_["fields"]),
        "chronicle": chronicle(s, print_["chronicle"]),
    }


def known_seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def asked(box: Any, s: Any) -> dict[str, Any]:
    """Who is asked what; and about which field, good or region, or how many tiles are to be set aside."""
    task, _, a, b = due(s)
    found = {"seats": list(actors(s)), "task": slug(Task(task))}
    if task == Task.PAY:
        return found | {"field": field_name(box, a), "good": slug(Good(b))}
    if task == Task.SPIN and a >= 0:
        return found | {"good": slug(Good(a))}
    if task == Task.UNCOVER:
        return found | {"count": a, "named": [panel + 1 for panel in range(box.panels) if b >> panel & 1]}
    return found | {"count": a} if task == Task.ASIDE else found


def actors(s: Any) -> tuple[int, ...]:
    """All that may act, whoever of them is asked first."""
    if s.over:
        return ()
    task, who, _, _ = due(s)
    ready = s.ready[: s.players].tolist()
    if task == Task.START and not all(ready):
        return tuple(p for p, is_ready in enumerate(ready) if not is_ready)
    if task == Task.RAID:
        return tuple(p for p in range(s.players) if plain(raid.acts)(s, p))
    return (who,)


def spread(s: Any) -> int:
    """How far the leader is ahead of the last, in statues."""
    placed = s.placed[: s.players].tolist()
    return int(max(placed) - min(placed))


def clock(box: Any, s: Any) -> dict[str, Any]:
    kind = {"kind": "realtime", "seconds": int(box.seconds)}
    if not box.real_time:
        kind = {"kind": "ticks", "ticks": int(box.ticks), "tick": int(s.tick)}
    return kind | {"sand_out": bool(s.sand_out), "stopped": bool(s.stopped)}


def lying(box: Any, s: Any) -> list[dict[str, Any]]:
    """Where every tile is and who has looked at it; its face only once all may know it."""
    places, looks, players = s.where.tolist(), s.seen.tolist(), range(s.players)
    shown = []
    for number in range(box.tiles):
        where, holder = place(places[number])
        seen_by = [p for p in players if looks[number] >> p & 1]
        tile = {"tile": number + 1, "where": where, "holder": holder, "good": None, "value": None}
        shown.append(tile | {"seen_by": seen_by})
    return turned_up(box, s, None, shown)


def tiles(box: Any, s: Any, seat: int | None, shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What all may see, and what the seat knows besides."""
    return shown if seat is None or s.revealed else turned_up(box, s, seat, shown)


def turned_up(box: Any, s: Any, seat: int | None, shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """If players must remember what they have looked at, a seat is shown only what it holds in hand."""
    viewer, held = (NOBODY, NOBODY) if seat is None else (seat, int(s.hand[seat]))
    knows, revealed, remembered = plain(secrets.knows), int(s.revealed), s.revealed or not box.memory
    faces, places, looks = s.face.tolist(), s.where.tolist(), s.seen.tolist()
    return [
        tile | FACES[faces[number]]
        if (remembered or number == held) and knows(viewer, places[number], looks[number], revealed)
        else tile
        for number, tile in enumerate(shown)
    ]


def place(where: int) -> tuple[str, int | None]:
    """A hand and a castle board belong to somebody."""
    for owned in (Where.BOARD, Where.HAND):
        if where >= owned:
            return slug(owned), where - owned
    return slug(Where(where)), None


def panels(box: Any, s: Any) -> list[dict[str, Any]]:
    """Which landscape lies where and how it is turned, if it lies face up."""
    lands, landscapes, turns = s.land.tolist(), s.panel.tolist(), s.turned.tolist()
    shown = []
    for number in range(box.panels):
        up = lands[number * CELLS] != FACE_DOWN
        shown.append(
            {
                "panel": number + 1,
                "up": up,
                "landscape": landscape_name(landscapes[number]) if up else None,
                "turned": turns[number] if up else None,
            }
        )
    return shown


def fields(box: Any, s: Any, print_: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each with those who have statues next to it."""
    statues_on, players = box.statues_on.tolist(), range(s.players)
    return [
        {
            "field": field["field"],
            "land": LANDS[land],
            "owner": known_seat(owner),
            "statues": 0 if owner == NOBODY else statues_on[land],
            "beside": [p for p in players if reach >> p & 1],
        }
        for field, land, owner, reach in zip(
            print_, s.land.tolist(), s.owner.tolist(), s.reach.tolist(), strict=False
        )
    ]


def chronicle(s: Any, print_: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        field | {"owner": known_seat(owner), "statues": statues}
        for field, owner, statues in zip(
            print_, s.chronicle.tolist(), s.chronicle_statues.tolist(), strict=False
        )
    ]


def castle(box: Any, s: Any, p: int, seat: int | None, tiles: list[dict[str, Any]]) -> dict[str, Any]:
    """What a player has; what he has chosen for this tick he alone may see."""
    held, choice, rank, placed = int(s.hand[p]), int(s.choice[p]), int(s.rank[p]), int(s.placed[p])
    chosen = choice != NOBODY
    return {
        "colour": slug(Colour(p)),
        "rank": rank,
        "title": RANKS[rank],
        "side": "female" if box.female[p] else "male",
        "retinue": int(s.retinue[p]),
        "mercy": bool(s.mercy[p]),
        "punished": bool(s.punished[p]),
        "placed": placed,
        "left": int(box.statues) - placed,
        "tiles": sum(s.goods[p].tolist()),
        "built": int(s.built[p]),
        "hand": None if held == NOBODY else held + 1,
        "ready": bool(s.ready[p]),
        "chosen": chosen,
        "choice": hand(box, s, p, 0, 0, choice).notation if chosen and p == seat else None,
        "finished": bool(s.finished[p]),
        "spinner": rank == KING,
    } | loot(box, s, p, seat, tiles)
