"""The promises that the adventures make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter

from lanterne.games.warhammer_quest.content.dice import roll_of
from lanterne.games.warhammer_quest.content.files import Printed
from lanterne.games.warhammer_quest.content.rows import GroupRow, Section
from lanterne.games.warhammer_quest.content.sheets import AdventureRow
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

PARTY = 4


def check_adventures(box: Printed) -> None:
    """All checks of the adventures, one by one, then as a whole."""
    rooms = {row.id: row for row in box.sections if row.kind == "objective"}
    for row in box.adventures:
        if row.room not in rooms:
            raise Flaw("wq-no-objective-room", "adventures.json", row.id, name=row.room)
        for check in (guardians, specials, reward, party, objects):
            try:
                check(row, rooms[row.room], box)
            except Flaw as flaw:
                raise flaw.at("adventures.json", row.id) from None
    book(box, tuple(rooms))
    first_game(box)


def book(box: Printed, rooms: tuple[str, ...]) -> None:
    """WQ-SET-12: six adventures for each objective room, one for each face of the die, room by room."""
    promised = [(room, roll) for room in rooms for roll in range(1, 7)]
    for row, (room, roll) in zip(box.adventures, promised, strict=False):
        if (row.room, row.roll) != (room, roll):
            raise Flaw("wq-book-place", "adventures.json", row.id, number=roll, room=room)
    if len(box.adventures) != len(promised):
        raise Flaw("wq-book-size", "adventures.json", Say("wq-book"), count=len(box.adventures), wanted=len(promised))


def first_game(box: Printed) -> None:
    """WQ-VAR-7: the book advises one adventure for a first game."""
    if (found := sum(row.first_game for row in box.adventures)) != 1:
        raise Flaw("wq-first-game", "adventures.json", Say("wq-book"), count=found)


def groups(rows: tuple[GroupRow, ...], box: Printed) -> None:
    """Groups are of known monsters, and at least one comes. Raises Flaw with the reason only."""
    for group in rows:
        if group.monster not in {row.id for row in box.monsters}:
            raise Flaw("wq-no-monster", name=group.monster)
        if roll_of(group.count).least < 1:
            raise Flaw("wq-group-empty", monster=group.monster)


def guardians(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-3: guardians come from the table or are listed; what concerns the table stands with it; the pit is in
    the fighting pit."""
    found = row.guardians
    groups(found.groups, box)
    if found.from_table and found.groups:
        raise Flaw("wq-guardians-both")
    if (found.placement == "none") == (found.from_table or bool(found.groups)):
        raise Flaw("wq-guardians-placed")
    if not found.from_table and (found.modifier or found.replace or found.extra_card):
        raise Flaw("wq-guardians-table")
    for name in (*found.replace, *found.replace.values()):
        if name not in {monster.id for monster in box.monsters}:
            raise Flaw("wq-no-monster", name=name)
    if ("pit" in found.placement or "pit" in found.behaviour) and "p" not in "".join(room.grid):
        raise Flaw("wq-no-pit")


def specials(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-3, WQ-AUT-8: a special guardian is of a kind that is there, and stands at something in the room."""
    found = row.guardians
    if found.placement == "normal_except_one" and len(found.specials) != 1:
        raise Flaw("wq-one-special")
    for special in found.specials:
        if special.monster not in {group.monster for group in found.groups}:
            raise Flaw("wq-special-kind", monster=special.monster, special=special.id)
        word, _, name = special.where.partition(":")
        if name not in {part.id for part in (room.marks if word == "mark" else room.obstacles)}:
            raise Flaw("wq-not-in-room", name=name)


def reward(row: AdventureRow, room: Section, box: Printed) -> None:
    """A reward that is for some has its other half; half of what each finds needs something to be found."""
    gift = row.reward
    if (gift.bet_right is None) != (gift.bet_wrong is None) or (gift.bearer_gold is None) != (gift.others_gold is None):
        raise Flaw("wq-reward-others")
    if gift.keep_half and not gift.each_gold:
        raise Flaw("wq-half-gold")
    if (gift.each_escaped_gold is None) == (row.exit == "walk"):
        raise Flaw("wq-walk-out")
    if row.exit in ("walk", "new_deck") and not any(way.side for way in room.secret_exits):
        raise Flaw("wq-no-way-out")


def party(row: AdventureRow, room: Section, box: Printed) -> None:
    """WQ-OBJ-7, WQ-OBJ-16: a character who must live must come along; thresholds grow with the party."""
    if "required_warrior_dead" in row.failures and not row.required:
        raise Flaw("wq-required-dead")
    if len(set(row.failures)) != len(row.failures):
        raise Flaw("wq-fail-twice")
    if row.thresholds and (len(row.thresholds) != PARTY or sorted(set(row.thresholds)) != list(row.thresholds)):
        raise Flaw("wq-thresholds")


def objects(row: AdventureRow, room: Section, box: Printed) -> None:
    """What adventures bring along is there once, and for somebody who takes part."""
    known = Counter(thing.item for other in box.adventures for thing in other.objects)
    known.update(event.item for event in box.events if event.item)
    known.update(card.id for card in (*box.equipment, *box.treasures))
    for thing in row.objects:
        if known[thing.item] > 1:
            raise Flaw("wq-same-item", name=thing.item)
        if thing.to.startswith("required") and not row.required:
            raise Flaw("wq-required-item", item=thing.item)
