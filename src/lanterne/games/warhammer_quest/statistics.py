"""What simulations record of games of Warhammer Quest."""

from typing import Any

from lanterne.engine import has
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.rules.cave_in import ROOF_CRACKS, SECTION_FELL_IN
from lanterne.games.warhammer_quest.rules.events import UNEXPECTED_EVENT
from lanterne.games.warhammer_quest.rules.harm import DIED, SLAIN, WOUNDS_LOST, WOUNDS_REGAINED
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.spells import SPELL_CAST, SPELL_CAST_AT, SPELL_CAST_ON, SPELL_CAST_ON_SELF
from lanterne.games.warhammer_quest.rules.treasure import TREASURE_GIVEN
from lanterne.games.warhammer_quest.state import INSIDE, NONE, OUT, WARRIORS, State
from lanterne.games.warhammer_quest.watch import PartyWatch
from lanterne.manifest import Statistics, Tally


def player(s: State, warrior: int, *rest: Any) -> int:
    """The seat of a warrior."""
    return s.warriors[warrior].seat


def slayer(s: State, foe: int, warrior: int) -> int:
    """The seat of the warrior who slew a monster; nobody, if something else did."""
    return s.warriors[warrior].seat if warrior != NONE else -1


def wounds(s: State, warrior: int, number: int, left: int) -> int:
    """Wounds lost or regained."""
    return number


def arrived(s: State) -> bool:
    """Whether a warrior entered the objective room."""
    room = objective_place(s)
    return room != NONE and has(s.entered, room)


def lives(s: State, seat: int) -> bool:
    """Whether the warrior of this seat survived."""
    return s.warriors[s.party[seat]].fate in (INSIDE, OUT)


def survivors(s: State) -> int:
    """How many came through."""
    return sum(row.fate in (INSIDE, OUT) for row in s.warriors)


def gold(s: State) -> int:
    """What they bring home."""
    return sum(row.gold for row in s.warriors if row.fate in (INSIDE, OUT))


STATISTICS: Statistics[State] = Statistics(
    game={
        "adventure": lambda s: ADVENTURE_NAMES[s.adventure],
        "objective_room": lambda s: SECTION_NAMES[ADVENTURES[s.adventure].room],
        "turns": lambda s: s.turn,
        "arrived": arrived,
        "monster_cards_overcome": lambda s: s.cleared,
        "survivors": survivors,
        "gold": gold,
    },
    game_events={
        "unexpected_events": (UNEXPECTED_EVENT,),
        "cave_ins": (ROOF_CRACKS,),
        "sections_fallen_in": (SECTION_FELL_IN,),
        "spells_cast": (SPELL_CAST, SPELL_CAST_AT, SPELL_CAST_ON, SPELL_CAST_ON_SELF),
    },
    seat={"warrior": lambda s, seat: WARRIORS.name(s.party[seat]), "survived": lives},
    seat_events={
        "kills": (Tally(SLAIN, slayer),),
        "wounds_lost": (Tally(WOUNDS_LOST, player, wounds),),
        "wounds_regained": (Tally(WOUNDS_REGAINED, player, wounds),),
        "died": (Tally(DIED, player),),
        "treasures": (Tally(TREASURE_GIVEN, player),),
    },
    watch=PartyWatch,
)
