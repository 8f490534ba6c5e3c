"""Environments: the checks of PettingZoo, Gymnasium and OpenSpiel over all games, and further promises."""

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
from lanterne.envs import gymnasium_env, micro, pettingzoo_env
from lanterne.envs.actions import NoToken, Spelling, Vocabulary
from lanterne.envs.gymnasium_env import SeatEnv
from lanterne.envs.micro import Entry, MicroGame
from lanterne.envs.pettingzoo_env import LanterneEnv
from lanterne.envs.tensor import UNKNOWN, needed
from lanterne.errors import BadArgument
from lanterne.lab.cover import tables

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


@pytest.mark.parametrize(("game", "players", "actions"), list(cover()))
def test_gymnasium_finds_nothing_wrong(game: str, players: int, actions: Any) -> None:
    env = Obliging(game, ["random"] * (players - 1), actions=actions, render_mode="svg")
    check_env(env, skip_render_check=True)


class Obliging(SeatEnv):
    """Replaces a masked action by the first open one, since the check samples an action before it begins a game."""

    def step(self, action: Any) -> Any:
        mask = self.unwrapped_env.infos[self._agent]["action_mask"]
        return super().step(action if mask[action] else mask.argmax())


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [(game, len(bots), settings) for game in GAMES for bots, settings in tables(registry.box(game))],
)
def test_environments_of_all_settings(
    game: str, players: int, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """The pairwise cover of settings and numbers of players that the games themselves are tested with."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        api_test(pettingzoo_env.env(game, players, settings=settings), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out
    check_env(Obliging(game, ["random"] * (players - 1), settings=settings), skip_render_check=True)


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


@pytest.mark.parametrize(("game", "players"), [("dungeon-lords", 2), ("dungeon-lords", 3), ("dungeon-run", 1)])
def test_gains_add_up_to_the_points(game: str, players: int) -> None:
    env = LanterneEnv(game, players, observation="none", rewards="gains")
    env.reset(seed=3)
    chance = random.Random(3)
    begun = [env.box.points(env.micro.game.state, seat) or 0 for seat in range(players)]
    sums = dict.fromkeys(env.agents, 0.0)
    while not env.micro.over:
        env.step(chance.randrange(len(env.micro.entries)))
        for agent, reward in env.rewards.items():
            sums[agent] += reward
    ended = [env.box.points(env.micro.game.state, seat) or 0 for seat in range(players)]
    assert list(sums.values()) == [now - was for now, was in zip(ended, begun, strict=True)]
    assert any(sums.values())


def test_gains_of_a_seat_count_what_comes_while_others_play() -> None:
    env = SeatEnv("dungeon-lords", others=["random"], observation="none", rewards="gains")
    env.reset(seed=1)
    chance = random.Random(1)
    before = env.unwrapped_env.box.points(env.unwrapped_env.micro.game.state, 0) or 0
    total, over = 0.0, False
    while not over:
        _, reward, ended, stopped, _ = env.step(chance.randrange(len(env.unwrapped_env.micro.entries)))
        total, over = total + reward, ended or stopped
    assert total == (env.unwrapped_env.box.points(env.unwrapped_env.micro.game.state, 0) or 0) - before


@pytest.mark.parametrize("actions", ["options", "tokens"])
def test_the_picks_so_far_are_observed(actions: Any) -> None:
    """Two combined answers in the making differ in nothing else."""
    env = LanterneEnv("dungeon-lords", 2, actions=actions)
    env.reset(seed=1)
    spelled = [env.vocabulary.spelled(entry) for entry in env.micro.entries]
    assert not env.observe("seat_0")["picked"].any()
    if actions == "options":
        env.step(1)
    else:
        for said, token in enumerate(spelled[1]):
            assert env.observe("seat_0")["picked"][0].tolist()[:said] == list(spelled[1][:said])
            env.step(token)
    assert env.observe("seat_0")["picked"][0].tolist()[: len(spelled[1])] == list(spelled[1])
    assert not env.observe("seat_1")["picked"].any(), "nobody else sees what is being picked"


def test_a_long_list_has_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(micro, "PLACES", 3)
    env = LanterneEnv("xorlosch", 2)
    env.reset(seed=1)
    shown: list[str] = []
    while env.legal()[-1] == "more":
        assert env.agent_selection == "seat_0"
        shown += env.legal()[:-1]
        env.step(2)
    shown += env.legal()
    assert shown == [
        f"step take_colour colour {colour}" for colour in ("red", "blue", "green", "yellow", "black", "white")
    ]
    env.step(1)
    assert env.legal()[0] == "step take_colour colour red", "the next seat begins with the first page"
    assert env.describe("seat_0")["colours"][0] == "white"
    whole = LanterneEnv("xorlosch", 2, actions="tokens")
    whole.reset(seed=1)
    assert len(whole.micro.entries) == 6


@pytest.mark.parametrize("game", ["dungeon-lords", "dungeon-run"])
def test_games_go_on_to_their_end_page_by_page(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(micro, "PLACES", 4)
    env = LanterneEnv(game, 2)
    env.reset(seed=2)
    chance = numpy.random.default_rng(2)
    while not env.micro.over:
        assert len(env.micro.entries) <= 4
        env.step(int(chance.choice(numpy.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    assert env.micro.game.over


def test_a_seat_that_is_never_asked_gets_a_sentence() -> None:
    env = SeatEnv("heroquest", ["random"], seat=1)  # the rules play Zargon
    with pytest.raises(BadArgument, match="seat 1 was not asked in 20 games of heroquest"):
        env.reset(seed=1)


def test_nothing_hidden_is_observed() -> None:
    """Heroes see holes where Zargon sees the quest; what everybody sees is the same."""
    env = LanterneEnv("dungeon-lords", 3)
    env.reset(seed=2)
    layout = env.layout
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
        ({"game": "xorlosch", "observation": "picture"}, "observation cannot be 'picture'; it can be tensor, none"),
        ({"game": "xorlosch", "rewards": "gold"}, "rewards cannot be 'gold'; it can be places, points, gains"),
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
