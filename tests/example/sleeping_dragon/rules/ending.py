"""The end of a night and of the game (SD-END)."""

from lanterne.engine import law, step
from sleeping_dragon.printed import LAST_NIGHT, RICH
from sleeping_dragon.state import NONE, Game, State


@law("SD-END-1", "SD-END-2", "SD-END-3")
def ends_by(s: State) -> str:
    """How the game would end at dawn, "" if another night follows. Everybody can know it."""
    if any(thief.coins >= RICH for thief in s.thieves):
        return "rich"
    if not s.pile:
        return "plundered"
    return "awake" if s.night == LAST_NIGHT else ""


@step("SD-END-1", "SD-END-2", "SD-END-3")
def dawn(game: Game) -> None:
    game.state.active = NONE
    game.turn_ends()
    ending = ends_by(game.state)
    if ending:
        game.end(ending)


@law("SD-END-4")
def ranking(s: State) -> tuple[int, ...]:
    """Most coins win, then most treasures left. Thieves equal in both share a place."""
    worth = [(thief.coins, len(thief.loot)) for thief in s.thieves]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
