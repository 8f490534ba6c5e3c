"""Positions by name: how a scenario sets up the table. `describing.py` does the inverse.

`docs/scenarios.md` documents the fields; `describe` uses the names that `arrange` reads.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from lanterne.engine import Call, Card, Ids
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_TILES, PALADINS
from lanterne.games.dungeon_lords.content.calendar import (
    BATTLES,
    MAGIC,
    ORDERS,
    PHASE_NAMES,
    PLANNING,
    REVEAL,
    SEASON_NAMES,
    SEASONS,
)
from lanterne.games.dungeon_lords.content.cards import (
    BLANK,
    COMBAT_DECKS,
    PAY_DAY,
    SPECIAL,
    SPECIAL_EVENT_NAMES,
    TAXES,
    TRAP_CARDS,
)
from lanterne.games.dungeon_lords.content.monsters import MONSTER_TILES
from lanterne.games.dungeon_lords.content.orders import ZONES
from lanterne.games.dungeon_lords.content.rooms import ROOM_TILES
from lanterne.games.dungeon_lords.content.settings import HIGHEST, PLAYER_COUNTS
from lanterne.games.dungeon_lords.rules.calendar import phase_begins, season_begins, year_begins
from lanterne.games.dungeon_lords.rules.combat import (
    battles_phase,
    combat_ends,
    combat_period,
    combat_round,
    planning_phase,
    reveal_phase,
)
from lanterne.games.dungeon_lords.rules.dummies import dummies_recover
from lanterne.games.dungeon_lords.rules.scoring import scoring
from lanterne.games.dungeon_lords.rules.setup import BEGINNING
from lanterne.games.dungeon_lords.rules.trainer import trainer_ends
from lanterne.games.dungeon_lords.rules.zones import resolve_zones
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    CELLS,
    COLOURS,
    COMBAT_CARDS,
    EVENTS,
    FIRST_DUMMY,
    FREE,
    GONE,
    MONSTERS,
    NONE,
    PLANNED,
    ROOMS,
    SPACES,
    SPECIAL_EVENTS,
    TENT,
    TRAPS,
    UNPLANNED,
    Dummy,
    Hero,
    Lord,
    State,
    put,
)
from lanterne.games.dungeon_lords.state import ORDERS as ORDER_IDS
from lanterne.games.dungeon_lords.state import SEASONS as SEASON_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import Put, check_fields, fields, named, number, one_of, table
from lanterne.kit.position import names as names_in

DUMMY_NAMES = ("dummy-1", "dummy-2")
PLACES_OF_ZONE = len(ZONES[0].spaces)


def sit(state: State, names: Sequence[str]) -> None:
    """Check the seats: lords always sit in the order of their colours."""
    expected = COLOURS.names[: len(state.lords)]
    if tuple(names) != expected:
        raise ValueError(f"{len(state.lords)} lords sit in the order {', '.join(expected)}")


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Set up a position: the beginning of a phase, by default the orders of the first winter. Everything it does not
    mention is as at set-up; piles are in printed order.

    `state` must come from `new_state`. Raises ValueError with a sentence for anything it does not understand.
    """
    check_fields("dungeon-lords", position, FIELDS)
    for field, place in FIELDS.items():
        place(state, position.get(field))
    state.agenda[:] = reversed(_agenda(state, "spaces" in position))


def _agenda(s: State, placed: bool) -> list[Call]:
    """The rest of the agenda from this phase on. If there are minions on the board, their zones come next."""
    calls: list[Call] = []
    if s.phase in (PLANNING, REVEAL, BATTLES):
        first = {PLANNING: planning_phase(), REVEAL: reveal_phase(), BATTLES: battles_phase()}
        calls += [call for phase, call in first.items() if phase >= s.phase]
        calls += [combat_round(number) for number in range(s.round + 1, len(MAGIC) + 1)] + [combat_ends()]
    else:
        phases = [phase for phase in SEASONS[s.season].phases if phase >= s.phase]
        if placed:
            phases.remove(ORDERS)
            calls += [resolve_zones(), dummies_recover()]
        calls += [phase_begins(phase) for phase in phases]
        calls += [season_begins(season) for season in range(s.season + 1, len(SEASON_NAMES))] + [combat_period()]
    if s.trainer != NONE:
        return [*calls, trainer_ends()]
    return [*calls, *([year_begins(2)] if s.year == 1 else []), scoring()]


