"""A match: moves by name, number and object; errors that leave it untouched; results; what is known."""

import json
from random import Random

import pytest

import chronik
from chronik.table import Match


def finished(seed: int = 3, **options: object) -> Match:
    match = chronik.game("village", players=2, **options).match(seed=seed)
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.moves()))
    return match


def test_games() -> None:
    assert chronik.games() == ("village", "myvillage", "tumult")


def test_a_move_by_object_notation_and_number() -> None:
    game = chronik.game("village", players=3, edition="bigbox")
    by_object, by_notation, by_number = (game.match(seed=7) for _ in range(3))
    for _ in range(60):
        move = by_object.moves()[-1]
        by_object.play(move)
        by_notation.play(move.notation)
        by_number.play(move.number)
    assert by_object.state_hash() == by_notation.state_hash() == by_number.state_hash()


def test_moves_speak_three_languages() -> None:
    match = chronik.game("village", players=3).match(seed=7)
    move = match.moves()[0]
    assert len({move.text(lang) for lang in ("en", "de", "fr")}) == 3
    assert move.args["space"].name == "HARVEST"


def test_every_refused_move_says_why() -> None:
    match = chronik.game("village", players=3).match(seed=7)
    assert match.refused()
    for move, why in match.refused():
        assert all(why.text(lang) for lang in ("en", "de", "fr"))
        with pytest.raises(chronik.IllegalMove, match=r": "):
            match.play(move)


@pytest.mark.parametrize("move", ["nonsense", "market.pass", "well:orange", 0, 1000, -1])
def test_an_illegal_move_changes_nothing(move: str | int) -> None:
    match = chronik.game("village", players=3).match(seed=7)
    before = match.state.tobytes()
    with pytest.raises(chronik.IllegalMove):
        match.play(move)
    assert match.state.tobytes() == before
    assert match.steps == ()


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    match = finished()
    assert match.actor is None
    assert match.actors == ()
    assert match.moves() == []
    with pytest.raises(chronik.IllegalMove, match="over"):
        match.play("decline")


def test_undo_goes_back_to_the_last_decision() -> None:
    match = chronik.game("village", players=4).match(seed=5)
    positions = []
    random = Random(1)
    for _ in range(80):
        positions.append(match.state.tobytes())
        match.play(random.choice(match.moves()))
    while positions:
        match.undo()
        assert match.state.tobytes() == positions.pop()
    with pytest.raises(chronik.IllegalMove, match="undo"):
        match.undo()


def test_results_add_up() -> None:
    match = finished()
    for seat, score in enumerate(match.scores()):
        assert sum(match.breakdown(seat).values()) == score
    assert sorted(seat for tied in match.ranking() for seat in tied) == [0, 1]


def test_the_view_is_plain_data() -> None:
    match = chronik.game("village", players=3).match(seed=7, names=("Anna", "Bert", "Cleo"))
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["names"] == ["Anna", "Bert", "Cleo"]
    assert "rng" not in json.dumps(match.view(0))


def test_a_hidden_copy_knows_nothing_of_the_past() -> None:
    match = finished()
    match.undo()
    hidden = match.hidden(0, 1)
    assert hidden.steps == ()
    assert match.steps != ()
    hidden.play(hidden.moves()[0])


def test_the_log_tells_names() -> None:
    match = chronik.game("village", players=2).match(seed=1, names=("Anna", "Bert"))
    match.play(match.moves()[0])
    assert any("Anna" in line for line in match.log("de"))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 6}, "players: 2 to 5"),
        ({"players": 5, "edition": "original"}, "players: 2 to 4"),
        ({"edition": "deluxe"}, "edition"),
        ({"expansions": ("inn",), "edition": "original"}, "expansions"),
        ({"expansions": "inn"}, "expansions"),
        ({"players": "three"}, "players"),
        ({"colour": "red"}, "colour"),
        ({"variant": "short"}, "variant"),
        ({"first": 3, "players": 3}, "first: a seat from 0 to 2"),
        ({"compensation": True, "edition": "original"}, "compensation"),
    ],
)
def test_a_game_that_cannot_be_set_up(options: dict[str, object], says: str) -> None:
    with pytest.raises(chronik.OptionError, match=says):
        chronik.game("village", **options)


def test_unknown_games_and_bad_seeds() -> None:
    with pytest.raises(chronik.OptionError, match="one of village"):
        chronik.game("chess")
    game = chronik.game("village")
    for seed in (-1, 1 << 64, 1.5, True):
        with pytest.raises(chronik.OptionError, match="seed"):
            game.match(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(chronik.OptionError, match="names"):
        game.match(names=("Anna",))


def test_without_a_seed_every_match_is_another() -> None:
    game = chronik.game("village")
    assert game.match().seed != game.match().seed
