"""A hit on a warrior while it is being resolved (WQ-CMB-10), for the cards that can still change it (WQ-EQP-4)."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.state import Game

HIT = "hit"
"""The scope of a hit. On its agenda lies what the hit will do: the call (step, warrior, extra toughness, …)."""


@law("WQ-CMB-10")
def ward_off(game: Game) -> None:
    """For a card used against the running hit: it does nothing at all."""
    game.leave(HIT)


@law("WQ-CMB-10")
def toughen(game: Game, amount: int) -> None:
    """For a card used against the running hit: so much more toughness against this one. To be called before the card's
    step puts anything else on the agenda."""
    name, warrior, extra, *rest = game.state.agenda[-1]
    game.state.agenda[-1] = (name, warrior, extra + amount, *rest)
