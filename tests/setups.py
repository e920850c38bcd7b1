"""All set-ups of all games, for tests that go through them."""

VILLAGE = [
    ("village", {"players": players, "edition": edition})
    for edition, most in (("original", 4), ("bigbox", 5))
    for players in range(2, most + 1)
]
COMBINATIONS = [
    tuple(name for i, name in enumerate(("inn", "port", "marriage")) if bits >> i & 1) for bits in range(8)
]
EXPANDED = [
    ("village", {"players": players, "expansions": combination})
    for players, combination in zip((2, 3, 4, 5, 2, 3, 4), COMBINATIONS[1:], strict=True)
]
SOLO = [("village", {"players": 1, "expansions": combination}) for combination in COMBINATIONS]
MYVILLAGE = [("myvillage", {"players": players}) for players in range(2, 5)]
TUMULT = [
    ("tumult", {"players": players, "variant": variant, "clock": clock})
    for players in range(2, 5)
    for variant in (None, "gambler")
    for clock in ("ticks", "realtime")
]
SETUPS = VILLAGE + EXPANDED + SOLO + MYVILLAGE + TUMULT
