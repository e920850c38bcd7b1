"""What may be written in a component's place: read off the types of the tables, for whoever corrects a value.

A form goes by the column that it is the form of: "customers.customer.*.points" is that of every customer.
Words that no type lists are those which stand in the column already: the buildings or cities there are.
"""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec.inspect as inspect

Form = dict[str, Any]
MOST, LONGEST_LIST = 100, 24  # where a type sets no bound
LETTERS = "rows"  # a column of this name is drawn: each letter of a word is a field
ANY_ROW = "*"
KNOWN_BY = ("id", "provenance")  # what a row is known by is not corrected
LISTS = (inspect.ListType, inspect.VarTupleType)


def forms(components: Mapping[str, Any], ours: Mapping[str, Any]) -> dict[str, Form]:
    """All columns of these tables, each with its form; ours are the same tables as plain data."""
    columns = (
        below(inspect.type_info(type(table)), name, [ours[name]]) for name, table in components.items()
    )
    return dict(chain.from_iterable(columns))


def below(info: Any, column: str, values: list[Any]) -> Iterator[tuple[str, Form]]:
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            if field.encode_name in KNOWN_BY:
                continue
            found = [value[field.encode_name] for value in values if value is not None]
            yield from below(field.type, f"{column}.{field.encode_name}", found)
    elif isinstance(info, inspect.ListType) and isinstance(info.item_type, inspect.StructType):
        yield from below(info.item_type, f"{column}.{ANY_ROW}", flat(values))
    elif isinstance(info, inspect.DictType) and not isinstance(info.value_type, inspect.IntType):
        for key in dict.fromkeys(chain.from_iterable(values)):
            yield from below(info.value_type, f"{column}.{key}", [value[key] for value in values])
    else:
        yield column, form(info, values, letters=column.endswith(f".{LETTERS}"))


def form(info: Any, values: list[Any], letters: bool = False) -> Form:
    """Of one value: a number, a word, yes or no, so many of each, or a list of such."""
    if isinstance(info, inspect.UnionType):
        return of_several(info, values, letters)
    if isinstance(info, inspect.IntType):
        return number(info.ge or 0, MOST if info.le is None else info.le)
    if isinstance(info, inspect.LiteralType):
        return literal(list(info.values))
    if isinstance(info, inspect.BoolType):
        return {"kind": "yes-no"}
    if isinstance(info, inspect.DictType):
        return form(info.value_type, []) | {"kind": "amounts", "keys": sorted(set(flat(values)))}
    if isinstance(info, inspect.TupleType):
        count = len(info.item_types)
        return listed(form(info.item_types[0], flat(values), letters), count, count)
    if isinstance(info, LISTS):
        item = form(info.item_type, flat(values), letters)
        least = info.min_length or min((1, *map(len, values)))
        return listed(item, least, info.max_length or LONGEST_LIST)
    found = chain.from_iterable(values) if letters else values
    return words(tuple(sorted(set(found)))) | ({"kind": "letters"} if letters else {})


def of_several(info: Any, values: list[Any], letters: bool) -> Form:
    """Something that may be missing, or that one word may stand for."""
    kinds = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
    main = kinds[0] if len(kinds) == 1 else next(k for k in kinds if not isinstance(k, inspect.LiteralType))
    others = [word for kind in kinds if kind is not main for word in kind.values]
    found = form(main, [value for value in values if value is not None and value not in others], letters)
    instead = {"instead": others[0]} if others else {}
    return found | instead | ({"none": True} if len(kinds) < len(info.types) else {})


def number(least: int, most: int) -> Form:
    return {"kind": "number", "least": least, "most": most}


def words(choices: tuple[str, ...]) -> Form:
    return {"kind": "word", "words": list(choices)}


def listed(item: Form, least: int, most: int) -> Form:
    return {"kind": "list", "of": item, "least": least, "most": most}


def literal(values: list[Any]) -> Form:
    return words(tuple(values)) if isinstance(values[0], str) else number(min(values), max(values))


def flat(values: list[Any]) -> list[Any]:
    return [item for value in values if value is not None for item in value]
