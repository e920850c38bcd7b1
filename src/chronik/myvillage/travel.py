"""The journey from A to E: every card may make the next one dearer."""

from typing import Any

from chronik.kernel import note, push, rule, shuffle
from chronik.myvillage.box import Box
from chronik.myvillage.church import is_at_work
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins, pay_goods, payable
from chronik.myvillage.state import LETTERS, NOBODY, Church, Event, MyVillage, Profession, Task, Why
from chronik.myvillage.values import is_active, shows, whole

KEEP, EXCHANGE = 0, 1
UNSEEN, SEEN = 0, 1  # whether the traveller knew the card when he kept it


@rule
def cards(s: MyVillage, p: int) -> int:
    """How many cards of the journey the player has; so the number of the next letter, too."""
    count = 0
    while count < LETTERS and s.journey[p, count] != NOBODY:
        count += 1
    return count


@rule
def last_card(s: MyVillage, p: int) -> int:
    count = cards(s, p)
    return NOBODY if count == 0 else whole(s.journey[p, count - 1])


@rule
def options(box: Box, s: MyVillage, p: int, value: int, why: Any, first: int) -> None:
    """Option first + letter: travel there."""
    count, last = cards(s, p), last_card(s, p)
    for letter in range(LETTERS):
        shown = shows(box.letter_values[letter], value)
        why[first + letter] = why_not_take(box, s, p, letter, count, last) if shown else Why.WRONG_VALUE


@rule
def why_not_take(box: Box, s: MyVillage, p: int, letter: int, count: int, last: int) -> int:
    """With so many cards, of which this is the last."""
    if letter < count:
        return Why.HAVE_ONE
    if last != NOBODY and box.chapel[last] == 1:
        return Why.JOURNEY_OVER
    if letter > count:
        return Why.NOT_NEXT
    if not is_active(s, p, Profession.TRAVELLER):
        return Why.NO_TRAVELLER
    if s.journeys_left[letter] == 0:
        return Why.GONE
    for fare in range(whole(box.fares[letter])):
        if why_not_fare(box, s, p, last, letter, fare) == Why.LEGAL:
            return Why.LEGAL
    return Why.CANNOT_PAY


@rule
def time_of(box: Box, last: int, letter: int) -> int:
    """What the letter costs, and the surcharge of the last card: in time, in coins, in goods."""
    surcharge = 0 if last == NOBODY else whole(box.grey_time[last])
    return surcharge + whole(box.letter_time[letter])


@rule
def fare_coins(box: Box, last: int, letter: int, fare: int) -> int:
    surcharge = 0 if last == NOBODY else whole(box.grey_coins[last])
    return surcharge + whole(box.fare_coins[letter, fare])


@rule
def fare_goods(box: Box, last: int, letter: int, fare: int) -> int:
    surcharge = 0 if last == NOBODY else whole(box.grey_goods[last])
    return surcharge + whole(box.fare_goods[letter, fare])


@rule
def why_not_fare(box: Box, s: MyVillage, p: int, last: int, letter: int, fare: int) -> int:
    if s.coins[p] < fare_coins(box, last, letter, fare):
        return Why.NO_COIN
    return Why.LEGAL if payable(s, p, fare_goods(box, last, letter, fare)) else Why.NO_GOODS


@rule
def take(box: Box, s: MyVillage, p: int, letter: int) -> None:
    """First everything is paid, then the card is turned over."""
    last = last_card(s, p)
    if is_dearer(box, last):
        note(s, Event.SURCHARGE, p, last)
    spend_time(box, s, p, time_of(box, last, letter))
    push(s, Task.DRAW, p, letter)
    push(s, Task.FARE, p, letter)


@rule
def is_dearer(box: Box, last: int) -> bool:
    """Whether a card makes the next one dearer."""
    return last != NOBODY and (box.grey_time[last] | box.grey_coins[last] | box.grey_goods[last]) != 0


@rule
def fare_options(box: Box, s: MyVillage, p: int, letter: int, why: Any) -> None:
    """Option k: pay the k-th way."""
    last = last_card(s, p)
    for fare in range(whole(box.fares[letter])):
        why[fare] = why_not_fare(box, s, p, last, letter, fare)


@rule
def pay_fare(box: Box, s: MyVillage, p: int, letter: int, fare: int) -> None:
    last = last_card(s, p)
    pay_coins(s, p, fare_coins(box, last, letter, fare))
    pay_goods(s, p, fare_goods(box, last, letter, fare))


@rule
def draw(s: MyVillage, p: int, letter: int) -> None:
    """The top card; with the mission church it may be exchanged, if there is another one."""
    if is_at_work(s, p, Church.MISSION) and s.journeys_left[letter] > 1:
        push(s, Task.EXCHANGE, p, letter)
    else:
        lay(s, p, letter, UNSEEN)


@rule
def lay(s: MyVillage, p: int, letter: int, seen: int) -> None:
    s.journeys_left[letter] -= 1
    left = s.journeys_left[letter]
    card = whole(s.journey_stack[letter, left])
    s.journey_stack[letter, left] = NOBODY
    s.journey[p, letter] = card
    note(s, Event.TRAVELLED, p, card, seen)


@rule
def exchange_options(why: Any) -> None:
    why[KEEP] = Why.LEGAL
    why[EXCHANGE] = Why.LEGAL


@rule
def exchange(s: MyVillage, p: int, letter: int, option: int) -> None:
    """The card goes under its stack, the next one must be kept, the stack is shuffled."""
    if option == KEEP:
        lay(s, p, letter, SEEN)
        return
    note(s, Event.EXCHANGED, p, letter)
    stack = s.journey_stack[letter]
    top = s.journeys_left[letter] - 1
    rejected = stack[top]
    stack[top] = stack[top - 1]
    stack[top - 1] = rejected
    lay(s, p, letter, UNSEEN)
    shuffle(s, stack, whole(top))
