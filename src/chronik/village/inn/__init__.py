"""The Inn: a brewery, and persons to be bought and played."""
