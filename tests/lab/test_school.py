"""Learning as on a graphics card; without one, by the same steps, game after game. It needs PyTorch."""

from pathlib import Path

import numpy as np
import pytest

import chronik
from chronik.bots.networks import FOLDER, file_name, load, networks_for
from chronik.rulebook.errors import OptionError

torch = pytest.importorskip("torch")

from chronik.lab import evenings, pupil, school  # noqa: E402
from chronik.lab.card import CARD, MADE, OVER, QUESTION, Crowd, Records, Sketchbook, Table, random_numbers  # noqa: E402
from lab.onebyone import table_of  # noqa: E402

pytestmark = pytest.mark.heavy
GAME = chronik.game("tumult", players=2, ticks=2)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    for module, small in (
        (
            school,
            {"GAMES": 4, "STEPS": 8, "EXPERT_STEPS": 3, "BEGINNING": 260, "SELF_PLAY": 3, "EXAM_GAMES": 4},
        ),
        (school, {"EARLY_EXAM": 2, "EXAM": 2, "SHARES": 2, "APART": 4}),
        (evenings, {"PONDERED": 2, "WIDTH": 2, "COPIES": 2, "DEPTH": 2}),
        (pupil, {"FITS": 4, "BATCH": 32, "MEMORY": 2000}),
    ):
        for name, value in small.items():
            monkeypatch.setattr(module, name, value)
    return table_of(GAME, tmp_path)


def test_games_are_learned_from_and_resumed(table: Table, tmp_path: Path) -> None:
    told: list[int] = []
    learner = school.School([table], tmp_path / "learned", seed=1)
    learner.learn(0, 5, lambda progress: told.append(progress.number))
    assert told == [1, 2, 3, 4, 5]
    assert learner.progress.games > 0
    assert (tmp_path / "learned" / "round-00002.npz").exists()
    again = school.School([table], tmp_path / "learned", seed=1)
    assert again.progress.number == 5
    assert again.learn(0, 1).number == 6
    nets = load(tmp_path / "learned" / "best.npz", GAME)
    assert np.isfinite(nets["first"]).all()


def test_every_round_is_examined_at_most_once_and_then_told(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here every second round, and the last one."""
    examined: list[int] = []
    examine = school.School.examine

    def watched(self: school.School) -> None:
        examined.append(self.progress.number)
        examine(self)

    monkeypatch.setattr(school.School, "examine", watched)
    told: list[int] = []
    learner = school.School([table], tmp_path / "learned", seed=1)
    learner.learn(0, 2, lambda progress: told.append(len(examined)))
    assert (examined, told) == ([2], [0, 1])
    learner.learn(0, 1)
    assert examined == [2, 3]


def test_who_goes_on_meets_new_chances_and_only_what_was_begun(table: Table, tmp_path: Path) -> None:
    folder = tmp_path / "learned"
    learner = school.School([table], folder, seed=1)
    first = random_numbers(4).tolist()
    learner.learn(0, 1)
    school.School([table], folder, seed=1)
    assert random_numbers(4).tolist() != first
    with pytest.raises(OptionError, match=r"^seed: .* began with 1"):
        school.School([table], folder, seed=2)
    with pytest.raises(OptionError, match=r"^start: "):
        school.School([table], folder, seed=1, start=folder / "best.npz")


def test_what_was_learned_elsewhere_is_the_best_at_first(table: Table, tmp_path: Path) -> None:
    begun = FOLDER / file_name(GAME)
    learner = school.School([table], tmp_path / "learned", seed=1, start=begun, ahead=True)
    assert learner.forerunners() == [learner.progress.best_of] == [school.SELF_PLAY]
    nets = load(tmp_path / "learned" / "best.npz", GAME)
    assert np.array_equal(nets["first"], networks_for(GAME)["first"])


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "0", "soon"])
def test_a_time_must_end(text: str) -> None:
    with pytest.raises(ValueError, match=r"^$|could not convert"):
        school.minutes(text)


def test_games_that_stroll_end_after_random_decisions(table: Table) -> None:
    crowd = Crowd(table, 4, Sketchbook(table.about, 1))
    dice = Records(crowd.count, table.about["dice"])
    dice.rows[:, -1] = crowd.all.byte()  # of the generator
    crowd.begin(crowd.all)
    while not bool((crowd.turns[:, OVER] == 1).all()):
        questions = crowd.turns[crowd.alike, QUESTION].tolist()
        assert questions == sorted(questions)
        crowd.stroll(dice)
    assert not crowd.awake.any()
    assert int(crowd.turns[:, MADE].min()) > 0
    assert len(set(crowd.turns[:, MADE].tolist())) > 1


def test_a_duel_of_equals_is_fair_to_both(table: Table) -> None:
    crowd = Crowd(table, 4, Sketchbook(table.about, 512))
    net = pupil.Learner(table.size, 1).steady
    lead = evenings.duel(crowd, net, net, 3)
    assert bool((crowd.turns[:, OVER] == 1).all())
    assert 0 <= lead <= 2


def test_what_became_of_a_position_is_how_it_looked_later(table: Table) -> None:
    crowd = Crowd(table, 1, Sketchbook(table.about, 8))
    with torch.device(CARD):
        one, zero = torch.ones(1, dtype=torch.int64), torch.zeros(1, dtype=torch.int64)
        nobody, nothing = torch.zeros(0, dtype=torch.int64), torch.zeros((0, 2, 4))
        early, late = torch.full((1, 4), 0.2), torch.full((1, 4), 0.6)
        end = torch.ones((1, 2, 4))
        events = [
            (None, zero, one, early, torch.tensor([2.0]), nobody, nothing, torch.zeros(0)),
            (None, zero, one, late, torch.tensor([4.0]), zero, end, torch.tensor([9.0])),
        ]
    wanted, known = evenings.became(crowd, events)
    assert known.tolist() == [True, True]
    assert wanted[1].tolist() == pytest.approx([1, 1, 1 + 0.5, 1])
    soon = 0.8 * 1 + 0.2 * 0.6
    assert wanted[0].tolist() == pytest.approx([soon, soon, 0.8 * 1.5 + 0.2 * 0.6 + 0.2, soon])
