"""The fields of a position about the visible board and the cards."""

from typing import Any

from lanterne.engine import Mask, has
from lanterne.games.heroquest.content.board import GRID, REGION_SQUARES
from lanterne.games.heroquest.content.cards import (
    IN_FURNITURE,
    TREASURES,
)
from lanterne.games.heroquest.position.quest import read_trap
from lanterne.games.heroquest.rules.exploration import corridor_in_view, place_monster, reveal
from lanterne.games.heroquest.rules.places import change_monster, square_of
from lanterne.games.heroquest.state import (
    ACTS,
    BOOK,
    FOES,
    HEROES,
    ITEMS,
    KIND_OF,
    KINDS,
    NONE,
    REGIONS,
    RESULTS,
    SPELLS,
    SQUARES,
    AllyRow,
    KnownTrap,
    Pile,
    State,
)
from lanterne.games.heroquest.state import TREASURES as CARDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, names, number, table, truth


class _Unheard:
    """A stand-in for a game that reveals things without events."""

    def __init__(self, state: State) -> None:
        self.state = state

    def say(self, *said: Any) -> None:
        """Nobody hears it."""


def put_seen(state: State, value: Any) -> None:
    """`all`, or a list of regions and squares; without it, what the heroes see from where they are."""
    unheard: Any = _Unheard(state)
    if value == "all":
        reveal(unheard, GRID.every)
    elif value is None:
        for hero in state.order:
            square = square_of(state, hero)
            if square != NONE:
                region = next(mask for mask in REGION_SQUARES if has(mask, square))
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


def put_monsters(state: State, value: Any) -> None:
    """Monsters on the board, by their own names or by their kinds."""
    unheard: Any = _Unheard(state)
    for entry in names("monsters", value):
        given = fields("a monster", entry, MONSTER_FIELDS)
        word, square = given.get("foe"), named(SQUARES, given.get("at"))
        kind = KINDS.number(word) if word in KINDS.names else KIND_OF[named(FOES, word)]
        if not has(state.seen, square):
            state.seen = Mask(state.seen | 1 << square)
        foe = place_monster(unheard, kind, square)
        if word in FOES.names:
            foe = FOES.number(word)
            state.monsters[-1] = state.monsters[-1]._replace(foe=foe)
        rest: dict[str, Any] = {}
        for field in ("body", "less"):
            if field in given:
                rest[field] = number(field, given[field])
        for field in ("asleep", "misses", "wandering", "done", "arrived"):
            if field in given:
                rest[field] = truth(field, given[field])
        for field in ("spells", "spent"):
            if field in given:
                rest[field] = tuple(named(SPELLS, spell) for spell in names(field, given[field]))
        if "must_cast" in given:
            rest["must_cast"] = named(SPELLS, given["must_cast"])
        change_monster(state, foe, **rest)
    state.met = Mask(mask_of(row.foe for row in state.monsters))


def put_allies(state: State, value: Any) -> None:
    """Allies on the board, by name."""
    for name, entry in table("allies", value):
        given = fields(f"ally {name}", entry, ("at", "body", "joined", "controller"))
        hero = named(HEROES, name)
        state.allies = tuple(row for row in state.allies if row.hero != hero)
        controller = named(HEROES, given["controller"]) if "controller" in given else NONE
        body = number("body", given.get("body", 1))
        joined = truth("joined", given.get("joined", True))
        row = AllyRow(hero, named(SQUARES, given.get("at")), body, joined, controller)
        state.allies = (*state.allies, row)


def put_traps(state: State, value: Any) -> None:
    """Discovered traps. A trap in furniture also needs an entry in the quest."""
    for entry in names("traps", value):
        trap = read_trap(entry)
        if trap.kind == IN_FURNITURE and all(each.square != trap.square for each in state.chart.traps):
            state.chart = state.chart._replace(traps=(*state.chart.traps, trap))
        state.hidden_traps = [each for each in state.hidden_traps if each.square != trap.square]
        state.traps.append(KnownTrap(trap.kind, trap.square))


def put_stairs(state: State, value: Any) -> None:
    """The stairway; heroes leave by it."""
    if value is not None:
        squares = Mask(mask_of(named(SQUARES, name) for name in names("stairs", value)))
        state.chart = state.chart._replace(stairs=squares, exit=squares)


def put_piles(state: State, value: Any) -> None:
    """Belongings on the floor."""
    for entry in names("piles", value):
        given = fields("a pile", entry, ("at", "gold", "items"))
        items = tuple(sorted(named(ITEMS, item) for item in names("items", given.get("items"))))
        pile = Pile(named(SQUARES, given.get("at")), number("gold", given.get("gold", 0)), items)
        state.piles = (*state.piles, pile)


def put_deck(state: State, value: Any) -> None:
    """The Treasure cards that are left, by kind; without it all of them."""
    if value is not None:
        left = {named(CARDS, name): number(name, count) for name, count in table("deck", value)}
        state.deck = tuple(left.get(kind, 0) for kind in range(len(TREASURES)))


def put_lost_artifacts(state: State, value: Any) -> None:
    """Artifacts that are out of the game."""
    state.lost_artifacts = tuple(named(ITEMS, item) for item in names("lost_artifacts", value))


def put_forbidden(state: State, value: Any) -> None:
    """Rooms that heroes know must not be searched yet."""
    state.forbidden = mask_of(named(REGIONS, name) for name in names("forbidden", value))


def put_results(state: State, value: Any) -> None:
    """The chapters so far: the quest, then how it ended."""
    given = [str(entry).partition(" ") for entry in names("results", value)]
    state.results = tuple((named(BOOK, quest), RESULTS.names[named(RESULTS, result)]) for quest, _, result in given)


def put_acts(state: State, value: Any) -> None:
    """Quest actions that have been done."""
    state.acts = tuple(named(ACTS, act) for act in names("acts", value))
