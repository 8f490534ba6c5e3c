"""The quests of HeroQuest one by one: exported as files, and tried out by bots."""

from collections.abc import Callable, Sequence
from typing import Any

from lanterne.games.heroquest import trial
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile, packaged
from lanterne.games.heroquest.heroscribe.writing import exported
from lanterne.manifest import Quests
from lanterne.scene import Say


def _quest(name: str) -> QuestFile:
    return next(row for row in BOX.quests if row.id == name)


def _file(name: str) -> bytes:
    return packaged(f"quests/{name}.json")


def _heroscribe(name: str, say: Callable[[Say], str]) -> bytes:
    return exported(_quest(name), say).encode()


def _told(name: str, tales: Sequence[tuple[Any, ...]]) -> list[Say]:
    return trial.told([trial.Tale(*tale) for tale in tales], _quest(name).parts)


QUESTS = Quests(
    file=_file,
    heroscribe=_heroscribe,
    tale=trial.tale_of,
    has_come=trial.has_come,
    by_itself=trial.alone,
    told=_told,
)
