"""All set-ups of all games, for tests that go through them."""

VILLAGE = [
    ("village", {"players": players, "edition": edition})
    for edition, most in (("original", 4), ("bigbox", 5))
    for players in range(2, most + 1)
]
MYVILLAGE = [("myvillage", {"players": players}) for players in range(2, 5)]
TUMULT = [
    ("tumult", {"players": players, "variant": variant, "clock": clock})
    for players in range(2, 5)
    for variant in (None, "gambler")
    for clock in ("ticks", "realtime")
]
SETUPS = VILLAGE + MYVILLAGE + TUMULT
