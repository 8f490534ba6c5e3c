"""Steps that are named before the module that defines them."""

from lanterne.engine import SeatId, forward
from lanterne.games.dungeon_run.state import Game, PowerId, TileId


@forward
def arrive(game: Game, seat: SeatId, tile: TileId) -> None:
    """In `arrival`."""


@forward
def becomes_unconscious(game: Game, seat: SeatId) -> None:
    """In `fall`."""


@forward
def blow_is_settled(game: Game, tile: TileId, by: SeatId) -> None:
    """In `monsters`."""


@forward
def discard_killed(game: Game, seat: SeatId) -> None:
    """In `monsters`."""


@forward
def falls_are_checked(game: Game, by: SeatId) -> None:
    """In `fall`."""


@forward
def free_attack(game: Game, seat: SeatId, tile: TileId) -> None:
    """In `free_attack`."""


@forward
def hero_dies(game: Game, seat: SeatId) -> None:
    """In `death`."""


@forward
def monster_moment(game: Game, window: int, tile: TileId, seat: SeatId) -> None:
    """In `powers`."""


@forward
def revive_monster(game: Game, tile: TileId) -> None:
    """In `monsters`."""


@forward
def stays(game: Game, seat: SeatId) -> None:
    """In `special_tiles`."""


@forward
def strike_monster(game: Game, tile: TileId, amount: int, by: SeatId) -> None:
    """In `monsters`."""


@forward
def trial(game: Game, power: PowerId, operation: int, holder: int, target: int) -> None:
    """In `trials`."""


@forward
def walk_onto_new(game: Game, seat: SeatId, tile: TileId) -> None:
    """In `arrival`."""


@forward
def wound_monster(game: Game, tile: TileId, amount: int) -> None:
    """In `monsters`."""
