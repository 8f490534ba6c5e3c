"""Steps that are named before the module that defines them."""

from lanterne.engine import SeatId, forward
from lanterne.games.heroquest.state import NONE, Foe, Game, Hero, QuestId, Square


@forward
def begin_quest(game: Game) -> None:
    """In `setup`."""


@forward
def commanded_choice(game: Game, hero: Hero) -> None:
    """In `commanded`."""


@forward
def die(game: Game, hero: Hero) -> None:
    """In `death`."""


@forward
def dying(game: Game, hero: Hero) -> None:
    """In `death`."""


@forward
def go(game: Game, foe: Foe, square: Square) -> None:
    """In `monster_turn`."""


@forward
def hero_turn(game: Game, hero: Hero) -> None:
    """In `turn`."""


@forward
def lead(game: Game, hero: Hero, square: Square) -> None:
    """In `commanded`."""


@forward
def let_go(game: Game, hero: Hero) -> None:
    """In `commanded`."""


@forward
def monster_acts(game: Game, foe: Foe) -> None:
    """In `monster_turn`."""


@forward
def monster_choice(game: Game, foe: Foe) -> None:
    """In `monster_turn`."""


@forward
def monster_moves(game: Game, foe: Foe) -> None:
    """In `monster_turn`."""


@forward
def next_quest(game: Game, proposer: SeatId) -> None:
    """In `campaign`."""


@forward
def quest_chosen(game: Game, quest: QuestId) -> None:
    """In `campaign`."""


@forward
def quest_may_end(game: Game) -> None:
    """In `ending`."""


@forward
def reach_announced(game: Game, hero: Hero) -> None:
    """In `disarming`."""


@forward
def read_notes(game: Game, actor: Hero, moment: int, square: Square = NONE) -> None:
    """In `notes`."""


@forward
def round_over(game: Game) -> None:
    """In `turn`."""


@forward
def spring(game: Game, hero: Hero, square: Square) -> None:
    """In `traps`."""


@forward
def stand_down(game: Game) -> None:
    """In `monster_turn`."""


@forward
def strike_hero(game: Game, foe: Foe, hero: Hero) -> None:
    """In `monster_turn`."""


@forward
def turn_choice(game: Game) -> None:
    """In `turn`."""


@forward
def turn_lost(game: Game) -> None:
    """In `death`."""


@forward
def turn_on(game: Game, hero: Hero, friend: Hero) -> None:
    """In `commanded`."""


@forward
def use(game: Game, foe: Foe) -> None:
    """In `monster_turn`."""


@forward
def visit_armoury(game: Game, hero: Hero) -> None:
    """In `armoury`."""


@forward
def zargon_choice(game: Game) -> None:
    """In `zargon`."""
