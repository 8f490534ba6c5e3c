"""The words that a quest needs, by the messages under which HeroQuest looks for them."""

from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.quest_workshop.state import GOAL, PARCHMENT, SUBJECTS, TITLE, State

SPOKEN = {TITLE: "", GOAL: ".effect", PARCHMENT: ".flavor"}
"""Where title, goal and parchment stand."""


def subject_key(quest: QuestFile, subject: int) -> str:
    return f"quest-{quest.id}{SPOKEN[subject]}"


def needed(quest: QuestFile) -> tuple[str, ...]:
    """All messages that the quest cannot be played without, in the order in which they are shown."""
    name = quest.id
    return (
        *(subject_key(quest, subject) for subject in range(len(SUBJECTS.names))),
        *((f"exit-{name}",) if quest.exit_named else ()),
        *((f"title-{quest.title}",) if quest.title else ()),
        *(f"quest-rule-{name}-{rule.id}" for rule in quest.rules),
        *(f"monster-{row.id}" for row in quest.characters),
        *(f"object-{row.id}" for row in quest.objects),
        *(f"hero-{row.id}{part}" for row in quest.allies for part in ("", ".effect")),
        *(f"item-{item}{part}" for item in quest.items for part in ("", ".effect")),
        *(f"quest-action-{row.id}" for row in quest.actions),
        *(f"note-{name}-{note.id}" for note in quest.notes),
        *(f"note-{name}-{action.id}" for action in quest.actions),
        *((f"note-{name}-collapse",) if quest.collapse else ()),
        *(f"find-{name}-{find.room}" for find in quest.finds),
        *(f"sprung-{name}-{trap.at}" for trap in quest.traps if trap.kind == "furniture"),
    )


def told(s: State, key: str, language: int) -> str:
    """What has been written under a message; "" for nothing yet."""
    return next((row[1 + language] for row in s.texts if row[0] == key), "")


def with_text(
    texts: tuple[tuple[str, str, str], ...], key: str, language: int, text: str
) -> tuple[tuple[str, str, str], ...]:
    """The texts with another one under this message."""
    english, french = next(((row[1], row[2]) for row in texts if row[0] == key), ("", ""))
    row = (key, english, text) if language else (key, text, french)
    if any(each[0] == key for each in texts):
        return tuple(row if each[0] == key else each for each in texts)
    return (*texts, row)
