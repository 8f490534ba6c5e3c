"""The state of a game of Warhammer Quest, and the names of its things.

Nearly everything is open. Only the order of the three decks is hidden, and in one adventure each warrior's secret bet.

The dungeon is laid section by section. Laid sections are numbered in order; the squares of a section keep their printed
numbers however it is turned: square = section × `CELLS` + cell, and cell = row × `COLUMNS` + column.
"""

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import field

from lanterne import engine
from lanterne.engine import COUNT, NOBODY, OWNER, PUBLIC, ROWS, Ids, Mask, Row
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES as ADVENTURE_SHEETS
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS, EVENT_NAMES, ITEM_NAMES, SPELL_NAMES
from lanterne.games.warhammer_quest.content.difficulty import DIFFICULTIES as DIFFICULTY_ROWS
from lanterne.games.warhammer_quest.content.difficulty import DIFFICULTY_NAMES, Difficulty
from lanterne.games.warhammer_quest.content.monsters import MONSTER_NAMES
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTION_NAMES
from lanterne.games.warhammer_quest.content.sections import SECTIONS as SECTION_TILES
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES

NONE = -1
"""No warrior, no square, no section, no item."""
OUTSIDE = -2
"""Behind the dungeon entrance."""

# --- names ------------------------------------------------------------------------------------------------------------

MOST_SECTIONS = 24
"""The most sections on the table: thirteen cards, up to eight of a new deck (WQ-OBJ-11), and some to spare."""
SAME_KIND = 60
"""The most numbered monsters of a kind."""

WARRIORS = Ids("warrior", WARRIOR_NAMES)
MONSTERS = Ids("monster", MONSTER_NAMES)
FOES = Ids("foe", (f"{name}-{n + 1}" for name in MONSTER_NAMES for n in range(SAME_KIND)))
"""Monsters on the board: each has the lowest number of its kind that no other had in the same combat."""
SECTIONS = Ids("section", SECTION_NAMES)
PLACES = Ids("laid", (str(n + 1) for n in range(MOST_SECTIONS)))
"""Laid sections, by number."""
SQUARES = Ids(
    "square",
    (f"{n // CELLS + 1}{'abcdefgh'[n % COLUMNS]}{n % CELLS // COLUMNS + 1}" for n in range(MOST_SECTIONS * CELLS)),
)
"""Section, column and row as printed: 3b2."""
DOORS = Ids("door", (str(n + 1) for n in range(4 * MOST_SECTIONS)))
"""Doorways on the table, by number."""
DUNGEON = Ids(
    "dungeon-card", (f"{SECTION_NAMES[c]}-{DUNGEON_CARDS[:n].count(c) + 1}" for n, c in enumerate(DUNGEON_CARDS))
)
"""Dungeon cards, for shuffling them."""
ITEMS = Ids("item", ITEM_NAMES)
SPELLS = Ids("spell", SPELL_NAMES)
EVENTS = Ids("event", EVENT_NAMES)
ADVENTURES = Ids("adventure", ADVENTURE_NAMES)
RULE_LINES = Ids(
    "adventure-rule", (f"{row.name}-{line + 1}" for row in ADVENTURE_SHEETS for line in range(row.rule_lines))
)
"""The rules of each adventure, line by line."""
OBSTACLES = Ids("obstacle", dict.fromkeys(name for section in SECTION_TILES for name, _ in section.obstacles))
"""Obstacles of objective rooms."""
SPECIALS = Ids(
    "special",
    (*dict.fromkeys(each.name for row in ADVENTURE_SHEETS for each in row.guardians.specials), "daemon-minotaur"),
)
"""Monsters that an adventure gives a name."""
CONDITIONS = Ids(
    "condition",
    (
        *("webbed", "senseless", "fallen", "berserk", "invisible", "levitating", "shielded", "rebound", "life-force"),
        *("in-pit", "rage", "ogre"),
    ),
)
"""Bits of `WarriorRow.conditions`."""
DIFFICULTIES = Ids("difficulty", DIFFICULTY_NAMES)
KINGS = Ids("king", ("bardin", "rudin", "gredin"))
"""The kings to bet on (WQ-OBJ-13)."""
PHASES = Ids("phase", ("start", "power", "warriors", "monsters", "exploration", "end"))
START, POWER, WARRIORS_PHASE, MONSTERS_PHASE, EXPLORATION, END = range(6)
"""The parts of a turn (WQ-SEQ): its start, the four phases, its end."""

