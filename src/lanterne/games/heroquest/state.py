"""The state of a game of HeroQuest, and the names of its things.

*The quest* belongs to Zargon, *the board* to everybody. When something is revealed, it gets a row on the board and its
number. Until then it is a row of the quest, hidden in the heroes' views.
"""

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import field

from lanterne import engine
from lanterne.engine import PUBLIC, ROWS, Faces, Ids, Mask, Row, SeenBy
from lanterne.games.heroquest.content.board import GRID, INSIDE, REGION_NAMES, SQUARE_NAMES
from lanterne.games.heroquest.content.cards import (
    BLACK_SHIELD,
    CONDITION_NAMES,
    DICE_NAMES,
    FIGURES,
    FURNITURE_NAMES,
    FURNITURE_TRAP_NAMES,
    HERO_NAMES,
    IN_FURNITURE,
    ITEM_NAMES,
    MONSTER_NAMES,
    SKULL,
    SPELL_GROUPS,
    SPELL_NAMES,
    STAND_IN_NAMES,
    TILE_NAMES,
    TRAP_NAMES,
    TREASURE_NAMES,
    WHITE_SHIELD,
)
from lanterne.games.heroquest.content.menace import DIFFICULTY_NAMES
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.content.quests import (
    PASSAGE_NAMES,
    QUEST_NAMES,
    QUESTS,
    Action,
    Find,
    Placed,
    Quest,
    Trap,
)
from lanterne.kit.grid import Edges, squares_of

NONE = -1
"""No square (off the board), no seat, no item, no spell."""

# --- names ------------------------------------------------------------------------------------------------------------


def _edges(edges: Edges) -> tuple[tuple[int, int], ...]:
    east = [(square, square + 1) for square in squares_of(edges.east)]
    return tuple(sorted(east + [(square, square + GRID.width) for square in squares_of(edges.south)]))


WALLS: tuple[tuple[int, int], ...] = _edges(GRID.inner.minus(INSIDE))
"""Every edge between two regions, by its two squares: where doors are."""
EDGES: tuple[tuple[int, int], ...] = (*WALLS, *_edges(INSIDE))
"""Every edge: a quest by others may put a door across a corridor or a room (HQ-DOR-10)."""
EDGE_OF: dict[tuple[int, int], int] = {edge: number for number, edge in enumerate(EDGES)}

ALLY_NAMES: tuple[str, ...] = tuple(ally.id for quest in QUESTS for ally in quest.allies)
OBJECT_NAMES: tuple[str, ...] = tuple(thing.id for quest in QUESTS for thing in quest.objects)
_TARGETS = tuple(thing.id for quest in QUESTS for thing in quest.objects if thing.body)
_FOES: tuple[tuple[str, int], ...] = (
    *((f"{name}-{n + 1}", kind) for kind, name in enumerate(MONSTER_NAMES[: len(FIGURES)]) for n in range(SAME_KIND)),
    *((name, len(FIGURES) + place) for place, name in enumerate(MONSTER_NAMES[len(FIGURES) :])),
    *((name, NONE) for name in _TARGETS),
)
KIND_OF: tuple[int, ...] = tuple(kind for _, kind in _FOES)
"""The kind of each foe, a place in `MONSTERS`; NONE: it is an object."""

