"""Learning: rounds of it can be repeated, stopped and resumed, and only a better network is taken."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots.networks import FOLDER, file_name, load, networks_for
from chronik.bots.selfplay import TARGETS, WHO_SAW
from chronik.bots.value import MARGIN, OUTPUTS
from chronik.lab import train
from chronik.lab.apprenticeship import bar
from chronik.lab.contest import Contest, How
from chronik.lab.kinds import tables_like
from chronik.lab.learner import Learner
from chronik.lab.train import Lesson, Training, became, lesson
from chronik.rulebook.errors import OptionError

MINE = {"chronicle.field.5.end": 6}  # a component of Tumult Royale's


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of a few games; the third one looks ahead."""

    def small(number: int) -> Lesson:
        how = How(wild=1000, kept=300) if number == 0 else How(wild=100, kept=300)
        return Lesson(60, How(wild=50, pondered=100, width=2, copies=2) if number > 1 else how, 2e-3)

    monkeypatch.setattr(train, "lesson", small)
    monkeypatch.setattr(train, "STEPS", 20)
    monkeypatch.setattr(train, "EXAM", 2)
    monkeypatch.setattr(train, "EXAM_GAMES", 20)
    monkeypatch.setattr(train, "RUNG_GAMES", 10)


def test_learning_lowers_the_error() -> None:
    random = np.random.default_rng(1)
    learner = Learner(8, random)
    x = random.normal(size=(2000, 8)).astype(np.float32)
    y = np.stack([x[:, 0], (x[:, 1] > 0).astype(float), x[:, 2], x[:, 3]], axis=1).astype(np.float32)
    first = learner.fit([(x, y)], 5, 5e-3)
    learner.fit([(x, y)], 300, 5e-3)
    assert learner.fit([(x, y)], 5, 5e-3) < first / 10


def test_what_became_of_a_position_is_what_was_thought_soon_after_and_how_it_ended() -> None:
    """Two positions of one seat in a game that it lost by 2; the other seat's story is its own."""
    targets = np.zeros((3, TARGETS), np.float32)
    targets[:, WHO_SAW] = 0, 1, 0
    targets[:, MARGIN] = -2, 2, -2
    values = np.full((3, OUTPUTS), 8, np.float32)
    margins = became(targets, values)[:, MARGIN]
    assert list(margins) == pytest.approx([train.FAR * -2 + (1 - train.FAR) * 8, 2, -2])


def test_self_play_comes_first_then_looking_ahead() -> None:
    assert lesson(0).how.wild == 1000
    assert lesson(train.SELF_PLAY - 1).how.pondered == 0
    assert lesson(train.SELF_PLAY).how.pondered > 0
    assert lesson(200).rate < lesson(train.SELF_PLAY).rate


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_the_same_rounds_give_the_same_network_whatever_the_threads(tmp_path: Path) -> None:
    game = chronik.game("tumult", players=2)
    found = []
    for jobs in (1, 2):
        training = Training([game], tmp_path / str(jobs), seed=3, jobs=jobs)
        training.learn(0, rounds=3)
        found.append(training.network())
    assert np.allclose(found[0]["first"], found[1]["first"], atol=1e-5)


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_learning_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    game = chronik.game("tumult", players=2)
    first = Training([game], tmp_path, seed=3)
    first.learn(0, rounds=2)
    assert (tmp_path / "best.npz").exists()
    second = Training([game], tmp_path, seed=3)
    assert second.progress == first.progress
    assert np.array_equal(second.network(), first.network())
    second.learn(0, rounds=1)
    assert second.progress.number == 3


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_one_can_learn_from_any_seed(tmp_path: Path) -> None:
    training = Training([chronik.game("tumult", players=2)], tmp_path, seed=2**64 - 1)
    assert training.learn(0, rounds=1).games > 0


