"""The record of a game: a text for people and git, replayed and checked on load."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chronik.rulebook.errors import IllegalMove, OptionError, RecordError
from chronik.table.game import game, ruleset

if TYPE_CHECKING:
    from chronik.table.match import Match

FORMAT = 1
TITLE = "# Chronik game record"
RULE = "---"
HASH_EVERY = 20  # moves
NO_SEAT = "-"  # a move of the table itself


class Step(NamedTuple):
    round: int
    seat: int
    notation: str


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The head of a record."""

    chronik: int
    game: str
    rules: int
    components: str
    seed: int
    moves: int
    options: dict[str, Any]
    seats: tuple[str, ...] = ()
    result: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameRecord:
    head: Head
    steps: tuple[Step, ...]
    hashes: dict[int, str]  # after so many moves

    @classmethod
    def of(cls, match: Match) -> GameRecord:
        options = msgspec.to_builtins(match.game.settings)
        head = Head(
            chronik=FORMAT,
            game=match.game.name,
            rules=match.game.rules.version,
            components=match.game.component_hash,
            seed=match.seed,
            moves=len(match.steps),
            options={name: value for name, value in options.items() if value is not None},
            seats=match.names,
            result=tuple(match.scores()) if match.over else (),
        )
        return cls(head, match.steps, match.hashes())

    def text(self) -> str:
        lines = [TITLE]
        for name, value in msgspec.to_builtins(self.head).items():
            lines.append(f"{name} = {toml(value)}")
        lines.append(RULE)
        for number, step in enumerate(self.steps, 1):
            lines.append(f"{step.round:>3} {seat_mark(step.seat)} {step.notation}")
            if number in self.hashes:
                lines.append(f"= {self.hashes[number]}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def parse(cls, text: str) -> GameRecord:
        if not text.startswith(TITLE):
            raise RecordError(f"not a Chronik record: it does not begin with {TITLE!r}")
        top, found, body = text.partition(f"\n{RULE}\n")
        if not found:
            raise RecordError(f"the record is cut in its head: no line {RULE!r}")
        steps, hashes = parse_steps(body)
        return cls(parse_head(top), steps, hashes)

    def replay(self, components: str | Path | None = None) -> Match:
        """Play it through and check every step."""
        match = self.opening(components)
        for number, step in enumerate(self.steps, 1):
            replay_step(match, number, step, self.hashes.get(number))
        self.check_end(match)
        return match

    def check_end(self, match: Match) -> None:
        """After the last move: nothing is missing, and the result is the one in the head."""
        if len(self.steps) != self.head.moves:
            raise RecordError(f"the record is cut: {len(self.steps)} of {self.head.moves} moves are there")
        if self.steps and self.head.moves not in self.hashes:
            raise RecordError("the record is cut: the hash of its last position is missing")
        if self.head.result and tuple(match.scores()) != self.head.result:
            raise RecordError(f"result: the moves give {match.scores()}, not {list(self.head.result)}")

    def opening(self, components: str | Path | None = None) -> Match:
        """The match before the first move."""
        head = self.head
        try:
            version = ruleset(head.game).version
            if head.rules != version:
                raise RecordError(f"rules: made with version {head.rules}, this is {version}")
            setting = game(head.game, components=components, **head.options)
            match = setting.match(head.seed, head.seats)
        except OptionError as error:
            raise RecordError(f"the head of the record: {error}") from None
        if setting.component_hash != head.components:
            raise RecordError(
                f"components: made with the set {head.components}, this is {setting.component_hash}"
            )
        return match


def replay_step(match: Match, number: int, step: Step, digest: str | None) -> None:
    where = f"move {number} ({step.notation})"
    if match.over:
        raise RecordError(f"{where}: the match is over already")
    if step.round != match.state.rounds:
        raise RecordError(f"{where}: round {step.round}, but it is round {match.state.rounds}")
    try:
        match.play(step.notation, step.seat)
    except IllegalMove as error:
        raise RecordError(f"move {number}: {error}") from None
    if digest is not None and digest != match.state_hash():
        raise RecordError(f"{where}: the position after it is {match.state_hash()}, not {digest}")


def parse_head(text: str) -> Head:
    try:
        head = msgspec.convert(tomllib.loads(text), Head)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RecordError(f"the head of the record: {error}") from None
    if head.chronik != FORMAT:
        raise RecordError(f"chronik: a record of format {head.chronik}, known is {FORMAT}")
    return head


def parse_steps(body: str) -> tuple[tuple[Step, ...], dict[int, str]]:
    steps: list[Step] = []
    hashes: dict[int, str] = {}
    for line in body.splitlines():
        match line.split():
            case []:
                continue
            case ["=", digest]:
                hashes[len(steps)] = digest
            case [round_, seat, notation] if round_.isdecimal() and (seat == NO_SEAT or seat.isdecimal()):
                steps.append(Step(int(round_), -1 if seat == NO_SEAT else int(seat), notation))
            case _:
                raise RecordError(f"move {len(steps) + 1}: {line.strip()!r} is no move")
    return tuple(steps), hashes


def seat_mark(seat: int) -> str:
    return NO_SEAT if seat < 0 else str(seat)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def load(path: str | Path, components: str | Path | None = None) -> Match:
    """The match of a record, replayed and verified."""
    return read(path).replay(components)


def read(path: str | Path) -> GameRecord:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: {error}") from None
    return GameRecord.parse(text)