SQUARES = Ids("square", SQUARE_NAMES, spelled=str.upper)
REGIONS = Ids("region", REGION_NAMES)
DOORS = Ids(
    "door",
    (f"{SQUARE_NAMES[a]}-{SQUARE_NAMES[b]}" for a, b in EDGES),
    spelled=lambda name: name.upper().replace("-", "–"),
)
HEROES = Ids("hero", (*HERO_NAMES, *ALLY_NAMES))
"""The four heroes, then the allies, who count as heroes on the board (HQ-MOV-15)."""
FOES = Ids("foe", (name for name, _ in _FOES))
"""What heroes can attack: monsters on the board, each with a number of its own in the quest, and objects with Body
Points."""
OBJECTS = Ids("object", OBJECT_NAMES)
FOE_OF_OBJECT: tuple[int, ...] = tuple(FOES.number(name) if name in _TARGETS else NONE for name in OBJECT_NAMES)
"""The foe that an object is; NONE: it cannot be attacked."""
KINDS = Ids("monster", MONSTER_NAMES)
STAND_INS = Ids("stand-in", STAND_IN_NAMES)
"""Names of expansion monsters in quests by others."""
ITEMS = Ids("item", ITEM_NAMES)
SPELLS = Ids("spell", SPELL_NAMES)
GROUPS = Ids("spell-group", SPELL_GROUPS)
TREASURES = Ids("treasure", TREASURE_NAMES)
TRAPS = Ids("trap", TRAP_NAMES)
PIECES = Ids("furniture", FURNITURE_NAMES)
DEVICES = Ids("furniture-trap", FURNITURE_TRAP_NAMES)
"""How furniture is trapped."""
PASSAGES = Ids("passage", PASSAGE_NAMES)
TILES = Ids("tile", TILE_NAMES)
DICE = Ids("die", DICE_NAMES)
CONDITIONS = Ids("condition", CONDITION_NAMES)
BOOK = Ids("quest", QUEST_NAMES)
LEVELS = Ids("difficulty", DIFFICULTY_NAMES)
EXITS = Ids("exit", (quest.briefing.id for quest in QUESTS if quest.exit_named))
"""Named exits, by quest."""
NOTES = Ids(
    "note",
    (
        f"{quest.briefing.id}-{name}"
        for quest in QUESTS
        for name in (
            *(note.id for note in quest.notes),
            *(act.id for act in quest.actions),
            *(("collapse",) if quest.collapse else ()),
        )
    ),
)
"""What is read out: notes, the outcome of quest actions, and the collapse."""
QUEST_RULES = Ids(
    "quest-rule",
    (
        f"{quest.briefing.id}-{name}"
        for quest in QUESTS
        for name in (*quest.briefing.rules, *(rule.id for rule in quest.rules))
    ),
)
ACTIONS: tuple[Action, ...] = tuple(act for quest in QUESTS for act in quest.actions)
"""The quest actions, by place in `ACTS`."""
ACTS = Ids("quest-action", (act.id for act in ACTIONS))
RESULTS = Ids("result", ("success", "unfinished", "defeat", "stopped"))
ANY_MOMENT, QUEST_START, ZARGON_ENDS = range(3)
"""When notes are read: after something may have changed; when the quest begins; when a turn of Zargon ends."""
SUCCESS, UNFINISHED, DEFEAT, STOPPED = range(4)
"""How a quest can end, places in `RESULTS`."""
FINDS = Ids("find", (f"{quest.briefing.id}-{REGION_NAMES[room]}" for quest in QUESTS for room in quest.finds))
"""The text for finding the special treasure of a room."""
SPRUNG = Ids(
    "sprung",
    (
        f"{quest.briefing.id}-{SQUARE_NAMES[trap.square]}"
        for quest in QUESTS
        for trap in quest.traps
        if trap.kind == IN_FURNITURE
    ),
)
"""The text for a trap in furniture going off."""
FACES = Faces(
    "face", (SKULL, WHITE_SHIELD, BLACK_SHIELD), icons=("death-skull", "rosa-shield", "shield"), sides=(3, 2, 1)
)
"""The combat die."""

Square: TypeAlias = Annotated[int, SQUARES]
Region: TypeAlias = Annotated[int, REGIONS]
Door: TypeAlias = Annotated[int, DOORS]
Hero: TypeAlias = Annotated[int, HEROES]
Foe: TypeAlias = Annotated[int, FOES]
Kind: TypeAlias = Annotated[int, KINDS]
Item: TypeAlias = Annotated[int, ITEMS]
Spell: TypeAlias = Annotated[int, SPELLS]
Group: TypeAlias = Annotated[int, GROUPS]
Act: TypeAlias = Annotated[int, ACTS]
Result: TypeAlias = Annotated[int, RESULTS]
QuestId: TypeAlias = Annotated[int, BOOK]
NoteId: TypeAlias = Annotated[int, NOTES]

FIRST_ALLY = len(HERO_NAMES)
"""The first number of an ally; heroes come before."""

# --- who may know -----------------------------------------------------------------------------------------------------


def _may_read(s: "State", seat: int) -> bool:
    """Zargon may read the quest; once it is won, everybody (HQ-SET-4)."""
    return seat == zargon(s) or s.quest_won


ZARGON = SeenBy(_may_read)
"""Zargon alone, and everybody once the quest is won."""
ZARGON_ALWAYS = SeenBy(lambda s, seat: seat == zargon(s))
"""Zargon alone, whatever has been won."""

# --- rows -------------------------------------------------------------------------------------------------------------

OUT, INSIDE_IT, SAFE, RETREATED, DEAD = range(5)
"""A hero's fate in this quest: not playing in it; in the dungeon; left by the exit; left by retreat stairs; dead."""

COURAGE, ROCK_SKIN, SWIFT, VEIL, PASS_ROCK, BREW = (1 << bit for bit in range(6))
"""Effects on a hero, bits of `HeroRow.effects`. Each lasts until something ends it."""


