"""Games of a crowd, to learn from and to measure by: all play on for some decisions, then one looks back."""

from collections.abc import Callable
from typing import Any

import torch

from chronik.lab.card import ACTOR, CARD, OVER, WHEN, Crowd, random_numbers, settled
from chronik.lab.pupil import OUTPUTS, ROUNDS, SCORE, WIN, Judge, Network

SPAN = 10.0  # so many rounds are 1 to a network
FAR = 0.8  # how much of what a position became is looked for further on than the next one that was kept
PONDERED, WIDTH, COPIES, DEPTH = 4096, 4, 2, 16  # so many games look ahead at once, and how
OWN_VIEW = 3  # of so many positions that are kept one is seen by any seat
LONGEST = 4000  # decisions of a game that is examined
ALIKE = 1e-6  # moves whose worth differs by less look the same


def chosen(crowd: Crowd, worth: Any, wild: float) -> Any:
    """The best moves, any one of those that are the same; some by chance, -1 where nobody moves."""
    best = worth
    if crowd.table.about["twins"]:
        alike = worth > worth.max(1, keepdim=True).values - ALIKE
        best = torch.where(alike, torch.rand_like(worth), -1.0)
    moves = best.argmax(1)
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


def different(worth: Any) -> tuple[Any, Any]:
    """The best moves of each game and their worth, any one of those that are the same."""
    shuffled = torch.rand_like(worth).argsort(1)
    values, order = worth.gather(1, shuffled).sort(1, descending=True)
    again = values[:, 1:] > values[:, :-1] - ALIKE
    values[:, 1:] = torch.where(again, -torch.inf, values[:, 1:])
    values, places = values.topk(WIDTH)
    return values, shuffled.gather(1, order.gather(1, places))


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
        twins = crowd.table.about["twins"]
        values, best = different(worth[slots]) if twins else worth[slots].topk(WIDTH)
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