Warrior: TypeAlias = Annotated[int, WARRIORS]
Kind: TypeAlias = Annotated[int, MONSTERS]
Foe: TypeAlias = Annotated[int, FOES]
SectionKind: TypeAlias = Annotated[int, SECTIONS]
Place: TypeAlias = Annotated[int, PLACES]
Square: TypeAlias = Annotated[int, SQUARES]
Door: TypeAlias = Annotated[int, DOORS]
Item: TypeAlias = Annotated[int, ITEMS]
Spell: TypeAlias = Annotated[int, SPELLS]
EventCard: TypeAlias = Annotated[int, EVENTS]
King: TypeAlias = Annotated[int, KINGS]


def kind_of(foe: int) -> int:
    """The kind of a monster on the board."""
    return foe // SAME_KIND


def place_of(square: int) -> int:
    """The laid section that a square belongs to."""
    return square // CELLS


# --- rows -------------------------------------------------------------------------------------------------------------

AWAY, INSIDE, DEAD, LOST, OUT = range(5)
"""A warrior's fate: does not play; in the dungeon; dead; lost in the dark; left alive."""

WEBBED, SENSELESS, FALLEN, BERSERK, INVISIBLE, LEVITATING, SHIELDED, REBOUND, LIFE_FORCE, IN_PIT, RAGE = (
    1 << bit for bit in range(11)
)
"""Conditions of a warrior, bits of `WarriorRow.conditions`. RAGE: attacks nobody this turn, after a berserk roll of 1
(WQ-HRO-3)."""
OGRE = 1 << 11
"""Ogre strength, which adds to damage."""
THIS_TURN = SENSELESS | INVISIBLE | SHIELDED | REBOUND | LIFE_FORCE | RAGE | OGRE
"""Those that end with the turn."""

ASK, PASS_PHASE, PASS_UNTIL_HIT, PASS_UNTIL_WOUNDED, PASS_UNTIL_OWN_TURN, SELDOM = range(6)
"""What a player has said about windows (WQ-EQP-11): ask me; not again in this phase; not until a warrior is hit; until
one loses wounds; until my own turn; only when it matters most, which is the default."""

MOMENTS = Ids(
    "moment",
    (
        "turn-starts",
        "power-rolled",
        "event-resolved",
        "monsters-placed",
        "own-turn-starts",
        "movement-over",
        "attack",
        "monsters-phase-starts",
        "monster-attack",
        "warrior-falls",
        "exploration-starts",
        "turn-ends",
        "warriors-phase-starts",
    ),
)
(
    TURN_START_WINDOW,
    POWER_ROLL_WINDOW,
    EVENT_WINDOW,
    PLACING_WINDOW,
    OWN_TURN_WINDOW,
    MOVEMENT_WINDOW,
    ATTACK_WINDOW,
    MONSTERS_PHASE_WINDOW,
    MONSTER_ATTACK_WINDOW,
    FALL_WINDOW,
    EXPLORATION_WINDOW,
    TURN_END_WINDOW,
    WARRIORS_PHASE_WINDOW,
) = range(13)
"""The windows of WQ-EQP-3: start of turn; after the power roll; after an event card; after monsters are placed; start
of a warrior's own turn; after its movement; before and after its attacks; start of the monsters' phase; before and
after the attack of a monster; a warrior falls to 0 wounds; start of the exploration phase; end of turn; start of the
warriors' phase."""
Moment: TypeAlias = Annotated[int, MOMENTS]

