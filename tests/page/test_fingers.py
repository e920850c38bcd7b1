"""A phone's table: at every kind of decision, all that may be tapped is as large as a finger."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import chronik
from page.browsing import PHONE, Reader
from page.test_table import seated
from server.running import Server

Readers = Callable[..., Reader]
SEED, MOST, FEW = 1, 60, 40  # moves of all seats
DECLINED = ("decline", "market.pass", "build.pass", "raid.done", "raid.wait")
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "village": ("village", {"players": 2}),
    "all expansions": ("village", {"players": 2, "expansions": ["inn", "port", "marriage"]}),
    "solo": ("village", {"players": 1, "solo": True}),
    "solo with everything": (
        "village",
        {"players": 1, "solo": True, "expansions": ["inn", "port", "marriage"]},
    ),
    "my village": ("myvillage", {"players": 2}),
    "tumult": ("tumult", {"players": 3}),
}


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_is_for_fingers(reader: Readers, server: Server, table: str) -> None:
    asked = play(reader, server, table, MOST)
    assert len(asked) > 5, asked


@pytest.mark.parametrize("width", [360, 430])
def test_on_narrow_and_wide_phones(reader: Readers, server: Server, width: int) -> None:
    play(reader, server, "all expansions", FEW, size=(width, PHONE[1]), lang="de")


def play(reader: Readers, server: Server, named: str, most: int, **how: Any) -> set[str]:
    """Looks at the first decision of each kind."""
    game, options = TABLES[named]
    match, chance = chronik.game(game, **options).match(seed=SEED), random.Random(SEED)
    seats = [{"kind": "human"}] * options["players"]
    table = server.table(game, seats=seats, options=options, seed=SEED)
    anna = reader(**{"size": PHONE, **how}, **seated(table, 0)).open(f"/t/{table.id}")
    asked: set[str] = set()
    while not match.over and len(match.steps) < most:
        seat, seq, task = match.actor or 0, len(match.steps), match.view(0)["asked"]["task"]
        if seat == 0 and task not in asked:
            asked.add(task)
            anna.reached(seq).fits()
            anna.is_for_fingers()
        move = chosen(match.moves(), chance)
        assert table.play(seat, seq, move.notation).status_code == 200
        match.play(move)
    return asked


def chosen(moves: list[Any], chance: random.Random) -> Any:
    """By people who rarely decline, and do not raid for long."""
    done = [move for move in moves if move.notation == "raid.done" and chance.random() < 0.2]
    willing = [move for move in moves if move.notation not in DECLINED]
    return chance.choice(done or (willing if willing and chance.random() < 0.9 else moves))
