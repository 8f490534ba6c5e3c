"""Bargaining: what a share of a quest is worth to whom, who would agree to it, and how the bot answers."""

from collections.abc import Sequence

from lanterne.games.xorlosch.bot.outlook import rival_weights
from lanterne.games.xorlosch.content import BotProfile
from lanterne.games.xorlosch.state import State

FAVOUR = 0.1
"""What a favour owed to somebody is worth."""


def utility(weights: Sequence[float], seat: int, gains: Sequence[int]) -> float:
    """U: the own cards less the weighed cards of the others."""
    return gains[seat] - sum(weight * gain for weight, gain in zip(weights, gains, strict=True))


def would_agree(state: State, seat: int, profile: BotProfile, relief: float, gains: Sequence[int]) -> bool:
    """Whether another player of the same temper would agree to this share."""
    return utility(rival_weights(state, seat, profile), seat, gains) >= profile.agree_threshold - relief
