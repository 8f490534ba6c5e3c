"""OpenSpiel: every game registered as a Python game, `lanterne_xorlosch`, `lanterne_heroquest` …

>>> import pyspiel
>>> from lanterne.envs import openspiel
>>> game = pyspiel.load_game("lanterne_xorlosch", {"players": 2})
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'step take_colour colour red'

Actions are places in the list of what can be chosen (`lanterne.envs.actions`, encoding `options`). The dice are hidden
information: what they will show is fixed by the state, nobody knows it, and resampling draws it again. So there are no
chance nodes. An observation holds everything the rules let a seat know, and stands in for its information state.

Settings are given as JSON: `pyspiel.load_game("lanterne_xorlosch", {"settings": '{"mode": "short-game"}'})`.
"""

import json
import random
from typing import Any

import numpy
import pyspiel

from lanterne import registry
from lanterne.engine import Box, Game, SeedDice
from lanterne.envs.micro import PLACES, MicroGame
from lanterne.envs.observing import PICKED, WIDTH, Observing
from lanterne.envs.rewards import rewards_of

LONGEST = 100_000
"""No game has more micro-steps."""


def short_name(game: str) -> str:
    """The name of a game of Lanterne in OpenSpiel."""
    return f"lanterne_{game.replace('-', '_')}"


def _game_type(name: str, box: Box[Any]) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Lanterne: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": box.seats_with({})[0], "seed": 0, "settings": "{}"},
    )


class LanterneGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Lanterne. Its parameters: the number of `players`, the `seed` of the dice of new games, and `settings`
    as JSON. Raises ValueError with a sentence if they do not fit."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.box = registry.box(self.name)
        given = params or {}
        self.settings = json.loads(given.get("settings", "{}"))
        self.players = int(given.get("players", self.box.seats_with(self.settings)[0]))
        self.box.check_seats(self.players, self.settings)
        self.chance = random.Random(int(given.get("seed", 0)))
        self.observing = Observing(self.box, "options", "tensor")
        self.vocabulary = self.observing.vocabulary
        info = pyspiel.GameInfo(
            num_distinct_actions=PLACES,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.name, self.box), info, given)

    def new_initial_state(self) -> "LanterneState":
        """A new game; every one has dice of its own."""
        dice = SeedDice(self.chance.randbytes(32))
        return LanterneState(
            self, MicroGame(self.box, self.box.new(self.players, dice, self.settings, simulation=True), paged=True)
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "LanterneGame":
        return self  # OpenSpiel copies everything that a state holds

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Used by OpenSpiel to observe."""
        return Observer(self)


class LanterneState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, with the dice that will fall."""

    def __init__(self, game: LanterneGame, micro: MicroGame) -> None:
        super().__init__(game)
        self.of = game
        self.micro = micro

    def current_player(self) -> int:
        """The seat whose turn it is."""
        return pyspiel.PlayerId.TERMINAL if self.micro.over else self.micro.seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.micro.seat:
            return []
        return list(range(len(self.micro.entries)))

    def _apply_action(self, action: int) -> None:
        self.micro.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        tokens = self.of.vocabulary.spelled(self.micro.entries[action])
        return " ".join(self.of.vocabulary[token] for token in tokens)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.micro.over

    def returns(self) -> list[float]:
        """At the end, from 1 for the first place to -1 for the last; 0 before."""
        if not self.micro.over:
            return [0.0] * self.of.players
        return rewards_of(self.of.box, self.micro.game.state, "places")

    def observation_string(self, player: int | None = None) -> str:
        """Everything that a seat knows, and the picks of its own combined answer so far, as JSON."""
        seat = self.current_player() if player is None else player
        view = self.of.box.view(self.micro.game.state, seat)
        asked = seat == self.micro.seat
        picked, page = (self.micro.picked, self.micro.passed) if asked else ((), 0)
        return f"{view.message().decode()} {picked}{f' after {page}' if page else ''}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "LanterneState":
        """A position that agrees with what a seat knows, with other dice."""
        box = self.of.box
        dice = SeedDice(self.of.chance.randbytes(32))
        state = box.view(self.micro.game.state, player).sample(dice)
        micro = MicroGame(box, Game(box, state, dice), paged=True)
        micro.go_to(self.micro.picked, self.micro.passed)
        return LanterneState(self.of, micro)

    def __str__(self) -> str:
        if self.micro.over:
            return f"{self.of.name}: over by {self.micro.game.state.ending}"
        return f"{self.of.name}: seat {self.micro.seat} is asked, {self.micro.game.decision.name}"


class Observer:
    """Observations for OpenSpiel: the tensor of `lanterne.envs.tensor` with the tokens of the picks so far, and the
    string."""

    def __init__(self, game: LanterneGame) -> None:
        layout = game.observing.layout
        assert layout is not None
        self.tensor = numpy.zeros(layout.size + PICKED * WIDTH, numpy.float32)
        self.dict = {"observation": self.tensor[: layout.size], "picked": self.tensor[layout.size :]}

    def set_from(self, state: LanterneState, player: int) -> None:
        """Fill the tensor with what a seat knows."""
        picked = state.micro.picked if player == state.micro.seat else ()
        view = state.of.box.view(state.micro.game.state, player)
        found = state.of.observing.observe(view, (), picked, None)
        self.dict["observation"][:] = found["observation"]
        self.dict["picked"][:] = found["picked"].ravel()

    def string_from(self, state: LanterneState, player: int) -> str:
        """What a seat knows, as text."""
        return state.observation_string(player)


def _register(name: str) -> None:
    made = type(f"Lanterne{name.title().replace('-', '')}", (LanterneGame,), {"name": name})
    pyspiel.register_game(_game_type(name, registry.box(name)), made)


for _name in registry.GAMES:
    if registry.box(_name).workshop is None and short_name(_name) not in pyspiel.registered_names():
        _register(_name)
