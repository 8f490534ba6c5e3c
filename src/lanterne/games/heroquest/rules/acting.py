"""What ends an action, a movement or a turn, for all that can be done in one (HQ-RND)."""

from lanterne.engine import Refusal, law
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.state import Game, State

TURN = "turn"
"""The scope of a hero's turn: whoever dies or is stopped leaves it."""

ACTED_ALREADY = Refusal("acted-already", "HQ-RND-5")


@law("HQ-RND-5", "HQ-RND-9")
def acted_already(s: State, seat: int) -> Refusal | None:
    """One action a turn."""
    return ACTED_ALREADY if s.heroes[s.active].acted else None


@law("HQ-RND-6")
def spend_action(game: Game) -> None:
    """The action is spent. A movement that has begun ends with it."""
    s = game.state
    change(s, s.active, acted=True)
    if s.rolled:
        end_movement(s)


def end_movement(s: State) -> None:
    """The rest of the movement points is lost, and what lasts for one movement is over."""
    s.points = 0
    s.phasing = s.veiled = False


@law("HQ-RND-14")
def turn_is_over(game: Game) -> None:
    """The turn ends at once: no more movement, no more action, no more free things. Whatever still has to be settled
    (a look around, a dying hero) must have been put on the agenda with its own scope before, or is done here."""
    game.leave(TURN)
