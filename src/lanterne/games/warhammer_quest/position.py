"""Positions by name: how a scenario puts a position on the table. How a view is told in names: `describing.py`.

The fields are documented in `docs/scenarios.md`; `describe` uses the same names that `arrange` reads.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lanterne.engine import Mask
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import (
    DUNGEON_CARDS,
    FIRST_OBJECT,
    FIRST_TREASURE,
    LANTERN,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.cards import EVENTS as EVENT_CARDS
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, OBJECTIVE, SECTIONS, SIDES, Section
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, WARRIOR_NAMES, WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import change, free, in_turn_order, inside, section_squares, spot
from lanterne.games.warhammer_quest.rules.own_turn import OWN_TURN, own_turn, own_turn_choice, own_turn_over
from lanterne.games.warhammer_quest.rules.pinning import FREE, PINNED, foes_beside, is_held
from lanterne.games.warhammer_quest.rules.profile import move_of
from lanterne.games.warhammer_quest.rules.setup import choose_warriors, seat_warrior
from lanterne.games.warhammer_quest.rules.turn import (
    TURN,
    end_of_turn,
    exploration_begins,
    monsters_phase_begins,
    power_phase,
    turn_starts,
    warriors_phase,
)
from lanterne.games.warhammer_quest.state import (
    ADVENTURES as ADVENTURE_IDS,
)
from lanterne.games.warhammer_quest.state import (
    CONDITIONS,
    EVENTS,
    FOES,
    GUARDIANS,
    INSIDE,
    ITEMS,
    KINGS,
    MONSTERS_PHASE,
    NONE,
    OUTSIDE,
    PHASES,
    SPELLS,
    SQUARES,
    START,
    WARRIORS_PHASE,
    Blocked,
    CardRow,
    Change,
    DoorRow,
    MonsterRow,
    SectionRow,
    State,
    WarriorRow,
    kind_of,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.position import fields, named, names, number, table, truth
from lanterne.kit.tiles import Spot, facing, front, on_table

FATES = ("away", "inside", "dead", "lost", "out")
CLOSED = ("open", "rubble", "portcullis")
PASSING = ("ask", "phase", "until-hit", "until-wounded", "until-own-turn", "seldom")
BEHAVIOURS = ("normal", "in-pit-until-shot", "unmoving", "unmoving-until-attacked", "fleeing")
USUAL_WOUNDS = (12, 11, 10, 12)
"""What warriors start with unless the position says so."""


def sit(state: State, names: Sequence[str]) -> None:
    """Give the seats these warriors; nobody is asked for one any more."""
    if len(names) != len(state.party):
        raise ValueError(f"there are {len(state.party)} seats, not {len(names)}")
    for seat, name in enumerate(names):
        warrior = named(WARRIOR_IDS, name)
        if warrior in state.party:
            raise ValueError(f"{name} cannot be played by two seats")
        seat_warrior(state, seat, warrior)
    state.agenda.remove(choose_warriors())


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Put the position on the table: the own turn of the active warrior, or the start of a phase.

    `state` is as `new_state` made it, or `sit` after it. Raises ValueError with a sentence for what it does not
    understand.
    """
    for field in position:
        if field not in _FIELDS:
            raise ValueError(f"a position of warhammer-quest has no {field!r}; it has {', '.join(_FIELDS)}")
    for seat, warrior in enumerate(state.party):
        if warrior == NONE:
            seat_warrior(state, seat, next(w for w in range(len(WARRIOR_NAMES)) if w not in state.party))
    for field, put in _FIELDS.items():
        put(state, position.get(field))
    _agenda(state)


def _agenda(state: State) -> None:
    """What is still to be done in this turn."""
    if state.phase == START:
        state.agenda[:] = [turn_starts()]
        return
    rest = [("power_phase",), ("warriors_phase",), ("monsters_phase_begins",), ("exploration_begins",)]
    state.agenda[:] = [("scope", TURN, end_of_turn()), *reversed(rest[state.phase - 1 :])]
    if state.phase == WARRIORS_PHASE and state.active != NONE:
        order = state.order[state.order.index(state.active) + 1 :]
        state.agenda[-1:] = [
            ("left_in_the_dark",),
            *(own_turn(warrior) for warrior in reversed(order)),
            ("scope", OWN_TURN, own_turn_over(state.active)),
            own_turn_choice(),
        ]
    assert {power_phase(), warriors_phase(), monsters_phase_begins(), exploration_begins()} == set(rest)


