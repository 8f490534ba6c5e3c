"""How actions, movements and turns end (HQ-RND)."""

from lanterne.engine import Refusal, law, part
from lanterne.engine.game import SCOPE
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.state import Game, State

TURN = "turn"
"""The scope of a hero's turn. A hero who dies or is stopped leaves it."""

ZARGON_TURN = "zargon-turn"
"""The scope in which the monsters act."""

ACTED_ALREADY = Refusal("acted-already", "HQ-RND-5")


def is_open(s: State, scope: str) -> bool:
    """Whether a scope is open: it has been entered, and neither ended nor left."""
    return any(call[:2] == (SCOPE, scope) for call in s.agenda)


@law("HQ-RND-5", "HQ-RND-9")
def acted_already(s: State, seat: int) -> Refusal | None:
    """One action a turn."""
    return ACTED_ALREADY if s.heroes[s.active].acted else None


@part("HQ-RND-6")
def spend_action(game: Game) -> None:
    """Spend the action. A movement that has begun ends with it."""
    s = game.state
    change(s, s.active, acted=True)
    if s.rolled:
        end_movement(s)


def end_movement(s: State) -> None:
    """End the movement: the remaining points are lost, and effects that last for one movement are over."""
    s.points = 0
    s.phasing = s.veiled = False


@part("HQ-RND-14")
def turn_is_over(game: Game) -> None:
    """End the turn at once: no more movement, action or free things. Whatever must still be resolved (a look around, a
    dying hero) has to be on the agenda in its own scope before this."""
    game.leave(TURN)
