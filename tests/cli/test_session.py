"""The terminal as its players see it: short boards, refusals, saved games, the raid."""

import re
import time
from itertools import pairwise
from pathlib import Path
from queue import Queue
from types import SimpleNamespace
from typing import Any

import pytest
from terminal import WIDTH, played, saved_as, screens

import chronik
from chronik.bots import RandomBot
from chronik.cli import raid
from chronik.cli.boards import board
from chronik.cli.lines import Lines
from chronik.cli.moves import effects
from chronik.cli.screen import Screen
from chronik.cli.session import Session, lost
from chronik.locale import LANGUAGES
from chronik.rulebook.effects import Outcome
from chronik.table import Match, Move

HEIGHT = 24


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where one stands."""
    monkeypatch.chdir(tmp_path)


def village(**options: Any) -> Match:
    return chronik.game("village", **options).match(seed=3)


# the first look


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", chronik.games())
def test_the_first_screen_fits(name: str, lang: str) -> None:
    for seed in range(5):
        match = chronik.game(name).match(seed=seed)
        first = screens(played(match, [], lang))[0].splitlines()
        assert len(first) <= HEIGHT
        assert max(map(len, first)) <= WIDTH


@pytest.mark.parametrize("name", chronik.games())
def test_before_a_colon_french_leaves_a_space(name: str) -> None:
    shown = played(chronik.game(name).match(seed=3), ["?", "board", "1", "board"], "fr")
    assert "\N{NO-BREAK SPACE}: " in shown
    assert re.findall(r"\w: .*", shown) == []


def test_the_whole_board_comes_with_the_moves() -> None:
    shown = screens(played(village(), ["board"]))[1]
    assert "take.harvest:green" in shown
    for words in ("Stall 1", "village - A", "At the end: cities 0/1/3", "grain 0/5", "0 (no points)"):
        assert words in shown


def test_an_empty_line_gets_a_prompt() -> None:
    assert screens(played(village(), ["", "", ""]))[1:4] == ["", "", ""]


def test_the_next_first_player_is_told() -> None:
    match = village()
    match.state.heir = 1
    assert "Next first player: Player 2." in screens(played(match, []))[0]


def test_reconstructed_values_are_marked() -> None:
    customers = chronik.game("village").components["customers"].customer
    sure = {customer.id for customer in customers if customer.provenance is not None}
    match = village()
    shown = screens(played(match, ["board"]))[1]
    assert "° reconstructed" in shown
    for customer in match.view(0)["market"]["stalls"]:
        mark = "" if customer["id"] in sure else "°"
        assert re.search(rf"Stall.* {customer['points']}{mark} ", shown)
    assert re.search(r"village - A . 2 brown cubes ", shown)
    assert re.search(r"A - C .* 2 orange cubes° ", shown)


def test_a_market_without_reconstructed_values_has_no_mark(tmp_path: Path) -> None:
    source = Path(chronik.__file__).parent / "village" / "components"
    for table in ("customers", "chronicle", "travel"):
        text = (source / f"{table}.toml").read_text().replace('"reconstructed"', '"rulebook"')
        (tmp_path / f"{table}.toml").write_text(text)
    match = chronik.game("village", components=tmp_path).match(seed=3)
    assert "°" not in played(match, ["board"])


def test_nothing_is_said_about_a_round_before_the_first() -> None:
    shown = screens(played(chronik.game("tumult").match(seed=3), []))[0]
    assert "Round 0" not in shown
    assert "Before the first round" in shown


# what moves cost


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "(-2 time, -1 pink cube; +1 coin; † somebody of yours dies)"),
        ("de", "(-2 Zeit, -1 rosafarbener Stein; +1 Münze; † jemand von dir stirbt)"),
        ("fr", "(-2 temps, -1 cube rose; +1 pièce; † un décès chez vous)"),
    ],
)
def test_costs_and_gains_are_told(lang: str, words: str) -> None:
    outcome = Outcome({"time": 2, "pink": 1, "green": 0}, {"coins": 1}, True)
    move = Move(1, "x", {}, "village-move-pass", lambda: outcome)
    assert effects("village", move, lang) == words
    taken = village().moves()[0]
    assert taken.gain
    assert effects("village", taken, lang) == "", "its words say it all"


# refusals


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["that is no move here", "There is no such cube"]),
        ("de", ["Das ist hier kein Zug", "Stein"]),
        ("fr", ["est pas un coup ici", "cube"]),
    ],
)
def test_refusals_speak_the_players_language(lang: str, words: list[str]) -> None:
    typed = ["nonsense", "take.market:orange", "999", "9" * 5000, "x" * 5000, "\x1b[2J", "[/x]", "\0"]
    shown = played(village(), typed, lang)
    for phrase in words:
        assert phrase in shown
    assert "not in question" not in shown or lang == "en"
    assert "\x1b" not in shown
    assert "\0" not in shown


def test_names_are_no_markup() -> None:
    names = ("[/x]", "[bold red]B[/]", ":smile: \\")
    match = chronik.game("village", players=3).match(seed=3, names=names)
    shown = played(match, ["board", "1", "2", "log"])
    assert all(name in shown for name in names)


def test_whoever_types_nothing_but_nonsense_is_led_out() -> None:
    assert played(village(), ["y"] * 10_000).count("that is no move here") == 200


# only one move


def at_the_well() -> Match:
    match = village()
    match.state.influence[0, 0], match.state.coins[0] = 3, 0
    return match


def test_an_only_move_says_why_and_can_be_taken_back() -> None:
    """The well is paid for a trip, and there is no wagon."""
    match = at_the_well()
    before = match.state.tobytes()
    shown = played(match, ["well:orange", "well.travel"])
    assert "Only one move is possible: Decline the action" in shown
    assert "Nothing else is possible: " in shown
    assert "What you paid for it is spent all the same." in shown
    assert "undo takes your last decision back." in shown
    match = at_the_well()
    played(match, ["well:orange", "well.travel", "undo", "undo", "quit"])
    assert match.state.tobytes() == before
    assert "spent all the same" not in played(village(), ["take.travel:green"])


def test_less_is_told_from_more() -> None:
    assert lost({"a": 3, "b": [1]}, {"a": 0, "b": [1]})
    assert not lost({"a": 3, "b": [1]}, {"a": 0, "b": [2]})
    assert not lost({"a": 3}, {"a": 3})


# saving, leaving, going on


def finished_village() -> Match:
    match = chronik.game("village", players=2).match(seed=5)
    bot = RandomBot(1)
    while not match.over:
        match.play(bot.choose(match))
    return match


@pytest.mark.parametrize("leaving", [["quit"], ["q"], []])
def test_whoever_leaves_finds_the_game_again(leaving: list[str]) -> None:
    match = village()
    path = saved_as(played(match, ["1", *leaving]))
    again = chronik.load(path)
    assert again.state_hash() == match.state_hash()
    assert "people = [0]" in path.read_text()


def test_nothing_is_saved_before_the_first_move(tmp_path: Path) -> None:
    assert "Goodbye" in played(village(), ["quit"])
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_saves_too() -> None:
    class Interrupted(Lines):
        def __init__(self) -> None:
            super().__init__([])
            self.typed = ["1"]

        def next(self, patience: float | None = None) -> str:
            if not self.typed:
                raise KeyboardInterrupt
            return self.typed.pop()

    match = village()
    session = Session(match, {0}, "en", lines=Interrupted())
    assert session.run() == 130
    assert chronik.load("village-3.txt").steps == match.steps


def test_a_swallowed_ctrl_c_is_heard_at_the_next_question() -> None:
    lines = Lines(map(str, iter(Queue[str]().get, None)))
    lines.left = True
    with pytest.raises(KeyboardInterrupt):
        lines.next()


def test_a_finished_game_can_be_looked_at_and_saved() -> None:
    shown = played(finished_village(), ["board", "log", "?", "undo", "save end.txt", ""])
    assert "The game is over. save FILE keeps it" in shown
    match = finished_village()
    assert "Saved as end.txt" in played(match, ["save end.txt", ""])
    assert chronik.load("end.txt").scores() == match.scores()


def test_a_save_never_writes_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    shown = played(village(), ["1", "save diary.txt", "save .", "save no/such/x", "save a\0b"])
    assert "diary.txt exists and is not an earlier save" in shown
    assert shown.count("cannot be written") == 3
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"
    assert "Saved as diary.txt" in played(village(), ["1", "save! diary.txt"])
    assert (tmp_path / "diary.txt").read_text().startswith("# Chronik")


def test_a_save_may_write_over_the_same_game() -> None:
    shown = played(village(), ["save a.txt", "1", "save a.txt", "undo", "2", "save a.txt", "save b.txt"])
    assert shown.count("Saved as a.txt") == 3
    assert "exists" in played(chronik.game("village").match(seed=4), ["1", "save a.txt"])


def test_a_name_that_is_taken_is_not_taken_away() -> None:
    Path("village-3.txt").write_text("Dear diary")
    assert saved_as(played(village(), ["1"])) == Path("village-3-2.txt")


def test_a_resumed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    match = village()
    path = saved_as(played(match, ["1", "2"]))
    again = chronik.load(path)
    shown = played(again, ["undo", "1", "1"], file=path)
    assert again.steps[0] == match.steps[0]
    assert again.steps[1] != match.steps[1]
    assert saved_as(shown) == path
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


# the raid


def raiding(**options: Any) -> Match:
    """A match at its first raid."""
    match = chronik.game("tumult", players=2, **options).match(seed=3)
    while match.task.name != "RAID":
        match.play(match.moves()[0])
    return match


def test_a_number_is_a_tile_by_either_clock() -> None:
    for options in ({}, {"clock": "realtime", "seconds": 2}):
        match = raiding(**options)
        before = len(match.steps)
        tile = next(tile["tile"] for tile in match.view(0)["tiles"] if tile["where"] == "centre")
        played(match, [str(tile), "k", "d"], pace=60.0)
        acts = [step.notation for step in match.steps[before:] if step.seat == 0]
        assert acts[:3] == [f"raid.lift:{tile}", "raid.keep", "raid.done"]


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("options", [{}, {"clock": "realtime"}])
def test_a_lifted_tile_is_seen(options: dict[str, Any], memory: bool) -> None:
    match = raiding(memory=memory, **options)
    tile = next(tile["tile"] for tile in match.view(0)["tiles"] if tile["where"] == "centre")
    shown = played(match, [str(tile)], pace=60.0)
    if match.state.hand[0] == tile - 1:  # nobody else was luckier
        assert re.search(rf": {tile} \(\d \w+\)", shown)
    else:
        assert "in vain" in shown


def test_all_words_work_while_the_sand_is_running() -> None:
    match = raiding(clock="realtime")
    shown = played(match, ["?", "help", "board", "log", "undo", "save", "", "nonsense", "quit"], pace=60.0)
    for words in ("hourglass is still running", "save! FILE", "The land", "nothing can be taken back"):
        assert words in shown
    assert "20 s" in shown
    assert "nonsense: that is no move here" in shown


def test_bots_do_not_wait_for_typed_lines_nor_act_on_them() -> None:
    match = raiding(clock="realtime")
    begun, before = time.monotonic(), match.steps
    played(match, ["?"] * 50, pace=60.0)
    assert match.steps == before
    assert time.monotonic() - begun < 5


class Silent(Lines):
    """Somebody who starts the raid and then types nothing: it goes on without him."""

    def __init__(self) -> None:
        super().__init__([])
        self.begun = False

    def next(self, patience: float | None = None) -> str | None:
        if patience is not None:
            time.sleep(patience)
            return None
        if self.begun:
            raise EOFError
        self.begun = True
        return ""


def hands(monkeypatch: pytest.MonkeyPatch, match: Match, pace: float) -> dict[int, list[float]]:
    """When each bot may act, by a clock that only waiting moves."""
    now = [0.0]
    monkeypatch.setattr(raid, "time", SimpleNamespace(monotonic=lambda: now[0]))
    clock, acts = raid.Clock(match, {1, 2, 3}, pace), {1: [0.0], 2: [0.0], 3: [0.0]}
    while now[0] < 60:
        now[0] += clock.patience()
        for bot in clock.due():
            acts[bot].append(now[0])
    return acts


def test_each_bot_has_a_pace_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """About as long as it should be, never twice the same, and with the same seed again."""
    match = raiding(clock="realtime", seconds=60)
    acts = hands(monkeypatch, match, 2.0)
    for one in acts.values():
        waits = [after - before for before, after in pairwise(one)]
        assert 1.0 <= min(waits) < max(waits) <= 3.0
    moments = [when for one in acts.values() for when in one[1:]]
    assert len(set(moments)) == len(moments)
    assert hands(monkeypatch, match, 2.0) == acts


def test_bots_keep_their_pace_and_the_sand_runs_out() -> None:
    match = raiding(clock="realtime", seconds=1)
    Session(match, {0}, "en", pace=0.05, lines=Silent()).run()
    notations = [step.notation for step in match.steps]
    assert "raid.sand" in notations
    acts = [step for step in match.steps if step.seat == 1 and step.notation.startswith("raid.")]
    assert acts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{"expansions": ("inn", "port", "marriage")}, {"players": 1, "expansions": ("port",)}]
)
def test_boards_of_all_expansions_through_a_game(lang: str, options: dict[str, Any]) -> None:
    match, bot, screen = chronik.game("village", **options).match(seed=8), RandomBot(2), Screen()
    steps = 0
    while not match.over and steps < 150:
        if steps % 30 == 0:
            with screen.capture():
                for part in board(match, 0, lang):
                    screen.print(part, markup=True)
        match.play(bot.choose(match))
        steps += 1