# --- the dungeon ------------------------------------------------------------------------------------------------------


def _adventure(state: State, value: Any) -> None:
    state.adventure = 4 if value is None else named(ADVENTURE_IDS, value)


def _dungeon(state: State, value: Any) -> None:
    """The sections in the order of laying. The first is a name; the others have `section`, `at` (section number and
    side of the door they are attached to, 1E) and `by` (their own door, else the first they can be attached by).
    `exits` are doors, else all that there may be but one of a passage."""
    for entry in names("dungeon", value) or ["guard-room"]:
        told = {"section": entry} if isinstance(entry, str) else entry
        told = fields("a section", told, ("section", "at", "by", "exits", "layer"))
        section = SECTIONS[named(SECTION_IDS, told.get("section"))]
        if not state.laid:
            _lay_first(state, section, told)
        else:
            _lay(state, section, told)
    state.entered = state.known = Mask((1 << len(state.laid)) - 1)
    state.drawn = tuple(range(len(state.laid)))


def _own_door(section: Section, name: Any) -> int:
    if name is None:
        return section.attach[0]
    found = next((n for n, door in enumerate(section.doors) if door.name == name), NONE)
    if found == NONE:
        raise ValueError(f"{section.name} has no door {name!r}")
    return found


def _lay_first(state: State, section: Section, told: dict[str, Any]) -> None:
    by = _own_door(section, told.get("by"))
    state.laid = (SectionRow(SECTIONS.index(section), 0, 0, 0, 0, 0),)
    door = section.doors[by]
    state.doors = (DoorRow(0, door.cells, door.side, OUTSIDE),)
    _exits(state, section, by, told.get("exits"))


def door_named(state: State, name: Any) -> int:
    """The doorway with this section and side as printed: 2E."""
    for place, row in enumerate(state.doors):
        if isinstance(name, str) and name == door_name(state, row):
            return place
    raise ValueError(f"there is no door {name!r}; there are {', '.join(door_name(state, row) for row in state.doors)}")


def door_name(state: State, row: DoorRow) -> str:
    """Section and side as printed; the side as the table lies for one that was broken in later (WQ-VAR-5)."""
    laid = state.laid[row.section]
    side = (row.side - laid.turn) % 4
    return f"{row.section + 1}{SIDES[side]}"


def _lay(state: State, section: Section, told: dict[str, Any]) -> None:
    to = door_named(state, told.get("at"))
    by = _own_door(section, told.get("by"))
    row = state.doors[to]
    own = section.doors[by]
    size = (section.width, section.height)
    fronts = front(
        (_on_table(state, square) for square in row.squares),
        row.side,
    )
    lies = facing([_place(cell) for cell in own.cells], own.side, size, fronts, row.side)
    layer = number("layer", told.get("layer", 0))
    new = len(state.laid)
    state.laid += (SectionRow(SECTIONS.index(section), lies.x, lies.y, lies.turn, layer, to),)
    across = {_on_table(state, new * CELLS + cell): new * CELLS + cell for cell in own.cells}
    facing_squares = tuple(across[place] for place in fronts)
    state.doors = (
        *state.doors[:to],
        row._replace(beyond=new, facing=facing_squares),
        *state.doors[to + 1 :],
    )
    _exits(state, section, by, told.get("exits"))


def _place(cell: int) -> tuple[int, int]:
    return cell % COLUMNS, cell // COLUMNS


