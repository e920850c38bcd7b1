"""Learning by playing: every lesson followed by its glow, left, resumed, and what else a reader may try."""

from collections.abc import Callable

import pytest

from chronik.lessons import Lesson, lessons
from page.browsing import DESK, PHONE, Reader, expect

Readers = Callable[..., Reader]
LANGUAGES = ("en", "de", "fr")
SIZES = {"en": DESK, "de": PHONE, "fr": DESK}
WALKS = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: f"{lesson.game}-{lesson.name}")
ALONE = 4  # moves without the guide
TO_READ = 36  # px of a card on the phone
STORED = "JSON.parse(localStorage.getItem('chronik.lessons') ?? '{}')"

# Where the card stands when a step is first seen, and where half a second later.
WATCH_CARD = """() => {
    const card = document.querySelector('[data-step]')
    const place = () => ['left', 'top'].map(side => Math.round(card.getBoundingClientRect()[side]))
    const moved = (globalThis.moved = [])
    new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
        const [step, first] = [card.dataset.step, place()]
        setTimeout(() => {
            if (card.dataset.step === step) moved.push([step, first, place()])
        }, 500)
    }))).observe(card, { attributes: true, attributeFilter: ['data-step'] })
}"""

WHOLE = """panel => panel.scrollHeight <= panel.clientHeight
    && panel.getBoundingClientRect().bottom <= panel.parentElement.getBoundingClientRect().bottom"""


class Pupil:
    """Somebody who does what glows, and reads what there is to read."""

    def __init__(self, reader: Reader, game: str = "village", name: str = "first") -> None:
        self.reader = reader
        self.page = reader.page
        self.lesson = next(one for one in lessons() if (one.game, one.name) == (game, name))
        self.steps = [step for chapter in self.lesson.chapters for step in chapter.steps]
        self.card = self.page.locator("[data-step]")

    @property
    def path(self) -> str:
        return f"/learn/{self.lesson.game}#{self.lesson.name}"

    def open(self) -> "Pupil":
        self.reader.open(self.path)
        expect(self.card).to_be_visible()
        return self

    @property
    def at(self) -> int:
        return int(self.card.get_attribute("data-step") or -1)

    def arrives(self, step: int) -> None:
        expect(self.card).to_have_attribute("data-step", str(step))

    def next(self) -> int:
        """The reader's next step from here: rivals answer by themselves."""
        return next((n for n in range(self.at + 1, len(self.steps)) if self.steps[n].say), len(self.steps))

    def follow(self) -> None:
        """The move that glows in the bar, or the button of what is only read."""
        then, step = self.next(), self.steps[self.at]
        if step.move:
            expect(self.page.locator(".spotlight .ring").first).to_be_attached()
            self.reader.option(step.move).click()
        else:
            self.page.click('[data-action="go-on"]')
        self.arrives(then)

    def be_shown(self) -> None:
        """The lesson makes the move itself."""
        then, step = self.next(), self.steps[self.at]
        self.page.click(f'[data-action="{"show-me" if step.move else "go-on"}"]')
        self.arrives(then)

    def play_on(self) -> None:
        """Without the guide, at the same table, against bots: some moves, or to its end."""
        table, seq = self.table(), self.reader.seq()
        self.page.locator('[data-action="play-on"]').first.click()
        self.page.wait_for_url(f"**/t/{table}")
        for _ in range(ALONE):
            if self.reader.wait().over:
                return
            self.reader.choose(self.reader.moves[0])
        assert self.reader.seq() >= seq + ALONE

    def follow_to(self, say: str) -> "Pupil":
        while self.steps[self.at].say != say:
            self.follow()
        return self

    def finish(self) -> "Pupil":
        while self.at < len(self.steps):
            self.follow()
        return self

    def table(self) -> str:
        kept = self.page.evaluate(STORED)[f"{self.lesson.game}/{self.lesson.name}"]
        return str(kept["table"])

    @property
    def over(self) -> bool:
        """Whether the game of the lesson has come to its end with it."""
        return bool(self.reader.server.http.get(f"/api/tables/{self.table()}").json()["over"])

    def strays(self) -> str:
        """Tries another legal move than the wanted one, by hand."""
        wanted = self.steps[self.at].move
        other = self.page.locator(f'[data-prompt] [data-move]:not([data-move="{wanted}"])').first
        move = str(other.get_attribute("data-move"))
        other.click()
        return move


def learnt(pupil: Pupil) -> None:
    """From the first step to the table of a real game."""
    pupil.open().arrives(0)
    pupil.finish()
    pupil.page.click('[data-action="real-game"]')
    pupil.page.wait_for_url("**/new")


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@WALKS
def test_every_lesson_in_every_language(reader: Readers, lesson: Lesson, lang: str) -> None:
    learnt(Pupil(reader(lang=lang, size=SIZES[lang]), lesson.game, lesson.name))


