"""Positions by name: how a scenario puts a position on the board. How a view is told in names: `describing.py`.

The fields are documented in `docs/scenarios.md`; `describe` uses the same names that `arrange` reads.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lanterne.engine import Mask
from lanterne.games.heroquest.content.board import GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import (
    CONDITION_NAMES,
    FURNITURE_TRAP_NAMES,
    HERO_NAMES,
    IN_FURNITURE,
    TREASURES,
)
from lanterne.games.heroquest.content.quests import QUESTS, Find, Piece, Placed, Trap
from lanterne.games.heroquest.content.quests import Door as QuestDoor
from lanterne.games.heroquest.rules.acting import TURN
from lanterne.games.heroquest.rules.exploration import corridor_in_view, place_monster, reveal, set_open
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.naming import unfit_name
from lanterne.games.heroquest.rules.places import change, change_monster, square_of, write
from lanterne.games.heroquest.rules.quest_actions import come_upon
from lanterne.games.heroquest.rules.setup import choose_hero, clear_board, seat_hero
from lanterne.games.heroquest.rules.starting import start_of
from lanterne.games.heroquest.rules.turn import turn_choice, turn_ends
from lanterne.games.heroquest.state import (
    ACTS,
    BOOK,
    DOORS,
    EDGES,
    FOES,
    HEROES,
    INSIDE_IT,
    ITEMS,
    KIND_OF,
    KINDS,
    NONE,
    PIECES,
    REGIONS,
    RESULTS,
    SPELLS,
    SQUARES,
    TRAPS,
    AllyRow,
    DoorRow,
    HeroRow,
    KnownTrap,
    Pile,
    State,
)
from lanterne.games.heroquest.state import TREASURES as CARDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, names, number, table, truth

FATES = ("out", "inside", "safe", "retreated", "dead")
EFFECTS = ("courage", "rock-skin", "swift", "veil", "pass-rock", "brew")


class _Unheard:
    """Reveals things on a state while nobody listens."""

    def __init__(self, state: State) -> None:
        self.state = state

    def say(self, *said: Any) -> None:
        """Nobody hears it."""


def sit(state: State, names: Sequence[str]) -> None:
    """Seat the heroes in this order, Zargon last; nobody is asked for a hero any more."""
    if len(names) != len(state.order) + 1 or names[-1] != "zargon":
        raise ValueError(f"{len(state.order) + 1} seats are {len(state.order)} heroes and zargon, who comes last")
    for seat, name in enumerate(names[:-1]):
        hero = named(HEROES, name)
        if hero >= len(HERO_NAMES) or hero in state.order:
            raise ValueError(f"{name} cannot be played by seat {seat + 1}")
        seat_hero(state, seat, hero)
        state.agenda.remove(choose_hero(seat))


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Put the position on the board: the first decision of the active hero's turn, or of Zargon's.

    `state` is as `new_state` made it, or `sit` after it. Raises ValueError with a sentence for what it does not
    understand.
    """
    for field in position:
        if field not in _FIELDS:
            raise ValueError(f"a position of heroquest has no {field!r}; it has {', '.join(_FIELDS)}")
    for seat in range(len(state.order)):
        if state.order[seat] == NONE:
            seat_hero(state, seat, next(hero for hero in range(len(HERO_NAMES)) if hero not in state.order))
    for field, put in _FIELDS.items():
        put(state, position.get(field))
    come_upon(state)
    if state.active == NONE:
        state.agenda[:] = [("zargon_turn",)]
    else:
        state.agenda[:] = [
            ("zargon_turn",),
            *(("hero_turn", hero) for hero in reversed(state.order[state.order.index(state.active) + 1 :])),
            ("scope", TURN, turn_ends(state.active)),
            turn_choice(),
        ]


# --- the quest --------------------------------------------------------------------------------------------------------


def _quest(state: State, value: Any) -> None:
    if value is not None:
        state.quest = named(BOOK, value)


