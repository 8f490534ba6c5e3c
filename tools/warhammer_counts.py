"""Counts of one game of Warhammer Quest, taken while it is played."""

from collections.abc import Hashable

from lanterne.engine import EventRecord, Game
from lanterne.games.warhammer_quest.content.cards import PORTCULLIS_KEY
from lanterne.games.warhammer_quest.rules.cave_in import ROOF_CRACKS, SECTION_FELL_IN
from lanterne.games.warhammer_quest.rules.dungeon import holder, inside, layout, section_squares, unexplored
from lanterne.games.warhammer_quest.rules.events import UNEXPECTED_EVENT
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.portcullis import closed_portcullises
from lanterne.games.warhammer_quest.state import NONE, State, place_of
from lanterne.kit.grid import mask_of


class Counts:
    """Listens to a game from now on. `cave_ins` are roofs that cracked, `crushed` the warriors whom they killed,
    `unexpected` the unexpected events, `idle` the largest number of turns in a row without any progress."""

    def __init__(self, game: Game[State]) -> None:
        self.cave_ins = self.crushed = self.unexpected = self.idle = 0
        self._state = game.state
        self._last: Hashable = None
        self._since = 0
        self._trodden: set[int] = set()
        game.listener = self._hear
        game.on_turn_end = self._turn_ends

    def _hear(self, said: EventRecord) -> None:
        if said.event is ROOF_CRACKS:
            self.cave_ins += 1
        elif said.event is UNEXPECTED_EVENT:
            self.unexpected += 1
        elif said.event is SECTION_FELL_IN:
            self.crushed += len(under(self._state, said.args[0]))

    def _turn_ends(self) -> None:
        """A turn brings progress if anything has changed but places, or if the leader steps where he has not been since
        then. Who is shut in without the key can only wait."""
        s = self._state
        standing = progress(s)
        where = s.warriors[s.leader].square
        if standing != self._last or where not in self._trodden or waits_for_key(s):
            if standing != self._last:
                self._trodden.clear()
            self._last, self._since = standing, s.turn
        self._trodden.add(where)
        self.idle = max(self.idle, s.turn - self._since)


def under(s: State, section: int) -> list[int]:
    """The warriors in a section that falls in."""
    due = {row.place for row in s.falling if row.due <= s.turn and s.laid[row.place].section == section}
    return [warrior for warrior in inside(s) if place_of(s.warriors[warrior].square) in due]


def waits_for_key(s: State) -> bool:
    """Whether only a portcullis leads on, and nobody has the key yet."""
    if not closed_portcullises(s) or holder(s, PORTCULLIS_KEY) in inside(s):
        return False
    graph = layout(s).graph
    reached = graph.reach(mask_of(s.warriors[warrior].square for warrior in inside(s)), graph.floor)
    room = objective_place(s)
    ahead = [mask_of(door.squares) for door in s.doors if unexplored(door)]
    return not any(squares & reached for squares in (*ahead, section_squares(s, room) if room != NONE else 0))


def progress(s: State) -> Hashable:
    """All that changes when a party gets on, whether for better or worse, but for where everybody stands."""
    return (
        len(s.laid),
        s.entered,
        s.waiting,
        len(s.doors),
        s.falling,
        s.cleared,
        s.guarded,
        s.flags,
        s.tried,
        tuple(s.cards),
        tuple((row.fate, row.wounds, row.conditions, row.gold) for row in s.warriors),
        tuple((row.foe, row.wounds) for row in s.monsters),
    )
