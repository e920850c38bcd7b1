"""What is printed on boards, cards and tiles, as plain data: it never changes, so it is made once a box."""

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from chronik.tumult.components.box import place_of
from chronik.tumult.components.tables import landscape_name
from chronik.tumult.rounds import GAMBLERS_PHASES, PHASES
from chronik.tumult.state import CELLS, LANDSCAPES, NOBODY, Box, Colour, Good, Land, Phase, Rank
from chronik.tumult.words.names import face_of, field_name, slug

BOXES_KEPT = 64


@lru_cache(BOXES_KEPT)
def printed(contents: bytes) -> dict[str, Any]:
    """For the bytes of a box. Whoever gets it must not change it."""
    box = np.frombuffer(contents, Box.dtype)[0]
    return {
        "colours": [slug(colour) for colour in Colour],
        "ranks": [slug(rank) for rank in Rank],
        "phases": [slug(Phase(phase)) for phase in (GAMBLERS_PHASES if box.gambler else PHASES)],
        "spinner": {"sectors": box.spinner[: box.sectors].tolist(), "forgotten": int(box.forgotten)},
        "tiles": tiles(box),
        "retinue": retinue(box),
        "statues": int(box.statues),
        "lands": {slug(kind): land(box, kind) for kind in Land},
        "landscapes": {landscape_name(n): landscape(box, n) for n in range(LANDSCAPES)},
        "frame": {"columns": int(box.columns), "face_up": box.face_up[: box.panels].astype(bool).tolist()},
        "fields": [field(box, number) for number in range(box.panels * CELLS)],
        "chronicle": [chronicle(box, number) for number in range(box.chronicle)],
    }


def tiles(box: Any) -> dict[str, Any]:
    faces = Counter(face_of(number) for number in box.face[: box.tiles].tolist())
    return {
        "in_play": [{"good": slug(good), "value": v, "count": n} for (good, v), n in sorted(faces.items())],
        "set_aside": int(box.set_aside),
        "mercy": int(box.mercy),
    }


def retinue(box: Any) -> dict[str, int]:
    return {
        "tokens": int(box.retinue),
        "start": int(box.start_retinue),
        "tumult": int(box.loss),
        "coronation": int(box.coronation),
        "consolation": int(box.consolation),
        "relief": int(box.relief),
        "overpaid": int(box.overpaid),
    }


def land(box: Any, kind: Land) -> dict[str, Any]:
    """What a field costs beside own statues and away from them, and how many statues it takes."""
    beside = {slug(good): int(box.price[kind, good]) for good in Good}
    away = {good: int(box.factor) * units for good, units in beside.items()}
    return {
        "beside": beside,
        "away": away if box.anywhere[kind] else None,
        "statues": int(box.statues_on[kind]),
    }


def landscape(box: Any, number: int) -> list[list[str]]:
    kinds = [slug(Land(kind)) for kind in box.landscape[number].tolist()]
    return [kinds[0:3], kinds[3:6], kinds[6:9]]


def field(box: Any, number: int) -> dict[str, Any]:
    row, column = place_of(box, number)
    return {"field": field_name(box, number), "panel": number // CELLS + 1, "row": row, "column": column}


def chronicle(box: Any, number: int) -> dict[str, Any]:
    end = int(box.chronicle_end[number])
    return {
        "room": int(box.chronicle_statues[number]),
        "end": None if end == NOBODY else end,
        "uncovers": int(box.chronicle_uncover[number]),
    }
