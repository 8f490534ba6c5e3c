"""Environments: the checks of PettingZoo, Gymnasium and OpenSpiel over all games, and what they promise beyond."""

import itertools
import random
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from lanterne import registry
from lanterne.envs import gymnasium_env, pettingzoo_env
from lanterne.envs.actions import NoToken, Spelling, Vocabulary
from lanterne.envs.gymnasium_env import SeatEnv
from lanterne.envs.micro import Entry, MicroGame
from lanterne.envs.pettingzoo_env import LanterneEnv
from lanterne.envs.tensor import UNKNOWN, needed
from lanterne.errors import BadArgument

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo warns about games of its own as it imports them
    from pettingzoo.test import api_test, seed_test

GAMES = [name for name in registry.OWN_GAMES if registry.box(name).workshop is None]


def cover() -> Iterator[tuple[str, int, str]]:
    """Every game with every number of players, and every game with both encodings."""
    for game in GAMES:
        encodings = itertools.cycle(("options", "tokens"))
        for players in registry.box(game).seats_with({}):
            yield game, players, next(encodings)
        if len(registry.box(game).seats_with({})) == 1:
            yield game, registry.box(game).seats_with({})[0], next(encodings)


@pytest.mark.parametrize(("game", "players", "actions"), list(cover()))
def test_pettingzoo_finds_nothing_wrong(
    game: str, players: int, actions: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        # PettingZoo expects arrays, except of the games that it knows to have masks.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        api_test(pettingzoo_env.env(game, players, actions=actions), num_cycles=60)
        seed_test(lambda: pettingzoo_env.env(game, players, actions=actions), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    players = registry.box(game).seats_with({})[0]
    check_env(SeatEnv(game, others=["steady"] * (players - 1), render_mode="svg"), skip_render_check=True)


@pytest.mark.parametrize("actions", ["options", "tokens"])
def test_a_seat_plays_a_whole_game(actions: Any) -> None:
    env = SeatEnv("dungeon-lords", others=["random"], actions=actions, observation="none")
    observation, info = env.reset(seed=1)
    steps, ended, stopped, reward = 0, False, False, 0.0
    while not (ended or stopped):
        assert (observation["action_mask"] == info["action_mask"]).all()
        observation, reward, ended, stopped, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
        assert steps < 5000, "an answer is never spelled to its end"
    assert reward in (1.0, -1.0)


@pytest.mark.parametrize("id_", list(gymnasium_env.ids()))
def test_environments_are_registered_under_versioned_names(id_: str) -> None:
    game = gymnasium_env.ids()[id_]
    others = ["random"] * (registry.box(game).seats_with({})[0] - 1)
    env = gymnasium.make(id_, others=others, disable_env_checker=True)
    assert id_.endswith(f"-v{registry.box(game).version}")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


@pytest.mark.parametrize("id_", list(pettingzoo_env.ids()))
def test_games_are_registered_with_pettingzoo(id_: str) -> None:
    env = pettingzoo.make("aec", id_)
    env.reset(seed=1)
    assert env.unwrapped.box.name == pettingzoo_env.ids()[id_]


def played(env: LanterneEnv, seed: int, most: int = 100_000) -> list[int]:
    """Play at random; the actions."""
    chance = random.Random(seed)
    actions: list[int] = []
    env.reset(seed=seed)
    while not env.micro.over and len(actions) < most:
        open_ones = numpy.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        actions.append(int(chance.choice(open_ones)))
        env.step(actions[-1])
    return actions


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_rewards_for_its_places(game: str) -> None:
    env = LanterneEnv(game, observation="none")
    played(env, 3)
    ranking = env.box.ranking(env.micro.game.state)
    assert all((reward == 1) == (place == 1) for reward, place in zip(env.rewards.values(), ranking, strict=True))
    stopped = env.micro.game.state.ending == env.box.stop
    assert set(env.truncations.values()) == {stopped}
    assert set(env.terminations.values()) == {not stopped}
    while env.agents:
        env.step(None)


@pytest.mark.parametrize("game", GAMES)
def test_both_encodings_lead_to_the_same_games(game: str) -> None:
    """The same answers, by places and spelled word by word."""
    places, words = LanterneEnv(game, actions="options"), LanterneEnv(game, actions="tokens")
    places.reset(seed=5)
    words.reset(seed=5)
    chance = random.Random(game)
    for _ in range(300):
        if places.micro.over:
            break
        entries = places.micro.entries
        place = chance.randrange(len(entries))
        tokens = words.vocabulary.spelled(entries[place])
        places.step(place)
        for token in tokens:
            assert words.infos[words.agent_selection]["action_mask"][token]
            words.step(token)
        assert places.micro.game.state.encode() == words.micro.game.state.encode()
    assert places.micro.over == words.micro.over


def test_nothing_hidden_is_observed() -> None:
    """Heroes see holes where Zargon sees the quest; what everybody sees is the same."""
    env = LanterneEnv("dungeon-lords", 3)
    env.reset(seed=2)
    layout = env._layout
    assert layout is not None
    env.step(int(numpy.flatnonzero(env.infos["seat_0"]["action_mask"])[0]))
    own, other = (env.observe(agent)["observation"] for agent in ("seat_0", "seat_1"))
    piles = [field for field in layout.fields if field.name == "monster_pile"]
    for field in piles:
        hidden = own[field.start + 1 : field.start + 1 + int(own[field.start])]
        assert (hidden == UNKNOWN).all()
    assert own.shape == other.shape == (layout.size,)


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_declared_for_every_list(game: str) -> None:
    sizes = registry.manifest(game).sizes
    left_out = tuple(name for name, size in sizes.items() if size == 0)
    for name in needed(registry.box(game).state, None):
        inside = name.startswith(tuple(f"{field}{mark}" for field in left_out for mark in (".", "[")))
        assert name in sizes or inside, f"python -m tools.tensor_sizes {game}"


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = LanterneEnv("xorlosch", 2)
    env.reset(seed=1)
    before = env.micro.game.state.encode()
    for action in (len(env.micro.entries), 127, -1, None, "0"):
        with pytest.raises(BadArgument, match="is not open to seat_0 now"):
            env.step(action)  # type: ignore[arg-type]
    assert env.micro.game.state.encode() == before
    with pytest.raises(BadArgument, match="is not open"):
        LanterneEnv.step(_reset(LanterneEnv("xorlosch", 2, actions="tokens")), 0)


def _reset(env: LanterneEnv) -> LanterneEnv:
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"game": "xorlosch", "players": 7}, "xorlosch is for 2 to 6 players, not 7"),
        ({"game": "xorlosch", "settings": {"board": "moon"}}, "setting board cannot be 'moon'"),
        ({"game": "xorlosch", "actions": "words"}, "actions cannot be 'words'"),
        ({"game": "quest-workshop"}, "has no winner"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadArgument, match=sentence):
        LanterneEnv(**arguments)


def test_nothing_is_built_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    env = LanterneEnv("xorlosch", 2)
    monkeypatch.setattr(env, "observe", None)
    assert played(env, 1, most=50)


def test_spelling_needs_an_end_where_one_answer_begins_another() -> None:
    vocabulary = Vocabulary(registry.box("xorlosch"))
    with pytest.raises(NoToken, match="no token for"):
        vocabulary.spelled(Entry(("recruit", 0, 10_000)))
    micro = MicroGame.new(registry.box("xorlosch"), 2, {}, "x")
    spelling = Spelling(vocabulary, micro.entries)
    with pytest.raises(KeyError):
        spelling.say(0)
