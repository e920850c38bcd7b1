"""A round: its preparation, and its seven phases."""

from chronik.kernel import note, push, rule
from chronik.tumult import building, crowning, mercy, mood, raid, ranks, tumults
from chronik.tumult.goods import ask_aside, mix
from chronik.tumult.state import GOODS, NOBODY, Box, Event, Phase, Task, Tumult

PHASES = tuple(int(phase) for phase in Phase)
# In the gambler's variant the people's mood is explored after the raid.
GAMBLERS_PHASES = (PHASES[1], PHASES[0], *PHASES[2:])


@rule
def begin(box: Box, s: Tumult) -> None:
    s.rounds += 1
    s.phase = 0
    s.spun = 0
    for good in range(GOODS):
        s.demand[good] = 0
    raid.lay_out(s)
    note(s, Event.ROUND_BEGAN, NOBODY, s.rounds)
    push(s, Task.ROUND, NOBODY)
    for i in range(len(PHASES) - 1, -1, -1):
        push(s, Task.PHASE, NOBODY, GAMBLERS_PHASES[i] if box.gambler == 1 else PHASES[i])
    if s.rounds > 1:
        prepare(box, s)


@rule
def prepare(box: Box, s: Tumult) -> None:
    """From the second round on tiles are mixed and set aside before the King spins."""
    if s.rounds == 2 and box.tips == 1:
        note(s, Event.TIPS, NOBODY)
    mix(box, s)
    note(s, Event.MIXED, NOBODY)
    ask_aside(box, s)


@rule
def begin_phase(box: Box, s: Tumult, phase: int) -> None:
    s.phase = phase
    note(s, Event.PHASE_BEGAN, NOBODY, phase)
    if phase == Phase.MOOD:
        mood.begin(box, s)
    elif phase == Phase.RAID:
        begin_raid(box, s)
    elif phase == Phase.TUMULTS:
        tumults.judge(box, s)
    elif phase == Phase.BUILDING:
        building.begin(s)
    elif phase == Phase.RANKS:
        ranks.redistribute(s)
    elif phase == Phase.CROWNING:
        crowning.crown(box, s)
    else:
        mercy.show(s)


@rule
def begin_raid(box: Box, s: Tumult) -> None:
    """In the first round tiles are set aside now; a trial raid comes first, if wanted."""
    push(s, Task.GET_READY, NOBODY)
    if s.rounds > 1:
        return
    ask_aside(box, s)
    if box.trial == 1:
        s.trial = 1
        push(s, Task.END_OF_TRIAL, NOBODY)
        push(s, Task.GET_READY, NOBODY)
        ask_aside(box, s)


@rule
def end_trial(box: Box, s: Tumult) -> None:
    s.trial = 0
    note(s, Event.TRIAL_OVER, NOBODY)
    raid.lay_out(s)
    mix(box, s)
