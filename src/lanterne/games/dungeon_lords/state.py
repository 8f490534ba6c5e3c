"""The state of a game of Dungeon Lords, and the names of its things."""

from functools import cache
from typing import Annotated, TypeAlias

from msgspec import field

from lanterne import engine
from lanterne.engine import COUNT, OWNER_COUNT, PILE, PUBLIC, ROWS, Card, Ids, Row
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_NAMES, ADVENTURERS, CLASS_NAMES, PALADIN
from lanterne.games.dungeon_lords.content.board import AREAS as AREA_ROWS
from lanterne.games.dungeon_lords.content.board import CELL_NAMES, ROOM_ZONE_NAMES
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.calendar import MAGIC, PHASE_NAMES, SEASON_NAMES, STEP_NAMES
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARD_NAMES, EVENT_NAMES, SPECIAL_EVENT_NAMES, TRAP_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES, TROLL
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES, SPACE_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.games.dungeon_lords.content.scoring import TITLE_NAMES
from lanterne.games.dungeon_lords.content.settings import COLOUR_NAMES
from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES

COLOURS = Ids("colour", COLOUR_NAMES)
ORDERS = Ids("order", ORDER_NAMES)
SPACES = Ids("space", SPACE_NAMES)
CELLS = Ids("cell", CELL_NAMES)
MONSTERS = Ids("monster", MONSTER_NAMES)
ROOMS = Ids("room", ROOM_NAMES)
TRAPS = Ids("trap", TRAP_NAMES)
ADVENTURER_IDS = Ids("adventurer", ADVENTURER_NAMES)
CLASSES = Ids("class", CLASS_NAMES)
COMBAT_CARDS = Ids("combat-card", COMBAT_CARD_NAMES)
EVENTS = Ids("event", EVENT_NAMES)
SPECIAL_EVENTS = Ids("special-event", SPECIAL_EVENT_NAMES)
SEASONS = Ids("season", SEASON_NAMES)
PHASES = Ids("phase", PHASE_NAMES)
STEPS = Ids("step", STEP_NAMES)
TITLES = Ids("title", TITLE_NAMES)
TRAINERS = Ids("trainer", TRAINER_NAMES)
GOODS = Ids("goods", ("gold", "food", "evil", "trap", "monster", "imp"))
"""What is paid and received, icon by icon."""
GOLD, FOOD, EVIL, TRAP, MONSTER, IMP = range(6)

AREAS = Ids("area", tuple(AREA_ROWS))
SUPPLIES = Ids("supply", tuple(row.id for row in BOX.supplies))
ICONS = Ids("icon", tuple(row.id for row in BOX.icons))
ROOM_ZONES = Ids("room-zone", ROOM_ZONE_NAMES)
YEARS = Ids("year", ("1", "2"))
COMBAT_ROUNDS = Ids("combat-round", tuple(str(number) for number in range(1, len(MAGIC) + 1)))
PRINTED = (AREAS, SUPPLIES, ICONS, ROOM_ZONES, YEARS, COMBAT_ROUNDS)
"""Printed things that have words but are never chosen."""

READY, SPENT, STATIONED = range(3)
PLACES = Ids("place", ("face-up", "face-down", "in-battle"))
"""Where a lord's creature is: in the lair, face up or face down, or in the battle."""

Order: TypeAlias = Annotated[int, ORDERS]
Space: TypeAlias = Annotated[int, SPACES]
Cell: TypeAlias = Annotated[int, CELLS]
Monster: TypeAlias = Annotated[int, MONSTERS]
Room: TypeAlias = Annotated[int, ROOMS]
Trap: TypeAlias = Annotated[int, TRAPS]
Who: TypeAlias = Annotated[int, ADVENTURER_IDS]
CombatCard: TypeAlias = Annotated[int, COMBAT_CARDS]
Good: TypeAlias = Annotated[int, GOODS]
Place: TypeAlias = Annotated[int, PLACES]
Season: TypeAlias = Annotated[int, SEASONS]
Phase: TypeAlias = Annotated[int, PHASES]

NONE = -1
TENT, GONE = -1, -2
"""Where the year's paladin is if he is in no party: not come yet, or captured or gone for good."""
FREE = -1
"""No minion on this space."""
FIRST_DUMMY = 4
"""The dummies' minions on spaces are 4 and 5; a lord's minion is the lord's seat."""
DUMMY_COUNTER = 4
"""The dummies' counter in a game of two, which gets adventurers too (DL-NPC-10)."""

UNPLANNED, PLANNED, WAITS, NO_BATTLE = range(4)
"""A lord's plan for this combat round: not made, made, put off (DL-PLN-13), or not needed."""


class Hero(Row, frozen=True):
    """An adventurer in a party: who, damage cubes, and hit points beyond the printed ones (DL-SPL-16)."""

    who: int
    damage: int = 0
    extra: int = 0


