"""The texts that a quest needs, by the message ids that HeroQuest uses."""

from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.quest_workshop.entries import family_of, id_of
from lanterne.games.quest_workshop.state import (
    COLLAPSE,
    EXIT,
    GOAL,
    HONOUR,
    PARCHMENT,
    SUBJECTS,
    TITLE,
    QuestText,
    State,
)


def subject_key(quest: QuestFile, subject: int) -> str:
    """The message of the title, goal or parchment, of the exit, the honour or the collapse."""
    name = quest.id
    return {
        TITLE: f"quest-{name}",
        GOAL: f"quest-{name}.effect",
        PARCHMENT: f"quest-{name}.flavor",
        EXIT: f"exit-{name}",
        HONOUR: f"title-{quest.title or name}",
        COLLAPSE: f"note-{name}-collapse",
    }[subject]


def subjects(quest: QuestFile) -> tuple[int, ...]:
    """The texts about this quest as a whole."""
    asked = {EXIT: quest.exit_named, HONOUR: quest.title is not None, COLLAPSE: quest.collapse is not None}
    return tuple(subject for subject in range(len(SUBJECTS.names)) if asked.get(subject, True))


def family_keys(quest: str, family: str, name: str) -> tuple[str, ...]:
    """The messages of an entry: its name or text, and for some a second text, its description or outcome.
    Flags, waves and groups have none."""
    return {
        "character": (f"monster-{name}",),
        "object": (f"object-{name}",),
        "ally": (f"hero-{name}", f"hero-{name}.effect"),
        "item": (f"item-{name}", f"item-{name}.effect"),
        "rule": (f"quest-rule-{quest}-{name}",),
        "note": (f"note-{quest}-{name}",),
        "action": (f"quest-action-{name}", f"note-{quest}-{name}"),
    }.get(family, ())


def entry_keys(s: State, entry: int) -> tuple[str, ...]:
    return family_keys(s.quest.id, family_of(entry), id_of(s, entry))


def needed(quest: QuestFile) -> tuple[str, ...]:
    """All messages that the quest needs to be played, in the order in which they are shown."""
    name = quest.id
    named = [("rule", row.id) for row in quest.rules] + [("character", row.id) for row in quest.characters]
    named += [("object", row.id) for row in quest.objects] + [("ally", row.id) for row in quest.allies]
    named += [("item", item) for item in quest.items] + [("action", row.id) for row in quest.actions]
    named += [("note", row.id) for row in quest.notes]
    return (
        *(subject_key(quest, subject) for subject in subjects(quest)),
        *(key for family, each in named for key in family_keys(name, family, each)),
        *(f"find-{name}-{find.room}" for find in quest.finds),
        *(f"sprung-{name}-{trap.at}" for trap in quest.traps if trap.kind == "furniture"),
    )


def text_of(s: State, key: str, language: int) -> str:
    """The text of a message so far; "" if there is none yet."""
    return next((row[1 + language] for row in s.texts if row[0] == key), "")


def written(s: State, key: str, language: int) -> str:
    """The same; what is not written in this language is told in the other one."""
    return text_of(s, key, language) or text_of(s, key, 1 - language)


def with_text(texts: tuple[QuestText, ...], key: str, language: int, text: str) -> tuple[QuestText, ...]:
    """The texts with this one replaced."""
    english, french = next(((row[1], row[2]) for row in texts if row[0] == key), ("", ""))
    row = (key, english, text) if language else (key, text, french)
    if any(each[0] == key for each in texts):
        return tuple(row if each[0] == key else each for each in texts)
    return (*texts, row)


def without(texts: tuple[QuestText, ...], keys: tuple[str, ...]) -> tuple[QuestText, ...]:
    """The texts without those of these messages and their forms."""
    gone = {key.partition(".")[0] for key in keys}
    return tuple(row for row in texts if row[0].partition(".")[0] not in gone)


def moved(texts: tuple[QuestText, ...], keys: dict[str, str]) -> tuple[QuestText, ...]:
    """The texts under new message ids, with all their forms."""
    found = []
    for key, english, french in texts:
        message, dot, form = key.partition(".")
        found.append((keys.get(message, message) + dot + form, english, french))
    return tuple(found)
