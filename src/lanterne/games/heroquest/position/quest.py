"""The fields of a position about the quest: its map, doors, furniture, traps, finds and hidden monsters."""

from collections.abc import Mapping
from typing import Any

from lanterne.engine import Mask
from lanterne.games.heroquest.content.board import GRID, REGION_OF
from lanterne.games.heroquest.content.cards import (
    FURNITURE_TRAP_NAMES,
)
from lanterne.games.heroquest.content.quests import QUESTS, Find, Passage, Piece, Placed, Trap
from lanterne.games.heroquest.content.quests import Door as QuestDoor
from lanterne.games.heroquest.rules.exploration import bar, set_open
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.rules.setup import clear_board
from lanterne.games.heroquest.rules.starting import start_of
from lanterne.games.heroquest.state import (
    BOOK,
    DOORS,
    EDGES,
    INSIDE_IT,
    ITEMS,
    KINDS,
    NONE,
    PASSAGES,
    PIECES,
    REGIONS,
    SQUARES,
    TRAPS,
    DoorRow,
    HeroRow,
    State,
)
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, names, number, table, truth


def put_quest(state: State, value: Any) -> None:
    """The quest by its name."""
    if value is not None:
        state.quest = named(BOOK, value)


EVERYBODYS_SPELLS = {kind: spells for quest in QUESTS for kind, spells in quest.dread.items()}
EVERYBODYS_IMMUNITIES = tuple(row for quest in QUESTS for row in quest.immune)
"""A position may put a character into another quest; its immunities go with it."""


def put_map(state: State, value: Any) -> None:
    """`quest`: the map of the quest; `empty`: bare rooms and no notes."""
    if value not in (None, "quest", "empty"):
        raise ValueError(f"map is quest or empty, not {value!r}")
    chart = QUESTS[state.quest]._replace(dread=EVERYBODYS_SPELLS, immune=EVERYBODYS_IMMUNITIES)
    if value == "empty":
        chart = chart._replace(
            doors=(), passages=(), blocked=Mask(0), furniture=(), monsters=(), objects=(), allies=(), traps=(),
            finds={}, actions=(), notes=(), waves=(), collapse=(), dungeon=Mask(GRID.every), lasting=Mask(0),
        )  # fmt: skip
    clear_board(state, chart)
    for place, hero in enumerate(state.order):
        group, square = start_of(QUESTS[state.quest], place)
        state.heroes[hero] = HeroRow(state.heroes[hero].seat, INSIDE_IT, square, group=group)
        change(state, hero, body=max_body(state, hero), mind=max_mind(state, hero))


def put_doors(state: State, value: Any) -> None:
    """Every door by its name: `open`, `closed` (on the board), `found` (a secret door that has been found), `secret`
    (nobody knows it), or a table with `is` and what locks it: `key`, `flag`, `from`."""
    for name, given in table("doors", value):
        door = named(DOORS, name)
        lock = (
            fields(f"door {name}", given, ("is", "key", "flag", "from"))
            if isinstance(given, Mapping)
            else {"is": given}
        )
        how = lock.get("is", "closed")
        if how not in ("open", "closed", "found", "secret", "unseen"):
            raise ValueError(f"door {name} is open, closed, found, secret or unseen, not {how!r}")
        a, b = EDGES[door]
        row = QuestDoor(
            a,
            b,
            secret=how in ("found", "secret"),
            key=named(ITEMS, lock["key"]) if "key" in lock else NONE,
            flag=str(lock.get("flag", "")),
            opens_from=named(SQUARES, lock["from"]) if "from" in lock else NONE,
            barrier=REGION_OF[a] == REGION_OF[b],
        )
        others = tuple(each for each in state.chart.doors if {each.a, each.b} != {a, b})
        state.chart = state.chart._replace(doors=(*others, row), lasting=Mask(0))  # a new door: fewer lasting walls
        if how in ("open", "closed", "found"):
            state.doors.append(DoorRow(door, secret=how == "found"))
            if row.barrier:
                bar(state, door)
        if how == "open":
            set_open(state, door)


def put_passages(state: State, value: Any) -> None:
    """More trapdoors, tunnels and teleports than the map has: `kind`, their two `ends`, and `hidden`."""
    for entry in names("passages", value):
        given = fields("a passage", entry, ("kind", "ends", "hidden"))
        ends = [named(SQUARES, name) for name in names("ends", given.get("ends"))]
        if len(ends) != 2:
            raise ValueError("a passage has two ends")
        hidden = truth("hidden", given.get("hidden", False))
        passage = Passage(named(PASSAGES, given.get("kind")), ends[0], ends[1], hidden)
        state.chart = state.chart._replace(passages=(*state.chart.passages, passage))


def put_blocked(state: State, value: Any) -> None:
    """Blocked squares besides those of the map."""
    squares = mask_of(named(SQUARES, name) for name in names("blocked", value))
    state.chart = state.chart._replace(blocked=Mask(state.chart.blocked | squares))


def put_furniture(state: State, value: Any) -> None:
    """Pieces besides those of the map: all squares they cover, beginning with the first."""
    for entry in names("furniture", value):
        given = fields("a piece of furniture", entry, ("kind", "at"))
        squares = [named(SQUARES, name) for name in names("at", given.get("at"))]
        piece = Piece(named(PIECES, given.get("kind")), squares[0], Mask(mask_of(squares)), REGION_OF[squares[0]])
        state.chart = state.chart._replace(furniture=(*state.chart.furniture, piece))


def put_hidden_traps(state: State, value: Any) -> None:
    """The traps that nobody has found."""
    if value is not None:
        state.hidden_traps = [read_trap(entry) for entry in names("hidden_traps", value)]


def read_trap(entry: Any) -> Trap:
    """A trap: `kind` and `at`; in furniture also `variant` and `damage`."""
    given = fields("a trap", entry, ("kind", "at", "variant", "damage"))
    variant = given.get("variant")
    if variant is not None and variant not in FURNITURE_TRAP_NAMES:
        raise ValueError(f"a furniture trap is {', '.join(FURNITURE_TRAP_NAMES)}, not {variant!r}")
    place = FURNITURE_TRAP_NAMES.index(variant) if variant else NONE
    damage = number("damage", given.get("damage", 0))
    return Trap(named(TRAPS, given.get("kind")), named(SQUARES, given.get("at")), place, damage)


def put_finds(state: State, value: Any) -> None:
    """The special treasures, by room."""
    if value is None:
        return
    state.finds = []
    for entry in names("finds", value):
        given = fields("a find", entry, ("room", "piece", "gold", "items", "forbidden_until"))
        state.finds.append(
            Find(
                named(REGIONS, given.get("room")),
                named(SQUARES, given["piece"]) if "piece" in given else NONE,
                number("gold", given.get("gold", 0)),
                tuple(named(ITEMS, item) for item in names("items", given.get("items"))),
                str(given.get("forbidden_until", "")),
            )
        )


def put_lurking(state: State, value: Any) -> None:
    """The monsters in the dark."""
    if value is not None:
        state.lurking = []
        for entry in names("lurking", value):
            given = fields("a lurking monster", entry, ("kind", "at", "waits"))
            waits = truth("waits", given.get("waits", False))
            state.lurking.append(Placed(named(KINDS, given.get("kind")), named(SQUARES, given.get("at")), waits))


def put_wandering(state: State, value: Any) -> None:
    """The kind of the wandering monster."""
    if value is not None:
        state.chart = state.chart._replace(wandering=named(KINDS, value))
