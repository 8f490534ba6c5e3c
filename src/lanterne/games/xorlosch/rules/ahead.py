"""Steps that are named before the module that defines them."""

from lanterne.engine import forward
from lanterne.games.xorlosch.state import Game


@forward
def turn_action(game: Game) -> None:
    """In `turn`."""


@forward
def action_window(game: Game) -> None:
    """In `reactions`."""
