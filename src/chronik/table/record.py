"""The record of a game: a text for people and git, replayed and checked on load."""

from __future__ import annotations

import re
import stat
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chronik.rulebook.corrections import meant, toml
from chronik.rulebook.errors import ChronikError, IllegalMove, OptionError, RecordError, reason, shown
from chronik.table.departure import wrong
from chronik.table.game import Components, ruleset, set_up

if TYPE_CHECKING:
    from chronik.table.match import Match

FORMAT = 1
TITLE = "# Chronik game record"
RULE = "---"
HASH_EVERY = 20  # moves
NO_SEAT = "-"  # a move of the table itself
STEP = re.compile(r"([0-9]{1,6})\s+([0-9]{1,3}|-)\s+(\S+)")
HASH = re.compile(r"=\s+(\S+)")
LONGEST_FILE = 4 << 20  # bytes; the longest games take a hundredth of it


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
    corrections: dict[str, Any] = {}  # component values that differ from ours: it is replayed with them
    people: tuple[int, ...] = ()  # the seats that people play, where somebody may want to go on
    bots: tuple[str, ...] = ()  # how strong those are that play the others, by seat; "" for people


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
            corrections=match.game.corrections,
        )
        return cls(head, match.steps, match.hashes())

    def text(self) -> str:
        lines = [TITLE]
        for name, value in msgspec.to_builtins(self.head).items():
            if name not in ("corrections", "people", "bots") or value:
                lines.append(f"{name} = {toml(value)}")
        lines.append(RULE)
        for number, step in enumerate(self.steps, 1):
            lines.append(f"{step.round:>3} {seat_mark(step.seat)} {step.notation}")
            if number in self.hashes:
                lines.append(f"= {self.hashes[number]}")
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.text()

    def save(self, path: str | Path) -> None:
        try:
            Path(path).write_text(self.text(), encoding="utf-8")
        except (OSError, ValueError, TypeError) as error:
            raise RecordError(f"{shown(path)}: {reason(error)}") from None

    @classmethod
    def parse(cls, text: str) -> GameRecord:
        """The text, also as editors of other systems have saved it."""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        if not text.startswith(TITLE):
            raise wrong("record-title", title=TITLE)
        top, found, body = text.partition(f"\n{RULE}\n")
        if not found:
            raise wrong("record-head-cut", rule=RULE)
        steps, hashes = parse_steps(body)
        return cls(parse_head(top), steps, hashes)

    def replay(self, own: Components = None) -> Match:
        """Play it through and check every step."""
        match = self.opening(own)
        for number, step in enumerate(self.steps, 1):
            replay_step(match, number, step, self.hashes.get(number))
        self.check_end(match)
        return match

    def check_end(self, match: Match) -> None:
        """After the last move: nothing is missing, and the result is the one in the head."""
        found, said = len(self.steps), self.head.moves
        if found < said:
            raise wrong("record-cut", found=found, said=said)
        if found > said:
            raise wrong("record-more", found=found, said=said)
        if self.steps and said not in self.hashes:
            raise wrong("record-unsealed")
        result = match.scores() if match.over else []
        if self.head.result and not match.over:
            raise wrong("record-unfinished")
        if list(self.head.result) != result:
            raise wrong("record-result", found=result, said=list(self.head.result))

    def opening(self, own: Components = None) -> Match:
        """The match before the first move; with other components than its own, if that is wanted."""
        head = self.head
        try:
            check_version(head)
            setting = set_up(head.game, head.options, meant(head.corrections) if own is None else own)
            match = setting.match(head.seed, head.seats)
        except OptionError as error:
            raise RecordError(f"the head of the record: {error}") from None
        if setting.component_hash != head.components:
            raise wrong("record-components", found=setting.component_hash, said=head.components)
        if not all(0 <= seat < setting.players for seat in head.people):
            raise RecordError(f"people: seats from 0 to {setting.players - 1}, not {shown(head.people)}")
        if len(head.bots) not in (0, setting.players):
            raise RecordError(f"bots: {setting.players} of them, one for each seat, not {len(head.bots)}")
        check_hash(match, self.hashes.get(0), "record-opening")
        return match


def check_version(head: Head) -> None:
    version = ruleset(head.game).version
    if head.rules != version:
        age = "record-older" if head.rules < version else "record-newer"
        raise wrong(age, found=version, said=head.rules, game=head.game)


def replay_step(match: Match, number: int, step: Step, digest: str | None) -> None:
    where = {"number": number, "move": step.notation}
    if match.over:
        raise wrong("record-over", **where)
    if step.round != match.state.rounds:
        raise wrong("record-round", found=int(match.state.rounds), said=step.round, **where)
    try:
        match.play(step.notation, step.seat)
    except IllegalMove as error:
        raise RecordError(f"move {number}: {error}", number, shown(step.notation), error) from None
    except ChronikError as error:
        raise RecordError(f"move {number}: {error}") from None
    check_hash(match, digest, "record-hash", **where)


def check_hash(match: Match, digest: str | None, fault: str, **where: Any) -> None:
    if digest is not None and digest != match.state_hash():
        raise wrong(fault, found=match.state_hash(), said=digest, **where)


def parse_head(text: str) -> Head:
    try:
        head = msgspec.convert(tomllib.loads(text), Head)
    except (ValueError, RecursionError) as error:  # also numbers and brackets without end
        raise RecordError(f"the head of the record: {reason(error)}") from None
    if head.chronik != FORMAT:
        raise RecordError(f"chronik: a record of format {shown(head.chronik)}, known is {FORMAT}")
    return head


def parse_steps(body: str) -> tuple[tuple[Step, ...], dict[int, str]]:
    steps: list[Step] = []
    hashes: dict[int, str] = {}
    for line in body.splitlines():
        if not line.strip():
            continue
        if move := STEP.fullmatch(line.strip()):
            round_, seat, notation = move.groups()
            steps.append(Step(int(round_), -1 if seat == NO_SEAT else int(seat), notation))
        elif position := HASH.fullmatch(line.strip()):
            if hashes.setdefault(len(steps), position[1]) != position[1]:
                raise wrong("record-hashes", number=len(steps))
        else:
            raise wrong("record-no-move", number=len(steps) + 1, line=line.strip())
    return tuple(steps), hashes


def seat_mark(seat: int) -> str:
    return NO_SEAT if seat < 0 else str(seat)


def load(path: str | Path, components: Components = None) -> Match:
    """The match of a record, replayed and verified."""
    return read(path).replay(components)


def read(path: str | Path) -> GameRecord:
    try:
        text = read_text(Path(path))
    except (OSError, ValueError, TypeError) as error:
        raise RecordError(f"{shown(path)}: {reason(error)}") from None
    return GameRecord.parse(text)


def read_text(path: Path) -> str:
    """Only plain files of a sensible size: a pipe or a device may never end."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise ValueError("not a plain file")
    if status.st_size > LONGEST_FILE:
        raise ValueError(f"{status.st_size} bytes, a record has at most {LONGEST_FILE}")
    return path.read_text(encoding="utf-8")
