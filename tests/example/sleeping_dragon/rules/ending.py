"""The end of a night and of the game (SD-END)."""

from lanterne.engine import law, step
from sleeping_dragon.printed import LAST_NIGHT, RICH
from sleeping_dragon.state import NONE, Game, State


@law("SD-END-1", "SD-END-2", "SD-END-3")
def ends_by(s: State) -> str:
    """The ending that comes at dawn as things stand, "" if another night follows. It rests on public facts."""
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
    """Coins, then treasures that are left; who is equal in both shares the place."""
    worth = [(thief.coins, len(thief.loot)) for thief in s.thieves]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
