"""Steps that are named before the module that defines them."""

from lanterne.engine import SeatId, forward
from lanterne.games.dungeon_lords.state import Game


@forward
def adventurers_phase(game: Game) -> None:
    """In `adventurers`."""


@forward
def battle(game: Game, seat: SeatId) -> None:
    """In `battle`."""


@forward
def battles_phase(game: Game) -> None:
    """In `combat`."""


@forward
def combat_period(game: Game) -> None:
    """In `combat`."""


@forward
def end_of_round(game: Game) -> None:
    """In `calendar`."""


@forward
def event_phase(game: Game) -> None:
    """In `events`."""


@forward
def lay_event_tokens(game: Game) -> None:
    """In `setup`."""


@forward
def mark_late(game: Game, seat: SeatId) -> None:
    """In `planning`."""


@forward
def new_round(game: Game) -> None:
    """In `new_round`."""


@forward
def orders_phase(game: Game) -> None:
    """In `orders`."""


@forward
def party_is_checked(game: Game) -> None:
    """In `battle`."""


@forward
def planning_phase(game: Game) -> None:
    """In `combat`."""


@forward
def production_phase(game: Game) -> None:
    """In `production`."""


@forward
def release_prisoner(game: Game, seat: SeatId) -> None:
    """In `prison`."""


@forward
def reveal_phase(game: Game) -> None:
    """In `combat`."""


@forward
def scoring(game: Game) -> None:
    """In `scoring`."""


@forward
def set_up_trainer(game: Game) -> None:
    """In `trainer`."""


@forward
def special_event(game: Game) -> None:
    """In `special_events`."""


@forward
def trainer_ends(game: Game) -> None:
    """In `trainer`."""
