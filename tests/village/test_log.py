"""The log tells the story: dice, choices, what was declined, what was missing, how it ended."""

import random
import re

import pytest

import chronik
from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.locale import LANGUAGES
from chronik.table import Match
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Good
from chronik.village.state import Task
from setups import EXPANDED, SOLO, VILLAGE
from village.inn.positions import at, hold
from village.marriage.weddings import face, parish, stand, wed
from village.port.sea import at_sea, port
from village.positions import ask, begin_mass, fill, give, household, lay, play, put, serve, strip, village


def told(match: Match) -> str:
    """The last page."""
    return " ".join(match.log(since=match.pages - 1))


def finished(**options: object) -> Match:
    match, chance = chronik.game("village", **options).match(seed=9), random.Random(9)  # type: ignore[arg-type]
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


# the set-up


@pytest.mark.rule("V-SETUP-14")
@pytest.mark.parametrize("expansions", [(), ("inn",), ("port",), ("marriage",), ("inn", "port", "marriage")])
def test_the_start_compensation_is_told_and_start_coins_are_not(expansions: tuple[str, ...]) -> None:
    match = chronik.game("village", players=5, expansions=expansions).match(seed=2)
    play(match, "cube.pink")
    log = match.log()
    assert log[0] == "Player 2 gets 1 grain."
    assert re.fullmatch(r"Player 3 takes 1 \w+ cube from the supply\.", log[1])
    assert log[2] == "Player 5 gets 1 coin."
    assert log[3] == "Player 4 takes 1 pink cube from the supply."
    assert log[4] == "Round 1 begins."


# choices


def test_the_action_chosen_at_the_well() -> None:
    match = village()
    lay(match, harvest={"green": 1})
    strip(match, 0)
    give(match, 0, pink=3)
    ask(match, Task.TAKE, 0)
    play(match, "well:pink", "well.family")
    assert "Player 1 chooses the Family action." in told(match)


def test_a_privilege_and_what_was_bought_with_it() -> None:
    match = village()
    put(match, 0, 1, "council4")
    ask(match, Task.COUNCIL, 0)
    play(match, "council.privilege4")
    assert "Player 1 uses privilege 4 of the council. Player 1 buys 3 points. Player 1 pays 1 coin." in told(
        match
    )


def test_what_was_declined() -> None:
    match = village()
    lay(match, harvest={"green": 2})
    play(match, "take.harvest:green", "decline")
    assert "Player 1 takes no Harvest action." in told(match)
    give(match, 0, pink=1, scroll=1)
    ask(match, Task.COUNCIL, 0)
    play(match, "council.enter:scroll", "council.none")
    assert "Player 1 uses no privilege." in told(match)
    ask(match, Task.CRAFTS, 0)
    play(match, "crafts.train:smithy", "crafts.stop")
    assert "Player 1 makes nothing right away." in told(match)


def test_what_was_declined_in_the_mass() -> None:
    match = village()
    put(match, 0, 1, "bag")
    put(match, 1, 1, "church1")
    give(match, 1, grain=5)
    begin_mass(match)
    play(match, "mass.nomore")
    assert "Player 1 picks no further member." in told(match)
    while match.actor != 1:
        play(match, "mass.done")
    play(match, "mass.done")
    assert "Player 2 lets nobody climb any further." in told(match)


def test_nothing_is_declined_that_could_not_be_had() -> None:
    match = village()
    strip(match, 1)
    put(match, 1, 1, "church1")
    begin_mass(match)
    assert "climb" not in " ".join(match.log())


def test_an_exchange_that_was_declined() -> None:
    match = parish()
    lay(match, harvest={"green": 1})
    give(match, 0, brown=2)
    ask(match, MarriageTask.MARRIAGE, 0)
    play(match, "marriage.rank2", "marriage.noswap")
    assert "Player 1 exchanges no cube." in told(match)


# dice, and who marries whom


def test_the_die_and_the_couple() -> None:
    match = parish()
    stand(match, 0, "rank5")
    match = wed(match, face(match, 3))
    log = match.log()
    assert "The die shows orange: ceremony, rank 3." in log
    assert "A pink member and a generation-1 member of Player 1 get married." in log
    assert any(re.fullmatch(r"The die shows \w+: (bakery|village shop)\.", line) for line in log)
    match = parish()
    stand(match, 0, "rank1")
    stand(match, 1, "rank2", generation=2)
    match = wed(match)
    line = "A generation-1 member of Player 1 and a generation-2 member of Player 2 get married."
    assert line in match.log()
    named = chronik.game("village", players=3, expansions=("marriage",)).match(1, ["Anna", "Ben", "Cleo"])
    named.state.journal[0] = match.state.journal[match.log().index(line)]
    named._pages = [named.state.journal[:1].copy()]
    assert named.log("de") == [
        "Hochzeit: ein Familienmitglied der 1. Generation von Anna und "
        "ein Familienmitglied der 2. Generation von Ben."
    ]


# the supply


def test_what_the_supply_lacked() -> None:
    match = at(Task.CRAFTS)
    lay(match, harvest={"green": 1})
    give(match, 0, grain=3)
    give(match, 1, beer=int(match.state.stock[Good.BEER]) - 1)
    play(match, "crafts.beer:pay")
    assert "Player 1 misses out on 1 beer: the supply has no more." in told(match)
    assert "Player 1 buys 1 beer." in told(match)


