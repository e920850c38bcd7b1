"""A tool: what was just made in a Crafts action is received a second time."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village import crafts
from chronik.village.marriage.state import MarriageEvent, MarriageTask
from chronik.village.names import CRAFTED, Good
from chronik.village.payment import pay_good
from chronik.village.state import Box, Village, Why
from chronik.village.supply import gain_coins, gain_goods

USE = 1
COINS = CRAFTED  # made by the mill


@rule
def offer(s: Village, p: int, option: int) -> None:
    """Before the crafts do as they are told: ask afterwards whether a tool doubles it."""
    if s.goods[p, Good.TOOL] == 0:
        return
    if option == crafts.MILL:
        push(s, MarriageTask.TOOL, p, COINS)
    elif crafts.BUY <= option < crafts.TRAIN:
        push(s, MarriageTask.TOOL, p, option - crafts.BUY)
    elif crafts.MAKE <= option < crafts.BUY:
        push(s, MarriageTask.TOOL, p, option - crafts.MAKE)


@rule
def options(s: Village, made: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    left = s.coin_stock if made == COINS else s.stock[made]
    why[USE] = Why.LEGAL if left > 0 else Why.SUPPLY_EMPTY


@rule
def use(box: Box, s: Village, p: int, made: int) -> None:
    pay_good(s, p, Good.TOOL)
    if made == COINS:
        gain_coins(s, p, box.mill[2])
    else:
        note(s, MarriageEvent.DOUBLED, p, made, gain_goods(s, p, made, box.batch[made]))
