"""What a position is worth to a seat, from 0 to 1: a small function of the features that a game declares, learnt from
games (`lanterne learn`) and read from `learnt.json` beside the game's manifest. Reading it needs no other package."""

from collections.abc import Mapping
from math import exp, tanh
from typing import Any

import msgspec

FILE = "learnt.json"
_FAR = 30.0
"""Beyond this the logistic function is practically 0 or 1."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A logistic function of the standardised features, perhaps with a small hidden layer of hyperbolic tangents
    (`hidden`), if that improved it. `learnt` describes the games it was learnt from."""

    names: tuple[str, ...]
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float
    hidden: tuple[tuple[float, ...], ...] = ()
    """For each hidden unit: the weights of the features, the bias, and the weight of the unit."""
    learnt: dict[str, Any] = {}

    def __call__(self, features: Mapping[str, float]) -> float:
        """The value of a position with these features."""
        at = [
            (features[name] - mean) / spread
            for name, mean, spread in zip(self.names, self.means, self.spreads, strict=True)
        ]
        total = self.bias + sum([weight * each for weight, each in zip(self.weights, at, strict=True)])
        for *weights, added, scale in self.hidden:
            total += scale * tanh(added + sum([weight * each for weight, each in zip(weights, at, strict=True)]))
        return 1 / (1 + exp(-max(-_FAR, min(_FAR, total))))


def read_value(data: bytes) -> Value:
    """The value in a file. Raises ValueError if the file has none."""
    return msgspec.json.decode(data, type=Value)