class HeroRow(Row, frozen=True):
    """A hero in the quest. All four have a row, by place in `HERO_NAMES`; `seat` is NONE for a hero nobody plays.
    `acted`: the action of this turn, or of the last one, is spent (HQ-DTH-3). `attack` and `defend` are extra dice for
    the next roll. `searched` has the regions searched for treasure, as bits; `pits` the pits."""

    seat: Annotated[int, PUBLIC] = NONE
    fate: Annotated[int, PUBLIC] = OUT
    square: Annotated[int, PUBLIC] = NONE
    body: Annotated[int, PUBLIC] = 0
    mind: Annotated[int, PUBLIC] = 0
    acted: Annotated[bool, PUBLIC] = False
    conditions: Annotated[int, PUBLIC] = 0
    effects: Annotated[int, PUBLIC] = 0
    attack: Annotated[int, PUBLIC] = 0
    defend: Annotated[int, PUBLIC] = 0
    spells: Annotated[tuple[int, ...], PUBLIC] = ()
    stored: Annotated[int, PUBLIC] = NONE
    """The spell in the Spell Ring, until it has been cast from it."""
    used: Annotated[tuple[int, ...], PUBLIC] = ()
    """Artifacts whose power is spent for this quest."""
    searched: Annotated[int, PUBLIC] = 0
    pits: Annotated[tuple[int, ...], PUBLIC] = ()
    group: Annotated[int, PUBLIC] = 0
    """The start group, a place in `Quest.starts`."""
    fell: Annotated[int, PUBLIC] = NONE
    """Where the hero died."""


class Sheet(Row, frozen=True):
    """A character sheet: what a hero keeps between quests. `items` is everything owned, sorted, including what is
    `worn` and `readied`. `done`: quests completed, as bits."""

    gold: Annotated[int, PUBLIC] = 0
    items: Annotated[tuple[int, ...], PUBLIC] = ()
    worn: Annotated[tuple[int, ...], PUBLIC] = ()
    readied: Annotated[int, PUBLIC] = NONE
    done: Annotated[int, PUBLIC] = 0
    deaths: Annotated[int, PUBLIC] = 0
    title: Annotated[int, PUBLIC] = NONE
    """The quest whose title the hero bears."""


class AllyRow(Row, frozen=True):
    """An ally on the board, by its place in `HEROES`. Until it has `joined`, it does not move and cannot be harmed."""

    hero: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]
    body: Annotated[int, PUBLIC]
    joined: Annotated[bool, PUBLIC]
    controller: Annotated[int, PUBLIC] = NONE
    """The hero who moves it."""


class MonsterRow(Row, frozen=True):
    """A monster on the board. `less` is what notes take from its Defend dice."""

    foe: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]
    body: Annotated[int, PUBLIC]
    asleep: Annotated[bool, PUBLIC] = False
    misses: Annotated[bool, PUBLIC] = False
    """It skips the next turn of Zargon (HQ-SPL-8)."""
    wandering: Annotated[bool, PUBLIC] = False
    less: Annotated[int, PUBLIC] = 0
    done: Annotated[bool, PUBLIC] = False
    """It has acted this Zargon turn, or may not act in it."""
    spells: Annotated[tuple[int, ...], ZARGON] = ()
    """Dread spells not yet cast."""
    spent: Annotated[tuple[int, ...], PUBLIC] = ()
    """Dread spells cast, the first one first."""
    must_cast: Annotated[int, ZARGON] = NONE
    arrived: Annotated[bool, ZARGON] = False
    """It came in a wave or was spawned (HQ-AUT-5)."""


class ObjectRow(Row, frozen=True):
    """A quest object on the board; `body` 0: it cannot be attacked. It covers its square."""

    object: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]
    body: Annotated[int, PUBLIC] = 0
    defend: Annotated[int, PUBLIC] = 0


class PieceRow(Row, frozen=True):
    """A piece of furniture on the board, with all its squares."""

    kind: Annotated[int, PUBLIC]
    at: Annotated[int, PUBLIC]
    squares: Annotated[Mask, PUBLIC]


class DoorRow(Row, frozen=True):
    """A door on the board. `key` and `only_from` are what the heroes learned by trying it; `barred`: they found it
    locked by something other than a key."""

    door: Annotated[int, PUBLIC]
    open: Annotated[bool, PUBLIC] = False
    secret: Annotated[bool, PUBLIC] = False
    key: Annotated[int, PUBLIC] = NONE
    only_from: Annotated[int, PUBLIC] = NONE
    barred: Annotated[bool, PUBLIC] = False


