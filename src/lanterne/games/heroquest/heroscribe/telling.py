"""What whoever imports a quest is told, in order."""

from pathlib import Path

from lanterne.engine.packs import with_packs
from lanterne.games.heroquest.heroscribe.packing import GAME
from lanterne.games.heroquest.heroscribe.sheet import Imported
from lanterne.scene import Say


def made(quest: Imported, place: Path) -> list[Say]:
    """What has been made of a file, and how to play it."""
    return [
        Say("import-made", {"quest": quest.name, "place": str(place)}),
        *report(quest),
        Say("import-play", {"game": with_packs(GAME, (quest.id,))}),
    ]


def report(quest: Imported) -> list[Say]:
    """The report, part by part."""
    sheet, told = quest.sheet, quest.report
    lines = [Say("import-holds", {"monsters": len(sheet["monsters"]), "doors": len(sheet["doors"])})]
    for heading, sentences in (
        (Say("import-heading-left-out"), told.left_out),
        (Say("import-heading-doubts"), told.doubts),
        (Say("import-heading-readings"), told.readings),
    ):
        if sentences:
            lines += [heading, *(Say("import-line", {"sentence": sentence}) for sentence in sentences)]
    return lines