def behead(folder: Path) -> None:
    """A checkpoint as older versions wrote it."""
    path = folder / "checkpoint.npz"
    with np.load(path) as stored:
        kept = {name: stored[name] for name in stored if name != "head"}
    np.savez(path, **kept)


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_only_what_was_begun_is_gone_on_with(tmp_path: Path) -> None:
    game = chronik.game("tumult", players=2)
    Training([game], tmp_path, seed=3).learn(0, rounds=1)
    begun = FOLDER / file_name(game)
    for other, more in (
        ("ticks", {"games": [chronik.game("tumult", players=2, ticks=5)], "seed": 3}),
        ("components", {"games": [chronik.game("tumult", players=2, components=MINE)], "seed": 3}),
        ("seed", {"games": [game], "seed": 4}),
        ("start", {"games": [game], "seed": 3, "start": begun}),
    ):
        with pytest.raises(OptionError, match=rf"^{other}: .* began with") as caught:
            Training(folder=tmp_path, **more)
        assert "\n" not in str(caught.value)
    assert Training([game], tmp_path, seed=3).progress.number == 1
    behead(tmp_path)
    assert Training([game], tmp_path, seed=4).learn(0, rounds=1).number == 2


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_the_last_round_is_examined_whenever_learning_ends(tmp_path: Path) -> None:
    game = chronik.game("tumult", players=2)
    training = Training([game], tmp_path, seed=3)
    assert training.learn(0, rounds=1).best_of == 1
    assert np.allclose(load(tmp_path / "best.npz", game)["first"], training.network()["first"], atol=1e-2)


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_no_two_rounds_or_examinations_share_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the best meet itself: a forerunner that was beaten is all it is compared with."""
    used: list[range] = []
    play = Contest.play

    def watched(self: Contest, nets: Any, seats: Any, games: int, seed: int, *more: Any) -> Any:
        used.append(range(seed, seed + games))
        return play(self, nets, seats, games, seed, *more)

    monkeypatch.setattr(Contest, "play", watched)
    monkeypatch.setattr(train, "bar", lambda players, games: 0.0)  # everybody passes
    monkeypatch.setattr(train, "EXAM", 1)
    progress = Training([chronik.game("tumult", players=2)], tmp_path, seed=3).learn(0, rounds=2)
    assert progress.best_of == 2
    assert list(progress.ladder) == [1]
    # Two rounds, a duel, the ladder, and for both that passed what their scores are fitted to.
    assert len(used) == 6
    assert len({seed for games in used for seed in games}) == sum(len(games) for games in used)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("games", [400, 4096])
def test_who_is_no_better_rarely_passes(players: int, games: int) -> None:
    """Nor must a newcomer be very much better."""
    seats = max(2, players)
    leads = seats * np.random.default_rng(1).binomial(games, 1 / seats, 20_000) / games
    assert 0.01 < (leads >= bar(players, games)).mean() < 0.04
    assert bar(players, games) < 1.25


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_who_is_stopped_while_writing_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else lies in the folder is no forerunner."""
    game = chronik.game("tumult", players=2)
    training = Training([game], tmp_path, seed=3)
    training.learn(0, rounds=1)
    (tmp_path / "round-x.npz").write_bytes(b"")

    def stop(file: Any, **arrays: Any) -> None:
        file.write(b"PK")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez_compressed", stop)
    for path in (tmp_path / "best.npz", tmp_path / "round-00001.npz"):
        with pytest.raises(KeyboardInterrupt):
            training.write(path, training.network())
    monkeypatch.undo()
    again = Training([game], tmp_path, seed=3)
    assert again.forerunners() == [1]
    assert np.array_equal(again.rival(0), again.best)


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_what_cannot_be_resumed_is_refused_in_one_line(tmp_path: Path) -> None:
    """The folder of a table with more players, when none told yet of its table; a checkpoint that is none."""
    Training([chronik.game("tumult", players=3)], tmp_path, seed=3).learn(0, rounds=1)
    two = chronik.game("tumult", players=2)
    for spoil in (behead, lambda folder: (folder / "checkpoint.npz").write_bytes(b"PK")):
        spoil(tmp_path)
        with pytest.raises(OptionError, match="nobody learned here at this table") as caught:
            Training([two], tmp_path)
        assert "\n" not in str(caught.value)


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_what_it_began_with_stays_the_best_until_it_is_beaten(tmp_path: Path) -> None:
    """After a round by chance and a few steps nobody plays better than the shipped network."""
    game = chronik.game("tumult", players=2)
    begun = FOLDER / file_name(game)
    training = Training([game], tmp_path, seed=3, start=begun)
    assert training.learn(0, rounds=1).best_of == 1
    assert training.forerunners() == [1]
    assert np.array_equal(load(tmp_path / "best.npz", game), networks_for(game))


@pytest.mark.long
def test_games_are_the_same_whatever_the_threads() -> None:
    game = chronik.game("village", players=2)
    nets = [Contest(game, jobs).play(Contest(game, 1).brain.networks(), [0], 60, 1, How()) for jobs in (1, 3)]
    assert np.array_equal(nets[0].results, nets[1].results)


def test_one_network_learns_all_tables_that_share_its_file() -> None:
    expansions = tables_like(chronik.game("village", players=2, expansions=("port",)))
    assert {tuple(game.settings.expansions) for game in expansions} >= {("inn",), ("inn", "port", "marriage")}
    editions = tables_like(chronik.game("village", players=3))
    assert [game.settings.edition for game in editions] == ["bigbox", "original"]
    variants = tables_like(chronik.game("tumult", players=2, variant="gambler"))
    assert [game.settings.variant for game in variants] == ["gambler", None]


CHOSEN = {"inn_side": "B", "marriage_side": "B", "compensation": False, "first": 1}
TABLES = {
    "expansions": ("village", {"players": 2, "expansions": ("inn", "marriage"), **CHOSEN}),
    "one expansion": ("village", {"players": 4, "expansions": ("port",), "first": "random"}),
    "alone": ("village", {"solo": True, "expansions": ("marriage",), "marriage_side": "B"}),
    "original": ("village", {"players": 3, "edition": "original", "first": 2}),
    "variant": ("tumult", {"players": 2, "variant": "gambler", "ticks": 5}),
    "forgetful": ("tumult", {"players": 3, "forgetful": True, "memory": True}),
    "no likes": ("myvillage", {"players": 4, "first": 2}),
}
OTHER = {"expansions", "edition", "variant", "compensation", "forgetful"}  # in which likes may differ


@pytest.mark.parametrize("name", TABLES)
def test_the_table_that_was_asked_for_comes_first_and_its_likes_keep_its_options(name: str) -> None:
    wanted, options = TABLES[name]
    game = chronik.game(wanted, **options)
    first, *likes = tables_like(game)
    assert first == game
    assert len({table.settings for table in (first, *likes)}) == 1 + len(likes)
    for like in likes:
        for option in set(options) - OTHER:
            unused = option.endswith("_side") and option.removesuffix("_side") not in like.settings.expansions
            assert getattr(like.settings, option) == (None if unused else options[option])


def test_all_tables_of_a_kind_have_the_same_compensation() -> None:
    tables = tables_like(chronik.game("village", players=2, expansions=("inn",), compensation=False))
    assert len(tables) == 7
    assert not any(table.settings.compensation for table in tables)


def test_likes_are_laid_with_the_same_components() -> None:
    mine = {"customers.customer.K16.points": 9}
    tables = tables_like(chronik.game("village", players=2, expansions=("inn",), components=mine))
    assert all(table.corrections == mine for table in tables)
