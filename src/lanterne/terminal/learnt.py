"""The lessons that were finished in the terminal on this machine."""

from pathlib import Path

from lanterne.data_folder import home
from lanterne.lesson import Lesson


def _file() -> Path:
    return home() / "lessons.txt"


def done() -> frozenset[str]:
    """The finished lessons, as `game/lesson`."""
    try:
        return frozenset(_file().read_text("utf-8").split())
    except OSError:
        return frozenset()


def note_done(lesson: Lesson) -> None:
    """Remember that this lesson was finished. That it cannot be remembered is no reason to stop."""
    name = f"{lesson.game}/{lesson.name}"
    if name in done():
        return
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        with _file().open("a", encoding="utf-8") as file:
            file.write(f"{name}\n")
    except OSError:
        return
