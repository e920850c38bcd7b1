"""Every check of every position finds what it looks for."""

import pytest

from chronik.tumult.state import FACE_DOWN, NOBODY, Phase, Where
from faults import Change, broken
from tumult.positions import tumult

MANY = 40  # more than there are of anything
UNUSED_SEAT = 3  # in a game of three

CASES: list[tuple[str, tuple[Change, ...]]] = [
    ("retinue", (("supply", 1),)),
    ("retinue", (("retinue", 1, 0),)),
    ("retinue", (("retinue", 1, UNUSED_SEAT), ("supply", -1))),
    ("retinue", (("retinue", -MANY, 0), ("supply", MANY))),
    ("retinue", (("retinue", MANY, 0), ("retinue", MANY, 1), ("supply", -2 * MANY))),
    ("tiles", (("face", 1, 0),)),
    ("hands", (("hand", 1 - NOBODY, 0),)),
    ("boards", (("goods", 1, 0, 0),)),
    ("boards", (("goods", 1, UNUSED_SEAT, 5),)),
    ("statues", (("placed", 1, 0),)),
    ("statues", (("placed", -1, UNUSED_SEAT),)),
    ("footing", (("reach", 1, 0),)),
    ("ranks", (("rank", 1, 0),)),
    ("chronicle", (("rounds", 2),)),
    ("chronicle", (("chronicle", -NOBODY, 0),)),
    ("rounds", (("rounds", -1),)),
    ("agenda", (("depth", MANY),)),
    ("agenda", (("depth", -MANY),)),
]


@pytest.mark.parametrize(("fault", "changes"), CASES)
def test_a_fault_is_found(fault: str, changes: tuple[Change, ...]) -> None:
    assert broken(tumult(3), *changes) == fault


def test_an_empty_agenda_is_only_right_at_the_end() -> None:
    match = tumult(3)
    assert broken(match, ("depth", -int(match.state.depth))) == "agenda"


@pytest.mark.parametrize(("where", "fault"), [(Where.BOX, "tiles"), (Where.BOARD + 3, "tiles")])
def test_a_tile_is_somewhere(where: int, fault: str) -> None:
    match = tumult(3)
    assert broken(match, ("where", where - int(match.state.where[0]), 0)) == fault


def test_a_hand_and_what_it_holds() -> None:
    match = tumult(3)
    s = match.state
    held = ("where", Where.HAND - int(s.where[4]), 4)
    assert broken(match.copy(), held, ("hand", 4 - NOBODY, 0)) == ""
    assert broken(match.copy(), held) == "hands"
    assert broken(match.copy(), held, ("hand", 4 - NOBODY, 1)) == "hands"


def test_tiles_are_set_aside_after_the_raid() -> None:
    match = tumult(3)
    s = match.state
    s.phase = Phase.RAID + 1
    aside = int(match.game.boxes[0].set_aside) * 3
    for tile in range(aside):
        s.where[tile] = Where.ASIDE
    assert broken(match, ("where", Where.BOARD - Where.ASIDE, 0), ("goods", 1, 0, int(s.face[0]))) == "aside"


def test_landscapes_are_all_there_and_show_what_is_printed() -> None:
    match = tumult(3)
    s = match.state
    assert broken(match.copy(), ("panel", int(s.panel[1] - s.panel[0]), 0)) == "landscapes"
    assert broken(match.copy(), ("land", 1, 0)) == "landscapes"


def test_the_chronicle_is_filled_from_the_left_by_players() -> None:
    match = tumult(3)
    s = match.state
    s.rounds, s.chronicle[0] = 2, 0
    assert broken(match.copy(), ("chronicle", NOBODY, 0), ("chronicle", -NOBODY, 1)) == "chronicle"
    assert broken(match.copy(), ("chronicle", 3, 0)) == "chronicle"


def test_nobody_stands_on_a_landscape_that_is_face_down() -> None:
    match = tumult(2)
    s, box = match.state, match.game.boxes[0]
    field = s.land.tolist().index(FACE_DOWN)
    beside = [int(other) for other in box.neighbour[field] if other != NOBODY]
    footing = [("reach", 1, other) for other in beside]
    assert broken(match, ("owner", -NOBODY, field), *footing) == "landscapes"
