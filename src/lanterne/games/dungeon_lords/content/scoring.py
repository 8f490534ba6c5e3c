"""Points and titles."""

from typing import NamedTuple

from lanterne.games.dungeon_lords.content.box import BOX

_POINTS = {row.id: row.points for row in BOX.scoring}
SCORE_NAMES: tuple[str, ...] = tuple(_POINTS)

ROOM_POINTS = _POINTS["room"]
MONSTER_POINTS = _POINTS["monster"]
GHOST_POINTS = _POINTS["ghost"]
PRISONER_POINTS = _POINTS["prisoner"]
PALADIN_POINTS = _POINTS["paladin"]
CONQUERED_POINTS = _POINTS["conquered-tile"]
UNPAID_POINTS = _POINTS["unpaid-tax"]
"""DL-SCO-1 to DL-SCO-5. The points for a title depend on the number of players: see `settings.py`."""

LICENCE = _POINTS["licence"]
"""The lowest total that earns the licence (DL-WIN-3)."""

DARK_DEEDS, HALLS, TUNNELS, MONSTERS, IMPS, RICHES, BATTLES = range(7)
TITLE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.titles)


class Title(NamedTuple):
    """A title. `counts`: what is added up; `fewest`: it goes to the lord with the fewest instead of the most."""

    name: str
    counts: tuple[str, ...]
    fewest: bool


TITLES: tuple[Title, ...] = tuple(Title(row.id, row.counts, row.best == "fewest") for row in BOX.titles)