ROTATIONS = Ids("rotation", ("clockwise", "anticlockwise"))
"""The direction of a deathblow (WQ-DBL-6)."""
Rotation: TypeAlias = Annotated[int, ROTATIONS]

TURN, OWN_TURN = "turn", "own_turn"
"""The scopes of a turn and of a warrior's own turn. A party that reaches its goal leaves the turn (WQ-OBJ-9)."""


class Change(NamedTuple):
    """Changes to a warrior's characteristics."""

    ws: int = 0
    strength: int = 0
    toughness: int = 0
    attacks: int = 0
    movement: int = 0


UNCHANGED = Change()


class WarriorRow(Row, frozen=True):
    """A warrior. There is a row for each of the four, in tie order (WQ-SET-17); `seat` is NONE for one that is not
    played. A warrior at 0 wounds who is INSIDE is unconscious."""

    seat: Annotated[int, PUBLIC] = NONE
    fate: Annotated[int, PUBLIC] = AWAY
    square: Annotated[int, PUBLIC] = NONE
    wounds: Annotated[int, PUBLIC] = 0
    starting: Annotated[int, PUBLIC] = 0
    gold: Annotated[int, PUBLIC] = 0
    received: Annotated[int, PUBLIC] = 0
    """Treasure cards received (WQ-TRE-5)."""
    trophies: Annotated[tuple[int, ...], PUBLIC] = ()
    """The kinds of monsters killed in this combat, in order."""
    conditions: Annotated[int, PUBLIC] = 0
    weapon: Annotated[int, PUBLIC] = NONE
    shield: Annotated[int, PUBLIC] = NONE
    armour: Annotated[int, PUBLIC] = NONE
    """The cards in use (WQ-EQP-5); NONE: the warrior's own weapon and armour, no shield."""
    now: Annotated[Change, PUBLIC] = UNCHANGED
    """Until the end of the turn."""
    lasting: Annotated[Change, PUBLIC] = UNCHANGED
    """For the rest of the adventure."""
    done: Annotated[bool, PUBLIC] = False
    """Has had, or lost, their own turn of this warriors' phase."""
    held: Annotated[tuple[int, ...], PUBLIC] = ()
    """Monsters that were adjacent at the start of the warriors' phase (WQ-PIN-1)."""
    fresh: Annotated[bool, PUBLIC] = False
    """Has entered a section first entered this phase (WQ-WAR-8)."""
    strayed: Annotated[bool, PUBLIC] = False
    """Has entered an unlit section this turn (WQ-LAN-3)."""
    fought: Annotated[bool, PUBLIC] = False
    """Has made an attack roll this turn."""
    passing: Annotated[int, PUBLIC] = SELDOM
    """What the player has said about windows."""
    bet: Annotated[int, OWNER] = NONE
    """The king bet on, an index of `KINGS` (WQ-OBJ-13)."""
    life: Annotated[int, PUBLIC] = 0
    """Wounds inflicted under Life Force, to be healed when this warrior's own turn ends (WQ-MAG-14)."""
    dealt: Annotated[int, PUBLIC] = 0
    """Wounds dealt to monsters, for the summary."""
    kills: Annotated[int, PUBLIC] = 0
    """Monsters killed, for the summary."""


class CardRow(Row, frozen=True):
    """A card that a warrior holds: equipment, a treasure, or an object of the adventure."""

    item: Annotated[int, PUBLIC]
    holder: Annotated[int, PUBLIC]
    charges: Annotated[int, PUBLIC] = 0
    used: Annotated[bool, PUBLIC] = False
    """Has been used; its `use` says what that means."""


GUARDIANS = -2
"""Instead of an event card: the monster belongs to the guardians of the adventure."""
NORMAL, IN_PIT_UNTIL_SHOT, UNMOVING, UNMOVING_UNTIL_ATTACKED, FLEEING = range(5)
"""How a monster behaves (WQ-AUT-8)."""


