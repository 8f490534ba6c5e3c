"""What still keeps the quest from being played, a sentence each (QW-END-1)."""

from collections.abc import Iterator

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import arrivals
from lanterne.games.heroquest.content.quest_checks import check_quest, flags_set
from lanterne.games.heroquest.content.quest_flaw import QuestFlaw
from lanterne.games.heroquest.content.quest_ways import Party
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.quest_workshop.drawing import placed
from lanterne.games.quest_workshop.rules.placing import ESCAPE, HEROES
from lanterne.games.quest_workshop.state import CHARACTERS, LANGUAGES, ROOMS, State
from lanterne.games.quest_workshop.texts import needed, told
from lanterne.scene import Say
from lanterne.scene.keeping import by_identity
from lanterne.scene.saying import said


def flaws(s: State) -> tuple[Say, ...]:
    """Everything that is wrong; nothing: HeroQuest plays it."""
    return (*map_flaws(s.quest), *_unwritten(s))


def _map_flaws(quest: QuestFile) -> tuple[Say, ...]:
    """What is wrong with the sheet. What none of our own sentences tells, HeroQuest's own checks do."""
    found = (*_start(quest), *_goal(quest), *_people(quest), *_notes(quest), *_ways(quest))
    if found:
        return found
    try:
        check_quest(quest._replace(number=1, origin="pack", stairs=quest.stairs or None), 1, LAYOUT, BOX)
    except QuestFlaw as flaw:
        return (flaw.said,)
    return ()


map_flaws = by_identity(_map_flaws, 64)


def _start(quest: QuestFile) -> Iterator[Say]:
    if not quest.stairs and not quest.start:
        yield Say("flaw-no-stairs")
    elif any(len(set(group.squares)) != HEROES for group in quest.start):
        yield Say("flaw-starts", {"number": HEROES})
    if not quest.exit:
        yield Say("flaw-no-exit")
    if quest.lost_artifacts in quest.dark_rooms:
        yield Say("flaw-lost-in-rock", {"region": said(ROOMS, ROOMS.number(quest.lost_artifacts))})


def _goal(quest: QuestFile) -> Iterator[Say]:
    if not quest.parts:
        yield Say("flaw-no-goal")
    are_set = flags_set(quest)
    for part in quest.parts:
        if isinstance(part, sheets.Flag) and part.flag not in are_set:
            yield Say("flaw-flag-never-set", {"flag": part.flag})


def _people(quest: QuestFile) -> Iterator[Say]:
    for number, row in enumerate(quest.characters[: len(CHARACTERS.names)]):
        if not placed(quest, row.id):
            yield Say("flaw-not-placed", {"character": said(CHARACTERS, number)})
        if (ESCAPE in row.spells) != (row.escape is not None):
            yield Say("flaw-no-escape", {"character": said(CHARACTERS, number)})


def _notes(quest: QuestFile) -> Iterator[Say]:
    are_set = flags_set(quest)
    for number, note in enumerate(quest.notes, 1):
        if isinstance(note.trigger, sheets.FlagsSet) and not set(note.trigger.flags) <= are_set:
            yield Say("flaw-note-waits", {"number": number})


def _ways(quest: QuestFile) -> Iterator[Say]:
    """With all doors open, secret ones too, and every search successful."""
    if not quest.start:
        return
    party = Party(quest, LAYOUT, BOX)
    for room in LAYOUT.regions[1:]:
        if room not in quest.dark_rooms and not party.been_in(room):
            yield Say("flaw-room-closed", {"region": said(ROOMS, ROOMS.number(room))})
    way_out = LAYOUT.grid.reach(LAYOUT.mask(quest.exit), party.edges, party.floor)
    if quest.exit and any(not way_out >> LAYOUT.square(name) & 1 for row in quest.start for name in row.squares):
        yield Say("flaw-no-way-out")
    places = {row.at for row in (*quest.monsters, *arrivals(quest))}
    places |= {row.at for row in quest.traps if row.kind != "furniture"}
    places |= {name for door in quest.doors for name in door.between}
    places |= {name for between in quest.secret_doors for name in between}
    for name in sorted(places, key=SQUARE_NAMES.index):
        if not party.is_beside(name):
            yield Say("flaw-no-way-to", {"square": said(SQUARES, SQUARE_NAMES.index(name))})
    for part in quest.parts:
        if isinstance(part, sheets.CarryOut) and part.item not in party.items:
            yield Say("flaw-item-never-found")


def _unwritten(s: State) -> Iterator[Say]:
    for number, language in enumerate(LANGUAGES.names):
        missing = sum(not told(s, key, number) for key in needed(s.quest))
        if missing and language == "en":
            yield Say("flaw-unwritten-en", {"number": missing})
        elif missing:
            yield Say("flaw-unwritten-fr", {"number": missing})
