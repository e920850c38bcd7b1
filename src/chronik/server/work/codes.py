"""What a worker and its parent agree on: codes besides those of refusals, and how much may wait."""

ABSENT = "absent"  # the dealer does not know the table, or knows it otherwise
FAULT = "fault"  # a fault of ours
ROOM = 1 << 20  # bytes of answers that may wait to be read
SHELF = "CHRONIK_SHELF"  # names, in a dealer's environment, the bytes of matches that it may hold
