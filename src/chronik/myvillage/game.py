"""My Village, as the table plays it."""

from chronik.myvillage.box import Box
from chronik.myvillage.state import MyVillage
from chronik.rulebook.plan import planned

RULES = planned("chronik.myvillage", MyVillage, Box, version=2)
