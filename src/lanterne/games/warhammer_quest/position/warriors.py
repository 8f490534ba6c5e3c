"""What a position says of the warriors and their cards."""

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
"""What warriors start with unless the position says so."""


def put_leader(state: State, value: Any) -> None:
    """Who carries the lantern; without it the Barbarian, or the first of the party."""
    state.leader = named(WARRIOR_IDS, value) if value is not None else BARBARIAN
    if state.leader not in state.party:
        if value is not None:
            raise ValueError(f"{value} does not play")
        state.leader = state.party[0]


def put_warriors(state: State, value: Any) -> None:
    """Each warrior of the party, by name: the square alone, or a table."""
    told = dict(table("warriors", value))
    for name in told:
        if named(WARRIOR_IDS, name) not in state.party:
            raise ValueError(f"{name} does not play")
    placed = [_warrior(state, warrior, told.get(WARRIOR_NAMES[warrior])) for warrior in in_turn_order(state)]
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
    told = fields(WARRIOR_NAMES[warrior], entry, WARRIOR_FIELDS)
    starting = number("starting", told.get("starting", USUAL_WOUNDS[warrior]))
    square = named(SQUARES, told["at"]) if "at" in told else NONE
    if square != NONE and not has(free(state), square):
        raise ValueError(f"{WARRIOR_NAMES[warrior]} cannot stand on {told['at']}")
    state.warriors[warrior] = WarriorRow(
        seat=state.warriors[warrior].seat,
        fate=1 + one_of("fate", FATES[1:], told.get("fate", "inside")),
        square=square,
        starting=starting,
        wounds=number("wounds", told.get("wounds", starting)),
        gold=number("gold", told.get("gold", 0)),
        received=number("received", told.get("received", 0)),
        trophies=tuple(named(MONSTER_IDS, name) for name in names("trophies", told.get("trophies"))),
        conditions=mask_of(named(CONDITIONS, name) for name in names("conditions", told.get("conditions"))),
        now=_change(told.get("now")),
        lasting=_change(told.get("lasting")),
        fresh=truth("fresh", told.get("fresh", False)),
        fought=truth("fought", told.get("fought", False)),
        done=truth("done", told.get("done", False)),
        passing=one_of("passing", PASSING, told.get("passing", "ask")),
        bet=named(KINGS, told.get("bet", "none")) if told.get("bet") else NONE,
        weapon=named(ITEMS, told["weapon"]) if "weapon" in told else NONE,
        shield=named(ITEMS, told["shield"]) if "shield" in told else NONE,
        armour=named(ITEMS, told["armour"]) if "armour" in told else NONE,
    )
    _cards(state, warrior, told.get("cards"))
    return warrior


def _change(value: Any) -> Change:
    told = fields("a change", value, Change._fields)
    for field, amount in told.items():
        if not isinstance(amount, int):
            raise ValueError(f"{field} must be a number, not {amount!r}")
    return Change(**told)


def _cards(state: State, warrior: int, value: Any) -> None:
    """What a warrior holds; without a word about it, his own equipment. The leader always has the lantern."""
    items = names("cards", value) if value is not None else [ITEMS.names[WARRIORS[warrior].equipment]]
    for entry in items:
        told = fields("a card", {"card": entry} if isinstance(entry, str) else entry, ("card", "charges", "used"))
        item = named(ITEMS, told.get("card"))
        if item == LANTERN:
            continue
        charges = number("charges", told.get("charges", 0))
        state.cards.append(CardRow(item, warrior, charges, truth("used", told.get("used", False))))
    if warrior == state.leader:
        state.cards.append(CardRow(LANTERN, warrior))


def put_spells(state: State, value: Any) -> None:
    """The spells that the Wizard knows."""
    state.spells = tuple(named(SPELLS, name) for name in names("spells", value))
