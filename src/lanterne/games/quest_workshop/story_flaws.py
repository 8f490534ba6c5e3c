"""What is wrong with the story: flags that nothing sets, notes that repeat for ever, monsters that wait in vain
(QW-END-1)."""

from collections.abc import Iterator

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import SQUARE_NAMES
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.quest_checks import flags_set
from lanterne.games.heroquest.state import DOORS, SQUARES
from lanterne.games.quest_workshop.state import BETWEEN, ROOMS, SPELLS
from lanterne.games.quest_workshop.telling import entry_said, foe_said, named_said
from lanterne.scene import Say
from lanterne.scene.saying import said

AT_REST = sheets.SetFlag | sheets.RegainSpell | sheets.MustCast
"""Effects that sooner or later change nothing any more."""


def story_flaws(quest: QuestFile) -> Iterator[Say]:
    """Everything that is wrong with flags, notes, actions, waves and the collapse."""
    yield from _flags(quest)
    yield from _waiting(quest)
    for number, note in enumerate(quest.notes):
        yield from _note(quest, note, entry_said("note", number, note.id))
    for number, action in enumerate(quest.actions):
        if not action.squares:
            yield Say("flaw-action-nowhere", {"entry": entry_said("action", number, action.id)})
    yield from _magic(quest)
    if quest.collapse is not None and not quest.collapse.squares:
        yield Say("flaw-nothing-falls")


def _flags(quest: QuestFile) -> Iterator[Say]:
    """A flag that something waits for must be set by something."""
    are_set = flags_set(quest)
    for door in quest.doors:
        if door.flag and door.flag not in are_set:
            place = BETWEEN.index(door.between if door.between in BETWEEN else door.between[::-1])
            yield Say("flaw-door-waits", {"door": said(DOORS, place), "flag": named_said(door.flag)})
    for find in quest.finds:
        if find.forbidden_until and find.forbidden_until not in are_set:
            room = said(ROOMS, ROOMS.number(find.room))
            yield Say("flaw-find-waits", {"region": room, "flag": named_said(find.forbidden_until)})
    for part in quest.parts:
        if isinstance(part, sheets.Flag) and part.flag not in are_set:
            yield Say("flaw-flag-never-set", {"flag": named_said(part.flag)})
    for number, note in enumerate(quest.notes):
        if isinstance(note.trigger, sheets.FlagsSet):
            for flag in sorted(set(note.trigger.flags) - are_set):
                note_said = entry_said("note", number, note.id)
                yield Say("flaw-note-waits", {"entry": note_said, "flag": named_said(flag)})
    if quest.collapse is not None and quest.collapse.flag not in are_set:
        yield Say("flaw-collapse-waits", {"flag": named_said(quest.collapse.flag)})


def _waiting(quest: QuestFile) -> Iterator[Say]:
    """A monster that waits must be called, and one that is called must wait."""
    called = {effect.monster for _, effect in quest.effects if isinstance(effect, sheets.SpawnWaiting)}
    for row in quest.monsters:
        if row.waits and row.kind not in called:
            yield Say("flaw-waits-in-vain", {"square": said(SQUARES, SQUARE_NAMES.index(row.at))})
    for name in sorted(called - {row.kind for row in quest.monsters if row.waits}):
        yield Say("flaw-nobody-waits", {"monster": foe_said(quest, name)})


def _note(quest: QuestFile, note: sheets.Note, told: Say) -> Iterator[Say]:
    if not note.once and not isinstance(note.trigger, sheets.ZargonTurnEnds) and not _comes_to_rest(note):
        yield Say("flaw-endless", {"entry": told})
    if isinstance(note.trigger, sheets.WavesBeaten) and not quest.waves:
        yield Say("flaw-no-waves", {"entry": told})
    if isinstance(note.trigger, sheets.ZargonTurnEnds):
        firm = {row.id for row in quest.objects if not row.body}
        for name in sorted(firm.intersection(note.trigger.standing)):
            yield Say("flaw-always-stands", {"entry": told, "thing": foe_said(quest, name)})
    if any(isinstance(effect, sheets.Give | sheets.Deliver) for effect in note.effects) and not _has_actor(quest, note):
        yield Say("flaw-nobody-gets", {"entry": told})


def _comes_to_rest(note: sheets.Note) -> bool:
    return bool(note.effects) and all(isinstance(effect, AT_REST) for effect in note.effects)


def _has_actor(quest: QuestFile, note: sheets.Note) -> bool:
    """Whether a hero has killed or acted when a note is read; if it waits for flags, actions must set all of them."""
    if isinstance(note.trigger, sheets.Killed):
        return True
    if not isinstance(note.trigger, sheets.FlagsSet):
        return False
    by_notes = flags_set(quest._replace(actions=()))
    return not by_notes.intersection(note.trigger.flags)


def _magic(quest: QuestFile) -> Iterator[Say]:
    """A monster that gets a spell back, or must cast one, must have it."""
    spells = {row.id: row.spells for row in quest.characters}
    for _, effect in quest.effects:
        match effect:
            case sheets.RegainSpell(monster=name) if not spells.get(name):
                yield Say("flaw-no-caster", {"monster": foe_said(quest, name)})
            case sheets.MustCast(monster=name, spell=spell) if spell not in spells.get(name, ()):
                cast = said(SPELLS, SPELLS.number(spell))
                yield Say("flaw-spell-unknown", {"monster": foe_said(quest, name), "spell": cast})