# --- lords ------------------------------------------------------------------------------------------------------------


def _seat(state: State, name: Any) -> int:
    seat = named(COLOURS, name)
    if seat >= len(state.lords):
        raise ValueError(f"{name} does not play")
    return seat


def _all(kind: Ids) -> Callable[[str, Any], tuple[int, ...]]:
    return lambda field, value: tuple(named(kind, name) for name in names_in(field, value))


def _cells(field: str, value: Any) -> int:
    return mask_of(_all(CELLS)(field, value))


def _evil(field: str, value: Any) -> int:
    if number(field, value) > HIGHEST:
        raise ValueError(f"evil goes up to {HIGHEST}, not to {value}")
    return int(value)


def _party(field: str, value: Any) -> tuple[Hero, ...]:
    party = []
    for each in names_in(field, value):
        given = {"who": each} if isinstance(each, str) else fields(field, each, ("who", "damage", "extra"))
        party.append(
            Hero(
                named(ADVENTURER_IDS, given.get("who")),
                number("damage", given.get("damage", 0)),
                number("extra", given.get("extra", 0)),
            )
        )
    return tuple(party)


def _rooms(field: str, value: Any) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((named(CELLS, cell), named(ROOMS, room)) for cell, room in table(field, value)))


def _cards(field: str, value: Any) -> int:
    spaces = [number(field, each) for each in names_in(field, value)]
    if not all(1 <= space <= 3 for space in spaces):
        raise ValueError(f"{field} are order spaces from 1 to 3, not {value!r}")
    return mask_of(space - 1 for space in spaces)


LORD_FIELDS: dict[str, Callable[[str, Any], Any]] = {
    "evil": _evil,
    "gold": number,
    "food": number,
    "imps": number,
    "unpaid": number,
    "tunnels": _cells,
    "rooms": _rooms,
    "conquered": _cells,
    "ready": _all(MONSTERS),
    "spent": _all(MONSTERS),
    "traps": _all(TRAPS),
    "party": _party,
    "prison": _all(ADVENTURER_IDS),
    "digging": _cells,
    "mining": _cells,
    "foremen": number,
    "inaccessible": _all(ORDER_IDS),
    "orders": _all(ORDER_IDS),
    "on_cards": _cards,
    "target": lambda field, value: named(CELLS, value),
    "trapped": _all(TRAPS),
    "stationed": _all(MONSTERS),
}


def _lord(name: str, value: Any) -> Lord:
    given = fields(name, value, tuple(LORD_FIELDS))
    read = {field: LORD_FIELDS[field](field, each) for field, each in given.items()}
    rooms = read.get("rooms", ())
    dug = read.pop("tunnels", BEGINNING.dug) | mask_of(cell for cell, _ in rooms)
    if read.get("conquered", 0) & ~dug:
        raise ValueError(f"{name} has conquered tiles where nothing is dug")
    read.setdefault("inaccessible", (0, 1))
    plan = PLANNED if "target" in read else UNPLANNED
    return BEGINNING._replace(**read, dug=dug, plan=plan)


def _lords(state: State, value: Any) -> None:
    given = dict(table("lords", value))
    for name in given:
        _seat(state, name)
    for seat in range(len(state.lords)):
        name = COLOURS.names[seat]
        put(state, seat, _lord(name, given.get(name)))
    hosts = [seat for seat, lord in enumerate(state.lords) for hero in lord.party if hero.who in PALADINS]
    state.paladin = hosts[0] if hosts else TENT


def _paladin(state: State, value: Any) -> None:
    if value is None:
        return
    place = (TENT, GONE)[one_of("paladin", ("tent", "gone"), value)]
    if state.paladin >= 0:
        raise ValueError(f"the paladin is in the party of {COLOURS.name(state.paladin)}, and cannot be {value}")
    state.paladin = place


