"""The words: complete in all three languages, right whatever is filled in, and all of them used."""

import ast as python
import random
import re
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import chronik
from chronik.kernel import QUESTIONS
from chronik.lessons import lessons
from chronik.locale import FOLDER, LANGUAGES, Amount, Phrase, catalogue, enum_id, enum_text, fill, say, text
from chronik.myvillage.state import Good as Goods
from chronik.myvillage.state import Profession
from chronik.table.game import our_tables, ruleset
from chronik.village.marriage.state import MarriageEvent
from chronik.village.names import Colour, Good, Place, Space
from chronik.village.state import Event
from chronik.village.words.wording import Ware
from setups import EXPANDED, SETUPS, SOLO

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
GAMES = chronik.games()
SOURCE = Path(chronik.__file__).parent
PAGE = Path(__file__).parents[1] / "page/src"
QUOTED = re.compile(r"""(?<=['"`])[a-z][\w.-]*(?=['"`])""")
JOINED = re.compile(r"[a-z][a-z-]*(?:\$\{[^{}]*\}[a-z-]*)+")


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


@cache
def enums(game: str) -> list[type[IntEnum]]:
    """All enums of the game's modules."""
    package = import_module(f"chronik.{game}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"chronik.{game}.")]
    kinds = {kind for module in modules for kind in vars(module).values() if is_enum(kind, game)}
    return sorted(kinds, key=str)


def is_enum(kind: Any, game: str) -> bool:
    own = getattr(kind, "__module__", "").startswith(f"chronik.{game}.")
    return own and isinstance(kind, type) and issubclass(kind, IntEnum)


def spoken(game: str) -> list[IntEnum]:
    """The members that people get to see: if one of a kind has its words, all must, but for silent tasks."""
    known = {message.id.name for message in messages("en")}
    kinds = [kind for kind in enums(game) if any(enum_id(member) in known for member in kind)]
    silent = {member for member in ruleset(game).tasks.values() if member >= QUESTIONS}
    return [member for kind in kinds for member in kind if not (member in silent and is_task(member))]


def is_task(member: IntEnum) -> bool:
    return type(member).__name__.endswith("Task")


# which messages the sources name


@cache
def written() -> tuple[frozenset[str], tuple[str, ...]]:
    """All texts in the sources: whole ones, and patterns of those that are put together."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, python.JoinedStr):
                patterns.add("".join(pattern_parts(node)))
    for source in map(page_source, PAGE.rglob("*.*")):
        whole.update(QUOTED.findall(source))
        patterns.update(re.sub(r"\$\{[^{}]*\}", "(.+)", found) for found in JOINED.findall(source))
    whole.update(message for lesson in lessons() for message in lesson.messages)
    return frozenset(whole), tuple(pattern for pattern in patterns if re.search(r"[a-z]-|-[a-z]", pattern))


def page_source(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.suffix in (".svelte", ".ts") else ""


def pattern_parts(node: python.JoinedStr) -> Iterator[str]:
    for part in node.values:
        is_text = isinstance(part, python.Constant) and isinstance(part.value, str)
        yield re.escape(str(part.value)).replace(r"\-", "-") if is_text else "(.+)"  # type: ignore[attr-defined]


@cache
def is_written(words: str) -> bool:
    """Whether the sources hold the text, or put it together of texts, numbers and names of things."""
    whole, patterns = written()
    if words in whole or words.isdigit() or words in thing_names():
        return True
    matches = (re.fullmatch(pattern, words) for pattern in patterns)
    return any(all(is_written(part) for part in match.groups()) for match in matches if match)


@cache
def thing_names() -> frozenset[str]:
    members = (member for game in GAMES for kind in enums(game) for member in kind)
    named = {member.name.lower().replace("_", sign) for member in members for sign in ("-", "")}
    return frozenset(named | {name for game in GAMES for name in component_names(our_tables(game))})


def component_names(part: Any) -> set[str]:
    """How the tables of components call their values, as messages write it."""
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    own = {str(name).replace("_", "-") for name in part} if isinstance(part, dict) else set()
    return own.union(*map(component_names, parts))


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_components_has_a_name(game: str) -> None:
    known = {message.id.name for message in messages("en")}
    named = {name for name in component_names(our_tables(game)) if len(name) > 1 and name.islower()}
    untold = {"id", "provenance", "expansion", "expansions"}
    assert sorted(name for name in named - untold if f"box-key-{name}" not in known) == []


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
            words = fill(message.id.name, lang, form, **args)
            assert words == words.strip() != ""
            assert not re.search(r"[{}]|  ", words), words


@pytest.mark.parametrize("game", GAMES)
def test_all_that_people_get_to_see_has_its_words(game: str) -> None:
    rules = ruleset(game)
    asked = [member for number, member in rules.tasks.items() if number < QUESTIONS]
    needed = chain(asked, rules.reasons.values(), rules.events.values(), rules.category, spoken(game))
    assert {game, *map(enum_id, needed)} <= {message.id.name for message in messages("en")}


def test_every_message_is_used() -> None:
    """By a thing of that name, or by its name in the sources."""
    things = {enum_id(member) for game in GAMES for kind in enums(game) for member in kind}
    unused = [m.id.name for m in messages("en") if m.id.name not in things and not is_written(m.id.name)]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_with_all_that_its_words_need(game: str) -> None:
    rules = ruleset(game)
    box = chronik.game(game).boxes[0]
    needs = {message.id.name: variables(message) for message in messages("en")}
    for event in rules.events.values():
        message, args = rules.tell(box, (event, 0, 1, 1))
        assert message.startswith(enum_id(event))
        assert needs[message] <= {"who", *args}, message


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), [SETUPS[0], EXPANDED[-1], SOLO[-1], *SETUPS[-13::6]])
def test_a_whole_game_in_words(game: str, options: dict[str, Any]) -> None:
    """Every question, move, refusal and event of a random game, in every language."""
    chance = random.Random(7)
    match = chronik.game(game, **options).match(seed=7)
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
        "Den Kunden bedienen, der 1 Ochsen und 2 Getreidesäcke verlangt (5 Ruhmespunkte)"
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna takes 1 pink cube from the Market space."),
        ("de", "Anna nimmt 1 rosafarbenen Stein vom Aktionsfeld „Markt“."),
        ("fr", "Anna prend 1 cube rose sur la case Action «\xa0Marché\xa0»."),
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
    for name in FILES:
        words = (FOLDER / "fr" / name).read_text(encoding="utf-8")
        for own_nothing, one in re.findall(r"(\[0\].*\n\s*)?\[one\] (.*)", words):
            assert own_nothing or not re.search(r"\b1\b", one), one


def test_places_in_a_sentence() -> None:
    """German places need no article; English and French ones bring their own words."""
    args = {"who": "Anna", "generation": 2, "target": Place.CHURCH_3}
    message = enum_id(Event.CLIMBED)
    assert text(message, "en", args) == "Anna: a generation-2 member climbs to level 3 of the church."
    assert text(message, "de", args) == (
        "Anna: Ein Familienmitglied der 2. Generation steigt auf (→ Kirche, Stufe 3)."
    )
    assert text(message, "fr", args) == (
        "Anna\xa0: un membre «\xa02\xa0» monte à la fenêtre 3 de l\u2019Église."
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Travel from the farm to city A for 1 wagon, 2 time and 2 brown cubes"),
        ("de", "Vom Hof zu Burg A reisen (kostet 1 Planwagen, 2 Zeit und 2 braune Steine)"),
        ("fr", "Voyager de la Ferme à la cité A pour 1 chariot, 2 temps et 2 cubes bruns"),
    ],
)
def test_lists_end_as_the_language_ends_them(lang: str, words: str) -> None:
    trip = (Good.WAGON, Amount(Ware.TIME, 2), Amount(Colour.BROWN, 2))
    assert text("village-move-first-trip", lang, {"target": "A", "price": trip}) == words


def test_short_lists() -> None:
    paid = [
        text("village-move-pay", "en", {"price": things}) for things in ((Good.OX,), (Good.OX, Good.HORSE))
    ]
    assert paid == ["Pay 1 ox", "Pay 1 ox and 1 horse"]


def test_an_argument_takes_the_form_of_its_name() -> None:
    way = {"origin": Place.RANK_2, "target": Place.BAKERY}
    message = enum_id(MarriageEvent.COUPLE_MOVED)
    assert text(message, "en", way) == "A couple moves from ceremony rank 2 to the bakery."
    assert text(message, "fr", way) == (
        "Un couple venu du rang 2 de la zone de Cérémonie s\u2019installe à la Boulangerie."
    )
    assert say(Goods.PLOUGH, "fr", "one") == "une charrue"


def test_without_a_form_of_that_name_a_thing_is_an_object() -> None:
    assert say(Colour.GREEN, "de", "price") == "1 grünen Stein"
    assert say(Place.BAKERY, "de", "origin") == "Bäckerei"


def test_subjects_are_no_objects() -> None:
    assert say(Profession.TRAVELLER, "de", "subject") == "der Reisende"
    assert say(Colour.GREEN, "de", "subject") == "1 grüner Stein"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Generation-1 member with 2 bread, married to a pink member"),
        ("de", "Familienmitglied der 1. Generation mit 2 Broten, verheiratet mit pinkem Familienmitglied"),
        ("fr", "membre «\xa01\xa0» (avec 2 pains), marié avec un membre rose"),
    ],
)
def test_a_phrase_hands_its_form_on(lang: str, words: str) -> None:
    fed = Phrase("village-member-bread", {"member": Phrase("village-member", {"generation": 1}), "bread": 2})
    assert say(Phrase("village-member-married-pink", {"member": fed}), lang, "start") == words


def test_things_of_the_same_number_are_not_mixed_up() -> None:
    assert int(Good.HORSE) == int(Colour.GREEN) == int(Ware.COIN)
    kinds = (Good.HORSE, Colour.GREEN, Ware.COIN)
    bare = [text("village-move-pay", "en", {"price": kind}) for kind in kinds]
    counted = [text("village-move-pay", "en", {"price": (Amount(kind, 1),)}) for kind in kinds]
    assert bare == counted == ["Pay 1 horse", "Pay 1 green cube", "Pay 1 coin"]


def test_one_kind_of_apostrophe() -> None:
    for lang in LANGUAGES:
        for name in FILES:
            assert "'" not in (FOLDER / lang / name).read_text(encoding="utf-8"), (lang, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_message_stands_for_itself(lang: str) -> None:
    """Files are read one by one, when somebody asks for a message of theirs: none may need another one."""
    found = set(map(type, chain.from_iterable(map(parts, messages(lang)))))
    assert ast.VariableReference in found
    assert not found & {ast.MessageReference, ast.TermReference, ast.Term}


def parts(message: Any) -> Iterator[Any]:
    """Everything that a message is made of."""
    yield message
    for value in vars(message).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from parts(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found(lang: str) -> None:
    known = catalogue(lang)
    for message in messages(lang):
        assert known.has_message(message.id.name)
        assert known.get_message(message.id.name)
    assert not known.has_message("nobody-said-this")
