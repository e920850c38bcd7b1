"""What moves and the log say: prices from the rules, the story of a round, the result."""

from itertools import chain

import pytest

from chronik.kernel import QUESTIONS
from chronik.locale import LANGUAGES, catalogue, enum_id, text
from chronik.table import Match
from chronik.tumult.goods import LOT
from chronik.tumult.scoring import Category
from chronik.tumult.state import Colour, Event, Good, Lady, Land, Phase, Rank, Ware
from tumult.positions import (
    board,
    crowned,
    demand,
    go_on,
    left,
    mercy,
    only,
    placed,
    random_game,
    ranks,
    retinue,
    site,
    tumult,
)


def move_text(match: Match, notation: str, lang: str = "en") -> str:
    return next(m for m in match.moves() if m.notation == notation).text(lang)


def refused_text(match: Match, notation: str) -> str:
    return next(m for m, _ in match.refused() if m.notation == notation).text()


# moves


@pytest.mark.parametrize(
    ("lang", "exact", "overpaid"),
    [
        ("en", "Tools: pay tiles 1 + 1", "Tools: pay tile 3 and get 1 supporter"),
        ("de", "Werkzeug: Plättchen 1 + 1 zahlen", "Werkzeug: Plättchen 3 zahlen und 1 Gefolgsmann erhalten"),
        ("fr", "Outils\xa0: payer les tuiles 1 + 1", "Outils\xa0: payer la tuile 3 et recevoir 1 partisan"),
    ],
)
def test_a_payment_names_tiles(lang: str, exact: str, overpaid: str) -> None:
    match = site(3, "B1", "M1", "T1", "T1", "T3", b1="mountain")
    match.play("build:b1")
    assert move_text(match, "pay.tools:1+1", lang) == exact
    assert move_text(match, "pay.tools:3", lang) == overpaid


def test_a_build_move_names_the_price_that_is_asked() -> None:
    match = site(3, "B2", "M2", c1="castle")
    assert move_text(match, "build:b1") == "Space b1, meadow (1 statue for 1 bread and 1 marble)"
    assert move_text(match, "build:i3") == "Space i3, meadow (1 statue for 2 bread and 2 marble)"
    assert refused_text(match, "build:c1") == "Space c1, palace (3 statues for 2 marble and 3 tools)"


# the log


def judged(*tiles: str) -> Match:
    """Bread tumult: seat 0 is King, seat 1 has mercy."""
    match = tumult(3)
    ranks(match, 1, 2, 3)
    mercy(match, 1)
    demand(match, 3)
    left(match, *tiles)
    board(match, 0, "B2", "B1")
    board(match, 1, "B3", "B2", "T1")
    only(match, Phase.TUMULTS)
    return match


@pytest.mark.rule("TR-GREED-01", "TR-MERCY-01")
def test_who_was_greediest_and_with_how_much() -> None:
    log = judged("B2", "M3", "T3").log()
    assert "Not enough for the people (2 bread left): tumult!" in log
    assert "Player 2 is the greediest, with 4 bread, and is punished." in log
    assert "The people have 3 marble left: no tumult." in log


def test_one_line_if_there_is_no_tumult() -> None:
    log = judged("B3", "B1", "M3", "T3", "T2").log()
    assert log[1:] == ["The people have 4 bread, 3 marble and 5 tools left: no tumult."]


@pytest.mark.rule("TR-WHATIF-03")
def test_if_nobody_was_greedy_nobody_is_called_so() -> None:
    match = tumult(2)
    demand(match, 3, 0, 0)
    left(match)
    only(match, Phase.TUMULTS)
    assert "Nobody was greedy, so the King takes the blame." in match.log()
    assert not any("greediest" in line for line in match.log())


@pytest.mark.rule("TR-GRAB-17")
def test_what_was_robbed() -> None:
    match = tumult(2, clock="realtime")
    while match.task.name != "RAID":
        match.play(match.moves()[0])
    s = match.state
    tiles = [tile + 1 for tile in range(21) if s.where[tile] == 1][:2]
    s.face[[tiles[0] - 1, tiles[1] - 1]] = [2, 7]  # three bread, two tools
    for tile in tiles:
        match.play(f"raid.lift:{tile}", 0)
        match.play("raid.keep", 0)
    match.play("raid.stop", -1)
    lines = {lang: match.log(lang, since=match.pages - 1) for lang in LANGUAGES}
    assert "Player 1 takes 3 bread and 2 tools from the people." in lines["en"]
    assert "Player 2 takes nothing from the people." in lines["en"]
    assert "Spieler 1 raubt dem Volk 3 Brote und 2 Werkzeuge." in lines["de"]
    assert "Spieler 2 raubt dem Volk nichts." in lines["de"]
    assert "Joueur 2 ne prend rien au peuple." in lines["fr"]


