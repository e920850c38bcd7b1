"""Every reason and every question of every game leads to a rule that is told."""

import pytest

import ledger
from chronik.guide import GAMES, chapter_of, rule_of
from chronik.guide.reasons import QUESTION, table
from chronik.kernel import LEGAL, QUESTIONS
from chronik.table.game import ruleset

EXPANSIONS = ("inn", "port", "marriage")
RULES = set(ledger.entries("rule"))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_rule(game: str) -> None:
    reasons = [why.name for number, why in ruleset(game).reasons.items() if number > LEGAL]
    assert sorted(table(game)[""]) == sorted(reasons)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_rule(game: str) -> None:
    asked = [task.name.lower() for number, task in ruleset(game).tasks.items() if number < QUESTIONS]
    assert sorted(table(game)) == sorted(["", *asked])
    assert all(rule_of(game, task) for task in asked)


@pytest.mark.parametrize("game", GAMES)
def test_all_of_them_are_in_the_ledger_and_told(game: str) -> None:
    named = {rule for reasons in table(game).values() for rule in reasons.values()}
    assert named <= RULES
    assert all(chapter_of(game, rule) for rule in named)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_changes_are_reasons(game: str) -> None:
    known = {QUESTION, *table(game)[""], *EXPANSIONS}
    assert all(set(reasons) <= known for reasons in table(game).values())


def test_a_question_may_give_a_reason_another_meaning() -> None:
    assert rule_of("village", "TAKE", "NO_INFLUENCE") == "V-WELL-01"
    assert rule_of("village", "PAY", "NO_INFLUENCE") == "V-COIN-03"
    assert rule_of("village", "CHURCH") == "V-CHUR-01"
    assert rule_of("village", "NOBODY_ASKS_THAT") is None


def test_an_expansion_may_give_a_question_another_rule() -> None:
    assert rule_of("village", "TRAVEL", expansions=["inn"]) == "V-TRAV-01"
    assert rule_of("village", "TRAVEL", expansions=["inn", "port"]) == "VP-TRAV-01"