# --- time -------------------------------------------------------------------------------------------------------------


def _year(state: State, value: Any) -> None:
    state.year = 1 if value is None else number("year", value)
    if state.year not in (1, 2):
        raise ValueError(f"there are two years, not a year {value}")


def _season(state: State, value: Any) -> None:
    state.season = 0 if value is None else named(SEASON_IDS, value)


def _phase(state: State, value: Any) -> None:
    state.phase = ORDERS if value is None else one_of("phase", PHASE_NAMES, value)


def _round(state: State, value: Any) -> None:
    fighting = state.phase in (PLANNING, REVEAL, BATTLES)
    state.round = (1 if fighting else 0) if value is None else number("round", value)
    if fighting != (1 <= state.round <= len(MAGIC)):
        raise ValueError(f"combat has rounds 1 to {len(MAGIC)}, and building has none")


def _first(state: State, value: Any) -> None:
    state.first = 0 if value is None else _seat(state, value)


# --- the boards -------------------------------------------------------------------------------------------------------


def _standing(state: State, name: Any) -> int:
    if name in DUMMY_NAMES[: len(state.dummies)]:
        return FIRST_DUMMY + DUMMY_NAMES.index(name)
    return _seat(state, name)


def _spaces(state: State, value: Any) -> None:
    spaces = [FREE] * len(SPACES.names)
    for space, name in table("spaces", value):
        spaces[named(SPACES, space)] = _standing(state, name)
    state.spaces = tuple(spaces)
    for seat, lord in enumerate(state.lords):  # a lord with minions on the board has given those orders
        given = tuple(space // PLACES_OF_ZONE for space, who in enumerate(spaces) if who == seat)
        if not lord.orders:
            put(state, seat, lord._replace(orders=given))


def _dummies(state: State, value: Any) -> None:
    """The dummies by their inaccessible orders; their other orders are the stack."""
    given = dict(table("dummies", value))
    count = PLAYER_COUNTS.get(len(state.lords))
    away = count.orders_inaccessible if count else 0
    made = []
    for name in DUMMY_NAMES[: len(state.dummies)]:
        orders = _all(ORDER_IDS)(name, given.pop(name, list(ORDER_IDS.names[:away])))
        if len(set(orders)) != away:
            raise ValueError(f"{name} has {away} different inaccessible orders")
        stack = tuple(order for order in range(len(ORDER_IDS.names)) if order not in orders)
        made.append(Dummy(stack=stack, inaccessible=orders))
    if given:
        raise ValueError(f"there is no {', '.join(given)} in a game of {len(state.lords)}")
    state.dummies = tuple(made)


def _by_season(kind: Ids) -> Callable[[str, Any, Any], tuple[Any, ...]]:
    def read(field: str, value: Any, usual: Any) -> tuple[Any, ...]:
        found = [usual] * len(SEASON_NAMES)
        for season, given in table(field, value):
            several = not isinstance(given, str)
            found[named(SEASON_IDS, season)] = _all(kind)(field, given) if several else named(kind, given)
        return tuple(found)

    return read


def _events(state: State, value: Any) -> None:
    state.events = _by_season(EVENTS)("events", value, NONE)


def _special(state: State, value: Any) -> None:
    state.special = NONE if value is None else named(SPECIAL_EVENTS, value)


def _coming(state: State, value: Any) -> None:
    state.coming = _by_season(ADVENTURER_IDS)("coming", value, ())


def _dummy_evil(state: State, value: Any) -> None:
    if value is not None:
        if state.dummy_evil == NONE:
            raise ValueError("only a game of two has a dummy counter")
        state.dummy_evil = _evil("dummy_evil", value)


# --- cards and piles --------------------------------------------------------------------------------------------------


def _left_of(things: Iterable[int], *used: Iterable[int]) -> tuple[int, ...]:
    """The things that are not in use, in printed order."""
    left = list(things)
    for each in used:
        for thing in each:
            if thing in left:
                left.remove(thing)
    return tuple(left)


def _given(kind: Ids, field: str, value: Any) -> tuple[int, ...] | None:
    return None if value is None else _all(kind)(field, value)


def _tavern(state: State, value: Any) -> None:
    state.tavern = _given(MONSTERS, "tavern", value) or ()


def _shop(state: State, value: Any) -> None:
    state.shop = _given(ROOMS, "shop", value) or ()


def _town(state: State, value: Any) -> None:
    cards = _given(COMBAT_CARDS, "town", value) or COMBAT_DECKS[state.year - 1][:4]
    shown = cards[: max(0, state.round - 1 + (state.phase == BATTLES))]
    state.shown_cards, state.town = shown, [Card(face) for face in cards[len(shown) :]]
    state.next_town = COMBAT_DECKS[1][:4] if state.year == 1 else ()


def _specials(state: State, value: Any) -> None:
    if state.special_on:
        unseen = [card for card in range(len(SPECIAL_EVENT_NAMES)) if card != state.special]
        still = (state.year == 1) + (state.special == NONE)
        state.specials = _given(SPECIAL_EVENTS, "specials", value) or tuple(unseen[:still])


def _tokens(state: State, value: Any) -> None:
    tokens = (PAY_DAY, TAXES, SPECIAL if state.special_on else BLANK)
    announced = sum(season <= state.season for season in range(1, len(SEASON_NAMES)))
    unseen = _left_of(tokens, [token for token in state.events if token != NONE])
    if state.phase:
        announced += SEASONS[state.season].announces is not None
    state.tokens = _given(EVENTS, "tokens", value) or unseen[: max(0, len(tokens) - announced)]


def _sprung(state: State, value: Any) -> None:
    state.sprung = _given(TRAPS, "sprung", value) or ()


def _trap_pile(state: State, value: Any) -> None:
    held = [lord.traps + lord.trapped for lord in state.lords]
    given = _given(TRAPS, "trap_pile", value)
    state.trap_pile = _left_of(TRAP_CARDS, *held, state.sprung) if given is None else given


def _monster_pile(state: State, value: Any) -> None:
    used = [lord.ready + lord.spent + lord.stationed for lord in state.lords]
    given = _given(MONSTERS, "monster_pile", value)
    rest = _left_of(_from_year(MONSTER_TILES, state.year), state.tavern, *used)
    state.monster_pile = rest if given is None else given


def _room_pile(state: State, value: Any) -> None:
    used = [[room for _, room in lord.rooms] for lord in state.lords]
    given = _given(ROOMS, "room_pile", value)
    rest = _left_of(_from_year(ROOM_TILES, state.year), state.shop, *used)
    state.room_pile = rest if given is None else given


def _from_year(tiles: tuple[tuple[int, ...], ...], year: int) -> list[int]:
    return [tile for each in tiles[year - 1 :] for tile in each]


def _adventurer_pile(state: State, value: Any) -> None:
    used = [[hero.who for hero in lord.party] + list(lord.prison) for lord in state.lords]
    given = _given(ADVENTURER_IDS, "adventurer_pile", value)
    rest = _left_of(ADVENTURER_TILES[state.year - 1], *state.coming, *used)
    state.adventurer_pile = rest if given is None else given
    state.next_adventurers = ADVENTURER_TILES[1] if state.year == 1 else ()


FIELDS: dict[str, Put] = {
    "year": _year,
    "season": _season,
    "phase": _phase,
    "round": _round,
    "first": _first,
    "lords": _lords,
    "paladin": _paladin,
    "dummies": _dummies,
    "dummy_evil": _dummy_evil,
    "spaces": _spaces,
    "tavern": _tavern,
    "shop": _shop,
    "events": _events,
    "special": _special,
    "coming": _coming,
    "town": _town,
    "specials": _specials,
    "tokens": _tokens,
    "sprung": _sprung,
    "trap_pile": _trap_pile,
    "monster_pile": _monster_pile,
    "room_pile": _room_pile,
    "adventurer_pile": _adventurer_pile,
}
"""The fields in the order in which they are read: later ones need earlier ones."""