class PassageRow(Row, frozen=True):
    """One end of a trapdoor, tunnel or teleport on the board; `to` is the other end, once somebody has gone through."""

    kind: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]
    to: Annotated[int, PUBLIC] = NONE


class KnownTrap(Row, frozen=True):
    """A discovered trap that is still armed. A trap in furniture is on the first square of its piece."""

    kind: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]


class Pile(Row, frozen=True):
    """Belongings on a square."""

    square: Annotated[int, PUBLIC]
    gold: Annotated[int, PUBLIC] = 0
    items: Annotated[tuple[int, ...], PUBLIC] = ()


class Immunity(Row, frozen=True):
    """A quest immunity that the heroes have discovered (HQ-QST-14)."""

    kind: Annotated[int, PUBLIC]
    spell: Annotated[int, PUBLIC]


class Fled(NamedTuple):
    """A monster that left the board and returns when its square is revealed (HQ-DRD-9)."""

    row: MonsterRow
    square: int


class Rules(NamedTuple):
    """The settings agreed before the game; see `settings.json`."""

    campaign: bool
    difficulty: int
    """A place in `LEVELS`."""
    single_search: bool
    fixed_move: bool
    tall_furniture: bool
    sell_half: bool
    safe_stairs: bool
    far_gifts: bool
    max_rounds: int
    """0: no limit."""


