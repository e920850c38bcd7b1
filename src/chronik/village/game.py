"""Village, as the table plays it: the base game, and the same with expansions or alone."""

from dataclasses import replace

from chronik.rulebook.plan import planned
from chronik.rulebook.ruleset import Ruleset, numbered
from chronik.village import expansions
from chronik.village.inn.state import InnEvent, InnWhy
from chronik.village.marriage.state import MarriageEvent, MarriageWhy
from chronik.village.port.state import PortEvent, PortWhy
from chronik.village.scoring import BASE_CATEGORIES, Category
from chronik.village.settings import VillageSettings
from chronik.village.solo.state import SoloEvent
from chronik.village.state import Box, Event, Village, Why
from chronik.village.words.tasks import KINDS


def ruleset_for(settings: VillageSettings) -> Ruleset:
    return RULES if settings.is_base else EXPANDED


RULES = planned(
    "chronik.village",
    Village,
    Box,
    version=2,
    tasks=numbered(*KINDS),
    reasons=numbered(Why, InnWhy, PortWhy, MarriageWhy),
    events=numbered(Event, InnEvent, PortEvent, MarriageEvent, SoloEvent),
    category=BASE_CATEGORIES,
    pick=ruleset_for,
)

EXPANDED = replace(
    RULES,
    part="expansions",
    option_count=expansions.OPTIONS,
    category=tuple(Category),
    lay_out=expansions.lay_out,
    ask=expansions.ask,
    answer=expansions.answer,
    proceed=expansions.proceed,
    always_asked=expansions.ALWAYS_ASKED,
    rank=expansions.rank,
    score=expansions.score,
    conceal=expansions.conceal,
    check=expansions.check,
)
