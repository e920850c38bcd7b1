"""The Inn's persons that need the Port: Admiral, Helmsman and Quartermaster, played on a voyage."""

from chronik.kernel import rule
from chronik.kernel.agenda import TASK, A, B
from chronik.village.inn.state import InnWhy, Person
from chronik.village.port.state import PortTask, Water
from chronik.village.port.voyage import FREE_CAPTAIN
from chronik.village.state import Task, Village, Why


@rule
def why_not(s: Village, person: int, task: int, p: int, a: int) -> int:
    """A captain for no coins, steps for no cubes, one hold more: each at its question."""
    fits = False
    if person == Person.ADMIRAL:
        fits = task == Task.TRAVEL and s.ship[p] == Water.HARBOUR and a & FREE_CAPTAIN == 0
    elif person == Person.HELMSMAN:
        fits = task == PortTask.SAIL or (task == Task.TRAVEL and s.ship[p] != Water.HARBOUR)
    elif person == Person.QUARTERMASTER:
        fits = task == PortTask.LOAD
    return Why.LEGAL if fits else InnWhy.NOT_NOW


@rule
def play(s: Village, p: int, person: int, worth: int) -> None:
    question = s.depth - 1
    if person == Person.ADMIRAL:
        s.agenda[question, A] |= FREE_CAPTAIN
    elif person == Person.HELMSMAN:
        s.agenda[question, A if s.agenda[question, TASK] == PortTask.SAIL else B] += worth
    else:
        s.holds[p] += worth