class State(engine.State):
    """Where everything is."""

    agreed: Annotated[Rules, PUBLIC]

    # the campaign
    heroes: Annotated[list[HeroRow], ROWS]
    sheets: Annotated[list[Sheet], ROWS]
    """By hero, like `heroes`."""
    names: Annotated[tuple[str, ...], PUBLIC]
    """The heroes' names as given by their players; "" for none (HQ-SET-10)."""
    order: Annotated[tuple[int, ...], PUBLIC]
    """The heroes in turn order. Seat n plays `order[n]`; Zargon has the last seat."""
    quest: Annotated[int, PUBLIC]
    """The quest being played, or the next one. Rules read its content only from `chart`."""
    quest_won: Annotated[bool, PUBLIC] = False
    tries: Annotated[int, PUBLIC] = 0
    """How many times this quest has been tried before."""
    lost_artifacts: Annotated[tuple[int, ...], PUBLIC] = ()
    taken: Annotated[tuple[int, ...], PUBLIC] = ()
    """Rooms of this quest whose special treasure has been taken in an earlier try."""
    emptied: Annotated[tuple[tuple[int, tuple[int, ...]], ...], PUBLIC] = ()
    """For every quest whose last try failed: the quest, and the rooms whose special treasure is gone."""
    results: Annotated[tuple[tuple[int, str], ...], PUBLIC] = ()
    """Quest and result of every chapter so far."""

    # the quest, Zargon's
    pages: Annotated[tuple[int, ...], ZARGON_ALWAYS] = tuple(range(len(QUEST_NAMES)))
    """The place of each quest in `QUESTS`. Everybody knows which quest is played; only Zargon knows what is in it."""
    chart: Annotated[Quest, ZARGON] = QUESTS[0]
    lurking: Annotated[list[Placed], ZARGON] = field(default_factory=list)
    """Monsters of the map, and spawned ones, that are not on the board."""
    fled: Annotated[tuple[Fled, ...], ZARGON] = ()
    late: Annotated[tuple[Placed, ...], ZARGON] = ()
    """Monsters that wait for a figure or for their turn (HQ-FIG-2)."""
    hidden_traps: Annotated[list[Trap], ZARGON] = field(default_factory=list)
    finds: Annotated[list[Find], ZARGON] = field(default_factory=list)
    """Special treasures that nobody has found."""
    flags: Annotated[tuple[str, ...], ZARGON] = ()
    fired: Annotated[tuple[str, ...], ZARGON] = ()
    """Notes that have fired, and waves that have come, as `wave-<turn>`."""
    dead: Annotated[tuple[str, ...], ZARGON] = ()
    """Characters killed and objects destroyed, by name."""

    # the board
    east: Annotated[Mask, PUBLIC] = Mask(INSIDE.east)
    south: Annotated[Mask, PUBLIC] = Mask(INSIDE.south)
    """The edges that can be crossed: inside regions, and at open doors."""
    covered: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares under furniture and objects on the board."""
    seen: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares that have been revealed."""
    blocked: Annotated[Mask, PUBLIC] = Mask(0)
    """Blocked squares, fallen blocks and rubble, as far as they are known."""
    rock: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares found to be solid rock (HQ-SPL-14)."""
    pits: Annotated[Mask, PUBLIC] = Mask(0)
    """Sprung pits."""
    spears: Annotated[Mask, PUBLIC] = Mask(0)
    """Where a spear trap has gone off. No tile shows it, but everybody remembers."""
    stairs: Annotated[Mask, PUBLIC] = Mask(0)
    exit: Annotated[Mask, PUBLIC] = Mask(0)
    doors: Annotated[list[DoorRow], ROWS] = field(default_factory=list)
    passages: Annotated[tuple[PassageRow, ...], ROWS] = ()
    furniture: Annotated[tuple[PieceRow, ...], ROWS] = ()
    objects: Annotated[tuple[ObjectRow, ...], ROWS] = ()
    allies: Annotated[tuple[AllyRow, ...], ROWS] = ()
    monsters: Annotated[list[MonsterRow], ROWS] = field(default_factory=list)
    met: Annotated[Mask, PUBLIC] = Mask(0)
    """The foes that have been on the board: a number stays with its monster as long as the quest lasts."""
    traps: Annotated[list[KnownTrap], ROWS] = field(default_factory=list)
    piles: Annotated[tuple[Pile, ...], ROWS] = ()
    immunities: Annotated[tuple[Immunity, ...], ROWS] = ()
    walked: Annotated[Mask, PUBLIC] = Mask(0)
    sought_doors: Annotated[Mask, PUBLIC] = Mask(0)
    sought_traps: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares that heroes have walked, and searched for secret doors, and for traps: what a player would write down."""
    deck: Annotated[tuple[int, ...], PUBLIC] = ()
    """Treasure cards left of each kind."""
    forbidden: Annotated[int, PUBLIC] = 0
    """Rooms that heroes have tried to search for treasure but may not yet, as bits (HQ-TRE-17)."""
    told: Annotated[tuple[int, ...], PUBLIC] = ()
    """Notes that have been read out, places in `NOTES`."""
    told_rules: Annotated[tuple[int, ...], PUBLIC] = ()
    """Rules of this quest that were read out when they first applied, places in `QUEST_RULES`."""
    known_acts: Annotated[tuple[int, ...], PUBLIC] = ()
    """Quest actions whose squares the heroes have seen, places in `ACTS`."""
    acts: Annotated[tuple[int, ...], PUBLIC] = ()
    """Quest actions that have been done, places in `ACTS`."""
    hopeless: Annotated[bool, PUBLIC] = False
    """The quest can no longer succeed (HQ-QST-11)."""
    fulfilled: Annotated[int, PUBLIC] = 0
    """Parts of the objective that heroes or allies have fulfilled by leaving, as bits by place in `Quest.parts`."""
    achieved: Annotated[bool, PUBLIC] = False
    """A hero or ally has left by the exit with all parts fulfilled (HQ-END-3)."""
    homeward: Annotated[bool, PUBLIC] = False
    """Everything is done but leaving."""

    # the turn
    round: Annotated[int, PUBLIC] = 0
    active: Annotated[int, PUBLIC] = NONE
    """The hero whose turn it is, or who is in the armoury; otherwise NONE."""
    rolled: Annotated[bool, PUBLIC] = False
    """Movement has begun in this turn."""
    points: Annotated[int, PUBLIC] = 0
    path: Annotated[tuple[int, ...], PUBLIC] = ()
    """The squares walked in this movement, in order, without the current one."""
    announced: Annotated[int, PUBLIC] = NONE
    """The square of the trap whose disarming has been announced (HQ-DIS-7)."""
    struck: Annotated[bool, PUBLIC] = False
    """The hero has attacked: the weapon stays in hand (HQ-EQP-4)."""
    cast: Annotated[tuple[int, ...], PUBLIC] = ()
    """Spells cast in this turn (HQ-SPL-15)."""
    phasing: Annotated[bool, PUBLIC] = False
    """This movement may cross walls (HQ-SPL-14)."""
    veiled: Annotated[bool, PUBLIC] = False
    """This movement may cross monsters (HQ-SPL-10)."""
    rest_acts: Annotated[bool, PUBLIC] = False
    """The rest of Zargon's turn is automated (HQ-DEC-4)."""


Game: TypeAlias = engine.Game[State]


def zargon(s: State) -> int:
    """Zargon's seat: the last one."""
    return len(s.order)


def plays_hero(s: State, seat: int) -> bool:
    """Whether a hero is played from this seat."""
    return 0 <= seat < zargon(s)
