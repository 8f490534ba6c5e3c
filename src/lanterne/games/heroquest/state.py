"""The state of a game of HeroQuest, and the names of its things.

*The quest* is Zargon's, *the board* everybody's. What a hero comes to see gets its row on the board, and its number,
when it is revealed; until then it is a row of the quest, and a hole in the views of the heroes.
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
    TILE_NAMES,
    TRAP_NAMES,
    TREASURE_NAMES,
    WHITE_SHIELD,
)
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.content.quests import QUEST_NAMES, QUESTS, Action, Find, Placed, Quest, Trap
from lanterne.kit.grid import squares_of

NONE = -1
"""No square (off the board), no seat, no item, no spell."""

# --- names ------------------------------------------------------------------------------------------------------------

_WALLS = GRID.inner.minus(INSIDE)
EDGES: tuple[tuple[int, int], ...] = tuple(
    sorted(
        [(square, square + 1) for square in squares_of(_WALLS.east)]
        + [(square, square + GRID.width) for square in squares_of(_WALLS.south)]
    )
)
"""Every edge between two regions, by its two squares: wherever a door can stand."""
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

SQUARES = Ids("square", SQUARE_NAMES)
REGIONS = Ids("region", REGION_NAMES)
DOORS = Ids("door", (f"{SQUARE_NAMES[a]}-{SQUARE_NAMES[b]}" for a, b in EDGES))
HEROES = Ids("hero", (*HERO_NAMES, *ALLY_NAMES))
"""The four heroes, then the allies, who count as heroes on the board (HQ-MOV-15)."""
FOES = Ids("foe", (name for name, _ in _FOES))
"""What heroes can attack: monsters on the board, each with the lowest free number of its kind when it is placed, and
the objects that have Body Points."""
OBJECTS = Ids("object", OBJECT_NAMES)
FOE_OF_OBJECT: tuple[int, ...] = tuple(FOES.number(name) if name in _TARGETS else NONE for name in OBJECT_NAMES)
"""The foe that an object is; NONE: it cannot be attacked."""
KINDS = Ids("monster", MONSTER_NAMES)
ITEMS = Ids("item", ITEM_NAMES)
SPELLS = Ids("spell", SPELL_NAMES)
GROUPS = Ids("spell-group", SPELL_GROUPS)
TREASURES = Ids("treasure", TREASURE_NAMES)
TRAPS = Ids("trap", TRAP_NAMES)
PIECES = Ids("furniture", FURNITURE_NAMES)
DEVICES = Ids("furniture-trap", FURNITURE_TRAP_NAMES)
"""How furniture is trapped."""
TILES = Ids("tile", TILE_NAMES)
DICE = Ids("die", DICE_NAMES)
CONDITIONS = Ids("condition", CONDITION_NAMES)
BOOK = Ids("quest", QUEST_NAMES)
EXITS = Ids("exit", (quest.briefing.id for quest in QUESTS if quest.exit_named))
"""The exits that have names, by their quests."""
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
"""What is read out: the notes, what comes of the actions, and that the dungeon falls in."""
QUEST_RULES = Ids(
    "quest-rule",
    (
        f"{quest.briefing.id}-{name}"
        for quest in QUESTS
        for name in (*quest.briefing.rules, *(rule.id for rule in quest.rules))
    ),
)
ACTIONS: tuple[Action, ...] = tuple(act for quest in QUESTS for act in quest.actions)
"""What a hero can do who has come upon a quest action, by place in `ACTS`."""
ACTS = Ids("quest-action", (act.id for act in ACTIONS))
RESULTS = Ids("result", ("success", "unfinished", "defeat", "stopped"))
SUCCESS, UNFINISHED, DEFEAT, STOPPED = range(4)
"""How a quest can end, places in `RESULTS`."""
FINDS = Ids("find", (f"{quest.briefing.id}-{REGION_NAMES[room]}" for quest in QUESTS for room in quest.finds))
"""What is told when the special treasure of a room is found."""
SPRUNG = Ids(
    "sprung",
    (
        f"{quest.briefing.id}-{SQUARE_NAMES[trap.square]}"
        for quest in QUESTS
        for trap in quest.traps
        if trap.kind == IN_FURNITURE
    ),
)
"""What is told when the trap of a piece of furniture goes off."""
FACES = Faces("face", (SKULL, WHITE_SHIELD, BLACK_SHIELD), icons=("death-skull", "rosa-shield", "shield"))
"""The combat die."""

Square: TypeAlias = Annotated[int, SQUARES]
Region: TypeAlias = Annotated[int, REGIONS]
Door: TypeAlias = Annotated[int, DOORS]
Hero: TypeAlias = Annotated[int, HEROES]
Foe: TypeAlias = Annotated[int, FOES]
Object: TypeAlias = Annotated[int, OBJECTS]
Kind: TypeAlias = Annotated[int, KINDS]
Item: TypeAlias = Annotated[int, ITEMS]
Spell: TypeAlias = Annotated[int, SPELLS]
Group: TypeAlias = Annotated[int, GROUPS]
Act: TypeAlias = Annotated[int, ACTS]
Result: TypeAlias = Annotated[int, RESULTS]
QuestId: TypeAlias = Annotated[int, BOOK]
NoteId: TypeAlias = Annotated[int, NOTES]

FIRST_ALLY = len(HERO_NAMES)
"""Heroes come before, allies from here on."""

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
"""What has become of a hero in this quest: does not play in it; in the dungeon; left by the exit; left by retreat
stairs; dead."""

COURAGE, ROCK_SKIN, SWIFT, VEIL, PASS_ROCK, BREW = (1 << bit for bit in range(6))
"""Effects on a hero, bits of `HeroRow.effects`: they last until what ends them happens."""


class HeroRow(Row, frozen=True):
    """A hero in the quest. There is a row for each of the four, by place in `HERO_NAMES`; `seat` is NONE for one who
    does not play. `acted`: has spent the action of this turn, or of the last (HQ-DTH-3). `attack` and `defend` are dice
    that wait for the next roll. `searched` are regions searched for treasure, as bits; `pits` the pits."""

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
    """A character sheet: what a hero keeps between quests. `items` are all that is owned, sorted; `worn` and `readied`
    are among them. `done`: quests completed, as bits."""

    gold: Annotated[int, PUBLIC] = 0
    items: Annotated[tuple[int, ...], PUBLIC] = ()
    worn: Annotated[tuple[int, ...], PUBLIC] = ()
    readied: Annotated[int, PUBLIC] = NONE
    done: Annotated[int, PUBLIC] = 0
    deaths: Annotated[int, PUBLIC] = 0
    title: Annotated[int, PUBLIC] = NONE
    """The quest whose title the hero bears."""


class AllyRow(Row, frozen=True):
    """An ally on the board, by its place in `HEROES`. Before it has `joined` it stands still and cannot be harmed."""

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
    """It has been used in this turn of Zargon, or must not act in it."""
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
    """A door on the board. `key` and `only_from` are what heroes have found out by trying it; `barred`: they found it
    locked by something else than a key."""

    door: Annotated[int, PUBLIC]
    open: Annotated[bool, PUBLIC] = False
    secret: Annotated[bool, PUBLIC] = False
    key: Annotated[int, PUBLIC] = NONE
    only_from: Annotated[int, PUBLIC] = NONE
    barred: Annotated[bool, PUBLIC] = False


class KnownTrap(Row, frozen=True):
    """A trap that has been discovered and is armed; one in furniture lies on the first square of its piece."""

    kind: Annotated[int, PUBLIC]
    square: Annotated[int, PUBLIC]


class Pile(Row, frozen=True):
    """Belongings on a square."""

    square: Annotated[int, PUBLIC]
    gold: Annotated[int, PUBLIC] = 0
    items: Annotated[tuple[int, ...], PUBLIC] = ()


class Immunity(Row, frozen=True):
    """A quest immunity that heroes have met (HQ-QST-14)."""

    kind: Annotated[int, PUBLIC]
    spell: Annotated[int, PUBLIC]


class Fled(NamedTuple):
    """A monster that has left the board and comes back when its square is revealed (HQ-DRD-9)."""

    row: MonsterRow
    square: int


class Rules(NamedTuple):
    """What the table agreed on before the game; see `settings.json`."""

    campaign: bool
    single_search: bool
    fixed_move: bool
    tall_furniture: bool
    veteran: bool
    sell_half: bool
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
    """What players call their heroes, by hero; "" if nothing (HQ-SET-10)."""
    order: Annotated[tuple[int, ...], PUBLIC]
    """The heroes in the order of turns; seat n is that of `order[n]`, and Zargon's comes last."""
    quest: Annotated[int, PUBLIC]
    """The quest that is played, or that comes next. Rules read what is in it from `chart` alone."""
    quest_won: Annotated[bool, PUBLIC] = False
    tries: Annotated[int, PUBLIC] = 0
    """How often this quest has been tried before."""
    lost_artifacts: Annotated[tuple[int, ...], PUBLIC] = ()
    taken: Annotated[tuple[int, ...], PUBLIC] = ()
    """Rooms of this quest whose special treasure has been taken in an earlier try."""
    emptied: Annotated[tuple[tuple[int, tuple[int, ...]], ...], PUBLIC] = ()
    """Of every quest whose last try has failed: the quest, and its rooms whose special treasure has been taken."""
    results: Annotated[tuple[tuple[int, str], ...], PUBLIC] = ()
    """Quest and result of every chapter so far."""

    # the quest, Zargon's
    pages: Annotated[tuple[int, ...], ZARGON_ALWAYS] = tuple(range(len(QUEST_NAMES)))
    """Where in `QUESTS` each quest stands. Everybody knows which quest is played, only Zargon what it says."""
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
    """Notes that have happened, and waves that have come, as `wave-<turn>`."""
    dead: Annotated[tuple[str, ...], ZARGON] = ()
    """Characters killed and objects destroyed, by name."""

    # the board
    east: Annotated[Mask, PUBLIC] = Mask(INSIDE.east)
    south: Annotated[Mask, PUBLIC] = Mask(INSIDE.south)
    """The edges that can be stepped over: within regions, and where an open door stands."""
    covered: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares under furniture and objects on the board."""
    seen: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares that have been revealed."""
    blocked: Annotated[Mask, PUBLIC] = Mask(0)
    """Blocked squares, fallen blocks and rubble, as far as they are known."""
    rock: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares that have been felt as solid rock (HQ-SPL-14)."""
    pits: Annotated[Mask, PUBLIC] = Mask(0)
    """Sprung pits."""
    spears: Annotated[Mask, PUBLIC] = Mask(0)
    """Where a spear has flown: no tile shows it, but everybody remembers."""
    stairs: Annotated[Mask, PUBLIC] = Mask(0)
    exit: Annotated[Mask, PUBLIC] = Mask(0)
    doors: Annotated[list[DoorRow], ROWS] = field(default_factory=list)
    furniture: Annotated[tuple[PieceRow, ...], ROWS] = ()
    objects: Annotated[tuple[ObjectRow, ...], ROWS] = ()
    allies: Annotated[tuple[AllyRow, ...], ROWS] = ()
    monsters: Annotated[list[MonsterRow], ROWS] = field(default_factory=list)
    traps: Annotated[list[KnownTrap], ROWS] = field(default_factory=list)
    piles: Annotated[tuple[Pile, ...], ROWS] = ()
    immunities: Annotated[tuple[Immunity, ...], ROWS] = ()
    sought_doors: Annotated[Mask, PUBLIC] = Mask(0)
    sought_traps: Annotated[Mask, PUBLIC] = Mask(0)
    """Squares that have been searched for secret doors, and for traps: what a player would write down."""
    deck: Annotated[tuple[int, ...], PUBLIC] = ()
    """Treasure cards left of each kind."""
    forbidden: Annotated[int, PUBLIC] = 0
    """Rooms that heroes have tried to search for treasure and must not yet, as bits (HQ-TRE-17)."""
    told: Annotated[tuple[int, ...], PUBLIC] = ()
    """Notes that have been read out, places in `NOTES`."""
    told_rules: Annotated[tuple[int, ...], PUBLIC] = ()
    """Rules of this quest only that have been told because they applied, places in `QUEST_RULES`."""
    known_acts: Annotated[tuple[int, ...], PUBLIC] = ()
    """Quest actions whose squares the heroes have seen, places in `ACTS`."""
    acts: Annotated[tuple[int, ...], PUBLIC] = ()
    """Quest actions that have been done, places in `ACTS`."""
    hopeless: Annotated[bool, PUBLIC] = False
    """The quest can no longer succeed (HQ-QST-11)."""
    fulfilled: Annotated[int, PUBLIC] = 0
    """Parts of the objective that heroes or allies have fulfilled by leaving, as bits by place in `Quest.parts`."""
    achieved: Annotated[bool, PUBLIC] = False
    """Somebody has left by the exit when all parts were fulfilled (HQ-END-3)."""

    homeward: Annotated[bool, PUBLIC] = False
    """Everything is done but leaving."""

    # the turn
    round: Annotated[int, PUBLIC] = 0
    active: Annotated[int, PUBLIC] = NONE
    """The hero whose turn it is, or who is in the armoury; else NONE."""
    rolled: Annotated[bool, PUBLIC] = False
    """Movement has begun in this turn."""
    points: Annotated[int, PUBLIC] = 0
    path: Annotated[tuple[int, ...], PUBLIC] = ()
    """The squares stood on in this movement, the first one first, without the present one."""
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
    """Zargon lets the rest of this turn play itself (HQ-DEC-4)."""


Game: TypeAlias = engine.Game[State]


def zargon(s: State) -> int:
    """Zargon's seat: the last one."""
    return len(s.order)


def plays_hero(s: State, seat: int) -> bool:
    """Whether a hero is played from this seat."""
    return 0 <= seat < zargon(s)
