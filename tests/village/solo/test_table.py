"""Alone against Conny, at the table: options, components, records, hidden tiles, the terminal."""

import io
from itertools import product
from pathlib import Path

import pytest

import chronik
from chronik.cli.boards import board
from chronik.cli.lines import Lines
from chronik.cli.screen import result_table
from chronik.cli.session import Session
from chronik.rulebook.errors import ComponentError, OptionError
from chronik.table import GameRecord
from chronik.village.components import FOLDER
from chronik.village.names import EXPANSIONS
from chronik.village.solo.state import FATES
from village.positions import random_game
from village.solo.conny import solo, tiles

COMBINATIONS = [
    tuple(name for name, chosen in zip(EXPANSIONS, choice, strict=True) if chosen)
    for choice in product((False, True), repeat=3)
]
SHOWN = {
    "en": ("Conny\u2019s tray", "Fate tile", "earns the title"),
    "de": ("Connys Ablage", "Schicksalsplättchen", "erhält den Titel"),
    "fr": ("Plateau de Conny", "Tuile Destin", "obtient le titre"),
}


def test_one_player_is_the_solo_mode() -> None:
    for game in (chronik.game("village", players=1), chronik.game("village", solo=True)):
        assert (game.players, game.settings.solo, game.settings.compensation) == (1, True, False)
        assert game.match(seed=1).actors == (0,)


@pytest.mark.parametrize(
    "options",
    [
        {"solo": True, "players": 2},
        {"players": 1, "edition": "original"},
        {"solo": True, "edition": "original"},
        {"solo": True, "compensation": True},
        {"solo": True, "first": 1},
    ],
)
def test_what_does_not_go_with_it(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        chronik.game("village", **options)


@pytest.mark.long
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_record_replays_and_nothing_is_ever_lost(expansions: tuple[str, ...]) -> None:
    match = solo(*expansions, seed=11)
    for _ in random_game(match, 11):
        assert match.fault() == ""
    again = GameRecord.parse(match.record.text()).replay()
    assert again.state_hash() == match.state_hash()
    assert again.log("fr") == match.log("fr")


def test_undo_brings_connys_cube_back() -> None:
    match = solo()
    before = match.state_hash()
    cube = match.moves()[0].notation
    match.play(cube)
    while match.view(0)["asked"]["task"] != "take":
        match.play(match.moves()[0])
    assert match.view(0)["conny"]["last_slot"] == 0
    for _ in match.steps:
        match.undo()
    assert match.state_hash() == before


def test_face_down_tiles_are_seen_by_nobody() -> None:
    match, other = solo(), solo()
    tiles(match, "top", 1, 0, 0)
    tiles(other, "top", 0, 0, 1)
    for seat in (0, None):
        assert match.view(seat) == other.view(seat)
    tiles(match, "top", 1, 0, 0, up=1)
    assert match.view(0)["conny"]["tiles"]["top"] == ["quill", None, None]
    assert len(match.state.fate) == FATES


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("slots = 10", "slots = 9", "takes 9 cubes"),
        ("slots = 10", "slots = 11", "2 to 10 slots"),
        ("[8, 9, 0]", "[8, 9, 3]", "a slot of its own"),
        ("[8, 9, 0], quills = 1", "[8, 9, 0], quills = 4", "at most 3 quills"),
        ("master = 40", "master = 20", "each needs more"),
        ('"market", "travel"]', '"travel", "market"]', "travel follows market"),
        ('"inn", ', "", "once"),
        ("apprentice = 0", "apprentice = 5", "from 0 points on"),
    ],
)
def test_components_are_checked(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    text = (FOLDER / "solo.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "solo.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentError, match=complaint):
        chronik.game("village", solo=True, components=tmp_path)


@pytest.mark.rule("VS-AMB-01")
def test_the_number_of_quills_is_data(tmp_path: Path) -> None:
    text = (FOLDER / "solo.toml").read_text(encoding="utf-8").replace("quills = 1", "quills = 2")
    (tmp_path / "solo.toml").write_text(text, encoding="utf-8")
    match = chronik.game("village", solo=True, components=tmp_path).match(seed=1)
    assert match.state.fate[:3].sum() == match.state.fate[3:].sum() == 2


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_whole_game_in_the_terminal(lang: str) -> None:
    match = solo(*EXPANSIONS)
    session, screen = (
        Session(match, {0}, lang, lines=Lines(["1", "board", *1000 * ["2", "1"]])),
        io.StringIO(),
    )
    session.console.file = screen
    session.run()
    shown = screen.getvalue()
    assert match.over
    assert all(words in shown for words in SHOWN[lang])
    assert shown.count("Conny") > 50
    assert len(board(match, 0, lang)) > 6
    assert result_table(match, lang).row_count > 7