EVERYBODYS_SPELLS = {kind: spells for quest in QUESTS for kind, spells in quest.dread.items()}
EVERYBODYS_IMMUNITIES = tuple(row for quest in QUESTS for row in quest.immune)
"""A position may put a character into another quest than its own: it is there what it is at home."""


def _map(state: State, value: Any) -> None:
    """`quest`: as its map is; `empty`: bare rooms and no notes, for what the position puts there."""
    if value not in (None, "quest", "empty"):
        raise ValueError(f"map is quest or empty, not {value!r}")
    chart = QUESTS[state.quest]._replace(dread=EVERYBODYS_SPELLS, immune=EVERYBODYS_IMMUNITIES)
    if value == "empty":
        chart = chart._replace(
            doors=(), blocked=Mask(0), furniture=(), monsters=(), objects=(), allies=(), traps=(), finds={},
            actions=(), notes=(), waves=(), collapse=(), dungeon=Mask(GRID.every), lasting=Mask(0),
        )  # fmt: skip
    clear_board(state, chart)
    for place, hero in enumerate(state.order):
        group, square = start_of(QUESTS[state.quest], place)
        state.heroes[hero] = HeroRow(state.heroes[hero].seat, INSIDE_IT, square, group=group)
        change(state, hero, body=max_body(state, hero), mind=max_mind(state, hero))


def _doors(state: State, value: Any) -> None:
    """Every door by its name: `open`, `closed` (on the board), `found` (a secret door that has been found), `secret`
    (nobody knows it), or a table with `is` and what locks it: `key`, `flag`, `from`."""
    for name, told in table("doors", value):
        door = named(DOORS, name)
        lock = (
            fields(f"door {name}", told, ("is", "key", "flag", "from")) if isinstance(told, Mapping) else {"is": told}
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
        )
        others = tuple(each for each in state.chart.doors if {each.a, each.b} != {a, b})
        state.chart = state.chart._replace(doors=(*others, row), lasting=Mask(0))  # a new door: fewer lasting walls
        if how in ("open", "closed", "found"):
            state.doors.append(DoorRow(door, secret=how == "found"))
        if how == "open":
            set_open(state, door)


def _blocked(state: State, value: Any) -> None:
    squares = mask_of(named(SQUARES, name) for name in names("blocked", value))
    state.chart = state.chart._replace(blocked=Mask(state.chart.blocked | squares))


def _furniture(state: State, value: Any) -> None:
    """Pieces besides those of the map: all squares they cover, the first one first."""
    for entry in names("furniture", value):
        told = fields("a piece of furniture", entry, ("kind", "at"))
        squares = [named(SQUARES, name) for name in names("at", told.get("at"))]
        piece = Piece(named(PIECES, told.get("kind")), squares[0], Mask(mask_of(squares)), REGION_OF[squares[0]])
        state.chart = state.chart._replace(furniture=(*state.chart.furniture, piece))


def _hidden_traps(state: State, value: Any) -> None:
    if value is not None:
        state.hidden_traps = [_trap(entry) for entry in names("hidden_traps", value)]


def _trap(entry: Any) -> Trap:
    told = fields("a trap", entry, ("kind", "at", "variant", "damage"))
    variant = told.get("variant")
    if variant is not None and variant not in FURNITURE_TRAP_NAMES:
        raise ValueError(f"a furniture trap is {', '.join(FURNITURE_TRAP_NAMES)}, not {variant!r}")
    place = FURNITURE_TRAP_NAMES.index(variant) if variant else NONE
    damage = number("damage", told.get("damage", 0))
    return Trap(named(TRAPS, told.get("kind")), named(SQUARES, told.get("at")), place, damage)


