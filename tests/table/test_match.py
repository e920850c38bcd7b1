"""A match: moves by name, number and object; errors that leave it untouched; results; what is known."""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import chronik
from chronik.table import Match
from chronik.table.game import set_up


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


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
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


HUGE = 10**5000


def kind(value: object) -> str:
    """A name for a test: some values cannot be told."""
    return type(value).__name__


@pytest.mark.long
def test_a_question_after_the_end() -> None:
    match = finished()
    for ask in (lambda: match.question(), lambda: match.task):
        with pytest.raises(chronik.IllegalMove, match="over"):
            ask()


def test_numbers_may_be_numpys() -> None:
    match = chronik.game("village", players=np.int64(3)).match(seed=np.uint64(7))
    move = match.moves(np.int8(0))[0]
    assert match.play(np.int64(move.number)) == move
    assert json.dumps(match.view(np.int32(1)))


@pytest.mark.parametrize(
    "move", [True, False, None, 1.0, b"well", ["well"], HUGE, -HUGE, "x" * 5000, "\x1b[2J\n"], ids=kind
)
def test_a_move_of_no_kind(move: object) -> None:
    match = chronik.game("village").match(seed=7)
    with pytest.raises(chronik.IllegalMove) as caught:
        match.play(move)  # type: ignore[arg-type]
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("seat", [9, -1, 3, True, 1.0, "0", HUGE], ids=kind)
def test_a_seat_that_is_not_at_the_table(seat: object) -> None:
    match = chronik.game("village", players=3).match(seed=7)
    for ask in (match.view, match.breakdown, lambda p: match.hidden(p, 1)):
        with pytest.raises(chronik.ChronikError, match="seat: 0 to 2, not"):
            ask(seat)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("seat", [9, -2, True, 1.5, HUGE], ids=kind)
def test_moves_of_a_seat_that_is_not_at_the_table(seat: object) -> None:
    match = chronik.game("village", players=3).match(seed=7)
    for ask in (match.moves, match.refused, lambda p: match.play("decline", p)):
        with pytest.raises(chronik.ChronikError, match="seat: 0 to 2, not"):
            ask(seat)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("seed", [-1, 1 << 64, HUGE, True, 0.5, "1"], ids=kind)
def test_a_hidden_copy_with_a_bad_seed(seed: object) -> None:
    match = chronik.game("village").match(seed=7)
    with pytest.raises(chronik.OptionError, match="seed: a whole number from 0"):
        match.hidden(0, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "names",
    [
        "Ann",
        ("Anna", "Bert", ""),
        ("Anna", "Bert", "x" * 5000),
        ("A", "B", "C\n"),
        ("A", "B", "\ud800"),
        (1, 2, 3),
        5,
    ],
)
def test_names_that_cannot_be_shown(names: object) -> None:
    with pytest.raises(chronik.OptionError, match="names: "):
        chronik.game("village", players=3).match(seed=1, names=names)  # type: ignore[arg-type]


def moved(game: chronik.Game, moves: int) -> Match:
    match, random = game.match(seed=5), Random(2)
    while len(match.steps) < moves:
        match.play(random.choice(match.moves()))
    return match


def same(one: Match, other: Match) -> None:
    """The same now, in the past and in words; but not one thing."""
    assert one.record.text() == other.record.text()
    assert one.log("de") == other.log("de")
    before = one.state_hash()
    other.undo()
    other.play(other.moves()[-1])
    assert one.state_hash() == before


@pytest.mark.parametrize("name", chronik.games())
def test_matches_can_be_copied_and_pickled(name: str) -> None:
    for twin in (copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))):
        match = moved(chronik.game(name, players=2), 30)
        same(match, twin(match))
    again = pickle.loads(pickle.dumps(match.game))
    assert again == match.game
    assert hash(again) == hash(match.game)


@pytest.mark.parametrize("name", chronik.games())
def test_moves_travel_with_what_they_cost_and_give(name: str) -> None:
    match = moved(chronik.game(name, players=2), 30)
    for move, again in ((move, pickle.loads(pickle.dumps(move))) for move in match.moves()):
        assert again == move
        assert again.text("fr") == move.text("fr")
        assert again.args == move.args
        assert (again.cost, again.gain, again.death) == (move.cost, move.gain, move.death)
    match.play(again)


