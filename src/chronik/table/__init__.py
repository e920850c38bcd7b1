"""The table: games, matches, moves with names, records."""

from chronik.table.game import Game, game, games
from chronik.table.match import Match
from chronik.table.move import Move
from chronik.table.record import GameRecord, load

__all__ = ["Game", "GameRecord", "Match", "Move", "game", "games", "load"]