class MonsterRow(Row, frozen=True):
    """A monster on the board. Rows are in order of arrival, so the first is the oldest."""

    foe: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]
    wounds: Annotated[int, PUBLIC]
    whole: Annotated[int, PUBLIC]
    """The wounds it came with (WQ-DBL-5)."""
    attacks: Annotated[int, PUBLIC]
    card: Annotated[int, PUBLIC] = NONE
    """The event card it belongs to, GUARDIANS, or NONE if an adventure brought it."""
    target: Annotated[int, PUBLIC] = NONE
    """The warrior it was placed against (WQ-PLC-2); a snotling keeps that target until it is down (WQ-BST-10)."""
    first: Annotated[bool, PUBLIC] = True
    """Its first attack is still to come (WQ-FST-1)."""
    arrived: Annotated[bool, PUBLIC] = False
    """Placed in this monsters' phase, in which it does nothing more (WQ-MON-4)."""
    last: Annotated[int, PUBLIC] = NONE
    """The warrior a bat attacked last (WQ-BST-5)."""
    fewer: Annotated[int, PUBLIC] = 0
    """Attacks lost until the end of the turn (Confuse)."""
    behaviour: Annotated[int, PUBLIC] = NORMAL
    special: Annotated[str, PUBLIC] = ""
    """The name that an adventure gives it, such as the shaman or the engineer."""
    acted: Annotated[bool, PUBLIC] = False
    """Has acted, or is not to act, in this monsters' phase."""


class SectionRow(Row, frozen=True):
    """A laid section: where it is, and the doorway (an index of `State.doors`) by which it was attached; for the first
    section the dungeon entrance."""

    section: Annotated[int, PUBLIC]
    x: Annotated[int, PUBLIC]
    y: Annotated[int, PUBLIC]
    turn: Annotated[int, PUBLIC]
    layer: Annotated[int, PUBLIC]
    door: Annotated[int, PUBLIC]


NOT_COME, ON_BOARD, GONE = range(3)
"""The state of the guardians: `State.guarded`."""
NOT_YET, BY_HAND, BY_SHOT, BY_AN_ACT = range(4)
"""How the active warrior has attacked: not yet, hand to hand, with a shot, or with an act of the adventure instead.
See `State.hands`."""
OPEN, RUBBLE, PORTCULLIS = range(3)
"""What closes a doorway."""


class DoorRow(Row, frozen=True):
    """A doorway. `squares` are the two in front of it in its own `section`, `side` is the side of the table it faces,
    `facing` the squares beyond, in the same order as `squares`."""

    section: Annotated[int, PUBLIC]
    squares: Annotated[tuple[int, int], PUBLIC]
    side: Annotated[int, PUBLIC]
    beyond: Annotated[int, PUBLIC] = NONE
    """The laid section behind it, OUTSIDE, or NONE if nothing is laid there."""
    facing: Annotated[tuple[int, ...], PUBLIC] = ()
    pile: Annotated[tuple[int, ...], PUBLIC] = ()
    """The dungeon cards behind it, as positions in `State.deck`, the next one first. Everybody may know the position of
    a card in the deck, but not the card."""
    closed: Annotated[int, PUBLIC] = OPEN


class Blocked(Row, frozen=True):
    """A section that collapses at the end of turn `due` (WQ-EVT-11)."""

    place: int
    due: int


_MERCIES = tuple(DIFFICULTY_ROWS.values())


class Rules(NamedTuple):
    """What the table agreed on before the game; see `settings.json`."""

    adventure: str
    """A name, `random` or `first-game`."""
    scaled_hordes: bool
    cave_in_detour: bool
    fast_escape: bool
    chosen_spells: bool
    snotling_1d6: bool
    max_turns: int
    difficulty: int = 0
    """A row of the difficulties; the first is the game as it is printed."""

    @property
    def mercy(self) -> Difficulty:
        """What is made easier."""
        return _MERCIES[self.difficulty]


