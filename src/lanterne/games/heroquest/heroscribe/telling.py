"""The report on imported quests, in order."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from lanterne.games.heroquest.heroscribe.packing import GAME
from lanterne.games.heroquest.heroscribe.sheet import Imported
from lanterne.packs import with_packs
from lanterne.scene import Say
from lanterne.scene.imported import Part


def made(quests: Sequence[Imported], place: Path) -> list[Say]:
    """What was made from a file, and how to play it."""
    return [
        Say("import-made", {"quest": quests[0].title, "place": str(place)}),
        *lines(quests),
        Say("import-play", {"game": with_packs(GAME, (quests[0].id,))}),
    ]


def lines(quests: Iterable[Imported]) -> list[Say]:
    """The report, line by line."""
    found: list[Say] = []
    for heading, sentences in report(quests):
        found += [heading, *(Say("import-line", {"sentence": sentence}) for sentence in sentences)]
    return found


def report(quests: Iterable[Imported]) -> list[Part]:
    """The report, part by part."""
    return [part for quest in quests for part in _of_one(quest)]


def _of_one(quest: Imported) -> list[Part]:
    monsters, doors = len(quest.sheet["monsters"]), len(quest.sheet["doors"])
    holds = Say("import-holds", {"monsters": monsters, "doors": doors})
    if quest.name != quest.title:
        holds = Say("import-board-holds", {"quest": quest.name, "what": holds})
    parts = [
        Part(Say("import-heading-left-out"), quest.report.left_out),
        Part(Say("import-heading-doubts"), quest.report.doubts),
        Part(Say("import-heading-readings"), quest.report.readings),
    ]
    return [Part(holds, ()), *(part for part in parts if part.sentences)]


def report_sentences(quest: Imported) -> tuple[Say, ...]:
    """All sentences of the report."""
    return quest.report.left_out + quest.report.doubts + quest.report.readings
