"""What can be counted of heroes' turns while a game is played: empty ones, steps to and fro, searches for nothing.

Only what everybody at the table sees is counted. Feed a `TurnCounter` every answer before it is played.
"""

from typing import NamedTuple

from lanterne.engine import Call, has
from lanterne.games.heroquest.bot.searching import nothing_hidden
from lanterne.games.heroquest.rules.attack import shoot, strike, strike_orc, strike_undefended, throw
from lanterne.games.heroquest.rules.difficulty import is_boss
from lanterne.games.heroquest.rules.dread import cast, cast_at, cast_line
from lanterne.games.heroquest.rules.monster_turn import strike_hero
from lanterne.games.heroquest.rules.movement import roll_movement, walk
from lanterne.games.heroquest.rules.places import adjacent, inside
from lanterne.games.heroquest.rules.searching import search_for_secret_doors, search_for_traps
from lanterne.games.heroquest.rules.turn import end_turn, turn_choice
from lanterne.games.heroquest.state import KIND_OF, NONE, State
from lanterne.kit.grid import mask_of

NOTHING = frozenset((roll_movement.name, end_turn.name))
"""A turn of these alone is empty."""
TRAPS, DOORS = search_for_traps.name, search_for_secret_doors.name


class Turns(NamedTuple):
    """Numbers of turns: all, and those that began while a comrade had a monster beside them; of each, the empty ones.
    Then the turns in which a hero came back to a square of the same move, and the searches where it was known that
    there is nothing to find."""

    all: int = 0
    empty: int = 0
    fights: int = 0
    empty_fights: int = 0
    to_and_fro: int = 0
    vain_searches: int = 0

    def plus(self, other: "Turns") -> "Turns":
        """Both together."""
        return Turns(*(a + b for a, b in zip(self, other, strict=True)))


def comrade_fights(s: State, hero: int) -> bool:
    """Whether a monster stands beside another hero."""
    monsters = mask_of(row.square for row in s.monsters)
    return any(adjacent(s, s.heroes[other].square) & monsters for other in inside(s) if other != hero)


def in_vain(s: State, call: Call) -> bool:
    """Whether a search repeats one made here before, or is for something that the quest is known not to have."""
    if call[0] not in (TRAPS, DOORS):
        return False
    sought = s.sought_traps if call[0] == TRAPS else s.sought_doors
    return nothing_hidden(s) or has(sought, s.heroes[s.active].square)


class TurnCounter:
    """Counts the turns of heroes in one game."""

    def __init__(self) -> None:
        self.counted = Turns()
        self._turn: tuple[int, ...] = ()
        self._empty = self._beside = self._returned = False
        self._squares: set[int] = set()

    def see(self, s: State, call: Call) -> None:
        """An answer that is about to be played."""
        turn = (s.quest, s.tries, s.round, s.active)
        if turn != self._turn:
            self.close()
            if s.active == NONE or s.agenda[-1][0] != turn_choice.name:
                return
            self._turn = turn
            self._empty, self._beside = True, comrade_fights(s, s.active)
            self._squares, self._returned = {s.heroes[s.active].square}, False
        self._empty = self._empty and call[0] in NOTHING
        if call[0] == walk.name:
            self._returned = self._returned or call[1] in self._squares
            self._squares.add(call[1])
        self.counted = self.counted.plus(Turns(vain_searches=int(in_vain(s, call))))

    def close(self) -> None:
        """The turn being counted is over."""
        if not self._turn:
            return
        empty, beside = int(self._empty), int(self._beside)
        self.counted = self.counted.plus(Turns(1, empty, beside, empty & beside, int(self._returned)))
        self._turn = ()


# --- bosses -----------------------------------------------------------------------------------------------------------

DREAD = frozenset((cast.name, cast_at.name, cast_line.name))
BLOWS = frozenset((strike.name, strike_orc.name, strike_undefended.name, shoot.name, throw.name))


class Bosses(NamedTuple):
    """Named characters that came onto the board, their attacks and spells, and the attacks against them."""

    met: int = 0
    attacks: int = 0
    spells: int = 0
    attacked: int = 0

    def plus(self, other: "Bosses") -> "Bosses":
        """Both together."""
        return Bosses(*(a + b for a, b in zip(self, other, strict=True)))


def boss_deed(call: Call) -> Bosses:
    """Count what an answer does to bosses."""
    name = call[0]
    if name == strike_hero.name and is_boss(KIND_OF[call[1]]):
        return Bosses(attacks=1)
    if name in DREAD and is_boss(KIND_OF[call[1]]):
        return Bosses(spells=1)
    return Bosses(attacked=1) if name in BLOWS and is_boss(KIND_OF[call[-1]]) else Bosses()


def bosses_met(s: State) -> int:
    """How many have been on the board in this quest."""
    return sum(has(s.met, foe) for foe, kind in enumerate(KIND_OF) if is_boss(kind))


# --- stalls -----------------------------------------------------------------------------------------------------------


def progress(s: State) -> tuple[object, ...]:
    """What a round can achieve: squares seen, searched or walked, doors, traps, treasure, deeds, and everybody's
    points. Moving about is no progress."""
    return (
        (s.quest, s.tries, s.seen, s.walked, s.sought_doors, s.sought_traps, s.deck, s.acts, s.told),
        tuple(row.open for row in s.doors),
        len(s.traps),
        tuple((row.foe, row.body) for row in s.monsters),
        tuple((row.body, row.mind, row.fate, row.searched, row.spells) for row in s.heroes),
        tuple((row.gold, row.items) for row in s.sheets),
    )


class StallCheck:
    """Finds the longest run of rounds that achieved nothing."""

    def __init__(self) -> None:
        self.longest = 0
        self._last: tuple[object, ...] = ()
        self._since = 0

    def see(self, s: State) -> None:
        """The state before an answer."""
        now = progress(s)
        if now != self._last or s.round < self._since:
            self._last, self._since = now, s.round
        self.longest = max(self.longest, s.round - self._since)
