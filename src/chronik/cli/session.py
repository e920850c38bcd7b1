"""One evening at the terminal: people and bots around one match, line by line."""

import time
from concurrent.futures import Future, wait
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from chronik.cli import raid, saving
from chronik.cli.boards import board, own, short
from chronik.cli.boards.words import said
from chronik.cli.company import Company
from chronik.cli.lines import Lines
from chronik.cli.moves import in_full, listed
from chronik.cli.screen import Screen, result_table
from chronik.locale import text
from chronik.rulebook.errors import ChronikError, RecordError, shown
from chronik.server.hands import PACE
from chronik.table import GameRecord, Match, Move

MOST_REFUSED = 200  # lines in a row that mean nothing: whoever types that is no player
FEW = 3  # reasons that are told unasked
QUIT = ("quit", "q")
HEARD = (*QUIT, "save", "save!", "log", "help", "h")  # while a bot thinks
GLANCE = 0.05  # seconds between two looks at what is typed while a bot thinks
LONG = 2.0  # seconds of thinking after which one says so


class Left(Exception):
    """The person who should decide has left the table."""


class Session:
    def __init__(
        self,
        match: Match,
        people: set[int],
        lang: str,
        pace: float = PACE,
        lines: Lines | None = None,
        file: Path | None = None,
        levels: dict[int, str] | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.lang = lang
        self.company = Company(match, levels)
        self.console = Screen()
        self.told = match.pages if match.steps else 0  # pages of the log that were shown
        self.decided = [n for n, step in enumerate(match.steps) if step.seat in people]
        self.before: Any = None  # what the person who decides had when it became his turn
        self.asked: tuple[int, str] | None = None  # who was asked what, when the board was last shown
        self.refused = 0  # lines in a row that meant nothing
        self.pace = pace
        self.lines = lines or Lines()
        self.file = file  # where this game was saved before

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        with self.lines.heeding():
            try:
                self.play()
            except Left:
                code = 0
            except KeyboardInterrupt:
                with suppress(OSError):  # the window is closed
                    self.console.print()
                code = 130
            except OSError:  # there is no terminal any more
                self.keep()
                raise
            finally:
                self.lines.left = True
                self.company.close()
            self.leave()
        return code

    def play(self) -> None:
        self.say("welcome", seed=str(self.match.seed))
        self.say("board-hint")
        while True:
            while not self.match.over:
                self.go_on()
            self.finish()

    def go_on(self) -> None:
        """The next decision."""
        seat = self.match.actor
        assert seat is not None
        if raid.in_real_time(self.match):
            raid.run(self)
        elif seat in self.people:
            self.ask(seat)
        else:
            self.let_bot_play(seat)

    def let_bot_play(self, seat: int) -> None:
        self.match.play(self.wait_for(self.company.thought(seat, self.match), seat, "thinking"), seat)

    def wait_for(self, thought: "Future[Any]", seat: int, saying: str) -> Any:
        """What another process finds; meanwhile the words that change nothing are heard."""
        begun: float | None = time.monotonic()
        while not thought.done():
            wait([thought], GLANCE)
            line = self.lines.peek()
            if line is not None and line.partition(" ")[0] in HEARD:
                self.look_up(self.next_line() or "", seat)
            if begun is not None and time.monotonic() - begun > LONG:
                begun = None
                self.say(saying, who=self.name(seat))
        self.tell_news()
        return thought.result()

    def tell_news(self) -> None:
        if news := self.company.news():
            self.say(news)

    # asking

    def ask(self, seat: int) -> None:
        """Let a person decide."""
        moves, steps = self.match.moves(), self.match.steps
        if not steps or steps[-1].seat != seat:
            self.before = own(self.match, seat)
        if len(moves) == 1:
            self.play_only(seat, moves[0])
            return
        self.show(seat, moves)
        while not self.obey(self.read(), seat, moves):
            pass

    def read(self) -> str:
        self.console.print("> ", end="")
        return self.next_line() or ""

    def next_line(self, patience: float | None = None) -> str | None:
        try:
            return self.lines.next(patience)
        except EOFError:
            raise Left from None

    def play_only(self, seat: int, move: Move) -> None:
        """What has one answer answers itself; but it says why, and what it was paid for."""
        self.tell()
        self.console.print(self.asked_of(seat))
        self.say("only-move", move=move.text(self.lang))
        reasons = list(dict.fromkeys(why.text(self.lang) for _, why in self.match.refused()))
        if reasons:
            self.say("only-because", reasons=" ".join(reasons[:FEW]))
        had, has = self.before, own(self.match, seat)
        self.match.play(move)
        if had is not None and lost(had, has) and not self.match.over and own(self.match, seat) == has:
            self.say("paid-for-nothing")
        if self.decided:
            self.say("undo-hint")

    def show(self, seat: int, moves: list[Move]) -> None:
        self.tell()
        self.tell_news()
        going_on = self.goes_on(seat)
        if not going_on:
            self.show_short(seat)
        self.put_question(seat)
        self.show_moves(seat, listed(self.match, moves, self.lang, self.console.width), going_on)

    def show_short(self, seat: int) -> None:
        if self.decided:
            self.console.print()
        for part in short(self.match, seat, self.lang):
            self.console.print(part, markup=True)

    def show_all(self, seat: int, moves: list[Move]) -> None:
        """The whole board, and all moves with their notation."""
        for part in board(self.match, seat, self.lang):
            self.console.print(part, markup=True)
        self.put_question(seat)
        self.show_moves(seat, in_full(self.match, moves, self.lang))

    def put_question(self, seat: int) -> None:
        self.console.print(self.asked_of(seat), style="bold")

    def asked_of(self, seat: int) -> str:
        return said(self.name(seat), self.match.question(self.lang), self.lang)

    def show_moves(self, seat: int, rows: list[Text], explained: bool = False) -> None:
        if raid.asks_for_tile(self.match):
            raid.show(self, seat, explained)
            return
        for row in rows:
            self.console.print(row)
        refused = len(self.match.refused())
        if refused:
            self.say("refused", count=refused)

    def goes_on(self, seat: int) -> bool:
        """Whether the seat has just seen the board: it made the last move too, or a raid goes on."""
        before, self.asked = self.asked, (seat, self.match.task.name)
        steps = self.match.steps
        raiding = raid.is_raid(self.match) and before == self.asked
        return raiding or (bool(steps) and steps[-1].seat == seat and self.match.busy <= {seat})

    def name(self, seat: int) -> str:
        return self.match.seat_names(self.lang)[seat]

    # what is typed

    def obey(self, line: str, seat: int, moves: list[Move]) -> bool:
        """Do what the line says; True if the position has changed."""
        if line == "undo":
            return self.undo()
        if line == "board":
            self.show_all(seat, moves)
            return False
        if self.look_up(line, seat):
            return False
        return self.choose(line, seat, moves)

    def look_up(self, line: str, seat: int) -> bool:
        """The words that change nothing, whenever they are typed; False if it is none of them."""
        word, _, rest = line.partition(" ")
        if word in QUIT:
            raise Left
        if word == "?":
            self.explain(seat)
        elif word in ("save", "save!"):
            self.save(rest.strip(), word == "save!")
        elif word == "log":
            for told in self.match.log(self.lang):
                self.console.print(told)
        elif word == "hint" and not rest:
            self.hint(seat)
        elif word in ("help", "h"):
            self.say("help")
            self.say("help-hint")
            self.say("help-saving")
        elif word:
            return False
        return True

    def choose(self, line: str, seat: int, moves: list[Move]) -> bool:
        """A number of the list, or a notation; False if it is no move."""
        chosen = self.find(line, seat, moves)
        if chosen is None:
            self.refuse()
            return False
        self.match.play(chosen, seat)
        self.decided.append(len(self.match.steps) - 1)
        self.refused = 0
        return True

    def find(self, line: str, seat: int, moves: list[Move]) -> Move | None:
        line = raid.spelled_out(self.match, line) if raid.asks_for_tile(self.match) else line
        if line.isdecimal():
            number = int(line) if len(line) < 10 else 0
            if 1 <= number <= len(moves):
                return moves[number - 1]
            self.say("no-such-number", most=len(moves))
            return None
        for move in moves:
            if move.notation == line:
                return move
        for move, why in self.match.refused(seat):
            if move.notation == line:
                self.console.print(said(move.text(self.lang), why.text(self.lang), self.lang))
                return None
        self.say("not-a-move", typed=shown(line))
        return None

    def refuse(self) -> None:
        self.say("hint")
        self.refused += 1
        if self.refused >= MOST_REFUSED:
            raise Left

    def explain(self, seat: int) -> None:
        """Why the other moves are refused, reason by reason."""
        reasons: dict[str, list[str]] = {}
        for move, why in self.match.refused(seat):
            reasons.setdefault(why.text(self.lang), []).append(self.refusal(move))
        if not reasons:
            self.say("nothing-refused")
        for reason, refused in reasons.items():
            self.console.print(reason, style="bold")
            self.console.print(Padding("; ".join(refused), (0, 0, 0, 5)))

    def refusal(self, move: Move) -> str:
        """With how much there is, if the price is of one thing only."""
        said = move.text(self.lang)
        if len(move.cost) == len(move.missing) == 1:
            ((owned, needed),) = move.missing.values()
            said += f" ({text('owned-of', self.lang, {'owned': owned, 'needed': needed})})"
        return said

    def hint(self, seat: int) -> None:
        """Each further one about the same question goes deeper."""
        if self.match.over or raid.in_real_time(self.match):
            self.say("no-hint")
            return
        try:
            thought, depth = self.company.hint(seat, self.match)
            found = self.wait_for(thought, seat, "moment")[depth]
        except ChronikError as error:
            self.console.print(str(error))
            return
        self.console.print(found.text(self.lang))

    def undo(self) -> bool:
        """Back to the last decision of a person."""
        if not self.decided:
            self.say("nothing-to-undo")
            return False
        before = self.decided.pop()
        while len(self.match.steps) > before:
            self.match.undo()
        self.told = min(self.told, self.match.pages)
        self.before = self.asked = None
        return True

    # the end

    def finish(self) -> None:
        """The result; then whatever the people want to look at or keep."""
        self.tell()
        self.console.print(result_table(self.match, self.lang), markup=True)
        while self.match.over:
            self.say("finished")
            line = self.read()
            if line == "":
                raise Left
            if line == "undo":
                self.undo()
            elif line == "board":
                for part in board(self.match, min(self.people), self.lang):
                    self.console.print(part, markup=True)
            elif line == "?" or not self.look_up(line, min(self.people)):
                self.refuse()

    def save(self, name: str, anyway: bool) -> None:
        record = self.record()
        path = Path(name) if name else self.file or saving.free_name(Path(), record)
        try:
            if not anyway and path != self.file and not saving.may_write(path, record):
                self.say("save-exists", path=shown(path))
                return
            record.save(path)
        except (RecordError, OSError, ValueError):
            self.say("save-failed", path=shown(path))
            return
        self.file = path
        self.say("saved", path=str(path))

    def record(self) -> GameRecord:
        return saving.record_of(self.match, self.people, self.company.levels)

    def leave(self) -> None:
        """An unfinished game is kept, and whoever leaves knows where."""
        if not self.is_unfinished:
            self.say("bye")
        elif path := self.keep():
            self.say("bye-saved", path=str(path))
        else:
            self.say("bye-unsaved")

    @property
    def is_unfinished(self) -> bool:
        return bool(self.match.steps) and not self.match.over

    def keep(self) -> Path | None:
        return saving.save_somewhere(self.record(), self.file) if self.is_unfinished else None

    # words

    def tell(self) -> None:
        """What happened since the last look."""
        for line in self.match.log(self.lang, since=self.told):
            self.console.print(f"  {line}", style="dim")
        self.told = self.match.pages

    def say(self, message: str, **args: object) -> None:
        self.console.print(text(f"terminal-{message}", self.lang, args))


def lost(had: Any, has: Any) -> bool:
    """Whether something became less between two looks at the same things, and nothing more."""
    before, after = numbers(had), numbers(has)
    same = before.keys() == after.keys()
    return same and before != after and all(after[name] <= before[name] for name in before)


def numbers(part: Any, name: str = "") -> dict[str, int]:
    if isinstance(part, dict):
        return {key: n for k, v in part.items() for key, n in numbers(v, f"{name}.{k}").items()}
    if isinstance(part, list):
        return {key: n for i, v in enumerate(part) for key, n in numbers(v, f"{name}.{i}").items()}
    return {name: part} if isinstance(part, int) else {}
