"""What follows a single action of the turn."""

from lanterne.games.xorlosch.state import Game

# Windows offer items, items are actions, and actions may open a window: the circle is cut here, by name.
TURN_ACTION = ("turn_action",)
ACTION_WINDOW = ("action_window",)


def acted(game: Game) -> None:
    """A single action of the turn is done: with full windows the others may react to it (XOR-INT-2)."""
    s = game.state
    if s.full_windows and s.agenda[-1] == TURN_ACTION:
        game.then(ACTION_WINDOW)