def _finds(state: State, value: Any) -> None:
    if value is None:
        return
    state.finds = []
    for entry in names("finds", value):
        told = fields("a find", entry, ("room", "piece", "gold", "items", "forbidden_until"))
        state.finds.append(
            Find(
                named(REGIONS, told.get("room")),
                named(SQUARES, told["piece"]) if "piece" in told else NONE,
                number("gold", told.get("gold", 0)),
                tuple(named(ITEMS, item) for item in names("items", told.get("items"))),
                str(told.get("forbidden_until", "")),
            )
        )


def _lurking(state: State, value: Any) -> None:
    if value is not None:
        state.lurking = []
        for entry in names("lurking", value):
            told = fields("a lurking monster", entry, ("kind", "at", "waits"))
            waits = truth("waits", told.get("waits", False))
            state.lurking.append(Placed(named(KINDS, told.get("kind")), named(SQUARES, told.get("at")), waits))


def _wandering(state: State, value: Any) -> None:
    if value is not None:
        state.chart = state.chart._replace(wandering=named(KINDS, value))


def _words(field: str) -> Callable[[State, Any], None]:
    """Names that only the quest knows: flags that are set, notes that have happened, characters that are dead."""

    def put(state: State, value: Any) -> None:
        setattr(state, field, tuple(str(name) for name in names(field, value)))

    return put


# --- the board --------------------------------------------------------------------------------------------------------


def _heroes(state: State, value: Any) -> None:
    for name, told in table("heroes", value):
        hero = named(HEROES, name)
        if hero not in state.order:
            raise ValueError(f"{name} does not play")
        _hero(state, hero, fields(f"hero {name}", told, HERO_FIELDS))


HERO_FIELDS = (
    "at", "body", "mind", "gold", "items", "worn", "readied", "spells", "stored", "conditions", "effects", "attack",
    "defend", "acted", "used", "searched", "pits", "fate", "fell", "done", "name",
)  # fmt: skip


def _hero(state: State, hero: int, told: dict[str, Any]) -> None:
    def goods(field: str) -> tuple[int, ...]:
        return tuple(sorted(named(ITEMS, item) for item in names(field, told[field])))

    def bits(field: str, known: Sequence[str]) -> int:
        return mask_of(_place(field, known, word) for word in names(field, told[field]))

    sheet: dict[str, Any] = {}
    if "items" in told:
        sheet |= {"items": goods("items"), "worn": (), "readied": NONE}
    if "worn" in told:
        sheet["worn"] = goods("worn")
    if "readied" in told:
        sheet["readied"] = named(ITEMS, told["readied"]) if told["readied"] != "none" else NONE
    if "gold" in told:
        sheet["gold"] = number("gold", told["gold"])
    if "done" in told:
        sheet["done"] = bits("done", BOOK.names)
    write(state, hero, **sheet)
    if "name" in told:
        name = str(told["name"])
        if unfit_name(state, state.heroes[hero].seat, name) is not None:
            raise ValueError(f"no hero is called {name!r}")
        state.names = (*state.names[:hero], name, *state.names[hero + 1 :])
    row: dict[str, Any] = {"body": max_body(state, hero), "mind": max_mind(state, hero)}
    for field in ("body", "mind", "attack", "defend"):
        if field in told:
            row[field] = number(field, told[field])
    if "at" in told:
        row["square"] = named(SQUARES, told["at"])
    if "spells" in told:
        row["spells"] = tuple(sorted(named(SPELLS, spell) for spell in names("spells", told["spells"])))
    if "stored" in told:
        row["stored"] = named(SPELLS, told["stored"])
    if "conditions" in told:
        row["conditions"] = bits("conditions", CONDITION_NAMES)
    if "effects" in told:
        row["effects"] = bits("effects", EFFECTS)
    if "acted" in told:
        row["acted"] = truth("acted", told["acted"])
    if "used" in told:
        row["used"] = goods("used")
    if "searched" in told:
        row["searched"] = bits("searched", REGIONS.names)
    if "pits" in told:
        row["pits"] = tuple(named(SQUARES, square) for square in names("pits", told["pits"]))
    if "fell" in told:
        row["fell"] = named(SQUARES, told["fell"])
    if "fate" in told:
        row["fate"] = _place("fate", FATES, told["fate"])
        if row["fate"] != INSIDE_IT:
            row["square"] = NONE
    change(state, hero, **row)


