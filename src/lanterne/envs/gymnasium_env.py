"""Gymnasium: one seat against named bots, or a game for one player.

>>> import gymnasium
>>> from lanterne.envs import gymnasium_env
>>> env = gymnasium_env.SeatEnv("xorlosch", others=["steady"])
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> terminated
False

`gymnasium.make("lanterne/Xorlosch-v2", others=["steady", "random"])` works too, once this module is imported; or
`gymnasium.make("lanterne.envs.gymnasium_env:lanterne/Xorlosch-v2")`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from lanterne import registry
from lanterne.api.bots import AnyBot, bot
from lanterne.engine import Bot
from lanterne.envs.observing import Observation
from lanterne.envs.pettingzoo_env import LanterneEnv
from lanterne.errors import BadArgument

TRIES = 20
"""How many games are begun until one asks the seat."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; bots play the others, between two steps.

    `others` are the bots of the other seats, in order: names, `package.module:Class`, or classes. `seat` is the seat
    that acts. All other arguments are those of `LanterneEnv`. Raises BadArgument with a sentence.
    """

    metadata = {"render_modes": ["svg", "ansi"]}  # noqa: RUF012

    def __init__(self, game: str, others: Sequence[AnyBot] = (), seat: int = 0, **arguments: Any) -> None:
        self._env = LanterneEnv(game, len(others) + 1, **arguments)
        if not 0 <= seat <= len(others):
            raise BadArgument(f"there is no seat {seat} among {len(others) + 1}")
        self._makers = [bot(game, who) for who in others]
        self._agent = self._env.possible_agents[seat]
        self._seat = seat
        self._bots: dict[int, Bot] = {}
        self.render_mode = self._env.render_mode
        self.action_space = self._env.action_space(self._agent)
        self.observation_space: Any = self._env.observation_space(self._agent)

    @property
    def unwrapped_env(self) -> LanterneEnv:
        """The environment of all seats behind it."""
        return self._env

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let the others play until the seat is asked. If that never comes, begin another. Raises
        BadArgument if the seat is asked in none of them."""
        super().reset(seed=seed)
        seats = [at for at in range(self._env.players) if at != self._seat]
        for _ in range(TRIES):
            chance = int(self.np_random.integers(2**31))
            self._env.reset(seed=chance)
            self._bots = {at: make(f"{chance} seat {at}") for at, make in zip(seats, self._makers, strict=True)}
            self._others_play()
            if not self._env.micro.over:
                return self._env.observe(self._agent), self._info()
        raise BadArgument(f"seat {self._seat} was not asked in {TRIES} games of {self._env.box.name}")

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until the seat is asked again or the game is over."""
        env, agent = self._env, self._agent
        env.step(action)
        reward = env.rewards[agent]
        if self._others_play():
            reward += env.rewards[agent]
        return env.observe(agent), reward, env.terminations[agent], env.truncations[agent], self._info()

    def _others_play(self) -> bool:
        """Let the others play until the seat is asked. Whether they were asked at all."""
        micro = self._env.micro
        if micro.over or micro.seat == self._seat:
            return False  # perhaps in the middle of spelling an answer
        while not micro.over and micro.seat != self._seat:
            answer = self._bots[micro.seat].choose(self._env.box.view(micro.game.state, micro.seat))
            micro.answer(answer)
        self._env.look_again()
        return True

    def _info(self) -> dict[str, Any]:
        return self._env.infos[self._agent]

    def render(self) -> Any:
        """The table as the seat sees it: an SVG picture, or sentences."""
        return self._env.render()


def _camel(game: str) -> str:
    return "".join(word.capitalize() for word in game.replace("-", "_").split("_"))


def ids() -> dict[str, str]:
    """The ids of the registered environments, and the games they are of: `lanterne/Xorlosch-v2`."""
    games = [name for name in registry.GAMES if registry.box(name).workshop is None]
    return {f"lanterne/{_camel(name)}-v{registry.box(name).version}": name for name in games}


for _id, _game in ids().items():
    if _id not in gymnasium.registry:
        gymnasium.register(id=_id, entry_point="lanterne.envs.gymnasium_env:SeatEnv", kwargs={"game": _game})
