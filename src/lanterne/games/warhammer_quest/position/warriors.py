"""The warriors of a position and their cards."""

from typing import Any

from lanterne.engine import has
from lanterne.games.warhammer_quest.content.cards import (
    LANTERN,
)
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, WARRIOR_NAMES, WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import change, free, in_turn_order, section_squares
from lanterne.games.warhammer_quest.state import (
    CONDITIONS,
    INSIDE,
    ITEMS,
    KINGS,
    NONE,
    SPELLS,
    SQUARES,
    CardRow,
    Change,
    State,
    WarriorRow,
)
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, names, number, one_of, table, truth

FATES = ("away", "inside", "dead", "lost", "out")
PASSING = ("ask", "phase", "until-hit", "until-wounded", "until-own-turn", "seldom")
USUAL_WOUNDS = (12, 11, 10, 12)
"""The wounds that warriors start with unless the position says otherwise."""


def put_leader(state: State, value: Any) -> None:
    """The bearer of the lantern; by default the Barbarian, or the first of the party."""
    state.leader = named(WARRIOR_IDS, value) if value is not None else BARBARIAN
    if state.leader not in state.party:
        if value is not None:
            raise ValueError(f"{value} does not play")
        state.leader = state.party[0]


def put_warriors(state: State, value: Any) -> None:
    """Each warrior of the party, by name: the square alone, or a table."""
    given = dict(table("warriors", value))
    for name in given:
        if named(WARRIOR_IDS, name) not in state.party:
            raise ValueError(f"{name} does not play")
    placed = [_warrior(state, warrior, given.get(WARRIOR_NAMES[warrior])) for warrior in in_turn_order(state)]
    for warrior in placed:
        row = state.warriors[warrior]
        if row.fate == INSIDE and row.square == NONE:
            change(state, warrior, square=(section_squares(state, 0) & free(state)).bit_length() - 1)
    taken = [row.square for row in state.warriors if row.square != NONE]
    if len(taken) != len(set(taken)):
        raise ValueError("two warriors stand on the same square")


WARRIOR_FIELDS = (
    "at", "fate", "wounds", "starting", "gold", "received", "cards", "conditions", "weapon", "shield", "armour",
    "trophies", "now", "lasting", "fresh", "fought", "done", "passing", "bet",
)  # fmt: skip


def _warrior(state: State, warrior: int, value: Any) -> int:
    entry = {"at": value} if isinstance(value, str) else value
    given = fields(WARRIOR_NAMES[warrior], entry, WARRIOR_FIELDS)
    starting = number("starting", given.get("starting", USUAL_WOUNDS[warrior]))
    square = named(SQUARES, given["at"]) if "at" in given else NONE
    if square != NONE and not has(free(state), square):
        raise ValueError(f"{WARRIOR_NAMES[warrior]} cannot stand on {given['at']}")
    state.warriors[warrior] = WarriorRow(
        seat=state.warriors[warrior].seat,
        fate=1 + one_of("fate", FATES[1:], given.get("fate", "inside")),
        square=square,
        starting=starting,
        wounds=number("wounds", given.get("wounds", starting)),
        gold=number("gold", given.get("gold", 0)),
        received=number("received", given.get("received", 0)),
        trophies=tuple(named(MONSTER_IDS, name) for name in names("trophies", given.get("trophies"))),
        conditions=mask_of(named(CONDITIONS, name) for name in names("conditions", given.get("conditions"))),
        now=_change(given.get("now")),
        lasting=_change(given.get("lasting")),
        fresh=truth("fresh", given.get("fresh", False)),
        fought=truth("fought", given.get("fought", False)),
        done=truth("done", given.get("done", False)),
        passing=one_of("passing", PASSING, given.get("passing", "ask")),
        bet=named(KINGS, given.get("bet", "none")) if given.get("bet") else NONE,
        weapon=named(ITEMS, given["weapon"]) if "weapon" in given else NONE,
        shield=named(ITEMS, given["shield"]) if "shield" in given else NONE,
        armour=named(ITEMS, given["armour"]) if "armour" in given else NONE,
    )
    _cards(state, warrior, given.get("cards"))
    return warrior


def _change(value: Any) -> Change:
    given = fields("a change", value, Change._fields)
    for field, amount in given.items():
        if not isinstance(amount, int):
            raise ValueError(f"{field} must be a number, not {amount!r}")
    return Change(**given)


def _cards(state: State, warrior: int, value: Any) -> None:
    """The cards of a warrior, by default their own equipment. The leader always has the lantern."""
    items = names("cards", value) if value is not None else [ITEMS.names[WARRIORS[warrior].equipment]]
    for entry in items:
        given = fields("a card", {"card": entry} if isinstance(entry, str) else entry, ("card", "charges", "used"))
        item = named(ITEMS, given.get("card"))
        if item == LANTERN:
            continue
        charges = number("charges", given.get("charges", 0))
        state.cards.append(CardRow(item, warrior, charges, truth("used", given.get("used", False))))
    if warrior == state.leader:
        state.cards.append(CardRow(LANTERN, warrior))


def put_spells(state: State, value: Any) -> None:
    """The spells that the Wizard knows."""
    state.spells = tuple(named(SPELLS, name) for name in names("spells", value))
