"""What can go wrong, under the names that players' scripts rely on."""


class ChronikError(Exception):
    """Any error that is the user's to mend; its text is one clear line."""


class OptionError(ChronikError):
    """A game that cannot be set up: says which option, and what is allowed."""


class ComponentError(OptionError):
    """A components file that cannot be used: says which file, and what is wrong in it."""


class IllegalMove(ChronikError):
    """A move the rules forbid: says which, and why."""


class RecordError(ChronikError):
    """A record that departs from the rules: says at which move."""
