"""Positions by name: how a scenario puts a position on the table. The way back, from a view to names: `describing.py`.

The fields are documented in `docs/scenarios.md`; `describe` uses the same names that `arrange` reads.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from lanterne.engine import Card, Ids, shuffled
from lanterne.engine.game import scope_
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_TRAP
from lanterne.games.dungeon_run.content.encounters import ENCOUNTER_DECK
from lanterne.games.dungeon_run.content.heroes import HEROES, RATING_NAMES
from lanterne.games.dungeon_run.content.settings import CONSTANTS, PLAYER_COUNTS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS, SUMMONING_STONE, TREASURES
from lanterne.games.dungeon_run.rules.floor import floor, spot_code
from lanterne.games.dungeon_run.rules.loot import sorted_cards
from lanterne.games.dungeon_run.rules.rounds import next_turn, turn_is_over
from lanterne.games.dungeon_run.rules.setup import tiles_for
from lanterne.games.dungeon_run.rules.turn import TURN, turn_goes_on
from lanterne.games.dungeon_run.state import (
    ABILITIES,
    CARDS,
    EVERYBODY,
    HERO_IDS,
    NONE,
    STANDING,
    TILES,
    Hero,
    Spot,
    State,
    clockwise,
    put,
)
from lanterne.kit.position import Put, check_fields, fields, named, number, one_of, puts_truth, table, truth
from lanterne.kit.position import names as names_in

CONDITIONS = ("standing", "unconscious", "dead")


def sit(state: State, names: Sequence[str]) -> None:
    """Each seat has its hero, whatever the order of choosing would allow."""
    if len(set(names)) != len(names):
        raise ValueError("no hero plays twice")
    for seat, name in enumerate(names):
        put(state, seat, state.heroes[seat]._replace(card=named(HERO_IDS, name)))


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Put the position on the table: the turn of the active hero, with two actions unless it says otherwise. Everything
    it does not mention is as after the set-up; piles are in printed order.

    `state` is as `new_state` made it, with heroes seated. Raises ValueError with a sentence for what it does not
    understand.
    """
    check_fields("dungeon-run", position, FIELDS)
    for field, place in FIELDS.items():
        place(state, position.get(field))
    state.agenda[:] = [next_turn(), (scope_.name, TURN, turn_is_over()), turn_goes_on(state.active)]


def _all(kind: Ids) -> Callable[[str, Any], tuple[int, ...]]:
    return lambda field, value: tuple(named(kind, name) for name in names_in(field, value))


def _left_of(things: Iterable[int], *used: Iterable[int]) -> list[int]:
    """The things that are not in use, in printed order."""
    left = list(things)
    for each in used:
        for thing in each:
            if thing in left:
                left.remove(thing)
    return left


# --- heroes -----------------------------------------------------------------------------------------------------------


def _seat(state: State, name: Any) -> int:
    card = named(HERO_IDS, name)
    for seat, hero in enumerate(state.heroes):
        if hero.card == card:
            return seat
    raise ValueError(f"{name} does not play")


def _training(field: str, value: Any) -> tuple[int, ...]:
    told = dict(table(field, value))
    for name in told:
        one_of(field, RATING_NAMES, name)
    return tuple(number(field, told.get(name, 0)) for name in RATING_NAMES)


HERO_FIELDS: dict[str, Callable[[str, Any], Any]] = {
    "tile": lambda field, value: named(TILES, value),
    "condition": lambda field, value: one_of(field, CONDITIONS, value),
    "wounds": number,
    "training": _training,
    "abilities": _all(ABILITIES),
    "deck": _all(ABILITIES),
    "equipped": _all(CARDS),
    "loot": lambda field, value: sorted_cards(_all(CARDS)(field, value)),
    "strangers": _all(CARDS),
    "traps": _all(CARDS),
    "actions": number,
    "lost": number,
    "fought": truth,
}


def _hero(state: State, seat: int, value: Any) -> Hero:
    hero = state.heroes[seat]
    name = HERO_IDS.names[hero.card]
    told = fields(name, value, (*HERO_FIELDS, "wronged_by"))
    wronged = [_seat(state, other) for other in names_in("wronged_by", told.pop("wronged_by", None))]
    read = {field: HERO_FIELDS[field](field, each) for field, each in told.items()}
    read.setdefault("condition", STANDING)
    if "deck" not in read and PLAYER_COUNTS[len(state.heroes)].abilities:
        read["deck"] = tuple(_left_of(HEROES[hero.card].deck, read.get("abilities", ())))
    return hero._replace(**read, wronged_by=sum(1 << other for other in wronged))


def _heroes(state: State, value: Any) -> None:
    told = dict(table("heroes", value))
    for name in told:
        _seat(state, name)
    for seat, hero in enumerate(state.heroes):
        put(state, seat, _hero(state, seat, told.get(HERO_IDS.names[hero.card])))
    holders = [seat for seat, hero in enumerate(state.heroes) if SUMMONING_STONE in hero.equipped + hero.loot]
    state.bearer = holders[0] if holders else NONE


def _first(state: State, value: Any) -> None:
    state.first = 0 if value is None else _seat(state, value)


def _active(state: State, value: Any) -> None:
    """The hero whose turn it is; those after this one have yet to play in this round."""
    state.active = state.first if value is None else _seat(state, value)
    hero = state.heroes[state.active]
    if hero.condition != STANDING:
        raise ValueError(f"{HERO_IDS.names[hero.card]} cannot take a turn")
    if not hero.actions:
        put(state, state.active, hero._replace(actions=max(0, CONSTANTS.actions - hero.lost), lost=0))
    seats = clockwise(state, state.first)
    state.order = seats[seats.index(state.active) + 1 :]


