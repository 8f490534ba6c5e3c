"""PettingZoo: every game as an environment of agents that act in turn.

>>> from lanterne.envs import pettingzoo_env
>>> env = pettingzoo_env.env("xorlosch", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation', 'options', 'picked']
>>> env.step(env.action_space("seat_0").sample(info["action_mask"]))

Importing this module registers every game with PettingZoo: `pettingzoo.make("aec", "lanterne/xorlosch-v2")`; the
version is that of the game's rules.
"""

from typing import Any, Literal, get_args

import numpy
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from lanterne import registry
from lanterne.envs.actions import Encoding, Spelling
from lanterne.envs.micro import MicroGame
from lanterne.envs.observing import Observation, Observing, Shown
from lanterne.envs.rewards import Rewards, points_of, rewards_of
from lanterne.envs.tensor import Layout
from lanterne.errors import BadArgument


def env(game: str, players: int | None = None, **arguments: Any) -> "LanterneEnv":
    """An environment of this game. Without `players`, for the fewest that the settings allow; see `LanterneEnv` for the
    other arguments. Raises BadArgument with a sentence."""
    return LanterneEnv(game, players, **arguments)


class LegalDiscrete(spaces.Discrete[Any]):
    """The actions of an environment. A sample without a mask is one that is open now, so that programs which know
    nothing of masks play legally; before the first game, it is any action."""

    def __init__(self, number: int, env: "LanterneEnv") -> None:
        super().__init__(number)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action, among those in the mask."""
        if mask is None and probability is None and self._env.agents and not self._env.micro.over:
            mask = self._env.infos[self._env.agent_selection]["action_mask"]
        return super().sample(mask, probability)


class LanterneEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Lanterne, one agent a seat: `seat_0`, `seat_1` …

    A combined answer becomes several steps of the same agent: pick, pick, confirm. Seats that choose in secret at the
    same time act one after the other, each from its own view. `actions` is the encoding of actions
    (`lanterne.envs.actions`). `observation` is what an observation has besides the action mask: `tensor`
    (`lanterne.envs.observing`), or `none`. Nothing is computed for an observation that nobody asks for. `rewards`:
    `places`, when the game ends, from 1 for the first place to -1 for the last; `points`, when it ends; or `gains`, at
    every step by how much the points of each have changed. `settings` are those of the game.
    """

    metadata = {"name": "lanterne", "render_modes": ["svg", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        actions: Encoding = "options",
        observation: Shown = "tensor",
        rewards: Rewards = "places",
        render_mode: Literal["svg", "ansi"] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        super().__init__()
        for name, value, known in (
            ("rewards", rewards, get_args(Rewards)),
            ("render_mode", render_mode, (None, "svg", "ansi")),
        ):
            if value not in known:
                raise BadArgument(f"{name} cannot be {value!r}; it can be {', '.join(map(str, known))}")
        self._settings = dict(settings or {})
        try:
            self.box = registry.box(game)
            self.players = self.box.seats_with(self._settings)[0] if players is None else players
            self.box.check_seats(self.players, self._settings)
        except ValueError as error:
            raise BadArgument(str(error)) from None
        if self.box.workshop is not None:
            raise BadArgument(f"{game} is for making things; it has no winner")
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v{self.box.version}"}
        self._observing = Observing(self.box, actions, observation)
        self.encoding, self.render_mode = actions, render_mode
        self._rewards = rewards
        self._points: list[float] = []
        self.vocabulary = self._observing.vocabulary
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.number_of_actions = self._observing.number_of_actions
        self._action_space = LegalDiscrete(self.number_of_actions, self)
        self._observation_space = self._observing.space()
        self._seeds = numpy.random.SeedSequence()

    # --- spaces ----------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object for every agent and every call."""
        return self._observation_space

    def action_space(self, agent: str) -> "LegalDiscrete":
        """The same object for every agent and every call. A sample without a mask is open to the agent whose turn it
        is."""
        return self._action_space

    # --- playing ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Equal seeds and actions make equal games; without a seed, the next of the last one's follow."""
        if seed is not None:
            self._seeds = numpy.random.SeedSequence(seed)
        chance = self._seeds.spawn(1)[0].generate_state(4).tobytes().hex()
        paged = self.encoding == "options"
        self.micro = MicroGame.new(self.box, self.players, self._settings, chance, paged)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = points_of(self.box, self.micro.game.state) if self._rewards == "gains" else []
        self._ask()

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is. Raises BadArgument with a sentence, and changes nothing, if the action is
        masked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        place = self._place(action)
        self._cumulative_rewards[agent] = 0.0
        if place is None:
            self._clear_rewards()
            self._tell()
            return
        self.micro.choose(place)
        self._ask()
        if self.micro.over or self._points:
            self._accumulate_rewards()

    def look_again(self) -> None:
        """Find out whose turn it is after bots have answered without `step`."""
        self._ask()

    def _place(self, action: int | None) -> int | None:
        """The entry that the action chooses; None if the answer needs more tokens."""
        if isinstance(action, int | numpy.integer):
            if self._spelling is None and 0 <= action < len(self.micro.entries):
                return int(action)
            if self._spelling is not None:
                try:
                    return self._spelling.say(int(action))
                except KeyError:
                    pass
        raise BadArgument(f"action {action!r} is not open to {self.agent_selection} now; see the action mask")

    def _ask(self) -> None:
        """Find whose turn it is, or the result of the game."""
        micro = self.micro
        if self._points:
            before, self._points = self._points, points_of(self.box, micro.game.state)
            gains = (now - was for now, was in zip(self._points, before, strict=True))
            self.rewards = dict(zip(self.agents, gains, strict=True))
        if micro.over:
            self._end()
            return
        if self.encoding == "tokens":
            self._spelling: Spelling | None = Spelling(self.vocabulary, micro.entries)
        else:
            self._spelling = None
        self.agent_selection = self.possible_agents[micro.seat]
        self._tell()

    def _tell(self) -> None:
        self.infos[self.agent_selection] = {"action_mask": self._mask()}

    def _end(self) -> None:
        state = self.micro.game.state
        self._spelling = None
        stopped = state.ending == self.box.stop
        self.terminations = dict.fromkeys(self.agents, not stopped)
        self.truncations = dict.fromkeys(self.agents, stopped)
        if not self._points:
            self.rewards = dict(zip(self.agents, rewards_of(self.box, state, self._rewards), strict=True))
        for agent in self.agents:
            self.infos[agent] = {"action_mask": numpy.zeros(self.number_of_actions, numpy.int8), "ending": state.ending}

    # --- observing -------------------------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout | None:
        """Where everything is in the tensor of an observation; None without a tensor."""
        return self._observing.layout

    @property
    def decision(self) -> str:
        """The name of the decision that waits, "" when the game is over."""
        return "" if self.micro.over else self.micro.game.decision.name

    def legal(self) -> list[str]:
        """What can be chosen now, in words: in the encoding `options` by action, in `tokens` the words that can be
        next."""
        return self._observing.legal(self.micro.entries, self._spelling)

    def observe(self, agent: str) -> Observation:
        """What an agent knows, made when it is asked for."""
        micro, seat = self.micro, self.possible_agents.index(agent)
        view = self.box.view(micro.game.state, seat)
        if micro.over or seat != micro.seat:
            return self._observing.observe(view, (), (), None)
        return self._observing.observe(view, micro.entries, micro.picked, self._spelling)

    def describe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, by names, as plain data that turns into JSON."""
        return self.box.describe(self.box.view(self.micro.game.state, self.possible_agents.index(agent)))

    def _mask(self) -> NDArray[numpy.int8]:
        return self._observing.mask(self.micro.entries, self._spelling)

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it: an SVG picture, or sentences."""
        if self.render_mode is None:
            return None
        from lanterne.api.view import View

        seat = self.micro.seat
        view = View(self.box.view(self.micro.game.state, seat))
        return view.svg() if self.render_mode == "svg" else view.text()

    def close(self) -> None:
        """There is nothing to close."""


def ids() -> dict[str, str]:
    """The ids of the registered environments, and the games they are of: `lanterne/xorlosch-v2`."""
    games = [name for name in registry.GAMES if registry.box(name).workshop is None]
    return {f"lanterne/{name}-v{registry.box(name).version}": name for name in games}


for _id, _game in ids().items():
    if _id not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _id, "lanterne.envs.pettingzoo_env:env", kwargs={"game": _game})
