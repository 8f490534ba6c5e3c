"""HeroScribe files: import into the workshop, and export from it."""

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.games.heroquest.heroscribe.ftl import AuthorText, Message, Text, author_text
from lanterne.games.heroquest.heroscribe.sheet import Imported, sketched
from lanterne.games.heroquest.heroscribe.telling import report_sentences
from lanterne.games.heroquest.heroscribe.writing import exported
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.packing import Drawn
from lanterne.games.quest_workshop.state import IN_BOX, LANGUAGES, ROOMS, QuestText, State
from lanterne.games.quest_workshop.texts import needed, text_of
from lanterne.scene import Say
from lanterne.scene.saying import said


class ImportedDrawing(NamedTuple):
    """A drawing from a HeroScribe file, and the report on it."""

    drawn: Drawn
    report: tuple[Say, ...]


def is_heroscribe(text: str) -> bool:
    """Whether a file could be a HeroScribe file, because it looks like XML."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def imported_drawing(text: str, name: str) -> ImportedDrawing:
    """The quest of a file, under this name. It need not be playable: `flaws` decides that. Raises NotAQuest if there is
    nothing to draw."""
    found = sketched(text.encode("utf-16", "replace"), name)  # the reader detects it, whatever the file declares
    quest = quest_in("the file", json.dumps(found.sheet).encode())
    quest = quest._replace(stairs=quest.stairs or "")
    report = (
        *_boards(found),
        *(line for line in report_sentences(found) if line.id != "import-boards"),
        *_draughts(quest),
    )
    return ImportedDrawing(Drawn(_without_draughts(quest), _texts(quest, found)), report)


def _texts(quest: QuestFile, found: Imported) -> tuple[QuestText, ...]:
    """The texts of the file, the same in both languages. Texts that it does not have are still to be written."""
    texts = {key: text for message in found.words for key, text in _parts(message)}
    return tuple(
        (key, _written(texts[key], "en"), _written(texts[key], "fr"))
        for key in needed(quest)
        if key in texts and _written(texts[key], "en")
    )


def _parts(message: Message) -> Iterator[tuple[str, Text]]:
    yield message.key, message.text
    for name, text in message.attributes.items():
        yield f"{message.key}.{name}", text


def _written(text: Text, language: str) -> str:
    """The text of the quest's author, or for a thing that has no rules here; "" if the file has none."""
    match text:
        case AuthorText():
            return author_text(text, language)
        case Say(args={"thing": str(thing)}):
            return author_text(AuthorText(thing, told=True), language)
    return ""


def _without_draughts(quest: QuestFile) -> QuestFile:
    """The quest without the potions that the box does not have."""
    known = ((find, tuple(item for item in find.items if item in IN_BOX)) for find in quest.finds)
    return quest._replace(finds=tuple(replace(find, items=items) for find, items in known))


def _boards(found: Imported) -> Iterator[Say]:
    """Report that only one board is drawn, since a sheet has one."""
    if found.name != found.title:
        yield Say("report-first-board")


def _draughts(quest: QuestFile) -> Iterator[Say]:
    for find in quest.finds:
        if not set(find.items) <= set(IN_BOX):
            yield Say("report-no-such-potion", {"region": said(ROOMS, ROOMS.number(find.room))})


def for_heroscribe(s: State, language: str, say: Callable[[Say], str]) -> bytes | None:
    """The quest for HeroScribe, in one language, once it can be played."""
    if flaws(s):
        return None
    number = LANGUAGES.number(language)

    def speak(wanted: Say) -> str:
        return text_of(s, wanted.id, number) or say(wanted)

    return exported(s.quest._replace(stairs=s.quest.stairs or None), speak).encode()
