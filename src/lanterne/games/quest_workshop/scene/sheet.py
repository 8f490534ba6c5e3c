"""The quest's sheet: its words, its goal, its reward, its characters and its notes."""

from functools import lru_cache

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.scene.looks import GOAL_ICON, NAMED_TONE, NOTE_ICON, QUEST_ICON, monster_icon
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    FLAGS,
    ITEMS,
    LANGUAGES,
    MONSTERS,
    NOTES,
    ROOMS,
    SPELLS,
    STATS,
    SUBJECTS,
    State,
)
from lanterne.games.quest_workshop.texts import subject_key, told
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

PARCHMENT = "#c9b48a"


def sheet_panel(s: State) -> Panel:
    """Everything on the sheet that is not on the board."""
    nodes = [
        *(_words_node(f"subject:{SUBJECTS.name(n)}", said(SUBJECTS, n), s, subject_key(s.quest, n)) for n in range(3)),
        Node("reward", "card", Say("sheet-reward", {"gold": s.quest.gold}), tone=PARCHMENT, icon="swap-bag"),
        _wandering(MONSTERS.number(s.quest.wandering)),
        *(_part(s, number, part) for number, part in enumerate(s.quest.parts, 1)),
        *(_character(s, number) for number in range(min(len(s.quest.characters), len(CHARACTERS.names)))),
        *(_note(s, number) for number in range(min(len(s.quest.notes), len(NOTES.names)))),
    ]
    return Panel("sheet", Say("panel-sheet"), "list", tuple(nodes))


@lru_cache(maxsize=1)
def author_panel() -> Panel:
    """Who draws."""
    return Panel(
        "author", Say("panel-author"), "list", (Node("seat:0", "person", Say("seat-author"), icon="scroll-quill"),)
    )


def _texts(s: State, key: str) -> tuple[Say, ...]:
    """What stands there in each language."""
    english, french = (told(s, key, language) for language in range(len(LANGUAGES.names)))
    return (
        Say("in-english", {"text": english}) if english else Say("no-english"),
        Say("in-french", {"text": french}) if french else Say("no-french"),
    )


def _words_node(node_id: str, label: Say, s: State, key: str) -> Node:
    return Node(node_id, "card", label, tone=PARCHMENT, icon=QUEST_ICON, detail=_texts(s, key))


def _wandering(kind: int) -> Node:
    label = Say("sheet-wandering", {"monster": said(MONSTERS, kind)})
    return Node("wandering", "card", label, tone=PARCHMENT, icon=monster_icon(kind))


def _named(s: State, name: str) -> Say:
    """A character of the quest."""
    place = next((n for n, row in enumerate(s.quest.characters) if row.id == name), len(CHARACTERS.names))
    return said(CHARACTERS, place) if place < len(CHARACTERS.names) else Say("drawn-object", {"name": name})


def _item(name: str) -> Say:
    return said(ITEMS, ITEMS.number(name)) if name in ITEMS.names else Say("drawn-object", {"name": name})


def _flag(name: str) -> Say:
    return said(FLAGS, FLAGS.number(name)) if name in FLAGS.names else Say("drawn-object", {"name": name})


def _part(s: State, number: int, part: sheets.AnyPart) -> Node:
    match part:
        case sheets.Kill(monster=name):
            label = Say("part-kill", {"character": _named(s, name)})
        case sheets.KillAll():
            label = Say("part-kill-all")
        case sheets.CarryOut(item=name):
            label = Say("part-carry", {"item": _item(name)})
        case sheets.Flag(flag=name):
            label = Say("part-flag", {"flag": _flag(name)})
        case sheets.LeaveByExit():
            label = Say("part-leave")
        case sheets.Explore():
            label = Say("part-explore")
        case _:
            label = Say("part-escort")
    return Node(f"part:{number}", "card", label, tone=PARCHMENT, icon=GOAL_ICON, mark=str(number))


def _character(s: State, number: int) -> Node:
    row = s.quest.characters[number]
    values = {str(name): int(getattr(row.profile, str(name))) for name in STATS.names}
    return Node(
        id=f"character:{CHARACTERS.name(number)}",
        shape="card",
        label=said(CHARACTERS, number),
        tone=NAMED_TONE,
        icon=monster_icon(MONSTERS.number(row.figure)),
        mark=str(number + 1),
        detail=(
            said(MONSTERS, MONSTERS.number(row.figure)),
            *_texts(s, f"monster-{row.id}"),
            *(Say("stat-is", {"stat": said(STATS, n), "number": value}) for n, value in enumerate(values.values())),
            *(said(SPELLS, SPELLS.number(name)) for name in row.spells),
        ),
    )


def _note(s: State, number: int) -> Node:
    note = s.quest.notes[number]
    return Node(
        id=f"sheet-note:{NOTES.name(number)}",
        shape="card",
        label=said(NOTES, number),
        tone=PARCHMENT,
        icon=NOTE_ICON,
        mark=str(number + 1),
        detail=(
            _when(s, note.trigger),
            *(_what(effect) for effect in note.effects),
            *_texts(s, f"note-{s.quest.id}-{note.id}"),
        ),
        active=s.note == number,
    )


def _when(s: State, trigger: sheets.AnyTrigger) -> Say:
    match trigger:
        case sheets.QuestStart():
            return Say("when-start")
        case sheets.TreasureSearch(room=room):
            return Say("when-search", {"region": said(ROOMS, ROOMS.number(room))})
        case sheets.Killed(monster=name):
            return Say("when-killed", {"character": _named(s, name)})
        case sheets.Wounded(monster=name):
            return Say("when-wounded", {"character": _named(s, name)})
        case sheets.AllKilled():
            return Say("when-all-killed")
        case sheets.FlagsSet(flags=flags):
            return Say("when-flag", {"flag": _flag(flags[0])}) if flags else Say("when-other")
    return Say("when-other")


def _what(effect: sheets.AnyEffect) -> Say:
    match effect:
        case sheets.SetFlag(flag=flag):
            return Say("then-flag", {"flag": _flag(flag)})
        case sheets.Give(item=item):
            return Say("then-item", {"item": _item(item)})
        case sheets.Spawn(monsters=monsters):
            return Say("then-monsters", {"number": len(monsters)})
        case sheets.RevealCorridors():
            return Say("then-corridors")
    return Say("then-other")
