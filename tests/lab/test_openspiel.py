"""OpenSpiel's own test for all games, its bots at our tables, and what its algorithms rely on."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation

from chronik.lab import openspiel
from chronik.rulebook.errors import IllegalMove, OptionError

TABLES = [
    *(("village", {"players": players}) for players in range(2, 6)),
    ("village", {"players": 1}),
    ("village", {"players": 3, "expansions": ("inn", "port", "marriage"), "inn_side": "B"}),
    *(("myvillage", {"players": players}) for players in range(2, 5)),
    *(("tumult", {"players": players}) for players in range(2, 5)),
    ("tumult", {"players": 2, "variant": "gambler", "ticks": 5}),
]
every_table = pytest.mark.parametrize(("name", "options"), TABLES)


@every_table
@pytest.mark.long
def test_random_simulations(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(openspiel.load(name, **options), num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_game_is_made_again_from_its_text(name: str, options: dict[str, Any]) -> None:
    game = openspiel.load(name, **options)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.table.game.settings == game.table.game.settings
    assert game.num_players() == options["players"]


def advance(state: Any, steps: int, seed: int = 1) -> Any:
    """Play on at random; chance nodes count too."""
    chance = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    return state


def to_decision(state: Any) -> Any:
    while state.is_chance_node():
        state.apply_action(7)
    return state


@pytest.mark.parametrize("name", ["village", "myvillage", "tumult"])
def test_the_same_history_is_the_same_game(name: str) -> None:
    game = openspiel.load(name, players=2)
    state = advance(game.new_initial_state(), 60)
    twin = game.new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    assert twin.board.desk["state"].tobytes() == state.board.desk["state"].tobytes()
    clone = state.clone()
    advance(clone, 10)
    assert twin.board.desk["state"].tobytes() == state.board.desk["state"].tobytes()
    assert clone.history() != state.history()


@pytest.mark.parametrize("name", ["village", "myvillage", "tumult"])
def test_what_was_asked_of_a_position_is_not_said_of_the_next(name: str) -> None:
    """Neither of a copy that goes on, nor of one that is drawn anew: as if nobody had asked before."""
    game = openspiel.load(name, players=2)
    state, chance = to_decision(game.new_initial_state()), Random(4)
    for _ in range(40):
        said = told(state)
        for other in (state.clone(), state.resample_from_infostate(state.current_player(), chance.random)):
            assert told(other)[1:] == said[1:]
            told(to_decision(advance(other, 3)))
            fresh = pickle.loads(pickle.dumps(other))
            assert told(other) == told(fresh)
        assert told(state) == said
        to_decision(advance(state, 1, seed=chance.randrange(99)))


def told(state: Any) -> list[Any]:
    """What the position is, what the player knows of it, and what it may do."""
    player = max(0, state.current_player())
    return [
        state.board.desk["state"].tobytes(),
        state.information_state_string(player),
        state.legal_actions(),
        state.is_terminal(),
    ]


def test_where_the_rules_draw_there_is_a_chance_node() -> None:
    """The first player of My Village rolls dice; what is drawn decides what they show."""
    state = openspiel.load("myvillage", players=2).new_initial_state()
    pools = set()
    met = 0
    chance = Random(3)
    while met < 3:
        if state.is_chance_node() and state.board.has_begun:
            met += 1
            for outcome in range(12):
                child = state.child(outcome)
                pools.add(child.board.state.pool.tobytes())
        state.apply_action(chance.randrange(256) if state.is_chance_node() else state.legal_actions()[-1])
    assert sum(chance for _, chance in state.child(0).chance_outcomes()) == pytest.approx(1)
    assert len(pools) > 6


@pytest.mark.parametrize("name", ["village", "myvillage", "tumult"])
def test_other_worlds_look_the_same_to_the_player(name: str) -> None:
    game = openspiel.load(name, players=2)
    for steps in (5, 30, 90):
        state = to_decision(advance(game.new_initial_state(), steps))
        player, chance = state.current_player(), Random(2)
        worlds = [state.resample_from_infostate(player, chance.random) for _ in range(5)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
        assert len({world.board.desk["state"].tobytes() for world in worlds}) == 5


def test_what_one_knows_depends_on_what_one_saw() -> None:
    game = openspiel.load("village", players=2)
    state = to_decision(game.new_initial_state())
    known = {state.child(action).information_state_string(0) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())


def test_choices_of_others_in_a_raid_are_not_known() -> None:
    game = openspiel.load("tumult", players=2)
    state = game.new_initial_state()
    chance = Random(1)
    while state.is_chance_node() or state.board.table.game.rules.tasks[int(top(state))].name != "RAID":
        state.apply_action(chance.randrange(256) if state.is_chance_node() else state.legal_actions()[0])
    actor = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    children = [child for child in children if child.current_player() == 1 - actor]
    assert len(children) > 2
    assert len({child.information_state_string(1 - actor) for child in children}) == 1
    assert len({child.information_state_string(actor) for child in children}) == len(children)


@pytest.mark.parametrize("name", ["village", "tumult"])
def test_what_is_public_is_the_same_for_everybody(name: str) -> None:
    game = openspiel.load(name, players=3)
    state = to_decision(advance(game.new_initial_state(), 200))
    none = pyspiel.PrivateInfoType.NONE
    seen = [set(), set(), set()]
    for recalls in (False, True):
        public = make_observation(game, pyspiel.IIGObservationType(recalls, True, none))
        for player in range(3):
            public.set_from(state, player)
            seen[0].add(public.tensor.tobytes())
            seen[1 + recalls].add(public.string_from(state, player))
    assert [len(found) for found in seen] == [1, 1, 1]
    assert seen[0] != {np.array(state.observation_tensor(0), np.float32).tobytes()}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = to_decision(openspiel.load("village", players=2).new_initial_state())
    before = state.board.desk.tobytes()
    for action in (-2, 10**4, next(k for k in range(100) if k not in state.legal_actions())):
        with pytest.raises(IllegalMove, match=f"{action} is not legal here"):
            state.apply_action(action)
    assert (state.board.desk.tobytes(), len(state.history())) == (before, openspiel.SEED_BYTES)


def test_a_game_can_be_pickled() -> None:
    game = openspiel.load("village", players=3, expansions=("inn",))
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    state = advance(game.new_initial_state(), 40)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def top(state: Any) -> int:
    s = state.board.state
    return s.agenda[s.depth - 1, 0]


@pytest.mark.long
@pytest.mark.parametrize("name", ["village", "myvillage", "tumult"])
def test_its_bots_play(name: str) -> None:
    """MCTS, which looks at the real position, ISMCTS, which does not, and random play: a decision of each."""
    game, random = openspiel.load(name, players=3), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 2.0, 2, rollouts, random_state=random),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 2, random_state=random),
        UniformRandomBot(2, random),
    ]
    state, moved = game.new_initial_state(), set()
    while moved != {0, 1, 2}:
        if state.is_chance_node():
            state.apply_action(int(random.choice(256)))
        else:
            player = state.current_player()
            state.apply_action(int(bots[player].step(state)))
            moved.add(player)


def test_the_winner_gets_what_the_others_lose() -> None:
    state = advance(openspiel.load("tumult", players=3).new_initial_state(), 10**6)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) in (1.0, pytest.approx(0.25), 0.0)


def test_random_games_are_evaluated_to_the_end() -> None:
    """The one who has won already wins in all of them; the position itself stays as it is."""
    state = to_decision(openspiel.load("tumult", players=2).new_initial_state())
    before = state.board.desk.tobytes()
    evaluator = openspiel.RandomGames(games=20, seed=1)
    assert abs(evaluator.evaluate(state)).max() < 1
    assert sum(evaluator.evaluate(state)) == pytest.approx(0)
    assert state.board.desk.tobytes() == before
    assert sum(chance for _, chance in evaluator.prior(state)) == pytest.approx(1)
    state.board.state.over = 1
    state.board.state.rank[:2] = (1, 2)
    assert evaluator.evaluate(state).tolist() == state.returns()


def test_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        openspiel.load("village", players=9)
    with pytest.raises(OptionError, match="games: a whole number from 1, not 0"):
        openspiel.RandomGames(0)
    with pytest.raises(OptionError, match="game: one of"):
        openspiel.load("chess")
