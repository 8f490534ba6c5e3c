"""Bots that choose as an agent does in an environment: what was trained there plays anywhere.

>>> import lanterne
>>> from lanterne.envs.agent import AgentBot
>>> class First(AgentBot):
...     def act(self, observation):
...         return int(observation["action_mask"].argmax())
>>> table = lanterne.new_table("dungeon-lords", players=2, seed=1)
>>> table.let_play([First, "random"], decisions=10)
10
"""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from lanterne.api.bots import Bot
from lanterne.api.option import Option
from lanterne.api.view import View
from lanterne.engine import Call
from lanterne.envs.actions import Encoding, Spelling
from lanterne.envs.micro import Entry, entries_of, page_of
from lanterne.envs.observing import Observation, Observing, Shown
from lanterne.errors import BadArgument


class AgentBot(Bot):
    """A bot that is shown the observations of an environment, and acts by number. Write `act`. `actions` and `shown`
    are the encoding of actions and the kind of observation with which the agent was trained.

    While it acts, `view` is what the seat sees, and `legal` tells what can be chosen in words, as in the environment.
    """

    actions: ClassVar[Encoding] = "options"
    shown: ClassVar[Shown] = "tensor"
    view: View
    _legal: Callable[[], list[str]]
    _known: ClassVar[dict[tuple[str, Encoding, Shown], Observing]] = {}

    def act(self, observation: Observation) -> int:
        """The action: one that is open in the mask of the observation."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it acts")

    def legal(self) -> list[str]:
        """What can be chosen now, in words."""
        return self._legal()

    def choose(self, view: View) -> Option:
        """The answer that its actions lead to, pick by pick if it is a combined one."""
        kind = (view.game, self.actions, self.shown)
        self.view = view
        observing = self._known.get(kind)
        if observing is None:
            observing = self._known[kind] = Observing(view.raw.box, self.actions, self.shown)
        picked: tuple[Call, ...] = ()
        while True:
            entry = self._entry(view, observing, picked)
            if not entry.pick:
                return Option(view.raw.box, entry.call)
            picked = (*picked, entry.call)

    def _entry(self, view: View, observing: Observing, picked: tuple[Call, ...]) -> Entry:
        """What it chooses from the list after these picks. Raises BadArgument for an action that is masked."""
        whole = entries = entries_of(view.raw, picked)
        spelling = Spelling(observing.vocabulary, entries) if self.actions == "tokens" else None
        passed = 0
        while True:
            if spelling is None:
                entries = page_of(whole, passed)
            self._legal = partial(observing.legal, entries, spelling)
            observation = observing.observe(view.raw, entries, picked, spelling)
            action = self.act(observation)
            if not (0 <= action < observing.number_of_actions and observation["action_mask"][action]):
                raise BadArgument(f"{type(self).__name__} chose action {action!r}, which is masked")
            place = action if spelling is None else spelling.say(action)
            if place is not None and entries[place].more:
                passed += place
            elif place is not None:
                return entries[place]
