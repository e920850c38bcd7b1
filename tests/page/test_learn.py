"""Learning by playing: every lesson followed by its glow, left, resumed, and what else a reader may try."""

from collections.abc import Callable
from typing import Any

import pytest

from chronik.lessons import Lesson, lessons
from page.browsing import DESK, PHONE, Reader, expect

Readers = Callable[..., Reader]
LANGUAGES = ("en", "de", "fr")
SHORT = {"en": ("village", "solo"), "de": ("tumult", "first"), "fr": ("village", "inn")}
GLOW = "[data-step] ~ * [data-move], [data-prompt] [data-move]"


class Pupil:
    """Somebody who does what glows, and reads what there is to read."""

    def __init__(self, reader: Reader, lesson: Lesson) -> None:
        self.reader = reader
        self.page = reader.page
        self.lesson = lesson
        self.steps = [step for chapter in lesson.chapters for step in chapter.steps]

    def open(self) -> "Pupil":
        self.reader.open(f"/learn/{self.lesson.game}#{self.lesson.name}")
        return self

    @property
    def at(self) -> int:
        return int(self.page.locator("[data-step]").get_attribute("data-step") or -1)

    def arrives(self, step: int) -> None:
        expect(self.page.locator("[data-step]")).to_have_attribute("data-step", str(step))

    def next(self) -> int:
        """The reader's next step from here: rivals answer by themselves."""
        return next((n for n in range(self.at + 1, len(self.steps)) if self.steps[n].say), len(self.steps))

    def follow(self) -> None:
        """The move that glows in the bar, or the button of what is only read."""
        then, step = self.next(), self.steps[self.at]
        if step.move:
            self.glowing(step.move).click()
        else:
            self.page.click('[data-action="go-on"]')
        self.arrives(then)

    def glowing(self, move: str) -> Any:
        expect(self.page.locator("svg.spotlight .ring").first).to_be_attached()
        return self.page.locator(f'[data-prompt] [data-move="{move}"]')

    def follow_to(self, step: int) -> "Pupil":
        while self.at < step:
            self.follow()
        return self


def known(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons() if (lesson.game, lesson.name) == (game, name))


def learnt(pupil: Pupil) -> None:
    pupil.open().arrives(0)
    pupil.follow_to(len(pupil.steps))
    pupil.page.click('[data-action="real-game"]')
    pupil.page.wait_for_url("**/new")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_in_every_language(reader: Readers, lang: str) -> None:
    learnt(Pupil(reader(lang=lang), known(*SHORT[lang])))


@pytest.mark.heavy
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_every_lesson(reader: Readers, lesson: Lesson, size: tuple[int, int], lang: str) -> None:
    learnt(Pupil(reader(lang=lang, size=size), lesson))
