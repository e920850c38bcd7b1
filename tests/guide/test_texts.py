"""The rules in our own words: complete, the same in three languages, and written as the reader expects."""

import re
import tomllib
from pathlib import Path

import pytest

from chronik.guide import GAMES, Chapter, Part, chapter_of, parts
from chronik.guide.reading import Scene, Unreadable, read
from chronik.guide.shelf import FOLDER
from chronik.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXTS = [(game, name) for game, names in GAMES.items() for name in names]
SPRITES = [
    path.read_text("utf-8")
    for path in sorted((ROOT / "page/src").glob("**/*.svg"))
    if path.parent.name == "art"
]
PICTURES = {name for sprite in SPRITES for name in re.findall(r'<symbol[^>]* id="([^"]+)"', sprite)}
PICTURE = re.compile(r"^  '?([\w-]+)'?: (\[.*?\]),$(?=\n(?:  [\w']|\}))", re.MULTILINE | re.DOTALL)
SPOT = re.compile(r"\['([A-Z-]+\d+)', \d+, \d+\]")
FIVE_MINUTES = 1100  # words, read without haste


def part(game: str, name: str, lang: str) -> Part:
    return next(part for part in parts(game, lang) if part.name == name)


def text(name: str, lang: str) -> str:
    return (FOLDER / lang / f"{name}.md").read_text("utf-8")


def scenes(chapter: Chapter) -> tuple[Scene, ...]:
    return chapter.example.scenes if chapter.example else ()


def rules(found: Part) -> list[str]:
    return [rule for chapter in found.chapters for rule in chapter.rules]


def ledger(name: str) -> list[str]:
    return [rule["id"] for rule in tomllib.loads((ROOT / f"rules/{name}.toml").read_text("utf-8"))["rule"]]


def test_every_ledger_has_its_text() -> None:
    assert {name for _, name in TEXTS} == {path.stem for path in (ROOT / "rules").glob("*.toml")}


