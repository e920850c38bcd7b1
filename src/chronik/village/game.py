"""Village, as the table plays it: the base game, and the same with expansions or alone."""

from dataclasses import replace

from chronik.rulebook.ruleset import Ruleset
from chronik.village import expansions, rules, views
from chronik.village.box import make_box
from chronik.village.components import load_components
from chronik.village.invariants import Fault, check
from chronik.village.moves import name_move
from chronik.village.scoring import Category, rank, score
from chronik.village.secrets import conceal
from chronik.village.settings import VillageSettings, parse_settings
from chronik.village.state import Event, Task, Village, Why


def ruleset_for(settings: VillageSettings) -> Ruleset:
    return RULES if settings.is_base else EXPANDED


RULES = Ruleset(
    name="village",
    version=1,
    record=Village,
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
    pick=ruleset_for,
)

EXPANDED = replace(
    RULES,
    part="expansions",
    option_count=expansions.OPTIONS,
    category=expansions.Category,
    setup=expansions.setup,
    options=expansions.options,
    apply=expansions.apply,
    settle=expansions.settle,
    rank=expansions.rank,
    score=expansions.score,
    conceal=expansions.conceal,
    check=expansions.check,
)
