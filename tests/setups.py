"""All set-ups of all games, for tests that go through them."""

from typing import Any

Setup = tuple[str, dict[str, Any]]

VILLAGE: list[Setup] = [
    ("village", {"players": players, "edition": edition})
    for edition, most in (("original", 4), ("bigbox", 5))
    for players in range(2, most + 1)
]
OTHERWISE: list[Setup] = [("village", {"players": 3, "compensation": False, "first": "random"})]
COMBINATIONS = [
    tuple(name for i, name in enumerate(("inn", "port", "marriage")) if bits >> i & 1) for bits in range(8)
]
EXPANDED: list[Setup] = [
    ("village", {"players": players, "expansions": combination})
    for players, combination in zip((2, 3, 4, 5, 2, 3, 4), COMBINATIONS[1:], strict=True)
]
SIDE_B: list[Setup] = [
    ("village", {"players": 3, "expansions": ("inn",), "inn_side": "B", "first": "random"}),
    ("village", {"players": 2, "expansions": ("marriage",), "marriage_side": "B", "compensation": False}),
    (
        "village",
        {"players": 5, "expansions": ("inn", "port", "marriage"), "inn_side": "B", "marriage_side": "B"},
    ),
]
SOLO: list[Setup] = [("village", {"players": 1, "expansions": combination}) for combination in COMBINATIONS]
MYVILLAGE: list[Setup] = [
    *(("myvillage", {"players": players}) for players in range(2, 5)),
    ("myvillage", {"players": 4, "first": "random"}),
]
TUMULT: list[Setup] = [
    *(
        ("tumult", {"players": players, "variant": variant, "clock": clock})
        for players in range(2, 5)
        for variant in (None, "gambler")
        for clock in ("ticks", "realtime")
    ),
    ("tumult", {"players": 2, "forgetful": True, "ticks": 4, "oldest": 1}),
    ("tumult", {"players": 3, "trial": True, "variant": "gambler", "ticks": 3}),
    ("tumult", {"players": 3, "trial": True, "forgetful": True, "clock": "realtime"}),
    ("tumult", {"players": 4, "memory": True, "ticks": 5, "tips": False}),
]
SETUPS = VILLAGE + OTHERWISE + EXPANDED + SIDE_B + SOLO + MYVILLAGE + TUMULT


def called(setup: Setup) -> str:
    """A short name for reports: what is not as usual."""
    game, options = setup
    told = (f"{name}={shown(value)}" for name, value in options.items() if value not in (None, ()))
    return " ".join([game, *told])


def shown(value: Any) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)
