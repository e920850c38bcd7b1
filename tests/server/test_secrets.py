"""What no message may tell: the seed, and whatever a reader cannot know."""

import json
from random import Random
from typing import Any

import pytest

from chronik.server.work.board import shown
from chronik.table import Match, game
from server.running import Server

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("village", {"players": 4}),
    ("village", {"players": 3, "expansions": ("inn", "port", "marriage")}),
    ("village", {"solo": True}),
    ("myvillage", {"players": 3}),
    ("tumult", {"players": 4}),
    ("tumult", {"players": 3, "memory": True, "variant": "gambler"}),
]
POSITIONS = 40


def told(match: Match, seat: int | None) -> str:
    """All that the rules say to a reader of a position, but the log before it, which copies do not have."""
    seqs = list(range(1, len(match.steps) + 1))
    return json.dumps(shown(match, seqs, seat, "en", len(match.steps)) | {"log": None, "whole_log": None})


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_a_reader_is_told_the_same_whatever_is_hidden_from_him(name: str, options: dict[str, Any]) -> None:
    """Two positions that differ only in what a seat cannot know give it the same bytes."""
    random = Random(name)
    match = game(name, **options).match(seed=11, names=())
    for _ in range(POSITIONS):
        if match.over:
            break
        match.play(random.choice(match.moves()))
        for seat in range(match.game.players):
            twin = match.hidden(seat, random.randrange(1 << 32))
            assert told(asked_as(match, seat), seat) == told(twin, seat)
            assert told(asked_as(match, seat), None) == told(twin, None)


def asked_as(match: Match, seat: int) -> Match:
    """The same match without its past; where several may act, this seat is asked, as in its hidden copies."""
    bare = match.hidden(seat, 1)
    bare._states[:] = match._states
    if seat in match.actors:
        bare.state.agenda[bare.state.depth - 1, 1] = seat
    return bare


@pytest.mark.parametrize("name", ["village", "tumult"])
def test_neither_seed_nor_generator_leaves_before_the_end(server: Server, name: str) -> None:
    """With a seed of our own choice we know what to look for: in every message that anybody gets."""
    seed = 1234567890123456789
    table = server.table(name, seats=[{"kind": "human"}, {"kind": "human"}], seed=seed)
    match = game(name, players=2).match(seed=seed)
    secrets = {str(seed), str(int(match.state.rng))}
    heard = [json.dumps(table.made), table.ask("GET", "/report").text]
    with table.live(0, since=0) as anna, table.live(1, since=0) as bert, table.live(since=0) as watching:
        for _ in range(15):
            seen = table.step()
            heard.append(json.dumps(seen))
            for reader in (anna, bert, watching):
                message = reader.hear()
                heard.append(json.dumps(message))
            match.play(match.moves(seen["you"])[0].notation, seen["you"])
            secrets.add(str(int(match.state.rng)))
    for seat in (0, 1, None):
        answer = table.ask("GET", "/record", seat)
        assert answer.status_code == 403
        heard.append(answer.text)
    assert table.get()["practice"] is True
    for message in heard:
        assert '"rng"' not in message
        assert '"seed"' not in message
        for secret in secrets:
            assert secret not in message


def test_a_seat_is_told_only_its_own_options(server: Server) -> None:
    table = server.table("tumult", seats=[{"kind": "human"}] * 3)
    for _ in range(12):
        for seat in (0, 1, 2, None):
            found = table.get(seat)
            assert found["you"] == seat
            assert found["view"]["seat"] == seat
            assert bool(found["moves"]) == (seat in found["actors"])
        table.step()


def test_what_somebody_chose_in_secret_is_told_to_nobody_else(server: Server) -> None:
    """In the raid of Tumult Royale all choose for the same moment."""
    table = server.table("tumult", seats=[{"kind": "human"}] * 2)
    while not any(
        move["notation"].startswith("raid.lift") for move in table.get(table.get()["actors"][0])["moves"]
    ):
        table.step()
    seat = table.get()["actors"][0]
    seen = table.get(seat)
    chosen = next(move["notation"] for move in seen["moves"] if move["notation"].startswith("raid.lift"))
    assert table.play(seat, seen["seq"], chosen).status_code == 200
    assert table.get(seat)["view"]["castles"][seat]["choice"] == chosen
    for other in ({0, 1} - {seat}) | {None}:
        found = table.get(other)
        assert found["view"]["castles"][seat]["choice"] is None
        assert chosen not in json.dumps([found["log"], found["events"], found["view"]["castles"][seat]])