@pytest.mark.parametrize(("game", "name"), TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_exactly_once(game: str, name: str, lang: str) -> None:
    told = rules(part(game, name, lang))
    assert sorted(told) == sorted(ledger(name))


@pytest.mark.parametrize(("game", "name"), TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_chapters_and_paragraphs(game: str, name: str, lang: str) -> None:
    def shape(chapter: Chapter) -> tuple[object, ...]:
        paragraphs = [(one.rules, one.item) for one in chapter.paragraphs]
        return chapter.anchor, chapter.picture, paragraphs, [scene.shown for scene in scenes(chapter)]

    english, other = part(game, name, "en"), part(game, name, lang)
    assert list(map(shape, other.chapters)) == list(map(shape, english.chapters))
    for ours, theirs in zip(english.chapters, other.chapters, strict=True):
        assert theirs.short != ours.short
        pairs = zip(ours.paragraphs, theirs.paragraphs, strict=True)
        assert all(mine.text != others.text for mine, others in pairs), ours.anchor


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_unique_within_a_game(game: str) -> None:
    anchors = [chapter.anchor for part in parts(game, "en") for chapter in part.chapters]
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize(("game", "name"), TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_well_formed(game: str, name: str, lang: str) -> None:
    found = part(game, name, lang)
    written = text(name, lang)
    for chapter in found.chapters:
        assert chapter.paragraphs, chapter.anchor
        assert chapter.picture is None or chapter.picture in PICTURES, chapter.picture
        for words in (chapter.title, chapter.short, *(one.text for one in chapter.paragraphs)):
            assert words.count("**") % 2 == 0, words
            assert not re.search(r"[{}<>`]|\]\(|  ", words), words
            assert words == words.strip() != ""
    assert "'" not in written, "one kind of apostrophe"
    assert all(line == line.rstrip() for line in written.splitlines())


@pytest.mark.parametrize(("game", "name"), TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_show_what_can_be_drawn(game: str, name: str, lang: str) -> None:
    for scene in (scene for chapter in part(game, name, lang).chapters for scene in scenes(chapter)):
        unknown = [token for token in scene.shown if not re.fullmatch(r"\d+|[→+\N{MINUS SIGN}=/]", token)]
        assert set(unknown) <= PICTURES, scene
        assert scene.text.endswith("."), scene


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_worked_examples(game: str) -> None:
    told = [chapter.example for chapter in parts(game, "en")[0].chapters if chapter.example]
    assert len(told) >= 3
    assert all(len(example.scenes) >= 3 for example in told)


def test_letters_stand_before_paragraphs_of_their_chapter() -> None:
    """Those in the pictures of the page, in the order of the paragraphs."""
    table = (ROOT / "page/src/rules/letters.ts").read_text("utf-8")
    spots = {name: SPOT.findall(body) for name, body in PICTURE.findall(table)}
    chapters = [chapter for game in GAMES for part in parts(game, "en") for chapter in part.chapters]
    for name, found in spots.items():
        chapter = next(one for one in chapters if name in (one.picture, one.anchor) and found[0] in one.rules)
        starts = [rule for paragraph in chapter.paragraphs for rule in paragraph.rules[:1]]
        assert found == [rule for rule in starts if rule in found]
    assert len(spots) > 20


@pytest.mark.parametrize("name", [name for _, name in TEXTS])
def test_french_spaces(name: str) -> None:
    """A no-break space before double signs, and inside quotation marks."""
    for line in text(name, "fr").splitlines():
        assert not re.search(
            r"[^\s\xa0\u202f:][;!?»]|[\w)] [:;!?»]|« |\w»", line.partition("](picture:")[0]
        ), line


@pytest.mark.parametrize(("game", "name"), TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_version_takes_five_minutes(game: str, name: str, lang: str) -> None:
    words = sum(len(chapter.short.split()) for chapter in part(game, name, lang).chapters)
    assert 60 <= words <= FIVE_MINUTES


def test_a_rule_leads_to_its_chapter() -> None:
    assert chapter_of("village", "V-MKT-03") == "market"
    assert chapter_of("village", "VS-MKT-03") == "solo-market"
    assert chapter_of("village", "TR-GRAB-01") is None


def test_how_a_text_is_read() -> None:
    written = """# Tea

## Boiling {#boil}

> Boil water.

![kettle](picture:well)

Take **fresh** water. {T-1 T-2}

- One cup each. {T-3}

### Two cups

* **Anna** pours [well 2 → bread] Two cups.
* **Conrad** waits: He has no cup.
"""
    found = read("tea", written, "hot-")
    (chapter,) = found.chapters
    assert (found.title, chapter.anchor, chapter.picture) == ("Tea", "hot-boil", "well")
    assert chapter.short == "Boil water."
    assert [(one.text, one.rules, one.item) for one in chapter.paragraphs] == [
        ("Take **fresh** water.", ("T-1", "T-2"), False),
        ("One cup each.", ("T-3",), True),
    ]
    assert chapter.rules == ("T-1", "T-2", "T-3")
    assert chapter.example is not None
    assert chapter.example.title == "Two cups"
    assert scenes(chapter) == (
        Scene("Anna", "pours", ("well", "2", "→", "bread"), "Two cups."),
        Scene("Conrad", "waits", (), "He has no cup."),
    )


@pytest.mark.parametrize(
    "written",
    [
        "",
        "no title",
        "# Tea\n\nNo chapter.",
        "# Tea\n\n## Boiling\n\n> Boil.",
        "# Tea\n\n## Boiling {#boil}\n\nNo short version.",
        "# Tea\n\n## Boiling {#boil}\n\n> Boil.\n\nWords.\n\n> Once more.",
        "# Tea\n\n## Boiling {#boil}\n\n> Boil.\n\n### Two cups\n\nAnna pours.",
    ],
)
def test_what_is_not_written_so_is_refused(written: str) -> None:
    with pytest.raises(Unreadable):
        read("tea", written)