def _place(field: str, known: Sequence[str], word: Any) -> int:
    if word not in known:
        raise ValueError(f"{field} is one of {', '.join(known)}, not {word!r}")
    return known.index(word)


def _seen(state: State, value: Any) -> None:
    """`all`, or a list of regions and squares; without it, what the heroes see from where they stand."""
    unheard: Any = _Unheard(state)
    if value == "all":
        reveal(unheard, GRID.every)
    elif value is None:
        for hero in state.order:
            square = square_of(state, hero)
            if square != NONE:
                region = next(mask for mask in REGION_SQUARES if mask >> square & 1)
                whole = region if region != REGION_SQUARES[0] else 0
                reveal(unheard, corridor_in_view(state, square) | whole | 1 << square)
    else:
        for name in names("seen", value):
            reveal(
                unheard, REGION_SQUARES[named(REGIONS, name)] if name in REGIONS.names else 1 << named(SQUARES, name)
            )


MONSTER_FIELDS = (
    "foe", "at", "body", "asleep", "misses", "wandering", "less", "spells", "spent", "must_cast", "done", "arrived",
)  # fmt: skip


def _monsters(state: State, value: Any) -> None:
    """Monsters on the board, by their own names or by their kinds."""
    unheard: Any = _Unheard(state)
    for entry in names("monsters", value):
        told = fields("a monster", entry, MONSTER_FIELDS)
        word, square = told.get("foe"), named(SQUARES, told.get("at"))
        kind = KINDS.number(word) if word in KINDS.names else KIND_OF[named(FOES, word)]
        if not state.seen >> square & 1:
            state.seen = Mask(state.seen | 1 << square)
        foe = place_monster(unheard, kind, square)
        if word in FOES.names:
            foe = FOES.number(word)
            state.monsters[-1] = state.monsters[-1]._replace(foe=foe)
        rest: dict[str, Any] = {}
        for field in ("body", "less"):
            if field in told:
                rest[field] = number(field, told[field])
        for field in ("asleep", "misses", "wandering", "done", "arrived"):
            if field in told:
                rest[field] = truth(field, told[field])
        for field in ("spells", "spent"):
            if field in told:
                rest[field] = tuple(named(SPELLS, spell) for spell in names(field, told[field]))
        if "must_cast" in told:
            rest["must_cast"] = named(SPELLS, told["must_cast"])
        change_monster(state, foe, **rest)


def _allies(state: State, value: Any) -> None:
    for name, entry in table("allies", value):
        told = fields(f"ally {name}", entry, ("at", "body", "joined", "controller"))
        hero = named(HEROES, name)
        state.allies = tuple(row for row in state.allies if row.hero != hero)
        controller = named(HEROES, told["controller"]) if "controller" in told else NONE
        body = number("body", told.get("body", 1))
        joined = truth("joined", told.get("joined", True))
        row = AllyRow(hero, named(SQUARES, told.get("at")), body, joined, controller)
        state.allies = (*state.allies, row)


def _traps(state: State, value: Any) -> None:
    """Traps that have been discovered; for one in furniture the quest still needs its entry."""
    for entry in names("traps", value):
        trap = _trap(entry)
        if trap.kind == IN_FURNITURE and all(each.square != trap.square for each in state.chart.traps):
            state.chart = state.chart._replace(traps=(*state.chart.traps, trap))
        state.hidden_traps = [each for each in state.hidden_traps if each.square != trap.square]
        state.traps.append(KnownTrap(trap.kind, trap.square))


def _pits(state: State, value: Any) -> None:
    state.pits = Mask(mask_of(named(SQUARES, name) for name in names("pits", value)))


