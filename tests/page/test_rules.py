"""The rules on the page: short and full, search, languages, the way from a refused move, a page to print."""

import re
from collections.abc import Callable

import pytest

from chronik.guide import GAMES, parts
from page.browsing import DESK, PHONE, Reader, expect

Readers = Callable[..., Reader]
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b(?!s)")
SHORT, FULL = ('[data-action="length"] button >> nth=0', '[data-action="length"] button >> nth=1')
# Where boards are laid out anew for a phone, their pictures have no letters.
LETTERED = {
    DESK: {
        *(("village", "market"), ("village", "council"), ("myvillage", "areas"), ("myvillage", "dice")),
        *(("tumult", "mood"), ("tumult", "raid"), ("tumult", "statues")),
    },
    PHONE: {("village", "council"), ("tumult", "statues")},
}


def test_a_chapter_has_all_its_rules(reader: Readers) -> None:
    anna = reader().open("/rules/village#council")
    chapter = next(one for one in parts("village", "en")[0].chapters if one.anchor == "council")
    expect(anna.page.locator("[data-chapter] > h2")).to_contain_text(chapter.title)
    expect(anna.page.locator("[data-rules]")).to_have_count(len(chapter.paragraphs))
    told = " ".join(str(one.get_attribute("data-rules")) for one in anna.page.locator("[data-rules]").all())
    assert tuple(told.split()) == chapter.rules
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator("[data-chapter]")).to_have_attribute("data-chapter", "church")


def test_a_link_to_a_rule_shows_and_marks_it(reader: Readers) -> None:
    anna = reader().open("/rules/village#V-MKT-19")
    marked = anna.page.locator("[data-chapter='market'] .came")
    expect(marked).to_have_attribute("data-rules", "V-MKT-19")
    expect(marked).to_be_in_viewport()


