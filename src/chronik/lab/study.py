"""A study of a game: many games of bots are watched, and everything that is found is told as plain data.

The games of one level are the main part. The same games, with the same chances, are played with the start
compensation turned round and with other components; then all levels play, each among themselves and all at
the same tables.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from chronik.bots.engine import brain
from chronik.bots.networks import load, networks_for
from chronik.lab import findings
from chronik.lab.arena import pairings
from chronik.lab.contestants import check
from chronik.lab.crew import Crew, in_order
from chronik.lab.deeds import EARLY, Thing, counted, deaths, things_of, ways
from chronik.lab.findings import Row, Sample
from chronik.lab.kinds import check_clock
from chronik.lab.watch import watch
from chronik.locale import LANGUAGES, enum_text, text
from chronik.rulebook.errors import OptionError
from chronik.table import Game
from chronik.table.checks import check_seeds
from chronik.table.game import set_up

LEVEL = "grandmaster"
LEVELS = ("random", "apprentice", "journeyman", "master", "grandmaster")
CHUNK = 5  # games in one go
SHORTER = 4  # every level on its own plays so many times fewer games
METHOD = {"share": "wilson 95 %", "mean": f"bootstrap 95 %, {findings.DRAWN} samples"}


@dataclass(frozen=True)
class Arm:
    """Some of the games of a study: at which table, by whom, and who sits where with which seed."""

    name: str
    game: Game
    words: tuple[str, ...]
    seatings: tuple[tuple[int, tuple[int, ...]], ...]


def alike(name: str, game: Game, level: str, games: int, seed: int) -> Arm:
    """All seats are played by one level."""
    return Arm(name, game, (level,), tuple((seed + g, (0,) * game.players) for g in range(games)))


def called(variant: str) -> str:
    """The arm of a variant: its name may be that of any other arm."""
    return f"variant {variant}"


def mixed(game: Game, games: int, seed: int) -> Arm:
    seated = pairings(len(LEVELS), game.players, games, seed)
    return Arm("mixed", game, LEVELS, tuple((pairing.seed, pairing.seats) for pairing in seated))


class Study:
    def __init__(self, game: Game, level: str, games: int, seed: int, variants: dict[str, Game]) -> None:
        check_seeds(seed, games)
        self.game, self.level, self.games, self.seed = game, level, games, seed
        check_player(level, game)
        self.variants = list(variants)
        self.arms = [alike("base", game, level, games, seed)]
        turned = without_compensation(game)
        if turned is not None:
            self.arms.append(alike("compensation", turned, level, games, seed))
        self.arms += [alike(called(name), other, level, games, seed) for name, other in variants.items()]
        self.arms += [
            alike(name, game, name, max(2, games // SHORTER), seed) for name in LEVELS if name != level
        ]
        if game.players > 1:
            self.arms.append(mixed(game, max(2, games // 2), seed))
        self.samples: dict[str, Sample] = {}

    @property
    def total(self) -> int:
        return sum(len(arm.seatings) for arm in self.arms)

    def run(self, workers: Crew, progress: Callable[[int], None] = lambda games: None) -> Row:
        jobs = [
            (number, first)
            for number, arm in enumerate(self.arms)
            for first in range(0, len(arm.seatings), CHUNK)
        ]

        def told() -> Iterable[tuple[int, list[Row]]]:
            for number, rows in workers.do(watch_some, (self.arms,), jobs):
                progress(len(rows))
                yield number, rows

        found = in_order(iter(told()))
        for number, arm in enumerate(self.arms):
            rows = [row for job, part in zip(jobs, found, strict=True) if job[0] == number for row in part]
            self.samples[arm.name] = Sample.joined(rows)
        return self.findings()

    # what was found

    def findings(self) -> Row:
        base, seed = self.samples["base"], self.seed
        return {
            "game": self.game.name,
            "options": msgspec.to_builtins(self.game.settings),
            "components": self.game.component_hash,
            "players": self.game.players,
            "level": self.level,
            "games": self.games,
            "seed": seed,
            "method": METHOD,
            "seats": findings.seats(base, seed),
            "compensation": self.compensation(),
            "sources": [
                {"texts": texts(category), "source": category.name.lower()} | row
                for category, row in zip(self.game.rules.category, findings.sources(base, seed), strict=True)
            ],
            "things": self.things(),
            "length": {
                "rounds": findings.spread(base.rounds, seed),
                "decisions": findings.spread(base.decisions, seed),
                "pause": findings.spread(base.pause, seed),
                "cut": findings.share(base.rounds > self.horizon),
            },
            "strategies": self.strategies(),
            "levels": [self.on_its_own(level) for level in LEVELS],
            "mixed": self.mixed(),
            "variants": [self.variant(name) for name in self.variants],
        }

    @property
    def horizon(self) -> int:
        return int(brain(self.game.rules).known.HORIZON)

    def compensation(self) -> Row | None:
        """What the start compensation does to the seats."""
        other = self.samples.get("compensation")
        if other is None:
            return None
        base = self.samples["base"]
        given, kept = (base, other) if self.game.settings.compensation else (other, base)  # type: ignore[attr-defined]
        return {
            "with": findings.seats(given, self.seed),
            "without": findings.seats(kept, self.seed),
            "difference": findings.paired(given, kept, self.seed),
        }

    def things(self) -> list[Row]:
        """What nobody can do at this table is left out; what nobody did, is not."""
        rows = findings.what_wins(self.samples["base"])
        return [
            self.named(thing) | row
            for thing, row, there in zip(things_of(self.game.name), rows, self.there(rows), strict=True)
            if there
        ]

    def there(self, rows: list[Row]) -> list[bool]:
        """Of a group that is in use all that is in the box, and whatever else was used."""
        things = things_of(self.game.name)
        used = {thing for thing, row in zip(things, rows, strict=True) if row["times"] > 0}
        groups = {thing.deed.group for thing in used}
        box = self.game.boxes[0]
        return [thing in used or (thing.deed.group in groups and thing.is_in(box)) for thing in things]

    def strategies(self) -> Row:
        """How one may play, and how that fares."""
        base, kinds_of = self.samples["base"], ways(self.game.name, self.game.rules.category)
        measures = np.stack([self.measure(base, way) for way in kinds_of], axis=-1)
        kinds = findings.classified(measures)
        rows = findings.fortunes(base, kinds, len(kinds_of))
        return {
            "ways": [
                {"way": slug(way), "texts": texts(way)} | row for way, row in zip(kinds_of, rows, strict=True)
            ],
            "against": findings.against(base, kinds, len(kinds_of)),
        }

    def measure(self, sample: Sample, way: Any) -> Any:
        """How much each seat did of it in each game."""
        if way == EARLY:
            return sample.early
        if isinstance(way, IntEnum):
            return sample.points[:, :, int(way)]
        own = [k for k, thing in enumerate(things_of(self.game.name)) if thing.deed.group == way]
        return sample.deeds[:, :, own].sum(axis=2)

    def on_its_own(self, level: str) -> Row:
        """A table full of one level."""
        sample, seed = self.samples["base" if level == self.level else level], self.seed
        best = sample.scores.max(axis=1)
        names = ("rounds", "best", "score")
        columns = means_of(seed, sample.rounds, best, sample.scores.mean(axis=1))
        first = findings.share(sample.wins[:, 0], sample.fair)
        return {"level": level, "first": first} | dict(zip(names, columns, strict=True))

    def mixed(self) -> list[Row]:
        """All levels at the same tables."""
        sample = self.samples.get("mixed")
        if sample is None:
            return []
        rows = findings.fortunes(sample, sample.players, len(LEVELS))
        return [{"level": level} | row for level, row in zip(LEVELS, rows, strict=True)]

    def variant(self, name: str) -> Row:
        """Another set of components, game by game: what it gives more or less than ours."""
        base, other, seed = self.samples["base"], self.samples[called(name)], self.seed
        return {
            "name": name,
            "win": findings.paired(other, base, seed),
            "things": self.done_otherwise(base, other),
            "rows": [
                {"what": what, "texts": told, "base": float(a.mean()), "variant": float(b.mean())} | row
                for (what, told, a, b), row in zip(
                    self.measures(base, other), self.differences(base, other), strict=True
                )
            ],
        }

    def done_otherwise(self, base: Sample, other: Sample) -> list[Row]:
        """What a player surely does more or less often, the greatest difference first."""
        before, after = base.deeds.mean(axis=1), other.deeds.mean(axis=1)
        rows = [
            self.named(thing) | {"base": float(a), "variant": float(b)} | row
            for thing, a, b, row in zip(
                things_of(self.game.name),
                before.mean(axis=0),
                after.mean(axis=0),
                findings.means(after - before, self.seed),
                strict=True,
            )
        ]
        sure = [row for row in rows if row["interval"][0] > 0 or row["interval"][1] < 0]
        return sorted(sure, key=lambda row: -abs(row["value"]))

    def named(self, thing: Thing) -> Row:
        words = {lang: thing.text(self.game.boxes[0], lang) for lang in LANGUAGES}
        return {"group": thing.deed.group, "thing": thing.key, "texts": words}

    def differences(self, base: Sample, other: Sample) -> list[Row]:
        return means_of(self.seed, *(b - a for _, _, a, b in self.measures(base, other)))

    def measures(self, base: Sample, other: Sample) -> list[tuple[str, dict[str, str], Any, Any]]:
        """By game: its length, the points of the best and of all, and where they came from."""
        rows = [
            ("rounds", base.rounds, other.rounds),
            ("decisions", base.decisions, other.decisions),
            ("best", base.scores.max(axis=1), other.scores.max(axis=1)),
            ("score", base.scores.mean(axis=1), other.scores.mean(axis=1)),
        ]
        named = [(name, said(f"study-{name}"), a, b) for name, a, b in rows]
        for number, category in enumerate(self.game.rules.category):
            columns = [sample.points[:, :, number].mean(axis=1) for sample in (base, other)]
            named.append((category.name.lower(), texts(category), columns[0], columns[1]))
        return named


def check_player(word: str, game: Game) -> None:
    """Who cannot play at this table says so before anything is played."""
    check([word])
    check_clock(game)
    networks_for(game)
    file = word.partition("@")[2]
    try:
        if file:
            load(Path(file), game)
    except OptionError as error:
        raise OptionError(f"level: {error}") from None


def means_of(seed: int, *columns: Any) -> list[Row]:
    return findings.means(np.stack(columns, axis=1), seed)


def watch_some(arms: list[Arm], job: tuple[int, int]) -> list[Row]:
    """A few games of one arm: of each what a sample holds."""
    number, first = job
    arm = arms[number]
    rows = []
    for seed, seats in arm.seatings[first : first + CHUNK]:
        seen = watch(arm.game, [arm.words[k] for k in seats], seed)
        players = arm.game.players
        died = deaths(arm.game.name, seen.story)
        soon = died[2 * died[:, 1] <= seen.rounds, 0]
        rows.append(
            {
                "rounds": seen.rounds,
                "decisions": seen.decisions,
                "pause": longest_pause(died[:, 1], seen.rounds),
                "scores": seen.scores,
                "places": seen.places,
                "early": [int((soon == seat).sum()) for seat in range(players)],
                "players": seats,
                "points": seen.points,
                "deeds": counted(arm.game.name, seen.story, players),
            }
        )
    return rows


def longest_pause(rounds: Any, last: int) -> int:
    """The most rounds on end in which nobody died."""
    marks = np.unique(np.concatenate([[0], rounds, [last + 1]]))
    return int(np.diff(marks).max()) - 1


def without_compensation(game: Game) -> Game | None:
    """The same game with the start compensation turned round, where there is one."""
    options = msgspec.to_builtins(game.settings)
    if "compensation" not in options or game.players == 1 or options["edition"] == "original":
        return None
    return set_up(
        game.name, options | {"compensation": not options["compensation"]}, game.corrections or None
    )


def varied(game: Game, components: Any) -> Game:
    """The same game with other components: a folder, a file of corrections, or the corrections."""
    other = set_up(game.name, msgspec.to_builtins(game.settings), components)
    if other.component_hash == game.component_hash:
        raise OptionError("vary: the same components as the game itself has")
    return other


def texts(thing: Any) -> dict[str, str]:
    if isinstance(thing, str):
        return said(f"study-way-{thing}")
    return {lang: enum_text(thing, lang) for lang in LANGUAGES}


def said(message: str) -> dict[str, str]:
    return {lang: text(message, lang) for lang in LANGUAGES}


def slug(way: Any) -> str:
    return way if isinstance(way, str) else way.name.lower()
