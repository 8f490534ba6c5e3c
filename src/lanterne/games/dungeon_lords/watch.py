"""What simulations count in a game of Dungeon Lords while it is played: bare battles, and what is left of a dungeon
after the first year."""

from collections.abc import Mapping, Sequence

from lanterne.engine import EventRecord
from lanterne.games.dungeon_lords.rules.battle import BATTLE_BEGINS
from lanterne.games.dungeon_lords.rules.calendar import YEAR_BEGINS
from lanterne.games.dungeon_lords.rules.planning import CREATURE_STATIONED, TRAP_LAID
from lanterne.games.dungeon_lords.state import State
from lanterne.manifest import Figure, Watch


class LordsWatch(Watch[State]):
    """Counts in one game. A battle is bare if neither trap nor creature was laid for it."""

    def __init__(self, s: State) -> None:
        seats = len(s.lords)
        self._place = [(seat - s.first) % seats + 1 for seat in range(seats)]
        self._bare, self._tiles = [0] * seats, [0] * seats
        self._laid = [False] * seats

    def after(self, s: State, events: Sequence[EventRecord]) -> None:
        """Battles that began; the end of the first year."""
        for told in events:
            event = told.event
            if event is TRAP_LAID or event is CREATURE_STATIONED:
                self._laid[told.args[0]] = True
            elif event is BATTLE_BEGINS:
                seat = told.args[0]
                self._bare[seat] += not self._laid[seat]
                self._laid[seat] = False
            elif event is YEAR_BEGINS:
                self._tiles = [(lord.dug & ~lord.conquered).bit_count() for lord in s.lords]

    def seat(self, seat: int) -> Mapping[str, Figure]:
        """A lord's columns."""
        return {
            "starting_place": f"place {self._place[seat]}",
            "battles_bare": self._bare[seat],
            "tiles_left_after_year_1": self._tiles[seat],
            "two_tiles_or_fewer_left": self._tiles[seat] <= 2,
        }
