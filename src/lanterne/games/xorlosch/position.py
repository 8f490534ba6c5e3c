"""Positions by name: how a scenario sets up the table. `describing.py` is the inverse.

The fields are documented in `docs/scenarios.md`; `describe` uses the same names that `arrange` reads.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine import Ids
from lanterne.engine.game import scope_
from lanterne.games.xorlosch.content.board import BOARD_NAMES, BOARDS
from lanterne.games.xorlosch.content.cards import CARD_COLOUR, ITEM_NAMES, QUEST_NAMES, QUEST_SIZE, items_in_play
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.content.settings import LEVEL_MAX, LEVEL_MIN
from lanterne.games.xorlosch.rules.favours import note
from lanterne.games.xorlosch.rules.group import movement_points
from lanterne.games.xorlosch.rules.setup import choose_colours
from lanterne.games.xorlosch.rules.turn import TURN, end_step, turn_action
from lanterne.games.xorlosch.state import (
    ABSENT,
    CARDS,
    COLOURS,
    CROSSED,
    DICE,
    ITEMS,
    NONE,
    QUESTS,
    READY,
    SQUARES,
    TASK_SQUARE,
    State,
    Trap,
    colour_of,
    saved,
)
from lanterne.kit.position import Put, check_fields, fields, named, number, puts_number, table, truth
from lanterne.kit.position import names as names_in

ITEM_SIDES = {"none": ABSENT, "crossed": CROSSED, "ready": READY}


def full_name(state: State, kind: Ids, word: str) -> str:
    """A square's full name for the short ones people use: `7`, `07`, `start`, `boots-1` of the side in play."""
    if kind is not SQUARES:
        return word
    board = BOARD_NAMES[max(state.board, 0)]
    short = f"{board}-{int(word):02d}" if word.isdecimal() and len(word) < 4 else f"{board}-{word}"
    return short if short in SQUARES.names else word


