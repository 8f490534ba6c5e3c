"""The promises that the adventures make.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.warhammer_quest.content.dice import roll_of
from lanterne.games.warhammer_quest.content.files import Printed
from lanterne.games.warhammer_quest.content.rows import GroupRow, Section
from lanterne.games.warhammer_quest.content.sheets import AdventureRow

PARTY = 4


def check_adventures(box: Printed) -> None:
    """All checks of the adventures, one by one, then as a whole."""
    rooms = {row.id: row for row in box.sections if row.kind == "objective"}
    for row in box.adventures:
        if row.room not in rooms:
            raise ValueError(f"adventures.json, entry {row.id}: there is no objective room {row.room}.")
        for check in (guardians, specials, reward, party, objects):
            try:
                check(row, rooms[row.room], box)
            except ValueError as error:
                raise ValueError(f"adventures.json, entry {row.id}: {error}") from error
    book(box, tuple(rooms))
    first_game(box)


def book(box: Printed, rooms: tuple[str, ...]) -> None:
    """WQ-SET-12: six adventures for each objective room, one for each face of the die, room by room."""
    promised = [(room, roll) for room in rooms for roll in range(1, 7)]
    for row, (room, roll) in zip(box.adventures, promised, strict=False):
        if (row.room, row.roll) != (room, roll):
            raise ValueError(f"adventures.json, entry {row.id}: number {roll} of {room} should stand in its place.")
    if len(box.adventures) != len(promised):
        raise ValueError(f"adventures.json, the book: it has {len(box.adventures)} adventures, not {len(promised)}.")


def first_game(box: Printed) -> None:
    """WQ-VAR-7: the book advises one adventure for a first game."""
    if (found := sum(row.first_game for row in box.adventures)) != 1:
        raise ValueError(f"adventures.json, the book: it advises {found} adventures for a first game, not 1.")


def groups(rows: tuple[GroupRow, ...], box: Printed) -> None:
    """Groups are of known monsters, and at least one comes. Raises ValueError with the reason only."""
    for group in rows:
        if group.monster not in {row.id for row in box.monsters}:
            raise ValueError(f"there is no monster {group.monster}.")
        if roll_of(group.count).least < 1:
            raise ValueError(f"a group of {group.monster} may be empty.")


def guardians(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-3: guardians come from the table or are listed; what concerns the table stands with it; the pit is in
    the fighting pit."""
    found = row.guardians
    groups(found.groups, box)
    if found.from_table and found.groups:
        raise ValueError("its guardians come from the table, or they are listed, but not both.")
    if (found.placement == "none") == (found.from_table or bool(found.groups)):
        raise ValueError("guardians and no others are placed.")
    if not found.from_table and (found.modifier or found.replace or found.extra_card):
        raise ValueError("only guardians from the table can be modified, replaced or joined.")
    for name in (*found.replace, *found.replace.values()):
        if name not in {monster.id for monster in box.monsters}:
            raise ValueError(f"there is no monster {name}.")
    if ("pit" in found.placement or "pit" in found.behaviour) and "p" not in "".join(room.grid):
        raise ValueError("its room has no pit.")


def specials(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-3, WQ-AUT-8: a special guardian is of a kind that is there, and stands at something in the room."""
    found = row.guardians
    if found.placement == "normal_except_one" and len(found.specials) != 1:
        raise ValueError("one of its guardians must be the special one.")
    for special in found.specials:
        if special.monster not in {group.monster for group in found.groups}:
            raise ValueError(f"no {special.monster} is there to be the {special.id}.")
        word, _, name = special.where.partition(":")
        if name not in {part.id for part in (room.marks if word == "mark" else room.obstacles)}:
            raise ValueError(f"there is no {name} in its room.")


def reward(row: AdventureRow, room: Section, box: Printed) -> None:
    """A reward that is for some has its other half; half of what each finds needs something to be found."""
    gift = row.reward
    if (gift.bet_right is None) != (gift.bet_wrong is None) or (gift.bearer_gold is None) != (gift.others_gold is None):
        raise ValueError("its reward forgets the others.")
    if gift.keep_half and not gift.each_gold:
        raise ValueError("there is no gold to keep half of.")
    if (gift.each_escaped_gold is None) == (row.exit == "walk"):
        raise ValueError("those who walk out, and nobody else, are rewarded for it.")
    if row.exit in ("walk", "new_deck") and not any(way.side for way in room.secret_exits):
        raise ValueError("its room has no way out.")


def party(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-7, WQ-OBJ-16: who must live must come along; thresholds grow with the party."""
    if "required_warrior_dead" in row.failures and not row.required:
        raise ValueError("no warrior is required, so none can fail it by his death.")
    if len(set(row.failures)) != len(row.failures):
        raise ValueError("it can fail twice for the same reason.")
    if row.thresholds and (len(row.thresholds) != PARTY or sorted(set(row.thresholds)) != list(row.thresholds)):
        raise ValueError("its thresholds must grow from one warrior to four.")


def objects(row: AdventureRow, room: Section, box: Printed) -> None:
    """What adventures bring along is there once, and for somebody who takes part."""
    known = Counter(thing.item for other in box.adventures for thing in other.objects)
    known.update(event.item for event in box.events if event.item)
    known.update(card.id for card in (*box.equipment, *box.treasures))
    for thing in row.objects:
        if known[thing.item] > 1:
            raise ValueError(f"another item is called {thing.item}.")
        if thing.to.startswith("required") and not row.required:
            raise ValueError(f"no warrior is required, so none can get the {thing.item}.")