def _on_table(state: State, square: int) -> tuple[int, int]:
    row = state.laid[square // CELLS]
    section = SECTIONS[row.section]
    return on_table(_place(square % CELLS), (section.width, section.height), spot(row))


def _exits(state: State, section: Section, by: int, told: Any) -> None:
    open_doors = section.exits[by]
    chosen = [_own_door(section, name) for name in names("exits", told)] if told is not None else list(open_doors)
    if told is None and not section.junction:
        chosen = chosen[:1]
    new = len(state.laid) - 1
    lies: Spot = spot(state.laid[new])
    for place in chosen:
        door = section.doors[place]
        one, other = door.cells
        squares = (new * CELLS + one, new * CELLS + other)
        state.doors += (DoorRow(new, squares, (door.side + lies.turn) % 4),)


def _doors(state: State, value: Any) -> None:
    """Doors that are closed: rubble or portcullis."""
    for name, closed in table("doors", value):
        if closed not in CLOSED:
            raise ValueError(f"a door is {', '.join(CLOSED)}, not {closed!r}")
        place = door_named(state, name)
        row = state.doors[place]._replace(closed=CLOSED.index(closed))
        state.doors = (*state.doors[:place], row, *state.doors[place + 1 :])


def _piles(state: State, value: Any) -> None:
    """How many cards lie behind each door, and the deck they are of: the laid sections first."""
    cards = list(range(len(DUNGEON_CARDS)))
    deck = []
    for row in state.laid:
        card = next((card for card in cards if DUNGEON_CARDS[card] == row.section), NONE)
        if card != NONE:
            cards.remove(card)
        deck.append(card)
    plain = [card for card in cards if SECTIONS[DUNGEON_CARDS[card]].kind != OBJECTIVE]
    room = ADVENTURES[state.adventure].room
    deck += plain
    if room not in [row.section for row in state.laid]:
        deck.insert(min(12, len(deck)), DUNGEON_CARDS.index(room))
    state.deck = tuple(deck)
    following = len(state.laid)
    for name, count in table("piles", value):
        place = door_named(state, name)
        pile = tuple(range(following, following + number("a pile", count)))
        if pile and pile[-1] >= len(deck):
            raise ValueError(f"there are only {len(deck)} cards")
        following += len(pile)
        state.doors = (*state.doors[:place], state.doors[place]._replace(pile=pile), *state.doors[place + 1 :])


def _next_cards(state: State, value: Any) -> None:
    """The dungeon cards to be drawn next, by section, from the first pile on."""
    positions = [position for row in state.doors for position in row.pile]
    deck = list(state.deck)
    for position, name in zip(positions, names("cards", value), strict=False):
        section = named(SECTION_IDS, name)
        other = next((p for p in range(len(deck)) if p >= position and DUNGEON_CARDS[deck[p]] == section), NONE)
        if other == NONE:
            raise ValueError(f"there is no card {name} left")
        deck[position], deck[other] = deck[other], deck[position]
    state.deck = tuple(deck)


def _squares(field: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        setattr(state, field, Mask(mask_of(named(SQUARES, name) for name in names(field, value))))

    return put


def _sections(field: str) -> Callable[[State, Any], None]:
    """Sections by number; everything if the position does not say so."""

    def put(state: State, value: Any) -> None:
        if value is not None:
            setattr(state, field, Mask(mask_of(number(field, each) - 1 for each in names(field, value))))

    return put


def _waiting(state: State, value: Any) -> None:
    state.waiting = tuple(number("waiting", each) - 1 for each in names("waiting", value))


def _section(field: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        setattr(state, field, NONE if value is None else number(field, value) - 1)

    return put


def _falling(state: State, value: Any) -> None:
    state.falling = tuple(Blocked(int(place) - 1, number("falling", due)) for place, due in table("falling", value))


# --- the warriors -----------------------------------------------------------------------------------------------------


def _leader(state: State, value: Any) -> None:
    state.leader = named(WARRIOR_IDS, value) if value is not None else BARBARIAN
    if state.leader not in state.party:
        if value is not None:
            raise ValueError(f"{value} does not play")
        state.leader = state.party[0]


def _warriors(state: State, value: Any) -> None:
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


_WARRIOR_FIELDS = (
    "at", "fate", "wounds", "starting", "gold", "received", "cards", "conditions", "weapon", "shield", "armour",
    "trophies", "now", "lasting", "fresh", "fought", "done", "passing", "bet",
)  # fmt: skip


def _warrior(state: State, warrior: int, value: Any) -> int:
    entry = {"at": value} if isinstance(value, str) else value
    told = fields(WARRIOR_NAMES[warrior], entry, _WARRIOR_FIELDS)
    starting = number("starting", told.get("starting", USUAL_WOUNDS[warrior]))
    fate = told.get("fate", "inside")
    if fate not in FATES[1:]:
        raise ValueError(f"fate is {', '.join(FATES[1:])}, not {fate!r}")
    square = named(SQUARES, told["at"]) if "at" in told else NONE
    if square != NONE and not free(state) >> square & 1:
        raise ValueError(f"{WARRIOR_NAMES[warrior]} cannot stand on {told['at']}")
    state.warriors[warrior] = WarriorRow(
        seat=state.warriors[warrior].seat,
        fate=FATES.index(fate),
        square=square,
        starting=starting,
        wounds=number("wounds", told.get("wounds", starting)),
        gold=number("gold", told.get("gold", 0)),
        received=number("received", told.get("received", 0)),
        trophies=tuple(_kind(name) for name in names("trophies", told.get("trophies"))),
        conditions=sum(1 << _place_in(CONDITIONS.names, name) for name in names("conditions", told.get("conditions"))),
        now=_change(told.get("now")),
        lasting=_change(told.get("lasting")),
        fresh=truth("fresh", told.get("fresh", False)),
        fought=truth("fought", told.get("fought", False)),
        done=truth("done", told.get("done", False)),
        passing=_place_in(PASSING, told.get("passing", "ask")),
        bet=named(KINGS, told.get("bet", "none")) if told.get("bet") else NONE,
        weapon=named(ITEMS, told["weapon"]) if "weapon" in told else NONE,
        shield=named(ITEMS, told["shield"]) if "shield" in told else NONE,
        armour=named(ITEMS, told["armour"]) if "armour" in told else NONE,
    )
    _cards(state, warrior, told.get("cards"))
    return warrior


def _place_in(known: tuple[str, ...], name: Any) -> int:
    if name not in known:
        raise ValueError(f"{name!r} is none of {', '.join(known)}")
    return known.index(name)


def _kind(name: Any) -> int:
    return _place_in(tuple(sheet.name for sheet in MONSTERS), name)


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


def _spells(state: State, value: Any) -> None:
    state.spells = tuple(named(SPELLS, name) for name in names("spells", value))


# --- the monsters -----------------------------------------------------------------------------------------------------

_MONSTER_FIELDS = (
    "at", "wounds", "whole", "attacks", "card", "target", "first", "arrived", "last", "fewer", "behaviour", "special",
)  # fmt: skip


def _monsters(state: State, value: Any) -> None:
    for name, entry in table("monsters", value):
        foe = named(FOES, name)
        told = fields(name, {"at": entry} if isinstance(entry, str) else entry, _MONSTER_FIELDS)
        square = named(SQUARES, told.get("at"))
        if not free(state) >> square & 1:
            raise ValueError(f"{name} cannot stand on {told.get('at')}")
        sheet = MONSTERS[kind_of(foe)]
        whole = number("whole", told.get("whole", sheet.wounds))
        card = told.get("card", "none")
        state.monsters.append(
            MonsterRow(
                foe,
                square,
                number("wounds", told.get("wounds", whole)),
                whole,
                number("attacks", told.get("attacks", sheet.attacks)),
                GUARDIANS if card == "guardians" else named(EVENTS, card) if card != "none" else NONE,
                named(WARRIOR_IDS, told["target"]) if "target" in told else NONE,
                truth("first", told.get("first", "target" in told)),
                truth("arrived", told.get("arrived", False)),
                named(WARRIOR_IDS, told["last"]) if "last" in told else NONE,
                number("fewer", told.get("fewer", 0)),
                _place_in(BEHAVIOURS, told.get("behaviour", "normal")),
                str(told.get("special", "")),
            )
        )
    cards = {row.card for row in state.monsters}
    state.standing = tuple(sorted(card for card in cards if card >= 0))
    state.guarded = int(GUARDIANS in cards)


# --- cards and the turn -----------------------------------------------------------------------------------------------


def _event_deck(state: State, value: Any) -> None:
    """The event cards on top; the others follow in the order of the box."""
    top = [named(EVENTS, name) for name in names("events", value)]
    rest = [card for card in range(len(EVENT_CARDS)) if card not in top and card not in state.standing]
    state.events = (*top, *rest)


def _standing(state: State, value: Any) -> None:
    """Event cards that stand besides those of monsters."""
    state.standing += tuple(named(EVENTS, name) for name in names("standing", value))


def _treasure_deck(state: State, value: Any) -> None:
    """The treasure cards on top; the others follow in the order of the box."""
    all_cards = [FIRST_TREASURE + n for n, card in enumerate(TREASURES) for _ in range(card.copies)]
    held = [row.item for row in state.cards if FIRST_TREASURE <= row.item < FIRST_OBJECT]
    top = [named(ITEMS, name) for name in names("treasures", value)]
    for item in (*held, *top):
        if item not in all_cards:
            raise ValueError(f"there is no more {ITEMS.name(item)} among the treasures")
        all_cards.remove(item)
    state.treasures = (*top, *all_cards)


def _number(field: str, usual: int = 0) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        setattr(state, field, usual if value is None else number(field, value))

    return put


def _flags(state: State, value: Any) -> None:
    state.flags = tuple(str(flag) for flag in names("flags", value))


def _tried(state: State, value: Any) -> None:
    state.tried = mask_of(named(WARRIOR_IDS, name) for name in names("tried", value))


def _kin(state: State, value: Any) -> None:
    state.kin = NONE if value is None else named(WARRIOR_IDS, value)


def _phase(state: State, value: Any) -> None:
    state.phase = WARRIORS_PHASE if value is None else named(PHASES, value)
    if not START <= state.phase <= MONSTERS_PHASE + 1:
        raise ValueError("a position stands at the start of a turn or of one of its four phases, not at its end")


def _guarded(state: State, value: Any) -> None:
    """Whether the guardians have come and gone; on the board they are if a monster is one of them."""
    if value is not None:
        state.guarded = 2 * truth("guardians_gone", value)


def _active(state: State, value: Any) -> None:
    """The warrior whose own turn it is; `none` at the start of a phase."""
    if state.phase != WARRIORS_PHASE or value == "none":
        return
    state.order = tuple(inside(state))
    state.active = named(WARRIOR_IDS, value) if value is not None else state.order[0]
    if state.active not in state.order:
        raise ValueError(f"{value} has no turn")
    for warrior in state.order:
        before = state.order.index(warrior) <= state.order.index(state.active)
        change(state, warrior, held=foes_beside(state, warrior), done=before)
    state.pinned = PINNED if is_held(state, state.active) else FREE
    state.moves = move_of(state, state.active)


def _own(field: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        if value is not None:
            setattr(state, field, number(field, value))

    return put


def _stopped(state: State, value: Any) -> None:
    if value is not None:
        state.stopped = truth("stopped", value)


_FIELDS: dict[str, Callable[[State, Any], None]] = {
    "adventure": _adventure,
    "dungeon": _dungeon,
    "doors": _doors,
    "piles": _piles,
    "cards": _next_cards,
    "blocked": _squares("blocked"),
    "exits": _squares("exits"),
    "entered": _sections("entered"),
    "known": _sections("known"),
    "fallen": _sections("fallen"),
    "waiting": _waiting,
    "first_room": _section("first_room"),
    "portcullis": _section("portcullis"),
    "chest": _section("chest"),
    "falling": _falling,
    "pits": _number("pits"),
    "leader": _leader,
    "warriors": _warriors,
    "spells": _spells,
    "power": _number("power"),
    "tokens": _number("tokens"),
    "first_tokens": _number("first_tokens"),
    "monsters": _monsters,
    "standing": _standing,
    "events": _event_deck,
    "treasures": _treasure_deck,
    "turn": _number("turn", 1),
    "owed": _number("owed"),
    "cleared": _number("cleared"),
    "counter": _number("counter"),
    "clock": _number("clock", NONE),
    "flags": _flags,
    "tried": _tried,
    "kin": _kin,
    "guardians_gone": _guarded,
    "phase": _phase,
    "active": _active,
    "moves": _own("moves"),
    "pinned": _own("pinned"),
    "blows": _own("blows"),
    "hands": _own("hands"),
    "stopped": _stopped,
}


def squares_named(mask: int) -> list[str]:
    """The names of a set of squares."""
    return [SQUARES.names[square] for square in squares_of(mask)]
