"""All set-ups of all games, for tests that go through them."""

VILLAGE = [
    ("village", {"players": players, "edition": edition})
    for edition, most in (("original", 4), ("bigbox", 5))
    for players in range(2, most + 1)
]
SETUPS = VILLAGE
