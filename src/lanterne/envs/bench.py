"""What a step of an environment costs, beside the engine itself and other environments in the same run."""

import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import numpy

from lanterne import registry
from lanterne.engine import SearchDice
from lanterne.envs.micro import MicroGame
from lanterne.envs.pettingzoo_env import LanterneEnv
from lanterne.lab.bench import Cost, measure, play_of, random_answer

SHARE = 0.5
"""The least share of the engine's own rate that an environment must have without observations."""


class EnvResult(NamedTuple):
    """The cost of a step: of the engine itself, and of the environment without and with observations. Other projects'
    games have no separate engine to compare with."""

    name: str
    raw: Cost | None
    bare: Cost
    observed: Cost

    @property
    def share(self) -> float | None:
        """The rate without observations as a share of the engine's."""
        return None if self.raw is None else self.raw.micros / self.bare.micros

    @property
    def over(self) -> bool:
        """Whether the share is too small."""
        return self.share is not None and self.share < SHARE


def bench_env(game: str, seconds: float) -> EnvResult:
    """Measure random play of a game of Lanterne. A pick of a combined answer is a step of its own, in the engine's
    figure too."""
    play = play_of(game)
    env = LanterneEnv(game, play.seats, settings=dict(play.settings[0]))
    chance = random.Random(game)

    def raw() -> int:
        box, steps = registry.box(game), 0
        played = box.new(play.seats, SearchDice(chance.randrange(2**62)), play.settings[0], simulation=True)
        while (choice := played.choice) is not None:
            seat = choice.seats[0] if choice.reveal is None else played.asked[0]
            answer = random_answer(played, choice, seat, chance.random)
            steps += 1 + sum(isinstance(part, tuple) for part in answer)
            played.play(seat, answer)
        return steps

    def stepped(observe: bool) -> int:
        env.reset(seed=chance.randrange(2**31))
        micro: MicroGame = env.micro
        while not micro.over:
            if observe:
                env.observe(env.agent_selection)
            env.step(int(chance.random() * len(micro.entries)))
        return micro.steps

    return EnvResult(
        str(env.metadata["name"]),
        measure(raw, seconds),
        measure(lambda: stepped(observe=False), seconds),
        measure(lambda: stepped(observe=True), seconds),
    )


def pettingzoo_chess(seconds: float) -> EnvResult:
    """Random play of PettingZoo's own chess."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own affair
        from pettingzoo.classic import chess_v6
    chance = random.Random("chess")

    def play(observe: bool) -> int:
        env, steps = chess_v6.raw_env(), 0
        env.reset(seed=1)
        while env.agents and not any(env.terminations.values()) and steps < 200:
            agent = env.agent_selection
            # Chess gives its mask only with the observation; without it, the board itself is asked.
            mask = env.observe(agent)["action_mask"] if observe else _chess_mask(env, agent)
            env.step(int(chance.choice(numpy.flatnonzero(mask))))
            steps += 1
        return steps

    return EnvResult(
        "PettingZoo chess", None, measure(lambda: play(False), seconds), measure(lambda: play(True), seconds)
    )


def _chess_mask(env: Any, agent: str) -> Any:
    from pettingzoo.classic.chess import chess_utils

    mask = numpy.zeros(8 * 8 * 73, "int8")
    mask[chess_utils.legal_moves(env.board)] = 1
    return mask


def openspiel_python(name: str, seconds: float) -> EnvResult:
    """Random play of one of OpenSpiel's own games in Python."""
    import pyspiel

    import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # which registers it
    game, chance = pyspiel.load_game(name), random.Random(name)

    def play(observe: bool) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if observe and not state.is_chance_node():
                str(state)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return EnvResult(
        f"OpenSpiel {name}", None, measure(lambda: play(False), seconds), measure(lambda: play(True), seconds)
    )


def others() -> Iterator[Callable[[float], EnvResult]]:
    """The environments of other projects, measured beside ours."""
    yield pettingzoo_chess
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker"):
        yield lambda seconds, name=name: openspiel_python(name, seconds)  # type: ignore[misc]
