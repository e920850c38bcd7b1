"""The cards of the common display: what they cost, and how they are taken."""

from chronik.kernel import note, rule
from chronik.myvillage.box import Box
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins
from chronik.myvillage.state import NOBODY, Black, Event, MyVillage
from chronik.myvillage.values import black_kind, whole


@rule
def top_monk(s: MyVillage, stack: int) -> int:
    left = s.monks_left[stack]
    return NOBODY if left == 0 else whole(s.monk_stack[stack, left - 1])


@rule
def card_time(box: Box, s: MyVillage, banner: int) -> int:
    """The time that a card of the display costs; journeys see to their own price."""
    kind = black_kind(banner)
    if kind == Black.MONK:
        return whole(box.monk_time[top_monk(s, banner - kind)])
    if kind == Black.HALL:
        return whole(box.hall_time[banner - kind])
    if kind == Black.CHURCH:
        return whole(box.church_time[banner - kind])
    if kind == Black.SHOP:
        return whole(box.shop_time[banner - kind])
    return whole(box.field_time) if kind == Black.FIELD else whole(box.meeting_time)


@rule
def card_coins(box: Box, s: MyVillage, banner: int) -> int:
    """The coins that it costs."""
    kind = black_kind(banner)
    if kind == Black.MONK:
        return whole(box.monk_coins[top_monk(s, banner - kind)])
    if kind == Black.HALL:
        return whole(box.hall_coins[banner - kind])
    if kind == Black.CHURCH:
        return whole(box.church_coins[banner - kind])
    if kind == Black.SHOP:
        return whole(box.shop_coins[banner - kind])
    return whole(box.field_coins) if kind == Black.FIELD else whole(box.meeting_coins)


@rule
def take_card(box: Box, s: MyVillage, p: int, banner: int, points: int) -> None:
    """All costs are paid at once; the points are those that the card is worth by itself."""
    note(s, Event.TOOK_CARD, p, banner, points)
    spend_time(box, s, p, card_time(box, s, banner))
    pay_coins(s, p, card_coins(box, s, banner))
