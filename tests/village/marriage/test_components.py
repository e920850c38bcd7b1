"""Marriage: what is known of its components, and what their checks refuse."""

from pathlib import Path

import pytest

import chronik
from chronik.rulebook.errors import ComponentError
from chronik.village.components import FOLDER, load_components
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Area, Space
from village.marriage.weddings import face, parish, stand, wed
from village.positions import ask, events, give, lay, play, village

MARRIAGE = ("marriage",)


@pytest.mark.rule("VM-AMB-19")
def test_what_is_known_of_customers_and_setup_cards() -> None:
    tables = load_components()
    customers = [row for row in tables["customers"].customer if row.expansion == "marriage"]
    assert [row.points for row in customers] == [4, 5, 4, 5, 5]
    for players in (2, 3, 4, 5):
        box = chronik.game("village", players=players, expansions=MARRIAGE).boxes[0]
        assert box.laid.sum() % players == 0


@pytest.mark.rule("VM-AMB-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_round_lacks_the_cubes_of_the_family(players: int) -> None:
    match = village(players, expansions=MARRIAGE)
    box = match.game.boxes[0]
    assert match.state.cubes_left == box.laid.sum() - box.laid[Space.FAMILY]


@pytest.mark.rule("VM-AMB-12")
def test_the_buildings_are_chosen_before_anybody_moves() -> None:
    match = parish(4)
    for seat, rank in enumerate((1, 2, 3, 4)):
        stand(match, seat, f"rank{rank}")
    match = wed(match, face(match, 2))
    match.play("wedding.shop")
    assert "COUPLE_MOVED" not in events(match)
    match.play("wedding.shop")
    assert events(match).count("COUPLE_MOVED") == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("marriage", "[5, 3, 2, 2]", "[4, 3, 2, 2]", "generations must add up to 12 members, not 11"),
        ("marriage", "solo = 3", "solo = 4", "at most 3 pink members, not 4"),
        ("marriage", "5 = 2 }", "6 = 2 }", "couples for 2, 3, 4 and 5 players"),
        ("marriage", "5 = 2 }", "5 = 3 }", "at most 2 couples at a wedding, not 3"),
        ("marriage", "green = 1 }", "green = 4 }", "smuggler: at most 3 cubes of one colour, not 4"),
        ("marriage", "pink = 1 }", "pink = 4 }", "favours: at most 3 cubes of one colour, not 4"),
        ("marriage", 'side = "B"\nswap = 2', 'side = "A"\nswap = 2', "6 ranks of side A, then of B"),
        ("marriage", '["orange", "pink"]', '["orange", "blue"]', "rank: no cube blue"),
        ("marriage", 'colour = "orange"', 'colour = "green"', "the die must show orange, green, brown, pink"),
        ("marriage", "rank = 5", "rank = 3", "every side of the die needs a rank of its own"),
        ("marriage", "rank = 5", "rank = 7", "Expected `int` <= 6"),
        ("marriage", 'rank = 4\nbuilding = "shop"', 'rank = 4\nbuilding = "bakery"', "half of the die"),
        ("supplies", "bread = 16", "bread = 17", "at most 16 bread or tools, not 17"),
    ],
)
def test_tables_that_do_not_fit(name: str, old: str, new: str, complaint: str, tmp_path: Path) -> None:
    words = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert old in words
    (tmp_path / f"{name}.toml").write_text(words.replace(old, new), encoding="utf-8")
    with pytest.raises(ComponentError, match=complaint):
        load_components(tmp_path)


def test_other_values_play_another_game(tmp_path: Path) -> None:
    words = (FOLDER / "marriage.toml").read_text(encoding="utf-8")
    (tmp_path / "marriage.toml").write_text(words.replace("grain = 3", "grain = 4"), encoding="utf-8")
    game = chronik.game("village", players=2, expansions=MARRIAGE, components=tmp_path)
    assert game.boxes[0].bonus_grain.tolist() == [0, 0, 0, 0, 0, 4]
    assert game.boxes[0].room[Area.FARM] == 2


@pytest.mark.parametrize("colour", ["orange", "green"])
def test_a_bonus_of_one_colour_is_not_asked_for(colour: str, tmp_path: Path) -> None:
    words = (FOLDER / "marriage.toml").read_text(encoding="utf-8")
    (tmp_path / "marriage.toml").write_text(
        words.replace('["orange", "pink"]', f'["{colour}"]'), encoding="utf-8"
    )
    match = parish(components=tmp_path, marriage_side="A")
    lay(match, harvest={"pink": 1})
    give(match, 0, brown=1)
    ask(match, MarriageTask.MARRIAGE, 0)
    play(match, "marriage.rank3")
    assert match.state.influence[0].tolist() == [colour == "orange", colour == "green", 0, 0]
    assert match.actor == 1
