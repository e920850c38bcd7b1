"""Everything that is met in a game can be said in three languages."""

from collections.abc import Iterator
from typing import Any

from chronik.locale import LANGUAGES
from chronik.table import Match
from properties.stories import every_setup, story

NEVER_SAID = set("{}\n\t")
SINGULARS = {"coin", "point"}  # in views, costs and gains they are counted as coins and points


def spoken(match: Match, lang: str) -> Iterator[str]:
    for move in match.moves():
        yield move.text(lang)
    for move, why in match.refused():
        yield move.text(lang)
        yield why.text(lang)
    if not match.over:
        yield match.question(lang)


def is_clean(line: str) -> bool:
    return line == line.strip() != "" and not NEVER_SAID & set(line)


@every_setup
def test_every_move_reason_and_question_has_its_words(setup: str) -> None:
    for match in story(setup):
        for lang in LANGUAGES:
            assert [line for line in spoken(match, lang) if not is_clean(line)] == []


@every_setup
def test_everything_that_happened_has_its_words(setup: str) -> None:
    match = story(setup)[-1]
    logs = [match.log(lang) for lang in LANGUAGES]
    assert [line for log in logs for line in log if not is_clean(line)] == []
    assert len({len(log) for log in logs}) == 1


@every_setup
def test_no_two_moves_read_the_same(setup: str) -> None:
    for match in story(setup):
        for lang in LANGUAGES:
            texts: dict[str, str] = {}
            for move in match.moves():
                other = texts.setdefault(move.text(lang), move.notation)
                assert other == move.notation, (lang, move.text(lang))


@every_setup
def test_languages_are_not_mixed(setup: str) -> None:
    """A question or a line of the log is a sentence: no two languages have one in common."""
    for match in story(setup)[:-1]:
        assert len({match.question(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    en, de, fr = (set(story(setup)[-1].log(lang)) for lang in LANGUAGES)
    assert en & de | en & fr | de & fr == set()


def keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
        data = list(data.values())
    for part in data if isinstance(data, list) else []:
        yield from keys(part)


@every_setup
def test_what_is_counted_has_one_name(setup: str) -> None:
    for match in story(setup):
        amounts = [part for move in match.moves() for part in (move.cost, move.gain)]
        assert SINGULARS.isdisjoint(keys([match.view(0), *amounts]))
