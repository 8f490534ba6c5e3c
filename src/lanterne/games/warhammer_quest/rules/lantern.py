"""The lantern (WQ-LAN): what it lights, and who is lost in the dark."""

from lanterne.engine import has, law, step
from lanterne.games.warhammer_quest.content.sections import CELLS
from lanterne.games.warhammer_quest.rules.dungeon import in_turn_order, lit
from lanterne.games.warhammer_quest.rules.harm import is_lost
from lanterne.games.warhammer_quest.state import INSIDE, Game, State, place_of


@law("WQ-LAN-2", "WQ-LAN-4")
def in_the_dark(s: State) -> list[int]:
    """The warriors in unlit sections, unconscious and trapped ones too."""
    light, rows = lit(s), s.warriors
    return [
        warrior
        for warrior in in_turn_order(s)
        if rows[warrior].fate == INSIDE and not has(light, rows[warrior].square // CELLS)
    ]


@step("WQ-LAN-2", "WQ-LAN-4")
def left_in_the_dark(game: Game) -> None:
    """Once a turn, when everybody has had the chance to follow: whoever is in the dark is lost."""
    for warrior in in_the_dark(game.state):
        game.then(is_lost(warrior))


@law("WQ-LAN-3")
def strays(s: State, warrior: int) -> bool:
    """Whether a warrior has gone into the dark and ends his movement there."""
    row = s.warriors[warrior]
    return row.strayed and row.fate == INSIDE and not has(lit(s), place_of(row.square))
