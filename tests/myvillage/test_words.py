"""What moves and log say: enough to choose, and the whole story."""

import random

import pytest

from chronik.locale import LANGUAGES
from chronik.myvillage.state import CUSTOMERS, Event, Task, Where
from chronik.table import Match
from myvillage.positions import (
    alone,
    ask,
    beside,
    choose_dice,
    church,
    end_turn,
    events,
    fields,
    hall,
    meeting,
    monk_on_top,
    myvillage,
    play,
    reprint,
    restack,
    shop,
    travel_on_top,
    travelled,
    turn,
    waiting,
)


def said(match: Match, notation: str, lang: str = "en") -> str:
    moves = [*match.moves(), *(move for move, _ in match.refused())]
    return next(move.text(lang) for move in moves if move.notation == notation)


def told(match: Match, lang: str = "en") -> list[str]:
    """The log of the last step."""
    return match.log(lang, since=match.pages - 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_customers_read_the_same(lang: str) -> None:
    match = myvillage()
    match.state.customer[:] = Where.DISPLAY
    match.state.stacked = 0
    turn(match, 0, 4)
    play(match, "bailiff")
    texts = {move.text(lang) for move in match.moves()}
    assert len(texts) == CUSTOMERS
    match.state.customer[:] = Where.WAITING
    turn(match)
    served = [m.text(lang) for m, _ in match.refused() if m.notation.startswith("serve")]
    assert len(set(served)) == len(served) > 20


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_moves_of_a_game_read_the_same(lang: str) -> None:
    match, chance = myvillage(4, seed=9), random.Random(9)
    while not match.over:
        moves = match.moves()
        texts = [move.text(lang) for move in [*moves, *(move for move, _ in match.refused())]]
        assert len(set(texts)) == len(texts), match.question()
        match.play(chance.choice(moves))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_fields_read_the_same(lang: str) -> None:
    match = myvillage()
    fields(match, 0, 3, 1)
    meeting(match, 0, tile=beside("field") + 1)
    turn(match)
    used = {name: said(match, name, lang) for name in ("use.field1", "use.field2", "use.field3")}
    assert len(set(used.values())) == 3
    ask(match, Task.TILE)
    laid = [move.text(lang) for move in match.moves() if "field" in move.notation]
    assert len(set(laid)) == len(laid) == 2


@pytest.mark.rule("MV-CHURCH-09")
def test_the_mission_church_tells_all_that_the_card_shows() -> None:
    match = myvillage()
    church(match, 0, "mission")
    for card, words in (
        ("TR-A1", "Keep the card (2 points)"),
        ("TR-A3", "Keep the card (3 points; the next card costs 1 beer more)"),
        ("TR-A4", "Keep the card (4 points; the next card costs 3 time more)"),
    ):
        travel_on_top(match, card)
        ask(match, Task.EXCHANGE)
        assert said(match, "journey.keep") == words
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1")
    travel_on_top(match, "TR-D4")
    ask(match, Task.EXCHANGE, a=3)
    assert said(match, "journey.keep", "de") == "Karte behalten (8 Ruhmespunkte; die Reise endet hier)"


def test_prices_are_those_of_the_box() -> None:
    match = myvillage()
    reprint(match, "plague_time", 3)
    reprint(match, "turn_coins", 2)
    reprint(match, "school_stories", 4)
    reprint(match, "chief_coins", 5)
    reprint(match, "chief_stories", 6)
    choose_dice(match, "w3 b4 w5 w6").coins[0] = 2
    assert said(match, "die.black4") == "Black die: 4 (3 time)"
    play(match, "die.white3", "die.white5")
    assert said(match, "dice.raise:3") == "Pay 2 coins: turn the 3 to a 4"
    play(match, "dice.raise:3")
    assert match.state.coins[0] == 0
    s = match.state
    s.head[0] = 1
    ask(match, Task.CHIEF)
    assert said(match, "chief.stories") == "Move to the story space: get 6 story points"
    s.head[0] = 2
    s.waive = 1
    s.agenda[s.depth - 1, 0] = Task.CHIEF
    assert said(match, "chief.coin") == "Move to the coin space: get 5 coins"
    s.waive = 0
    s.pupil[0] = 1
    s.villager[0, 0] = 0
    ask(match, Task.SCHOOL)
    assert "4 story points" in said(match, "school.right:abbot")


def test_what_costs_nothing_is_free() -> None:
    match = myvillage()
    shop(match, 0, "brewery", 5)
    turn(match, 0, 5)
    assert said(match, "use.brewery") == "Activate the Brewery banner (free)"
    assert said(match, "use.brewery", "de") == "Aktivieren: Brauerei (kostenlos)"


def test_fares_name_what_is_really_paid() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B2")  # one coin more
    shop(match, 0, "wainwright", 5, goods=1)
    s = turn(match)
    s.coins[0] = 3
    assert said(match, "take.C") == "Take travel card C (2 time and the fare)"
    s.coins[0] = 1  # only the wagon can be paid
    assert said(match, "take.C") == "Take travel card C (1 coin, 2 time and 1 wagon)"
    s.coins[0] = 3
    play(match, "take.C")
    assert said(match, "fare.1wagon") == "Pay 1 coin and 1 wagon"
    assert said(match, "fare.2coin") == "Pay 3 coins"
    play(match, "fare.2coin")
    assert any("pays 3 coins" in line for line in told(match))


def test_surcharges_are_told() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A4")
    turn(match).coins[0] = 1
    play(match, "take.B")
    assert "Player 1 pays 3 time more because of the last travel card." in told(match)


def test_the_dice_of_a_round_are_told() -> None:
    match = myvillage(4)
    s = match.state
    lines = [line for line in match.log() if "rolls" in line]
    faces = [[int(n) for n in line.rstrip(".").split(": ")[1].split(", ")] for line in lines]
    assert [len(row) for row in faces] == [8, 3]
    for colour in range(2):
        assert [faces[colour].count(face) for face in range(1, 7)] == s.pool[colour * 6 :][:6].tolist()


def test_move_and_log_call_a_banner_the_same() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    waiting(match, 0, "CU09")
    shop(match, 0, "wainwright", 5, goods=1)
    turn(match, 0, 3)
    assert said(match, "use.hall") == "Activate the Finance hall banner (1 time)"
    play(match, "use.hall")
    assert "Player 1 activates the white Finance hall banner." in told(match)
    play(match, "serve.CU09")
    assert "Player 1 activates the white Customer (3/11; 1 wagon) banner." in told(match)


def test_what_was_declined_is_told() -> None:
    match = myvillage()
    church(match, 0, "healing")
    ask(match, Task.HEAL)
    play(match, "decline")
    assert "Player 1 does not use the healing church." in told(match)
    turn(match, 0, 2)
    play(match, "take.meeting", "decline")
    assert "Player 1 leaves the 2/12 tile as it is." in told(match)


@pytest.mark.rule("MV-MONK-05", "MV-MONK-08")
def test_a_bonus_is_told_with_its_cause() -> None:
    match = myvillage()
    church(match, 0, "abbey")
    turn(match, 0, 4)
    play(match, monk_on_top(match, "MO-Q3"))
    assert "Player 1 gets the bonus of the monk: School banner, 2 times." in told(match)
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R1"))
    assert "Player 1 gets the bonus of the monk: 2 story points." in told(match)


def test_what_is_not_there_is_told() -> None:
    match = myvillage()
    church(match, 0, "trade")
    restack(match, 2, 0)
    turn(match, 0, 4)
    play(match, "bailiff")
    assert "STACK_EMPTY" in events(match)
    restack(match, 0, 0)
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R5"))
    assert "Player 1 gets no customer: there are none left." in told(match)


def test_goods_of_a_kind_are_paid_in_one_line() -> None:
    match = myvillage()
    waiting(match, 0, "CU14")
    shop(match, 0, "scriptorium", 5, goods=2)
    turn(match)
    play(match, "serve.CU14")
    assert [line for line in told(match) if " pays " in line] == ["Player 1 pays 2 scrolls."]


@pytest.mark.rule("MV-END-03", "MV-ROUND-04")
def test_the_last_place_tells_who_still_has_a_turn() -> None:
    match = myvillage(4)
    end_turn(match, 1)
    match.state.graves = 17
    play(match, "death.abbot")
    lines = told(match)
    assert "18 villagers have died: the game ends after this round." in lines
    assert [line for line in lines if "still has a turn" in line] == [
        "Player 3 still has a turn.",
        "Player 4 still has a turn.",
    ]


@pytest.mark.rule("MV-LAB-01", "MV-LAB-03")
def test_a_day_labourer_is_announced_with_his_price() -> None:
    match = myvillage()
    alone(match, 0, "abbot")
    end_turn(match)
    assert any("costs 5 points" in line for line in told(match))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_tells_points_winner_and_tie_break(lang: str) -> None:
    match = finished(match_of_two())
    rows = match.state.journal[: match.state.notes].tolist()
    scored = {(row[1], row[2]): row[3] for row in rows if row[0] == Event.SCORED}
    for seat in range(2):
        points = list(match.breakdown(seat).values())
        assert [scored.get((seat, category), 0) for category in range(len(points))] == points
    totals = [row[2] for row in rows if row[0] == Event.TOTAL]
    assert totals == match.scores()
    winners = [row[1] for row in rows if row[0] == Event.WINNER]
    assert winners == match.ranking()[0] == [1]
    assert [row[1:3] for row in rows if row[0] == Event.TIE_BREAK] == [[0, 1], [1, 2]]
    assert len(told(match, lang)) == len(rows)


def test_a_clear_winner_needs_no_tie_break() -> None:
    match = match_of_two()
    match.state.house[0] = 9
    finished(match)
    assert "TIE_BREAK" not in events(match)
    assert told(match)[-1] == "Player 1 wins with 9 points."


def match_of_two() -> Match:
    """Two players with equal points, the second with more left over."""
    match = myvillage(2)
    s = match.state
    s.hand_owner = 1
    s.house[:2] = 1, 0
    s.coins[:2] = 1, 2
    return match


def finished(match: Match) -> Match:
    s = turn(match, 1, 7, lap=2)
    s.reaper[1] = 0
    s.graves = match.game.boxes[0].coffins
    s.agenda[s.depth - 1, 0] = Task.END_OF_TURN
    match.settle()
    assert match.over
    return match
