"""The plan that every game's folder follows: which module fills in what."""

from importlib import import_module
from typing import Any

from chronik.kernel import Record
from chronik.rulebook.ruleset import Ruleset, numbered


def planned(
    package: str, record: type[Record], box_record: type[Record], version: int, **more: Any
) -> Ruleset:
    """The rules of a game, gathered from its folder; `more` is what this one has besides, or otherwise."""

    def of(module: str) -> Any:
        return import_module(f"{package}.{module}")

    rules, state, scoring, view = of("rules"), of("state"), of("scoring"), of("words.view")
    parts = {
        "name": package.rpartition(".")[2],
        "version": version,
        "record": record,
        "box_record": box_record,
        "option_count": rules.OPTIONS,
        "tasks": numbered(state.Task),
        "reasons": numbered(state.Why),
        "events": numbered(state.Event),
        "category": scoring.Category,
        "lay_out": of("setup").lay_out,
        "ask": rules.ask,
        "answer": rules.answer,
        "proceed": rules.proceed,
        "always_asked": rules.ALWAYS_ASKED,
        "rank": scoring.rank,
        "score": scoring.score,
        "conceal": of("secrets").conceal,
        "check": of("invariants").check,
        "settings": of("settings").parse_settings,
        "components": of("components").load_components,
        "box": of("components").make_box,
        "name_move": of("words.moves").name_move,
        "effects": of("words.effects").EFFECTS,
        "tell": of("words.log").tell,
        "view": view.view,
        "actors": view.actors,
        "faults": of("invariants").Fault,
    }
    return Ruleset(**(parts | more))
