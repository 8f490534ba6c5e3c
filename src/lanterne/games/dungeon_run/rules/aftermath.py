"""The end of a battle, B10: who is killed, who falls, and what follows (DR-BAT-14, DR-BAT-17, DR-BAT-18)."""

from lanterne.engine import step
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.helping import helpers_are_repaid
from lanterne.games.dungeon_run.rules.monsters import is_slain, monster_dies
from lanterne.games.dungeon_run.rules.powers import tile_is_plundered
from lanterne.games.dungeon_run.rules.rally import may_rally
from lanterne.games.dungeon_run.state import NONE, Game, conscious, deed_of, set_deed


@step("DR-BAT-14", "DR-BAT-15", "DR-BAT-18")
def battle_is_settled(game: Game) -> None:
    """The monster's death comes first, then heroes who fall; then rallying, the helpers, and the cards on the tile."""
    s = game.state
    deed = deed_of(s)
    if deed.monster == NONE:
        game.then(falls_are_checked(deed.hero), duel_is_decided(), helpers_have_their_due())
        return
    if is_slain(s, deed.tile):
        game.then(monster_dies(deed.tile, deed.hero))
    game.then(*SETTLING)


@step("DR-BAT-17", "DR-RAL-4", "DR-HVH-13")
def duel_is_decided(game: Game) -> None:
    """The attacker has succeeded if the hero attacked has been defeated."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(succeeded=not conscious(s, deed.opponent)))


@step("DR-BAT-18", "DR-RAL-1")
def killer_has_his_due(game: Game) -> None:
    """The hero who killed the monster may rally."""
    deed = deed_of(game.state)
    if deed.card != NONE:
        game.then(may_rally(deed.hero))


@step("DR-BAT-17", "DR-BAT-18", "DR-ABI-19")
def helpers_have_their_due(game: Game) -> None:
    """If the battle has succeeded, whatever became of the acting hero, assistants may rally and saboteurs pay."""
    if deed_of(game.state).succeeded:
        game.then(helpers_are_repaid())


@step("DR-BAT-18")
def killer_plunders(game: Game) -> None:
    """Last of all, a killer who is still conscious may take the cards on the tile if they have a power for it."""
    deed = deed_of(game.state)
    if deed.card != NONE:
        game.then(tile_is_plundered(deed.hero))


SETTLING = (falls_are_checked(NONE), killer_has_his_due(), helpers_have_their_due(), killer_plunders())
