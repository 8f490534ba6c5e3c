"""What still keeps the quest from being played, one sentence each (QW-END-1)."""

from collections.abc import Iterator

from lanterne.engine import has
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import arrivals, dungeon
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.quest_flaw import as_drawn
from lanterne.games.heroquest.content.quest_ways import Party, met_at_start
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.quest_workshop.drawing import placed
from lanterne.games.quest_workshop.rules.placing import ESCAPE
from lanterne.games.quest_workshop.state import ROOMS, State
from lanterne.games.quest_workshop.story_flaws import story_flaws
from lanterne.games.quest_workshop.telling import entry_said, foe_said, item_said, named_said
from lanterne.games.quest_workshop.texts import needed, written
from lanterne.kit.memo import by_identity
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw
from lanterne.scene.saying import said


def flaws(s: State) -> tuple[Say, ...]:
    """Everything that is wrong with the quest; empty if it can be played."""
    return (*map_flaws(s.quest), *_unwritten(s))


def _map_flaws(quest: QuestFile) -> tuple[Say, ...]:
    """What is wrong with the sheet. If our own checks find nothing, those of HeroQuest have the last word."""
    found = (*_rooms(quest), *_start(quest), *_goal(quest), *_people(quest), *story_flaws(quest), *_ways(quest))
    if found:
        return found
    try:
        check_quest(_as_played(quest), 1, LAYOUT, BOX)
    except Flaw as flaw:
        return (as_drawn(flaw),)
    return ()


map_flaws = by_identity(_map_flaws, 64)


def _as_played(quest: QuestFile) -> QuestFile:
    return quest._replace(origin="pack", stairs=quest.stairs or None)


def _rooms(quest: QuestFile) -> Iterator[Say]:
    """On an empty sheet this is the first thing to know. A quest without stairs may be played in corridors alone."""
    if not quest.doors and not quest.secret_doors and not quest.start and not quest.stairs:
        yield Say("flaw-no-door")


def _start(quest: QuestFile) -> Iterator[Say]:
    if not quest.stairs and not quest.start:
        yield Say("flaw-no-stairs")
    elif not quest.start or any(len(set(group.squares)) != quest.heroes for group in quest.start):
        yield Say("flaw-starts", {"number": quest.heroes})
    begins = [place for group in quest.start for place in group.positions]
    for number in range(1, quest.heroes + 1):
        if quest.start and begins.count(number) != 1:
            yield Say("flaw-begins-nowhere", {"number": number})
    if not quest.exit:
        yield Say("flaw-no-exit")
    if quest.lost_artifacts in quest.dark_rooms:
        yield Say("flaw-lost-in-rock", {"region": said(ROOMS, ROOMS.number(quest.lost_artifacts))})


def _goal(quest: QuestFile) -> Iterator[Say]:
    if not quest.parts:
        yield Say("flaw-no-goal")
    bodies = {row.id: row.body for row in quest.objects}
    for part in quest.parts:
        if isinstance(part, sheets.Kill) and not bodies.get(part.monster, 1):
            yield Say("flaw-indestructible", {"entry": foe_said(quest, part.monster)})


def _people(quest: QuestFile) -> Iterator[Say]:
    for number, row in enumerate(quest.characters):
        if not placed(quest, row.id):
            yield Say("flaw-not-placed", {"entry": entry_said("character", number, row.id)})
        if (ESCAPE in row.spells) != (row.escape is not None):
            yield Say("flaw-no-escape", {"entry": entry_said("character", number, row.id)})
    handed = {name for find in quest.finds for name in find.items}
    handed |= {effect.item for _, effect in quest.effects if isinstance(effect, sheets.Give)}
    for name in quest.items:
        if name not in handed:
            yield Say("flaw-item-nowhere", {"item": item_said(quest, name)})


# --- ways -------------------------------------------------------------------------------------------------------------


def _ways(quest: QuestFile) -> Iterator[Say]:
    """Reachability, if every door that heroes can open is open, secret ones too, and every search succeeds."""
    if not quest.start:
        return
    party = Party(quest, LAYOUT, BOX)
    for room in LAYOUT.regions[1:]:
        if room not in quest.dark_rooms and not party.been_in(room):
            yield Say("flaw-room-closed", {"region": said(ROOMS, ROOMS.number(room))})
    way_out = party.walked(LAYOUT.mask(quest.exit))
    if quest.exit and any(not has(way_out, LAYOUT.square(name)) for row in quest.start for name in row.squares):
        yield Say("flaw-no-way-out")
    for name in sorted(_places(quest), key=SQUARE_NAMES.index):
        if not party.is_beside(name):
            yield Say("flaw-no-way-to", {"square": said(SQUARES, SQUARE_NAMES.index(name))})
    around = LAYOUT.grid.step(dungeon(LAYOUT, quest), LAYOUT.inside)
    for name in quest.blocked:
        if not has(around, LAYOUT.square(name)):
            yield Say("flaw-block-unseen", {"square": said(SQUARES, SQUARE_NAMES.index(name))})
    for number, action in enumerate(quest.actions):
        if action.squares and not party.can_do(action):
            yield Say("flaw-action-out-of-reach", {"entry": entry_said("action", number, action.id)})
    if quest.parts and met_at_start(quest, LAYOUT):
        yield Say("flaw-goal-met")
    for part in quest.parts:
        match part:
            case sheets.CarryOut(item=name) if name not in party.items:
                yield Say("flaw-item-never-found", {"item": item_said(quest, name)})
            case sheets.Flag(flag=flag) if flag not in party.flags:
                yield Say("flaw-flag-out-of-reach", {"flag": named_said(flag)})


def _places(quest: QuestFile) -> set[str]:
    """The squares that heroes must be able to reach, or to get next to."""
    found = {row.at for row in (*quest.monsters, *arrivals(quest))}
    found |= {row.at for row in quest.allies} | {row.at for row in quest.objects}
    found |= {row.at for row in quest.traps if row.kind != "furniture"}
    found |= {name for door in quest.doors for name in door.between}
    found |= {name for between in quest.secret_doors for name in between}
    found |= {row.escape for row in quest.characters if row.escape}
    return found | set(quest.collapse.squares if quest.collapse else ())


def _unwritten(s: State) -> Iterator[Say]:
    missing = sum(not written(s, key, 0) for key in needed(s.quest))
    if missing:
        yield Say("flaw-unwritten", {"number": missing})