@pytest.mark.long
@pytest.mark.parametrize("name", ["first", "inn"])
def test_who_reads_on_finds_the_card_where_it_stays(reader: Readers, name: str) -> None:
    pupil = Pupil(reader(), name=name).open()
    pupil.page.evaluate(WATCH_CARD)
    while pupil.at < len(pupil.steps):
        pupil.follow()
        pupil.page.wait_for_timeout(700)
    read = [
        (first, then)
        for step, first, then in pupil.page.evaluate("globalThis.moved")
        if not pupil.steps[int(step) - 1].move
    ]
    assert len(read) >= 2
    assert all(first == then for first, then in read)


@pytest.mark.heavy
@pytest.mark.parametrize("lang", LANGUAGES)
@WALKS
def test_every_lesson_at_the_other_size(reader: Readers, lesson: Lesson, lang: str) -> None:
    size = DESK if SIZES[lang] == PHONE else PHONE
    learnt(Pupil(reader(lang=lang, size=size), lesson.game, lesson.name))


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "lang"), [(DESK, "fr"), (PHONE, "de")])
@WALKS
def test_every_lesson_shows_itself(reader: Readers, lesson: Lesson, size: tuple[int, int], lang: str) -> None:
    """Who asks to be shown each time comes to the end, and can play on if there is more to play."""
    pupil = Pupil(reader(lang=lang, size=size), lesson.game, lesson.name).open()
    while pupil.at < len(pupil.steps):
        pupil.be_shown()
        pupil.reader.fits()
    if not pupil.over:
        pupil.play_on()


@pytest.mark.heavy
@pytest.mark.parametrize("size", [DESK, PHONE])
@WALKS
def test_every_lesson_can_be_left_in_its_middle(
    reader: Readers, lesson: Lesson, size: tuple[int, int]
) -> None:
    pupil = Pupil(reader(size=size), lesson.game, lesson.name).open()
    while pupil.at < len(pupil.steps) // 2:
        pupil.be_shown()
    pupil.play_on()
    pupil.open()


def test_the_reader_does_what_glows_on_the_board(reader: Readers) -> None:
    pupil = Pupil(reader()).open().follow_to("take")
    pupil.page.locator('.board [data-move="take.harvest:green"]').first.click()
    pupil.arrives(2)


def test_another_move_is_answered_kindly_and_not_made(reader: Readers) -> None:
    pupil = Pupil(reader()).open()
    pupil.page.locator("[data-prompt] [data-move]").first.click()
    expect(pupil.page.locator("[data-astray]")).to_be_visible()
    pupil.arrives(0)
    pupil.follow_to("take")
    expect(pupil.page.locator("[data-astray]")).to_have_count(0)
    before, move = pupil.reader.seq(), pupil.strays()
    expect(pupil.page.locator("[data-astray]")).to_contain_text("allowed")
    assert move != "take.harvest:green"
    assert pupil.reader.seq() == before
    pupil.follow()
    expect(pupil.page.locator("[data-astray]")).to_have_count(0)


def test_where_another_move_is_as_good_it_is_made(reader: Readers) -> None:
    pupil = Pupil(reader(), "village", "marriage").open().follow_to("cube")
    then = pupil.next()
    assert pupil.strays() == "pay.1brown"
    pupil.arrives(then)


def test_it_goes_on_where_it_was_left(reader: Readers) -> None:
    pupil = Pupil(reader()).open().follow_to("train")
    at, table = pupil.at, pupil.table()
    pupil.page.click('[data-action="leave"]')
    pupil.page.click('[data-lesson="first"]')
    pupil.arrives(at)
    pupil.page.reload()
    pupil.arrives(at)
    assert pupil.table() == table
    pupil.follow()


def test_a_rival_who_was_left_in_his_turn_goes_on(reader: Readers) -> None:
    pupil = Pupil(reader(calm=False)).open().follow_to("harvest")
    pupil.page.locator('[data-prompt] [data-move="harvest"]').click()
    pupil.arrives(3)
    pupil.page.reload()
    pupil.arrives(4)


def test_a_table_that_is_gone_is_laid_again(reader: Readers) -> None:
    gone = {"at": 4, "of": 52, "table": "nobody-was-here", "seats": [{"seat": 0, "token": "x"}]}
    pupil = Pupil(reader(lessons={"village/first": gone})).open()
    pupil.arrives(4)
    pupil.follow()
    assert pupil.table() != "nobody-was-here"


def test_one_step_back_and_from_the_start(reader: Readers) -> None:
    pupil = Pupil(reader()).open().follow_to("craft")
    pupil.page.click('[data-action="step-back"]')
    pupil.arrives(2)
    pupil.page.keyboard.press("u")
    pupil.arrives(1)
    pupil.page.keyboard.press("u")
    pupil.arrives(0)
    expect(pupil.page.locator('[data-action="step-back"]')).to_be_disabled()
    pupil.follow_to("craft")
    pupil.page.click('[data-action="leave"]')
    pupil.page.click('[data-action="start-over"]')
    pupil.arrives(0)


