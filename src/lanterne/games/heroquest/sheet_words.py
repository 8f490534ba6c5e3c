"""The words of a quest given as a sheet: those in its file, and plain ones for the rest."""

from collections.abc import Mapping
from typing import NamedTuple

from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.heroscribe.ftl import AuthorText, Both, Fluent, Message, Text, names_in_sentences
from lanterne.scene import Say

_THING, _PERSON = ("a", "the", "of"), ("the", "cap", "of", "to")
"""The forms that names have in sentences."""


class Worded(NamedTuple):
    """The messages of a quest, and how many of its texts are missing."""

    messages: list[Message]
    unwritten: int


def worded(quest: QuestFile, written: Mapping[str, tuple[str, str]]) -> Worded:
    """All the words that a quest needs; `written` maps messages to their English and French texts."""
    names = {**_things(quest), **_people(quest)}
    keys = [*_texts(quest), *names]
    told = {key: written[key] for key in keys if any(written.get(key, ()))}
    messages: dict[str, Message] = {
        f"setting-quest-{quest.id}": _same(f"setting-quest-{quest.id}", f"quest-{quest.id}")
    }
    for key in keys:
        name, _, attribute = key.partition(".")
        text = _text(key, told.get(key), quest.id)
        message = messages.setdefault(name, Message(name, text, {}))
        if attribute:
            message.attributes[attribute] = text
        elif key in names:
            message.attributes.update(names_in_sentences(text, names[key]))
    for key in _foes(quest):
        name = f"monster-{key}" if f"monster-{key}" in messages else f"object-{key}"
        called = messages[name].text
        messages[f"foe-{key}"] = _same(f"foe-{key}", name)._replace(attributes=names_in_sentences(called, _PERSON))
    return Worded(list(messages.values()), len(set(keys) - told.keys()))


def _same(key: str, other: str) -> Message:
    return Message(key, Fluent(f"{{ {other} }}"), {})


def _text(key: str, told: tuple[str, str] | None, quest: str) -> Text:
    """The written text; if there is only one language, it serves for both. Without any, what the message is about."""
    if told is not None:
        english, french = told
        return Both(english or french, french or english)
    name, _, attribute = key.partition(".")
    if attribute == "effect" and name == f"quest-{quest}":
        return Say("imported-goal-unsaid")
    about = name.partition("-")[2].removeprefix(f"{quest}-").replace("-", " ")
    return AuthorText(about[:1].upper() + about[1:], told=name.startswith(("note-", "find-", "sprung-", "quest-rule-")))


def _texts(quest: QuestFile) -> list[str]:
    """The messages that are sentences or headings."""
    name = quest.id
    return [
        *(f"quest-{name}{part}" for part in ("", ".effect", ".flavor")),
        *([f"exit-{name}"] if quest.exit_named else []),
        *([f"title-{quest.title}"] if quest.title else []),
        *(f"quest-rule-{name}-{rule.id}" for rule in quest.rules),
        *(f"quest-action-{row.id}" for row in quest.actions),
        *(f"note-{name}-{row.id}" for row in quest.notes),
        *(f"note-{name}-{row.id}" for row in quest.actions),
        *([f"note-{name}-collapse"] if quest.collapse else []),
        *(f"find-{name}-{find.room}" for find in quest.finds),
        *(f"sprung-{name}-{trap.at}" for trap in quest.traps if trap.kind == "furniture"),
        *(f"hero-{row.id}.effect" for row in quest.allies),
        *(f"item-{item}.effect" for item in quest.items),
    ]


def _things(quest: QuestFile) -> dict[str, tuple[str, ...]]:
    ids = [f"monster-{row.id}" for row in quest.characters] + [f"object-{row.id}" for row in quest.objects]
    return dict.fromkeys([*ids, *(f"item-{item}" for item in quest.items)], _THING)


def _people(quest: QuestFile) -> dict[str, tuple[str, ...]]:
    return dict.fromkeys([f"hero-{row.id}" for row in quest.allies], _PERSON)


def _foes(quest: QuestFile) -> list[str]:
    """What the heroes fight: characters, and objects that can be destroyed."""
    return [row.id for row in quest.characters] + [row.id for row in quest.objects if row.body]
