"""Studies: what is watched is what happened, and what is said of it is what it says."""

import json
from pathlib import Path

import numpy as np
import pytest

import chronik
from chronik.bots.networks import FOLDER
from chronik.kernel.journal import EVENT
from chronik.lab import findings
from chronik.lab.arena import Pairing, play
from chronik.lab.crew import Threads
from chronik.lab.deeds import DEEDS, counted, deaths, things_of
from chronik.lab.findings import Sample
from chronik.lab.study import Study, longest_pause, varied, without_compensation
from chronik.lab.watch import watch
from chronik.locale import LANGUAGES
from chronik.rulebook.errors import OptionError
from chronik.table import Game
from chronik.village.state import Event

COMPONENTS = Path(chronik.__file__).parent / "village/components"


def sample(places: list[list[int]], **more: object) -> Sample:
    """Games of which only the places matter, and whatever else is given."""
    shape = np.array(places).shape
    blank = {name: np.zeros(shape[:1], int) for name in ("rounds", "decisions", "pause")}
    blank |= {name: np.zeros(shape, int) for name in ("scores", "early", "players")}
    blank |= {name: np.zeros((*shape, 1), int) for name in ("points", "deeds")}
    return Sample(**(blank | {"places": np.array(places)} | {k: np.array(v) for k, v in more.items()}))


# watching


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "level"),
    [("village", "greedy"), ("myvillage", "journeyman"), ("tumult", "grandmaster"), ("tumult", "random")],
)
def test_a_game_that_is_watched_is_the_same_as_in_the_arena(name: str, level: str) -> None:
    game = chronik.game(name, players=2)
    seen, report = watch(game, [level] * 2, seed=5), play(game, [level], Pairing(0, 5, (0, 0)))
    assert (seen.scores, seen.places, seen.rounds) == (report.scores, report.places, report.rounds)
    assert seen.decisions == sum(report.decisions)
    assert [sum(row) for row in seen.points] == seen.scores


@pytest.mark.long
def test_games_from_the_last_seed_of_all_can_be_watched() -> None:
    seen = watch(chronik.game("tumult", players=2), ["grandmaster", "search:2"], seed=2**64 - 1)
    assert sorted(seen.places) in ([1, 1], [1, 2])


@pytest.mark.long
def test_a_network_of_ones_own_plays_as_well(tmp_path: Path) -> None:
    game, shipped = chronik.game("tumult", players=2), FOLDER / "tumult-2.npz"
    seen = [watch(game, [word] * 2, seed=5).scores for word in ("greedy", f"greedy@{shipped}")]
    assert seen[0] == seen[1]


@pytest.mark.long
def test_what_the_journal_told_is_counted() -> None:
    game = chronik.game("village", players=2)
    seen = watch(game, ["greedy"] * 2, seed=1)
    counts = counted("village", seen.story, 2)
    served = [k for k, thing in enumerate(things_of("village")) if thing.deed.group == "customers"]
    assert counts[:, served].sum() == (seen.story[:, EVENT] == Event.SERVED).sum() > 0
    graves = [k for k, thing in enumerate(things_of("village")) if thing.deed.group == "deaths"]
    assert counts[:, graves].sum() == len(deaths("village", seen.story)) > 0


@pytest.mark.parametrize("name", chronik.games())
def test_all_that_is_counted_has_a_name_in_every_language(name: str) -> None:
    expansions = {"expansions": ("inn", "port", "marriage")} if name == "village" else {}
    box = chronik.game(name, **expansions).boxes[0]
    for lang in LANGUAGES:
        for deed in DEEDS[name]:
            names = [deed.said(box, which, lang) for which in deed.which if deed.there(box, which)]
            assert all(names)
            assert len(set(names)) == len(names), deed.group


def test_the_longest_stretch_without_a_death() -> None:
    assert longest_pause(np.array([2, 3, 7]), 8) == 3
    assert longest_pause(np.array([], int), 8) == 8
    assert longest_pause(np.array([1, 2]), 2) == 0


# what it says


def test_a_shared_victory_is_half_a_victory() -> None:
    found = sample([[1, 2], [1, 1]])
    assert found.wins.tolist() == [[1, 0], [0.5, 0.5]]
    assert found.fair == 0.5


def test_alone_one_wins_who_does_better_than_usual() -> None:
    found = sample([[1], [1], [1]], scores=[[10], [30], [20]])
    assert found.wins.ravel().tolist() == [0, 1, 0]


def test_seats_that_win_what_they_should_have_a_share_of_one() -> None:
    first, second = findings.seats(sample([[1, 2], [2, 1], [1, 2], [2, 1]]), seed=0)
    assert first["win"]["value"] == second["win"]["value"] == 1
    low, high = first["win"]["interval"]
    assert low < 1 < high


