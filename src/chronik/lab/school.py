"""Learning on a graphics card: a crowd of games by networks, the gradient by PyTorch beside it.

The recipe is that of `lab.train`: what a position became soon after and, fading, later; then what looking
ahead makes of the moves in question. Only the numbers are larger.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from chronik.lab.card import (
    ACTOR,
    CARD,
    OVER,
    WHEN,
    Crowd,
    Rules,
    Sketchbook,
    Table,
    random_numbers,
    settled,
)
from chronik.lab.progress import Progress

MARGIN, WIN, ROUNDS, SCORE = range(4)
OUTPUTS, HIDDEN = 4, 64
WEIGHT = (0.5, 1.0, 0.15, 0.15)  # of the errors in margin, chance, rounds and score
SPAN = 10.0  # so many rounds are 1 to a network
FAR = 0.8  # as in lab.train
SELF_PLAY = 250  # rounds; what follows is expert iteration
GAMES, STEPS, KEPT = 16384, 64, 0.25  # of a round of self-play: games side by side, decisions in each
EXPERT_STEPS = 16  # decisions of a round of expert iteration; in each of them
PONDERED, WIDTH, COPIES, DEPTH = 4096, 4, 2, 16  # so many games look ahead
BEGINNING = 1600  # random decisions before anything is known
OWN_VIEW = 3  # of so many positions that are kept one is seen by any seat
RIVALS = 3  # in one of so many rounds a forerunner plays too
FITS, BATCH = 300, 8192  # steps of the gradient in one round, and samples of each
MEMORY = 4_000_000  # samples
STEADY = 0.998
EXAM, EXAM_GAMES, PASSED = 10, 4096, 1.03  # an examination after so many rounds of looking ahead,
EARLY_EXAM = 30  # or so many before
SHARES, APART = 8, 32  # games begin in so many shares, so many decisions apart
LADDER = 4  # forerunners that are shown
LONGEST = 4000  # decisions of a game that is examined


class Network:
    """The weights of a network that plays."""

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts

    def __call__(self, seen: Any) -> Any:
        first, bias, second, out = self.parts
        guess = torch.relu(seen @ first + bias) @ second + out
        guess[:, WIN] = torch.sigmoid(guess[:, WIN])
        return guess

    def copy(self) -> "Network":
        return Network([part.detach().clone() for part in self.parts])


class Judge:
    """Says what positions are worth: one network for all, or two that share the seats of a table."""

    def __init__(self, taste: Any, one: Network, other: Network | None = None, seats: Any = None) -> None:
        self.taste, self.one, self.other, self.seats = taste, one, other, seats

    def __call__(self, outputs: Any) -> Any:
        return outputs @ self.taste

    def outputs(self, seen: Any, which: Any, seats: Any) -> Any:
        found = self.one(seen)
        if self.other is None:
            return found
        return torch.where(self.seats(which, seats)[:, None], found, self.other(seen))


class Learner:
    """A network that learns, and the running mean of its weights, which plays better."""

    def __init__(self, size: int, seed: int, start: list[Any] | None = None) -> None:
        torch.manual_seed(seed)
        shapes = [(size, HIDDEN), (HIDDEN,), (HIDDEN, OUTPUTS), (OUTPUTS,)]
        fresh = [torch.randn(shape) * (0.1 if len(shape) == 2 else 0.0) for shape in shapes]
        self.parts = [part.to(CARD).clone().requires_grad_() for part in start or fresh]
        self.steady = Network(self.parts).copy()
        self.rate = torch.tensor(1e-3, device=CARD)
        self.adam = torch.optim.Adam(self.parts, lr=self.rate, fused=True, capturable=True)
        self.weight = torch.tensor(WEIGHT, device=CARD)
        self.x = torch.zeros((MEMORY, size), dtype=torch.float16, device=CARD)
        self.y = torch.zeros((MEMORY, OUTPUTS), device=CARD)
        self.steps = self.filled = self.next = 0
        self.held = torch.zeros((), device=CARD)  # how many samples there are, and
        self.pace = torch.zeros((), device=CARD)  # how fast the running mean follows, as the card reads them
        self.loss = torch.zeros((), device=CARD)
        self.graph: Any = None

    def remember(self, x: Any, y: Any) -> None:
        """Keep samples; the oldest are forgotten."""
        if self.next + len(x) > MEMORY:
            self.filled, self.next = self.next, 0
        here = slice(self.next, self.next + len(x))
        self.x[here], self.y[here] = x, y
        self.next += len(x)
        self.filled = max(self.filled, self.next)

    def forget(self) -> None:
        self.filled = self.next = 0

    def fit(self, rate: float) -> float:
        """Some steps of the gradient. They are recorded once and then repeated: that is ten times as fast."""
        self.rate.fill_(rate)
        self.held.fill_(self.filled)
        if self.graph is None:
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                for _ in range(3):
                    self.step()
            torch.cuda.current_stream().wait_stream(aside)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.step()
        for _ in range(FITS):
            self.steps += 1
            self.pace.fill_(max(1 - STEADY, 1 / (1 + self.steps)))
            self.graph.replay()
        return float(self.loss)

    def step(self) -> None:
        first, bias, second, out = self.parts
        rows = (torch.rand(BATCH, device=CARD, dtype=torch.float64) * self.held).long()
        x, y = self.x[rows].float(), self.y[rows]
        guess = torch.relu(x @ first + bias) @ second + out
        squares = (guess - y) ** 2
        chance = torch.nn.functional.binary_cross_entropy_with_logits(
            guess[:, WIN], y[:, WIN], reduction="none"
        )
        errors = torch.stack([squares[:, MARGIN], chance, squares[:, ROUNDS], squares[:, SCORE]], 1).mean(0)
        self.adam.zero_grad()
        (errors @ self.weight).backward()
        self.adam.step()
        with torch.no_grad():
            self.loss.copy_(errors[MARGIN])
            for steady, part in zip(self.steady.parts, self.parts, strict=True):
                steady.lerp_(part, self.pace)


# games


def chosen(crowd: Crowd, worth: Any, wild: float) -> Any:
    """The best moves, some by chance, -1 where nobody moves."""
    moves = worth.argmax(1)
    if wild > 0:
        any_move = torch.where(worth > -torch.inf, torch.rand_like(worth), -1.0).argmax(1)
        moves = torch.where(torch.rand(crowd.count, device=CARD) < wild, any_move, moves)
    return torch.where(crowd.awake, moves, -1)


def results(crowd: Crowd, ended: Any) -> Any:
    """How games ended, for every seat."""
    players = crowd.table.players
    seats = torch.arange(players, device=CARD).repeat(len(ended))
    _, ends = crowd.look(crowd.rooms, ended.repeat_interleave(players), seats)
    return ends[:, :OUTPUTS].reshape(-1, players, OUTPUTS).clone()


def window(
    crowd: Crowd, judge: Judge, steps: int, wild: float, kept: float, ponder: Callable[..., Any] | None = None
) -> tuple[Any, Any, Any]:
    """Some decisions of every game: positions to learn from, what became of them, and how games ended."""
    events, samples, told = [], [], []
    for _ in range(steps):
        worth = crowd.values(judge)
        moves = chosen(crowd, worth, wild)
        if ponder is not None:
            moves, x, y = ponder(worth, moves)
            samples.append(x)
            told.append(y)
        seen = keep(crowd, judge, moves, kept)
        crowd.move(moves)
        ended = (crowd.turns[:, OVER] == 1).nonzero()[:, 0]
        ends = results(crowd, ended)
        slots = seen[1]
        events.append(
            (*seen, crowd.turns[slots, WHEN].float(), ended, ends, crowd.turns[ended, WHEN].float())
        )
        seeds = torch.full((crowd.count,), -1, device=CARD)
        seeds[ended] = random_numbers(len(ended))
        crowd.begin(seeds)
    wanted, known = became(crowd, events)
    x = torch.cat([event[0] for event in events])[known]
    finished = torch.cat([event[6] for event in events]), torch.cat([event[7] for event in events])
    return torch.cat([x, *samples]), torch.cat([wanted[known], *told]), finished


def keep(crowd: Crowd, judge: Judge, moves: Any, share: float) -> tuple[Any, Any, Any, Any]:
    """Some of the positions after these moves: vectors, games, who saw them, what the network says."""
    slots = ((moves >= 0) & (torch.rand(crowd.count, device=CARD) < share)).nonzero()[:, 0]
    anybody = torch.randint(crowd.table.players, (len(slots),), device=CARD)
    mine = torch.randint(OWN_VIEW, (len(slots),), device=CARD) > 0
    seats = torch.where(mine, crowd.turns[slots, ACTOR].clamp(min=0), anybody)
    seen, ends = crowd.look_after(crowd.rooms, slots, moves[slots], seats)
    going_on = ends[:, -1] == 0
    seen = seen[going_on]
    return seen.half(), slots[going_on], seats[going_on], judge.one(seen)


def became(crowd: Crowd, events: list[Any]) -> tuple[Any, Any]:
    """What became of each position: how it looked soon after and, fading, later, up to how the game ended."""
    shape = crowd.count, crowd.table.players
    later = torch.zeros((*shape, OUTPUTS), device=CARD)
    when_later, is_known = torch.zeros(shape, device=CARD), torch.zeros(shape, dtype=torch.bool, device=CARD)
    found = []
    for _, slots, seats, values, when, ended, ends, when_ended in reversed(events):
        later[ended], is_known[ended] = ends, True
        when_later[ended] = when_ended[:, None]
        wanted, known = later[slots, seats], is_known[slots, seats]
        wanted[:, ROUNDS] += (when_later[slots, seats] - when) / SPAN
        found.append((wanted, known))
        goes_on = FAR * wanted + (1 - FAR) * values
        later[slots, seats] = torch.where(known[:, None], goes_on, values)
        when_later[slots, seats], is_known[slots, seats] = when, True
    found.reverse()
    return torch.cat([wanted for wanted, _ in found]), torch.cat([known for _, known in found])


class Ponder:
    """Looks ahead after the best moves in some of the games, and learns what all of them are worth."""

    judge: Judge

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.branches = Crowd(crowd.table, PONDERED * WIDTH * COPIES, crowd.book)

    def sit_down(self, crowd: Crowd, judge: Judge) -> None:
        self.crowd, self.judge, self.branches.table = crowd, judge, crowd.table

    def __call__(self, worth: Any, moves: Any) -> tuple[Any, Any, Any]:
        crowd, branches, judge = self.crowd, self.branches, self.judge
        several = (worth > -torch.inf).sum(1) > 1
        slots = torch.where(several, torch.rand(crowd.count, device=CARD), -1.0).topk(PONDERED).indices
        values, best = worth[slots].topk(WIDTH)
        legal = values > -torch.inf
        best = torch.where(legal, best, best[:, :1])
        actors = crowd.turns[slots, ACTOR].clamp(min=0)
        seeds = random_numbers(PONDERED * COPIES).view(PONDERED, 1, COPIES).expand(-1, WIDTH, -1)
        many = WIDTH * COPIES
        branches.hide(
            crowd.rooms, slots.repeat_interleave(many), actors.repeat_interleave(many), seeds.reshape(-1)
        )
        branches.move(best[:, :, None].expand(-1, -1, COPIES).reshape(-1).contiguous())
        for _ in range(DEPTH):
            branches.move(chosen(branches, branches.values(judge), 0.0))
        seats = actors.repeat_interleave(many)
        seen, ends = branches.look(branches.rooms, branches.all, seats)
        guess = settled(judge.one(seen), ends).reshape(PONDERED, WIDTH, COPIES, OUTPUTS).mean(2)
        liked = torch.where(legal, judge(guess), -torch.inf).argmax(1)
        moves = moves.scatter(0, slots, best.gather(1, liked[:, None])[:, 0])
        which, k = legal.nonzero(as_tuple=True)
        after, over = crowd.look_after(crowd.rooms, slots[which], best[which, k], actors[which])
        going_on = over[:, -1] == 0
        return moves, after[going_on].half(), guess[which, k][going_on]


def duel(crowd: Crowd, one: Network, other: Network, seed: int) -> float:
    """How much better one does against a table of the other than a fair share: 1 is fair."""
    players = crowd.table.players
    if players == 1:
        mine, theirs = (play_out(crowd, Judge(crowd.table.taste, net), seed) for net in (one, other))
        better, equal = mine[:, 0, SCORE] > theirs[:, 0, SCORE], mine[:, 0, SCORE] == theirs[:, 0, SCORE]
        return 2 * float((better + 0.5 * equal).mean())
    judge = Judge(crowd.table.taste, one, other, lambda which, seats: seats == which % players)
    ends = play_out(crowd, judge, seed)
    return players * float(ends[crowd.all, crowd.all % players, WIN].mean())


def play_out(crowd: Crowd, judge: Judge, seed: int) -> Any:
    crowd.begin(torch.arange(crowd.count, device=CARD) + (seed << 32))
    for _ in range(LONGEST):
        moves = chosen(crowd, crowd.values(judge), 0.0)
        if bool((moves < 0).all()):
            break
        crowd.move(moves)
    return results(crowd, crowd.all)


class School:
    """One network for all tables of a kind: rounds take turns at them, examinations are held at the first."""

    def __init__(
        self, tables: list[Table], folder: Path, seed: int = 0, start: list[Any] | None = None
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self.tables, self.table, self.folder = tables, tables[0], folder
        self.learner = Learner(self.table.size, seed, start)
        self.best = self.learner.steady.copy()
        self.progress = Progress(number=0 if start is None else 1)
        self.book = Sketchbook(self.table.about)
        self.exam = Crowd(self.table, EXAM_GAMES, self.book)
        self.crowds: dict[int, Crowd] = {}
        self.ponder: Ponder | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self.resume()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def learn(
        self, minutes: float, rounds: int | None, say: Callable[[Progress], None] = lambda progress: None
    ) -> Progress:
        """Go on for so many minutes, or so many rounds."""
        begun, before, first = time.monotonic(), self.progress.seconds, self.progress.number
        while True:
            self.round()
            number = self.progress.number
            self.progress.seconds = before + time.monotonic() - begun
            if number % (EARLY_EXAM if number <= SELF_PLAY else EXAM) == 0 or number == SELF_PLAY:
                self.examine()
                self.save()
            say(self.progress)
            done = number - first
            if done >= rounds if rounds is not None else self.progress.seconds - before >= 60 * minutes:
                self.examine()
                self.save()
                return self.progress

    def round(self) -> None:
        progress = self.progress
        x, y, (ends, rounds) = self.play(progress.number)
        self.learner.remember(x, y)
        progress.loss = self.learner.fit(rate(progress.number))
        progress.number += 1
        progress.games += len(ends)
        if len(ends) > 0:
            progress.score = float(ends[:, :, SCORE].mean())
            progress.rounds = float(rounds.median())

    def play(self, number: int) -> Any:
        crowd, judge = self.crowd(number), self.judge(number)
        if number == 0:
            return window(crowd, judge, BEGINNING, 1.0, 0.01)
        if number == 1:
            self.learner.forget()  # random games have taught what they could
        if number < SELF_PLAY:
            wild = 0.03 + 0.12 * max(0.0, 1 - 2 * number / SELF_PLAY)
            return window(crowd, judge, STEPS, wild, KEPT)
        if self.ponder is None:
            self.ponder = Ponder(crowd)
        self.ponder.sit_down(crowd, Judge(self.table.taste, judge.one))
        return window(crowd, judge, EXPERT_STEPS, 0.025, KEPT, self.ponder)

    def crowd(self, number: int) -> Crowd:
        """The games of the table whose turn it is; they go on where they were."""
        key = number % len(self.tables)
        if key not in self.crowds:
            self.crowds[key] = crowd = Crowd(self.tables[key], GAMES, self.book)
            crowd.begin(random_numbers(GAMES))
            if number > 0:
                self.spread(crowd, number)
        return self.crowds[key]

    def spread(self, crowd: Crowd, number: int) -> None:
        """Let games begin one share after the other, lest all are at the same point."""
        for share in range(SHARES):
            window(crowd, self.judge(number), APART, 0.1, 0.0)
            seeds = torch.full((crowd.count,), -1, device=CARD)
            seeds[share::SHARES] = random_numbers(len(seeds[share::SHARES]))
            crowd.begin(seeds)

    def judge(self, number: int) -> Judge:
        """The network as it is; in some rounds a forerunner sits at every other seat."""
        now, taste = self.learner.steady.copy(), self.table.taste
        rungs = self.forerunners()
        if number % RIVALS or not rungs or self.table.players == 1:
            return Judge(taste, now)
        rival = self.frozen(rungs[number // RIVALS % len(rungs)])
        return Judge(taste, now, rival, lambda which, seats: (which + seats) % 2 == 0)

    # examinations

    def examine(self) -> None:
        """Against the best so far, and against forerunners."""
        number, newcomer = self.progress.number, self.learner.steady.copy()
        lead = duel(self.exam, newcomer, self.best, number)
        if self.progress.best_of < 0 or lead >= PASSED:
            self.best, self.progress.best_of = newcomer, number
            write(self.folder / f"round-{number:05}.npz", newcomer)
        rungs = self.forerunners()
        shown = rungs[:: max(1, len(rungs) // LADDER)]
        self.progress.ladder = {rung: duel(self.exam, self.best, self.frozen(rung), rung) for rung in shown}

    def forerunners(self) -> list[int]:
        return sorted(int(path.stem.partition("-")[2]) for path in self.folder.glob("round-*.npz"))

    def frozen(self, number: int) -> Network:
        return read(self.folder / f"round-{number:05}.npz", self.table.size)

    # stopping and going on

    def save(self) -> None:
        write(self.folder / "best.npz", self.best)
        partial = self.checkpoint.with_suffix(".partial")
        state = {"progress": json.dumps(asdict(self.progress)), "adam": self.learner.adam.state_dict()}
        state |= {
            "parts": self.learner.parts,
            "steady": self.learner.steady.parts,
            "steps": self.learner.steps,
        }
        torch.save(state, partial)
        partial.replace(self.checkpoint)

    def resume(self) -> None:
        state = torch.load(self.checkpoint, map_location=CARD, weights_only=True)
        told = json.loads(state["progress"])
        told["ladder"] = {int(rung): lead for rung, lead in told["ladder"].items()}
        self.progress, learner = Progress(**told), self.learner
        learner.steps = state["steps"]
        with torch.no_grad():
            for mine, kept in zip(learner.parts, state["parts"], strict=True):
                mine.copy_(kept)
        learner.steady = Network(state["steady"])
        learner.adam.load_state_dict(state["adam"])
        learner.adam.param_groups[0]["lr"] = learner.rate
        self.best = read(self.folder / "best.npz", self.table.size)


def rate(number: int) -> float:
    """How long the steps of the gradient are."""
    if number < SELF_PLAY:
        return 2e-3 * (1 - 0.7 * number / SELF_PLAY)
    later = (number - SELF_PLAY) / (number - SELF_PLAY + 100)
    return 6e-4 * (1 - later) + 3e-5


def write(path: Path, net: Network) -> None:
    """One network as a small file, as the players read it."""
    first, bias, second, out = (part.detach().cpu().numpy() for part in net.parts)
    np.savez_compressed(path, first=first.astype(np.float16), bias=bias, second=second.T.copy(), out=out)


def read(path: Path, size: int) -> Network:
    """A network; where it was learned at a smaller table, it makes nothing of the seats it never saw."""
    with np.load(path) as stored:
        first = np.zeros((size, HIDDEN), np.float32)
        known = stored["first"][:size]
        first[: len(known)] = known
        parts = [first, stored["bias"], stored["second"].T, stored["out"]]
    return Network([torch.from_numpy(np.array(part, np.float32)).to(CARD) for part in parts])


def main() -> None:
    """Learn where there is a card but neither Numba nor the rules: in a folder of `chronik train --pack`."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("pack", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="begin with this network")
    parser.add_argument("--folder", type=Path, required=True, help="checkpoints")
    given = parser.parse_args()
    rules = Rules(given.pack)
    files = sorted(given.pack.glob("table-*.npz"))
    tables = [Table(rules, path) for path in files]
    start = None if given.start is None else [part.cpu() for part in read(given.start, tables[0].size).parts]
    school = School(tables, given.folder, given.seed, start)
    school.learn(given.minutes, None, lambda progress: print(json.dumps(asdict(progress)), flush=True))


if __name__ == "__main__":
    main()
