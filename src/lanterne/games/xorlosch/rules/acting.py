"""What follows a single action of the turn."""

from lanterne.games.xorlosch.rules.ahead import action_window, turn_action
from lanterne.games.xorlosch.state import Game


def acted(game: Game) -> None:
    """A single action of the turn is done: with full windows the others may react to it (XOR-INT-2)."""
    s = game.state
    if s.full_windows and s.agenda[-1] == turn_action():
        game.then(action_window())
