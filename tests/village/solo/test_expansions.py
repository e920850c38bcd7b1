"""Alone against Conny with the expansions: the Inn, the Port, Marriage."""

from collections.abc import Callable
from itertools import count

import pytest

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match
from chronik.village.inn.state import InnTask
from chronik.village.marriage.state import MarriageEvent, MarriageTask
from chronik.village.names import CONNY, Place
from chronik.village.state import Task
from village.positions import (
    COLOURS,
    ask,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    random_game,
    reasons,
    strip,
    village,
)
from village.solo.conny import follow, quill_next, solo, taken_by_conny, told

ALL = ("inn", "port", "marriage")
TASKS = {
    "inn": [InnTask.INN, Task.CRAFTS],
    "port": [Task.TRAVEL],
    "marriage": [MarriageTask.MARRIAGE, MarriageTask.SMUGGLER],
}


@pytest.mark.rule("VS-EXP-01")
@pytest.mark.parametrize("expansion", ALL)
def test_the_players_actions_follow_the_rules_of_the_expansion(expansion: str) -> None:
    alone, two = solo(expansion), village(players=2, expansions=(expansion,))
    for task in [*TASKS[expansion], Task.FAMILY, Task.COUNCIL]:
        for match in (alone, two):
            strip(match, 0)
            give(match, 0, coins=1, grain=2, green=2, brown=1, orange=1, pink=1, scroll=1, horse=1)
            ask(match, task, 0)
        assert notations(alone) == notations(two)
        assert reasons(alone) == reasons(two)


@pytest.mark.long
@pytest.mark.rule("VS-EXP-01")
@pytest.mark.parametrize("expansions", [(), ("inn",), ("port",), ("marriage",), ALL])
def test_whole_games_in_words(expansions: tuple[str, ...]) -> None:
    match = solo(*expansions)
    for _ in random_game(match, 5):
        assert match.fault() == ""
        for lang in ("en", "de", "fr"):
            if not match.over:
                assert match.question(lang)
            assert all(move.text(lang) for move in ([] if match.over else match.moves()))
    for lang in ("en", "de", "fr"):
        assert any("Conny" in line for line in match.log(lang))


# Inn


@pytest.mark.rule("VS-INN-01", "VS-INN-02")
def test_an_inn_cube_means_a_grave_and_no_card() -> None:
    match = solo("inn")
    quill_next(match)
    room = match.view(0)["room"]
    stacks = match.state.pile.copy(), match.state.piled.copy()
    follow(match, "inn")
    assert taken_by_conny(match) == [("inn", COLOURS["green"])]
    assert members(match, CONNY, "grave") == [1]
    assert match.view(0)["room"] == room | {"graves": room["graves"] - 1}
    assert (match.state.pile == stacks[0]).all()
    assert (match.state.piled == stacks[1]).all()
    assert match.state.hand[CONNY] == match.state.played[CONNY] == 0


# Port


@pytest.mark.rule("VS-PORT-01")
def test_a_travel_cube_means_a_death_at_sea() -> None:
    match = solo("port")
    quill_next(match)
    follow(match, "travel")
    assert members(match, CONNY, "chronicletravel") == [1]
    fill(match, "travel")
    room = match.view(0)["room"]
    quill_next(match)
    follow(match, "travel")
    match.play(match.moves()[-1])
    assert [members(match, CONNY, f"sea{k}") for k in range(1, 6)].count([1]) == 1
    assert match.view(0)["room"] == room
    assert match.state.points[CONNY] == 0


@pytest.mark.rule("VS-PORT-01")
def test_without_the_port_a_travel_cube_means_a_grave_when_travel_is_full() -> None:
    match = solo("inn")
    fill(match, "travel")
    quill_next(match)
    follow(match, "travel")
    assert members(match, CONNY, "grave") == [1]


@pytest.mark.rule("VS-PORT-02")
def test_the_last_sea_burial_ends_the_game() -> None:
    match = solo("port")
    fill(match, "travel")
    match.state.place[CONNY, :4] = [Place.SEA_1, Place.SEA_2, Place.SEA_4, Place.SEA_5]
    quill_next(match)
    follow(match, "travel")
    assert members(match, CONNY, "sea3") == [2]
    assert match.view(0)["ended_by"] == CONNY
    assert "END_TRIGGERED" in events(match)


# Marriage


@pytest.mark.rule("VS-MARR-01", "VS-SETUP-03")
def test_twelve_members() -> None:
    match = solo("marriage")
    assert members(match, CONNY, "tray") == [1, 1, 1, 1, 1, 2, 2, 2]
    assert members(match, CONNY, "pile") == [3, 3, 4, 4]


