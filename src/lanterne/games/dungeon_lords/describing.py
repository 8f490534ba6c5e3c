"""A view in names: the fields of a position, and what follows from them."""

from typing import Any

from lanterne.engine import HIDDEN, View, has
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
from lanterne.kit.position import names_of, told


def describe(view: View[State]) -> dict[str, Any]:
    """The position as far as the viewer may know it, in the names that `arrange` reads, with what follows from it."""
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
                "stack": told(ORDERS, dummy.stack),
                "shown": told(ORDERS, dummy.shown),
                "left": told(ORDERS, dummy.left),
                "inaccessible": told(ORDERS, dummy.inaccessible),
            }
            for place, dummy in enumerate(s.dummies)
        },
        "dummy_evil": s.dummy_evil,
        "spaces": {str(SPACES.name(space)): _standing(who) for space, who in enumerate(s.spaces) if who != FREE},
        "tavern": told(MONSTERS, s.tavern),
        "shop": told(ROOMS, s.shop),
        "events": {SEASON_NAMES[place]: EVENTS.name(event) for place, event in enumerate(s.events) if event != NONE},
        "special": SPECIAL_EVENTS.name(s.special),
        "coming": {SEASON_NAMES[place]: told(ADVENTURER_IDS, who) for place, who in enumerate(s.coming) if who},
        "town": told(COMBAT_CARDS, [card.face for card in s.town]),
        "shown_cards": told(COMBAT_CARDS, s.shown_cards),
        "sprung": told(TRAPS, s.sprung),
        "given_up": told(TRAPS, [card.face for card in s.given_up]),
        "left": told(ADVENTURER_IDS, s.left),
        "dismissed": told(MONSTERS, s.dismissed),
        "demolished": told(ROOMS, s.demolished),
        "put_under": told(ADVENTURER_IDS, s.put_under),
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
        "ready": told(MONSTERS, lord.ready),
        "spent": told(MONSTERS, lord.spent),
        "stationed": told(MONSTERS, lord.stationed),
        "traps": told(TRAPS, lord.traps),
        "trapped": told(TRAPS, lord.trapped),
        "party": [
            {"who": ADVENTURER_IDS.name(hero.who), "damage": hero.damage, "extra": hero.extra} for hero in lord.party
        ],
        "prison": told(ADVENTURER_IDS, lord.prison),
        "hand": [] if any(order is HIDDEN for order in lord.programmed) else told(ORDERS, hand(lord)),
        "inaccessible": told(ORDERS, lord.inaccessible),
        "orders": told(ORDERS, lord.orders),
        "digging": names_of(CELLS, lord.digging),
        "mining": names_of(CELLS, lord.mining),
        "foremen": lord.foremen,
        "on_cards": [space + 1 for space in range(3) if has(lord.on_cards, space)],
        "target": CELLS.name(lord.target),
        "points": total(s, seat),
    }
