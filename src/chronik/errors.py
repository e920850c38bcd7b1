"""What is the user's to mend; all else that can go wrong has its name in `rulebook.errors`."""


class ChronikError(Exception):
    """Any error that is the user's to mend; its text is one clear line."""


class OptionError(ChronikError):
    """A game that cannot be set up: says which option, and what is allowed."""