@pytest.mark.rule("TR-WHATIF-04", "TR-AMB-23")
def test_relief_is_told_for_everybody() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 2, 3, 100)
    match.play("build:b1")
    log = match.log()
    assert "Player 1 gives back 2 supporters." in log
    assert "Player 2 gives back 3 supporters." in log
    assert "Player 3 gives back 5 supporters." in log


# the end


@pytest.mark.rule("TR-END-01", "TR-END-06")
def test_the_log_ends_with_scores_and_winner() -> None:
    match = tumult(2)
    last = int(match.game.boxes[0].chronicle) - 1
    ranks(match, 1, 2)
    crowned(match, *([0] * last))
    placed(match, 16, 20)
    go_on(match, Phase.CROWNING)
    assert match.over
    assert match.log()[-5:] == [
        "The last space of the King\u2019s chronicle is filled.",
        "The game is over.",
        "Player 1: 3 on the map and 15 on the King\u2019s chronicle, 18 statues in all.",
        "Player 2: 20 on the map and 0 on the King\u2019s chronicle, 20 statues in all.",
        "Player 2 wins with 20 statues!",
    ]
    assert match.ranking()[0] == [1]


@pytest.mark.rule("TR-TIE-02")
def test_a_tie_is_broken_by_rank_and_the_log_says_so() -> None:
    match = chronik_with_ladies()
    last = int(match.game.boxes[0].chronicle) - 1
    ranks(match, 2, 1)
    crowned(match, *([0] * last))
    placed(match, 18, 16)
    go_on(match, Phase.CROWNING)
    tie, winner = match.log()[-2:]
    assert tie == "A tie for first place: the higher rank decides, and Player 2 is Queen."
    assert winner == "Player 2 wins with 18 statues!"
    assert match.ranking()[0] == [1]


@pytest.mark.long
def test_every_finished_game_names_its_winner() -> None:
    for players in (2, 3, 4):
        match = tumult(players, ticks=3)
        for _ in random_game(match):
            pass
        ((winner, *_), *_) = match.ranking()
        assert match.log()[-1].startswith(f"Player {winner + 1} wins with")
        assert match.fault() == ""


# sides of the cards


def chronik_with_ladies() -> Match:
    return tumult(2, sides=("male", "female"))


@pytest.mark.rule("TR-SETUP-14")
def test_titles_follow_the_side_of_the_card() -> None:
    match = chronik_with_ladies()
    ranks(match, 2, 1)
    retinue(match, 10, 50)
    only(match, Phase.RANKS)
    assert "Player 2 is now Queen." in match.log()
    assert "Player 1 is now Duke." in match.log()
    assert "Spieler 2 ist jetzt Königin." in match.log("de")
    assert "Joueur 2 porte le titre de Reine." in match.log("fr")
    assert [int(lady) for lady in Lady] == [int(rank) for rank in Rank]


# all of it


def test_every_event_can_be_told_in_every_language() -> None:
    rules, box = tumult(2).game.rules, tumult(2).game.boxes[0]
    for event in Event:
        for a, b in ((0, 0), (1, 1), (2, 2)):
            if event in (Event.PHASE_BEGAN, Event.RANKED, Event.SWAPPED, Event.TIE_BREAK) and a == 0:
                continue
            message, args = rules.tell(box, (event, 0, a, b))
            assert message == enum_id(event)
            for lang in LANGUAGES:
                words = text(message, lang, {"who": "Anna", **args})
                assert words == words.strip()
                assert "  " not in words, words


def test_all_that_people_get_to_see_has_its_words() -> None:
    rules = tumult(2).game.rules
    questions = [task for number, task in rules.tasks.items() if number < QUESTIONS]
    things = chain(Good, Ware, Land, Rank, Lady, Colour, Phase, Category)
    for member in (*questions, *rules.reasons.values(), *rules.events.values(), *things):
        for lang in LANGUAGES:
            assert catalogue(lang).has_message(enum_id(member)), (lang, member)


def test_three_goods_fit_into_one_row() -> None:
    """However the tiles' values are chosen, units stay below what a row can hold."""
    assert LOT > 39 * 3
    assert LOT * (39 * 3) + 39 * 3 < 2**15