def _stairs(state: State, value: Any) -> None:
    if value is not None:
        squares = Mask(mask_of(named(SQUARES, name) for name in names("stairs", value)))
        state.chart = state.chart._replace(stairs=squares, exit=squares)


def _piles(state: State, value: Any) -> None:
    for entry in names("piles", value):
        told = fields("a pile", entry, ("at", "gold", "items"))
        items = tuple(sorted(named(ITEMS, item) for item in names("items", told.get("items"))))
        pile = Pile(named(SQUARES, told.get("at")), number("gold", told.get("gold", 0)), items)
        state.piles = (*state.piles, pile)


def _deck(state: State, value: Any) -> None:
    """The Treasure cards that are left, by kind; without it all of them."""
    if value is not None:
        left = {named(CARDS, name): number(name, count) for name, count in table("deck", value)}
        state.deck = tuple(left.get(kind, 0) for kind in range(len(TREASURES)))


def _lost_artifacts(state: State, value: Any) -> None:
    state.lost_artifacts = tuple(named(ITEMS, item) for item in names("lost_artifacts", value))


def _forbidden(state: State, value: Any) -> None:
    """Rooms that heroes know must not be searched yet."""
    state.forbidden = mask_of(named(REGIONS, name) for name in names("forbidden", value))


def _results(state: State, value: Any) -> None:
    """The chapters so far: the quest, then how it ended."""
    told = [str(entry).partition(" ") for entry in names("results", value)]
    state.results = tuple((named(BOOK, quest), RESULTS.names[named(RESULTS, result)]) for quest, _, result in told)


def _acts(state: State, value: Any) -> None:
    state.acts = tuple(named(ACTS, act) for act in names("acts", value))


# --- the turn ---------------------------------------------------------------------------------------------------------


def _active(state: State, value: Any) -> None:
    """The hero whose turn it is, or `zargon`; without it the first hero in the dungeon."""
    if value == "zargon":
        state.active = NONE
    elif value is None:
        state.active = next(hero for hero in state.order if state.heroes[hero].fate == INSIDE_IT)
    else:
        state.active = named(HEROES, value)
        if state.active not in state.order:
            raise ValueError(f"{value} does not play")


def _points(state: State, value: Any) -> None:
    """Points left after the roll; without it the hero has not rolled."""
    if value is not None:
        state.points, state.rolled = number("points", value), True


def _path(state: State, value: Any) -> None:
    state.path = tuple(named(SQUARES, name) for name in names("path", value))


def _announced(state: State, value: Any) -> None:
    if value is not None:
        state.announced = named(SQUARES, value)


def _truths(field: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        if value is not None:
            setattr(state, field, truth(field, value))

    return put


def _numbers(field: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        if value is not None:
            setattr(state, field, number(field, value))

    return put


_FIELDS: dict[str, Callable[[State, Any], None]] = {
    "quest": _quest,
    "map": _map,
    "blocked": _blocked,
    "furniture": _furniture,
    "doors": _doors,
    "stairs": _stairs,
    "hidden_traps": _hidden_traps,
    "finds": _finds,
    "lurking": _lurking,
    "wandering": _wandering,
    "flags": _words("flags"),
    "fired": _words("fired"),
    "dead": _words("dead"),
    "heroes": _heroes,
    "seen": _seen,
    "monsters": _monsters,
    "allies": _allies,
    "traps": _traps,
    "pits": _pits,
    "piles": _piles,
    "deck": _deck,
    "lost_artifacts": _lost_artifacts,
    "forbidden": _forbidden,
    "acts": _acts,
    "active": _active,
    "points": _points,
    "path": _path,
    "announced": _announced,
    "phasing": _truths("phasing"),
    "veiled": _truths("veiled"),
    "struck": _truths("struck"),
    "round": _numbers("round"),
    "tries": _numbers("tries"),
    "results": _results,
}
POSITION_FIELDS = tuple(_FIELDS)
