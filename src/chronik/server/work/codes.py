"""Codes between a worker and its parent, besides those of refusals."""

ABSENT = "absent"  # the dealer does not know the table, or knows it otherwise
FAULT = "fault"  # a fault of ours