def test_a_mean_lies_in_its_interval_and_more_games_narrow_it() -> None:
    random = np.random.default_rng(1)
    few, many = (findings.means(random.normal(5, 2, size), seed=0)[0] for size in (50, 5000))
    for row in (few, many):
        low, high = row["interval"]
        assert low < 5 < high
    assert many["interval"][1] - many["interval"][0] == pytest.approx(4 * 1.96 / 5000**0.5, rel=0.1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random = np.random.default_rng(2)
    rows = [findings.means(random.exponential(1, 100), seed=trial)[0]["interval"] for trial in range(200)]
    assert 0.88 <= np.mean([low <= 1 <= high for low, high in rows]) <= 0.99


def test_the_same_seed_gives_the_same_interval() -> None:
    values = np.arange(20)
    assert findings.means(values, seed=3) == findings.means(values, seed=3)
    assert findings.means(values, seed=3) != findings.means(values, seed=4)


def test_what_winners_do_more_often_wins() -> None:
    found = sample([[1, 2]] * 10, deeds=[[[3, 1, 2], [1, 3, 2]]] * 10)
    good, bad, even = findings.what_wins(found)
    assert (good["win"]["value"], bad["win"]["value"]) == (2, 0)
    assert even["win"]["count"] == 0
    assert even["times"] == 2


def test_points_by_source() -> None:
    found = sample([[1, 2]] * 4, points=[[[9, 1], [4, 3]]] * 4)
    first, second = findings.sources(found, seed=0)
    assert (first["winners"]["value"], first["others"]["value"], first["difference"]["value"]) == (9, 4, 5)
    assert second["difference"]["interval"] == (-2, -2)


def test_everybody_plays_the_way_that_stands_out() -> None:
    measures = np.array([[[9, 1], [1, 9]], [[8, 2], [2, 8]]])
    kinds = findings.classified(measures)
    assert kinds.tolist() == [[0, 1], [0, 1]]
    found = sample([[1, 2], [1, 1]])
    table = findings.against(found, kinds, 2)
    assert table[0][0] is None
    assert table[0][1] is not None
    assert table[0][1]["value"] == 0.75
    assert findings.fortunes(found, kinds, 2)[1]["part"] == 0.5


# whole studies


@pytest.fixture
def village() -> Game:
    return chronik.game("village", players=2)


def test_the_compensation_is_turned_round_where_there_is_one(village: Game) -> None:
    turned = without_compensation(village)
    assert turned is not None
    assert turned.settings.compensation is False
    assert without_compensation(chronik.game("village", solo=True)) is None
    assert without_compensation(chronik.game("village", players=2, edition="original")) is None
    assert without_compensation(chronik.game("tumult")) is None


def test_the_same_components_are_no_variant(village: Game, tmp_path: Path) -> None:
    (tmp_path / "crafts.toml").write_text((COMPONENTS / "crafts.toml").read_text())
    with pytest.raises(OptionError, match="the same components"):
        varied(village, tmp_path)


@pytest.mark.long
def test_variants_have_the_same_chances(village: Game, tmp_path: Path) -> None:
    """What is not in the game changes nothing; what is, changes something, whatever it is called."""
    for folder, table, old, new in (
        ("beer", "inn", "start_beer = 1", "start_beer = 2"),
        ("base", "scoring", "", ""),
    ):
        (tmp_path / folder).mkdir()
        words = (COMPONENTS / f"{table}.toml").read_text()
        if old:
            assert old in words
            words = words.replace(old, new)
        else:
            words = doubled_points(words)
        (tmp_path / folder / f"{table}.toml").write_text(words)
    variants = {name: varied(village, tmp_path / name) for name in ("beer", "base")}
    found = Study(village, "grandmaster", 4, 7, variants).run(Threads(1))
    same, changed = found["variants"]
    assert all(row["value"] == 0 for row in same["rows"] + same["win"])
    assert any(row["value"] != 0 for row in changed["rows"])
    assert same["things"] == []
    json.dumps(found)


def doubled_points(words: str) -> str:
    """More for travels, from the first city on."""
    line = next(line for line in words.splitlines() if line.startswith("travel"))
    name, _, numbers = line.partition("=")
    more = [2 * int(number) for number in numbers.strip(" []").split(",")]
    return words.replace(line, f"{name}= {more}")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options"),
    [("tumult", {"players": 3}), ("myvillage", {"players": 4}), ("village", {"solo": True})],
)
def test_every_game_can_be_studied(name: str, options: dict[str, object]) -> None:
    game = chronik.game(name, **options)
    seen: list[int] = []
    study = Study(game, "greedy", 3, 0, {})
    found = study.run(Threads(1), seen.append)
    assert sum(seen) == study.total
    assert sum(row["win"]["value"] for row in found["seats"]) == pytest.approx(game.players, abs=1)
    assert found["length"]["rounds"]["value"] > 1
    assert len(found["levels"]) == 5
    assert bool(found["mixed"]) == (game.players > 1)
    again = Study(game, "greedy", 3, 0, {}).run(Threads(2))
    assert json.dumps(again) == json.dumps(found)
