"""My Village, as the table plays it."""

from chronik.myvillage import rules, views
from chronik.myvillage.box import make_box
from chronik.myvillage.components import load_components
from chronik.myvillage.invariants import Fault, check
from chronik.myvillage.moves import name_move
from chronik.myvillage.scoring import Category, rank, score
from chronik.myvillage.secrets import conceal
from chronik.myvillage.settings import parse_settings
from chronik.myvillage.state import Event, MyVillage, Task, Why
from chronik.rulebook.ruleset import Ruleset

RULES = Ruleset(
    name="myvillage",
    version=1,
    record=MyVillage,
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
)