@pytest.mark.rule("VS-MARR-02")
def test_three_pink_members() -> None:
    assert solo("marriage").state.pink.tolist().count(Place.UNBORN) == 3
    assert village(players=2, expansions=("marriage",)).state.pink.tolist().count(Place.UNBORN) == 2


@pytest.mark.rule("VS-MARR-03")
def test_a_marriage_cube_means_the_farm() -> None:
    match = solo("marriage")
    quill_next(match)
    follow(match, "marriage")
    assert members(match, CONNY, "chroniclefarm") == [1]
    fill(match, "farm")
    quill_next(match)
    follow(match, "marriage")
    assert members(match, CONNY, "grave") == [1]


@pytest.mark.rule("VS-MARR-04")
def test_a_smuggler_cube_means_a_grave() -> None:
    match = solo("marriage")
    quill_next(match)
    room = match.view(0)["room"]
    follow(match, "smuggler")
    assert members(match, CONNY, "grave") == [1]
    assert match.view(0)["room"] == room | {"graves": room["graves"] - 1}


def die_of(match: Match, *ranks: int) -> list[int]:
    """The colours of the die that show these ranks."""
    shown = match.game.boxes[0].die_rank.tolist()
    return [shown.index(Place.RANK_1 + rank - 1) for rank in ranks]


def rolled(match: Match) -> list[int]:
    return [a for event, _, a, _ in told(match) if event == MarriageEvent.ROLLED]


def wedding(match: Match, wish: Callable[[list[int]], bool]) -> Match:
    """A wedding whose first two rolls are as wished, up to the first question."""
    for seed in count():
        trial = match.copy()
        s = trial.state
        s.rng, s.agenda[:], s.depth = seed, 0, 0
        plain(push)(s, Task.ROUND, -1, 0, 0)
        trial.settle()
        if wish(rolled(trial)[:2]):
            return trial
    raise AssertionError


def after_round(pinks: list[Place], **mine: list[int]) -> Match:
    match = solo("marriage")
    lay(match)
    match.state.pink[:] = pinks
    household(match, 0, **({"farm": [1]} | mine))
    return match


def came(match: Match) -> list[int]:
    """The ranks that pink members came to."""
    return [a for event, _, a, _ in told(match) if event == MarriageEvent.PINK_CAME]


@pytest.mark.rule("VS-MARR-05")
def test_the_die_is_rolled_twice() -> None:
    match = after_round([Place.UNBORN] * 3)
    match = wedding(match, lambda rolls: rolls[0] != rolls[1])
    assert len(came(match)) == 2
    shown = match.game.boxes[0].die_rank[rolled(match)[:2]].tolist()
    assert came(match) == shown


@pytest.mark.rule("VS-MARR-06")
def test_without_a_pink_member_in_the_supply_one_comes_from_the_parents() -> None:
    match = after_round([Place.UNBORN, Place.PARENTS, Place.BAKERY])
    match = wedding(match, lambda rolls: rolls[0] != rolls[1])
    assert len(came(match)) == 2


@pytest.mark.rule("VS-MARR-07")
def test_an_occupied_rank_gets_no_second_one() -> None:
    match = after_round([Place.UNBORN, Place.PARENTS, Place.PARENTS])
    match.state.spouse[0], match.state.spouse[-2] = len(match.state.spouse) - 2, 0
    three = die_of(match, 3)
    match = wedding(match, lambda rolls: rolls == three * 2)
    assert came(match) == [Place.RANK_3]
    assert rolled(match)[:2] == three * 2


@pytest.mark.rule("VS-MARR-08")
def test_two_pink_members_marry_and_go_back() -> None:
    match = after_round([Place.UNBORN] * 3)
    match = wedding(match, lambda rolls: rolls[0] != rolls[1])
    assert match.state.pink.tolist() == [Place.UNBORN] * 3
    happened = set(events(match))
    assert not happened & {"MARRIED", "COUPLE_MOVED", "GOT_GOOD", "BORN"}


@pytest.mark.rule("VS-EX-WEDDING")
def test_birgits_wedding() -> None:
    match = after_round([Place.UNBORN, Place.PARENTS, Place.BAKERY], rank1=[1], parents=[2])
    s = match.state
    wife = int((s.place[0] == Place.PARENTS).argmax())
    first_pink = len(s.spouse) - 3
    s.spouse[wife], s.spouse[first_pink + 1] = first_pink + 1, wife
    three = die_of(match, 3)
    match = wedding(match, lambda rolls: rolls == three * 2)
    assert came(match) == [Place.RANK_3]
    assert match.state.pink[0] == Place.RANK_3
    assert match.state.pink[1] == Place.PARENTS
    assert match.view(0)["asked"]["task"] == "building"
