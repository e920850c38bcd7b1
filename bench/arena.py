"""What the players are worth: the tournaments of ARENA.md, as many of them as there is time for.

    python bench/arena.py --minutes 60

Each game is kept in bench/games, so that the next call goes on where this one stopped; ARENA.md is written
anew after every tournament, from all games played so far. A row whose games were not kept stays, and is
called older.

    python bench/arena.py --check 3

plays the first games of every tournament once more, unless they hang on a clock, and tells where they do not
come out as they were kept: networks, levels or search have changed, and those games should be removed.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from typing import Any

import chronik
from chronik.bots.levels import levels
from chronik.lab.arena import Arena, interval
from chronik.lab.arena import play as play_one
from chronik.lab.contestants import clock

HERE = Path(__file__).parent
KEPT = HERE / "games"
PAGE = HERE / "ARENA.md"
FORERUNNERS = Path("bench/forerunners")
PUPILS = Path("build/train")  # agents of examples/ppo.py
AT_ONCE = 60  # games between two looks at the clock

Options = dict[str, Any]
Row = dict[str, str]  # by column
ALL = ("inn", "port", "marriage")
TABLES: dict[str, tuple[str, Options]] = {
    f"{title}, {players} players": (name, {"players": players, **more})
    for title, name, more in (
        ("Village", "village", {}),
        ("Village with all expansions", "village", {"expansions": ALL}),
        ("My Village", "myvillage", {}),
        ("Tumult Royale", "tumult", {}),
    )
    for players in (2, 4)
}
DUELS = {title: table for title, table in TABLES.items() if table[1]["players"] == 2 and len(table[1]) == 1}
STRANGER = "Against OpenSpiel's ISMCTS, 1,000 random games for each move"
TWOS = "Learning climbs, two against two"
PUPIL = "Against sb3-contrib's MaskablePPO (`examples/ppo.py GAME --decisions 3000000`)"
ROUNDS = {  # a game has at the most; None where nothing in the box says how long it is
    "Village, 2 players": 10,
    "Village, 4 players": 9,
    "My Village, 2 players": None,
    "My Village, 4 players": None,
    "Tumult Royale, 2 players": None,
    "Tumult Royale, 4 players": None,
}
AGAINST_CHANCE = {"tumult": (0.95, 0.85)}
AGAINST_GREED = {"tumult": (0.62, 0.38), "myvillage": (0.75, 0.50)}


@dataclass(frozen=True)
class Wish:
    """What a figure of the one who is named first shall be."""

    words: str
    holds: Callable[[float], bool]
    figure: str = "win_rate"
    interval: str = ""  # where the true figure lies with 95 %, if anybody knows


@dataclass(frozen=True)
class Tournament:
    chapter: str
    table: str
    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    wish: Wish | None = None
    told: Callable[[dict[str, Any]], str] = lambda result: ""  # what no other column tells

    @property
    def command(self) -> str:
        words = ["chronik arena", self.game]
        for name, value in self.options.items():
            if value is True:
                words.append(f"--{name}")
            else:
                words.append(f"--{name} {value if isinstance(value, int) else ','.join(value)}")
        return " ".join([*words, "--bots", ",".join(self.bots), "--games", str(self.games)])

    @property
    def is_open(self) -> bool:
        """Whether all networks and agents that take part are there."""
        return all(Path(word.partition("@")[2]).exists() for word in self.bots if "@" in word)

    @property
    def is_timed(self) -> bool:
        return any(clock(word) is not None for word in self.bots)

    @property
    def file(self) -> Path:
        told = "-".join([self.table, *self.bots]).lower()
        return KEPT / ("".join(c if c.isalnum() or c in "-." else "_" for c in told) + ".jsonl")


def share(least: float) -> Wish:
    return Wish(f"at least {least:.0%}", lambda share: share >= least, interval="interval")


def mean_at_least(points: int) -> Wish:
    return Wish(
        f"mean score at least {points}", lambda mean: mean >= points, "mean_score", "mean_score_interval"
    )


def mean_below(points: int) -> Wish:
    return Wish(f"mean score below {points}", lambda mean: mean < points, "mean_score", "mean_score_interval")


def rounds_at_most(rounds: int) -> Wish:
    return Wish(f"at most {rounds} rounds", lambda median: median <= rounds, "median_rounds")


def tournaments() -> Iterator[Tournament]:
    for title, (name, options) in TABLES.items():
        several = options["players"] > 2
        least = AGAINST_CHANCE.get(name, (0.99, 0.97))[several]
        yield Tournament(
            "Greed against chance", title, name, options, ("greedy", "random"), 400, share(least)
        )
    for title, (name, options) in TABLES.items():
        several = options["players"] > 2
        least = AGAINST_GREED.get(name, (0.85, 0.60))[several]
        bots = ("search:0.05s", "greedy")
        yield Tournament("Looking ahead against greed", title, name, options, bots, 200, share(least))
    for title, (name, options) in DUELS.items():
        for weaker, stronger in zip(levels(), levels()[1:], strict=False):
            least = 0.58 if name == "tumult" else 0.65
            bots = (stronger, weaker)
            yield Tournament(
                "Each level against the one below", title, name, options, bots, 200, share(least)
            )
    for title, (name, options) in DUELS.items():
        bots = ("search:0.05s", "plain:0.05s")
        yield Tournament(
            "Our search against the plain one, same network and time",
            title,
            name,
            options,
            bots,
            200,
            share(0.60),
        )
    for title, (name, options) in DUELS.items():
        for level in ("apprentice", "master", "grandmaster", "polymath"):
            bots = (level, "ismcts")
            yield Tournament(STRANGER, title, name, options, bots, 10)
    for title, (name, options) in DUELS.items():
        for level in levels()[:4]:
            bots = (level, f"ppo@{PUPILS / f'ppo-{name}-2.zip'}")
            yield Tournament(PUPIL, title, name, options, bots, 100)
    yield from learning()
    yield from learning_by_twos()
    yield from alone()
    yield from lengths()
    for title, (name, options) in TABLES.items():
        if options["players"] == 2:
            bots = ("search:0.5s", "search:0.05s")
            yield Tournament("Ten times the time", title, name, options, bots, 200, share(0.58))


def came_before(result: dict[str, Any]) -> str:
    """With two players that is the share."""
    first = result["bots"][0]
    return f", before a rival in {first['ahead']:.1%}" if result["players"] > 2 else ""


def learning() -> Iterator[Tournament]:
    """The best of pure self-play, `chronik train --rounds 60`, and what it was at its first examination."""
    for title, (name, options) in TABLES.items():
        kind = f"{name}-expansions" if "expansions" in options else name
        for when, least in (("self-play", 0.70), ("tenth", 0.80)):
            network = FORERUNNERS / f"{kind}-{options['players']}-{when}.npz"
            bots = ("greedy", f"greedy@{network}")
            yield Tournament(
                "Learning climbs", title, name, options, bots, 400, share(least), told=came_before
            )


def learning_by_twos() -> Iterator[Tournament]:
    """At a table of four, two who learned longer and two forerunners: which side the winner is from."""
    for tournament in learning():
        if tournament.options["players"] == 4:
            yield replace(tournament, chapter=TWOS, bots=tournament.bots * 2, told=lambda result: "")


def alone() -> Iterator[Tournament]:
    for title, options in (
        ("Village alone", {"solo": True}),
        ("Village alone with all expansions", {"solo": True, "expansions": ALL}),
    ):
        titles = [int(points) for points in chronik.game("village", **options).boxes[0]["title"]]
        for level, wish in (("polymath", mean_at_least(titles[-1])), ("apprentice", mean_below(titles[2]))):
            yield Tournament("The solo mode", title, "village", options, (level,), 50, wish)


def lengths() -> Iterator[Tournament]:
    chapter = "How long games between equals last"
    for title, most in ROUNDS.items():
        name, options = TABLES[title]
        wish = None if most is None else rounds_at_most(most)
        for level in levels()[:-1]:
            yield Tournament(chapter, title, name, options, (level, level), 60, wish)


def play(tournament: Tournament, most: int, until: float, jobs: int) -> None:
    """Some games after the other, as long as there is time."""
    game = chronik.game(tournament.game, **tournament.options)
    games, most = 0, min(most, tournament.games)
    while games < most and time.monotonic() < until:
        games = min(games + AT_ONCE, most)
        Arena(game, list(tournament.bots), games, seed=1, file=tournament.file).run(jobs)


def kept(tournament: Tournament) -> Arena:
    game = chronik.game(tournament.game, **tournament.options)
    return Arena(game, list(tournament.bots), tournament.games, seed=1, file=tournament.file)


def result_of(tournament: Tournament) -> dict[str, Any]:
    return kept(tournament).result()


def check(tournament: Tournament, games: int) -> None:
    """Whether games that were kept are played the same way today."""
    arena = kept(tournament)
    for pairing in arena.pairings[:games]:
        before = arena.reports.get(pairing.number)
        if before is not None:
            now = play_one(arena.game, arena.bots, pairing)
            if (now.scores, now.decisions) != (before.scores, before.decisions):
                print(f"played differently today: {tournament.file}", flush=True)
                return


HEAD = """# What the players are worth