def _round(state: State, value: Any) -> None:
    state.round = 1 if value is None else number("round", value)


# --- the dungeon ------------------------------------------------------------------------------------------------------

TILE_FIELDS = (
    "at",
    "turn",
    "monster",
    "wounds",
    "stranger",
    "treasures",
    "open",
    "trap",
    "flames",
    "sanctuary",
)


def _cell(name: str, value: Any) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(isinstance(each, int) for each in value):
        raise ValueError(f"{name} lies at a column and a row, not at {value!r}")
    x, y = value
    if not max(abs(x), abs(y)) < 60:
        raise ValueError(f"{name} lies too far away: {value!r}")
    return x, y


def _tiles(state: State, value: Any) -> None:
    told = {"entrance": {"at": [0, 0]}} | dict(table("tiles", value))
    cells: set[tuple[int, int]] = set()
    laid: list[int] = []
    for name, each in told.items():
        tile = named(TILES, name)
        lies = fields(name, each, TILE_FIELDS)
        cell = (0, 0) if tile == ENTRANCE else _cell(name, lies.get("at"))
        if cell in cells:
            raise ValueError(f"two tiles lie at {list(cell)}")
        cells.add(cell)
        turn = lies.get("turn", 0)
        if turn not in (0, 90, 180, 270):
            raise ValueError(f"{name} is turned by 0, 90, 180 or 270, not by {turn!r}")
        laid.append(spot_code(tile, *cell, turn // 90))
        _fill(state, tile, lies)
    state.laid = tuple(laid)
    for hero in state.heroes:
        if TILES.names[hero.tile] not in told:
            raise ValueError(f"{HERO_IDS.names[hero.card]} stands on a tile that is not in play")


def _fill(state: State, tile: int, lies: Mapping[str, Any]) -> None:
    monster = named(CARDS, lies["monster"]) if "monster" in lies else NONE
    if monster >= FIRST_TRAP:
        raise ValueError(f"{lies['monster']} is not a monster")
    trap = fields("trap", lies.get("trap"), ("card", "by", "hidden"))
    owner = _seat(state, trap["by"]) if trap else NONE
    if trap:
        known = 1 << owner if trap.get("hidden") else EVERYBODY
        state.traps[tile] = (Card(named(CARDS, trap.get("card")), known),)
    stranger = named(CARDS, lies["stranger"]) if "stranger" in lies else NONE
    state.spots[tile] = Spot(monster, number("wounds", lies.get("wounds", 0)), stranger, owner)
    covered = [Card(card) for card in _all(CARDS)("treasures", lies.get("treasures"))]
    open_ones = [Card(card, EVERYBODY) for card in _all(CARDS)("open", lies.get("open"))]
    state.lying[tile] = (*covered, *open_ones)
    for marker in ("flames", "sanctuary"):
        if marker in lies:
            seat = _seat(state, lies[marker])
            put(state, seat, state.heroes[seat]._replace(**{marker: tile}))


def _stack(state: State, value: Any) -> None:
    laid = list(floor(state).lies)
    if value is not None:
        state.stack = _all(TILES)("stack", value)
        return
    if LAIR in laid:
        return
    numbers, *kinds = tiles_for(len(state.heroes), state.boxes)
    state.stack = tuple(
        tile
        for count, tiles in zip(numbers, kinds, strict=True)
        for tile in _left_of(tiles, laid)[: max(0, count - sum(tile in tiles for tile in laid))]
    )


# --- cards ------------------------------------------------------------------------------------------------------------


def _in_play(state: State) -> list[int]:
    """All cards that a hero has or that lie in the dungeon."""
    cards = [card for hero in state.heroes for card in hero.equipped + hero.loot + hero.strangers + hero.traps]
    for spot in state.spots:
        cards += [card for card in (spot.monster, spot.stranger) if card != NONE]
    for pile in (*state.lying, *state.traps):
        cards += [card.face for card in pile]
    return cards


def _boss(state: State, value: Any) -> None:
    shown = any(FIRST_BOSS <= card < FIRST_TRAP for card in _in_play(state))
    if value is not None:
        state.boss = [Card(named(CARDS, value))]
    elif not shown and LAIR not in floor(state).lies:
        state.boss = [Card(next(iter(BOSSES)))]


def _encounter_discard(state: State, value: Any) -> None:
    state.encounter_discard = _all(CARDS)("encounter_discard", value)


def _encounters(state: State, value: Any) -> None:
    """The cards that are named, on top; below them the rest, in printed order."""
    top = list(_all(CARDS)("encounters", value))
    rest = _left_of(ENCOUNTER_DECK, _in_play(state), state.encounter_discard, top)
    state.encounters = shuffled(top if value == [] else top + rest)


def _treasures(state: State, value: Any) -> None:
    top = list(_all(CARDS)("treasures", value))
    state.treasures = shuffled(top if value == [] else top + _left_of(TREASURES, _in_play(state), top))


def _supply(state: State, value: Any) -> None:
    told = _all(CARDS)("supply", value)
    state.supply = tuple(_left_of(ARTIFACTS, _in_play(state))) if value is None else told


FIELDS: dict[str, Put] = {
    "heroes": _heroes,
    "first": _first,
    "active": _active,
    "round": _round,
    "final": puts_truth("final"),
    "tiles": _tiles,
    "stack": _stack,
    "boss": _boss,
    "encounter_discard": _encounter_discard,
    "encounters": _encounters,
    "treasures": _treasures,
    "supply": _supply,
}
"""What a position may mention, in the order in which it is put on the table."""
