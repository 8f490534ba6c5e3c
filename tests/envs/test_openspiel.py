"""OpenSpiel: its own tests and its own bot on every game."""

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from lanterne import registry
from lanterne.envs import micro, openspiel

GAMES = [name for name in registry.OWN_GAMES if registry.box(name).workshop is None]
SHORT = {
    "xorlosch": '{"mode": "short-game", "max_rounds": 30}',
}


SEATS = {"xorlosch": 3, "heroquest": 5, "warhammer-quest": 4, "dungeon-lords": 4}


def loaded(game: str, seed: int = 1, players: int | None = None) -> pyspiel.Game:
    given = {} if players is None else {"players": players}
    return pyspiel.load_game(openspiel.short_name(game), {"seed": seed, "settings": SHORT.get(game, "{}"), **given})


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_test_of_random_games(game: str) -> None:
    # Without serialisation: it replays a history of actions, which says nothing of the dice.
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_plays_on_as_the_original_would(game: str) -> None:
    chance = numpy.random.RandomState(7)
    state = loaded(game).new_initial_state()
    for _ in range(10):
        state.apply_action(int(chance.choice(state.legal_actions())))
    other = state.clone()
    for _ in range(40):
        if state.is_terminal():
            break
        action = int(chance.choice(state.legal_actions()))
        state.apply_action(action)
        other.apply_action(action)
    assert state.micro.game.state.encode() == other.micro.game.state.encode()


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_what_the_seat_knows(game: str) -> None:
    chance = numpy.random.RandomState(2)
    state = loaded(game).new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        other = state.resample_from_infostate(state.current_player(), None)
        assert other.observation_string() == state.observation_string()
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))


def test_its_observer_tells_the_picks_so_far() -> None:
    game = loaded("dungeon-lords")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    before = observer.tensor.copy()
    assert not observer.dict["picked"].any()
    state.apply_action(state.legal_actions()[1])
    observer.set_from(state, 0)
    assert observer.dict["picked"].any()
    assert not (observer.tensor == before).all()
    observer.set_from(state, 1)
    assert not observer.dict["picked"].any()


def test_a_long_list_has_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(micro, "PLACES", 3)
    state = loaded("xorlosch").new_initial_state()
    first = state.observation_string()
    assert state.action_to_string(2) == "more"
    state.apply_action(2)
    assert state.current_player() == 0
    assert state.observation_string() != first
    again = state.resample_from_infostate(0, None)
    assert again.legal_actions() == state.legal_actions()
    assert again.action_to_string(0) == state.action_to_string(0) == "step take_colour colour green"
    assert again.observation_string() == state.observation_string()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.long
def test_its_bot_finishes_a_game(game: str) -> None:
    searched(game, simulations=6)


@pytest.mark.parametrize(("game", "players"), SEATS.items())
@pytest.mark.long
def test_its_bot_finishes_a_game_of_several(game: str, players: int) -> None:
    searched(game, simulations=3, players=players)


@pytest.mark.parametrize("game", ["dungeon-lords", "dungeon-run"])
def test_its_bot_finishes_a_short_game(game: str) -> None:
    searched(game, simulations=2)


def searched(game: str, simulations: int, players: int | None = None) -> None:
    """The information-set search of OpenSpiel plays the first seat, the others play at random."""
    found = loaded(game, players=players)
    chance = numpy.random.RandomState(3)
    evaluator = RandomRolloutEvaluator(1, chance)
    bot = ISMCTSBot(found, evaluator, 2.0, simulations, random_state=chance, use_observation_string=True)
    state = found.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(bot.step(state) if state.current_player() == 0 else int(chance.choice(actions)))
    assert all(-1 <= each <= 1 for each in state.returns())
