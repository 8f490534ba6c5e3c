"""Observations: what an environment, or a bot that was trained in one, is shown of a view."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from lanterne import registry
from lanterne.engine import Box, Call, View
from lanterne.envs.actions import Encoding, Spelling, Vocabulary
from lanterne.envs.micro import PLACES, Entry
from lanterne.envs.tensor import BOUND, Layout
from lanterne.errors import BadArgument

Observation: TypeAlias = dict[str, NDArray[Any]]
Shown: TypeAlias = Literal["tensor", "none"]

WIDTH = 8
"""Tokens of a row in the tables of options and picks; a longer entry is cut off."""
PICKED = 16
"""Rows of the table of picks. Of a longer combined answer, the last picks are shown."""


class Observing:
    """How a game is observed, and what its actions are.

    An observation has the `action_mask`. With `tensor` also the `observation`, a flat tensor of all that the seat
    knows, and `picked`: of a combined answer that is being put together, the picks so far, a row of tokens each, and in
    the encoding `tokens` the words said of the next one. In the encoding `options` also `options`: what can be chosen,
    a row of tokens a place.
    """

    def __init__(self, box: Box[Any], actions: Encoding, shown: Shown) -> None:
        for name, value, known in (("actions", actions, get_args(Encoding)), ("observation", shown, get_args(Shown))):
            if value not in known:
                raise BadArgument(f"{name} cannot be {value!r}; it can be {', '.join(known)}")
        self.encoding = actions
        self.vocabulary = Vocabulary(box)
        self.layout = Layout(box.state, registry.manifest(box.name).sizes) if shown == "tensor" else None
        self.number_of_actions = PLACES if actions == "options" else len(self.vocabulary)

    def space(self) -> spaces.Dict:
        """The space of observations."""
        parts: dict[str, spaces.Space[Any]] = {}
        if self.layout is not None:
            parts["observation"] = spaces.Box(-BOUND, BOUND, (self.layout.size,), numpy.float32)
            parts["picked"] = spaces.Box(0, len(self.vocabulary), (PICKED, WIDTH), numpy.int32)
            if self.encoding == "options":
                parts["options"] = spaces.Box(0, len(self.vocabulary), (PLACES, WIDTH), numpy.int32)
        parts["action_mask"] = spaces.Box(0, 1, (self.number_of_actions,), numpy.int8)
        return spaces.Dict(parts)

    def observe(
        self, view: View[Any], entries: Sequence[Entry], picked: Sequence[Call], spelling: Spelling | None
    ) -> Observation:
        """What the view's seat knows, and what it can choose: nothing if `entries` is empty."""
        found: Observation = {}
        if self.layout is not None:
            found["observation"] = numpy.array(self.layout.numbers(view), numpy.float32)
            rows = [self.vocabulary.spelled(Entry(call, pick=True)) for call in picked]
            found["picked"] = self._table([*rows, spelling.said] if spelling is not None else rows, PICKED)
            if self.encoding == "options":
                found["options"] = self._table([self.vocabulary.spelled(entry) for entry in entries], PLACES)
        found["action_mask"] = self.mask(entries, spelling)
        return found

    def mask(self, entries: Sequence[Entry], spelling: Spelling | None) -> NDArray[numpy.int8]:
        """Which actions are open, as 0 and 1."""
        mask = numpy.zeros(self.number_of_actions, numpy.int8)
        if spelling is None:
            mask[: len(entries)] = 1
        else:
            mask[spelling.tokens()] = 1
        return mask

    def legal(self, entries: Sequence[Entry], spelling: Spelling | None) -> list[str]:
        """What can be chosen, in words, by place; in the encoding `tokens`, the words that can be next."""
        if spelling is not None:
            return [self.vocabulary[token] for token in spelling.tokens()]
        return [" ".join(self.vocabulary[token] for token in self.vocabulary.spelled(entry)) for entry in entries]

    def _table(self, rows: Sequence[Sequence[int]], places: int) -> NDArray[numpy.int32]:
        """Rows of tokens, the last of them if there are more than places."""
        table = numpy.zeros((places, WIDTH), numpy.int32)
        for place, tokens in enumerate(rows[-places:]):
            table[place, : len(tokens)] = tokens[:WIDTH]
        return table