Everybody sits everywhere equally often, with the same chances. A share is how many games the first one wins;
the others fill the table, so that with 4 players 25 % would be fair. For learning it is also told how often
it comes before one of them, and, two against two, how often one of its side wins: there 50 % would be fair.
The interval holds the true share with 95 %.
`python bench/arena.py` plays these tournaments and writes this page; each row says how many games of its
command have been played so far. Games lie in `games`; networks to measure against in `forerunners`: the
best of 60 rounds of self-play (`chronik train --rounds 60 --seed 1`), and what it was after five of them.
Where games are missing, "surely" says that the whole interval, of the share or of the mean score, lies on
one side of what is wanted, "so far" that it does not. Late are moves of those who play by the clock, all of
them together, that took more than 110 % of their time; a line says that the games do not tell. Rows that are
called older were played before networks, levels or search became what they are now.
"""


def page(all_of_them: list[Tournament]) -> str:
    before, lines, chapter = rows_of(PAGE.read_text(encoding="utf-8")), [HEAD], ""
    for tournament in all_of_them:
        result = result_of(tournament)
        if result["games"]:
            cells = row(tournament, result)
        elif tournament.command in before:
            cells = older(before[tournament.command])
        else:
            continue
        if tournament.chapter != chapter:
            chapter = tournament.chapter
            lines.append(f"\n## {chapter}\n\n{heading(columns(tournament))}")
        lines.append(line([cells.get(column, "-") for column in columns(tournament)]))
    return "\n".join(lines) + "\n"


def older(cells: Row) -> Row:
    said = cells["holds"]
    return cells if said.endswith("older") else cells | {"holds": f"{said}, older" if said else "older"}


def rows_of(text: str) -> dict[str, Row]:
    """The rows of a page, by their commands."""
    found, names = {}, list[str]()
    for told in text.splitlines():
        cells = [cell.strip() for cell in told.split("|")[1:-1]]
        if cells[:2] == ["table", "command"]:
            names = cells
        elif "`chronik arena" in told:
            found[cells[1].strip("`")] = dict(zip(names, cells, strict=True))
    return found


COLUMNS = {  # and on which side their cells stand
    "table": "---",
    "command": "---",
    "games": "---:",
    "share": "---:",
    "95 %": "---",
    "score": "---:",
    "rounds": "---:",
    "ms a move": "---:",
    "late": "---:",
    "wanted": "---",
    "holds": "---",
}


def columns(tournament: Tournament) -> list[str]:
    return [column for column in COLUMNS if column != "late" or tournament.is_timed]


def heading(names: list[str]) -> str:
    return f"{line(names)}\n{line([COLUMNS[name] for name in names])}"


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def row(tournament: Tournament, result: dict[str, Any]) -> Row:
    first = first_of(result)
    low, high = first["interval"]
    return {
        "table": tournament.table,
        "command": f"`{tournament.command}`",
        "games": f"{result['games']}",
        "share": f"{first['win_rate']:.1%}",
        "95 %": f"{low:.0%} to {high:.0%}",
        "score": f"{first['mean_score']:.1f}",
        "rounds": f"{result['median_rounds']:g}",
        "ms a move": f"{1000 * first['seconds_per_move']:.1f}",
        "late": late(result),
        "wanted": tournament.wish.words if tournament.wish else "",
        "holds": verdict(tournament, result),
    }


def late(result: dict[str, Any]) -> str:
    """Moves of all who play by the clock, if the games tell."""
    clocked = [row for row in result["bots"] if row["late_moves"] is not None]
    moves, timed = (sum(row[name] for row in clocked) for name in ("late_moves", "timed_moves"))
    return f"{moves} of {timed:,}" if clocked else "-"


def first_of(result: dict[str, Any]) -> dict[str, Any]:
    """Who is named first; together with its namesakes, if they are not alone."""
    first: dict[str, Any]
    first, *others = result["bots"]
    side = [first, *(row for row in others if row["name"] == first["name"])]
    if len(side) in (1, len(result["bots"])):
        return first
    wins = sum(row["wins"] for row in side)
    told = {"win_rate": wins / result["games"], "interval": interval(wins, result["games"])}
    return (
        first | told | {name: mean(row[name] for row in side) for name in ("mean_score", "seconds_per_move")}
    )


def verdict(tournament: Tournament, result: dict[str, Any]) -> str:
    wish = tournament.wish
    if wish is None:
        return ""
    figures = {**first_of(result), **result}
    found = "yes" if wish.holds(figures[wish.figure]) else "no"
    found += tournament.told(result)
    if result["games"] == tournament.games:
        return found
    return f"{found}, surely" if is_sure(wish, figures) else f"{found}, so far"


def is_sure(wish: Wish, figures: dict[str, Any]) -> bool:
    """Both ends of the interval say the same."""
    low, high = figures.get(wish.interval) or (-math.inf, math.inf)
    return wish.holds(low) == wish.holds(high)


def write(all_of_them: list[Tournament]) -> None:
    PAGE.write_text(page(all_of_them), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", default="", help="chapters that begin so")
    parser.add_argument("--table", default="", help="tables that begin so")
    parser.add_argument("--games", type=int, default=400, help="at most so many of each tournament")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--check", type=int, default=0, help="play so many games of each once more")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    KEPT.mkdir(parents=True, exist_ok=True)
    all_of_them = list(tournaments())
    for tournament in all_of_them:
        wanted = tournament.chapter.startswith(given.only) and tournament.table.startswith(given.table)
        if given.check:
            if wanted and tournament.is_open and tournament.file.exists() and not tournament.is_timed:
                check(tournament, given.check)
        elif wanted and tournament.is_open and time.monotonic() < until:
            play(tournament, given.games, until, given.jobs)
            write(all_of_them)
            if (result := result_of(tournament))["games"]:
                print(line(list(row(tournament, result).values())), flush=True)
    write(all_of_them)


if __name__ == "__main__":
    main()
