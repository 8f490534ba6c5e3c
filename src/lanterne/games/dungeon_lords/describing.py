"""How a view is told in names: the fields that a position has, and what follows from them."""

from collections.abc import Iterable
from typing import Any

from lanterne.engine import HIDDEN, Ids, View
from lanterne.games.dungeon_lords.content.calendar import PHASE_NAMES, SEASON_NAMES
from lanterne.games.dungeon_lords.position import DUMMY_NAMES
from lanterne.games.dungeon_lords.rules.dungeon import room_cells, tunnels
from lanterne.games.dungeon_lords.rules.scoring import total
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    CELLS,
    COLOURS,
    COMBAT_CARDS,
    EVENTS,
    FIRST_DUMMY,
    FREE,
    MONSTERS,
    NONE,
    ORDERS,
    ROOMS,
    SPACES,
    SPECIAL_EVENTS,
    TENT,
    TRAPS,
    Lord,
    State,
    free_imps,
    free_workers,
    hand,
)
from lanterne.kit.position import names_of

UNKNOWN = "unknown"
"""What stands for a face that the viewer has not seen."""


def _names(kind: Ids, things: Iterable[Any]) -> list[str | int]:
    return [UNKNOWN if thing is HIDDEN else kind.name(thing) for thing in things]


def describe(view: View[State]) -> dict[str, Any]:
    """The position as a viewer may know it, by the names that `arrange` reads, with what follows from it."""
    s = view.state
    return {
        "year": s.year,
        "season": SEASON_NAMES[s.season],
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "first": COLOURS.name(s.first),
        "lords": {str(COLOURS.name(seat)): _lord(s, seat) for seat in range(len(s.lords))},
        "paladin": COLOURS.name(s.paladin) if s.paladin >= 0 else "tent" if s.paladin == TENT else "gone",
        "dummies": {
            DUMMY_NAMES[place]: {
                "stack": _names(ORDERS, dummy.stack),
                "shown": _names(ORDERS, dummy.shown),
                "left": _names(ORDERS, dummy.left),
                "inaccessible": _names(ORDERS, dummy.inaccessible),
            }
            for place, dummy in enumerate(s.dummies)
        },
        "dummy_evil": s.dummy_evil,
        "spaces": {str(SPACES.name(space)): _standing(who) for space, who in enumerate(s.spaces) if who != FREE},
        "tavern": _names(MONSTERS, s.tavern),
        "shop": _names(ROOMS, s.shop),
        "events": {SEASON_NAMES[place]: EVENTS.name(event) for place, event in enumerate(s.events) if event != NONE},
        "special": SPECIAL_EVENTS.name(s.special),
        "coming": {SEASON_NAMES[place]: _names(ADVENTURER_IDS, who) for place, who in enumerate(s.coming) if who},
        "town": _names(COMBAT_CARDS, [card.face for card in s.town]),
        "shown_cards": _names(COMBAT_CARDS, s.shown_cards),
        "sprung": _names(TRAPS, s.sprung),
        "given_up": _names(TRAPS, [card.face for card in s.given_up]),
        "left": _names(ADVENTURER_IDS, s.left),
        "piles": {
            "traps": len(s.trap_pile),
            "monsters": len(s.monster_pile),
            "rooms": len(s.room_pile),
            "adventurers": len(s.adventurer_pile) + len(s.put_under),
        },
    }


def _standing(who: int) -> str | int:
    return DUMMY_NAMES[who - FIRST_DUMMY] if who >= FIRST_DUMMY else COLOURS.name(who)


def _lord(s: State, seat: int) -> dict[str, Any]:
    lord: Lord = s.lords[seat]
    return {
        "evil": lord.evil,
        "gold": lord.gold,
        "food": lord.food,
        "imps": lord.imps,
        "free_imps": free_imps(lord),
        "free_workers": free_workers(lord),
        "unpaid": lord.unpaid,
        "tunnels": names_of(CELLS, tunnels(lord)),
        "rooms": {str(CELLS.name(cell)): ROOMS.name(room) for cell, room in lord.rooms},
        "conquered": names_of(CELLS, lord.conquered),
        "conquered_rooms": (lord.conquered & room_cells(lord)).bit_count(),
        "ready": _names(MONSTERS, lord.ready),
        "spent": _names(MONSTERS, lord.spent),
        "stationed": _names(MONSTERS, lord.stationed),
        "traps": _names(TRAPS, lord.traps),
        "trapped": _names(TRAPS, lord.trapped),
        "party": [
            {"who": ADVENTURER_IDS.name(hero.who), "damage": hero.damage, "extra": hero.extra} for hero in lord.party
        ],
        "prison": _names(ADVENTURER_IDS, lord.prison),
        "hand": [] if any(order is HIDDEN for order in lord.programmed) else _names(ORDERS, hand(lord)),
        "inaccessible": _names(ORDERS, lord.inaccessible),
        "orders": _names(ORDERS, lord.orders),
        "on_cards": [space + 1 for space in range(3) if lord.on_cards >> space & 1],
        "target": CELLS.name(lord.target),
        "points": total(s, seat),
    }
