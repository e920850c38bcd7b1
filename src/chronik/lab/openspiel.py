"""The games as OpenSpiel plays them.

    from chronik.lab import openspiel
    game = openspiel.load("village", players=2)     # or pyspiel.load_game("chronik_village(players=2)")

Where the rules draw there is a chance node, whose outcomes all have the same chance: each sets the generator
for what is drawn then, so that the same history is the same game. The first few are the seed of the set-up.
Simultaneous phases come in sequence, and nobody knows what those before have chosen.

Bots of OpenSpiel that are written in Python play it; those in C++ cannot play games written in Python.
"""

from random import Random
from typing import Any

import msgspec
import numpy as np

from chronik.lab.batch import checked_count
from chronik.lab.board import SPECTATOR, Board, Table
from chronik.lab.extras import missing
from chronik.table import Game, games
from chronik.table import game as set_up
from chronik.table.game import ruleset

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel") from None

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
OUTCOMES = 256  # of a chance node: one byte
SEED_BYTES = 4  # chance nodes before the first decision
LONGEST = 20_000
TITLES = {"village": "Village", "myvillage": "My Village", "tumult": "Tumult Royale"}
MOST_PLAYERS = 5
PARAMETERS = {"players": 2, "options": ""}  # all others together: expansions:inn+port;edition:original


def load(name: str, **options: Any) -> Any:
    """A game of OpenSpiel; the options are those of `chronik.game`."""
    settings = msgspec.to_builtins(set_up(name, **options).settings)
    return made(name, {option: settings[option] for option in {"players": 0} | options})


def game_of(game: Game) -> Any:
    """The same for a game that is set up already, with our own components."""
    settings = msgspec.to_builtins(game.settings)
    return made(game.name, {option: value for option, value in settings.items() if value is not None})


def made(name: str, settings: dict[str, Any]) -> Any:
    others = ";".join(f"{option}:{as_text(settings[option])}" for option in settings if option != "players")
    return pyspiel.load_game(short_name(name), {"players": settings["players"], "options": others})


def short_name(name: str) -> str:
    return f"chronik_{name}"


def as_text(value: Any) -> str:
    """An option as OpenSpiel keeps it: inn+port, true, 3."""
    return "+".join(value) if isinstance(value, tuple) else msgspec.json.encode(value).decode().strip('"')


def as_options(name: str, params: dict[str, Any]) -> dict[str, Any]:
    """The way back: what is text becomes what the game's settings want."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(type(ruleset(name).settings({})))}
    found = {"players": params["players"]}
    for told in filter(None, params["options"].split(";")):
        option, _, text = told.partition(":")
        kind = kinds.get(option, str)
        value = [*filter(None, text.split("+"))] if "tuple" in str(kind) else text
        try:
            found[option] = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError:
            found[option] = value  # the game itself says what is wrong with it
    return found


def type_of(name: str, players: int) -> Any:
    alone = players == 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=TITLES[name],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """One game of ours; OpenSpiel makes it from its parameters."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = PARAMETERS | (params or {})
        self.table = Table(set_up(self.name, **as_options(self.name, params)))
        players = self.table.game.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.game.rules.option_count,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=0.0 if players == 1 else -1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name, players), info, params)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return SpielObserver(self.table, recalls, public)


class SpielState(pyspiel.State):
    """A position, or a chance node before one. All that is ours lies in `board`: that is what is copied."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.board = Board(game.table)

    def current_player(self) -> int:
        if self.board.turn is None:
            self.board.turn = self.whose_turn()
        return self.board.turn

    def whose_turn(self) -> int:
        if self.board.is_over:
            return TERMINAL
        return self.board.actor if self.board.has_begun and not self.board.waits else CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.board.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUAL

    def _apply_action(self, action: int) -> None:
        if self.current_player() == CHANCE:
            self.board.draw(action, SEED_BYTES)
        else:
            self.board.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"drawn {action}" if player == CHANCE else self.board.notation(action)

    def returns(self) -> list[float]:
        return self.board.worth() if self.board.is_over else [0.0] * self.board.table.game.players

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """The same position, with all that the player cannot know drawn anew."""
        twin = self.clone()
        twin.board.hide(player, int(sampler() * (1 << 63)))
        return twin

    def __str__(self) -> str:
        return self.board.told()


class RandomGames:
    """An evaluator for OpenSpiel's searches: random games to the end, played by compiled rules.

    It says the same as its RandomRolloutEvaluator, much sooner.
    """

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self.games, self.random = checked_count(games, "games"), Random(seed)

    def evaluate(self, state: SpielState) -> Any:
        results = [state.board.finished(self.random.getrandbits(64)) for _ in range(self.games)]
        return np.mean(results, axis=0)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


EQUAL = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


class SpielObserver:
    """What a player, or with `public` anybody, knows of a position."""

    def __init__(self, table: Table, recalls: bool, public: bool) -> None:
        self.recalls, self.public = recalls, public
        self.tensor = np.zeros(table.length, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.board.tensor(SPECTATOR if self.public else player)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = None if self.public else player
        return state.board.known(seat) if self.recalls else state.board.seen(seat)


for name in games():
    kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
    globals()[kind.__name__] = kind  # where pickle looks for it
    pyspiel.register_game(type_of(name, 2), kind)
