"""The names of all tasks by number."""

from enum import IntEnum

from chronik.village.inn.persons import PersonTask
from chronik.village.inn.state import InnTask
from chronik.village.marriage.state import MarriageTask
from chronik.village.port.state import PortTask
from chronik.village.solo.state import SoloTask
from chronik.village.state import Task
from chronik.village.words.wording import slug

KINDS: tuple[type[IntEnum], ...] = (Task, InnTask, PersonTask, PortTask, MarriageTask, SoloTask)
TASK_SLUGS = {int(task): slug(task) for kind in KINDS for task in kind}
