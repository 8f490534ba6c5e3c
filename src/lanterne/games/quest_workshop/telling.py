"""What the workshop calls the entries of a sheet, wherever it comes from."""

from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.quest_workshop.entries import entry_at
from lanterne.games.quest_workshop.state import ENTRIES, IN_BOX, ITEMS, MONSTERS, NONE
from lanterne.scene import Say
from lanterne.scene.saying import said


def entry_said(family: str, place: int, name: str) -> Say:
    """An entry by its number; beyond the last number, by its name."""
    entry = entry_at(family, place)
    return said(ENTRIES, entry) if entry != NONE else named_said(name)


def named_said(name: str) -> Say:
    """Something known only by its name."""
    return Say("known-as", {"name": name})


def foe_said(quest: QuestFile, name: str) -> Say:
    """A character, an object, or monsters of a kind."""
    for family, names in (
        ("character", [row.id for row in quest.characters]),
        ("object", [row.id for row in quest.objects]),
    ):
        if name in names:
            return entry_said(family, names.index(name), name)
    return said(MONSTERS, MONSTERS.number(name)) if name in MONSTERS.names else named_said(name)


def ally_said(quest: QuestFile, name: str) -> Say:
    names = [row.id for row in quest.allies]
    return entry_said("ally", names.index(name), name) if name in names else named_said(name)


def action_said(quest: QuestFile, name: str) -> Say:
    names = [row.id for row in quest.actions]
    return entry_said("action", names.index(name), name) if name in names else named_said(name)


def group_said(quest: QuestFile, name: str) -> Say:
    names = [row.id for row in quest.start]
    return entry_said("group", names.index(name), name) if name in names else named_said(name)


def item_said(quest: QuestFile, name: str) -> Say:
    """An item of the box, or one of the quest."""
    if name in IN_BOX:
        return said(ITEMS, ITEMS.number(name))
    names = quest.items
    return entry_said("item", names.index(name), name) if name in names else named_said(name)
