"""Plays a game of every set-up and prints all that came of it; run by itself, in either mode."""

import sys

from chronik.compiler import INTERPRETED
from chronik.locale import LANGUAGES
from properties.stories import LONGEST, NAMED, legal, played

LUCK = 11
BEGINNING = 25  # moves; interpreted, whole games of every set-up would take minutes
WHOLE = (
    "village players=2 edition=original",
    "village players=1 expansions=inn+port+marriage",
    "village players=2 expansions=marriage marriage_side=B compensation=False",
    "myvillage players=2",
    "tumult players=2 forgetful=True ticks=4 oldest=1",
)


def tell(setup: str) -> None:
    for match in played(setup, LUCK, LONGEST if setup in WHOLE else BEGINNING):
        step = match.steps[-1] if match.steps else None
        print(step, match.state_hash(), legal(match), match.fault())
        if len(match.steps) % 40 == 0 or match.over:
            hidden = [match.hidden(seat, 5).state_hash() for seat in range(match.game.players)]
            outcomes = [move.outcome for move in match.moves()]
            print(match.scores(), match.ranking(), match.breakdown(0), hidden, outcomes)
    print([match.log(lang)[-20:] for lang in LANGUAGES])


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled", file=sys.stderr)
    for name in NAMED:
        print(name)
        tell(name)
