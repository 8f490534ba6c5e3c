"""Writing quests as HeroScribe 1.4 files: the map as objects, everything else as notes, most of which can be read back.

What the format has no place for (locks, waves, actions, triggers) is written as text.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from lanterne.games.heroquest.content.board import GRID, LAYOUT, REGION_SQUARES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import covered, dungeon, stairs
from lanterne.games.heroquest.heroscribe.vocabulary import (
    ENTRIES,
    FURNITURE_IDS,
    MARKS,
    MONSTER_IDS,
    TRAP_IDS,
    VILLAIN,
)
from lanterne.kit.grid import first_of, squares_of
from lanterne.scene import Say

DOCTYPE = '<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "quest-1.4.dtd">'
POINTS = ("move", "attack", "defend", "body", "mind")
_TOWARDS = {(0, -1): "downward", (-1, 0): "rightward", (0, 1): "upward", (1, 0): "leftward"}
"""The rotation of a secret door by the direction in which it leads from its square."""

SayIt = Callable[[Say], str]


class _Line(NamedTuple):
    """An object to be written, by column and row from 1."""

    id: str
    left: int
    top: int
    rotation: str = "downward"


def exported(quest: QuestFile, say: SayIt) -> str:
    """The quest as a file of HeroScribe; `say` gives its words in the language of the file."""
    marked = list(_marked(quest, say))
    letters = dict(zip(range(len(marked)), MARKS, strict=False))
    lines = [
        *_map(quest),
        *(_at(letters[number], square) for number, (square, _) in enumerate(marked) if number in letters),
    ]
    notes = [
        f"{MARKS[letters[number]]}. {text}" if number in letters else text for number, (_, text) in enumerate(marked)
    ]
    notes += _loose_notes(quest, say)
    rows = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        DOCTYPE,
        f'<quest name={quoteattr(say(Say(f"quest-{quest.id}")))} region="USA" version="1.0" width="1" height="1">',
        "  <board>",
        *(f'    <dark left="{left}" top="{top}" width="1" height="1"/>' for left, top in _dark(quest)),
        *(f"    {_object(line)}" for line in lines),
        "  </board>",
        f"  <speech>{escape(say(Say(f'quest-{quest.id}.flavor')))}</speech>",
        *(f"  <note>{escape(note)}</note>" for note in notes),
        "</quest>",
    ]
    return "\n".join(rows) + "\n"


def _object(line: _Line) -> str:
    zorder = ENTRIES[line.id].zorder
    return f'<object id="{line.id}" left="{line.left}" top="{line.top}" rotation="{line.rotation}" zorder="{zorder}"/>'


def _at(id_: str, square: int, rotation: str = "downward") -> _Line:
    left, top = GRID.place(square)
    return _Line(id_, left + 1, top + 1, rotation)


# --- the map ----------------------------------------------------------------------------------------------------------


def _dark(quest: QuestFile) -> Iterator[tuple[int, int]]:
    rock = GRID.every & ~dungeon(LAYOUT, quest) & ~LAYOUT.mask(quest.blocked)
    for square in squares_of(rock):
        left, top = GRID.place(square)
        yield left + 1, top + 1


def _map(quest: QuestFile) -> Iterator[_Line]:
    square = LAYOUT.square
    if quest.stairs:
        yield _at("Stairway", square(quest.stairs))
    for door in quest.doors:
        yield _door("OpenDoor" if door.open else "Door", square(door.between[0]), square(door.between[1]))
    for between in quest.secret_doors:
        yield _secret_door(square(between[0]), square(between[1]))
    if set(squares_of(stairs(LAYOUT, quest))) != {square(name) for name in quest.exit}:
        yield from _exits(quest)
    for name in quest.blocked:
        yield _at("SingleBlockedSquare", square(name))
    trapped = {trap.at for trap in quest.traps if trap.kind == "furniture"}
    for piece in quest.furniture:
        chest = piece.kind == "treasure-chest" and piece.at in trapped
        id_ = "TreasureChestTrap" if chest else FURNITURE_IDS[piece.kind]
        yield _at(id_, square(piece.at), "rightward" if piece.turned else "downward")
    figures = {row.id: row.figure for row in quest.characters}
    for monster in quest.monsters:
        if not monster.waits:
            yield _at(MONSTER_IDS.get(figures.get(monster.kind, monster.kind), VILLAIN), square(monster.at))
    for trap in quest.traps:
        if trap.kind in TRAP_IDS:
            yield _at(TRAP_IDS[trap.kind], square(trap.at))


def _door(id_: str, one: int, other: int) -> _Line:
    first = min(one, other)
    return _at(id_, first, "rightward" if max(one, other) == first + 1 else "downward")


def _secret_door(one: int, other: int) -> _Line:
    (left, top), (beyond, below) = GRID.place(one), GRID.place(other)
    return _at("SecretDoor", one, _TOWARDS[beyond - left, below - top])


def _exits(quest: QuestFile) -> Iterator[_Line]:
    """Exits other than stairs, as doors at the edge of the board."""
    for name in quest.exit:
        left, top = GRID.place(LAYOUT.square(name))
        if top + 1 in (1, GRID.height):
            yield _Line("DoorOut", left + 1, 0 if top == 0 else GRID.height, "upward" if top == 0 else "downward")
        elif left + 1 in (1, GRID.width):
            yield _Line("DoorOut", 0 if left == 0 else GRID.width, top + 1, "leftward" if left == 0 else "rightward")


# --- the notes --------------------------------------------------------------------------------------------------------


def _marked(quest: QuestFile, say: SayIt) -> Iterator[tuple[int, str]]:
    """The notes about a square, which gets a mark."""
    square = LAYOUT.square
    places = {row.kind: row.at for row in quest.monsters}
    for row in quest.characters:
        if row.id in places:
            name, kind = say(Say(f"monster-{row.id}")), say(Say(f"monster-{row.figure}"))
            profile = ", ".join(f"{point.capitalize()} {getattr(row.profile, point)}" for point in POINTS)
            spells = "".join(f" {say(Say(f'spell-{spell}'))}." for spell in row.spells)
            yield square(places[row.id]), f"{name.split(',')[0]} ({kind}): {profile}.{spells}"
    for trap in quest.traps:
        if trap.kind == "furniture":
            yield square(trap.at), f"Trap: {say(Say(f'sprung-{quest.id}-{trap.at}'))} [Damage: {trap.damage}]"
    for find in quest.finds:
        what = [*([f"{find.gold} gold coins"] if find.gold else []), *find.items]
        told = f"{say(Say(f'find-{quest.id}-{find.room}'))} [Treasure: {'; '.join(what) or 'nothing'}]"
        yield square(find.piece) if find.piece else _free_square(quest, find.room), told
    for thing in quest.objects:
        yield square(thing.at), say(Say(f"object-{thing.id}"))
    for ally in quest.allies:
        yield square(ally.at), say(Say(f"hero-{ally.id}"))


def _free_square(quest: QuestFile, room: str) -> int:
    """A square of a room with nothing on it that concerns a treasure."""
    squares = REGION_SQUARES[LAYOUT.regions.index(room)]
    for piece in quest.furniture:
        mask = covered(LAYOUT, piece, BOX)
        squares &= ~(mask | GRID.step(mask, GRID.inner)) or squares
    return first_of(squares or REGION_SQUARES[LAYOUT.regions.index(room)])


def _loose_notes(quest: QuestFile, say: SayIt) -> list[str]:
    """The notes about the quest as a whole."""
    told = [f"Wandering Monster in this Quest: {say(Say(f'monster-{quest.wandering}'))}"]
    told.append(f"Objective: {say(Say(f'quest-{quest.id}.effect'))}")
    if quest.stairs and LAYOUT.square(quest.stairs) not in {LAYOUT.square(name) for name in quest.exit}:
        told.append("The exit is the door with the arrow.")
    told += [say(Say(f"quest-rule-{quest.id}-{rule.id}")) for rule in quest.rules]
    told += [say(Say(f"note-{quest.id}-{note.id}")) for note in quest.notes]
    told += [
        f"{say(Say(f'quest-action-{action.id}'))}: {say(Say(f'note-{quest.id}-{action.id}'))}"
        for action in quest.actions
    ]
    for wave in quest.waves:
        monsters = ", ".join(f"{say(Say(f'monster-{each.kind}'))} {each.at.upper()}" for each in wave.monsters)
        told.append(f"Turn {wave.turn} of Zargon: {monsters}")
    return told
