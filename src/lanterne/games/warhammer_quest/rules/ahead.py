"""Steps that are named before the module that defines them."""

from lanterne.engine import forward
from lanterne.games.warhammer_quest.state import Foe, Game, Moment, Rotation, Square, Warrior


@forward
def adventure_moment(game: Game, moment: int, *about: int) -> None:
    """In `settling`."""


@forward
def attack_at_once(game: Game, since: int) -> None:
    """In `monster_attacks`."""


@forward
def deathblow(game: Game, square: Square, rotation: Rotation) -> None:
    """In `deathblow`."""


@forward
def end_own_turn(game: Game) -> None:
    """In `own_turn`."""


@forward
def foe_sways(game: Game, foe: Foe) -> None:
    """In `bridge`."""


@forward
def hit_on_self(game: Game, warrior: Warrior) -> None:
    """In `shielding`."""


@forward
def interrupt(game: Game, moment: Moment) -> None:
    """In `interrupts`."""


@forward
def kind_arrives(game: Game, asking: int, card: int, place: int, manner: int, since: int, *groups: int) -> None:
    """In `sharing`."""


@forward
def life_is_due(game: Game, warrior: Warrior) -> None:
    """In `spell_effects`."""


@forward
def own_turn(game: Game, warrior: Warrior) -> None:
    """In `own_turn`."""


@forward
def own_turn_choice(game: Game) -> None:
    """In `own_turn`."""


@forward
def roll_power_again(game: Game) -> None:
    """In `turn`."""


@forward
def settle(game: Game) -> None:
    """In `settling`."""


@forward
def stop_moving(game: Game) -> None:
    """In `own_turn`."""


@forward
def warrior_sways(game: Game, warrior: Warrior) -> None:
    """In `bridge`."""
