"""Values of one's own box: laid over ours, checked as ours are, kept in the record, played with."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronik
from chronik.rulebook.corrections import differences, laid_over, value_of, written
from chronik.table import GameRecord, Match
from chronik.table.game import NAMES, our_tables

OWN: dict[str, dict[str, Any]] = {
    "village": {
        "customers.customer.K16.points": 9,
        "customers.customer.K01.wants.horse": 1,
        "travel.road.A-C.influence.green": 1,
        "council.step.1.time": 3,
        "chronicle.bigbox.graves": [2, 2, 2, 3],
    },
    "myvillage": {
        "customers.customer.CU01.points": 7,
        "customers.customer.CU11.values": [6, 8],
        "boards.rat.steps.3": 20,
        "travel.card.TR-A2.surcharge.coins": 3,
    },
    "tumult": {
        "spinner.sectors": [1, 1, 2, 2, 3, 3],
        "landscapes.landscape.L01.rows": ["mvf", "gcm", "mfm"],
        "chronicle.field.5.end": 6,
    },
}


def played(match: Match, moves: int = 10_000) -> Match:
    random = Random(4)
    while not match.over and len(match.steps) < moves:
        match.play(random.choice(match.moves()))
    return match


def emptied(part: Any) -> Any:
    """The same shape, and no value as it was."""
    if isinstance(part, dict):
        return {key: emptied(value) for key, value in part.items()}
    rows = isinstance(part, list) and all(isinstance(row, dict) for row in part)
    return [emptied(row) for row in part] if rows else ["other", part]


@pytest.mark.parametrize("game", NAMES)
def test_every_value_has_a_name_of_its_own(game: str) -> None:
    ours = our_tables(game)
    other = {table: emptied(part) for table, part in ours.items()}
    found = differences(ours, other)
    assert len(found) > 150
    assert len(found) == sum(len(differences({table: ours[table]}, {table: other[table]})) for table in ours)
    assert laid_over(ours, found) == other


@pytest.mark.parametrize("game", NAMES)
def test_a_record_with_own_values_replays_by_itself(game: str, tmp_path: Path) -> None:
    setting = chronik.game(game, components=OWN[game], players=3)
    assert setting.corrections == OWN[game]
    match = played(setting.match(seed=5), 60)
    match.record.save(tmp_path / "game.txt")
    head = (tmp_path / "game.txt").read_text().partition("\n---\n")[0]
    assert f'components = "{setting.component_hash}"' in head
    assert all(name in head for name in OWN[game])
    again = chronik.load(tmp_path / "game.txt")
    assert again.state_hash() == match.state_hash()
    assert again.game.corrections == OWN[game]
    assert again.record.text() == match.record.text()


def test_a_value_that_is_gone_from_the_head_is_missed() -> None:
    text = chronik.game("village", components={"farm.barn": 6}).match(seed=1).record.text()
    with pytest.raises(chronik.RecordError, match="components: made with the set"):
        GameRecord.parse(text.replace("farm.barn", "farm.start_coins")).replay()
    with pytest.raises(chronik.RecordError, match=r"there is no value farm\.bran"):
        GameRecord.parse(text.replace("farm.barn", "farm.bran")).replay()
    with pytest.raises(chronik.RecordError, match="components: made with the set"):
        GameRecord.parse(text).replay({"farm.barn": 7})


@pytest.mark.parametrize("game", NAMES)
def test_our_own_values_are_no_corrections(game: str) -> None:
    plain = chronik.game(game)
    same = {name: value_of(our_tables(game), name) for name in OWN[game]}
    assert chronik.game(game, components=same).component_hash == plain.component_hash
    assert "corrections" not in plain.match(seed=1).record.text()


def test_what_is_changed_is_told_with_ours() -> None:
    game = chronik.game("village", components={"church.time": 2, "customers.customer.K16.points": 5})
    assert game.changes == [("customers.customer.K16.points", 4, 5), ("church.time", 3, 2)]
    provenance = game.match(seed=1).view(0)["provenance"]
    assert provenance["customers"]["customer.K16.points"] == "owner"
    assert provenance["church"] == {"": "rulebook", "time": "owner"}


@pytest.mark.parametrize("game", NAMES)
def test_a_file_of_corrections_is_laid_over_ours(game: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(written(game, OWN[game]))
    assert chronik.game(game, components=tmp_path / "mine.toml").corrections == OWN[game]
    other = "village" if game != "village" else "tumult"
    with pytest.raises(chronik.OptionError, match=rf"mine\.toml is for {game}, not for {other}"):
        chronik.game(other, components=tmp_path / "mine.toml")


def test_a_value_can_be_taken_away(tmp_path: Path) -> None:
    own = {"inn.person.smith.good": None}
    game = chronik.game("village", expansions=("inn",), components=own)
    assert game.corrections == own
    assert GameRecord.parse(game.match(seed=1).record.text()).opening().game.corrections == own
    (tmp_path / "mine.toml").write_text(written("village", own))
    assert chronik.game("village", components=tmp_path / "mine.toml").corrections == own


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({"customers.customer.K16.points": 101}, "Expected `int` <= 100"),
    ({"customers.customer.K16.points": -1}, "Expected `int` >= 0"),
    ({"customers.customer.K16.points": 1 << 80}, "components: "),
    ({"customers.customer.K16.points": "5"}, "Expected `int`, got `str`"),
    ({"customers.customer.K16.points": None}, "Expected `int`, got `null`"),
    ({"customers.customer.K16": {"points": 5}}, "components: customers: "),
    ({"customers.customer.K16.id": "K17"}, "here stands K16"),
    ({"customers": []}, "no single value"),
    ({"customers.customer": []}, "24 customers"),
    ({"customers.customer.K99.points": 5}, "there is no value customers.customer.K99.points"),
    ({"": 1}, "there is no value nothing"),
    ({"....": 1}, "there is no value"),
    ({"__class__.x": 1}, "there is no value"),
    ({"farm.barn": float("nan")}, "components: farm: "),
    ({"farm.barn": object()}, "plain values"),
    ({"farm.barn": ["x" * 140_000]}, "at most 131072"),
    ({f"farm.{n}": 1 for n in range(3000)}, "at most 2000 corrections"),
    ({"farm.life.slots": 6}, "life: at least 7 slots, not 6"),
    ({"farm.provenance": "heaven"}, "Invalid enum value"),
    ({"x" * 5000: 1}, "there is no value"),
]


@pytest.mark.parametrize(("own", "said"), HOSTILE)
def test_what_cannot_be_a_correction(own: dict[str, Any], said: str) -> None:
    with pytest.raises(chronik.OptionError, match=r"^components: ") as error:
        chronik.game("village", components=own)
    assert said in str(error.value)
    assert len(str(error.value)) < 400
    assert "\n" not in str(error.value)


def test_brackets_without_end() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(chronik.OptionError, match=r"^components: "):
        chronik.game("village", components={"farm.barn": deep})


@pytest.mark.parametrize("text", ["", "game = 5", "[" * 9000, 'game = "village"\ncorrections = 5', "\0"])
def test_a_file_that_holds_no_corrections(text: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text)
    with pytest.raises(chronik.OptionError, match=r"^components: mine\.toml: "):
        chronik.game("village", components=tmp_path / "mine.toml")


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_bots_and_hints_think_with_changed_values(game: str) -> None:
    from chronik.bots import hints

    match = played(chronik.game(game, components=OWN[game], players=3).match(seed=5), 30)
    seat = match.actor
    assert seat is not None
    hidden = match.hidden(seat, 1)
    assert chronik.bot("apprentice", seed=1).choose(hidden) in match.moves()
    assert hints.hint(hidden, 3, 0.2).plain("en")
    assert len(chronik.analyse(match, seconds=0.2).win) == 3
