"""What may stand in a component's place: enough for all that is there, and no more."""

from typing import Any

import pytest

from chronik.table.game import our_forms, our_tables

GAMES = ("village", "myvillage", "tumult")


def fits(form: dict[str, Any], value: Any) -> bool:
    if value is None:
        return bool(form.get("none"))
    if value == form.get("instead"):
        return True
    match form["kind"]:
        case "yes-no":
            return isinstance(value, bool)
        case "number":
            return form["least"] <= value <= form["most"]
        case "word":
            return value in form["words"]
        case "letters":
            return set(value) <= set(form["words"])
        case "amounts":
            return all(form["least"] <= count <= form["most"] for count in value.values())
        case _:
            return form["least"] <= len(value) <= form["most"] and all(fits(form["of"], one) for one in value)


def leaves(plain: Any, column: str, forms: dict[str, Any]) -> list[tuple[str, Any]]:
    """Every value with its column."""
    if column in forms:
        return [(column, plain)]
    if isinstance(plain, list):
        return [leaf for row in plain for leaf in leaves(row, f"{column}.*", forms)]
    inside = ((key, value) for key, value in plain.items() if key not in ("id", "provenance"))
    return [leaf for key, value in inside for leaf in leaves(value, f"{column}.{key}", forms)]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_ours_fits_its_form(game: str) -> None:
    forms = our_forms(game)
    found = [leaf for name, table in our_tables(game).items() for leaf in leaves(table, name, forms)]
    assert {column for column, _ in found} == set(forms)
    for column, value in found:
        assert fits(forms[column], value), (column, value, forms[column])


def test_bounds_and_words_are_those_of_the_tables() -> None:
    village, hamlet, tumult = map(our_forms, GAMES)
    assert village["travel.city.*.reward"]["words"] == ["coin", "cubes", "points"]
    assert village["crafts.good.*.building"]["words"] == [
        "brewery",
        "scriptorium",
        "smithy",
        "stables",
        "wainwright",
    ]
    assert village["inn.person.*.good"]["none"]
    assert hamlet["market.values"] == {
        "kind": "list",
        "of": {"kind": "number", "least": 2, "most": 12},
        "least": 1,
        "most": 2,
    }
    assert hamlet["customers.customer.*.values"]["instead"] == "any"
    assert tumult["landscapes.landscape.*.rows"]["of"] == {"kind": "letters", "words": list("cfgmv")}
    assert tumult["chronicle.field.*.uncover"]["keys"] == ["2", "3", "4"]