class Lord(Row, frozen=True):
    """A lord, by seat. Sets of cells are masks; at most one imp works in a tunnel. `target`, `trapped` and `stationed`
    are the plan of this combat round. Creatures in the lair are `ready` (face up) or `spent` (face down), in the order
    in which they came."""

    evil: Annotated[int, PUBLIC] = 0
    gold: Annotated[int, PUBLIC] = 0
    food: Annotated[int, PUBLIC] = 0
    imps: Annotated[int, PUBLIC] = 0
    """All imps, at work or not."""
    unpaid: Annotated[int, PUBLIC] = 0
    """Cubes for unpaid taxes."""

    # the dungeon
    dug: Annotated[int, PUBLIC] = 0
    """All tiles: tunnels and rooms, conquered or not."""
    conquered: Annotated[int, PUBLIC] = 0
    rooms: Annotated[tuple[tuple[int, int], ...], PUBLIC] = ()
    """Cell and room of each, in the order of the cells."""
    ready: Annotated[tuple[int, ...], PUBLIC] = ()
    spent: Annotated[tuple[int, ...], PUBLIC] = ()
    traps: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """In the order in which they were drawn."""
    drawn_anew: Annotated[int, PUBLIC] = 0
    """Traps drawn since the pile was last made from the discard (DL-SUP-3)."""
    party: Annotated[tuple[Hero, ...], PUBLIC] = ()
    """Front first, including paladin and illusion."""
    prison: Annotated[tuple[int, ...], PUBLIC] = ()

    # who is at work this round
    digging: Annotated[int, PUBLIC] = 0
    mining: Annotated[int, PUBLIC] = 0
    foremen: Annotated[int, PUBLIC] = 0
    used: Annotated[tuple[int, ...], PUBLIC] = ()
    """The cells of rooms used this round, one entry for each use."""
    imps_in_rooms: Annotated[int, PUBLIC] = 0
    trolls_in_rooms: Annotated[int, PUBLIC] = 0

    # orders
    inaccessible: Annotated[tuple[int, ...], PUBLIC] = ()
    drawn: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """Orders drawn at the start, two of which become inaccessible (DL-VAR-1)."""
    programmed: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """Orders that are still face down, the next one first."""
    orders: Annotated[tuple[int, ...], PUBLIC] = ()
    """Orders revealed this round."""
    on_cards: Annotated[int, PUBLIC] = 0
    """The set of order spaces, 0 to 2, with a minion on the card."""

    # the plan of this combat round
    plan: Annotated[int, PUBLIC] = UNPLANNED
    target: Annotated[int, PUBLIC] = NONE
    trapped: Annotated[tuple[int, ...], OWNER_COUNT] = ()
    """Planned traps, still face down."""
    stationed: Annotated[tuple[int, ...], PUBLIC] = ()
    """Planned creatures that have not acted yet."""


class Dummy(Row, frozen=True):
    """A dummy lord. In a game of two, the lord in the same place manages it. `stack` and `left` are face down, but the
    other cards give them away, so they are kept in the order of the zones."""

    stack: Annotated[tuple[int, ...], PUBLIC] = ()
    shown: Annotated[tuple[int, ...], PUBLIC] = ()
    """Orders revealed this round."""
    left: Annotated[tuple[int, ...], PUBLIC] = ()
    """Orders of this round's stack that have not been revealed."""
    inaccessible: Annotated[tuple[int, ...], PUBLIC] = ()


class Fight(Row, frozen=True):
    """The battle that is being fought. `icons` are the anti-trap icons at its start, `icons_used` those that have
    worked. `poison` says who takes how much at the end. `sheep` is the kind of monster that a spell has turned into a
    sheep, until it has acted."""

    seat: int
    step: int = 0
    icons: int = 0
    icons_used: int = 0
    poison: tuple[tuple[int, int], ...] = ()
    no_spell: bool = False
    no_healing: bool = False
    no_conquest: bool = False
    no_fatigue: bool = False
    attacked: bool = False
    shield: int = 0
    invisible: bool = False
    first_only: bool = False
    less: int = 0
    """How much less damage every strike deals (Stoneskin)."""
    paid_again: tuple[int, ...] = ()
    """The kinds of monsters that stay although Suggestion would withdraw them (DL-SPL-10)."""
    sheep: int = NONE
    acting: int = NONE
    """The kind of creature that is acting: no longer `stationed`, not yet back in the lair."""
    line: int = NONE
    """The line of its tile that it uses; NONE for a sheep."""