def sit(state: State, names: Sequence[str]) -> None:
    """Seat the colours in this order, so that nobody is asked for a colour."""
    _colours(state, names)
    state.agenda.remove(choose_colours())


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Put the position on the table: the middle of a game, at the first action of the active player's turn.

    `state` is as `new_state` made it, or `sit` after it. Raises ValueError with a sentence for what it does not
    understand.
    """
    check_fields("xorlosch", position, FIELDS)
    state.board, state.first = max(state.board, 0), max(state.first, 0)
    for item in range(len(ITEM_NAMES)):
        state.stock_ready[item] = items_in_play(item, len(state.players), state.all_nine)
    for field, put in FIELDS.items():
        put(state, position.get(field))
    for seat in range(len(state.players)):
        if saved(state, seat) < 0:
            colour = COLOUR_NAMES[state.players[seat].colour]
            raise ValueError(f"{colour} has more levels on the board than its total experience")
    if "points" not in position:
        state.points = max(0, movement_points(state, state.active))
    state.agenda[:] = [scope_(TURN, end_step(state.active)), turn_action()]


def _colours(state: State, value: Any) -> None:
    seated = [player.colour for player in state.players if player.colour != NONE]
    if value is None and seated:
        numbers = seated
    elif value is None:
        numbers = list(range(len(state.players)))
    else:
        numbers = [named(COLOURS, name) for name in names_in("colours", value)]
    if len(numbers) != len(state.players) or len(set(numbers)) != len(numbers):
        raise ValueError(f"colours must name {len(state.players)} different colours, one for each seat")
    for seat, colour in enumerate(numbers):
        state.players[seat] = state.players[seat]._replace(colour=colour)


def _seat(state: State, name: Any) -> int:
    colour = named(COLOURS, name)
    for seat, player in enumerate(state.players):
        if player.colour == colour:
            return seat
    raise ValueError(f"{name} does not play")


def _active(state: State, value: Any) -> None:
    state.active = 0 if value is None else _seat(state, value)


def _first(state: State, value: Any) -> None:
    state.first = state.first if value is None else _seat(state, value)


def _turns(state: State, value: Any) -> None:
    for seat, player in enumerate(state.players):
        state.players[seat] = player._replace(turns=2)
    for name, turns in table("turns", value):
        seat = _seat(state, name)
        state.players[seat] = state.players[seat]._replace(turns=number("turns", turns))


def _won(state: State, value: Any) -> None:
    for name, cards in table("won", value):
        seat = _seat(state, name)
        won = tuple(card for word in names_in(f"won of {name}", cards) for card in _cards_called(word))
        if len(set(won)) != len(won) or any(card in player.won for player in state.players for card in won):
            raise ValueError(f"a card that {name} has won is in two places")
        state.players[seat] = state.players[seat]._replace(won=won)


def _cards_called(word: Any) -> list[int]:
    """The card of this name, or all cards of this colour."""
    if word in QUEST_NAMES:
        return [card for card, colour in enumerate(CARD_COLOUR) if QUEST_NAMES[colour] == word]
    return [named(CARDS, word)]


DWARF_FIELDS = ("at", "level", "potion", "owes", "boots", "wears")


def _dwarfs(state: State, value: Any) -> None:
    for name, entry in table("dwarfs", value):
        die = named(DICE, name)
        _seat(state, COLOUR_NAMES[colour_of(die)])
        entry = entry if isinstance(entry, Mapping) else {"at": entry}
        for field in entry:
            if field not in DWARF_FIELDS:
                raise ValueError(f"a dwarf has {', '.join(DWARF_FIELDS)}, not {field!r}")
        if entry.get("at") == "off":
            if len(entry) > 1:
                raise ValueError(f"{name} is off the board and has nothing else")
            continue
        state.where[die] = _square(state, entry.get("at", "start"))
        if state.where[die] not in BOARDS[state.board].squares:
            raise ValueError(f"{name} is not on the {BOARD_NAMES[state.board]} side")
        state.level[die] = number("level", entry.get("level", 1))
        if not LEVEL_MIN <= state.level[die] <= LEVEL_MAX:
            raise ValueError(f"{name} has level {state.level[die]}; levels are {LEVEL_MIN} to {LEVEL_MAX}")
        if truth("potion", entry.get("potion", False)):
            state.potions |= 1 << die
        if truth("owes", entry.get("owes", False)):
            state.owing |= 1 << die
        if truth("wears", entry.get("wears", "boots" in entry)):
            if state.wearer != NONE:
                raise ValueError(f"{DICE.name(state.wearer)} and {name} cannot both wear boots")
            state.wearer, state.boots_points = die, number("boots", entry.get("boots", 0))


def _square(state: State, word: Any) -> int:
    return named(SQUARES, full_name(state, SQUARES, str(word)))


def _items(state: State, value: Any) -> None:
    for name, held in table("items", value):
        seat = _seat(state, name)
        items = list(state.players[seat].items)
        for item_name, side in table(f"items of {name}", held):
            if side not in tuple(ITEM_SIDES):
                raise ValueError(f"an item is none, crossed or ready, not {side!r}")
            item = named(ITEMS, item_name)
            items[item] = ITEM_SIDES[side]
            if ITEM_SIDES[side] != ABSENT:
                state.stock_ready[item] -= 1
            if state.stock_ready[item] < 0:
                raise ValueError(f"there are too few of {item_name} with {len(state.players)} players")
        state.players[seat] = state.players[seat]._replace(items=tuple(items))


def _crossed(state: State, value: Any) -> None:
    for name, crossed in table("crossed", value):
        item = named(ITEMS, name)
        state.stock_crossed[item] = number("crossed", crossed)
        state.stock_ready[item] -= state.stock_crossed[item]
        if state.stock_ready[item] < 0:
            raise ValueError(f"there are fewer of {name} in the stock")


def _stock(state: State, value: Any) -> None:
    """This many are ready in the stock; the others that no player holds are crossed."""
    for name, ready in table("stock", value):
        item = named(ITEMS, name)
        state.stock_crossed[item] += state.stock_ready[item] - number("stock", ready)
        state.stock_ready[item] = ready
        if state.stock_crossed[item] < 0:
            raise ValueError(f"there cannot be that many of {name} in the stock")


def _cards(state: State, value: Any) -> None:
    """Open, waiting and pile cards together. Cards that are not named follow in the order of the card list."""
    entry = dict(table("quests", value))
    for field in entry:
        if field not in ("open", "waiting", "pile"):
            raise ValueError(f"quests has open, waiting and pile, not {field!r}")
    won = {card for player in state.players for card in player.won}
    given: dict[str, dict[int, tuple[int, ...]]] = {}
    for field in ("open", "waiting", "pile"):
        quests = [(named(QUESTS, name), cards) for name, cards in table(field, entry.get(field))]
        given[field] = {quest: _quest_cards(field, quest, cards) for quest, cards in quests}
    for quest in range(len(QUEST_NAMES)):
        fixed = [card for field in given.values() for card in field.get(quest, ())]
        if len(set(fixed)) != len(fixed) or won & set(fixed):
            raise ValueError(f"a {QUEST_NAMES[quest]} card is in two places")
        free = [c for c, colour in enumerate(CARD_COLOUR) if colour == quest and c not in won and c not in fixed]
        size = QUEST_SIZE[quest]
        for field, row in (("open", state.open), ("waiting", state.waiting)):
            cards = given[field].get(quest)
            if cards is None:
                cards, free = tuple(free[:size]), free[size:]
            row[quest] = cards
        state.piles[quest] = (*given["pile"].get(quest, ()), *free)
        if state.waiting[quest] and not state.open[quest]:
            raise ValueError(f"a {QUEST_NAMES[quest]} quest waits although none is open")
        if state.piles[quest] and not state.waiting[quest]:
            left = ", ".join(str(CARDS.name(card)) for card in state.piles[quest])
            raise ValueError(f"no {QUEST_NAMES[quest]} quest waits although {left} would be left in the pile")
    if not any(state.open):
        raise ValueError("no quest is open: the game would be over")


def _quest_cards(field: str, quest: int, names: Any) -> tuple[int, ...]:
    name = QUEST_NAMES[quest]
    cards = tuple(named(CARDS, card) for card in names_in(f"{field} {name}", names))
    for card in cards:
        if CARD_COLOUR[card] != quest:
            raise ValueError(f"{CARDS.name(card)} is not a {name} card")
    if field != "pile" and len(cards) > QUEST_SIZE[quest]:
        raise ValueError(f"a {name} quest has {QUEST_SIZE[quest]} tasks, not {len(cards)}")
    return cards


def _traps(state: State, value: Any) -> None:
    for name, card_name in table("traps", value):
        die, card = named(DICE, name), named(CARDS, card_name)
        if state.where[die] != TASK_SQUARE[state.board][card] or not any(card in tasks for tasks in state.open):
            raise ValueError(f"{name} has no trap on {card_name}: it is not on that square, or the card is not open")
        state.traps.append(Trap(die, card))


def _favours(state: State, value: Any) -> None:
    for giver, others in table("favours", value):
        for name, counts in table("favours", others):
            row = fields("a favour", counts, ("helped", "hurt"))
            helped, hurt = number("helped", row.get("helped", 0)), number("hurt", row.get("hurt", 0))
            note(state, _seat(state, giver), _seat(state, name), helped, hurt)


def _failed(state: State, value: Any) -> None:
    for name in names_in("failed", value):
        state.failed |= 1 << named(QUESTS, name)


def _passing(state: State, value: Any) -> None:
    for name in names_in("passing", value):
        state.passing |= 1 << _seat(state, name)


def _spent(state: State, value: Any) -> None:
    state.spent = bool(value) if value in (None, 0, 1) else truth("spent", value)


FIELDS: dict[str, Put] = {
    "colours": _colours,
    "first": _first,
    "active": _active,
    "turns": _turns,
    "won": _won,
    "dwarfs": _dwarfs,
    "items": _items,
    "crossed": _crossed,
    "stock": _stock,
    "quests": _cards,
    "traps": _traps,
    "favours": _favours,
    "failed": _failed,
    "passing": _passing,
    "points": puts_number("points"),
    "spent": _spent,
    "changes": puts_number("changes"),
    "calls": puts_number("calls"),
    "round": puts_number("round"),
}
