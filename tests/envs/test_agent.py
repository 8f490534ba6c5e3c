"""Bots that act by number: they play as an agent does in an environment."""

import random
from typing import ClassVar

import numpy
import pytest

import lanterne
from lanterne import registry
from lanterne.envs.actions import Encoding
from lanterne.envs.agent import AgentBot
from lanterne.envs.observing import Observation, Shown
from lanterne.envs.pettingzoo_env import LanterneEnv

GAMES = [name for name in registry.OWN_GAMES if registry.box(name).workshop is None]


class Noted(AgentBot):
    """Acts at random, and remembers what it was shown."""

    shown: ClassVar[Shown] = "tensor"

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.seen: list[Observation] = []
        self.acted: list[int] = []

    def act(self, observation: Observation) -> int:
        self.seen.append(observation)
        self.acted.append(int(self.random.choice(numpy.flatnonzero(observation["action_mask"]))))
        return self.acted[-1]


class Spelling(Noted):
    actions: ClassVar[Encoding] = "tokens"


@pytest.mark.parametrize("kind", [Noted, Spelling])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_what_the_environment_shows(game: str, kind: type[Noted]) -> None:
    """The same answers in an environment lead to the same observations."""
    env = LanterneEnv(game, actions=kind.actions)
    env.reset(seed=1)
    bots = [kind(str(seat)) for seat in range(env.players)]
    view_of = env.box.view
    for _ in range(25):
        if env.micro.over:
            break
        bot = bots[env.micro.seat]
        before = len(bot.acted)
        answer = bot.choose(lanterne.View(view_of(env.micro.game.state, env.micro.seat)))
        for seen, action in zip(bot.seen[before:], bot.acted[before:], strict=True):
            shown = env.observe(env.agent_selection)
            assert shown.keys() == seen.keys()
            assert all((shown[part] == seen[part]).all() for part in shown)
            env.step(action)
        assert env.box.encode(answer.call)


def test_it_plays_wherever_bots_play() -> None:
    report = lanterne.simulate("dungeon-lords", [f"{__name__}:Noted", Spelling], games=1)
    assert report.finished == 1


class Blind(AgentBot):
    shown: ClassVar[Shown] = "none"

    def act(self, observation: Observation) -> int:
        assert list(observation) == ["action_mask"]
        return random.Random(1).randrange(100, 120)


def test_an_action_that_is_masked_gets_a_sentence() -> None:
    with pytest.raises(lanterne.BadArgument, match=r"Blind chose action 1\d\d, which is masked"):
        lanterne.new_table("xorlosch", seed=1).let_play(Blind)
    with pytest.raises(NotImplementedError, match="AgentBot does not say how it acts"):
        lanterne.new_table("xorlosch", seed=1).let_play(AgentBot)