def test_who_is_stuck_is_shown(reader: Readers) -> None:
    """The lesson makes the move on the real board, and goes on."""
    pupil = Pupil(reader(calm=False)).open().follow_to("take")
    before = pupil.reader.seq()
    pupil.page.click('[data-action="show-me"]')
    pupil.arrives(2)
    assert pupil.reader.seq() == before + 1
    pupil.page.keyboard.press("h")
    pupil.arrives(4)


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("de", PHONE), ("fr", PHONE)])
def test_playing_on_without_the_guide(reader: Readers, lang: str, size: tuple[int, int]) -> None:
    """The same table, the same position; a bot answers from now on, and the lesson waits."""
    pupil = Pupil(reader(lang=lang, size=size)).open().follow_to("craft")
    at, table, seq = pupil.at, pupil.table(), pupil.reader.seq()
    pupil.reader.fits()
    pupil.page.locator('[data-action="play-on"]').focus()
    pupil.page.keyboard.press("Enter")
    pupil.page.wait_for_url(f"**/t/{table}")
    pupil.reader.wait()
    assert pupil.reader.seq() == seq
    turns = 0
    while turns < 3:
        pupil.reader.wait().choose(pupil.reader.moves[0])
        turns += 1
    assert pupil.reader.wait().seq() > seq + turns
    pupil.reader.open("/tables")
    expect(pupil.page.locator(f'[href="/t/{table}"]').first).to_be_visible()
    pupil.open().arrives(at)
    pupil.follow()


def test_by_keyboard_alone(reader: Readers) -> None:
    pupil = Pupil(reader(), "village", "inn").open()
    pupil.page.keyboard.press("Enter")
    pupil.arrives(1)
    pupil.follow()
    pupil.page.keyboard.press("1")
    pupil.arrives(3)


def test_what_glows_on_the_phone_is_seen(reader: Readers) -> None:
    """However little room there is, the card on the board is whole, and within the village."""
    pupil = Pupil(reader(size=PHONE), "myvillage", "first").open().follow_to("serve")
    village, card = (pupil.page.locator(f".mv .home{inner}") for inner in ("", ' [data-move="serve.CU07"]'))
    expect(card).to_be_in_viewport()
    frame, box = village.bounding_box(), card.bounding_box()
    assert frame is not None
    assert box is not None
    assert frame["y"] <= box["y"] < box["y"] + box["height"] <= frame["y"] + frame["height"]
    assert box["height"] > TO_READ


def test_beside_a_lesson_the_phone_cuts_nothing_off(reader: Readers) -> None:
    """Neither what the people want, nor the tiles of a raid."""
    pupil = Pupil(reader(size=PHONE), "tumult", "first").open()
    assert pupil.page.locator(".mood .card").evaluate(WHOLE)
    pupil.page.keyboard.press("1")  # a word more: first things first
    expect(pupil.card).to_contain_text("read this first")
    assert pupil.page.locator(".mood .card").evaluate(WHOLE)
    pupil.follow_to("lift")
    assert pupil.page.locator(".raid .tiles").evaluate(WHOLE)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_place_that_is_spoken_of_is_opened(reader: Readers, size: tuple[int, int]) -> None:
    """The telling of the tumults gives way to the map as soon as a statue is to be placed."""
    pupil = Pupil(reader(size=size), "tumult", "first").open().follow_to("tumult")
    expect(pupil.page.locator('[data-place="tumults"]')).to_be_visible()
    pupil.follow()
    expect(pupil.page.locator('[data-place="realm"] [data-move="build:c1"]').first).to_be_visible()
    pupil.follow()


def test_the_language_may_change_in_the_middle(reader: Readers) -> None:
    pupil = Pupil(reader()).open().follow_to("harvest")
    expect(pupil.card).to_contain_text("Bring in the harvest")
    pupil.page.click('[data-action="language"]')
    expect(pupil.card).to_contain_text("Bring die Ernte ein")
    pupil.follow()


def test_there_is_no_lesson_of_that_name(reader: Readers) -> None:
    anna = reader().open("/learn/chess")
    expect(anna.page.locator(".missing")).to_be_visible()
    anna.open("/learn/village#nothing")
    expect(anna.page.locator("[data-lesson]")).to_have_count(5)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_everybody_can_use_it(reader: Readers, size: tuple[int, int], theme: str) -> None:
    pupil = Pupil(reader(size=size, theme=theme))
    pupil.reader.open("/learn/village")
    expect(pupil.page.locator("[data-lesson]")).to_have_count(5)
    pupil.reader.is_accessible()
    pupil.reader.fits()
    pupil.open()
    for say in ("welcome", "take", "harvest", "time"):
        pupil.follow_to(say).page.mouse.move(0, 0)
        pupil.reader.is_accessible()
        pupil.reader.fits()
