"""The dungeon of a position: laid sections, doorways, piles of cards."""

from typing import Any

from lanterne.engine import Mask
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import (
    DUNGEON_CARDS,
)
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS, SIDES, Section
from lanterne.games.warhammer_quest.rules.dungeon import places
from lanterne.games.warhammer_quest.rules.entrance import ENTRANCE_SPOT
from lanterne.games.warhammer_quest.rules.laying import Placement, front_squares, joined, new_exits
from lanterne.games.warhammer_quest.state import (
    ADVENTURES as ADVENTURE_IDS,
)
from lanterne.games.warhammer_quest.state import (
    NONE,
    OUTSIDE,
    Blocked,
    DoorRow,
    SectionRow,
    State,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import Put, fields, named, names, number, one_of, table
from lanterne.kit.tiles import Spot

CLOSED = ("open", "rubble", "portcullis")


def put_adventure(state: State, value: Any) -> None:
    """The adventure by name, by default `pit-maneater`."""
    state.adventure = named(ADVENTURE_IDS, "pit-maneater" if value is None else value)


def put_dungeon(state: State, value: Any) -> None:
    """The sections in the order in which they were laid. The first is a name; the others have `section`, `at` (section
    number and side of the door they are attached to, 1E) and `by` (their own door, by default the first they can be
    attached by). `exits` are doors, by default all possible exits, but one for a passage."""
    for entry in names("dungeon", value) or ["guard-room"]:
        given = {"section": entry} if isinstance(entry, str) else entry
        given = fields("a section", given, ("section", "at", "by", "exits", "layer"))
        section = SECTIONS[named(SECTION_IDS, given.get("section"))]
        if not state.laid:
            _lay_first(state, section, given)
        else:
            _lay(state, section, given)
    state.entered = state.known = Mask((1 << len(state.laid)) - 1)
    state.drawn = tuple(range(len(state.laid)))


def _own_door(section: Section, name: Any) -> int:
    if name is None:
        return section.attach[0]
    found = next((n for n, door in enumerate(section.doors) if door.name == name), NONE)
    if found == NONE:
        raise ValueError(f"{section.name} has no door {name!r}")
    return found


def _lay_first(state: State, section: Section, given: dict[str, Any]) -> None:
    attach = _own_door(section, given.get("by"))
    outside = section.doors[attach]
    state.laid = (SectionRow(SECTIONS.index(section), *ENTRANCE_SPOT, 0),)
    state.doors = (DoorRow(0, outside.cells, outside.side, OUTSIDE), *_exits(section, attach, ENTRANCE_SPOT, 0, given))


def door_named(state: State, name: Any) -> int:
    """The doorway with this section and printed side: 2E."""
    for place, row in enumerate(state.doors):
        if isinstance(name, str) and name == door_name(state, row):
            return place
    raise ValueError(f"there is no door {name!r}; there are {', '.join(door_name(state, row) for row in state.doors)}")


def door_name(state: State, row: DoorRow) -> str:
    """Section and printed side. A doorway broken in later (WQ-VAR-5) gets the side as seen on the table."""
    laid = state.laid[row.section]
    side = (row.side - laid.turn) % 4
    return f"{row.section + 1}{SIDES[side]}"


def _lay(state: State, section: Section, given: dict[str, Any]) -> None:
    door, attach = door_named(state, given.get("at")), _own_door(section, given.get("by"))
    layer, place = number("layer", given.get("layer", 0)), len(state.laid)
    behind = state.doors[door]
    fronts = front_squares(state, behind)
    where = joined(section, attach, fronts, behind.side, layer)
    row = SectionRow(SECTIONS.index(section), *where, door)
    at = {where: square for square, where in places(place, row)}
    opened = behind._replace(beyond=place, facing=tuple(at[where] for where in fronts))
    state.laid += (row,)
    others = _exits(section, attach, where, place, given)
    state.doors = (*state.doors[:door], opened, *state.doors[door + 1 :], *others)


def _exits(section: Section, attach: int, where: Spot, place: int, given: dict[str, Any]) -> tuple[DoorRow, ...]:
    if "exits" in given:
        exits = tuple(_own_door(section, name) for name in names("exits", given["exits"]))
    else:
        exits = section.exits[attach] if section.junction else section.exits[attach][:1]
    return new_exits(section, Placement(NONE, attach, exits, where), place, ((),) * len(exits))


def put_doors(state: State, value: Any) -> None:
    """Closed doors: rubble or portcullis."""
    for name, closed in table("doors", value):
        place = door_named(state, name)
        row = state.doors[place]._replace(closed=one_of(f"door {name}", CLOSED, closed))
        state.doors = (*state.doors[:place], row, *state.doors[place + 1 :])


def put_piles(state: State, value: Any) -> None:
    """The number of cards behind each door, and the deck they come from, which begins with the laid sections."""
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


def put_next_cards(state: State, value: Any) -> None:
    """The dungeon cards to be drawn next, by section, beginning with the first pile."""
    positions = [position for row in state.doors for position in row.pile]
    deck = list(state.deck)
    for position, name in zip(positions, names("cards", value), strict=False):
        section = named(SECTION_IDS, name)
        other = next((p for p in range(len(deck)) if p >= position and DUNGEON_CARDS[deck[p]] == section), NONE)
        if other == NONE:
            raise ValueError(f"no card {name} is left")
        deck[position], deck[other] = deck[other], deck[position]
    state.deck = tuple(deck)


def puts_sections(field: str) -> Put:
    """Sections by number; all of them if the position does not mention the field."""

    def put(state: State, value: Any) -> None:
        if value is not None:
            setattr(state, field, Mask(mask_of(number(field, each) - 1 for each in names(field, value))))

    return put


def put_waiting(state: State, value: Any) -> None:
    """Rooms whose event is still to come, by number."""
    state.waiting = tuple(number("waiting", each) - 1 for each in names("waiting", value))


def puts_section(field: str) -> Put:
    """A section by number; none if the position does not mention the field."""

    def put(state: State, value: Any) -> None:
        setattr(state, field, NONE if value is None else number(field, value) - 1)

    return put


def put_falling(state: State, value: Any) -> None:
    """Sections that will collapse, by number, each with its turn."""
    state.falling = tuple(Blocked(int(place) - 1, number("falling", due)) for place, due in table("falling", value))
