"""The words: complete in all three languages, and right whatever is filled in."""

import random
import re
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import chronik
from chronik.locale import FOLDER, LANGUAGES, Amount, enum_id, enum_text, fill, text
from chronik.table.game import ruleset
from chronik.village.state import Colour, Event, Good, Place, Space
from chronik.village.wording import Ware

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
GAMES = [
    name for name in chronik.games() if find_spec(f"chronik.{name}") and find_spec(f"chronik.{name}.game")
]
FIRST_BY_ITSELF = 32  # tasks from here on ask nobody; in Village, with its expansions, from ROUND on


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def entries(lang: str, name: str) -> list[Any]:
    """What stands in a catalogue, comments left out; Junk is what cannot be read."""
    resource = FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8"))
    return [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def messages(lang: str) -> list[ast.Message]:
    return list(chain.from_iterable(entries(lang, name) for name in FILES))


def enums(game: str) -> list[type[IntEnum]]:
    """The game's enums that people get to see: some member has its words, so all must."""
    spoken = {message.id.name for message in messages("en")}
    modules = [import_module(f"chronik.{game}.{module}") for module in ("state", "moves")]
    kinds = {kind for module in modules for kind in vars(module).values() if is_enum(kind, game)}
    return sorted((kind for kind in kinds if any(enum_id(m) in spoken for m in kind)), key=str)


def is_enum(kind: Any, game: str) -> bool:
    own = getattr(kind, "__module__", "").startswith(f"chronik.{game}.")
    return own and isinstance(kind, type) and issubclass(kind, IntEnum)


def questions(task: type[IntEnum]) -> list[IntEnum]:
    first = max(FIRST_BY_ITSELF, task["ROUND"]) if "ROUND" in task.__members__ else FIRST_BY_ITSELF
    return [member for member in task if member < first]


@pytest.mark.parametrize("name", FILES)
def test_all_languages_say_the_same_with_the_same_arguments(name: str) -> None:
    said = {lang: {m.id.name: variables(m) for m in entries(lang, name)} for lang in LANGUAGES}
    assert said["en"]
    assert said["de"] == said["en"]
    assert said["fr"] == said["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_read_and_nothing_is_said_twice(lang: str) -> None:
    assert {type(entry) for entry in messages(lang)} == {ast.Message}
    ids = [message.id.name for message in messages(lang)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("sample", [0, 1, 2, "Anna"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_filled_in(lang: str, sample: int | str) -> None:
    for message in messages(lang):
        args = {name: 1 if name == "count" and sample == "Anna" else sample for name in variables(message)}
        for form in ["", *(attribute.id.name for attribute in message.attributes)]:
            words = fill(message.id.name, lang, args, form)
            assert words == words.strip() != ""
            assert not re.search(r"[{}]|  ", words), words


@pytest.mark.parametrize("game", GAMES)
def test_all_that_people_get_to_see_has_its_words(game: str) -> None:
    rules = ruleset(game)
    shown = [member for kind in enums(game) if kind is not rules.task for member in kind]
    needed = chain(questions(rules.task), rules.why, rules.event, rules.category, shown)
    spoken = {message.id.name for message in messages("en")}
    assert {game, *map(enum_id, needed)} <= spoken


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_with_all_that_its_words_need(game: str) -> None:
    rules = ruleset(game)
    box = chronik.game(game).boxes[0]
    needs = {message.id.name: variables(message) for message in messages("en")}
    for event in rules.event:
        message, args = rules.tell(box, (event, 0, 1, 1))
        assert message == enum_id(event)
        assert needs[message] <= {"who", *args}, message


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_words(game: str) -> None:
    """Every question, move, refusal and event of a random game, in every language."""
    chance = random.Random(7)
    match = chronik.game(game).match(seed=7)
    while not match.over:
        moves, refused = match.moves(), match.refused()
        for lang in LANGUAGES:
            assert match.question(lang)
            assert all(move.text(lang) for move in moves)
            assert all(move.text(lang) and why.text(lang) for move, why in refused)
        match.play(chance.choice(moves))
    logs = [match.log(lang) for lang in LANGUAGES]
    assert len(logs[0]) > len(match.steps)
    assert all(len(set(lines)) > 1 for lines in zip(*logs, strict=True))


def test_german_cases() -> None:
    """A thing alone is in the nominative, in a sentence in the accusative."""
    assert enum_text(Colour.GREEN, "de") == "1 grüner Stein"
    assert enum_text(Good.OX, "de") == "1 Ochse"
    assert text("village-move-choose-cube", "de", {"cube": Colour.GREEN}) == "1 grünen Stein nehmen"
    wants = {"wares": (Good.OX, Amount(Ware.GRAIN, 2)), "points": Amount(Ware.POINT, 5)}
    assert text("village-move-serve", "de", wants) == (
        "Den Kunden bedienen, der 1 Ochsen + 2 Getreidesäcke verlangt (5 Ruhmespunkte)"
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna takes 1 pink cube from the space Market."),
        ("de", "Anna nimmt 1 rosafarbenen Stein vom Aktionsfeld „Markt“."),
        ("fr", "Anna prend 1 cube rose sur la case «\xa0Marché\xa0»."),
    ],
)
def test_an_event_in_words(lang: str, words: str) -> None:
    args = {"who": "Anna", "cube": Colour.PINK, "space": Space.MARKET}
    assert text(enum_id(Event.TOOK_CUBE), lang, args) == words


def test_french_spaces() -> None:
    """A no-break space before double signs, and inside quotation marks."""
    for name in FILES:
        for line in (FOLDER / "fr" / name).read_text(encoding="utf-8").splitlines():
            assert not re.search(r" [:;»]|« |\w [?!]$", line), line


def test_french_says_nothing_and_one_alike() -> None:
    assert enum_text(Good.HORSE, "fr", 0) == "0 cheval"
    assert enum_text(Good.HORSE, "fr", 2) == "2 chevaux"


def test_places_need_no_article() -> None:
    args = {"who": "Anna", "generation": 2, "place": Place.CHURCH_3}
    assert text("village-event-climbed", "de", args) == (
        "Anna: Ein Familienmitglied der 2. Generation steigt auf (Kirche, Stufe 3)."
    )