class State(engine.State):
    """Where everything is."""

    agreed: Annotated[Rules, PUBLIC]

    # the party
    warriors: Annotated[list[WarriorRow], ROWS]
    party: Annotated[tuple[int, ...], PUBLIC]
    """The warrior of each seat; NONE until chosen."""
    players: Annotated[tuple[int, ...], PUBLIC]
    """For each seat, the first seat of the same player (WQ-VAR-3)."""
    leader: Annotated[int, PUBLIC] = NONE
    """The warrior with the lantern."""
    cards: Annotated[list[CardRow], ROWS] = field(default_factory=list)
    """The cards of all warriors, in the order in which they came."""
    spells: Annotated[tuple[int, ...], PUBLIC] = ()
    """The Wizard's three."""
    power: Annotated[int, PUBLIC] = 0
    power_die: Annotated[int, PUBLIC] = 0
    """The die of this turn's power phase."""
    tokens: Annotated[int, PUBLIC] = 0
    first_tokens: Annotated[int, PUBLIC] = 0
    """Power tokens, and their number at the start."""

    # the dungeon
    adventure: Annotated[int, PUBLIC] = NONE
    laid: Annotated[tuple[SectionRow, ...], PUBLIC] = ()
    doors: Annotated[tuple[DoorRow, ...], PUBLIC] = ()
    blocked: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares closed for good: pits of despair, rubble, a cut bridge, collapsed sections."""
    exits: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares from which an open secret exit leads out (WQ-MOV-10)."""
    entered: Annotated[Mask, PUBLIC] = Mask(0)
    """Sections that a warrior has entered."""
    known: Annotated[Mask, PUBLIC] = Mask(0)
    """Those that had been entered before this warriors' phase (WQ-WAR-8)."""
    waiting: Annotated[tuple[int, ...], PUBLIC] = ()
    """Sections first entered this turn whose event or guardians are still to come."""
    first_room: Annotated[int, PUBLIC] = NONE
    """The first dungeon room entered."""
    falling: Annotated[tuple[Blocked, ...], PUBLIC] = ()
    fallen: Annotated[Mask, PUBLIC] = Mask(0)
    """Collapsed sections."""
    pits: Annotated[int, PUBLIC] = 0
    """Pits of despair on the table."""
    portcullis: Annotated[int, PUBLIC] = NONE
    """The section whose doorway will be closed once all are inside (WQ-EVT-12)."""
    deck: Annotated[tuple[int, ...], NOBODY] = ()
    """Indices of `DUNGEON_CARDS`: the thirteen of the deck, the first on top, then the unused ones. When piles are
    shuffled together (WQ-OBJ-11, WQ-VAR-5), their cards swap positions."""
    drawn: Annotated[tuple[int, ...], PUBLIC] = ()
    """Positions in `deck` that have been drawn, in order; the section laid for the nth is `laid[n]`. There is one more
    while the leader decides how to lay the last section."""

    # cards
    events: Annotated[tuple[int, ...], COUNT] = ()
    """The event deck, the first on top."""
    old_events: Annotated[tuple[int, ...], PUBLIC] = ()
    """Discarded event cards."""
    standing: Annotated[tuple[int, ...], PUBLIC] = ()
    """Event cards in force: monsters alive, the key, a portcullis, a cave-in (WQ-EVT-7)."""
    chain: Annotated[tuple[int, ...], PUBLIC] = ()
    """Event cards drawn in the present chain of "draw another"."""
    another: Annotated[bool, PUBLIC] = False
    """Whether the card being resolved calls for another one (WQ-EVT-6)."""
    room_event: Annotated[int, PUBLIC] = NONE
    """The room whose event or guardians are being resolved (WQ-PLC-8), or NONE for an unexpected event."""
    treasures: Annotated[tuple[int, ...], COUNT] = ()
    """The treasure deck, indices of `ITEMS`, the first on top."""
    old_treasures: Annotated[tuple[int, ...], PUBLIC] = ()
    found: Annotated[int, PUBLIC] = NONE
    """The treasure that has been drawn but not yet given to anybody."""
    owed: Annotated[int, PUBLIC] = 0
    """Treasure cards that wait for all events to be over (WQ-EVT-4)."""
    vanished: Annotated[tuple[int, ...], PUBLIC] = ()
    """Groups with monsters cut off at the end of a turn: their event card, or GUARDIANS (WQ-GEN-11)."""
    thinned: Annotated[tuple[int, ...], PUBLIC] = ()
    """Groups with a monster that has been killed, likewise."""
    cleared: Annotated[int, PUBLIC] = 0
    """The number of monster cards whose monsters are all gone."""

    # the monsters
    monsters: Annotated[list[MonsterRow], ROWS] = field(default_factory=list)
    numbered: Annotated[Mask, PUBLIC] = Mask(0)
    """The monsters that have been on the board in this combat, dead ones too."""
    placer: Annotated[int, PUBLIC] = NONE
    """The seat that placed monsters last (WQ-PLC-1)."""
    guarded: Annotated[int, PUBLIC] = NOT_COME
    """The state of the guardians."""
    loads: Annotated[tuple[tuple[int, int], ...], PUBLIC] = ()
    """The monsters allocated in this monsters' phase: the kind of each, and the warrior (WQ-AUT-2)."""

    # the adventure
    flags: Annotated[tuple[str, ...], PUBLIC] = ()
    """What has happened in the adventure, as flags that the adventure defines."""
    clock: Annotated[int, PUBLIC] = NONE
    """The turn in which, or at whose end, the time is up; NONE if no clock is running."""
    tried: Annotated[int, PUBLIC] = 0
    """The set of warriors who have done their part."""
    counter: Annotated[int, PUBLIC] = 0
    """The adventure's own counter: draughts left, wounds of the tomb, minotaurs called."""
    kin: Annotated[int, PUBLIC] = NONE
    """The warrior singled out by the adventure: the kinsman, the one who filled the container."""
    chest: Annotated[int, PUBLIC] = NONE
    """The section with the chest."""
    result: Annotated[str, PUBLIC] = ""
    """How the game will end once the turn that was broken off is over (WQ-OBJ-9)."""

    # the turn
    turn: Annotated[int, PUBLIC] = 0
    phase: Annotated[int, PUBLIC] = START
    order: Annotated[tuple[int, ...], PUBLIC] = ()
    """The order of warriors in this warriors' phase (WQ-WAR-2)."""
    active: Annotated[int, PUBLIC] = NONE
    """The warrior whose own turn it is."""
    moves: Annotated[int, PUBLIC] = 0
    """Squares that the active warrior may still move."""
    stopped: Annotated[bool, PUBLIC] = False
    """The active warrior has finished moving (WQ-WAR-4)."""
    pinned: Annotated[int, PUBLIC] = 0
    """Whether the active warrior is held: see `rules/pinning.py`."""
    blows: Annotated[int, PUBLIC] = 0
    """Attacks that the active warrior has made; `profile.attacks_of` says how many they have."""
    hands: Annotated[int, PUBLIC] = NOT_YET
    """How the active warrior has attacked."""
    life: Annotated[int, PUBLIC] = 0
    """What Life Force heals now, to be shared out (WQ-MAG-14)."""
    floating: Annotated[tuple[tuple[int, ...], ...], PUBLIC] = ()
    """For each levitating warrior: (warrior, turn, window, whose own turn or which phase) at which it ends
    (WQ-MAG-17)."""
    traders: Annotated[int, PUBLIC] = 0
    """The set of warriors whose players want to trade at the end of the turn (WQ-EQP-7)."""


Game: TypeAlias = engine.Game[State]
