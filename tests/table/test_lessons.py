"""The lessons: whatever they ask for can be played, from their seeds, move by move."""

import pytest

import chronik
from chronik.lessons import READER, Chapter, Lesson, lessons
from chronik.locale import LANGUAGES, catalogue

ALL = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def tables(lesson: Lesson) -> list[list[Chapter]]:
    """Its chapters, those at one table together."""
    found: list[list[Chapter]] = []
    for chapter in lesson.chapters:
        if chapter.seed is not None:
            found.append([])
        found[-1].append(chapter)
    return found


def deal(lesson: Lesson, chapter: Chapter) -> chronik.Match:
    match = chronik.game(lesson.game, **lesson.options).match(seed=chapter.seed)
    for seat, move in chapter.before:
        match.play(move, seat)
    return match


def test_every_game_and_every_expansion_has_one() -> None:
    names = {(lesson.game, lesson.name) for lesson in lessons()}
    assert names == {
        ("village", "first"),
        ("village", "inn"),
        ("village", "port"),
        ("village", "marriage"),
        ("village", "solo"),
        ("myvillage", "first"),
        ("tumult", "first"),
    }


@ALL
def test_every_move_is_legal_in_its_place(lesson: Lesson) -> None:
    """A rule that changes what happens at one of these tables is noticed here."""
    for chapters in tables(lesson):
        match = deal(lesson, chapters[0])
        for step in (step for chapter in chapters for step in chapter.steps):
            for seat, move in step.moves:
                assert seat in match.actors, f"{step}: it is the turn of {match.actors}"
                assert move in [found.notation for found in match.moves(seat)], f"{step}: {match.question()}"
                match.play(move, seat)


@ALL
def test_the_reader_is_told_of_every_own_move_and_makes_one_at_a_time(lesson: Lesson) -> None:
    for step in (step for chapter in lesson.chapters for step in chapter.steps):
        assert bool(step.say) == (step.by == READER), step
        assert step.by in range(len(lesson.rivals) + 1)
        assert len(step.moves) <= 1 or step.by != READER
        assert step.say or step.moves


@ALL
def test_a_table_is_left_only_after_the_reader_has_seen_what_came_of_it(lesson: Lesson) -> None:
    for chapters in tables(lesson):
        assert not chapters[-1].steps[-1].moves


@ALL
def test_where_any_move_will_do_the_lesson_goes_on_after_each(lesson: Lesson) -> None:
    for chapters in tables(lesson):
        match = deal(lesson, chapters[0])
        steps = [step for chapter in chapters for step in chapter.steps]
        for number, step in enumerate(steps):
            for other in match.moves() if step.free else ():
                twin = match.copy()
                twin.play(other.notation)
                for seat, move in (made for later in steps[number + 1 :] for made in later.moves):
                    twin.play(move, seat)
            for seat, move in step.moves:
                match.play(move, seat)


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, lang: str) -> None:
    known = catalogue(lang)
    assert [name for name in lesson.messages if not known.has_message(name)] == []
    told = [name for name in lesson.messages if "-chapter-" not in name]
    assert [name for name in told if "why" not in known.get_message(name).attributes] == []
