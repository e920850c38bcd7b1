"""What a seat is offered: while all act at once, words are kept from one position to the next."""

from random import Random

import pytest

import chronik
from chronik.locale import LANGUAGES
from chronik.server.work import offers
from chronik.table import Match

TOUCHES = 60


def raid(clock: str, seed: int) -> Match:
    """A match of Tumult Royale whose first raid has just begun."""
    match = chronik.game("tumult", players=4, clock=clock).match(seed=seed)
    while match.task.name != "RAID":
        moves = {move.notation: move for move in match.moves()}
        match.play(moves.get("raid.start") or next(iter(moves.values())))
    return match


@pytest.mark.parametrize("clock", ["realtime", "ticks"])
def test_what_is_offered_in_a_raid_is_what_the_rules_say_now(clock: str) -> None:
    """In every position of it, for every hand, in every language: words that were kept are the right ones."""
    match, chance = raid(clock, seed=3), Random(3)
    for _ in range(TOUCHES):
        if match.over or match.task.name != "RAID":
            break
        for seat in match.actors:
            for lang in LANGUAGES:
                now = offers.legal(match, seat, lang), offers.refused(match, seat, lang)
                assert offers.offered(match, seat, lang) == now
        seat = chance.choice(match.actors)
        moves = [move for move in match.moves(seat) if move.notation != "raid.done"]
        match.play(chance.choice(moves), seat)
    assert len(match.steps) > TOUCHES // 2


def test_hands_are_offered_different_things() -> None:
    match = raid("realtime", seed=4)
    lifted = next(move for move in match.moves(0) if move.notation.startswith("raid.lift"))
    match.play(lifted, 0)
    own, others = offers.offered(match, 0, "en"), offers.offered(match, 1, "en")
    assert [row["notation"] for row in own[0]] == ["raid.keep", "raid.back"]
    assert lifted.notation in [row["notation"] for row in others[1]]
    assert lifted.notation not in [row["notation"] for row in others[0]]
