"""The Port in random games: every piece is conserved, secrets are kept, all has its words."""

import json
import random
from collections.abc import Iterator

import pytest

from chronik.locale import LANGUAGES
from chronik.table import Match
from village.positions import give, village

STEPS = 300
VOYAGE = ("hire", "load", "ship", "island", "burial", "chest")
setups = pytest.mark.parametrize(
    ("players", "expansions"),
    [
        (1, ("port",)),
        (2, ("port",)),
        (3, ("inn", "port", "marriage")),
    ],
)


def voyages(players: int, expansions: tuple[str, ...], seed: int) -> Iterator[Match]:
    """The beginning of a random game of rich players who like to sail; after each move."""
    match = village(players, seed=seed, expansions=expansions)
    dice = random.Random(seed)
    for seat in range(players):
        give(match, seat, coins=4)
    for _ in range(STEPS):
        if match.over:
            return
        moves = match.moves()
        travel = [move for move in moves if move.notation.startswith((*VOYAGE, "take.travel"))]
        match.play(dice.choice(travel if travel and dice.random() < 0.5 else moves))
        yield match


@pytest.mark.rule("VP-LOAD-01", "VP-LOAD-02", "VP-SETUP-08")
@setups
def test_every_piece_is_conserved(players: int, expansions: tuple[str, ...]) -> None:
    sailed = False
    for match in voyages(players, expansions, seed=11):
        assert match.game.rules.check(match.game.boxes[0], match.state) == 0
        sailed = sailed or bool(match.state.ship.any())
    assert sailed


@setups
def test_secrets_are_kept(players: int, expansions: tuple[str, ...]) -> None:
    for number, match in enumerate(voyages(players, expansions, seed=12)):
        if number % 30 == 0:
            for seat in range(players):
                twin = match.hidden(seat, number)
                assert twin.game.rules.check(twin.game.boxes[0], twin.state) == 0
                assert twin.view(seat) == match.view(seat)
                assert json.loads(json.dumps(match.view(seat)))["sea"]


def test_everything_has_its_words() -> None:
    for match in voyages(3, ("port",), seed=13):
        if match.over:
            break
        moves, refused = match.moves(), match.refused()
        names = [move.notation for move in moves] + [move.notation for move, _ in refused]
        assert len(set(names)) == len(names)
        for lang in LANGUAGES:
            assert match.question(lang)
            assert all(move.text(lang) for move in moves)
            assert all(move.text(lang) and why.text(lang) for move, why in refused)
    assert all(match.log(lang) for lang in LANGUAGES)