def test_all_parts_can_be_read(reader: Readers) -> None:
    anna = reader().open("/rules/village")
    for part in parts("village", "en"):
        anna.page.click(f'[data-part="{part.name}"]')
        expect(anna.page.locator("[data-chapter]")).to_have_attribute("data-chapter", part.chapters[0].anchor)
        expect(anna.page.locator(".chapters a")).to_have_count(len(part.chapters))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_short_and_full(reader: Readers, size: tuple[int, int]) -> None:
    anna = reader(size=size).open("/rules/village")
    chapters = parts("village", "en")[0].chapters
    expect(anna.page.locator("[data-rules]").first).to_be_visible()
    anna.page.click(SHORT)
    expect(anna.page.locator("[data-rules]")).to_have_count(0)
    expect(anna.page.locator("[data-short]")).to_have_count(len(chapters))
    expect(anna.page.locator("[data-short]").first).to_be_visible()
    anna.page.click(FULL)
    expect(anna.page.locator("[data-short]").first).to_be_hidden()
    anna.page.keyboard.press("f")
    expect(anna.page.locator("[data-short]").first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_chapters_show_the_boards(reader: Readers, size: tuple[int, int], theme: str) -> None:
    """Drawn from a position of the game itself, whole, as wide as the column; its letters are the text's."""
    shown = {
        ("village", "market"): ".village",
        ("village", "council"): ".village",
        ("myvillage", "areas"): ".mv .home",
        ("myvillage", "dice"): ".mv .cloth",
        ("myvillage", "death"): ".mv .book",
        ("tumult", "mood"): ".mood",
        ("tumult", "raid"): ".raid",
        ("tumult", "statues"): ".picture",
    }
    anna = reader(size=size, theme=theme)
    for (game, anchor), part in shown.items():
        anna.open(f"/rules/{game}#{anchor}")
        board = anna.page.locator(f"[data-chapter='{anchor}'] figure {part}").first
        expect(board).to_be_visible()
        drawn, column = board.bounding_box(), anna.page.locator("[data-chapter]").bounding_box()
        assert drawn is not None
        assert column is not None
        assert drawn["height"] > 40
        assert column["x"] <= drawn["x"] <= column["x"] + column["width"] - drawn["width"] + 1
        in_picture, in_text = letters(anna, "figure"), letters(anna, "p")
        assert in_picture == in_text
        assert (len(in_text) > 1) == ((game, anchor) in LETTERED[size])
        anna.fits()
    anna.is_accessible()


def letters(reader: Reader, where: str) -> list[str]:
    found = reader.page.locator(f"[data-chapter] {where} [data-letter]").all_text_contents()
    assert found == sorted(set(found))
    return found


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_hard_rules_have_a_worked_example(reader: Readers, size: tuple[int, int], theme: str) -> None:
    """Every scene a card with drawn symbols; who does nothing is dashed; and it can be searched."""
    anna = reader(size=size, theme=theme).open("/rules/village#market")
    example = next(one.example for one in parts("village", "en")[0].chapters if one.anchor == "market")
    assert example is not None
    cards = anna.page.locator("[data-example] li")
    expect(cards).to_have_count(len(example.scenes))
    expect(anna.page.locator("[data-example] .out")).to_have_count(1)
    for symbol in anna.page.locator("[data-example] use").all():
        assert anna.page.locator(f"symbol{symbol.get_attribute('href')}").count() == 1
    anna.fits()
    anna.is_accessible()
    anna.page.locator('[data-action="search"]').fill("out until the next market day")
    expect(anna.page.locator("[data-finding]")).to_have_count(1)


def test_search_as_one_types(reader: Readers) -> None:
    anna = reader(lang="fr").open("/rules/village")
    expect(anna.page.locator("[data-chapter]")).to_be_visible()
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("eglise")  # without the accent
    findings = anna.page.locator("[data-finding]")
    expect(findings.first).to_be_visible()
    expect(anna.page.locator(".findings mark").first).to_have_text(re.compile("^Église$"))
    expect(anna.page.locator(".count")).to_contain_text(str(findings.count()))
    fewer = findings.count()
    anna.page.keyboard.type(", fen")
    expect(findings).not_to_have_count(fewer)
    anna.page.keyboard.press("Escape")
    expect(findings).to_have_count(0)
    expect(anna.page.locator("mark")).to_have_count(0)


def test_a_finding_leads_to_its_rule(reader: Readers) -> None:
    anna = reader().open("/rules/village")
    anna.page.fill('[data-action="search"]', "nothing can stand in for it")
    expect(anna.page.locator("[data-finding]")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-chapter='market'] .came")).to_contain_text("nothing can stand in for it")
    expect(anna.page.locator(".came mark")).to_have_text("nothing can stand in for it")


def test_nothing_found_is_said(reader: Readers) -> None:
    anna = reader().open("/rules/tumult")
    anna.page.fill('[data-action="search"]', "<script>")
    expect(anna.page.locator(".count")).to_contain_text("Nothing found")


def test_another_language_at_once_and_in_the_same_place(reader: Readers) -> None:
    anna = reader().open("/rules/village#V-CRAFT-15")
    expect(anna.page.locator(".came")).to_contain_text("Mill")
    for lang, word in (("DE", "Mühle"), ("FR", "Moulin")):
        anna.page.click(f'[data-action="language"] >> text="{lang}"')
        expect(anna.page.locator(".came")).to_contain_text(word)


def test_from_a_refused_move_to_its_rule_and_back(reader: Readers) -> None:
    anna = reader().start().wait()
    table = anna.table
    refused = anna.page.locator("[data-prompt] [data-refused]").first
    refused.click(force=True)
    reason = anna.page.locator(".why h2").inner_text()
    anna.page.click('[data-action="rule"]')
    anna.page.wait_for_url(re.compile(r"/rules/village#V-[A-Z]+-\d\d$"))
    rule = anna.page.url.split("#")[1]
    expect(anna.page.locator(".came")).to_have_attribute("data-rules", re.compile(rf"\b{rule}\b"))
    expect(anna.page.locator(".move")).to_contain_text(reason)
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_url(f"**/t/{table}")
    anna.wait()


def test_help_leads_to_the_rule_of_the_question(reader: Readers) -> None:
    anna = reader().start().wait()
    anna.page.click('header [data-action="help"]')
    expect(anna.page.locator("[data-chapter='turn'] .came")).to_be_visible()
    anna.page.click('[data-action="back"]')
    anna.wait().page.keyboard.press("?")
    anna.page.click('[data-action="rules"]')
    expect(anna.page.locator("[data-chapter='turn']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_from_the_front_page(reader: Readers, game: str) -> None:
    anna = reader().open()
    anna.page.click(f'a[href="/rules/{game}"] >> nth=0')
    expect(anna.page.locator("[data-chapter]")).to_be_visible()


def test_a_game_that_we_do_not_have(reader: Readers) -> None:
    anna = reader().open("/rules/chess")
    expect(anna.page.locator(".missing h2")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_everybody_can_read_them(reader: Readers, size: tuple[int, int], theme: str) -> None:
    anna = reader(size=size, theme=theme, lang="de").open("/rules/village#V-MKT-03")
    expect(anna.page.locator(".came")).to_be_visible()
    anna.is_accessible()
    anna.fits()
    anna.page.click(SHORT)
    anna.is_accessible()
    anna.page.fill('[data-action="search"]', "Markt")
    expect(anna.page.locator("[data-finding]").first).to_be_visible()
    anna.is_accessible()
    anna.fits()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_overview_is_one_page_of_paper(reader: Readers, game: str, lang: str) -> None:
    anna = reader(lang=lang, theme="dark").open(f"/rules/{game}")
    expect(anna.page.locator("[data-chapter]")).to_be_visible()
    paper = anna.page.pdf(format="A4", prefer_css_page_size=True)
    assert len(PAGE_OF_PDF.findall(paper)) == 1
    assert anna.page.evaluate("document.documentElement.dataset.theme") == "dark"  # again
    anna.page.emulate_media(media="print")
    expect(anna.page.locator("[data-short]").last).to_be_visible()
    expect(anna.page.locator(".top")).to_be_hidden()
