"""What each value would open is told before the dice are chosen: as the rules then say it."""

import random
from typing import Any

import pytest

from chronik.table import Match
from myvillage.positions import choose_dice, meeting, myvillage, shop, waiting

GAMES = range(3)
MOST = 400  # moves of a game


def price_of(match: Match, seat: int | None) -> dict[str, int]:
    """What the seat owns of that which changes dice."""
    village = match.view(seat)["villages"][seat or 0]
    return {"coins": village["coins"], "markers": village["markers"], "time": -village["clock"]}


def build(match: Match, pair: dict[str, Any]) -> None:
    """Take the dice of the pair, and give them their faces."""
    held = len(match.view(match.actor)["dice"])
    for die in pair["dice"][held:]:
        match.play(f"die.{die['colour']}{die['face']}")
    markers = pair["price"].get("markers", 0)
    # The die that is farther from its face is worth the marker.
    steps = sorted(
        ((die["face"], face) for die, face in zip(pair["dice"], pair["faces"], strict=True)),
        key=lambda step: -abs(step[1] - step[0]),
    )
    for old, face in steps:
        if old != face and markers:
            match.play(f"dice.set:{old}-{face}")
            markers -= 1
            continue
        while old != face:
            way, step = ("raise", 1) if face > old else ("lower", -1)
            match.play(f"dice.{way}:{old}")
            old += step
    if match.view(match.actor)["asked"]["task"] == "change":
        match.play("dice.keep")


def opened(match: Match) -> set[str]:
    """The banners that the rules offer now; the chief's is open with every value."""
    moves = {move.notation for move in match.moves()}
    return {move for move in moves if move.split(".")[0] in ("take", "use", "serve", "hand", "bailiff")}


def told(entry: dict[str, Any]) -> set[str]:
    return {banner["move"] for banner in entry["black"] + entry["white"] if "why" not in banner}


@pytest.mark.parametrize("seed", GAMES)
def test_the_cheapest_pair_costs_and_opens_what_was_told(seed: int) -> None:
    match, chance, seen = myvillage(3, seed), random.Random(seed), 0
    for _ in range(MOST):
        if match.over:
            break
        prospects = match.view(None)["prospects"]
        assert (prospects is not None) == (match.view(None)["asked"]["task"] in ("die", "change"))
        entry = chance.choice(prospects) if prospects else None
        if entry and entry["pair"]:
            seat, trial = match.actor, match.copy()
            assert sum(entry["pair"]["faces"]) == entry["value"]
            before = price_of(trial, seat)
            build(trial, entry["pair"])
            clouds = trial.view(seat)["printed"]["clouds"]
            spent = {name: have - price_of(trial, seat)[name] for name, have in before.items()}
            spent["time"] %= clouds
            assert {name: count for name, count in spent.items() if count} == entry["pair"]["price"]
            if trial.view(seat)["asked"] == {"seat": seat, "task": "activate"}:
                assert opened(trial) == told(entry)
                seen += 1
        match.play(chance.choice(match.moves()))
    assert seen > 10


def entry_of(match: Match, value: int) -> dict[str, Any]:
    return next(entry for entry in match.view(0)["prospects"] if entry["value"] == value)


def test_a_value_that_no_pair_reaches_has_none() -> None:
    match = myvillage()
    choose_dice(match, "w1 w1").coins[0] = 0
    assert entry_of(match, 2)["pair"]["price"] == {}
    assert entry_of(match, 3)["pair"] is None


def test_coins_and_markers_reach_farther() -> None:
    match = myvillage()
    choose_dice(match, "w1 w1 b6").coins[0] = 1
    assert entry_of(match, 3)["pair"] == {
        "dice": [{"colour": "white", "face": 1}] * 2,
        "faces": [1, 2],
        "price": {"coins": 1},
    }
    assert entry_of(match, 7)["pair"]["price"] == {"time": 2}
    meeting(match, 0, markers=1)
    assert entry_of(match, 7)["pair"]["price"] == {"markers": 1}


def test_a_banner_that_matches_tells_what_is_missing() -> None:
    match = myvillage()
    choose_dice(match, "w1 w4 w5")
    shop(match, 0, "stables", 6, goods=1)
    waiting(match, 0, "CU09")
    assert {"move": "use.stables", "price": {"time": 1}} in entry_of(match, 6)["white"]
    wanting = next(one for one in entry_of(match, 3)["white"] if one["move"] == "serve.CU09")
    assert wanting["why"] == "no-goods"
    match.state.villager[0, :] = 0
    assert {"move": "use.stables", "price": {"time": 1}, "why": "no-craftsman"} in entry_of(match, 6)["white"]


def test_points_are_told_at_any_time() -> None:
    match, chance = myvillage(2, 5), random.Random(5)
    while not match.over:
        match.play(chance.choice(match.moves()))
    assert [village["points"] for village in match.view(None)["villages"]] == list(match.scores())