def test_a_language_that_nobody_speaks_here_is_told() -> None:
    match = chronik.game("village", players=2).match(seed=1)
    (move, *_), ((_, why), *_) = match.moves(), match.refused()
    for ask in (move.text, why.text, match.log):
        with pytest.raises(chronik.OptionError, match="language: one of en, de, fr, not es"):
            ask("es")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("name", chronik.games())
def test_what_the_log_counts_stands_in_its_words(name: str, lang: str) -> None:
    match, random, counted = chronik.game(name).match(seed=5), Random(5), set()
    for _ in range(150):
        if not match.over:
            match.play(random.choice(match.moves()))
    for told in (told for page in match.events(lang) for told in page):
        at = 0
        for words, thing, count in told["amounts"]:
            at = told["text"].index(words, at) + len(words)
            assert str(count) in words
            counted.add(thing)
    assert len(counted) > 2


def test_a_match_goes_to_another_process(tmp_path: Path) -> None:
    match = moved(chronik.game("village", players=2, expansions=("inn",)), 30)
    (tmp_path / "match").write_bytes(pickle.dumps(match))
    program = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')).record.text(), end='')"
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "match")], capture_output=True, check=True, text=True
    )
    assert done.stdout == match.record.text()


def test_own_components_travel_with_the_game(tmp_path: Path) -> None:
    farm = (Path(chronik.__file__).parent / "village" / "components" / "farm.toml").read_text()
    (tmp_path / "farm.toml").write_text(farm.replace("barn = 5", "barn = 6"))
    game = chronik.game("village", components=tmp_path)
    (tmp_path / "farm.toml").unlink()
    again = pickle.loads(pickle.dumps(game))
    assert again.corrections == {"farm.barn": 6}
    assert again.boxes[0].barn == 6
    assert again.component_hash == game.component_hash != chronik.game("village").component_hash


def test_all_public_names_are_listed() -> None:
    assert set(chronik.__all__) <= set(dir(chronik))
    assert "__version__" in dir(chronik)


@pytest.mark.parametrize(
    ("name", "options", "says"),
    [
        ("village", {"edition": "foo"}, "edition: bigbox or original, not foo"),
        ("village", {"clock": "realtime"}, "village has no option clock; its options are players, edition,"),
        ("village", {"inn_side": "C", "expansions": ("inn",)}, "inn_side: A or B, not C"),
        ("village", {"expansions": ("tavern",)}, "expansions: a list, any of inn, marriage or port, not"),
        ("village", {"first": "last"}, "first: a whole number or random, not last"),
        ("village", {"solo": "yes"}, "solo: true or false, not yes"),
        ("village", {"players": HUGE}, "players: 2 to 5 in the edition bigbox, not a number too long"),
        ("village", {"players": [[[]]]}, "players: a whole number, not"),
        ("village", {"x" * 5000: 1}, "village has no option x"),
        ("village", {"name": "village"}, "village has no option name"),
        ("tumult", {"sides": ("north",)}, "sides: a list, any of female or male, not"),
        ("tumult", {"clock": "sundial"}, "clock: realtime or ticks, not sundial"),
        ("tumult", {"variant": "short"}, "variant: gambler, not short"),
        ("tumult", {"ticks": 0}, "ticks: 1 to 100, not 0"),
        ("tumult", {"edition": "bigbox"}, "tumult has no option edition; its options are players, variant,"),
        (
            "myvillage",
            {"expansions": ()},
            "myvillage has no option expansions; its options are players, first",
        ),
    ],
)
def test_option_errors_say_what_is_allowed(name: str, options: dict[str, object], says: str) -> None:
    with pytest.raises(chronik.OptionError) as caught:
        set_up(name, options)
    assert str(caught.value).startswith(says)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("components", [5, b"x", ["x"], "no\0where", "x" * 5000, {5: 5}], ids=kind)
def test_components_that_are_no_folder(components: object) -> None:
    with pytest.raises(chronik.OptionError, match="components: "):
        chronik.game("village", components=components)  # type: ignore[arg-type]
