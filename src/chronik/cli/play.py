"""Play in the terminal: numbered moves, line by line. `?` tells why the other moves are not allowed."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.padding import Padding

from chronik.bots import RandomBot
from chronik.cli import LANGUAGES, raid
from chronik.cli.boards import board
from chronik.cli.boards.tumult import tile_text
from chronik.cli.lines import Lines
from chronik.cli.options import Parser, chosen_game, game_options, names, whole
from chronik.cli.screen import result_table
from chronik.locale import text
from chronik.rulebook.errors import IllegalMove, OptionError
from chronik.table import Match, Move


def parents() -> list[Parser]:
    return [game_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hotseat", action="store_true", help="all seats are people at this terminal")
    parser.add_argument("--seat", type=whole("seat"), default=0, metavar="N", help="your seat, from 0 on")
    parser.add_argument(
        "--names", type=names, default=(), metavar="LIST", help="names of the seats, by commas"
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=2.0,
        metavar="SECONDS",
        help="Tumult Royale in real time: how often the bots act in the raid (default 2)",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language")


def run(args: argparse.Namespace) -> None:
    game = chosen_game(args)
    if args.seat >= game.players:
        raise OptionError(f"seat: 0 to {game.players - 1}, not {args.seat}")
    match = game.match(args.seed, args.names)
    people = set(range(game.players)) if args.hotseat else {args.seat}
    Session(match, people, args.lang, args.pace).run()


class Session:
    """One evening at the terminal."""

    def __init__(
        self, match: Match, people: set[int], lang: str, pace: float = 2.0, lines: Lines | None = None
    ) -> None:
        self.match = match
        self.people = people
        self.lang = lang
        self.bots = {seat: RandomBot(match.seed + seat) for seat in range(match.game.players)}
        self.console = Console(highlight=False)
        self.told = 0  # pages of the log that were shown
        self.decided: list[int] = []  # numbers of the steps that a person chose
        self.asked: tuple[int, str] | None = None  # who was asked what, when the board was last shown
        self.pace = pace
        self.lines = lines or Lines()

    def run(self) -> None:
        self.say("welcome", seed=str(self.match.seed))
        while not self.match.over:
            if not self.go_on():
                self.say("goodbye")
                return
        self.tell()
        self.console.print(result_table(self.match, self.lang))

    def go_on(self) -> bool:
        """The next decision; False if the person who should make it leaves."""
        seat = self.match.actor
        assert seat is not None
        if raid.in_real_time(self):
            return raid.run(self)
        if seat in self.people:
            return self.ask(seat)
        self.match.play(self.bots[seat].choose(self.match.hidden(seat, len(self.match.steps))))
        return True

    def ask(self, seat: int) -> bool:
        """Let a person decide; False if they leave."""
        moves = self.match.moves()
        if len(moves) == 1:
            self.tell()
            self.say("only-move", move=moves[0].text(self.lang))
            self.match.play(moves[0])
            return True
        self.show(seat, moves)
        while True:
            self.console.print("> ", end="")
            line = self.lines.next()
            if line is None or line in ("quit", "q"):
                return False
            if self.obey(line, seat, moves):
                return True

    def show(self, seat: int, moves: list[Move]) -> None:
        self.tell()
        if not self.goes_on(seat):
            self.show_board(seat)
        name = self.match.seat_names(self.lang)[seat]
        self.console.print(f"\n[bold]{name}:[/bold] {self.match.question(self.lang)}")
        for number, move in enumerate(moves, 1):
            self.console.print(f"{number:>3}  {move.text(self.lang)}  [dim]{move.notation}[/dim]")
        refused = len(self.match.refused())
        if refused:
            self.say("refused", count=refused)

    def show_board(self, seat: int) -> None:
        for part in board(self.match, seat, self.lang):
            self.console.print(part)

    def goes_on(self, seat: int) -> bool:
        """Whether the seat has just seen the board: it made the last move too, or a raid goes on."""
        before, self.asked = self.asked, (seat, self.match.task.name)
        steps = self.match.steps
        raiding = raid.is_raid(self) and before == self.asked
        return raiding or (bool(steps) and steps[-1].seat == seat and self.match.busy <= {seat})

    def in_hand(self, seat: int, tile: int) -> str:
        """The face of a tile that the seat has lifted."""
        shown = self.match.view(seat)["tiles"][tile]
        return text("terminal-in-hand", self.lang, {"tile": tile_text(shown, self.lang)})

    def obey(self, line: str, seat: int, moves: list[Move]) -> bool:
        """Do what the line says; True if the position has changed."""
        word, _, rest = line.partition(" ")
        if word == "?":
            self.explain()
        elif word == "undo":
            return self.undo()
        elif word == "save":
            self.save(rest.strip())
        elif word == "log":
            for told in self.match.log(self.lang):
                self.console.print(told)
        elif word == "board":
            self.show_board(seat)
        elif word in ("help", "h"):
            self.say("help")
        else:
            return self.choose(line, moves)
        return False

    def choose(self, line: str, moves: list[Move]) -> bool:
        if line.isdecimal() and not 1 <= int(line) <= len(moves):
            self.say("no-such-number", most=len(moves))
            return False
        try:
            self.match.play(moves[int(line) - 1] if line.isdecimal() else line)
        except IllegalMove as error:
            self.console.print(str(error), markup=False)
            self.say("hint")
            return False
        self.decided.append(len(self.match.steps) - 1)
        return True

    def explain(self) -> None:
        """Why the other moves are refused, reason by reason."""
        reasons: dict[str, list[str]] = {}
        for move, why in self.match.refused():
            reasons.setdefault(why.text(self.lang), []).append(move.text(self.lang))
        if not reasons:
            self.say("nothing-refused")
        for reason, refused in reasons.items():
            self.console.print(f"[bold]{reason}[/bold]")
            self.console.print(Padding("; ".join(refused), (0, 0, 0, 5)))

    def undo(self) -> bool:
        """Back to the last decision of a person."""
        if not self.decided:
            self.say("nothing-to-undo")
            return False
        before = self.decided.pop()
        while len(self.match.steps) > before:
            self.match.undo()
        self.told = min(self.told, self.match.pages)
        return True

    def save(self, name: str) -> None:
        path = Path(name or f"{self.match.game.name}-{self.match.seed}.txt")
        try:
            self.match.record.save(path)
        except OSError as error:
            self.console.print(f"{error}", markup=False)
        else:
            self.say("saved", path=str(path))

    def tell(self) -> None:
        """What happened since the last look."""
        for line in self.match.log(self.lang, since=self.told):
            self.console.print(f"  {line}", style="dim")
        self.told = self.match.pages

    def say(self, message: str, **args: object) -> None:
        self.console.print(text(f"terminal-{message}", self.lang, args))
