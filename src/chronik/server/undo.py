"""A wish to take back what others have seen: all other people at the table must agree."""

from dataclasses import dataclass
from typing import Any


@dataclass
class Wish:
    seat: int
    to: int  # steps that would be left
    votes: dict[int, bool | None]

    @classmethod
    def heard(cls, told: dict[str, Any]) -> "Wish":
        return cls(told["seat"], told["to"], {int(seat): vote for seat, vote in told["votes"].items()})

    @property
    def granted(self) -> bool:
        return all(vote is True for vote in self.votes.values())

    @property
    def refused(self) -> bool:
        return any(vote is False for vote in self.votes.values())

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat, "votes": {str(seat): vote for seat, vote in self.votes.items()}}
