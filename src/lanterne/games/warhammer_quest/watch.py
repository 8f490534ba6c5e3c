"""What simulations count in a game of Warhammer Quest while it is played: cave-ins, and turns without progress."""

from collections.abc import Hashable, Mapping, Sequence

from lanterne.engine import Call, EventRecord
from lanterne.games.warhammer_quest.content.cards import PORTCULLIS_KEY
from lanterne.games.warhammer_quest.rules.cave_in import SECTION_FELL_IN
from lanterne.games.warhammer_quest.rules.dungeon import holder, inside, layout, section_squares, unexplored
from lanterne.games.warhammer_quest.rules.harm import DIED
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.portcullis import closed_portcullises
from lanterne.games.warhammer_quest.state import NONE, State, place_of
from lanterne.kit.grid import mask_of
from lanterne.manifest import Figure, Watch

STALLED = 15
"""A party that makes no progress for this many turns has lost its way."""


class PartyWatch(Watch[State]):
    """Counts in one game. A turn brings progress if anything has changed but places, or if the leader steps on a square
    for the first time since then. A party that is shut in without the key can only wait."""

    def __init__(self, s: State) -> None:
        self._crushed: list[int] = []
        self._idle = self._since = 0
        self._turn = s.turn
        self._last: Hashable = None
        self._trodden: set[int] = set()
        self._under: list[int] = []

    def before(self, s: State, seat: int, answer: Call) -> None:
        """Who stands where the roof may come down."""
        self._under = under(s) if s.falling else []

    def after(self, s: State, events: Sequence[EventRecord]) -> None:
        """Whom it has killed, and whether the turn that is over has brought anything."""
        if self._under and any(told.event is SECTION_FELL_IN for told in events):
            dead = [told.args[0] for told in events if told.event is DIED]
            self._crushed += [warrior for warrior in self._under if warrior in dead]
        if s.turn != self._turn:
            if self._turn:  # before the first turn nobody has set out
                self._turn_is_over(s)
            self._turn = s.turn

    def _turn_is_over(self, s: State) -> None:
        standing, where = progress(s), s.warriors[s.leader].square
        if standing != self._last or where not in self._trodden or waits_for_key(s):
            if standing != self._last:
                self._trodden.clear()
            self._last, self._since = standing, s.turn
        self._trodden.add(where)
        self._idle = max(self._idle, s.turn - self._since)

    def game(self) -> Mapping[str, Figure]:
        """What cave-ins cost, and how long the party stood still."""
        return {
            "crushed_by_cave_ins": len(self._crushed),
            "turns_without_progress": self._idle,
            "stalled": self._idle >= STALLED,
        }


def under(s: State) -> list[int]:
    """The warriors in sections that fall in at the end of this turn."""
    due = {row.place for row in s.falling if row.due <= s.turn}
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
