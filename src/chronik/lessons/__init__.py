"""Lessons: a game learnt by playing it. Data only: tables dealt from fixed seeds, and what is played there.

A lesson is a row of chapters, a chapter a row of steps. A step of the reader has a sentence (`say`), and a
move unless it is only read; a step without a sentence is a rival's turn. A chapter with a seed starts a table
of its own, where `played` has been played already, a turn on each line; others go on where the last ended.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, to_builtins

FOLDER = Path(__file__).parent
READER = 0  # the seat of whoever learns


class Step(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    say: str = ""  # the end of its message's name
    move: str = ""  # of a rival also several, one after the other
    by: int = READER
    look: str = ""  # what of the board it is about, where no move glows
    free: bool = False  # any other move is as good here

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(self.by, move) for move in self.move.split()]


class Chapter(Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    steps: tuple[Step, ...]
    seed: int | None = None
    played: str = ""

    @property
    def before(self) -> list[tuple[int, str]]:
        """`1 take.crafts:pink decline` is a turn of seat 1."""
        turns = (line.split() for line in self.played.splitlines())
        return [(int(seat), move) for seat, *moves in turns for move in moves]


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    name: str
    place: int  # among the lessons of its game
    minutes: int
    options: dict[str, Any]
    rivals: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def messages(self) -> list[str]:
        """The names of all its messages."""
        ends = ["title", "end", *(f"chapter-{chapter.name}" for chapter in self.chapters)]
        said = [step.say for chapter in self.chapters for step in chapter.steps if step.say]
        return [f"lesson-{self.game}-{self.name}-{end}" for end in dict.fromkeys(ends + said)]

    def until(self, step: int) -> tuple[int, list[tuple[int, str]]]:
        """The seed of the table where a step is made, and all moves before it there, with their seats."""
        seed, moves, number = 0, list[tuple[int, str]](), 0
        for chapter in self.chapters:
            if chapter.seed is not None:
                seed, moves = chapter.seed, chapter.before
            for each in chapter.steps:
                if number == step:
                    return seed, moves
                moves += each.moves
                number += 1
        raise IndexError(step)

    def told(self) -> dict[str, Any]:
        """As the page gets it: of what was played before, only how much."""
        chapters = [
            {"name": chapter.name, "steps": to_builtins(chapter.steps)}
            | ({} if chapter.seed is None else {"played": len(chapter.before)})
            for chapter in self.chapters
        ]
        return {
            "game": self.game,
            "name": self.name,
            "minutes": self.minutes,
            "options": self.options,
            "chapters": chapters,
        }


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, those of a game in their order."""
    texts = (path.read_text(encoding="utf-8") for path in FOLDER.glob("*.toml"))
    found = [convert(tomllib.loads(text), Lesson) for text in texts]
    return tuple(sorted(found, key=lambda lesson: (lesson.game, lesson.place)))


def lessons_of(game: str) -> list[Lesson]:
    return [lesson for lesson in lessons() if lesson.game == game]
