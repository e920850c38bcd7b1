"""Tumult Royale, as the table plays it."""

from chronik.rulebook.ruleset import Ruleset
from chronik.tumult import rules, views
from chronik.tumult.box import make_box
from chronik.tumult.components import load_components
from chronik.tumult.invariants import Fault, check
from chronik.tumult.moves import name_move
from chronik.tumult.scoring import Category, rank, score
from chronik.tumult.secrets import conceal
from chronik.tumult.settings import parse_settings
from chronik.tumult.state import Event, Task, Tumult, Why

RULES = Ruleset(
    name="tumult",
    version=1,
    record=Tumult,
    option_count=rules.OPTIONS,
    task=Task,
    why=Why,
    event=Event,
    category=Category,
    setup=rules.setup,
    options=rules.options,
    apply=rules.apply,
    settle=rules.settle,
    rank=rank,
    score=score,
    conceal=conceal,
    check=check,
    settings=parse_settings,
    components=load_components,
    box=make_box,
    name_move=name_move,
    tell=views.tell,
    view=views.view,
    actors=views.actors,
    faults=Fault,
    shared=frozenset((Task.SPIN, Task.START, Task.RAID)),
)