class State(engine.State):
    """Where everything is. Piles are drawn from their front."""

    # agreed before the game
    choose_orders: Annotated[bool, PUBLIC]
    special_on: Annotated[bool, PUBLIC]
    greedy: Annotated[bool, PUBLIC]
    trainer: Annotated[int, PUBLIC]

    # people and boards
    lords: Annotated[list[Lord], ROWS]
    dummies: Annotated[tuple[Dummy, ...], ROWS] = ()
    dummy_evil: Annotated[int, PUBLIC] = NONE
    """The dummies' counter in a game of two (DL-NPC-9)."""
    first: Annotated[int, PUBLIC] = 0
    """The seat with the starting player token."""
    year: Annotated[int, PUBLIC] = 1
    season: Annotated[int, PUBLIC] = 0
    phase: Annotated[int, PUBLIC] = 0
    round: Annotated[int, PUBLIC] = 0
    """The combat round, from 1; 0 while building."""
    spaces: Annotated[tuple[int, ...], PUBLIC] = (FREE,) * len(SPACE_NAMES)
    """Whose minion is on each space: a seat, a dummy, or FREE."""
    tavern: Annotated[tuple[int, ...], PUBLIC] = ()
    shop: Annotated[tuple[int, ...], PUBLIC] = ()
    events: Annotated[tuple[int, ...], PUBLIC] = (NONE,) * len(SEASON_NAMES)
    """The event token of each season, from when it is face up until it is resolved."""
    special: Annotated[int, PUBLIC] = NONE
    """The year's special event, once it is face up."""
    past_events: Annotated[tuple[int, ...], PUBLIC] = ()
    """This year's resolved tokens."""
    past_special: Annotated[int, PUBLIC] = NONE
    """In the second year: the special event of the first."""
    coming: Annotated[tuple[tuple[int, ...], ...], PUBLIC] = ((),) * len(SEASON_NAMES)
    """The adventurers waiting on the space of each season, weakest first."""
    confused: Annotated[bool, PUBLIC] = False
    """Whether this season's adventurers are dealt in reverse order (DL-SEV-8)."""
    settled: Annotated[tuple[tuple[int, int], ...], PUBLIC] = ()
    """Kind and place of each creature that the current lord has already paid on Pay Day or in a strike."""
    paladin: Annotated[int, PUBLIC] = TENT
    """The seat with the year's paladin in its party, or TENT, or GONE."""
    shown_cards: Annotated[tuple[int, ...], PUBLIC] = ()
    """The combat cards turned up this year; the last one is the current round's."""

    # what went away for good
    left: Annotated[tuple[int, ...], PUBLIC] = ()
    """Adventurers who left, and released prisoners."""
    dismissed: Annotated[tuple[int, ...], PUBLIC] = ()
    """The discard of monsters and ghosts."""
    demolished: Annotated[tuple[int, ...], PUBLIC] = ()
    """The discard of rooms."""
    sprung: Annotated[tuple[int, ...], PUBLIC] = ()
    """Traps in the discard that everybody has seen; the others are in `given_up`."""
    given_up: Annotated[list[Card], PILE] = field(default_factory=list)
    shuffled_back: Annotated[list[Card], PILE] = field(default_factory=list)
    """The discard from which the trap pile was last made. A lord who knew one of its cards knows that it is in the
    pile."""

    # face-down piles
    town: Annotated[list[Card], PILE] = field(default_factory=list)
    """This year's face-down combat cards, the next round's first."""
    next_town: Annotated[tuple[int, ...], COUNT] = ()
    specials: Annotated[tuple[int, ...], COUNT] = ()
    """The face-down special events, this year's first."""
    tokens: Annotated[tuple[int, ...], COUNT] = ()
    """Face-down event tokens, the next season's first."""
    monster_pile: Annotated[tuple[int, ...], COUNT] = ()
    room_pile: Annotated[tuple[int, ...], COUNT] = ()
    trap_pile: Annotated[tuple[int, ...], COUNT] = ()
    adventurer_pile: Annotated[tuple[int, ...], COUNT] = ()
    """This year's adventurers that nobody has seen; `put_under` are below them."""
    put_under: Annotated[tuple[int, ...], PUBLIC] = ()
    next_adventurers: Annotated[tuple[int, ...], COUNT] = ()

    fight: Annotated[Fight | None, PUBLIC] = None


Game: TypeAlias = engine.Game[State]


def put(s: State, seat: int, lord: Lord) -> None:
    """Replace a lord's row."""
    s.lords[seat] = lord


def turn_order(s: State) -> tuple[int, ...]:
    """All lords clockwise from the starting player (DL-GEN-1)."""
    return _from_first(s.first, len(s.lords))


@cache
def _from_first(first: int, seats: int) -> tuple[int, ...]:
    return tuple([(first + place) % seats for place in range(seats)])


def trolls(lord: Lord) -> int:
    """Troll tokens: one for each Troll tile, wherever it is (DL-SUP-2)."""
    return (lord.ready + lord.spent + lord.stationed).count(TROLL)


def free_imps(lord: Lord) -> int:
    """Imps in the den."""
    busy = lord.digging.bit_count() + lord.mining.bit_count() + lord.foremen + lord.imps_in_rooms
    return lord.imps - busy


def free_workers(lord: Lord) -> int:
    """Imps and troll tokens in the den."""
    return free_imps(lord) + max(0, trolls(lord) - lord.trolls_in_rooms)


def hand(lord: Lord) -> tuple[int, ...]:
    """The orders in hand: all except the inaccessible, the programmed and the revealed ones."""
    return _all_but(lord.inaccessible + lord.programmed + lord.orders)


@cache
def _all_but(away: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([order for order in range(len(ORDER_NAMES)) if order not in away])


def host_of(s: State) -> int:
    """The lord with the paladin in their party, or NONE."""
    return s.paladin if s.paladin >= 0 else NONE


def is_paladin(who: int) -> bool:
    """Whether this adventurer is a paladin."""
    return ADVENTURERS[who].kind == PALADIN
