"""Which texts belong to which game, and in which chapter a rule stands."""

from functools import cache
from pathlib import Path

from chronik.guide.reading import Part, read

FOLDER = Path(__file__).parent
GAMES = {
    "village": ("village", "village_inn", "village_port", "village_marriage", "village_solo"),
    "myvillage": ("myvillage",),
    "tumult": ("tumult",),
}


@cache
def parts(game: str, lang: str) -> tuple[Part, ...]:
    """The texts of a game: its own first, then those of its expansions."""
    files = ((name, FOLDER / lang / f"{name}.md") for name in GAMES[game])
    return tuple(
        read(name, path.read_text("utf-8"), prefix(game, name)) for name, path in files if path.exists()
    )


def prefix(game: str, name: str) -> str:
    """village_inn, of village -> inn-"""
    return "" if name == game else f"{name.removeprefix(game)[1:]}-"


@cache
def chapter_of(game: str, rule: str) -> str | None:
    """The anchor of the chapter that tells a rule."""
    chapters = (chapter for part in parts(game, "en") for chapter in part.chapters)
    return next((chapter.anchor for chapter in chapters if rule in chapter.rules), None)
