"""The Inn's person cards that need the Port. Each is played at a question of a voyage."""

from chronik.kernel import rule
from chronik.village.port_voyage import FREE_CAPTAIN
from chronik.village.state import Box, Person, Task, Village, Water

A, B = 2, 3  # where a task's arguments stand in the agenda


@rule
def fits(s: Village, person: int, task: int, p: int, a: int) -> bool:
    """Whether one of these persons can help at this question."""
    if person == Person.ADMIRAL:
        return task == Task.TRAVEL and s.ship[p] == Water.HARBOUR and a & FREE_CAPTAIN == 0
    if person == Person.HELMSMAN:
        return task == Task.SAIL or (task == Task.TRAVEL and s.ship[p] != Water.HARBOUR)
    return person == Person.QUARTERMASTER and task == Task.LOAD


@rule
def play(box: Box, s: Village, person: int, p: int) -> None:
    """The Admiral's captain is free, the Helmsman takes no cubes, the Quartermaster has a hold more."""
    question = s.depth - 1
    if person == Person.ADMIRAL:
        s.agenda[question, A] |= FREE_CAPTAIN
    elif person == Person.HELMSMAN:
        column = A if s.agenda[question, 0] == Task.SAIL else B
        s.agenda[question, column] += box.person_worth[person]
    else:
        s.holds[p] += 1
