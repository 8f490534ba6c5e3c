"""Our quests as files of HeroScribe, and back: nothing is lost that such a file can hold."""

from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.json import encode

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.games.heroquest.heroscribe.ftl import AuthorText
from lanterne.games.heroquest.heroscribe.reading import read
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.games.heroquest.heroscribe.vocabulary import ENTRIES
from lanterne.games.heroquest.heroscribe.writing import exported
from lanterne.scene import Say
from lanterne.words import words_for

WORDS = words_for(BOX, "en")
THINGS = {row.id for row in (*PRINTED.equipment, *PRINTED.potions, *PRINTED.artifacts)}


def said(message: str) -> str:
    return WORDS.said(Say(message))


def kept(quest: QuestFile) -> dict[str, Any]:
    """What the format can hold of a quest of ours."""
    figures = {row.id: row.figure for row in quest.characters}
    standing = {row.kind for row in quest.monsters}
    return {
        "stairs": quest.stairs,
        "exit": sorted(quest.exit),
        "wandering": quest.wandering,
        "doors": sorted((sorted(row.between), row.open) for row in quest.doors),
        "secret_doors": sorted(sorted(between) for between in quest.secret_doors),
        "blocked": sorted(quest.blocked),
        "dark_rooms": sorted(quest.dark_rooms),
        "furniture": sorted((row.kind, row.at, row.turned) for row in quest.furniture),
        "monsters": sorted((figures.get(row.kind, row.kind), row.at) for row in quest.monsters if not row.waits),
        "traps": sorted((row.kind, row.at, row.damage) for row in quest.traps),
        "finds": sorted((row.room, row.piece, row.gold, sorted(THINGS & set(row.items))) for row in quest.finds),
        "profiles": sorted(
            (row.figure, row.profile.move, row.profile.attack, row.profile.defend, row.profile.body, row.profile.mind)
            for row in quest.characters
            if row.id in standing
        ),
    }


def back(found: Imported) -> dict[str, Any]:
    """The same of an imported quest."""
    return kept(quest_in("back", encode(found.sheet)))


@pytest.mark.parametrize("quest", PRINTED.quests, ids=lambda quest: quest.id)
def test_what_is_written_comes_back(quest: QuestFile) -> None:
    text = exported(quest, WORDS.said)
    [found] = imported(text.encode(), "back")
    assert back(found) == kept(quest)
    assert found.name == said(f"quest-{quest.id}")
    assert read(text.encode()).speech == said(f"quest-{quest.id}.flavor")
    assert found.report.left_out == ()
    names = {each.text for each in found.words if each.key.startswith("monster-")}
    standing = {row.kind for row in quest.monsters}
    called = {said(f"monster-{row.id}") for row in quest.characters if row.id in standing}
    assert names == {AuthorText(name.split(",")[0]) for name in called}


@pytest.mark.parametrize("quest", PRINTED.quests, ids=lambda quest: quest.id)
def test_what_is_written_is_a_file_of_the_format(quest: QuestFile) -> None:
    text = exported(quest, WORDS.said)
    assert '"-//org.lightless//HeroScribe Quest 1.4//EN"' in text
    root = ElementTree.fromstring(text)
    assert [root.get(name) for name in ("version", "width", "height")] == ["1.0", "1", "1"]
    assert [child.tag for child in root][:2] == ["board", "speech"]
    assert {child.tag for child in root[2:]} == {"note"}
    for thing in root.iter("object"):
        assert float(thing.get("zorder", "")) == ENTRIES[thing.get("id", "")].zorder
    assert all((dark.get("width"), dark.get("height")) == ("1", "1") for dark in root.iter("dark"))