def test_a_reward_that_found_no_coins() -> None:
    match = village()
    strip(match, 0)
    put(match, 0, 1, "city3")
    give(match, 0, wagon=1, orange=1, brown=1)
    give(match, 1, coins=int(match.state.coin_stock))
    ask(match, Task.TRAVEL, 0)
    play(match, "travel.C-E")
    assert "Player 1 misses out on 1 coin: the supply has no more." in told(match)


def test_a_card_that_finds_nothing_left_takes_nothing() -> None:
    match = at(Task.TAKE)
    lay(match, harvest={"green": 1})
    hold(match, 0, "scribe")
    give(match, 1, scroll=int(match.state.stock[Good.SCROLL]) - 1)
    play(match, "card")
    assert "Player 1 misses out on 1 scroll: the supply has no more. Player 1 takes 1 scroll" in told(match)


# at sea


def test_a_captain_tells_what_he_asks_for() -> None:
    match = port(coins=2)
    play(match, "hire.C2a")
    assert "Player 1 hires a captain who sails 1 more step for 1 pink cube. Player 1 pays 2 coins." in told(
        match
    )


def test_what_a_further_step_costs_is_told() -> None:
    match = at_sea("I1", pink=1)
    play(match, "ship.I2", "ship.T3")
    assert "Player 1 pays 1 pink cube." in " ".join(match.log())


def test_a_member_goes_aboard_once() -> None:
    match = port(coins=2)
    household(match, 0, farm=[1])
    load = next(move for move in [*match.moves()] if move.notation == "hire.C2a")
    match.play(load)
    member = next(move for move in match.moves() if move.notation == "load.member")
    assert (member.cost, member.gain) == ({"member": 1}, {"aboard_member": 1})
    match.play(member)
    assert told(match).count("member") == 1


# the end


@pytest.mark.parametrize(
    ("full", "line"),
    [
        ("graves", "Player 1 fills the last grave and triggers the end of the game."),
        ("chronicle", "Player 1 fills the last place of the chronicle and triggers the end of the game."),
    ],
)
def test_which_last_place_ended_the_game_and_who_has_turns(full: str, line: str) -> None:
    match = village()
    lay(match, harvest={"green": 3})
    household(match, 0, farm=[1])
    for area in ("farm", "craft", "travel", "council", "church"):
        fill(match, area, leave=int(full == "graves" and area == "craft"))
    fill(match, "graves", leave=1 if full == "graves" else 5)
    if full == "chronicle":
        fill(match, "farm", leave=1)
    match.state.due[0] = 1
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    assert line in match.log()
    assert "2 last turns follow: Player 2 is next." in match.log()


@pytest.mark.parametrize(("_", "options"), [VILLAGE[1], VILLAGE[4], EXPANDED[-1]])
def test_the_end_tells_the_scoring_and_the_winner(_: str, options: dict[str, object]) -> None:
    match = finished(**options)
    log = match.log()
    after = log[log.index("The game is over.") + 1 :]
    for seat in range(match.game.players):
        points = [
            int(n)
            for line in after
            for n in re.findall(rf"^Scoring, Player {seat + 1}: .*, (\d+) point", line)
        ]
        assert sum(points) == match.scores()[seat]
    winners = [f"Player {seat + 1} wins with {match.scores()[seat]} points." for seat in match.ranking()[0]]
    assert [line for line in after if " wins with " in line] == winners
    tied = list(match.scores()).count(max(match.scores())) > 1
    assert any("tie-break" in line for line in after) == tied


@pytest.mark.rule("V-SCORE-10")
@pytest.mark.parametrize(("edition", "by"), [("original", "customers served: 1"), ("bigbox", "grain: 1")])
def test_the_tie_break_is_told(edition: str, by: str) -> None:
    match = village(2, edition)
    for seat in (0, 1):
        strip(match, seat)
    if edition == "original":
        serve(match, 0, "K01")
        match.state.points[1] += 2
    else:
        give(match, 0, grain=1)
    match.state.depth = 0
    plain(push)(match.state, Task.FINISH, -1)
    match.settle()
    assert any(line.startswith("Player 1 wins with ") for line in match.log())
    assert any(line.startswith("Player 1 wins the tie-break") and by in line for line in match.log())


def test_majority_and_monks() -> None:
    match = village()
    put(match, 0, 1, "church2")
    for seat in range(3):
        strip(match, seat)
    begin_mass(match)
    log = " ".join(match.log())
    assert "4 monks are drawn and put back." in log
    assert "Player 1 has the majority in the church. Player 1 gets 2 points." in log


# whole games


@pytest.mark.parametrize(("_", "options"), [EXPANDED[-1], SOLO[-1]])
def test_no_line_of_a_whole_game_says_nothing_or_everything_twice(_: str, options: dict[str, object]) -> None:
    match = finished(**options)
    for lang in LANGUAGES:
        for line in match.log(lang):
            assert not re.search(r"\b0 (scroll|cube|time|bread|tool|Zeit|Stein|cheval)", line), line
            assert line[0].isupper() or line[0].isdigit(), line
            assert line.endswith((".", "!")), line
